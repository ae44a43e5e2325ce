"""Mails about a seat that is to change hands: to those who may take it, and to whoever leaves it. No address in any."""

from collections.abc import Iterator

from pbem.host.mails.outgoing import OutgoingMail, ack_digest, letter_mail
from pbem.mail.draft import Attachment
from pbem.mail.letter import Block, Lead, Rows, Sentences
from pbem.mail.mail_header import AnsweredMail
from pbem.record import value


@value
class SeatGiven:
    """A seat in a game: the names of game and player, what is played and when, and the folder of the game."""

    game: str
    who: str
    played: str
    folder: str = ""


def offer(to: str, seat: SeatGiven, code: str, digest: str, *, keys: bool) -> OutgoingMail:
    """Return the mail that asks somebody whether they take a seat; `keys` says whether it is played with a key."""
    then = (
        "This game is played with keys, so you need the program pbem; the game file comes to you after your yes."
        if keys
        else "The others are asked after your yes, and you hear when they agree."
    )
    blocks = (
        *_asked(seat),
        Sentences(f"{then} If you want it, reply with yes and this code:"),
        Rows(f"    {code}", breaks=True),
    )
    return letter_mail(to, f"will you take over in {seat.game}?", blocks, digest, "seat", seat.folder)


def ask_for_keys(
    to: str, seat: SeatGiven, code: str, id_: str, file: Attachment, mark: str, answers: AnsweredMail
) -> OutgoingMail:
    """Return the mail to somebody who said yes to the seat `id_` of a game with keys: how they write who they are."""
    blocks = (
        Lead(f"You want to take over from {seat.who} in {seat.game}."),
        Sentences("Save the attached game file, then type, with your own name:"),
        Rows(f'    pbem admin {file.name} replace {id_} --name NAME --reason "I play on."', breaks=True),
        Sentences(
            "Then reply with the file that it writes attached, and leave this code in the message; the others sign after that:"
        ),
        Rows(f"    {code}", breaks=True),
    )
    digest = ack_digest(mark, code)
    return letter_mail(to, f"{seat.who} in {seat.game}", blocks, digest, "ack", seat.folder, answers, (file,))


def answer_to_newcomer(
    to: str, seat: SeatGiven, wish: str, said: str, mark: str, answers: AnsweredMail
) -> OutgoingMail:
    """Return the mail that tells somebody what became of a yes: to what they `wish`, and what was `said` of it."""
    blocks = (Lead(f"You want to {wish}."), Sentences(said))
    digest = ack_digest(mark, said)
    return letter_mail(to, f"{seat.who} in {seat.game}", blocks, digest, "ack", seat.folder, answers)


def offer_move(to: str, seat: SeatGiven, code: str, digest: str) -> OutgoingMail:
    """Return the mail that asks at a new address whether its reader plays a seat from there."""
    blocks = (
        Lead(f"Whoever plays {seat.who} in the game {seat.game} wants to play from this address."),
        Sentences(f"All letters of the game for {seat.who} would come here. If you know nothing of that, do nothing."),
        Sentences("If it is you, reply with yes and this code, which counts for two weeks:"),
        Rows(f"    {code}", breaks=True),
    )
    return letter_mail(to, f"do you play {seat.game} from here?", blocks, digest, "address", seat.folder)


def moved(to: str, seat: SeatGiven, digest: str) -> OutgoingMail:
    """Return the last mail to an address from which a player has moved."""
    blocks = (
        Lead(f"The letters of {seat.who} in {seat.game} go to another address from now on."),
        Sentences("Both addresses have said yes. Nothing that you send from this one counts for that game any more."),
        Sentences("If it was not you, tell the game master or the other players at once."),
    )
    return letter_mail(to, f"your letters of {seat.game} go elsewhere", blocks, digest, "seat", seat.folder)


def proposed(seat: SeatGiven, newcomer: str, digest: str) -> OutgoingMail:
    """Return the mail that tells a player of whom the others are asked; the address is theirs."""
    blocks = (
        Lead(f"It is proposed that {newcomer} takes over from you in {seat.game}."),
        Sentences('The others are asked. If you want to stay, tell them, in a line such as "to all: I am back".'),
        Sentences("Orders that you send in the meantime count."),
    )
    return letter_mail("", f"does {newcomer} take over from you?", blocks, digest, "decision", seat.folder)


def farewell(to: str, seat: SeatGiven, newcomer: str, digest: str) -> OutgoingMail:
    """Return the last mail to whoever played a seat."""
    blocks = (
        Lead(f"{newcomer} takes over from you in {seat.game}, as the others agreed."),
        Sentences("You get no more letters of this game, and nothing that you send for it counts."),
    )
    return letter_mail(to, f"{newcomer} takes over from you", blocks, digest, "seat", seat.folder)


def _asked(seat: SeatGiven) -> Iterator[Block]:
    yield Lead(f"A player of the game {seat.game} asks whether you want to take over from {seat.who}.")
    yield Sentences(f"{seat.played} You would take over everything as it stands; the game keeps the name {seat.who}.")
    yield Sentences("If you do not want that, do nothing.")
