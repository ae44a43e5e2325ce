"""
Audit: prove a history from nothing but the file, and tell whether one file continues another.

Nothing here changes a game. A verdict is data; `pbem.cli` puts it into words.

Rule 1. The first thing that is wrong is named, record by record; what lies behind it is not told.
Rule 2. The chain of heads is looked at first. It needs no rule set, and a genesis that does not
        belong to the history never reaches one.
Rule 3. No verdict rests on the file's own word: states, seeds, heads, `next` and the order of play are
        all computed anew.
"""

from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import attrs

from pbem.engine.file.gamefile import GameFile, GameFileError, full_parse, open_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record, RecordError, link, write_record
from pbem.engine.file.seal import seal_fault
from pbem.engine.people.enactment import Sitting, enact
from pbem.engine.people.invitation import join_faults, key_faults
from pbem.engine.people.notice import SUBSTITUTE, NoticeError, rollback_targets
from pbem.engine.people.succession import people_since, seated
from pbem.engine.play import FindRuleset, PlayError, lay_table
from pbem.engine.proof.evidence import (
    Fault,
    FaultError,
    Moment,
    Opened,
    Signature,
    first_bad,
    open_record,
)
from pbem.engine.proof.resumption import count_known, known_state
from pbem.engine.proof.verdict import Tally, Verdict
from pbem.engine.resolution import (
    PEOPLE,
    AnyTable,
    next_line,
    play_out,
    rules_state,
    snapshot,
    snapshot_hash,
    unfold,
)
from pbem.engine.ruleset import Awaited, Data
from pbem.trust.canonical import ProfileError, read_canonical
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH

__all__ = ["Continuation", "Fault", "Turn", "Verdict", "compare", "replay", "verify"]


Progress = Callable[[int], None]


class Turn(NamedTuple):
    """One record replayed: the state before, what happened, the state after."""

    record: Record
    seats: tuple[str, ...]
    before: Any
    events: tuple[Any, ...]
    after: Any


class Continuation(NamedTuple):
    """
    How a file stands to an older one of the same game.

    `relation`: "same", "continues" (the newer goes on where the older ends), "behind" (the other
    way round), "forked" (they part at record `fork`), "other" (another game). `records` is how
    many records the longer one has more.
    """

    relation: Literal["same", "continues", "behind", "forked", "other"]
    records: int = 0
    fork: int | None = None
    authors: tuple[str, ...] = ()


def verify(
    data: bytes,
    find_ruleset: FindRuleset,
    known: GameFile | None = None,
    progress: Progress = lambda _: None,
) -> Verdict:
    """
    Replay a game from record 0 and check everything in the file.

    `known` is an earlier file of the game that was verified on this machine: what it holds is not
    judged again, only the chain of heads is. `progress` is told the number of records that were
    played again. Never raises for anything that stands in the file.
    """
    tally = Tally()
    try:
        game, records = _opened(data)
        tally.game = game
        if known is None:
            _require_sound_genesis(game)
        chain = _chain(game, records)
        done = known_state(known, game, records, chain)
        if known is not None and done is None:
            _require_sound_genesis(game)
        _judge(_Case(game, records, chain, find_ruleset, done, progress), tally)
    except FaultError as error:
        return tally.verdict(error.fault)
    return tally.verdict(None)


def compare(newer: bytes, older: bytes) -> Continuation:
    """
    Prove that one game file continues another, by their heads, which are computed anew.

    Raises GameFileError when one of them is no game file or its heads do not hold together.
    """
    (game, records), (other, others) = _held(newer), _held(older)
    if game.genesis.game_id != other.genesis.game_id:
        return Continuation("other")
    for record, twin in zip(records, others, strict=False):
        if record.head != twin.head:
            names = dict.fromkeys((*_players(record), *_players(twin)))
            return Continuation("forked", fork=record.index, authors=tuple(names))
    more = len(records) - len(others)
    relation: Literal["same", "continues", "behind"] = (
        "same" if more == 0 else "continues" if more > 0 else "behind"
    )
    return Continuation(relation, abs(more))


def replay(data: bytes, find_ruleset: FindRuleset) -> Iterator[Turn]:
    """
    Play a game again, record by record, for reports.

    Checks states against their hashes but no signatures: `verify` first. Raises GameFileError,
    PlayError, LookupError.
    """
    game, records = _held(data)
    _, table = lay_table(game.genesis, find_ruleset)
    run = _Run(game.genesis.founding, table, table.blank(), targets=rollback_targets(records))
    try:
        for record, link_ in zip(records, _chain(game, records), strict=True):
            before = run.state
            opened = run.open(record, link_)
            events = run.play(record, link_, opened)
            yield Turn(record, tuple(opened.orders), before, tuple(events), run.state)
    except FaultError as error:
        raise GameFileError(f"record {error.fault.record}: {error}") from None


# ── the parts of an audit ────────────────────────────────────────────────────────────────────────


class _Case(NamedTuple):
    """
    A file under audit. `chain` ends with the first link that does not hold, if there is one.

    `done` is how many records were judged before, and the state after them.
    """

    game: GameFile
    records: list[Record]
    chain: list[Link]
    find_ruleset: FindRuleset
    done: tuple[int, Data] | None
    progress: Progress


@attrs.define
class _Run:
    """
    A game being played again: who plays, the state, and what the next orders have to answer.

    `kept` holds the states to which the game goes back later; `targets` says which these are.
    """

    genesis: Genesis
    table: AnyTable
    state: Any
    base: str = NO_HASH.hex()
    silent: tuple[str, ...] = ()
    awaited: Awaited | None = None
    targets: frozenset[int] = frozenset()
    kept: dict[int, Any] = attrs.Factory(dict)

    def open(self, record: Record, link_: Link) -> Opened:
        """Judge a record by the state before it."""
        moment = Moment(
            self.genesis, self.table, self.state, self.awaited, link_, self.base, self.silent
        )
        return open_record(moment, record)

    def play(self, record: Record, link_: Link, opened: Opened) -> list[Any]:
        """Play the record on a new state, compare it, and give the events."""
        self.state = self.table.copy(self.state)
        events = self._events(link_, opened)
        self._compare(record, opened)
        return events

    def play_in_place(self, record: Record, link_: Link, opened: Opened) -> None:
        """The same for an audit, which needs neither the state before nor the events."""
        if opened.notice:
            self._events(link_, opened)
        else:
            play_out(self.table, self.state, opened.orders, link_.seed)
        self._compare(record, opened)

    def _events(self, link_: Link, opened: Opened) -> list[Any]:
        if opened.notice:
            sitting = Sitting(self.genesis, self.table, self.state)
            try:
                events = enact(sitting, opened.notice, self.kept)
            except NoticeError as error:
                raise FaultError(error.kind, link_.index, str(error)) from None
            self.genesis, self.state = sitting.genesis, sitting.state
            return events
        return list(unfold(self.table, self.state, opened.orders, link_.seed))

    def _compare(self, record: Record, opened: Opened) -> None:
        self.awaited = self.table.awaited(self.state)
        people = people_since(self.genesis)
        data = snapshot(self.table, self.state, record.index, self.awaited, people)
        if snapshot_hash(data, check=False).hex() != record.state:
            raise FaultError("state", record.index, "these orders and dice lead to another state")
        if opened.notice and opened.notice.kind == SUBSTITUTE:
            self.silent = (*self.silent, opened.notice.seat)
        else:
            self.base, self.silent = record.head, ()
        if record.index in self.targets:
            self.kept[record.index] = self.table.copy(self.state)


def _opened(data: bytes) -> tuple[GameFile, list[Record]]:
    try:
        game = open_game(data)
        records = game.all_records()
        if len(records) != game.index + 1 or not _has_one_reading(game, records):
            raise FaultError("file", None, "the history can be read in two ways")
    except GameFileError as error:
        raise FaultError("file", None, str(error)) from None
    return game, records


def _has_one_reading(game: GameFile, records: list[Record]) -> bool:
    """
    Say whether a TOML reader sees the same records.

    Where the text is what we would write, it is known to; else a full parse tells.
    """
    written = "".join(map(write_record, records))
    return game.history == written or records == full_parse(game)


def _require_sound_genesis(game: GameFile) -> None:
    for fault in key_faults(game.genesis.founding):
        raise FaultError("key", None, fault)
    for fault in join_faults(game.genesis.founding):
        raise FaultError("joined", None, fault)


def _chain(game: GameFile, records: list[Record]) -> list[Link]:
    """The links of a history, up to and with the first one that does not hold."""
    chain: list[Link] = []
    prev_head = NO_HASH
    for record in records:
        try:
            chain.append(link(game.genesis, record, prev_head))
        except RecordError as error:
            raise FaultError("witness", record.index, str(error)) from None
        if not _holds(chain[-1], record):
            break
        prev_head = bytes.fromhex(record.head)
    return chain


def _holds(link_: Link, record: Record) -> bool:
    return link_.head(bytes.fromhex(record.state)).hex() == record.head


def _require_held(link_: Link, record: Record) -> None:
    if not _holds(link_, record):
        what = "its head does not follow from what stands in it; it was changed"
        raise FaultError("head", record.index, what)


def _judge(case: _Case, tally: Tally) -> None:
    """Judge all records, then the end of the file; raise FaultError for the first fault."""
    if not _holds(case.chain[0], case.records[0]):
        what = "genesis and set-up do not belong together; one of them was changed"
        raise FaultError("head", 0, what)
    try:
        _, table = lay_table(case.game.genesis, case.find_ruleset)
    except (LookupError, PlayError) as error:
        what = " ".join(map(str, error.args)) or "the rule set is not installed here"
        raise FaultError("rules", None, what) from None
    targets = rollback_targets(case.records)
    run = _Run(case.game.genesis.founding, table, table.blank(), targets=targets)
    if case.done:
        _resume(case, run, tally)
    signatures: list[Signature] = []
    fault = _play_all(case, run, tally, signatures)
    fault = _with_signatures(tally, signatures, fault)
    if fault:
        raise FaultError(fault.kind, fault.record, fault.what, fault.signer)
    _require_end(case.game, run)


def _resume(case: _Case, run: _Run, tally: Tally) -> None:
    """Stand where an earlier audit ended."""
    count, data = case.done or (0, {})
    run.genesis = seated(run.genesis, data.get(PEOPLE, {}))
    try:
        run.state = run.table.load(rules_state(data))
    except ValueError as error:
        what = f"the state verified before cannot be read ({error}); verify the whole file"
        raise FaultError("state", count - 1, what) from None
    if count - 1 in run.targets:
        run.kept[count - 1] = run.table.copy(run.state)
    run.awaited = run.table.awaited(run.state)
    run.base = case.records[count - 1].head
    count_known(tally, case.records[:count])


def _play_all(case: _Case, run: _Run, tally: Tally, signatures: list[Signature]) -> Fault | None:
    """Judge and play the records; collect their signatures; the first fault, or None."""
    try:
        for record, link_ in zip(case.records, case.chain, strict=False):
            if record.index < tally.records:
                continue
            opened = run.open(record, link_)
            signatures += opened.signatures
            if link_ is case.chain[-1]:  # the chain ends where it does not hold
                _require_held(link_, record)
            run.play_in_place(record, link_, opened)
            tally.count(record.index, opened)
            case.progress(record.index + 1)
    except FaultError as error:
        return error.fault
    return None


def _with_signatures(
    tally: Tally, signatures: list[Signature], fault: Fault | None
) -> Fault | None:
    """Check the signatures; the first fault of all, with who signed the record that is wrong."""
    bad = first_bad(signatures)
    if bad and (fault is None or fault.record is None or bad.record <= fault.record):
        return bad.fault
    proofs = sum(one.namespace == WITNESS_NAMESPACE for one in signatures)
    tally.proofs += proofs
    tally.signatures += len(signatures) - proofs
    if fault is None:
        return None
    signers = [one.who for one in signatures if one.record == fault.record]
    return fault._replace(signer=" and ".join(dict.fromkeys(signers)))


def _require_end(game: GameFile, run: _Run) -> None:
    """Compare what the head of the file says of the end with the replay, and check the seal."""
    try:
        same = snapshot_hash(game.state).hex() == game.last.state
    except ProfileError:
        same = False
    if not same:
        raise FaultError("snapshot", None, "the state in the head is not that of the last record")
    line = next_line(run.awaited, run.table.clock(run.state))
    if game.next != line:
        raise FaultError("next", None, f"the line `next` should be: {line}")
    if fault := seal_fault(game):
        raise FaultError("seal", None, fault)


def _held(data: bytes) -> tuple[GameFile, list[Record]]:
    """A game file whose heads hold together. Raises GameFileError."""
    try:
        game, records = _opened(data)
        chain = _chain(game, records)
    except FaultError as error:
        raise GameFileError(str(error)) from None
    if not _holds(chain[-1], records[len(chain) - 1]):
        raise GameFileError(f"record {len(chain) - 1} was changed; verify the file")
    return game, records


def _players(record: Record) -> list[str]:
    """Whose orders a record says it holds."""
    names = []
    for text in record.orders:
        try:
            names.append(str(read_canonical(text).get("player")))
        except ProfileError:
            continue
    return names
