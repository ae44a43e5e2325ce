"""
A game played again from its records: for reports by `replay`, for the audit step by step.

Every record is judged by the state before it, played, and its state compared. Signatures are only
collected here.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import attrs

from pbem.engine.decisions.decision import SUBSTITUTE, rollback_targets
from pbem.engine.decisions.effect import Sitting, enact
from pbem.engine.decisions.succession import people_since
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record
from pbem.engine.play import FindRuleset, lay_table
from pbem.engine.proof.chain import open_held, read_ahead
from pbem.engine.proof.record_check import FaultError, Moment, Opened, kind_of, open_record
from pbem.engine.resolution import AnyTable, play_out, state_hasher, unfold
from pbem.engine.ruleset import Awaited, Data
from pbem.errors import ContentError
from pbem.trust.hashes import NO_HASH

if TYPE_CHECKING:
    from pbem.engine.proof.deck_audit import DeckWatch


class Turn(NamedTuple):
    """
    One record replayed: the state before, what happened, the state after.

    `genesis` tells who sat where when it was over: a later replacement changes no earlier report.
    """

    record: Record
    seats: tuple[str, ...]
    before: Any
    events: tuple[Any, ...]
    after: Any
    genesis: Genesis


def replay(data: bytes, find_ruleset: FindRuleset) -> Iterator[Turn]:
    """
    Play a game again, record by record, for reports.

    Checks states against their hashes but no signatures: `verify` first. Raises ContentError,
    InputError, LookupError.
    """
    game, records, chain = open_held(data)
    _, table = lay_table(game.genesis, find_ruleset)
    playback = begin(game.genesis, table, records)
    try:
        for record, link_, documents in zip(records, chain, read_ahead(records), strict=True):
            yield playback.turn(record, link_, playback.open(record, link_, documents))
    except FaultError as error:
        raise ContentError(f"record {error.fault.record}: {error}") from None


def begin(genesis: Genesis, table: AnyTable, records: list[Record]) -> "Playback":
    """Stand before record 0."""
    playback = Playback(
        genesis.founding, table, table.blank(), state_hasher(table),
        targets=rollback_targets(records),
    )  # fmt: skip
    if genesis.cards != "face-up":
        from pbem.engine.proof.deck_audit import watch  # late: face-up games need none of it

        playback.deck = watch(genesis.founding, table, records)
    return playback


@attrs.define
class Playback:
    """
    A game being played again: who plays, the state, and what the next orders have to answer.

    `kept` holds the states to which the game goes back later; `targets` says which these are.
    """

    genesis: Genesis
    table: AnyTable
    state: Any
    hash: Callable[..., bytes]
    base: str = NO_HASH.hex()
    silent: tuple[str, ...] = ()
    awaited: Awaited | None = None
    targets: frozenset[int] = frozenset()
    kept: dict[int, Any] = attrs.Factory(dict)
    deck: "DeckWatch | None" = None

    def open(self, record: Record, link_: Link, documents: Sequence[Data | None]) -> Opened:
        """Judge a record by the state before it; `documents` as in `chain.read_ahead`."""
        if self.deck:
            self.deck.begin(self.state, record)
        moment = Moment(
            self.genesis, self.table, self.state, self.awaited, link_, self.base, self.silent
        )
        return open_record(moment, record, documents)

    def turn(self, record: Record, link_: Link, opened: Opened) -> Turn:
        """Play the record and tell it with the states before and after."""
        before = self.state
        events = self.play(record, link_, opened)
        seats = tuple(opened.orders)
        return Turn(record, seats, before, tuple(events), self.state, self.genesis)

    def play(self, record: Record, link_: Link, opened: Opened) -> list[Any]:
        """Play the record on a new state, compare it, and give the events."""
        self.state = self.table.copy(self.state)
        events = self._events(record, link_, opened)
        self._compare(record, opened)
        return events

    def play_in_place(self, record: Record, link_: Link, opened: Opened) -> None:
        """The same for an audit, which needs neither the state before nor the events."""
        if opened.notice or self.deck:
            self._events(record, link_, opened)
        else:
            play_out(self.table, self.state, opened.orders, link_.seed)
        self._compare(record, opened)

    def _events(self, record: Record, link_: Link, opened: Opened) -> list[Any]:
        if opened.notice:
            sitting = Sitting(self.genesis, self.table, self.state)
            try:
                events = enact(sitting, opened.notice, self.kept)
            except ContentError as error:
                raise FaultError(kind_of(error), link_.index, str(error)) from None
            self.genesis, self.state = sitting.genesis, sitting.state
            return events
        dice = self.deck.dice(record, link_, self.silent) if self.deck else None
        return list(unfold(self.table, self.state, opened.orders, link_.seed, dice))

    def _dealt(self, record: Record, opened: Opened) -> Data | None:
        if self.deck:
            over = self.awaited is None
            return self.deck.finish(record, self.state, self.genesis, opened.notice, over=over)
        if record.dealt:
            raise FaultError("deck", record.index, "nobody deals in this game")
        return None

    def _compare(self, record: Record, opened: Opened) -> None:
        self.awaited = self.table.awaited(self.state)
        people = people_since(self.genesis)
        dealt = self._dealt(record, opened)
        found = self.hash(self.state, record.index, self.awaited, people, dealt)
        if found.hex() != record.state:
            what = "orders, dice and letters" if record.dealt else "orders and dice"
            raise FaultError("state", record.index, f"these {what} lead to another state")
        if opened.notice and opened.notice.kind == SUBSTITUTE:
            self.silent = (*self.silent, opened.notice.seat)
        else:
            self.base, self.silent = record.head, ()
        if record.index in self.targets:
            self.kept[record.index] = self.table.copy(self.state)
