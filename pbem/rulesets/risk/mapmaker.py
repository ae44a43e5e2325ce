"""
What the conquest game does with maps (`pbem.engine.table.mapmaker`).

As text it stands in the order in which people read it: what it is, continents, territories.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.table.mapmaker import FoundFile, Mapmaker, Nearby, ReadMap, TracedShapes
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.foreign import name_list, our_map, reading
from pbem.rulesets.risk.foreign.export import domination_files
from pbem.rulesets.risk.regrets import regrets

_HEAD = ("format", "id", "name", "about", "one_way")
_WIDTH = 100


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
