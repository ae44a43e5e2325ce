"""Administrative records in words, for reports and verdicts: what was decided, and who answers for it."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from pbem.engine.file.decision import (
    DECK,
    DRAW,
    MISSED,
    REPLACE,
    RESIGN,
    ROLLBACK,
    SUBSTITUTE,
    Decision,
    SignedDecision,
)
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.file.phrases import DECK_REVEALED, format_seats, listed
from pbem.engine.file.succession import ended
from pbem.engine.play.approval import Voters, council
from pbem.engine.play.witness import live_seats
from pbem.engine.table.resolution import AnyTable
from pbem.errors import InputError

UNILATERAL = "UNILATERAL"


def decision_of(genesis: Genesis, table: AnyTable, before: Any, record: Record) -> SignedDecision:
    """Return what a record decides, and whose approval nobody can prove (open games only)."""
    decision = json.loads(record.admin)
    signed = tuple(name for name, _ in record.approvals)
    return SignedDecision(
        record.index,
        decision["kind"],
        decision["seat"],
        decision.get("reason", ""),
        signed,
        _unsigned_approvals(genesis, table, before, decision),
    )


def _unsigned_approvals(genesis: Genesis, table: AnyTable, before: Any, decision: dict[str, Any]) -> tuple[str, ...]:
    awaited = table.awaited(before)
    voters = Voters(live_seats(table, before, genesis), awaited.must if awaited else ())
    try:
        # Before a draw the game had not ended yet.
        return council(ended(genesis, ""), Decision(decision["kind"], decision["seat"]), voters).unsigned
    except InputError:
        return ()


def format_decision(decision: SignedDecision, seats: str) -> str:
    """Return the kind, the reason, and whom it is about: `seats`, as people read them ("": nobody)."""
    about = f", {seats}" if decision.seat else ""
    reason = f": {decision.reason}" if decision.reason else ""
    return f"{decision.kind}{about}{reason}"


def format_approval(decision: SignedDecision, format_: Callable[[Sequence[str]], str] = listed) -> str:
    """
    Return who signed a decision; one alone is named UNILATERAL, keyless seats unsigned.

    `format_` turns seats into a list that people read; without it they are named by id.
    """
    signed = format_(decision.signed) if decision.signed else ""
    unsigned = format_(decision.unsigned) if decision.unsigned else ""
    if decision.unilateral:
        return f"{UNILATERAL}: by {signed or unsigned} alone{'' if signed else ', unsigned'}"
    parts = [f"signed by {signed}"] if signed else []
    if unsigned:
        parts.append(f"unsigned: {unsigned} (no key, nobody can prove it)")
    return "; ".join(parts) or "signed by nobody"


def decision_lines(genesis: Genesis, table: AnyTable, before: Any, record: Record) -> Iterator[str]:
    """Describe a decision for the head of a report."""
    decision = decision_of(genesis, table, before, record)
    yield f"Decided {format_decision(decision, format_seats(genesis, [decision.seat]))}"
    yield f"        {format_approval(decision, partial(format_seats, genesis))}"


def describe_effect(genesis: Genesis, record: Record, signers: Sequence[str]) -> Iterator[str]:
    """
    Say what a decision does besides the events of the rule set.

    `signers` are those who signed it, or have to: words are put into nobody's mouth.
    """
    decision = json.loads(record.admin)
    name = format_seats(genesis, [decision["seat"]])
    match decision["kind"]:
        case kind if kind == SUBSTITUTE:
            yield f"{name} does not answer; the next player makes the dice for the same orders."
        case kind if kind == REPLACE:
            yield f"{decision['events'][0]['name']} plays {decision['seat']} from now on, with other keys."
        case kind if kind == DECK:
            yield DECK_REVEALED
        case kind if kind == DRAW:
            yield "A draw of all who still play: the game is over, and the board stays as it is."
        case kind if kind == RESIGN:
            yield _describe_resignation(genesis, decision["seat"], signers)
        case kind if kind == MISSED:
            yield f"{name} missed the turn; the minimal legal turn was played."
        case kind if kind == ROLLBACK:
            yield (
                "The game goes back to where it was after record "
                f"{decision['events'][0]['to']}. What was played since stays in the history; "
                "the dice will be new."
            )
        case _:
            pass


def _describe_resignation(genesis: Genesis, seat: str, signers: Sequence[str]) -> str:
    """Only their own signature says that a player gives up; otherwise others took them out."""
    name = format_seats(genesis, [seat])
    if seat in signers:
        return f"{name} gives up."
    if not signers:
        return f"{name} is taken out of the game by decision."
    return f"{name} is taken out of the game by {format_seats(genesis, signers)}."
