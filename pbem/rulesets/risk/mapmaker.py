"""
What the conquest game does with maps (`pbem.engine.table.mapmaker`).

As text a map stands in the order in which people read it: what it is, continents, territories. For Domination it
becomes a `.map` and a `.cards` file: countries keep the order of the map, and so their numbers; names, colours, pixels,
settings and the description that came from there go back. Whatever our maps say beyond that (areas, further decks) is
left out.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.table.mapmaker import FoundFile, Mapmaker, Nearby, ReadMap, TracedShapes
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.foreign import name_list, our_map, reading
from pbem.rulesets.risk.foreign.cards import FIGURE_OF, JOKER
from pbem.rulesets.risk.map_ways import outward
from pbem.rulesets.risk.regrets import regrets

_HEAD = ("format", "id", "name", "about", "one_way")
_WIDTH = 100
_COLOURS = ("orange", "green", "blue", "red", "cyan", "yellow", "magenta", "gray")
_COLOUR = re.compile(
    r"black|blue|cyan|darkgray|gray|green|lightgray|magenta|orange|pink|red|white|yellow|(?:#|0x)[0-9a-fA-F]{6}|\d+"
)
_SYMBOLS = {figure: symbol.title() for symbol, figure in FIGURE_OF.items()}
_OWN = "domination"


class RiskMapmaker(Mapmaker):
    """Maps of Domination and Conquest, lists of names, and judgement of maps."""

    def read(self, found: FoundFile, beside: Nearby, *, new_deck: bool, both_ways: bool) -> ReadMap:
        return reading.read_foreign(found, beside, new_deck=new_deck, both_ways=both_ways)

    def with_shapes(self, data: Data, values: Sequence[int], traced: TracedShapes) -> tuple[Data, list[str]]:
        return our_map.with_shapes(data, values, traced)

    def read_list(self, found: FoundFile) -> ReadMap:
        return reading.read_list(found)

    def example_list(self) -> str:
        return name_list.EXAMPLE

    def export(self, data: Data, stem: str) -> Sequence[FoundFile]:
        return domination_files(data, stem)

    def regrets(self, data: Data) -> Sequence[str]:
        return regrets(data)

    def write(self, data: Data) -> str:
        return write_map(data)


def write_map(data: Mapping[str, Any]) -> str:
    """Return a map file; reading it as TOML gives the same data."""
    return "\n".join([*_map_lines(data), ""])


def _map_lines(data: Mapping[str, Any]) -> Iterator[str]:
    tables = {key: value for key, value in data.items() if isinstance(value, dict)}
    lists = {key: data[key] for key in ("continent", "territory")}
    plain = {key: value for key, value in data.items() if key not in tables and key not in lists}
    for key in sorted(plain, key=lambda key: _HEAD.index(key) if key in _HEAD else len(_HEAD)):
        yield from _setting(key, plain[key])
    for name, table in tables.items():
        yield from _table(name, table)
    for name, entries in lists.items():
        for entry in entries:
            yield ""
            yield f"[[{name}]]"
            yield from (line for key, value in entry.items() for line in _setting(key, value))


def _table(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    if plain:
        yield ""
        yield f"[{name}]"
        yield from (line for key, value in plain.items() for line in _setting(key, value))
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _table(f"{name}.{key}", value)


def _setting(key: str, value: object) -> Iterator[str]:
    whole = f"{key} = {_value(value)}"
    if not isinstance(value, list) or len(whole) <= _WIDTH:
        yield whole
        return
    yield f"{key} = ["
    row = ""
    for item in map(_value, value):
        if row and len(row) + len(item) + 3 > _WIDTH:
            yield f" {row}"
            row = ""
        row += f" {item},"
    yield f" {row}"
    yield "]"


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    # JSON escapes what TOML does, but for the last control character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def domination_files(data: Data, stem: str) -> Sequence[FoundFile]:
    """Return the files of a sound map, UTF-8 with its mark where names need it."""
    return [
        (f"{stem}.map", _encoded([*_map_rows(data, stem), ""])),
        (f"{stem}.cards", _encoded([*_card_rows(data), ""])),
    ]


def _encoded(rows: Sequence[str]) -> bytes:
    text = "\n".join(rows)
    return text.encode() if text.isascii() else text.encode("utf-8-sig")


def _map_rows(data: Data, stem: str) -> Iterator[str]:
    origin = data.get("origin", {})
    origin = origin if isinstance(origin, dict) and origin.get("format") == _OWN else {}
    yield from origin.get("description", ())
    yield f"name {data['name']}"
    yield from origin.get("settings", ())
    files = {"pic": f"{stem}_pic.png", "map": f"{stem}_map.gif", **origin.get("files", {}), "crd": f"{stem}.cards"}
    yield from ("", "[files]", *(f"{key} {name}" for key, name in files.items()))
    yield from ("", "[continents]")
    places: dict[str, int] = {}
    for place, one in enumerate(data["continent"]):
        places[one["id"]] = place + 1
        yield f"{_written(one)} {one['bonus']} {_colour(one, place)}"
    yield from ("", "[countries]")
    order = {one["id"]: place + 1 for place, one in enumerate(data["territory"])}
    for number, one in enumerate(data["territory"], 1):
        x, y = one.get("pixel") or one.get("place") or (0, 0)
        yield f"{number} {_written(one)} {places[one['continent']]} {x} {y}"
    yield from ("", "[borders]")
    for id_, others in outward(data).items():
        yield " ".join(map(str, [order[id_], *sorted(order[other] for other in others)]))


def _colour(one: Mapping[str, str], place: int) -> str:
    """Return the colour of a continent as that program knows it; it means nothing in play."""
    colour = str(one.get("colour", ""))
    return colour if _COLOUR.fullmatch(colour) else _COLOURS[place % len(_COLOURS)]


def _written(one: Mapping[str, str]) -> str:
    """Return a name as one word: as it came from there, or with _ for blanks."""
    written = one.get("written", "")
    return written if written and " " not in written else one["name"].replace(" ", "_")


def _card_rows(data: Data) -> Iterator[str]:
    facts = board_facts(data)
    order = {one["id"]: place + 1 for place, one in enumerate(data["territory"])}
    yield "[cards]"
    yield from (f"{_SYMBOLS[figure]} {order[id_]}" for id_, figure in facts["cards"])
    yield from [JOKER] * facts["jokers"]
