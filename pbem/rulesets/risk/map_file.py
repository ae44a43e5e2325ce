"""
A map file of the conquest game ("pbem-map/1"): is it sound?

Every territory lists its neighbours, so that a person can check it against a printed board. `one_way` may list further ways that lead in one direction
only. Tables for drawing and for the history of a map (shapes, [sea], [editions]) are left alone. Here every
table is looked at alone; what makes sense only together is in `map_sense.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from pbem.engine.table.sheet import Problem, Sheet, nearest
from pbem.rulesets.risk.board_check import FIGURES, MOST_BONUS, MOST_JOKERS, MOST_TERRITORIES, RESERVED, is_id, is_name
from pbem.rulesets.risk.map_sense import check_references, check_whole

FORMAT = "pbem-map/1"
Data = dict[str, Any]
T = TypeVar("T")

_EXAMPLES = {
    "id": '"cape"',
    "name": '"Cape"',
    "continent": '"north"',
    "borders": '["moor", "quay"]',
    "bonus": "2",
    "territories": '["cape", "moor"]',
    "jokers": "2",
    **dict.fromkeys(FIGURES, '["cape"]'),
}

# A continent is asked for as `@asia`, and some words after the sign mean something else.
SELECTORS = (*RESERVED, "border", "vacated")
_CODE = "E-MAP"
_UNRELATED = ("format", "bonus", "card", "jokers")
"""Keys on which no reference depends: what is wrong there hides no other fault."""


def check_map(map_file: Mapping[str, Any]) -> list[Problem]:
    """Return everything that is wrong or odd with a map file; without a problem that is an error it is sound."""
    sheet = Sheet(map_file)
    _check_shape(sheet)
    faults = sheet.problems
    if all(fault.path[-1] in _UNRELATED for fault in faults):
        faults = [*faults, *check_references(map_file)]
    return faults or check_whole(map_file)


def _check_shape(sheet: Sheet) -> None:
    """Look for everything that later checks rely on."""
    if sheet.take_text("format") != FORMAT:
        sheet.note(_CODE, ("format",), f'"{FORMAT}" is expected')
    _take_id(sheet, ())
    _take_name(sheet)
    for territory in _take_tables(sheet, "territory"):
        _check_territory(territory)
    for continent in _take_tables(sheet, "continent"):
        _check_continent(continent)
    if not is_pairs(sheet.take_list("one_way") or []):
        sheet.note(
            _CODE,
            ("one_way",),
            "a list of pairs of territory ids is expected",
            'for example one_way = [["hill", "cape"]]',
        )
    decks = sheet.take_sheet("deck")
    for name in decks.data if decks else ():
        if decks and (deck := _need(decks, name, decks.take_sheet)):
            _check_deck(deck)


def _check_territory(territory: Sheet) -> None:
    _take_id(territory, RESERVED)
    _take_name(territory)
    _need(territory, "continent", territory.take_text)
    _need(territory, "borders", territory.take_texts)
    territory.take_choice("card", FIGURES)


def _check_continent(continent: Sheet) -> None:
    _take_id(continent, SELECTORS)
    _take_name(continent)
    _need(continent, "bonus", lambda key: continent.take_number(key, 0, MOST_BONUS))
    _need(continent, "territories", continent.take_texts)


def _check_deck(deck: Sheet) -> None:
    for figure in FIGURES:
        _need(deck, figure, deck.take_texts)
    _need(deck, "jokers", lambda key: deck.take_number(key, 0, MOST_JOKERS))


# ── keys ─────────────────────────────────────────────────────────────────────────────────────────


def is_pairs(value: object) -> bool:
    """Say whether this is a list of pairs of words."""
    return isinstance(value, list) and all(_is_pair(pair) for pair in value)


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(one, str) for one in value)


def _take_tables(sheet: Sheet, key: str) -> list[Sheet]:
    tables = sheet.take_sheets(key)
    misspelt = nearest(key, _other_lists(sheet))
    for word in misspelt:
        sheet.note(_CODE, (word,), f"there is no [[{word}]]", f"did you mean [[{key}]]?")
    if not tables and not misspelt and not sheet.refused:
        sheet.note(_CODE, (key,), f"there is no [[{key}]]")
    if len(tables) > MOST_TERRITORIES:
        sheet.note(_CODE, (key,), f"[[{key}]] stands {len(tables)} times; up to {MOST_TERRITORIES} are possible")
    return tables


def _other_lists(sheet: Sheet) -> list[str]:
    """Other keys are left alone, but a list may have been meant as a list of territories."""
    return [
        key
        for key, value in sheet.data.items()
        if isinstance(value, list) and key not in ("territory", "continent", "one_way")
    ]


def _need(sheet: Sheet, key: str, take: Callable[[str], T]) -> T:
    if sheet.data.get(key) is None:
        sheet.note(_CODE, (key,), "missing", _way_out(sheet, key))
    return take(key)


def _way_out(sheet: Sheet, key: str) -> str:
    """Ask whether another key of the table was meant to be this one, or give an example."""
    close = nearest(key, [word for word in sheet.data if word not in sheet.taken], 1)
    if close:
        return f"did you mean {key} where it says {close[0]}?"
    return f"for example {key} = {_EXAMPLES[key]}" if key in _EXAMPLES else ""


def _take_id(sheet: Sheet, reserved: Sequence[str]) -> None:
    id_ = _need(sheet, "id", sheet.take_text)
    if id_ is not None and not is_id(id_):
        rule = "an id has 1 to 63 small letters, digits and hyphens, no hyphen first"
        sheet.note(_CODE, ("id",), f'"{id_}" is no id; {rule}', _as_id(id_))
    elif id_ in reserved:
        sheet.note(_CODE, ("id",), f'"{id_}" means something else in orders', f"no id here: {', '.join(reserved)}")


def _as_id(text: str) -> str:
    kept = "".join(letter if is_id(letter) else "-" for letter in text.casefold()).strip("-")
    return f'did you mean "{kept}"?' if is_id(kept) else ""


def _take_name(sheet: Sheet) -> None:
    name = _need(sheet, "name", sheet.take_text)
    if name is not None and not is_name(name):
        rule = "a name is one line of 1 to 63 characters without quotes, \\ and invisible characters, no @ first"
        sheet.note(_CODE, ("name",), f"this cannot be a name; {rule}")
