"""
Plain data printed as TOML that people like to read.

Plain settings come first, then tables, then lists of tables as `[[name]]`; below a `[[name]]`
tables stand in braces, as players write them. A text that holds quotation marks stands in single
quotes. The layout is our own, so it is the same with every version of every library.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

_WIDTH = 79
_BARE = re.compile(r"[A-Za-z0-9_-]+")
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
    """Say whether a value is a table, or a list of tables: it is printed below its own row."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(entry, dict) for entry in value)
    return isinstance(value, dict)


def _write_setting(key: str, value: Any) -> str:
    line = f"{_format_key(key)} = {spell(value, _READABLE)}"
    if len(line) <= _WIDTH or not isinstance(value, list):
        return line
    rows = "".join(
        f"    {row}\n" for row in _fill([f"{spell(entry, _READABLE)}," for entry in value])
    )
    return f"{_format_key(key)} = [\n{rows}]"


def _fill(words: list[str]) -> list[str]:
    rows = [""]
    for word in words:
        longer = f"{rows[-1]} {word}".strip()
        if len(longer) <= _WIDTH - 4 or not rows[-1]:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _format_key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _format_text(key)


class Spelling(NamedTuple):
    """How keys and texts are spelled, and what stands between braces and what is in them."""

    key: Callable[[str], str]
    text: Callable[[str], str]
    gap: str = ""


def spell(value: Any, how: Spelling) -> str:
    """Print a value on one line. Raises TypeError for what has no place in an order file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return how.text(value)
    if isinstance(value, list):
        return f"[{', '.join([spell(entry, how) for entry in value])}]"
    if isinstance(value, dict):
        inner = ", ".join([f"{how.key(key)} = {spell(below, how)}" for key, below in value.items()])
        return f"{{{how.gap}{inner}{how.gap}}}" if inner else "{}"
    raise TypeError(f"{type(value).__name__} has no place in an order file")


def _format_text(text: str) -> str:
    if ('"' in text or "\\" in text) and _LITERAL.fullmatch(text):
        return f"'{text}'"
    # JSON escapes are TOML escapes, but for one character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


_READABLE = Spelling(_format_key, _format_text, " ")
