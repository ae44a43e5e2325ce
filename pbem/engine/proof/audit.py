"""
Audit: prove a history from nothing but the file, and say whether one file continues another.

Nothing here changes a game. A verdict is data; `pbem.cli` puts it into words.

Rule 1. The first thing that is wrong is named, record by record; what follows is not examined.
Rule 2. The chain of heads is checked first: it needs no rule set, and a genesis that does not
        belong to the history never reaches one.
Rule 3. No verdict relies on what the file says of itself: states, seeds, heads, `next` and the
        order of play are all computed anew.
"""

from collections.abc import Callable, Sequence

import attrs

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.history import Link, Record
from pbem.engine.file.invitation import join_faults, key_faults
from pbem.engine.file.seal import seal_fault
from pbem.engine.play.game import FindRuleset, lay_table
from pbem.engine.play.witness import witness_message
from pbem.engine.proof.chain import (
    Continuation,
    compare,
    count_known,
    holds,
    known_state,
    links,
    open_records,
    read_ahead,
    require_held,
)
from pbem.engine.proof.playback import Playback, States, Turn, begin, replay
from pbem.engine.proof.record_check import JudgedRecord
from pbem.engine.proof.signatures import (
    Fault,
    FaultError,
    Signature,
    claimed_signatures,
    describe_difference,
    first_bad,
)
from pbem.engine.proof.verdict import AuditFindings, Verdict
from pbem.engine.table.resolution import DEALT, ENDED, PEOPLE, next_line, snapshot, snapshot_hash
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError
from pbem.record import value
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.sshsig import verify_rsa

__all__ = ["Continuation", "Fault", "Turn", "Verdict", "compare", "replay", "verify"]


Progress = Callable[[int], None]
Watch = Callable[[Turn], None]


def verify(
    data: bytes,
    find_ruleset: FindRuleset,
    known: GameFile | None = None,
    progress: Progress = lambda _: None,
    watch: Watch | None = None,
    states: States | None = None,
) -> Verdict:
    """
    Replay a game from record 0 and check everything in the file.

    `known` is an earlier file of the game that was verified on this machine: what it holds is not
    judged again, only the chain of heads is. `progress` is called with the number of records that
    were played again, `watch` with each of them as it was played, `states` with the [state] after each, before the
    verdict is known.
    Nothing in the file makes this raise.
    """
    findings = AuditFindings()
    try:
        game, records = open_records(data)
        findings.game = game
        if known is None:
            _require_sound_genesis(game)
        chain = links(game, records)
        done = known_state(known, game, records, chain)
        if known is not None and done is None:
            _require_sound_genesis(game)
        _judge(_Case(game, records, chain, find_ruleset, done, progress, watch, states), findings)
    except FaultError as error:
        return findings.verdict(error.fault)
    return findings.verdict(None)


# ── the parts of an audit ────────────────────────────────────────────────────────────────────────


@value
class _Case:
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
    watch: Watch | None = None
    states: States | None = None


def _require_sound_genesis(game: GameFile) -> None:
    for fault in key_faults(game.genesis.founding):
        raise FaultError("key", None, fault)
    for fault in join_faults(game.genesis.founding):
        raise FaultError("joined", None, fault)


def _judge(case: _Case, findings: AuditFindings) -> None:
    """Judge all records, then the end of the file; raise FaultError for the first fault."""
    if not holds(case.chain[0], case.records[0]):
        what = "genesis and set-up do not match; one of them was changed"
        raise FaultError("head", 0, what)
    try:
        _, table = lay_table(case.game.genesis, case.find_ruleset)
    except (LookupError, InputError) as error:
        what = " ".join(map(str, error.args)) or "the rule set is not installed here"
        raise FaultError("rules", None, what) from None
    run = begin(case.game.genesis, table, case.records, case.states)
    if case.done:
        _resume(case, run, findings)
    signatures: list[Signature] = []
    fault = _play_all(case, run, findings, signatures)
    fault = _with_signatures(findings, signatures, fault)
    if fault:
        signer = _dealer(case, fault.record or 0) if fault.kind == "deck" else fault.signer
        raise FaultError(fault.kind, fault.record, fault.what, signer)
    _require_end(case.game, run)


def _resume(case: _Case, run: Playback, findings: AuditFindings) -> None:
    count, data = case.done or (0, {})
    try:
        run.resume(case.records[count - 1], data)
    except ValueError as error:
        what = f"the state verified before cannot be read ({error}); verify the whole file"
        raise FaultError("state", count - 1, what) from None
    count_known(findings, case.records[:count])


def _play_all(case: _Case, run: Playback, findings: AuditFindings, signatures: list[Signature]) -> Fault | None:
    """Judge and play the records; collect their signatures; the first fault, or None."""
    try:
        records, chain = case.records[findings.records :], case.chain[findings.records :]
        for record, link_, documents in zip(records, chain, read_ahead(records), strict=False):
            judged = _judge_record(run, record, link_, documents, signatures)
            if link_ is case.chain[-1]:  # the chain ends where it does not hold
                require_held(link_, record)
            if case.watch:
                case.watch(run.turn(record, link_, judged))
            else:
                run.play_in_place(record, link_, judged)
            findings.count(record.index, judged)
            case.progress(record.index + 1)
    except FaultError as error:
        return error.fault
    return None


def _judge_record(
    run: Playback, record: Record, link_: Link, documents: Sequence[Data | None], signatures: list[Signature]
) -> JudgedRecord:
    """Judge a record and collect its signatures; where it has a fault, those that it claims."""
    try:
        judged = run.judge(record, link_, documents)
    except FaultError:
        signatures += claimed_signatures(run.genesis, record)
        raise
    signatures += judged.signatures
    return judged


def _with_signatures(findings: AuditFindings, signatures: list[Signature], fault: Fault | None) -> Fault | None:
    """Check the signatures; the first fault of all, with who signed the record that is wrong."""
    bad = first_bad(signatures)
    if bad and (fault is None or fault.record is None or bad.record <= fault.record):
        return bad.fault
    proofs = sum(one.namespace == WITNESS_NAMESPACE for one in signatures)
    findings.proofs += proofs
    findings.signatures += len(signatures) - proofs
    if fault is None:
        return None
    signers = [one.who for one in signatures if one.record == fault.record]
    return attrs.evolve(fault, signer=" and ".join(dict.fromkeys(signers)))


def _dealer(case: _Case, place: int) -> str:
    """
    Name who stands by what was dealt in a record: the host, if dice of a later record rest on it, else the sealer.

    The one who signed the record itself did so before anything was dealt in it.
    """
    genesis = case.game.genesis.founding
    for record, link_ in list(zip(case.records, case.chain, strict=False))[place + 1 :]:
        for (who, _), proof in zip(record.proofs, link_.proofs, strict=True):
            message = witness_message(genesis, link_, who)
            if who == genesis.master and verify_rsa(genesis.dice_keys[who], WITNESS_NAMESPACE, message, proof):
                return who
    return "" if seal_fault(case.game) else case.game.seal.by


def _changed_in(game: GameFile, run: Playback) -> str:
    """Say which value was changed, as far as the rule set knows it."""
    wanted = snapshot(run.table, run.state, game.last.index, run.awaited)
    found = {key: value for key, value in game.state.items() if key not in (ENDED, PEOPLE, DEALT)}
    difference = describe_difference(found, wanted)
    return f"; {difference}" if difference else ""


def _require_end(game: GameFile, run: Playback) -> None:
    """Compare what the head of the file says of the end with the replay, and check the seal."""
    try:
        same = snapshot_hash(game.state).hex() == game.last.state
    except ContentError:
        same = False
    if not same:
        what = "the table [state] is not what the last record led to"
        raise FaultError("snapshot", None, f"{what}{_changed_in(game, run)}")
    line = next_line(run.awaited, run.table.clock(run.state))
    if game.next != line:
        raise FaultError("next", None, f"the line `next` should be: {line}")
    if fault := seal_fault(game):
        raise FaultError("seal", None, fault)
