"""The open turn of a hosted game: who plays, which orders are in, and what becomes of others."""

import base64
import hmac
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Literal

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_clock, spoken_clock
from pbem.engine.pending.papers import Papers
from pbem.engine.play.order_check import Reading, unsigned_text, without_signed
from pbem.engine.play.order_header import UNSIGNED
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import Sealed
from pbem.engine.table.sheet import Problem
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.text.file_names import file_name, orders_name
from pbem.engine.words.template import header, write_template
from pbem.local.shell import format_command
from pbem.mail.found import FoundOrders
from pbem.record import value
from pbem.trust.canonical import canonical

SEQ_LIMIT = 999_999
RulingWord = Literal["accepted", "to be confirmed", "ignored", "wrong"]
Held = tuple[str, str, bytes]
"""What waits for a yes: its code, the seat that is asked, and a file."""


@value
class StoredOrders:
    """Orders that are in: an order file (LF) of a seat, its number, and the hash in its name."""

    seat: str
    seq: int
    sha: str
    data: bytes
    standby: bool = False

    def played_now(self) -> "StoredOrders":
        """Return the orders as they are when they no longer stand by."""
        return attrs.evolve(self, standby=False)


def papers_in(kept: Mapping[str, StoredOrders], sealed: Iterable[str] = ()) -> Papers:
    """Return what is in of an open turn, by seat; what only stands by is not in, and lists are still shut."""
    orders: dict[str, Data] = {seat: {"player": seat} for seat, one in kept.items() if not one.standby}
    return Papers(orders, tuple(sealed), tuple(sealed))


@value
class OpenTurn:
    """
    The open turn of one hosted game.

    `kept` are the orders that count now by seat, `stored` every (number, hash) of a seat.
    `passed_on` are the seats whose orders the witness has already, `secret` makes codes that nobody
    can guess, `sealed` are the sealed orders that are in. `players` are the addresses to which mails go, `also`
    further ones of the same people. `forgotten` are the orders that players took back.
    """

    name: str
    game: Game
    players: Mapping[str, str]
    kept: Mapping[str, StoredOrders]
    stored: Mapping[str, list[tuple[int, str]]]
    passed_on: tuple[str, ...]
    secret: bytes
    submissions: int = 50
    sealed: tuple[Sealed, ...] = ()
    also: Mapping[str, tuple[str, ...]] = attrs.Factory(dict)
    forgotten: Mapping[str, list[tuple[int, str]]] = attrs.Factory(dict)

    @property
    def record(self) -> int:
        """The record that orders have to answer."""
        return self.game.file.index

    @property
    def genesis(self) -> Genesis:
        """The fixed facts of the game."""
        return self.game.file.genesis

    @property
    def clock(self) -> str:
        """The moment of the game in words, as in "turn 3"."""
        return format_clock(self.game.clock)

    @property
    def spoken_clock(self) -> str:
        """The same inside a sentence, as in "the set-up"."""
        return spoken_clock(self.game.clock)

    def signing(self, seat: str, *more: str) -> str:
        """Return the command that signs orders of a seat, with the two files as they were mailed."""
        genesis, now = self.genesis, header(self.game, seat)
        return format_command("sign", file_name(genesis.name, self.record, ".toml"), orders_name(now), *more)

    @property
    def papers(self) -> Papers:
        """What is in that the game asks for."""
        return papers_in(self.kept, [one.player for one in self.sealed])

    def plays_from(self, seat: str, sender: str) -> bool:
        """Say whether this is a registered address of a seat; it may belong to several."""
        known = (self.players.get(seat, ""), *self.also.get(seat, ()))
        return bool(sender) and sender.casefold() in (one.casefold() for one in known)

    def seat_at(self, sender: str) -> str:
        """Return the first seat with this registered address; "" for a stranger's."""
        return next(iter(self.seats_at(sender)), "")

    def seats_at(self, sender: str) -> list[str]:
        """Return all seats with this registered address."""
        return [seat for seat in self.players if self.plays_from(seat, sender)]

    def with_orders(self, orders: StoredOrders) -> "OpenTurn":
        """Return the turn with new orders of a seat."""
        number = (orders.seq, orders.sha)
        known = [one for one in self.stored.get(orders.seat, []) if one != number]
        return attrs.evolve(
            self, kept={**self.kept, orders.seat: orders}, stored={**self.stored, orders.seat: sorted([*known, number])}
        )

    def number_of(self, reading: Reading, data: bytes) -> tuple[int, str]:
        """Return number and hash of orders: the signed number, or the next in order of arrival."""
        if reading.sig:
            # Orders are the same however a mail program laid them out.
            sha = content_mark(unsigned_text(reading.document).encode())
            return min(int(reading.document["signed"]["seq"]), SEQ_LIMIT), sha
        sha, known = content_mark(data), self.stored.get(reading.seat, [])
        if known and known[-1][1] == sha and known[-1] not in self.forgotten.get(reading.seat, ()):
            return known[-1]
        return (known[-1][0] if known else 0) + 1, sha

    def is_template(self, seat: str, document: Data) -> bool:
        """Say whether somebody sent the order file to fill in back as it was."""
        awaited = self.game.awaited
        if awaited is None or seat not in (*awaited.must, *awaited.may):
            return False
        own = without_signed(document)
        template = order_file.read(write_template(self.game, seat).encode(), "").data
        return canonical(own, check=False) == canonical(template, check=False)

    def confirmation_code(self, seat: str, document: Data) -> str:
        """Return the code with which a player confirms orders: made of them, this moment, and the address that gets it."""
        about = {"head": self.game.file.head.hex(), "seat": seat, "orders": document}
        return format_code(self.secret, {**about, "to": self.players.get(seat, "").casefold()})


@value
class Ruling:
    """
    What became of some orders.

    `seat` is whose they are as far as that is proved or believed ("" if not), `proved` whether a
    signature proves it. `keep`, `hold`, `hold_also` (the same with a further address to register) and
    `reveal` (seat and file) are what to do. `untouched` are orders as the host sent them, to be filled in. `reading` are sound orders as
    the game reads them.
    """

    word: RulingWord
    sentence: str
    found: FoundOrders
    seat: str = ""
    proved: bool = False
    problems: tuple[Problem, ...] = ()
    keep: StoredOrders | None = None
    hold: Held | None = None
    hold_also: Held | None = None
    reveal: tuple[str, bytes] | None = None
    untouched: bool = False
    reading: Reading | None = None

    @property
    def takes(self) -> bool:
        """Say whether the orders count, or would after a yes."""
        return self.word in ("accepted", "to be confirmed")

    @property
    def is_draft(self) -> bool:
        """Say whether these are short orders that are sound, or veiled, and wait for the signature of their player."""
        faults = [problem for problem in self.problems if problem.is_error and not problem.veiled]
        unsigned = any(problem.code == UNSIGNED or problem.veiled for problem in self.problems)
        return self.found.typed is not None and unsigned and not faults and self.word == "wrong"

    def wrong(self, sentence: str, problems: tuple[Problem, ...] = ()) -> "Ruling":
        """Return the ruling that these orders are refused, and why."""
        return attrs.evolve(self, word="wrong", sentence=sentence, problems=self.problems or problems, keep=None)

    def ignored(self, sentence: str) -> "Ruling":
        """Return the ruling that nothing is done with these orders, and why."""
        return attrs.evolve(self, word="ignored", sentence=sentence, keep=None, hold=None)


def format_code(secret: bytes, about: Data) -> str:
    """Return the code for something that waits for a yes; without `secret` nobody can guess it."""
    data = canonical(about, check=False)
    digits = base64.b32encode(hmac.digest(secret, data, "sha256")).decode()
    return f"{digits[:4]}-{digits[4:8]}"


def content_mark(data: bytes) -> str:
    """Return a short hash of some content: order files are named by it."""
    return sha256(data).hexdigest()[:12]
