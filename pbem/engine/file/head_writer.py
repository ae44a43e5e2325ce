"""
The head of a game file as TOML text: always the same text for the same data.

The layout is not that of order files, because a game file must be the same bytes everywhere and for
years: ASCII, LF, no trailing blanks, TOML 1.0, values before tables.
"""

import re
from collections.abc import Mapping
from typing import Any

from pbem.engine.text.toml_writer import Style, fill_lines, format_value

WIDTH = 96
_FILL = 74
_INDENT = "    "
_MAX_SECTION = 3
_BARE = re.compile("[A-Za-z0-9_-]+")
_NOT_PLAIN = re.compile("[^ !#-\\[\\]-~]")
_SHORT = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def write_head(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> list[str]:
    """
    Write a table as lines, without its own header; `path` is where it is.

    Raises TypeError for anything but tables, lists, texts, whole numbers and yes or no.
    """
    inner = {key: value for key, value in data.items() if _is_section(value, path)}
    lines = [line for key in data if key not in inner for line in _setting(key, data[key])]
    for key, value in inner.items():
        lines += _section((*path, key), value)
    return lines


def quoted(text: str) -> str:
    """Return a text in double quotes, everything but plain ASCII escaped."""
    return f'"{_NOT_PLAIN.sub(_escape, text)}"'


def _escape(found: re.Match[str]) -> str:
    character = found[0]
    code = ord(character)
    return _SHORT.get(character) or (f"\\u{code:04X}" if code < 0x10000 else f"\\U{code:08X}")


def _is_section(value: Any, path: tuple[str, ...]) -> bool:
    if len(path) >= _MAX_SECTION:
        return False
    if isinstance(value, Mapping):
        return True
    return _is_list(value) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _section(path: tuple[str, ...], value: Any) -> list[str]:
    name = ".".join(map(_key, path))
    if isinstance(value, Mapping):
        return ["", f"[{name}]", *write_head(value, path)]
    return [line for item in value for line in ("", f"[[{name}]]", *write_head(item, path))]


def _setting(key: str, value: Any) -> list[str]:
    line = f"{_key(key)} = {format_value(value, _PLAIN)}"
    if len(line) <= WIDTH or not _is_list(value):
        return [line]
    items = [f"{format_value(item, _PLAIN)}," for item in value]
    if not any(_is_list(item) or isinstance(item, Mapping) for item in value):
        items = fill_lines(items, _FILL + 1)
    return [f"{_key(key)} = [", *(f"{_INDENT}{item}" for item in items), "]"]


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else quoted(key)


_PLAIN = Style(_key, quoted, " ")
