"""
Messages between players: who may write to whom, and what the mail with a message looks like.

Rule 1. Only players of the game write: from their registered address, with their yes from there, or with their
        signature under the message itself. The mail says whether it was signed.
Rule 2. The writer is named as in the game, by name and seat; no address is disclosed, but to the game master
        one that is not registered.
Rule 3. The text is passed on as it is, each line marked as quoted, so that no program takes it for
        orders or for a message of its own.
Rule 4. The same text from the same seat to the same reader goes out once.
"""

from collections.abc import Sequence
from hashlib import sha256

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_seats, listed
from pbem.engine.table.sheet import nearest
from pbem.engine.text.table_talk import EVERYBODY
from pbem.errors import InputError
from pbem.host.deadlines.game_settings import GameSettings
from pbem.mail.letter import break_sentence
from pbem.mail.requests import Message, text_lines
from pbem.record import value
from pbem.trust.canonical import canonical

GM = "gm"
ANSWER = "To answer, reply to this letter."
"""Stands in every mail with a message, and so shows one that comes back without quote marks."""


@value
class AddressedMessage:
    """
    A message to be passed on: from a seat ("gm" for the game master) to seats, or to "gm".

    `via` is the address that it came from, if that is not registered for the seat.
    """

    writer: str
    to: tuple[str, ...]
    text: str
    signed: bool
    via: str = ""

    @property
    def content(self) -> str:
        """What makes it the same message: a hash of writer and text, 32 hex digits."""
        return sha256(canonical({"from": self.writer, "text": text_lines(self.text)})).hexdigest()[:32]


def address_message(
    settings: GameSettings, genesis: Genesis, writers: Sequence[str], message: Message, *, signed: bool, via: str = ""
) -> AddressedMessage:
    """
    Find out who writes to whom. `writers` are the seats that the mail may speak for.

    Raises InputError, with a sentence for the writer.
    """
    wanted = [name.casefold() for name in message.to]
    if settings.messages.allowed == "off" and wanted != [GM] and list(writers) != [GM]:
        raise InputError("in this game the host passes no messages on")
    writer = _writer(genesis, writers, message.writer)
    found: list[str] = []
    for name in message.to:
        found += _readers(genesis, name)
    to = tuple(seat for seat in (*genesis.seat_ids, GM) if seat in found and seat != writer)
    if not to:
        raise InputError("a message to yourself alone is not passed on")
    return AddressedMessage(writer, to, message.text, signed, via)


def format_writer(genesis: Genesis, seat: str) -> str:
    """Name somebody as in the game: "Anna", "Rosa Lund (red)", or the game master."""
    return "the game master" if seat == GM else format_seats(genesis, [seat])


def message_text(genesis: Genesis, message: AddressedMessage, reader: str, allowed: str) -> str:
    """Write the mail as one of the readers gets it."""
    others = [format_writer(genesis, seat) for seat in message.to if seat != reader]
    also = f", and to {listed(others)}" if others and allowed == "open" else ""
    quoted = "\n".join(f"> {line}".rstrip() for line in text_lines(message.text))
    writer = format_writer(genesis, message.writer)
    said = f"{writer[:1].upper()}{writer[1:]} writes to you{also}:"
    answer = f"{ANSWER} To write to others, begin a line with their name, as in to {message.writer}: YOUR WORDS, or to all: YOUR WORDS."
    trust = _trust(message, writer, reader)
    return "\n".join([*break_sentence(said), "", quoted, "", *break_sentence(trust), *break_sentence(answer), ""])


def _trust(message: AddressedMessage, name: str, reader: str) -> str:
    if message.writer == GM:
        return "Written by the game master."
    if message.signed:
        return f"It is signed with the key with which {name} plays."
    where = f"the address that is registered for {name}"
    if message.via:
        where = f"{message.via if reader == GM else 'another address'}, and {name} said yes to it"
    return f"It came from {where}. Nothing is signed, and anyone who can forge mail could have written it."


def _writer(genesis: Genesis, writers: Sequence[str], name: str) -> str:
    if name:
        wanted = _seat(genesis, name)
        if wanted not in writers:
            raise InputError(f"you do not play as {name[:40]!a} in this game")
        return wanted
    if len(writers) != 1:
        raise InputError(f'you play several seats; say which one writes: from = "{writers[0]}"')
    return writers[0]


def _readers(genesis: Genesis, name: str) -> list[str]:
    if name.casefold() == EVERYBODY:
        return list(genesis.seat_ids)
    return [GM] if name.casefold() == GM else [_seat(genesis, name)]


def _seat(genesis: Genesis, name: str) -> str:
    seat = genesis.seat_called(name)
    if seat is None:
        close = nearest(name, [*genesis.seat_ids, EVERYBODY, GM], 1)
        meant = f" Did you mean {close[0]}?" if close else ""
        known = ", ".join([*genesis.seat_ids, EVERYBODY, GM])
        raise InputError(f"nobody is called {name[:40]!a} here.{meant} There are {known}")
    return seat
