"""
Letters between players: who may write to whom, and what the letter looks like.

Rule 1. Only who sits in the game writes: by his registered address, or by orders of his in the same
        mail whose signature holds. Which of the two it was stands in the letter.
Rule 2. The writer is named by his public face, the name and seat in the game; no address is told.
Rule 3. The text goes on as it is, each row marked as quoted, so that no program takes it for orders
        or for a letter of its own.
Rule 4. The same text from the same seat to the same reader goes out once.
"""

from collections.abc import Sequence
from hashlib import sha256

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.phrases import format_seats
from pbem.engine.sheet import nearest
from pbem.errors import InputError
from pbem.host.games.hosting import Hosting
from pbem.host.games.notices import visible
from pbem.host.letters.wishes import EVERYBODY, Message
from pbem.trust.canonical import canonical

GM = "gm"


@attrs.frozen
class Passed:
    """A letter to be passed on: from a seat ("gm" for the game master) to seats, or to "gm"."""

    writer: str
    to: tuple[str, ...]
    text: str
    signed: bool

    @property
    def content(self) -> str:
        """What makes it the same letter: a hash of writer and text, 32 hex digits."""
        return sha256(canonical({"from": self.writer, "text": rows(self.text)})).hexdigest()[:32]


def address_message(
    hosting: Hosting, genesis: Genesis, writers: Sequence[str], message: Message, *, signed: bool
) -> Passed:
    """
    Find out from whom to whom a letter goes. `writers` are the seats that the mail may speak for.

    Raises InputError.
    """
    asked = [name.casefold() for name in message.to]
    if hosting.messages.allowed == "off" and asked != [GM] and list(writers) != [GM]:
        raise InputError("in this game the host passes no messages on")
    writer = _writer(genesis, writers, message.face)
    found: list[str] = []
    for name in message.to:
        found += _readers(genesis, name)
    to = tuple(seat for seat in (*genesis.seat_ids, GM) if seat in found and seat != writer)
    if not to:
        raise InputError("a message to yourself alone is not passed on")
    return Passed(writer, to, message.text, signed)


def format_face(genesis: Genesis, seat: str) -> str:
    """Name somebody by the public face: "Anna", "Rosa Lund (red)", or the game master."""
    return "the game master" if seat == GM else format_seats(genesis, [seat])


def message_text(genesis: Genesis, passed: Passed, reader: str, allowed: str) -> str:
    """Write the letter as one of its readers gets it."""
    others = [format_face(genesis, seat) for seat in passed.to if seat != reader]
    also = f", and to {_joined(others)}" if others and allowed == "open" else ""
    quoted = "\n".join(f"> {row}".rstrip() for row in rows(passed.text))
    return (
        f"{format_face(genesis, passed.writer)} writes to you{also}:\n\n{quoted}\n\n"
        f"{_trust(passed, format_face(genesis, passed.writer))}\n"
        "To answer, write a mail to this address with a row [[message]], and below it\n"
        f'the rows to = "{passed.writer}" and text = "YOUR WORDS".\n'
    )


def rows(text: str) -> list[str]:
    """Return the rows of a letter: visible signs only, no blank rows at its ends."""
    return [visible(row).rstrip().replace("'''", "' ' '") for row in text.strip().split("\n")]


def _trust(passed: Passed, name: str) -> str:
    if passed.writer == GM:
        return "Written by the game master."
    if passed.signed:
        return (
            f"It came in one mail with orders that carry the signature of {name}.\n"
            "The letter itself is not signed."
        )
    return (
        f"It came from the address that is registered for {name}. Nothing is\n"
        "signed, and who is able to forge mail could have written it."
    )


def _writer(genesis: Genesis, writers: Sequence[str], face: str) -> str:
    if face:
        wanted = _seat(genesis, face)
        if wanted not in writers:
            raise InputError(f"you do not sit as {face[:40]!a} in this game")
        return wanted
    if len(writers) != 1:
        raise InputError(f'you have several seats; say which one writes: from = "{writers[0]}"')
    return writers[0]


def _readers(genesis: Genesis, name: str) -> list[str]:
    if name.casefold() == EVERYBODY:
        return list(genesis.seat_ids)
    return [GM] if name.casefold() == GM else [_seat(genesis, name)]


def _seat(genesis: Genesis, name: str) -> str:
    # The id is asked first: nobody's name can stand for another's seat.
    if name in genesis.seat_ids:
        return name
    names = {player.name.casefold(): player.id for player in genesis.players}
    names |= {seat.casefold(): seat for seat in genesis.seat_ids}
    seat = names.get(name.casefold())
    if seat is None:
        close = nearest(name, [*genesis.seat_ids, EVERYBODY, GM], 1)
        meant = f" Did you mean {close[0]}?" if close else ""
        known = ", ".join([*genesis.seat_ids, EVERYBODY, GM])
        raise InputError(f"nobody is called {name[:40]!a} here.{meant} There are {known}")
    return seat


def _joined(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
