"""
Help for a player whose mail held nothing for pbem, or was too large: what to send, and how their
games stand. Where these are over, that is what they hear, and how to play again.

Its lines are neither orders nor a message, so a program that sends it back asks for nothing.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.file.genesis import Genesis
from pbem.engine.text.wrapping import harmless, shorten
from pbem.host.mails.outgoing import OutgoingMail, letter_mail, subject_of
from pbem.host.mails.receipt import MailReceipt, about_lines, waiting_lines
from pbem.host.mails.turn_letter import afterwards
from pbem.mail.letter import WIDTH, Sentences, break_sentence
from pbem.mail.mail_header import AnsweredMail

MOST_QUOTED = 10
MOST_HELPED = 3
"""So many mails of help go out in a day to a player who is not understood, each for other words."""
_NOTHING = (
    "Nothing in your mail could be used for the games hosted here. A program reads this address, and this is what it "
    "understands."
)
_OPEN = (
    'To play: reply to the letter "your move", with lines like those that it shows, or with its order file filled in and '
    "attached. Or copy its order lines, with the BEGIN and the END line, to the top of your reply, and change them there."
)
_KEYED = (
    'To play: save the two files of the letter "your move", fill in the order file, sign it as that letter says, and attach '
    "the signed file to a reply."
)
WORDS_OF_HELP = (
    "To write to others: begin a line with their name, as in to {to}: YOUR WORDS, and end with an empty line; or put the "
    'line [[message]] into a mail to this address, and below it the lines to = "{to}" and text = "YOUR WORDS". Name '
    'players as the game does; "all" means all the others{gm}.\n\n'
    "To ask: write help, status, who is late, my orders, again, history 5, rules, map or odds 12 7 on the first line, or "
    "plan with orders below it.\n\n"
    "If you will be away: write away 24 Dec to 2 Jan on the first line, and back when you are here again. To propose a "
    "draw write draw, and to leave the game resign; you are asked before anything happens."
)
_SHORTLY = 'To play: reply to the letter "your move", with lines like those that it shows.'
_AGAIN = (
    "To ask: write help on the first line; the answer says all that can be written. To write to others: begin a line "
    "with their name, as in to {}: YOUR WORDS.\n\n"
    "Of mails that are not understood, no more than {} are answered in a day."
)
_OVER = (
    "To write to the others, begin a line with their name, as in to {to}: YOUR WORDS. To ask, write history 5, map or hall "
    "on the first line; help says what else there is."
)
_SMALLER = (
    "Nothing in it was accepted. Send the orders again in a new mail, without photos, other large files and long "
    "quotations: only the order file attached, or the order lines in the text."
)


_ENOUGH = (
    "{} answers went to this address today; the next goes out tomorrow. Nobody can flood your mailbox so by writing in "
    "your name."
)
_READ_ALL_THE_SAME = (
    "Your mails are read all the same: orders that need no yes count, and letters about your games come as ever. What "
    "would have to be asked about or refused is not taken, and you are not told. So write my orders on the first line of "
    "a mail tomorrow, and see which are in. If you did not write so much yourself, tell the game master."
)


def help_mail(
    receipts: Sequence[MailReceipt], faults: Sequence[str], digest: str, answers: AnsweredMail, words: str = ""
) -> OutgoingMail:
    """Return the mail of help to the player of these receipts, one for each game; `words` are what they wrote."""
    text = over_text(receipts, words) if are_over(receipts) and not faults else help_text(receipts, faults, words)
    return _mail(
        receipts, "the game is over" if are_over(receipts) else "how to play by mail", text, digest, "help", answers
    )


def help_again(
    receipts: Sequence[MailReceipt], faults: Sequence[str], digest: str, answers: AnsweredMail, words: str = ""
) -> OutgoingMail:
    """Return a short one to somebody who had that mail today, and wrote other words that are not understood."""
    lines = [
        *_found(faults),
        *_misunderstood(words, "Not understood either, and passed on to nobody:"),
        *_playing(receipts, _SHORTLY),
    ]
    to = _another_seat(receipts[0].turn.genesis, receipts[0].seat)
    for paragraph in _AGAIN.format(to, MOST_HELPED).split("\n\n"):
        lines += [*break_sentence(paragraph), ""]
    text = "\n".join([*lines, *_standing(receipts)]).rstrip() + "\n"
    return _mail(receipts, "not understood", text, digest, "help", answers)


def are_over(receipts: Sequence[MailReceipt]) -> bool:
    """Say whether all of these games are over, so that nothing can be ordered."""
    return not any(one.turn.game.awaited for one in receipts)


def unread_mail(receipts: Sequence[MailReceipt], fault: str, digest: str, answers: AnsweredMail) -> OutgoingMail:
    """Return the answer to a mail that was too large to be read; `fault` is a sentence that says so."""
    lines = [*break_sentence(f"Your mail was not read: {fault}."), "", *break_sentence(_SMALLER), ""]
    text = "\n".join([*lines, *_standing(receipts)]).rstrip() + "\n"
    return _mail(receipts, "your mail was too large", text, digest, "unread", answers)


def no_more_today(to: str, most: int, digest: str, answers: AnsweredMail) -> OutgoingMail:
    """Return the mail to a player who got as many answers as may be in a day."""
    blocks = (Sentences(_ENOUGH.format(most)), Sentences(_READ_ALL_THE_SAME))
    return letter_mail(to, "no more answers today", blocks, digest, "enough", answers=answers)


def _mail(
    receipts: Sequence[MailReceipt], subject: str, text: str, digest: str, kind: str, answers: AnsweredMail
) -> OutgoingMail:
    one, alone = receipts[0], len(receipts) == 1
    name, game = (one.turn.genesis.name, one.turn.name) if alone else ("games", "")
    return OutgoingMail(one.turn.players[one.seat], subject_of(name, subject), text, digest, kind, game, answers)


def help_text(receipts: Sequence[MailReceipt], faults: Sequence[str] = (), words: str = "") -> str:
    """
    Return the text: what can be sent, and how each game stands.

    `faults` are sentences about what was found and is for no game here, `words` what was not understood.
    """
    lines = [*_found(faults), *break_sentence(_NOTHING), ""]
    lines += [*_misunderstood(words, "Not understood, and passed on to nobody:"), *_playing(receipts)]
    one = receipts[0]
    gm = ', and "gm" the game master' if any(receipt.gm for receipt in receipts) else ""
    for paragraph in WORDS_OF_HELP.format(to=_another_seat(one.turn.genesis, one.seat), gm=gm).split("\n\n"):
        lines += [*break_sentence(paragraph), ""]
    return "\n".join([*lines, *_standing(receipts)]).rstrip() + "\n"


def over_text(receipts: Sequence[MailReceipt], words: str = "") -> str:
    """Return what whoever writes to games that are over should know: who has won, and how to play again."""
    lines = [line for receipt in receipts for line in (*waiting_lines(receipt), "")]
    lines += _misunderstood(words, "No orders are taken any more, and what you wrote went to nobody:")
    genesis = receipts[0].turn.genesis
    for sentence in (afterwards(genesis), _OVER.format(to=_another_seat(genesis, receipts[0].seat))):
        lines += [*break_sentence(sentence), ""]
    return "\n".join([*lines, *about_lines(receipts[0])]).rstrip() + "\n"


def _found(faults: Sequence[str]) -> Iterator[str]:
    """Say what was found that is for no game here."""
    for fault in faults:
        yield from break_sentence(f"In your mail: {fault}.")
    yield from [""] * bool(faults)


def _misunderstood(words: str, heading: str) -> Iterator[str]:
    """Quote what was not understood, so that nothing is lost in silence."""
    lines = [shorten(harmless(line.strip()), WIDTH - 4) for line in words.split("\n") if line.strip()]
    if lines:
        yield heading
        yield from (f"    | {line}" for line in lines[:MOST_QUOTED])
        yield from ["    | ..."] * (len(lines) > MOST_QUOTED)
        yield ""


def _playing(receipts: Sequence[MailReceipt], unsigned: str = _OPEN) -> Iterator[str]:
    """Say how to play, to somebody with a key, to somebody without, or to both."""
    keyed = (one.seat in one.turn.genesis.identities for one in receipts)
    for how in dict.fromkeys(_KEYED if has_key else unsigned for has_key in keyed):
        yield from (*break_sentence(how), "")


def _standing(receipts: Sequence[MailReceipt]) -> Iterator[str]:
    """Say how each game stands, and which mail this answers."""
    for receipt in receipts:
        if waiting := list(waiting_lines(receipt)):
            yield from (*waiting, "")
    yield from about_lines(receipts[0])


def _another_seat(genesis: Genesis, seat: str) -> str:
    return next((other for other in genesis.seat_ids if other != seat), "all")
