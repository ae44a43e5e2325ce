"""
Approval: who must sign an administrative record.

Rule 1. With the quorum all-others, everybody still in the game signs but the seat that it is about.
Rule 2. With the quorum host, the host signs, and with him whoever must decide now, for his orders
        would become stale: nobody may get new dice by harmless records (trust 5.2 B5). Without
        him the host can give his seat up, or to another, and no more. A substitution leaves the
        orders good, so the host alone is enough. About the host, and where the host's own seat must
        decide, rule 1 holds.
Rule 3. Where by rule 1 one player would decide alone about the other, both sign. A seat may be given
        up by its own signature alone; a witness cannot be passed over, for nobody else is left.
Rule 4. In an open game a seat without a key cannot sign. Its approval is taken for granted, and is
        named unsigned wherever the record is named.
Rule 5. The deck of a dealer game is revealed by the host alone, when nobody has to decide any more.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pbem.engine.decisions.decision import DECK, MISSED, RESIGN, RULING, SUBSTITUTE, Decision
from pbem.engine.file.genesis import HOST, Genesis
from pbem.errors import InputError


class Council(NamedTuple):
    """Who must sign a notice, in seat order, `host` last; and whose approval nobody can prove."""

    signers: tuple[str, ...]
    unsigned: tuple[str, ...] = ()


class Position(NamedTuple):
    """What a council hangs on: live seats, who must decide now, and the witnesses passed over."""

    live: Sequence[str]
    must: Sequence[str]
    silent: Sequence[str] = ()


def council(genesis: Genesis, notice: Decision, position: Position) -> Council:
    """Tell who must sign a notice. Raises InputError where nobody can decide such a thing."""
    if notice.kind == DECK:
        if position.must:
            raise InputError("the deck is revealed when the game is over, not before")
        return Council((HOST,))
    if notice.kind == SUBSTITUTE:
        _require_silent_witness(genesis, notice, position)
    elif notice.kind in (RESIGN, MISSED) and notice.seat not in position.live:
        raise InputError(f"{notice.seat} is not in the game any more")
    needed = approvers(genesis, notice, position)
    unsigned = tuple(seat for seat in needed if seat not in genesis.identities)
    return Council(tuple(seat for seat in needed if seat not in unsigned), unsigned)


def approvers(genesis: Genesis, notice: Decision, position: Position) -> tuple[str, ...]:
    """Tell who has to agree, in seat order, the host without a seat last (rules 1 to 3)."""
    master = genesis.master
    by_host = genesis.quorum == HOST and notice.seat != master and master not in position.must
    if notice.kind == MISSED and not by_host:
        raise InputError("only the host can say that somebody missed a turn")
    if by_host:
        alone = notice.kind in (SUBSTITUTE, MISSED)
        kept_out = notice.seat if notice.kind != RULING else ""
        affected = [] if alone else [seat for seat in position.must if seat != kept_out]
        return _in_order(genesis, {master, *affected})
    others = [seat for seat in position.live if seat != notice.seat]
    if len(others) > 1 or notice.seat not in position.live:
        return tuple(others)
    if notice.kind == SUBSTITUTE:
        raise InputError("with two players nobody is left who could make the dice instead")
    return (notice.seat,) if notice.kind == RESIGN else tuple(position.live)


def _in_order(genesis: Genesis, names: set[str]) -> tuple[str, ...]:
    return tuple(name for name in (*genesis.seat_ids, HOST) if name in names)


def _require_silent_witness(genesis: Genesis, notice: Decision, position: Position) -> None:
    """A substitution names somebody whose proof is waited for, and somebody else must be there."""
    if not position.must:
        raise InputError("nobody has to decide, so no witness is waited for")
    before = genesis.chance.witnesses(position.must, position.live, position.silent)
    if notice.seat not in before:
        raise InputError(f"the dice come from {' and '.join(before)}, not from {notice.seat}")
    silent = (*position.silent, notice.seat)
    after = genesis.chance.witnesses(position.must, position.live, silent)
    if not after or notice.seat in after or (len(position.must) == 1 and after[0] in position.must):
        raise InputError("nobody is left who could make the dice instead")
