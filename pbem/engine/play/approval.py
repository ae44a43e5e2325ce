"""
Approval: who must sign an administrative record.

Rule 1. With the quorum all-others, everybody still in the game signs except the seat that it is about.
        A ruling about a seat that must decide now needs that seat as well: it would make the orders
        stale, and the others could have the dice thrown anew by a ruling that settles nothing.
Rule 2. With the quorum host, the host signs, and so does everyone who must decide now, because their
        orders would become stale: nobody may get new dice by harmless records (trust 5.2 B5). If
        the decision is about such a seat, the host can take it out of the game or give it to
        somebody else without that signature. A substitution leaves the orders good, so the host
        alone is enough. About the host, and where the host's own seat must decide, rule 1 holds.
Rule 3. Where by rule 1 one player would decide alone about the other, both sign. A seat may be given
        up by its own signature alone; a witness cannot be passed over, because nobody else is left.
Rule 4. In an open game a seat without a key cannot sign; its approval is taken for granted, and is
        called unsigned wherever the record is described.
Rule 5. The deck of a dealer game is revealed by the host alone, when nobody has to decide any more.
Rule 6. A draw is signed by everybody still in the game, whatever the quorum. After it the deck may be
        revealed, and all of them together may go back; nothing else is decided.
"""

from collections.abc import Sequence

from pbem.engine.file.decision import DECK, DRAW, MISSED, RESIGN, ROLLBACK, RULING, SUBSTITUTE, Decision
from pbem.engine.file.genesis import HOST, Genesis
from pbem.errors import InputError
from pbem.record import value


@value
class Council:
    """Who must sign a decision, in seat order, `host` last; and whose approval nobody can prove."""

    signers: tuple[str, ...]
    unsigned: tuple[str, ...] = ()


@value
class Voters:
    """Who counts when a group decides: live seats, who must decide now, and witnesses passed over."""

    live: Sequence[str]
    must: Sequence[str]
    silent: Sequence[str] = ()


def council(genesis: Genesis, decision: Decision, voters: Voters) -> Council:
    """Return who must sign a decision. Raises InputError where nobody can decide such a thing."""
    if decision.kind == DECK:
        if voters.must:
            raise InputError("the deck is revealed when the game is over, not before")
        return Council((HOST,))
    _require_going_on(genesis, decision, voters)
    if decision.kind == SUBSTITUTE:
        _require_silent_witness(genesis, decision, voters)
    elif decision.kind in (RESIGN, MISSED) and decision.seat not in voters.live:
        raise InputError(f"{decision.seat} is not in the game any more")
    needed = approvers(genesis, decision, voters)
    unsigned = tuple(seat for seat in needed if seat not in genesis.identities)
    return Council(tuple(seat for seat in needed if seat not in unsigned), unsigned)


def approvers(genesis: Genesis, decision: Decision, voters: Voters) -> tuple[str, ...]:
    """
    Return who has to agree, in seat order, the host without a seat last (rules 1 to 3, 6).

    Raises InputError for a missed turn that is not for the host to declare.
    """
    if decision.kind == DRAW or genesis.ended:
        return tuple(voters.live)
    master = genesis.master
    by_host = genesis.quorum == HOST and decision.seat != master and master not in voters.must
    if decision.kind == MISSED and not by_host:
        raise InputError("only the host can say that somebody missed a turn")
    if by_host:
        alone = decision.kind in (SUBSTITUTE, MISSED)
        kept_out = decision.seat if decision.kind != RULING else ""
        affected = [] if alone else [seat for seat in voters.must if seat != kept_out]
        return tuple(name for name in (*genesis.seat_ids, HOST) if name in {master, *affected})
    heard = voters.must if decision.kind == RULING else ()
    others = [seat for seat in voters.live if seat != decision.seat or seat in heard]
    if len(others) > 1 or decision.seat not in voters.live:
        return tuple(others)
    if decision.kind == SUBSTITUTE:
        raise InputError("with only two players, nobody is left to make the dice instead")
    return (decision.seat,) if decision.kind == RESIGN else tuple(voters.live)


def _require_going_on(genesis: Genesis, decision: Decision, voters: Voters) -> None:
    if genesis.ended and decision.kind != ROLLBACK:
        raise InputError("the game ended in a draw; only a rollback can undo that")
    if decision.kind == DRAW and not voters.must:
        raise InputError("the game is over already")


def _require_silent_witness(genesis: Genesis, decision: Decision, voters: Voters) -> None:
    """A substitution names somebody whose proof is waited for, and somebody else must be there."""
    if not voters.must:
        raise InputError("nobody has to decide now, so the game waits for no witness")
    before = genesis.chance.witnesses(voters.must, voters.live, voters.silent)
    if decision.seat not in before:
        raise InputError(f"the dice come from {' and '.join(before)}, not from {decision.seat}")
    silent = (*voters.silent, decision.seat)
    after = genesis.chance.witnesses(voters.must, voters.live, silent)
    if not after or decision.seat in after or (len(voters.must) == 1 and after[0] in voters.must):
        raise InputError("nobody is left to make the dice instead")
