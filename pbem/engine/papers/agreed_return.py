"""
Two histories that part because all agreed to go back: nobody is accused of what was signed anew.

The agreement is a record of one of the two, after the place where they part. It must be signed by
everybody: where a host and the mover can go back alone, others may still be cheated.
"""

from collections.abc import Sequence

from pbem.engine.file.decision import ROLLBACK, target_of
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Record, table_of


def agreed_return(
    genesis: Genesis, one: Sequence[Record], other: Sequence[Record], place: int
) -> str:
    """Return a clause if all agreed to go back to before `place`, where two sound histories part; or ""."""
    for record in (*one[place + 1 :], *other[place + 1 :]):
        target = _target(record)
        if target is not None and target < place and _is_of_all(genesis, record):
            return (
                f"record {record.index} of one of them is the agreement of all to go back to record "
                f"{target}, so nobody is accused of what was signed anew"
            )
    return ""


def _target(record: Record) -> int | None:
    decision = table_of(record.admin) if record.admin else {}
    return target_of(decision["events"][0]) if decision.get("kind") == ROLLBACK else None


def _is_of_all(genesis: Genesis, record: Record) -> bool:
    """In a sound file a rollback is signed by all who still play, unless the host decides."""
    signers = {who for who, _ in record.approvals}
    return genesis.quorum != HOST or signers >= set(genesis.seat_ids)
