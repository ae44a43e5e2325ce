"""
Plain data printed as TOML that people like to read; game files and mails share its parts.

Plain settings come first, then tables, then lists of tables as `[[name]]`; below a `[[name]]`
tables stand in braces, as players write them. A text that holds quotation marks stands in single
quotes. The layout is our own, so it is the same with every version of every library. (`tomli-w` writes what nobody signs and no
layout fixes: backups and archives.)
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from pbem.record import tool

_WIDTH = 79
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_as_json = json.JSONEncoder(ensure_ascii=False).encode
_LITERAL = re.compile(r"[^'\x00-\x1f\x7f]*")


def write_toml(data: dict[str, Any]) -> str:
    """
    Print tables, lists, texts, whole numbers, true and false; LF line ends.

    Reading it gives equal data. Raises TypeError for anything else.
    """
    return "\n".join(_write_table(data, ())).lstrip("\n") + "\n" if data else ""


def _write_table(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    later = [key for key, value in table.items() if stands_alone(value)]
    for key, value in table.items():
        if key not in later:
            yield _write_setting(key, value)
    for key in sorted(later, key=lambda key: isinstance(table[key], list)):
        yield from _write_section(table[key], (*path, key))


def _write_section(value: Any, path: tuple[str, ...]) -> Iterator[str]:
    name = ".".join(_format_key(part) for part in path)
    if isinstance(value, dict):
        yield from ("", f"[{name}]")
        yield from _write_table(value, path)
        return
    for entry in value:
        yield from ("", f"[[{name}]]")
        yield from (_write_setting(key, below) for key, below in entry.items())


def stands_alone(value: Any) -> bool:
    """Say whether a value is a table, or a list of tables: it is printed below a header of its own."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(entry, dict) for entry in value)
    return isinstance(value, dict)


def _write_setting(key: str, value: Any) -> str:
    line = f"{_format_key(key)} = {format_value(value, _READABLE)}"
    if len(line) <= _WIDTH or not isinstance(value, list):
        return line
    entries = fill_lines([f"{format_value(entry, _READABLE)}," for entry in value], _WIDTH - 4)
    return "\n".join([f"{_format_key(key)} = [", *(f"    {line}" for line in entries), "]"])


def fill_lines(entries: Iterable[str], width: int) -> list[str]:
    """Put as many entries on each line as fit, a blank between them."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + 1 + len(entry) <= width:
            lines[-1] += f" {entry}"
        else:
            lines.append(entry)
    return lines


def _format_key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _format_text(key)


@tool
class Style:
    """How keys and texts are written, and what stands inside braces beside their content."""

    key: Callable[[str], str]
    text: Callable[[str], str]
    gap: str = ""


def format_value(value: Any, style: Style) -> str:
    """Print a value on one line. Raises TypeError for what our files never hold."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return style.text(value)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([format_value(entry, style) for entry in value])}]"
    if isinstance(value, Mapping):
        entries = [f"{style.key(key)} = {format_value(below, style)}" for key, below in value.items()]
        return f"{{{style.gap}{', '.join(entries)}{style.gap}}}" if entries else "{}"
    raise TypeError(f"{type(value).__name__} has no place in a file of ours")


def _format_text(text: str) -> str:
    if ('"' in text or "\\" in text) and _LITERAL.fullmatch(text):
        return f"'{text}'"
    # JSON escapes are TOML escapes, except for one character.
    return _as_json(text).replace("\x7f", "\\u007f")


_READABLE = Style(_format_key, _format_text, " ")
