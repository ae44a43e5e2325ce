"""
The plain part of a head of a game file, read without a TOML reader.

Most of a head is tables of rows `name = value`, and there TOML says what JSON says. What holds anything else (an
escape, a table or a list within a row) is left to the TOML reader. Both give the same.
"""

import json
import re

from pbem.engine.table.terms import Data

_MOST = 64 * 1024
"""A longer text is left to the TOML reader, which counts what it holds before it begins."""
_NAME = "[A-Za-z0-9_-]{1,64}"
_VALUE = r'(?:"[ !#-\[\]-~]*"|-?(?:0|[1-9][0-9]{0,15})|true|false)'
_TABLE = re.compile(rf"{_NAME}(?:\.{_NAME})?\]")
_VALUES = f"{_VALUE}(?:, {_VALUE})*"
# A long list has its values on lines between the brackets.
_ROW = re.compile(rf"(?m)^({_NAME}) = ({_VALUE}|\[(?:{_VALUES})?\]|\[\n(?:    {_VALUES},\n)+\])$")


def read_plain(text: str) -> Data | None:
    """Read a text that has nothing but plain rows, at its top and in tables; None for any other."""
    if len(text) > _MOST:
        return None
    top, *tables = f"\n{text}".split("\n[")
    data = _rows(top)
    if data is None:
        return None
    for table in tables:
        name, _, lines = table.partition("\n")
        rows = _rows(lines)
        if rows is None or not _TABLE.fullmatch(name) or not _put(data, name[:-1].split("."), rows):
            return None
    return data


def _rows(lines: str) -> Data | None:
    """Return the values of rows by name; None if a line is no plain row, or a name is there twice."""
    parts = _ROW.split(lines)
    between, names, values = parts[::3], parts[1::3], parts[2::3]
    if "".join(between).strip("\n"):
        return None
    written = ",".join(f'"{name}":{value}' for name, value in zip(names, values, strict=True))
    rows: Data = json.loads(f"{{{written}}}".replace(",\n]", "]"))
    return rows if len(rows) == len(names) else None


def _put(data: Data, names: list[str], rows: Data) -> bool:
    """Put a table into its place; False if that is taken."""
    *above, name = names
    place = data.setdefault(above[0], {}) if above else data
    if type(place) is not dict or name in place:
        return False
    place[name] = rows
    return True
