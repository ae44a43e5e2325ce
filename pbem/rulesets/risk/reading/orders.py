"""
Reading the orders of a seat: who reads the sections that a file may have now.

The check is a function of state and document alone; with it a file is refused before any die is
drawn. What is certainly wrong refuses the file; what only may go wrong is skipped in play (4.3).

Rule 1. A file holds sections that are open now (`play/gate.py`), no others, and no more than a limit
        allows.
Rule 2. Sections are read in the order in which they are played (R-021), wherever they stand.
Rule 3. Problems come in the order of the key paths, not of the text: the same for what a player typed
        and for its canonical form.
"""

from collections.abc import Callable, Iterator
from typing import Any

from pbem.engine.play.order_header import HEADER
from pbem.engine.table.gate import open_sections, refuse_sections
from pbem.engine.table.sheet import Problem, Sheet
from pbem.rulesets.risk.orders import (
    Attack,
    BonusOrders,
    Commander,
    EliminationOrder,
    Orders,
    Reroll,
    SetupOrders,
    TurnOrders,
)
from pbem.rulesets.risk.play.additions import additions
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.reading.attack import read_attacks
from pbem.rulesets.risk.reading.cards import NO_TRADE, Trade, ordinal, read_trade, take_bonus
from pbem.rulesets.risk.reading.moves import read_fortify, read_free_moves
from pbem.rulesets.risk.reading.place import NOTHING_PLACED, Placing, Reason, read_placing
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

WITH_ARMIES = (Phase.TURN, Phase.ELIMINATION)


def read_orders(setting: Setting, state: State, seat: str, sheet: Sheet) -> Orders:
    """
    Read and check a file; the header was taken from the sheet by the engine.

    Faults and warnings go into the sheet. With an error among them the orders are not to be used.
    """
    before = len(sheet.problems)
    situation = Situation(setting, state, seat, sheet.opened)
    refuse_sections(sheet, situation.ask, lambda: situation.gate)
    orders = _READERS.get(state.phase, _read_turn)(situation, sheet)
    if not sheet.data.keys() <= {*sheet.taken}:
        sheet.close((*HEADER, *open_sections(situation.gate)))
    if len(sheet.problems) > before:
        sheet.problems[before:] = sorted(sheet.problems[before:], key=_place)
    return orders


def _place(problem: Problem) -> tuple[tuple[str, int], ...]:
    return tuple((step, 0) if isinstance(step, str) else ("", step) for step in problem.path)


# A turn, or a part of one


def _read_turn(situation: Situation, sheet: Sheet) -> TurnOrders:
    final, card = _read_flag(sheet, "final"), _read_flag(sheet, "card")
    trade, placing = _read_armies(situation, sheet)
    situation.may_grow = "on_elimination" in sheet.data
    attacks = read_attacks(situation, sheet) if _is_given(sheet, "attack") else ()
    eliminations = _read_eliminations(situation, sheet)
    free_moves = read_free_moves(situation, sheet) if _is_given(sheet, "free_move") else ()
    fortify = read_fortify(situation, sheet) if _is_given(sheet, "fortify") else ()
    rerolls, commander = _read_experts(situation, sheet, attacks)
    if not final:
        _warn_open(sheet)
    return TurnOrders(
        final,
        trade.sets,
        placing.armies,
        placing.rest,
        attacks,
        eliminations,
        free_moves,
        fortify,
        rerolls,
        commander,
        _take_standing(situation, sheet),
        situation.opened,
        card,
        tuple(_read_more(situation, sheet)),
    )


def _read_more(situation: Situation, sheet: Sheet) -> Iterator[tuple[str, Any]]:
    for key, addition in additions():
        if _is_given(sheet, key):
            yield key, addition.read(situation, sheet)


def _is_given(sheet: Sheet, key: str) -> bool:
    """Say whether a section is there, and belongs there."""
    return key in sheet.data and key not in sheet.taken


def _read_flag(sheet: Sheet, key: str) -> bool:
    """Read what is true unless it is said to be false."""
    return not _is_given(sheet, key) or sheet.take_flag(key) is not False


def _read_eliminations(situation: Situation, sheet: Sheet) -> tuple[EliminationOrder, ...]:
    if not _is_given(sheet, "on_elimination"):
        return ()
    from pbem.rulesets.risk.reading.elimination import read_eliminations  # late: a long chapter

    return read_eliminations(situation, sheet)


def _read_experts(
    situation: Situation, sheet: Sheet, attacks: tuple[Attack, ...]
) -> tuple[tuple[Reroll, ...], Commander | None]:
    given = [key for key in ("reroll", "commander") if _is_given(sheet, key)]
    if not given:
        return (), None
    from pbem.rulesets.risk.reading import experts  # late: few games have them

    return (
        experts.read_rerolls(situation, sheet, attacks) if "reroll" in given else (),
        experts.read_commander(situation, sheet) if "commander" in given else None,
    )


def _warn_open(sheet: Sheet) -> None:
    for key, what in (("free_move", "the move"), ("fortify", "the move"), ("card", "the card")):
        if key in sheet.data and sheet.data[key] not in ([], True):
            sheet.note(
                "W-NEVER",
                (key,),
                "never used; with final = false the turn stays open",
                f"{what} belongs in the last part of the turn",
                at="key",
            )


def _read_armies(situation: Situation, sheet: Sheet) -> tuple[Trade, Placing]:
    """Read the sets and where the armies go (R-021 steps 1 and 2), or what an elimination brought."""
    if situation.state.phase not in WITH_ARMIES:
        return NO_TRADE, NOTHING_PLACED
    trade = read_trade(situation, sheet)
    if trade.sets and trade.good:
        take_bonus(situation, trade.sets)
    reasons = reasons_due(situation, len(trade.sets)) if trade.good else None
    return trade, read_placing(situation, sheet, reasons)


def reasons_due(situation: Situation, sets: int) -> list[Reason]:
    """Say what armies are due for: territories, continents, a number of sets (R-029)."""
    state = situation.state
    reasons: list[Reason] = []
    if state.phase is Phase.TURN:
        due = armies_due(situation.setting, state.owners, situation.seat)
        reasons.append((due.territories, due.base))
        reasons += [(situation.board.names[land], bonus) for land, bonus in due.continents]
    elif state.due:
        reasons.append(("left over", state.due))
    for number in range(state.sets + 1, state.sets + sets + 1):
        reasons.append((f"{ordinal(number)} set", set_value(situation.rules, number)))
    return reasons


# A set-up, and a decision out of turn


def _read_setup(situation: Situation, sheet: Sheet) -> SetupOrders:
    from pbem.rulesets.risk.reading.setup import read_setup  # late: a turn has none

    return SetupOrders(read_setup(situation, sheet), _take_standing(situation, sheet))


def _read_bonus(situation: Situation, sheet: Sheet) -> BonusOrders:
    """R-093: the bonus armies go on the vacated territories."""
    armies, vacated = next(
        ((armies, territories) for seat, armies, territories in situation.state.bonus if seat == situation.seat),
        (0, []),
    )
    placing = read_placing(situation, sheet, [("capital bonus", armies)], vacated)
    return BonusOrders(placing.armies, placing.rest, _take_standing(situation, sheet))


# Standing orders


def _take_standing(situation: Situation, sheet: Sheet) -> tuple[tuple[str, Any], ...]:
    """Take the orders that outlast this file, after everything else."""
    if "defence" not in sheet.data and "capital_bonus" not in sheet.data:
        return ()
    from pbem.rulesets.risk.reading import standing_orders  # late: most files have none

    return standing_orders.take_standing(situation, sheet)


_READERS: dict[Phase, Callable[[Situation, Sheet], Orders]] = {Phase.SETUP: _read_setup, Phase.BONUS: _read_bonus}
"""What reads a file in the phases that are not part of a turn."""
