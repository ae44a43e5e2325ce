"""
Reading `place`: where the armies due go (R-030, R-061, R-080 to R-083, R-093).

All armies due are placed. Under a limit, if there is less room than armies, the room must be filled; the
rest is lost. A number is never lowered silently.
"""

from collections.abc import Sequence
from typing import Any

import attrs

from pbem.engine.file.phrases import counted
from pbem.engine.table.sheet import Sheet, kind_of
from pbem.record import mutable, tool
from pbem.rulesets.risk.names import owner_named
from pbem.rulesets.risk.reading.situation import Situation

Reason = tuple[str | int, int]
"""Why armies are due, and how many: ("7th set", 20); a number is one of territories: (14, 4)."""


@tool
class Placing:
    """Armies by territory in board order; what is left over goes to `rest`, if anything is."""

    armies: tuple[tuple[str, int], ...] = ()
    rest: str = ""


NOTHING_PLACED = Placing()


@mutable
class _Table:
    """What a table says: armies by id, and how the player wrote the territory."""

    armies: dict[str, int] = attrs.Factory(dict)
    words: dict[str, str] = attrs.Factory(dict)
    rest: str = ""


def read_placing(
    situation: Situation, sheet: Sheet, reasons: Sequence[Reason] | None, vacated: Sequence[str] | None = None
) -> Placing:
    """
    Read `place` and compare it with the armies due; `reasons` None: not known, not compared.

    `vacated` are the only territories that may take armies, if given (R-093); else all of the
    player's own. The armies are added to what the situation holds already (R-060).
    """
    before = len(sheet.problems)
    table = sheet.take_sheet("place") if "place" in sheet.data else None
    said = _Table() if table is None else _read_table(situation, table, vacated)
    if reasons is not None and sheet.sound_since(before):
        _check_sum(situation, sheet, said, reasons, vacated)
    if reasons is None or not sheet.sound_since(before):
        situation.placed = None
        return NOTHING_PLACED
    placed = list(said.armies.items())
    if len(placed) > 1:
        order = situation.board.index
        placed.sort(key=lambda pair: order[pair[0]])
    return Placing(tuple(placed), said.rest)


def _places_allowed(situation: Situation, vacated: Sequence[str] | None) -> list[str]:
    """List where armies may be placed, in board order."""
    if vacated is None:
        return situation.own()
    return [id_ for id_ in situation.board.ids if id_ in vacated]


def _read_table(situation: Situation, table: Sheet, vacated: Sequence[str] | None) -> _Table:
    said, names = _Table(), situation.names.territory
    for word, armies in table.data.items():
        # A plain look-up nearly always suffices; the rest finds out what is wrong.
        id_ = names.get(word) or _find(situation, table, word, vacated)
        good = _check_amount(table, word, armies, said)
        if id_ is None:
            continue
        if id_ in said.words:
            table.note(
                "E-TWICE", (word,), f"{situation.board.names[id_]} is named twice", "each territory once", at="key"
            )
            continue
        if not situation.owns(id_) or (vacated is not None and id_ not in vacated):
            _note_owner(situation, table, word, id_, vacated)
        said.words[id_] = word
        if armies == "rest":
            said.rest = id_
        elif good:
            said.armies[id_] = armies
    return said


def _find(situation: Situation, table: Sheet, word: str, vacated: Sequence[str] | None) -> str | None:
    if not word.startswith("@"):
        return situation.territory(table, (word,), word, at="key")
    allowed = situation.names.of(_places_allowed(situation, vacated), 8)
    table.note(
        "E-UNKNOWN-TERRITORY",
        (word,),
        f'"{word}" means several territories',
        f"name each one with its armies; you may place on: {allowed}",
        at="key",
    )
    return None


def _note_owner(situation: Situation, table: Sheet, word: str, territory: str, vacated: Sequence[str] | None) -> None:
    name, owner = situation.board.names[territory], situation.owner(territory)
    message = f"{name} belongs to {owner_named(owner)}"
    if owner == situation.seat:
        message = f"{name} was not vacated"
    allowed = situation.names.of(_places_allowed(situation, vacated), 8)
    table.note("E-PLACE-OWNER", (word,), message, f"you may place on: {allowed}", at="key")


def _check_amount(table: Sheet, word: str, armies: Any, said: _Table) -> bool:
    if armies == "rest":
        if said.rest:
            table.note("E-PLACE-REST", (word,), "only one territory can take the rest", "write a number for the others")
        return True
    if armies.__class__ is int:
        if armies < 1:
            table.note("E-RANGE", (word,), f"{armies} armies", "for none, leave the territory out")
        return bool(armies > 0)
    written = f'"{armies}"' if armies.__class__ is str else kind_of(armies)
    table.note("E-TYPE", (word,), f'a whole number or "rest" is expected here, not {written}')
    return False


def _check_sum(
    situation: Situation, sheet: Sheet, said: _Table, reasons: Sequence[Reason], vacated: Sequence[str] | None
) -> None:
    """Compare with what is due, or with the room where there is less (R-080, R-081)."""
    wanted = sum([armies for _, armies in reasons])
    if situation.rules.army_cap:
        wanted = min(wanted, sum(situation.room(id_) for id_ in _places_allowed(situation, vacated)))
    given = sum(said.armies.values())
    if given > wanted or (given < wanted and not said.rest):
        _note_sum(sheet, given, wanted, reasons)
        return
    placed = dict(said.armies)
    if said.rest:
        placed[said.rest] = wanted - given
    if situation.rules.army_cap:
        _check_cap(situation, sheet, said.words, placed, vacated)
    for territory, armies in placed.items():
        situation.add(territory, armies)


def _note_sum(sheet: Sheet, given: int, wanted: int, reasons: Sequence[Reason]) -> None:
    due = sum(armies for _, armies in reasons)
    why = ", ".join(f"{format_reason(reason)}: {armies}" for reason, armies in reasons)
    message = f"{counted(given, 'army')} placed, "
    message += f"{due} {'is' if due == 1 else 'are'} due ({why})" if due else "none are due"
    if wanted < due:
        message += f", your territories have room for {wanted}"
    if given < wanted:
        hint = f'place {wanted - given} more or use "rest" for one territory'
    else:
        hint = f"place {given - wanted} fewer" if wanted else "leave `place` out"
    sheet.note("E-PLACE-SUM", ("place",), message, hint, at="key", owed=given < wanted)


def format_reason(reason: str | int) -> str:
    """Say what armies are due for: "7th set", "14 territories"."""
    return reason if isinstance(reason, str) else counted(reason, "territory")


def _check_cap(
    situation: Situation, sheet: Sheet, words: dict[str, str], placed: dict[str, int], vacated: Sequence[str] | None
) -> None:
    """R-080: nothing is lost quietly while another territory has room (A-59)."""
    limit = situation.rules.army_cap
    free = [(id_, situation.room(id_) - placed.get(id_, 0)) for id_ in _places_allowed(situation, vacated)]
    open_to = [f"{situation.board.names[id_]} has room for {left}" for id_, left in free if left > 0]
    for territory, armies in placed.items():
        room = situation.room(territory)
        if armies > room:
            sheet.note(
                "E-CAP",
                ("place", words[territory]),
                f"{limit - room} + {armies} armies, the limit is {limit}",
                f"{armies - room} too many; {', '.join(open_to[:4])}",
            )
