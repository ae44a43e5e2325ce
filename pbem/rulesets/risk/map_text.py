"""A map of the conquest game as text, in the order in which people read it: what it is, continents, territories."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

_HEAD = ("format", "id", "name", "about", "one_way")
_WIDTH = 100


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
