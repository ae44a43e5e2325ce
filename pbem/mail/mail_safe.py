r"""
The mail-safe form of orders: TOML that comes back from nearly everything mail does to a text.

ASCII only; no line above 72 columns; no line that begins with a letter unless it is a key, with a quotation
mark of mails or with `From`; no `--`, `...`, two blanks, `@` or `://` in a text, for mail programs make
something else of these. A key that does not begin with a small letter stands in quotes, so that a
phone that begins every line with a capital does no lasting harm.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from pbem.engine.text.toml_writer import Style, format_value, stands_alone

WIDTH = 72

_BARE = re.compile(r"[a-z][A-Za-z0-9_-]*")
_ODD = re.compile(r"(?<=-)-|(?<=\.)\.|(?<= ) |@|:(?=//)|\.(?<=www\.)|\x7f")
# Never cut an escape in two.
_ATOM = re.compile(r"\\u[0-9a-f]{4}|\\U[0-9a-f]{8}|\\.|[^\\]")
_SURROGATES = re.compile(r"\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})")


def write(data: dict[str, Any]) -> str:
    """Print plain order data in the mail-safe form; reading it gives equal data."""
    return "\n".join(_table(data, ())).strip("\n") + "\n"


def _table(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    later = [key for key, value in table.items() if stands_alone(value)]
    for key, value in table.items():
        if key not in later:
            yield from _setting(key, value)
    for key in later:
        yield from _section(table[key], (*path, key))


def _section(value: Any, path: tuple[str, ...]) -> Iterator[str]:
    name = ".".join(_key(part) for part in path)
    if isinstance(value, dict):
        yield from ("", f"[{name}]")
        yield from _table(value, path)
        return
    for entry in value:
        yield from ("", f"[[{name}]]")
        yield from _table(entry, path)


def _setting(key: str, value: Any) -> Iterator[str]:
    line = f"{_key(key)} = {format_value(value, _SAFE)}"
    if len(line) <= WIDTH:
        yield line
    elif isinstance(value, str):
        yield from _long_text(f"{_key(key)} = ", value)
    elif isinstance(value, list):
        yield f"{_key(key)} = ["
        for entry in value:
            yield from _entry(entry)
        yield "]"
    else:
        yield line


def _entry(entry: Any) -> Iterator[str]:
    line = f"  {format_value(entry, _SAFE)},"
    if len(line) > WIDTH and isinstance(entry, str):
        *most, last = _long_text("  ", entry)
        yield from (*most, f"{last},")
    else:
        yield line


def _long_text(front: str, value: str) -> Iterator[str]:
    r"""Write a text on several lines: a backslash at the end of one eats what stands before the next."""
    yield f'{front}"""\\'
    piece = ""
    for atom in _ATOM.findall(_escaped(value)):
        if len(piece) + len(atom) > 48:
            yield f"{piece}\\"
            piece = ""
        # At the beginning of a line, only a digit is left alone by every mail program.
        piece += atom if piece or atom.isdigit() else _as_escape(atom)
    yield f'{piece}"""'


def _as_escape(atom: str) -> str:
    """Write a character as an escape; one that is an escape already stays as it is."""
    if len(atom) == 1 or atom in ('\\"', "\\\\"):
        return f"\\u{ord(atom[-1]):04x}"
    return atom


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) and "--" not in key else _text(key)


def _text(text: str) -> str:
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    text = json.dumps(text)[1:-1]
    # JSON writes characters above U+FFFF as surrogate pairs; TOML does not.
    text = _SURROGATES.sub(_join_surrogates, text)
    return _ODD.sub(lambda odd: f"\\u{ord(odd[0]):04x}", text)


def _join_surrogates(pair: re.Match[str]) -> str:
    high, low = (int(half, 16) for half in pair.groups())
    return f"\\U{0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00):08x}"


_SAFE = Style(_key, _text)
