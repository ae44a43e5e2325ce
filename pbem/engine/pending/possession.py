"""
Who is known to have which record: only a paper of theirs that builds on it shows that.

Whoever signed orders, a seal or a decision had the record that they answer; whoever made the dice of a record alone,
or sealed a file, had that record itself. A draft that was written shows nothing, nor does a mail that was sent, nor a
proof among several, which was made before there was a record.
"""

from collections.abc import Iterable, Mapping, Sequence

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.history import Record, table_of

NONE = -1
"""The record of somebody of whom nothing shows that they have any."""


def newest_held(file: GameFile, answered: Iterable[str] = ()) -> Mapping[str, int]:
    """
    Return the newest record that each person is shown to have, by id.

    `answered` are those of whom orders, a seal or a signature for the next record lie there.
    """
    records = file.all_records()
    held = {id_: NONE for id_, _ in file.genesis.people()}
    for record in records:
        base = _answered_record(records, record.index)
        for seat in _authors(record):
            held[seat] = max(held.get(seat, NONE), base)
        if len(record.proofs) == 1 and record.index:
            witness = record.proofs[0][0]
            held[witness] = max(held.get(witness, NONE), record.index)
    maker = file.seal.by
    sealers = [id_ for id_, key in file.genesis.identities.items() if maker in (id_, key.line)]
    return held | dict.fromkeys([*sealers, *answered], file.index)


def _answered_record(records: Sequence[Record], index: int) -> int:
    """Return the record that orders of a record surely answer: one before all decisions that stand between."""
    base = index - 1
    while base > 0 and records[base].admin:
        base -= 1
    return base


def _authors(record: Record) -> Iterable[str]:
    """Return who signed what is in a record, its orders or a decision; an unsigned order shows as much."""
    if record.admin:
        return [who for who, _ in record.approvals]
    return [str(table_of(text).get("player", "")) for text in record.orders]
