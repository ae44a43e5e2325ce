"""
Going on from where an audit ended before, so that a long game costs only its new records.

What is known is a game file that was verified on this machine. It saves work only where the new
file begins with the same history, byte for byte: the head stands for what happened, but not for the
signatures under it. The state in the known file must have the hash that the new file's record has.
"""

import json
from collections.abc import Sequence

from pbem.engine.decisions.decision import is_substitution, rollback_targets
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.history import Link, Record
from pbem.engine.proof.verdict import AuditFindings
from pbem.engine.resolution import snapshot_hash
from pbem.engine.ruleset import Data
from pbem.errors import ContentError


def known_state(
    old: GameFile | None, game: GameFile, records: Sequence[Record], chain: Sequence[Link]
) -> tuple[int, Data] | None:
    """
    Return how many records need no audit, and the [state] table after them.

    None when what is known does not fit, for whatever reason, or is not enough: then everything is
    audited. It is not enough where the game went back to a record that lies in it.
    """
    try:
        if old is None or old.genesis.game_id != game.genesis.game_id:
            return None
        at = old.index
        if at >= len(chain) or not game.continues(old):
            return None
        if is_substitution(old.last) or min(rollback_targets(records[at + 1 :]), default=at) < at:
            return None
        if not old.genesis.chance.joined and any(record.admin for record in records):
            return None
        state_hash = snapshot_hash(old.state)
    except ContentError:
        return None
    link = chain[at]
    if state_hash.hex() != records[at].state or link.head(state_hash) != old.head:
        return None
    return at + 1, old.state


def count_known(findings: AuditFindings, records: Sequence[Record]) -> None:
    """Count records that were judged before."""
    for record in records:
        findings.records = record.index + 1
        findings.proofs += len(record.proofs)
        findings.signatures += sum(map(bool, record.sigs)) + len(record.approvals)
        if record.admin:
            decision = json.loads(record.admin)
            signed = tuple(name for name, _ in record.approvals)
            findings.note(record.index, decision, signed)
        sigs = record.sigs or ("",) * len(record.orders)
        for text, sig in zip(record.orders, sigs, strict=True):
            if not sig:
                findings.unsigned[json.loads(text)["player"]] = None
