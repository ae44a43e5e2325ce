"""
A game played again from its records: for reports by `replay`, for the audit step by step.

Every record is judged by the state before it, played, and its state compared. Signatures are only
collected here.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import attrs

from pbem.engine.file.decision import SUBSTITUTE, Decision, rollback_targets
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record, link
from pbem.engine.file.record_layout import read_history, write_record
from pbem.engine.file.seal import tip_fault
from pbem.engine.file.succession import as_it_stands, awaited_in, since_begun
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.modes.hands import CardAudit
from pbem.engine.play.effect import LiveGame, Past, enact
from pbem.engine.play.game import FindRuleset, Game, lay_table
from pbem.engine.play.record_play import Applied
from pbem.engine.proof.chain import is_enough, open_held, read_ahead, require_held
from pbem.engine.proof.record_check import JudgedRecord, Moment, judge_record
from pbem.engine.proof.signatures import FaultError, as_fault
from pbem.engine.proof.throws import Thrown, WrittenDice
from pbem.engine.table.resolution import AnyTable, play_out, rules_state, snapshot, snapshot_hash, unfold
from pbem.engine.table.terms import Awaited, Data
from pbem.errors import ContentError
from pbem.record import mutable
from pbem.trust.hashes import NO_HASH

States = Callable[[int, Data], None]
"""Gets the number of a record, and the [state] after it."""


class Turn(NamedTuple):
    """
    One record replayed: the state before, what happened, the state after.

    `genesis` says who sat where after it: a later replacement changes no earlier report. `thrown` is
    what the streams of its seed gave.
    """

    record: Record
    seats: tuple[str, ...]
    before: Any
    events: tuple[Any, ...]
    after: Any
    genesis: Genesis
    thrown: tuple[Thrown, ...] = ()


def turn_of(applied: Applied) -> Turn:
    """Return a record that was just played, as if it were played again."""
    seats = tuple(json.loads(text)["player"] for text in applied.record.orders)
    return Turn(applied.record, seats, applied.before, applied.events, applied.after, applied.game.file.genesis)


def replay(data: bytes, find_ruleset: FindRuleset, note: States | None = None) -> Iterator[Turn]:
    """
    Play a game again, record by record, for reports.

    Checks states against their hashes but no signatures: `verify` first. Raises ContentError,
    InputError, LookupError.
    """
    game, records, chain = open_held(data)
    _, table = lay_table(game.genesis, find_ruleset)
    playback = begin(game.genesis, table, records, note)
    try:
        for record, link_, documents in zip(records, chain, read_ahead(records), strict=True):
            yield playback.turn(record, link_, playback.judge(record, link_, documents))
    except FaultError as error:
        raise ContentError(f"record {error.fault.record}: {error}") from None


def replay_after(older: GameFile, game: GameFile, find_ruleset: FindRuleset) -> Iterator[Turn] | None:
    """
    Play again only what came after an earlier file of the same game; raises as `replay` does.

    None where that file is not believed, or not enough: its state must have the hash that its last record
    names, its history must be the same text, and no later record may go back behind it.
    """
    if older.genesis.game_id != game.genesis.game_id or not game.continues(older) or tip_fault(older):
        return None
    return replay_on(older, game, find_ruleset)


def replay_on(older: GameFile, game: GameFile, find_ruleset: FindRuleset) -> Iterator[Turn] | None:
    """The same for a game as it stood earlier (`standing_at`), of which nothing is to be proved."""
    grown = game.history[len(older.history) :]
    records = read_history(grown, older.index + 1)
    if records is None or "".join(map(write_record, records)) != grown or not is_enough(older, game, records):
        return None
    _, table = lay_table(game.genesis, find_ruleset)
    playback = begin(game.genesis, table, records)
    playback.resume(older.last, older.state)
    return _play_on(game, playback, records, older.head)


def _play_on(game: GameFile, playback: "Playback", records: Sequence[Record], head: bytes) -> Iterator[Turn]:
    try:
        for record, documents in zip(records, read_ahead(records), strict=True):
            link_ = link(game.genesis, record, head)
            require_held(link_, record)
            yield playback.turn(record, link_, playback.judge(record, link_, documents))
            head = bytes.fromhex(record.head)
    except FaultError as error:
        raise ContentError(f"record {error.fault.record}: {error}") from None


def game_after(data: bytes, find_ruleset: FindRuleset, index: int) -> Game:
    """
    Return the game as it stood after a record, to check orders by it; raises as `replay` does.

    Its `[state]` says nothing of what a host has dealt, and its seal and `next` are those of the end.
    """
    for turn in replay(data, find_ruleset):
        if turn.record.index == index:
            break
    file = open_game(data)
    records = file.all_records()[: index + 1]
    ruleset, table = lay_table(file.genesis.founding, find_ruleset)
    since = since_begun(turn.genesis)
    state = snapshot(table, turn.after, index, awaited_in(turn.genesis, table, turn.after), since)
    then = file._replace(
        genesis=turn.genesis,
        state=state,
        last=records[-1],
        written="".join(map(write_record, records)),
        since=(),
        prev_head=bytes.fromhex(records[-2].head) if index else NO_HASH,
    )
    return Game(then, ruleset, table, turn.after)


def begin(genesis: Genesis, table: AnyTable, records: list[Record], note: States | None = None) -> "Playback":
    """Stand before record 0."""
    cards = hands_of(genesis.founding).audit(table, records)
    return Playback(genesis.founding, table, table.blank(), cards, targets=rollback_targets(records), note=note)


@mutable
class Playback:
    """
    A game being played again: who plays, the state, and what the next orders have to answer.

    `kept` holds how it stood where the game goes back later; `targets` says which these are. `note` is given the
    [state] after each record, once that was found to be right.
    """

    genesis: Genesis
    table: AnyTable
    state: Any
    cards: CardAudit
    base: str = NO_HASH.hex()
    silent: tuple[str, ...] = ()
    awaited: Awaited | None = None
    targets: frozenset[int] = frozenset()
    note: States | None = None
    kept: dict[int, Past] = attrs.Factory(dict)

    def resume(self, last: Record, data: Data) -> None:
        """Stand behind a record, which led to this [state]. Raises ValueError for one that cannot be read."""
        self.genesis = as_it_stands(self.genesis, data)
        self.state = self.table.load(rules_state(data))
        self.cards.resume(self.genesis, data)
        if last.index in self.targets:
            self.kept[last.index] = Past(self.table.copy(self.state), self.genesis.ended)
        self.awaited = awaited_in(self.genesis, self.table, self.state)
        self.base = last.head

    def judge(self, record: Record, link_: Link, documents: Sequence[Data | None]) -> JudgedRecord:
        """Judge a record by the state before it; `documents` as in `chain.read_ahead`."""
        with as_fault("deck", record.index):
            self.cards.begin(self.state, record)
        moment = Moment(self.genesis, self.table, self.state, self.awaited, link_, self.base, self.silent)
        return judge_record(moment, record, documents)

    def turn(self, record: Record, link_: Link, judged: JudgedRecord) -> Turn:
        """Play the record; return it with the states before and after."""
        before, thrown = self.state, list[Thrown]()
        self.state = self.table.copy(self.state)
        if judged.decision:
            events = self._enact(judged.decision, link_.index)
        else:
            with as_fault("deck", record.index):
                dice = WrittenDice(self.cards.dice(record, link_, self.silent), thrown)
                events = list(unfold(self.table, self.state, judged.orders, dice))
        self._compare(record, judged)
        seats = tuple(judged.orders)
        return Turn(record, seats, before, tuple(events), self.state, self.genesis, tuple(thrown))

    def play_in_place(self, record: Record, link_: Link, judged: JudgedRecord) -> None:
        """The same for an audit, which needs neither the state before nor the events."""
        if judged.decision:
            self._enact(judged.decision, link_.index)
        else:
            with as_fault("deck", record.index):
                dice = self.cards.dice(record, link_, self.silent)
                play_out(self.table, self.state, judged.orders, dice)
        self._compare(record, judged)

    def _enact(self, decision: Decision, index: int) -> list[Any]:
        live = LiveGame(self.genesis, self.table, self.state)
        with as_fault("orders", index):
            events = enact(live, decision, self.kept)
        self.genesis, self.state = live.genesis, live.state
        return events

    def _dealt(self, record: Record, judged: JudgedRecord) -> Data | None:
        over = self.awaited is None
        with as_fault("deck", record.index):
            return self.cards.finish(record, self.state, self.genesis, judged.decision, over=over)

    def _compare(self, record: Record, judged: JudgedRecord) -> None:
        self.awaited = awaited_in(self.genesis, self.table, self.state)
        since = since_begun(self.genesis)
        dealt = self._dealt(record, judged)
        data = snapshot(self.table, self.state, record.index, self.awaited, since, dealt)
        # Unchecked: what has the hash of a checked table is that table.
        found = snapshot_hash(data, check=False)
        if found.hex() != record.state:
            what = "orders, dice and letters" if record.dealt else "orders and dice"
            raise FaultError("state", record.index, f"these {what} lead to a different state")
        if self.note:
            self.note(record.index, data)
        if judged.decision and judged.decision.kind == SUBSTITUTE:
            self.silent = (*self.silent, judged.decision.seat)
        else:
            self.base, self.silent = record.head, ()
        if record.index in self.targets:
            self.kept[record.index] = Past(self.table.copy(self.state), self.genesis.ended)
