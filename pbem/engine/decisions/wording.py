"""Administrative records in words, for reports and verdicts: what was decided, and who answers for it."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from pbem.engine.chance.witness import live_seats
from pbem.engine.decisions.approval import Position, council
from pbem.engine.decisions.decision import (
    DECK,
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
from pbem.engine.phrases import DECK_REVEALED, format_seats, listed
from pbem.engine.resolution import AnyTable
from pbem.errors import InputError

UNILATERAL = "UNILATERAL"


def decision_of(genesis: Genesis, table: AnyTable, before: Any, record: Record) -> SignedDecision:
    """Return what a record decides, and whose approval nobody can prove (open games only)."""
    notice = json.loads(record.admin)
    signed = tuple(name for name, _ in record.approvals)
    return SignedDecision(record.index, notice["kind"], notice["seat"], notice.get("reason", ""), signed,
                    _unsigned(genesis, table, before, notice))  # fmt: skip


def _unsigned(
    genesis: Genesis, table: AnyTable, before: Any, notice: dict[str, Any]
) -> tuple[str, ...]:
    awaited = table.awaited(before)
    position = Position(live_seats(table, before, genesis), awaited.must if awaited else ())
    try:
        return council(genesis, Decision(notice["kind"], notice["seat"]), position).unsigned
    except InputError:
        return ()


def format_decision(decision: SignedDecision, seats: str) -> str:
    """Return kind, whom it is about (`seats`, as people read it; "" for nobody) and the reason."""
    about = f", {seats}" if decision.seat else ""
    reason = f": {decision.reason}" if decision.reason else ""
    return f"{decision.kind}{about}{reason}"


def format_approval(
    decision: SignedDecision, spell: Callable[[Sequence[str]], str] = listed
) -> str:
    """
    Return who signed a decision; one alone is named UNILATERAL, keyless seats unsigned.

    `spell` turns seats into a list that people read; without it they are named by id.
    """
    signed = spell(decision.signed) if decision.signed else ""
    unsigned = spell(decision.unsigned) if decision.unsigned else ""
    if decision.unilateral:
        return f"{UNILATERAL}: by {signed or unsigned} alone{'' if signed else ', unsigned'}"
    rows = [f"signed by {signed}"] if signed else []
    if unsigned:
        rows.append(f"unsigned: {unsigned} (no key, nobody can prove it)")
    return "; ".join(rows) or "signed by nobody"


def decision_rows(genesis: Genesis, table: AnyTable, before: Any, record: Record) -> Iterator[str]:
    """Tell an administrative record for the head of a report."""
    decision = decision_of(genesis, table, before, record)
    yield f"Decided {format_decision(decision, format_seats(genesis, [decision.seat]))}"
    yield f"        {format_approval(decision, partial(format_seats, genesis))}"


def tell_decision(genesis: Genesis, record: Record, signers: Sequence[str]) -> Iterator[str]:
    """
    Tell what a record does beside the events of the rule set.

    `signers` are those who signed it, or have to: words are put into nobody's mouth.
    """
    notice = json.loads(record.admin)
    name = format_seats(genesis, [notice["seat"]])
    match notice["kind"]:
        case kind if kind == SUBSTITUTE:
            yield f"{name} stays silent; the next one makes the dice for the same orders."
        case kind if kind == REPLACE:
            yield f"{notice['events'][0]['name']} plays {notice['seat']} from now on, with other keys."
        case kind if kind == DECK:
            yield DECK_REVEALED
        case kind if kind == RESIGN:
            yield _tell_resigned(genesis, notice["seat"], signers)
        case kind if kind == MISSED:
            yield f"{name} missed the turn; the least that is legal was played."
        case kind if kind == ROLLBACK:
            yield (f"The game goes back to how it stood after record {notice['events'][0]['to']}. "
                   "What was played since stays in the history; the dice will be new.")  # fmt: skip
        case _:
            pass


def _tell_resigned(genesis: Genesis, seat: str, signers: Sequence[str]) -> str:
    """Only the own signature says that somebody gives up; else others say that he is out."""
    name = format_seats(genesis, [seat])
    if seat in signers:
        return f"{name} gives up."
    if not signers:
        return f"{name} is taken out of the game by decision."
    return f"{name} is taken out of the game by {format_seats(genesis, signers)}."
