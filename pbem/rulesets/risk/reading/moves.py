"""
Reading `[[free_move]]` and `[[fortify]]`, the move at the end of a turn (R-047, R-048, R-079, R-084).

Where attacks can change the armies of a territory, its number is left to play.
"""

from heapq import heappop, heappush
from typing import Any

from pbem.engine.file.phrases import counted
from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk.conditions.language import Expression
from pbem.rulesets.risk.names import possessive
from pbem.rulesets.risk.orders import Move
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.attack import take_armies
from pbem.rulesets.risk.reading.conditions import AFTER_ALL, never_true, take_condition
from pbem.rulesets.risk.reading.path import note_not_adjacent, refuse_targets
from pbem.rulesets.risk.reading.situation import Situation

KEYS = ("if", "from", "to", "armies")
WORDS = ("mine", "theirs", "spare", "cards", "sets")
"""Words for a move: `mine` is what stands on the source, `theirs` on the target."""
_MEANINGS = {"max": "moves as many as possible"}


def read_free_moves(situation: Situation, sheet: Sheet) -> tuple[Move, ...]:
    """Read `[[free_move]]`: alternatives, the first that applies is made."""
    moves: list[Move] = []
    for entry in sheet.take_sheets("free_move"):
        move = _read_move(situation, entry)
        if move is None:
            continue
        if move.source and move.target:
            _check_free_move(situation, entry, move)
        always = next((number for number, old in enumerate(moves, 1) if old.condition is None), 0)
        if always:
            entry.note(
                "W-MOVE-SPLIT",
                (),
                f"runs only if entry {always} cannot; only one free move is made",
                f"give entry {always} an `if`, or use option fortify-connected",
            )
        moves.append(move)
    return tuple(moves)


def read_fortify(situation: Situation, sheet: Sheet) -> tuple[Move, ...]:
    """Read `[[fortify]]`: all that apply are made."""
    entries = sheet.take_sheets("fortify")
    read = [(entry, _read_move(situation, entry)) for entry in entries]
    moves = [(entry, move) for entry, move in read if move is not None]
    for entry, move in moves:
        _check_chain(situation, entry, move)
    _check_fortify_sums(situation, moves)
    return tuple(move for _, move in moves)


def _read_move(situation: Situation, sheet: Sheet) -> Move | None:
    for key in ("from", "to", "armies"):
        if key not in sheet:
            sheet.note(
                "E-MISSING", (key,), "missing", 'a move needs from, to and armies = "max" or a number', owed=True
            )
    source = situation.take_territory(sheet, "from")
    target = situation.take_territory(sheet, "to")
    condition = take_condition(situation, sheet, "if", WORDS) if "if" in sheet else None
    armies = take_armies(situation, sheet, "armies", _MEANINGS, WORDS) if "armies" in sheet else None
    sheet.close(KEYS)
    why = never_true(situation, condition, AFTER_ALL)
    if why:
        sheet.note("W-NEVER", ("if",), f"this move can never be made: {why}")
    ours = [
        _check_ours(situation, sheet, key, territory)
        for key, territory in (("from", source), ("to", target))
        if territory is not None
    ]
    if source is None or target is None or armies is None or not all(ours):
        return None
    refuse_targets(situation, sheet, move_section(situation.rules), (source, target))
    return Move(source, target, armies, condition)


def _check_ours(situation: Situation, sheet: Sheet, key: str, territory: str) -> bool:
    if situation.could_hold(territory):
        return True
    name, held = situation.board.names[territory], situation.owner(territory)
    sheet.note(
        "E-MOVE-OWNER",
        (key,),
        f"{name} is {possessive(held)} and no order attacks it",
        "armies move between your own territories",
    )
    return False


# How many


def _armies_then(situation: Situation, territory: str) -> int | None:
    """Return the armies of a territory when the turn closes, None where attacks may change them."""
    if territory in situation.sources or not situation.owns(territory):
        return None
    return situation.strength(territory)


def _number(amount: Any) -> int | None:
    """Return an amount of armies that is sure before play."""
    if isinstance(amount, Expression):
        return amount.constant
    return None if amount == "max" else amount


def _check_free_move(situation: Situation, sheet: Sheet, move: Move) -> None:
    """R-047: adjacent, one army stays; R-084: not above the limit."""
    if move.target not in situation.board.borders[move.source]:
        note_not_adjacent(situation, sheet, ("to",), move.source, move.target, attacking=False)
        return
    armies, wanted = _armies_then(situation, move.source), _number(move.armies)
    if armies is not None and (wanted or 1) >= armies:
        _note_count(sheet, wanted or armies, armies)
    there = _armies_then(situation, move.target)
    limit = situation.rules.army_cap
    if limit and there is not None and there + (wanted or 0) > limit:
        sheet.note("E-CAP", ("armies",), f"{there} + {wanted} armies, the limit is {limit}", f"at most {limit - there}")


def _note_count(sheet: Sheet, wanted: int, armies: int) -> None:
    hint = f"at most {armies - 1}" if armies > 1 else "no army can leave this territory"
    sheet.note("E-MOVE-COUNT", ("armies",), f"{wanted} of {counted(armies, 'army')}; one must stay", hint)


# Fortifying


def _check_chain(situation: Situation, sheet: Sheet, move: Move) -> None:
    """R-079: every territory between, and both ends, may be the player's own by then."""
    names = situation.board.names
    if move.source == move.target:
        note_not_adjacent(situation, sheet, ("to",), move.source, move.target, attacking=False)
        return
    between = _best_chain(situation, move)
    message = f"no chain of your territories from {names[move.source]} to {names[move.target]}"
    if between is None:
        sheet.note("E-NO-PATH", (), message, "no route joins them at all")
        return
    missing = [territory for territory in between if not situation.could_hold(territory)]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        sheet.note(
            "E-NO-PATH",
            (),
            f"{message}; {situation.names.of(missing)} {are} not yours",
            f"needed, for instance: {situation.names.of(between)}",
        )


def _best_chain(situation: Situation, move: Move) -> list[str] | None:
    """
    Return the territories between on a way with as few foreign ones as can be, then the shortest.

    None when no way leads there.
    """
    ids, borders = situation.board.ids, situation.board.borders
    waiting: list[tuple[int, int, list[int]]] = [(0, 0, [situation.board.index[move.source]])]
    done: set[int] = set()
    while waiting:
        foreign, length, way = heappop(waiting)
        here = ids[way[-1]]
        if here == move.target:
            return [ids[place] for place in way[1:-1]]
        if way[-1] in done:
            continue
        done.add(way[-1])
        for place, there in enumerate(ids):
            if there in borders[here] and place not in done:
                cost = foreign + (not situation.could_hold(there))
                heappush(waiting, (cost, length + 1, [*way, place]))
    return None


def _check_fortify_sums(situation: Situation, moves: list[tuple[Sheet, Move]]) -> None:
    """A-58: armies are counted once; R-084 for the final position (4.10 point 6)."""
    leaving: dict[str, int] = {}
    for sheet, move in moves:
        armies, wanted = _armies_then(situation, move.source), _number(move.armies)
        if armies is None or move.condition is not None:
            continue
        total = leaving.get(move.source, 0) + (wanted or 1)
        leaving[move.source] = total
        if total >= armies:
            _note_count(sheet, total if wanted else armies, armies)
    if situation.rules.army_cap:
        _check_fortify_cap(situation, moves)


def _check_fortify_cap(situation: Situation, moves: list[tuple[Sheet, Move]]) -> None:
    """Refuse what overfills a territory although nothing in the file is left to play."""
    sure = all(
        move.condition is None and _number(move.armies) and _armies_then(situation, end) is not None
        for _, move in moves
        for end in (move.source, move.target)
    )
    if not sure:
        return
    limit = situation.rules.army_cap
    final: dict[str, int] = {}
    for _, move in moves:
        number = _number(move.armies) or 0
        final[move.source] = final.get(move.source, 0) - number
        final[move.target] = final.get(move.target, 0) + number
    for sheet, move in moves:
        there, coming = situation.strength(move.target) or 0, final.pop(move.target, 0)
        if coming > 0 and there + coming > limit:
            sheet.note(
                "E-CAP", ("armies",), f"{there} + {coming} armies, the limit is {limit}", f"at most {limit - there}"
            )
