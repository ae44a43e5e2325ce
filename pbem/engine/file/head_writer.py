"""
The head of a game file as TOML text: always the same text for the same data.

A writer apart from that of order files, because a game file must be the same bytes everywhere and
for years: ASCII, LF, no trailing blanks, TOML 1.0, values before tables, long lists one item a row.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

WIDTH = 96
_FILL = 74
_INDENT = "    "
_MAX_SECTION = 3
_BARE = re.compile("[A-Za-z0-9_-]+")
_NOT_PLAIN = re.compile("[^ !#-\\[\\]-~]")
_SHORT = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def write_head(data: Mapping[str, Any], path: tuple[str, ...] = ()) -> list[str]:
    """
    Write a table as rows, without its own header; `path` is where it stands.

    Raises TypeError for anything but tables, lists, texts, whole numbers and yes or no.
    """
    inner = {key: value for key, value in data.items() if _is_section(value, path)}
    rows = [row for key in data if key not in inner for row in _entry(key, data[key])]
    for key, value in inner.items():
        rows += _section((*path, key), value)
    return rows


def quoted(text: str) -> str:
    """A text in double quotes, everything but plain ASCII escaped."""
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
    return [row for item in value for row in ("", f"[[{name}]]", *write_head(item, path))]


def _entry(key: str, value: Any) -> list[str]:
    row = f"{_key(key)} = {_inline(value)}"
    if len(row) <= WIDTH or not _is_list(value):
        return [row]
    items = [_inline(item) for item in value]
    if not any(_is_list(item) or isinstance(item, Mapping) for item in value):
        items = _filled(items)
    return [f"{_key(key)} = [", *(f"{_INDENT}{item}," for item in items), "]"]


def _filled(items: Sequence[str]) -> list[str]:
    """As many items on a row as fit."""
    rows: list[str] = []
    for item in items:
        if rows and len(rows[-1]) + len(item) + 2 <= _FILL:
            rows[-1] += f", {item}"
        else:
            rows.append(item)
    return rows


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else quoted(key)


def _inline(value: Any) -> str:
    if value.__class__ is bool:
        return "true" if value else "false"
    if value.__class__ is int:
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if _is_list(value):
        return f"[{', '.join(map(_inline, value))}]"
    if isinstance(value, Mapping):
        entries = ", ".join(f"{_key(key)} = {_inline(item)}" for key, item in value.items())
        return f"{{ {entries} }}" if entries else "{}"
    raise TypeError(f"{value.__class__.__name__} has no place in a game file")
