"""
Plain data printed as TOML that people like to read.

Plain settings come first, then tables, then lists of tables as `[[name]]`; below a `[[name]]`
tables stand in braces, as players write them. A text that holds quotation marks stands in single
quotes. The layout is our own, so it is the same with every version of every library.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

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
    later = [key for key, value in table.items() if _stands_alone(value)]
    for key, value in table.items():
        if key not in later:
            yield _write_setting(key, value)
    for key in sorted(later, key=lambda key: isinstance(table[key], list)):
        yield from _write_section(table[key], (*path, key))


def _write_section(value: Any, path: tuple[str, ...]) -> Iterator[str]:
    name = ".".join(_spell_key(part) for part in path)
    if isinstance(value, dict):
        yield from ("", f"[{name}]")
        yield from _write_table(value, path)
        return
    for entry in value:
        yield from ("", f"[[{name}]]")
        yield from (_write_setting(key, below) for key, below in entry.items())


def _stands_alone(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(entry, dict) for entry in value)
    return isinstance(value, dict)


def _write_setting(key: str, value: Any) -> str:
    line = f"{_spell_key(key)} = {_spell(value)}"
    if len(line) <= _WIDTH or not isinstance(value, list):
        return line
    rows = "".join(f"    {row}\n" for row in _fill([f"{_spell(entry)}," for entry in value]))
    return f"{_spell_key(key)} = [\n{rows}]"


def _fill(words: list[str]) -> list[str]:
    rows = [""]
    for word in words:
        longer = f"{rows[-1]} {word}".strip()
        if len(longer) <= _WIDTH - 4 or not rows[-1]:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _spell_key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _spell_text(key)


def _spell(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _spell_text(value)
    if isinstance(value, list):
        return f"[{', '.join(_spell(entry) for entry in value)}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{_spell_key(key)} = {_spell(below)}" for key, below in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    raise TypeError(f"{type(value).__name__} has no place in an order file")


def _spell_text(text: str) -> str:
    if ('"' in text or "\\" in text) and _LITERAL.fullmatch(text):
        return f"'{text}'"
    # JSON escapes are TOML escapes, but for one character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
