"""
The receipt: what was understood in a mail, what was ignored, what is wrong and how to put it right.

Plain lines of at most 78 columns; `outgoing.lay_out` joins them again for a narrow screen.
What a mail brought is quoted without the characters that turn or hide text.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.file.phrases import counted, format_seats
from pbem.engine.pending.pending import pending
from pbem.engine.pending.value import Pending
from pbem.engine.play.order_header import UNSIGNED
from pbem.engine.table.sheet import Problem
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.order_file import Prose
from pbem.engine.text.wrapping import harmless, shorten
from pbem.host.mails.outgoing import subject_of
from pbem.host.mails.quoted_orders import quote_orders, restated
from pbem.host.mails.turn_letter import afterwards, over
from pbem.host.values.open_turn import OpenTurn, Ruling, papers_in
from pbem.mail.draft import one_line
from pbem.mail.found import (
    ADDRESSED,
    COMPLETED,
    DOUBTFUL,
    EARLIER_MAIL,
    EXCHANGED,
    LESSENED,
    SLIPPED,
    UNCLEAR,
    FoundOrders,
)
from pbem.mail.letter import AUTOMATIC, WIDTH, break_sentence
from pbem.record import value

MOST_PROSE = 12
_CONFIRMED = (
    "The attached receipt is signed by the host: it proves that your orders were in (pbem status checks it). "
    "Keep this letter until the turn is played."
)
_ELSEWHERE = (
    "NOT FROM YOU, or from another address of yours: {}, which is not registered, answered a letter that you got. Nothing "
    "was kept of these orders. If they are yours, send all of them again, from your registered address."
)
_SUBJECTS = {
    "accepted": "orders accepted",
    "to be confirmed": "please confirm your orders",
    "draft": "please sign your orders",
    "ignored": "orders ignored",
    "wrong": "orders refused",
}
_UNHARMED = (ADDRESSED, DOUBTFUL, COMPLETED, LESSENED, EXCHANGED, SLIPPED, UNCLEAR)
_RANKS = ("to be confirmed", "draft", "wrong", "accepted", "ignored")


@value
class MailReceipt:
    """
    What to tell one player about one mail.

    `confirmed` if the host's signed word goes with it, `gm` if the game has a game master to write to, `moved` if the
    mail itself made a record: then a letter says how the game stands, `refused` if the player's last orders were. `stranger` is the address that it came from, if
    that is not registered.
    """

    turn: OpenTurn
    seat: str
    rulings: tuple[Ruling, ...]
    sentences: tuple[str, ...] = ()
    troubles: tuple[str, ...] = ()
    message_id: str = ""
    subject: str = ""
    deadline: tuple[str, ...] = ()
    confirmed: bool = False
    gm: bool = False
    moved: bool = False
    refused: bool = False
    stranger: str = ""

    @property
    def mail(self) -> str:
        """What the mail is called."""
        return "that mail" if self.stranger else "your mail"


def receipt_subject(receipt: MailReceipt) -> str:
    """Return the subject: game, turn, and the verdict that most needs to be read."""
    words = {"draft" if ruling.is_draft else ruling.word for ruling in receipt.rulings}
    verdict = next((_SUBJECTS[word] for word in _RANKS if word in words), "your mail")
    return subject_of(receipt.turn.genesis.name, f"{receipt.turn.clock}: {verdict}")


def receipt_text(receipt: MailReceipt) -> str:
    """Return the text of the answer."""
    lines: list[str] = []
    if receipt.stranger and not all(ruling.takes for ruling in receipt.rulings):
        lines += [*break_sentence(_ELSEWHERE.format(receipt.stranger)), ""]
    for ruling in receipt.rulings:
        lines += [*_ruling_lines(receipt, ruling), ""]
    if receipt.confirmed:
        lines += [*break_sentence(_CONFIRMED), ""]
    for sentence in receipt.sentences:
        said, *words = sentence.split("\n> ")
        lines += [*break_sentence(said), *(f"> {one}" for one in words), ""]
    for trouble in receipt.troubles:
        lines += [*break_sentence(f"About your mail program: {trouble}."), ""]
    if waiting := [] if receipt.moved else list(waiting_lines(receipt)):
        lines += [*waiting, ""]
    lines += about_lines(receipt)
    return "\n".join(lines).rstrip() + "\n"


# ── one order file ───────────────────────────────────────────────────────────────────────────────


def _ruling_lines(receipt: MailReceipt, ruling: Ruling) -> Iterator[str]:
    genesis = receipt.turn.genesis
    of = f"of {format_seats(genesis, [ruling.seat])}" if ruling.seat else f"in {receipt.mail}"
    yield from break_sentence(_opening(ruling, of, receipt.turn.spoken_clock))
    yield from break_sentence(_say_where(ruling, receipt.mail))
    if ruling.word == "to be confirmed" and ruling.hold:
        yield ""
        yield from _question(ruling.hold[0], ruling.hold_also[0] if ruling.hold_also else "")
    if told := _problems_told(ruling):
        yield ""
        text, places = ruling.found.shown
        yield from complain(told, "", text, places)
    broken = ruling.problems and not ruling.found.quoted
    # Nobody is to correct in the quotation what is not kept.
    kept = ruling.takes or not receipt.stranger
    if (ruling.found.document or broken) and kept and not ruling.reveal:
        yield ""
        yield from restated(receipt.turn, ruling) or quote_orders(ruling)
    yield from _prose(ruling.found, asked=ruling.hold is not None)


def _problems_told(ruling: Ruling) -> Sequence[Problem]:
    """Return the problems to complain of; what the signature of a draft mends is in its opening."""
    mended = ruling.is_draft
    return [one for one in ruling.problems if not (mended and (one.code == UNSIGNED or one.veiled))]


def _opening(ruling: Ruling, of: str, when: str) -> str:
    if ruling.reveal or ruling.word == "accepted":
        signed = "signed" if ruling.found.standing == "signed" else "not signed"
        number = f", number {ruling.keep.seq}" if ruling.keep else ""
        kind = "opened orders" if ruling.reveal else "orders"
        spare = ruling.keep is not None and ruling.keep.standby
        later = " They are standby orders: played at the deadline if no others come." if spare else ""
        return f"ACCEPTED: the {kind} {of} for {when} ({signed}{number}).{later}"
    if ruling.word == "to be confirmed" or ruling.is_draft:
        return f"NOT YET TAKEN: the orders {of} for {when}: {ruling.sentence}."
    word = "IGNORED" if ruling.word == "ignored" else "REFUSED"
    return f"{word}: orders {of}: {ruling.sentence}."


def _say_where(ruling: Ruling, mail: str) -> str:
    if ruling.found.places == (EARLIER_MAIL,):
        return f"They were in {EARLIER_MAIL}."
    places = " and ".join(ruling.found.places)
    if not (repairs := [one for one in ruling.found.repairs if one not in _UNHARMED]):
        return f"They were in {places} of {mail}."
    harm = ", ".join(repairs)
    ending = "; the signature proves that nothing was lost" if ruling.proved else ""
    return f"They were in {places} of {mail}. They arrived changed; repaired: {harm}{ending}."


def _prose(found: FoundOrders, *, asked: bool) -> Iterator[str]:
    """Quote the lines that were read with a slip, and those that were read as words and not as orders."""
    slips = [one._replace(doubt=f"read as {one.doubt}") for one in (found.typed.slips if found.typed else ())]
    yield from _lines_apart("Read so, if you say yes:" if asked else "Read so:", "?", slips)
    words = found.typed.prose if found.typed else ()
    yield from _lines_apart("Not understood, and no part of these orders:", "?", [one for one in words if one.doubt])
    yield from _lines_apart("Read as words, not as orders:", "|", [one for one in words if not one.doubt])


def _lines_apart(heading: str, mark: str, words: Sequence[Prose]) -> Iterator[str]:
    if not words:
        return
    yield ""
    yield heading
    for line in words[:MOST_PROSE]:
        why = f"  ({line.doubt})" if line.doubt else ""
        yield f"    {mark} {shorten(harmless(line.text), WIDTH - 6 - len(why))}{why}"
    if len(words) > MOST_PROSE:
        yield f"    | (and {counted(len(words) - MOST_PROSE, 'more line')})"


def _question(code: str, also: str) -> Iterator[str]:
    yield from break_sentence(
        "Look at them below. If they are your orders, reply to this letter "
        "with the word yes and this code in the first line:"
    )
    yield ""
    yield f"    {code}"
    yield ""
    if also:
        yield from break_sentence("With this code instead, that address counts as yours from now on:")
        yield ""
        yield f"    {also}"
        yield ""
    yield from break_sentence("If they are not, send them again, preferably as an attached file.")


# ── what the game waits for ──────────────────────────────────────────────────────────────────────


def waiting_lines(receipt: MailReceipt) -> Iterator[str]:
    """Say whom the game waits for, and until when."""
    turn, genesis = receipt.turn, receipt.turn.genesis
    if turn.game.awaited is None:
        yield from break_sentence(over(turn.game, receipt.seat))
        yield from break_sentence(afterwards(genesis)) if receipt.rulings else ()
        return
    taken = {one.keep.seat: one.keep for one in receipt.rulings if one.keep}
    found = pending(turn.game, papers_in({**turn.kept, **taken}, turn.papers.sealed))
    missing = [task.person for task in found.owing if task.act == "write"]
    if receipt.seat in missing:
        yield from break_sentence(f"{genesis.name} is at {turn.spoken_clock} and waits for your orders.")
    elif missing:
        yield from break_sentence(
            f"{genesis.name} is at {turn.spoken_clock} and waits for {format_seats(genesis, missing)}."
        )
    elif any(not orders.standby for orders in taken.values()):
        yield from break_sentence(f"Everything this turn was waiting for is in. {_what_next(turn, found)}")
    for sentence in receipt.deadline if missing else ():
        yield from break_sentence(sentence)


def _what_next(turn: OpenTurn, found: Pending) -> str:
    """Say who plays the turn: the host, or the witness who gets the orders from it."""
    if not turn.genesis.chance.played_by_witness:
        return "The next letter says what happened."
    who = format_seats(turn.genesis, [task.person for task in found.owing])
    return f"It goes to {who} for the dice; the next letter then says what happened."


def about_lines(receipt: MailReceipt) -> Iterator[str]:
    """Say which mail this answers, for people who have written several."""
    yield "-- "
    if receipt.subject:
        yield from break_sentence(f'About {receipt.mail} "{one_line(receipt.subject, 100)}"')
    if receipt.message_id:
        yield one_line(receipt.message_id, 200)
    yield from break_sentence(f"{AUTOMATIC} (pbem).")
