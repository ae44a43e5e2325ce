"""
Reading where an attack goes: `from` and `to`, or `path` (R-033, R-042).

What is refused can never happen: a source that is not the player's and that no earlier entry attacks,
a target that is the player's now, territories that do not touch.
"""

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine.table.gate import SECTION
from pbem.engine.table.sheet import Path, Sheet
from pbem.rulesets.risk.names import possessive
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.situation import Situation


def read_path(situation: Situation, sheet: Sheet) -> tuple[list[str], bool]:
    """Read the territories of an attack entry ("" for unknown ones), and whether all is right."""
    if "path" in sheet.data:
        before = len(sheet.problems)
        steps = _read_long_path(situation, sheet)
        return [step or "" for step in steps], sheet.sound_since(before)
    source, target = situation.take_territory(sheet, "from"), situation.take_territory(sheet, "to")
    if source is not None and target is not None and situation.may_attack(source, target):
        return [source, target], True
    _refuse_pair(situation, sheet, source, target)
    return [source or "", target or ""], False


def _refuse_pair(situation: Situation, sheet: Sheet, source: str | None, target: str | None) -> None:
    for key in ("from", "to"):
        if key not in sheet.data:
            sheet.note("E-MISSING", (key,), "missing", "an attack needs from and to, or a path", owed=True)
    if source is not None:
        _check_source(situation, sheet, ("from",), source, target)
    if target is not None:
        _check_step(situation, sheet, ("to",), source, target)


def _read_long_path(situation: Situation, sheet: Sheet) -> list[str | None]:
    for key in ("from", "to"):
        if key in sheet:
            sheet.take(key)
            sheet.note("E-PATH", (key,), f"{key} and path in one entry", "choose one", at="key")
    words = sheet.take_texts("path") or []
    if len(words) < 2:
        sheet.note(
            "E-PATH",
            ("path",),
            "a path has at least two territories",
            'for instance path = ["Brazil", "North Africa", "Egypt"]',
            owed=True,
        )
        return []
    steps = [situation.territory(sheet, ("path", place), word) for place, word in enumerate(words)]
    if steps[0] is not None:
        _check_source(situation, sheet, ("path", 0), steps[0], steps[1])
    for place, (before, target) in enumerate(pairwise(steps), 1):
        if target is None:
            continue
        if target not in steps[:place]:
            _check_step(situation, sheet, ("path", place), before, target)
            continue
        name = situation.board.names[target]
        hint = "a captured territory needs no second attack"
        sheet.note("E-PATH", ("path", place), f"{name} appears twice in the path", hint)
    return steps


def _check_source(situation: Situation, sheet: Sheet, within: Path, source: str, target: str | None) -> None:
    """R-033: the source is the player's own when the entry runs."""
    if situation.could_hold(source):
        return
    name, held = situation.board.names[source], situation.owner(source)
    whose = f"is {possessive(held)}" if held else "is nobody's"
    hint = f"put an attack on {name} first{_from_there(situation, source)}"
    if target is not None and not situation.owns(target) and (near := _from_there(situation, target)):
        hint += f"; {situation.board.names[target]} can be attacked{near.removeprefix(',')}"
    sheet.note("E-ATTACK-SOURCE", within, f"{name} {whose} and no earlier order attacks it", hint)


def _from_there(situation: Situation, target: str) -> str:
    """Say from where a territory may be attacked: ", from Ukraine"; "" if from nowhere."""
    near = [id_ for id_ in situation.board.ids if target in situation.board.borders[id_] and situation.could_hold(id_)]
    return f", from {situation.names.of(near)}" if near else ""


def _check_step(situation: Situation, sheet: Sheet, within: Path, source: str | None, target: str) -> None:
    """R-033: the target touches the source and is another's."""
    if source is not None and target not in situation.board.borders[source]:
        note_not_adjacent(situation, sheet, within, source, target, attacking=True)
    elif situation.owns(target):
        name = situation.board.names[target]
        sheet.note(
            "E-ATTACK-OWN",
            within,
            f"{name} is yours now and no earlier order can lose it",
            f"to move armies between your territories use `[[{move_section(situation.rules)}]]`, in short orders `move`",
        )


def refuse_targets(situation: Situation, sheet: Sheet, section: str, steps: Sequence[str]) -> None:
    """Refuse steps that a limit of this game does not allow (`play/gate.py`)."""
    limit, names = situation.limit(section), situation.board.names
    if limit.targets is None:
        return
    for place, (here, there) in enumerate(pairwise(steps), 1):
        if not (here and there) or situation.reaches(section, here, there):
            continue
        within = ("path", place) if "path" in sheet else ("to",)
        listed = situation.names.of(limit.targets(here)) or "nowhere"
        sheet.note(
            SECTION, within, f"not from {names[here]} to {names[there]}; {limit.why}", f"from {names[here]}: {listed}"
        )


def note_not_adjacent(
    situation: Situation, sheet: Sheet, within: Path, source: str, target: str, *, attacking: bool
) -> None:
    """Report two territories that do not touch, with the ways out that there are."""
    names, borders = situation.board.names, situation.board.borders
    if source == target:
        message = f"{names[source]} is both source and target"
    else:
        message = f"{names[source]} and {names[target]} are not adjacent"
    there = [id_ for id_ in situation.board.ids if id_ in borders[source]]
    hint = f"from {names[source]}: {situation.names.of(there) or 'nowhere'}"
    over = [id_ for id_ in there if target in borders[id_] and not situation.owns(id_)]
    if attacking and over and source != target:
        stone = names[over[0]]
        path = f'path = ["{names[source]}", "{stone}", "{names[target]}"]'
        hint += f"; over {stone} use `{path}`"
    sheet.note("E-NOT-ADJACENT", within, message, hint)
