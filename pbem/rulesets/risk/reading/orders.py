"""
Reading the orders of a seat: which sections a file may have now, and who reads them.

The check is a function of state and document alone; with it a file is refused before any die is
drawn. What is certainly wrong refuses the file; what only may go wrong is skipped in play (4.3).

Rule 1. A file holds the sections of the phase that the state waits in, no others.
Rule 2. Sections are read in the order in which they are played (R-021), wherever they stand.
Rule 3. Problems come in the order of the key paths, not of the text: the same for what a player typed
        and for its canonical form.
"""

from collections.abc import Callable
from typing import Any

from pbem.engine.play.order_header import HEADER
from pbem.engine.table.problem import Problem
from pbem.engine.table.sheet import Sheet
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
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.reading.attack import read_attacks
from pbem.rulesets.risk.reading.cards import NO_TRADE, Trade, ordinal, read_trade, take_bonus
from pbem.rulesets.risk.reading.moves import read_fortify, read_free_moves
from pbem.rulesets.risk.reading.place import NOTHING_PLACED, Placing, Reason, read_placing
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

_BATTLE = ("attack", "on_elimination", "free_move", "fortify", "commander", "reroll")
_STANDING = ("defence", "capital_bonus")
_PLACING = ("trade", "place")
_PART = ("final", "card", *_BATTLE, *_STANDING)
_WHOLE = ("final", "card", *_PLACING, *_BATTLE, *_STANDING)

SECTIONS: dict[Phase, tuple[str, ...]] = {
    Phase.SETUP: ("setup", *_STANDING),
    Phase.TURN: _WHOLE,
    Phase.ATTACK: _PART,
    Phase.ELIMINATION: _WHOLE,
    Phase.THROW: _PART,
    Phase.BONUS: ("place", *_STANDING),
}
"""Which sections a file may have, by what the state waits for."""

_ALL = ("setup", *_WHOLE)
WITH_ARMIES = (Phase.TURN, Phase.ELIMINATION)

_OPTIONS = {
    "free_move": ("this game is played with fortify-connected; use `[[fortify]]`", "movement"),
    "fortify": ("this game is played without fortify-connected; use `[[free_move]]`", "movement"),
    "commander": ("this game is played without commanders", "commander"),
    "reroll": ("this game is played without re-rolls", "card_reroll"),
    "capital_bonus": ("this game is played without capitals", "capitals"),
    "card": (
        "a card that was earned is always drawn in this game (card_drawing = always)",
        "card_drawing",
    ),
}
"""Sections that need an option: what is said without it, and the field of the rules."""


def read_orders(setting: Setting, state: State, seat: str, sheet: Sheet) -> Orders:
    """
    Read and check a file; the header was taken from the sheet by the engine.

    Faults and warnings go into the sheet. With an error among them the orders are not to be used.
    """
    before = len(sheet.problems)
    situation = Situation(setting, state, seat, sheet.opened)
    _refuse_sections(situation, sheet)
    orders = _READERS.get(state.phase, _read_turn)(situation, sheet)
    if not sheet.data.keys() <= {*sheet.taken}:
        sheet.close((*HEADER, *sections_of(situation)))
    if len(sheet.problems) > before:
        sheet.problems[before:] = sorted(sheet.problems[before:], key=_place)
    return orders


def _place(problem: Problem) -> tuple[tuple[str, int], ...]:
    return tuple((step, 0) if isinstance(step, str) else ("", step) for step in problem.path)


# Sections


def _refuse_sections(situation: Situation, sheet: Sheet) -> None:
    """Refuse what is no section of this phase, or needs an option that is not played."""
    allowed = SECTIONS.get(situation.state.phase, ())
    for key in sheet.data:
        if key in _ALL and key not in allowed:
            sheet.taken.append(key)
            sheet.note("E-SECTION", (key,), _why_not(situation, key),
                       f"keys here: {', '.join(sections_of(situation))}", at="key")  # fmt: skip
        elif key in _OPTIONS and not _is_played(situation, key):
            sheet.taken.append(key)
            sheet.note("E-OPTION", (key,), _OPTIONS[key][0], _without(situation, key), at="key")


def _without(situation: Situation, key: str) -> str:
    if key == "card":
        return "leave it out; only a game begun with card_drawing=optional lets you decline a card"
    return f"options of this game: {situation.options()}"


def sections_of(situation: Situation) -> list[str]:
    """List the sections that a file may have now, in this game."""
    allowed = SECTIONS.get(situation.state.phase, ())
    return [key for key in allowed if key not in _OPTIONS or _is_played(situation, key)]


def _is_played(situation: Situation, key: str) -> bool:
    match key:
        case "free_move":
            return situation.rules.movement == "adjacent"
        case "fortify":
            return situation.rules.movement == "connected"
        case "card":
            return situation.rules.card_drawing == "optional"
        case _:
            return bool(getattr(situation.rules, _OPTIONS[key][1]))


def _why_not(situation: Situation, key: str) -> str:
    match situation.state.phase:
        case Phase.SETUP if key == "final":
            return "a set-up file has no parts"
        case Phase.SETUP:
            return "the game is still being set up"
        case Phase.BONUS if key == "final":
            return "a decision has no parts"
        case Phase.BONUS:
            return "only the bonus armies are asked for now"
        case _ if key == "setup":
            return "the set-up is over"
        case _:
            return "only at the start of a turn; this turn is already under way"


# A turn, or a part of one


def _read_turn(situation: Situation, sheet: Sheet) -> TurnOrders:
    final, card = _read_flag(sheet, "final"), _read_flag(sheet, "card")
    trade, placing = _read_armies(situation, sheet)
    situation.may_grow = "on_elimination" in sheet.data
    attacks = read_attacks(situation, sheet)
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
    )


def _is_given(sheet: Sheet, key: str) -> bool:
    """Say whether a section is there, and belongs there."""
    return key in sheet.data and key not in sheet.taken


def _read_flag(sheet: Sheet, key: str) -> bool:
    """Read what is true unless it is said to be false."""
    return not _is_given(sheet, key) or sheet.take_flag(key) is not False


def _read_eliminations(situation: Situation, sheet: Sheet) -> tuple[EliminationOrder, ...]:
    if "on_elimination" not in sheet.data:
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
            sheet.note("W-NEVER", (key,), "never used; with final = false the turn stays open",
                       f"{what} belongs in the last part of the turn", at="key")  # fmt: skip


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
    """Say what armies are due for: territories, continents, so many sets (R-029)."""
    state = situation.state
    reasons: list[Reason] = []
    if state.phase is Phase.TURN:
        due = armies_due(situation.setting, state, situation.seat)
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
        (
            (armies, territories)
            for seat, armies, territories in situation.state.bonus
            if seat == situation.seat
        ),
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


_READERS: dict[Phase, Callable[[Situation, Sheet], Orders]] = {
    Phase.SETUP: _read_setup,
    Phase.BONUS: _read_bonus,
}
"""What reads a file in the phases that are not part of a turn."""
