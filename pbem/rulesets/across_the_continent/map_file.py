"""
From a map file of this game to the facts of a board, and everything that can be wrong with it.

A map file is TOML: `format`, `id`, `name`, tables `[[city]]` (id, name, `start` for a starting city,
places for drawing), `[[line]]` (between, spaces), `[[ticket]]` (id, bound, stops, spaces). Keys for
drawing are ignored here. Checks come in stages: the board is checked only once it can be built.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pbem.engine.table.sheet import Path, Problem, Sheet, format_problem, nearest
from pbem.rulesets.across_the_continent.board import COASTS, read_board
from pbem.rulesets.across_the_continent.board_faults import MAX_SPACES, board_faults, length_faults, ring_faults

FORMAT = "pbem-rail/1"
MAX_LINE = 60
MAX_PLAYERS = 4
_ID = re.compile(r"[a-z][a-z0-9-]{0,31}")
_TICKET_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,15}")


def facts_of(map_file: Mapping[str, Any]) -> dict[str, Any]:
    """Return the plain facts of a sound map file, as `board.read_board` takes them."""
    return {
        "id": map_file["id"],
        "name": map_file["name"],
        "cities": [[city["id"], city["name"], city.get("start", "")] for city in map_file["city"]],
        "lines": [[*line["between"], line["spaces"]] for line in map_file["line"]],
        "tickets": [[ticket["id"], ticket["bound"], list(ticket["stops"])] for ticket in map_file["ticket"]],
    }


def check_map(map_file: Mapping[str, Any], players: int = MAX_PLAYERS) -> list[Problem]:
    """Return everything that is wrong with a map file for races of up to `players`."""
    faults = _shape_faults(map_file)
    if faults:
        return faults
    board = read_board(facts_of(map_file))
    declared = [ticket.get("spaces") for ticket in map_file["ticket"]]
    return [*board_faults(board), *length_faults(board, declared), *ring_faults(board, players)]


def check_facts(facts: Mapping[str, Any]) -> list[str]:
    """Return what is wrong with the facts of a board in a game file, without looking for rings."""
    try:
        map_file = _map_of(facts)
    except (KeyError, TypeError, ValueError):
        return ["the board of the game does not have the form of a rail map"]
    faults = _shape_faults(map_file) or board_faults(read_board(facts))
    return [format_problem(fault) for fault in faults]


def _map_of(facts: Mapping[str, Any]) -> dict[str, Any]:
    cities = [{"id": id_, "name": name, "start": coast} for id_, name, coast in facts["cities"]]
    return {
        "format": FORMAT,
        "id": facts["id"],
        "name": facts["name"],
        "city": [{k: v for k, v in city.items() if v or k != "start"} for city in cities],
        "line": [{"between": [a, b], "spaces": spaces} for a, b, spaces in facts["lines"]],
        "ticket": [{"id": i, "bound": bound, "stops": s} for i, bound, s in facts["tickets"]],
    }


# ── the shape: enough to build a board from ──────────────────────────────────────────────────────


def _shape_faults(map_file: Mapping[str, Any]) -> list[Problem]:
    sheet = Sheet(map_file)
    _need(sheet, "id", "name")
    if sheet.take_text("format") not in (None, FORMAT) or "format" not in sheet:
        sheet.note("E-MAP", ("format",), f'must be "{FORMAT}"')
    cities = [_read_city(city) for city in sheet.take_sheets("city")]
    _note_twice(sheet, "city", "id", cities)
    _note_names(sheet)
    lines = sheet.take_sheets("line")
    for line in lines:
        _check_line(line, cities)
    _note_lines(sheet)
    tickets = [_read_ticket(ticket, cities) for ticket in sheet.take_sheets("ticket")]
    _note_twice(sheet, "ticket", "id", tickets)
    for key, found in (("city", cities), ("line", lines), ("ticket", tickets)):
        if not found and not sheet.refused:
            sheet.note("E-MAP", (key,), f"there is no [[{key}]]")
    return sheet.problems


def _need(sheet: Sheet, *keys: str) -> None:
    """Take texts that must be present and not empty."""
    for key in keys:
        if sheet.take_text(key) == "":
            sheet.note("E-MAP", (key,), "there must be a text here")
        elif key not in sheet:
            sheet.note("E-MAP", (key,), "missing")


def _read_city(city: Sheet) -> str:
    _need(city, "id", "name")
    id_ = city.data.get("id")
    if id_.__class__ is str and id_ and not _ID.fullmatch(id_):
        city.note("E-MAP", ("id",), f'"{id_}" is not an id: small letters, digits and hyphens')
    city.take_choice("start", COASTS)
    return str(id_)


def _read_ticket(ticket: Sheet, cities: Sequence[str]) -> str:
    _need(ticket, "id")
    id_ = ticket.data.get("id")
    if id_.__class__ is str and id_ and not _TICKET_ID.fullmatch(id_):
        ticket.note("E-MAP", ("id",), f'"{id_}" is not an id: letters, digits and hyphens')
    if ticket.take_choice("bound", COASTS) is None and "bound" not in ticket:
        ticket.note("E-MAP", ("bound",), "missing")
    stops = ticket.take_texts("stops") or []
    if len(stops) < 2:
        ticket.note("E-MAP", ("stops",), "must name at least two cities")
    for index, stop in enumerate(stops):
        if stop not in cities:
            _note_strange(ticket, ("stops", index), stop, cities)
        elif stop in stops[:index]:
            why = "twice in a row" if stops[index - 1] == stop else "twice"
            ticket.note("E-MAP", ("stops", index), f"{stop} is named {why}")
    ticket.take_number("spaces", 1, MAX_SPACES)
    return str(id_)


def _check_line(line: Sheet, cities: Sequence[str]) -> None:
    ends = line.take_texts("between") or []
    if len(ends) != 2 or ends[0] == ends[1]:
        line.note("E-MAP", ("between",), "must name two different cities")
    for index, end in enumerate(ends):
        if end not in cities:
            _note_strange(line, ("between", index), end, cities)
    spaces = line.take_number("spaces", 1, MAX_LINE)
    if "spaces" not in line:
        line.note("E-MAP", ("spaces",), "missing")
    elif spaces == 1:
        line.note("E-MAP", ("spaces",), "1; two pieces could block each other, so at least 2 are needed (A-89)")


def _note_strange(sheet: Sheet, within: Path, word: str, cities: Sequence[str]) -> None:
    close = nearest(word, cities)
    hint = f"did you mean {' or '.join(close)}?" if close else "it needs a [[city]]"
    sheet.note("E-MAP", within, f'there is no city "{word}"', hint)


def _note_twice(sheet: Sheet, table: str, key: str, values: Sequence[str]) -> None:
    for index, value in enumerate(values):
        if value in values[:index]:
            sheet.note("E-MAP", (table, index, key), f"{value} is used twice")


def _tables(sheet: Sheet, key: str) -> list[tuple[int, dict[str, Any]]]:
    """Return the tables of a list with their indexes; anything else has been noted."""
    items = sheet.data.get(key)
    tables = items if isinstance(items, list) else []
    return [(index, table) for index, table in enumerate(tables) if isinstance(table, dict)]


def _note_names(sheet: Sheet) -> None:
    """Note names that two cities share, or that are the id of another city."""
    owner: dict[str, int] = {}
    for index, city in _tables(sheet, "city"):
        spoken = (city.get("id"), city.get("name"))
        for word in (str(word).casefold() for word in spoken if word):
            if owner.setdefault(word, index) != index:
                sheet.note("E-MAP", ("city", index, "name"), f'"{word}" already means another city')


def _note_lines(sheet: Sheet) -> None:
    """Note a second line between two cities: its spaces would have the names of the first."""
    seen = []
    for index, line in _tables(sheet, "line"):
        ends = line.get("between")
        pair = sorted(map(str, ends)) if isinstance(ends, list) else [str(index)]
        if pair in seen:
            sheet.note("E-MAP", ("line", index), f"{' and '.join(pair)} are joined twice")
        seen.append(pair)
