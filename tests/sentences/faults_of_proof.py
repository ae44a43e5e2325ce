"""Faults in what is proved, and in what is said about it."""

from fault import Fault

AUDIT = "engine/proof/audit"
EXHIBIT = "engine/proof/exhibit"
OUTCOME = "engine/proof/receipt_outcome"
RECORD = "engine/proof/record_check"
LUCK = "engine/foresight/luck"
AHEAD = "engine/foresight/look_ahead"

PROOF = (
    Fault(f"{AUDIT} 3.1", "    if game.next != line:\n", "    if not line:\n"),
    Fault(f"{EXHIBIT} 1.1", "        if text.is_good():\n", "        if text:\n", "pbem/engine/proof/forks.py"),
    Fault(
        f"{EXHIBIT} 2.1",
        '_TWICE: tuple[Deed, ...] = ("orders", "dice", "decision")',
        '_TWICE: tuple[Deed, ...] = ("orders", "dice", "decision", "revision")',
    ),
    Fault(
        f"{EXHIBIT} 2.2",
        "for exhibit in found if exhibit.what not in _TWICE]",
        "for exhibit in found if not exhibit.what]",
    ),
    Fault(
        f"{RECORD} 1.1",
        "    awaited = moment.awaited\n    if",
        "    awaited = moment.table.awaited(moment.table.blank())\n    if",
    ),
    Fault(
        f"{RECORD} 3.1",
        "return signatures[min(bad)] if bad else None",
        "return signatures[max(bad)] if bad else None",
        "pbem/engine/proof/signatures.py",
    ),
    Fault(
        f"{AUDIT} 1.1",
        "    fault = _with_signatures(findings, signatures, fault)\n",
        "    fault = _with_signatures(findings, signatures, fault)\n    _require_end(case.game, run)\n",
    ),
    Fault(
        f"{AUDIT} 1.1",
        "return signatures[min(bad)] if bad else None",
        "return signatures[max(bad)] if bad else None",
        "pbem/engine/proof/signatures.py",
    ),
    Fault(f"{AUDIT} 2.1", "    if not holds(case.chain[0], case.records[0]):\n", "    if not case.chain:\n"),
    Fault(f"{AUDIT} 3.1", "    if not same:\n", "    if game is None:\n"),
    Fault(
        f"{OUTCOME} 1.1",
        '        return Outcome(f"{what}; they are in record {after.index}")\n',
        '        return Outcome(f"{what}; record {after.index} was played without them")\n',
    ),
    Fault(f"{OUTCOME} 1.2", "if played and number >= receipt.seq:", "if played:"),
    Fault(f"{OUTCOME} 3.1", "    if found.signed and played:\n", "    if not played:\n"),
    Fault(f"{OUTCOME} 4.1", "    if not dice:\n", "    if dice is None:\n"),
    Fault(f"{OUTCOME} 1.2", "[who for who, _ in record.approvals] == [receipt.signed.who]", "not record.approvals"),
    Fault(f"{OUTCOME} 1.2", 'f", unless {receipt.player} asked for it"', '""'),
    Fault(f"{OUTCOME} 2.1", "if _hash_of(document) == receipt.orders:", "if document == receipt.orders:"),
    Fault(f"{OUTCOME} 2.2", "    if found.fault:\n", "    if not found:\n"),
    Fault(
        f"{OUTCOME} 2.3", "only their hash is here, so that they were sound is the host's own word", "they were sound"
    ),
    Fault(
        f"{RECORD} 2.1",
        "judged.signatures.extend(_proofs(moment, record, tuple(judged.orders)))",
        "_proofs(moment, record, tuple(judged.orders))",
    ),
    Fault(f"{LUCK} 1.2", "missing = 2**WIDTH - sum(parts)", "missing = 0", "pbem/engine/foresight/odds.py"),
    Fault(
        f"{LUCK} 1.1",
        "Fraction(ways, prod(",
        "Fraction(ways / prod(all_ways(odds) ** times for odds, times in throws.items())) + 0 * Fraction(ways, prod(",
        "pbem/engine/foresight/odds.py",
    ),
    Fault(
        f"{LUCK} 3.1",
        "luck = count_luck(foresight, opened.seats, _verified_turns(opened))",
        "luck = count_luck(foresight, opened.seats, replay(opened.data, registry.load))",
        "pbem/cli/commands/luck.py",
    ),
    Fault(
        f"{LUCK} 2.1",
        "ways = sum(row[: max(below + 1, 0)]) + sum(row[above:])",
        "ways = sum(row[above:])",
        "pbem/engine/foresight/odds.py",
    ),
    Fault(f"{LUCK} 2.1", "    far = abs(score - mean)\n", "    far = abs(score)\n", "pbem/engine/foresight/odds.py"),
    Fault(
        f"{AHEAD} 5.1",
        "        if 10 * self.done > self.most and",
        "        if self.done > self.most and",
        "pbem/engine/foresight/forecast.py",
    ),
    Fault(
        f"{AHEAD} 1.1",
        "return followed(game, readings, progress) or _play_ahead(game, readings, progress)",
        "return _play_ahead(game, readings, progress)",
    ),
)
