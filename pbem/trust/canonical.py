"""The one byte form of a document, and which documents have one.

Everything that is hashed or signed is the RFC 8785 form of plain data in a narrow profile
(trust 4.2).  Inside the profile the standard library writes that form itself: keys are ASCII,
so sorting by code point and by UTF-16 unit agree, and there are no fractions to print.
"""

from __future__ import annotations

import binascii
import json
import re
from typing import TYPE_CHECKING, Any, NoReturn

from pbem.errors import ContentError, FaultsError

if TYPE_CHECKING:
    from collections.abc import Iterator

Path = tuple[str | int, ...]
Fault = tuple[Path, str]

MAX_INTEGER = 2**53 - 1
MAX_DEPTH = 8
MAX_KEY = 64
MAX_TEXT = 256 * 1024
BASE64_WIDTH = 64
# How many faults the text of an error names; all of them are in its `faults`.
MAX_TOLD = 5

# Both patterns are texts, compiled when they are first used: plain data never needs them.
# A fixed list of code points, independent of the Unicode tables of any Python version: controls,
# soft hyphen, marks that hide text or turn it round, byte order marks, surrogates, tags.
FORBIDDEN = (
    "[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\uffff\U000e0000-\U000e0fff]"
)
_KEY = f"[\u0020-\u007e]{{1,{MAX_KEY}}}"
# A game file holds canonical texts between these quotes, so no text may contain them.
TEXT_QUOTES = "'''"


def canonical(data: object, *, check: bool = True) -> bytes:
    """Write data as RFC 8785 bytes (trust 4.2).

    With `check` false the caller vouches that the data lies in the profile; the result for any
    other data is undefined.  Raises ContentError naming every fault.
    """
    if not check:
        return _write(data).encode()
    if not _fits((data,), MAX_DEPTH + 1):
        _refuse_faults(data)
        raise ContentError("this has no canonical form")
    text = _write(data)
    if not _plain(text):
        _refuse_faults(data)
    return text.encode()


def read_canonical(text: str) -> dict[str, Any]:
    """Read a table from its canonical text, and from nothing but its canonical text.

    Raises ContentError for a text longer than MAX_TEXT characters, for what is no JSON, for data
    outside the profile, and for any spelling but the canonical one (blanks, order of keys, a
    key given twice, needless escapes).
    """
    if len(text) > MAX_TEXT:
        raise ContentError(f"the text is longer than {MAX_TEXT} characters")
    data = _parse_checked(text)
    if type(data) is not dict:
        raise ContentError("the text must hold one table")
    if not _fits((data,), MAX_DEPTH + 1) or not _plain(text):
        _refuse_faults(data)
    if _write(data) != text:
        raise ContentError("the text is not in canonical form")
    return data


def check_profile(data: object) -> list[Fault]:
    """List every place where data leaves the profile, in reading order; empty if it fits."""
    if _fits((data,), MAX_DEPTH + 1) and _plain(_write(data)):
        return []
    return list(_faults(data, (), MAX_DEPTH))


def format_base64(data: bytes) -> str:
    """Return the base64 form of data as one undivided string."""
    return binascii.b2a_base64(data, newline=False).decode("ascii")


def wrap_base64(data: bytes, width: int = BASE64_WIDTH) -> list[str]:
    """Divide the base64 form of data into strings of `width` characters; the last may be shorter."""
    text = format_base64(data)
    return [text[at : at + width] for at in range(0, len(text), width)]


def unwrap_base64(lines: object, width: int = BASE64_WIDTH) -> bytes:
    """Read back what `wrap_base64` wrote, or one undivided base64 string.

    Raises ContentError for any other split, alphabet, padding, or spare bits that are not zero.
    """
    text = lines if isinstance(lines, str) else _join_lines(lines)
    try:
        data = binascii.a2b_base64(text, strict_mode=True)
    except ValueError:
        raise ContentError("this is not base64") from None
    # Writing it again is the strict check: each value has just one spelling.
    if format_base64(data) != text or not (lines is text or lines == wrap_base64(data, width)):
        sentence = f"base64 must be padded and split into strings of {width} characters"
        raise ContentError(sentence)
    return data


def _join_lines(lines: object) -> str:
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise ContentError("base64 text expected")
    return "".join(lines)


def _refuse_number(literal: str) -> NoReturn:
    raise ContentError(f"{literal[:40]} is not a whole number")


_write = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False).encode
_parse = json.JSONDecoder(parse_float=_refuse_number, parse_constant=_refuse_number).decode


def _parse_checked(text: str) -> Any:
    try:
        return _parse(text)
    except ContentError:
        raise
    except (ValueError, RecursionError):
        raise ContentError("the text is not JSON of a reasonable shape") from None


def _fits(children: Any, room: int) -> bool:
    """Say quickly whether all below is in the profile, the characters of its strings apart."""
    for child in children:
        kind = type(child)
        if kind is str or kind is bool:
            continue
        if kind is int:
            if -MAX_INTEGER <= child <= MAX_INTEGER:
                continue
            return False
        if room == 1:
            return False
        if kind is dict:
            if not _keys_fit(child):
                return False
            below = child.values()
        elif kind is list or kind is tuple:
            below = child
        else:
            return False
        if not _fits(below, room - 1):
            return False
    return True


def _keys_fit(table: dict[Any, Any]) -> bool:
    try:
        # One join is cheaper than looking at each key, and most tables pass.
        names = "".join(table)
        short = len(names) <= MAX_KEY or max(map(len, table)) <= MAX_KEY
    except TypeError:
        return False
    return short and names.isascii() and "" not in table


def _plain(text: str) -> bool:
    """Say whether no string in a JSON text can hold a forbidden character.

    Of escapes only those of a quotation mark and of the backslash itself say what they look like.
    Anything else is not yet a fault, but must be looked at string by string.
    """
    if "\\" in text and "\\" in text.replace("\\\\", "").replace('\\"', ""):
        return False
    if not text.isascii() and re.search(FORBIDDEN, text):
        return False
    return "\x7f" not in text and TEXT_QUOTES not in text


def _refuse_faults(data: object) -> None:
    faults = check_profile(data)
    if faults:
        raise FaultsError([_format_fault(path, sentence) for path, sentence in faults], MAX_TOLD)


def _faults(value: object, path: Path, room: int) -> Iterator[Fault]:
    kind = type(value)
    if kind is str:
        yield from ((path, sentence) for sentence in _string_faults(str(value)))
    elif isinstance(value, int) and kind in (int, bool):
        if not -MAX_INTEGER <= value <= MAX_INTEGER:
            yield path, f"whole numbers end at {MAX_INTEGER}"
    elif not isinstance(value, (dict, list, tuple)) or kind not in (dict, list, tuple):
        yield path, f"{_KIND_NAMES.get(kind.__name__, kind.__name__)} cannot stand here"
    elif room == 0:
        yield path, f"tables and lists lie more than {MAX_DEPTH} deep"
    else:
        yield from _inner_faults(value, path, room)


def _inner_faults(value: Any, path: Path, room: int) -> Iterator[Fault]:
    if not isinstance(value, dict):
        for place, child in enumerate(value):
            yield from _faults(child, (*path, place), room - 1)
        return
    for key, child in value.items():
        below = (*path, key if type(key) is str else repr(key))
        yield from ((below, sentence) for sentence in _key_faults(key))
        yield from _faults(child, below, room - 1)


def _string_faults(text: str) -> Iterator[str]:
    found = re.search(FORBIDDEN, text)
    if found:
        yield f"the character U+{ord(found[0]):04X} is not allowed"
    if TEXT_QUOTES in text:
        yield "three single quotes in a row are not allowed"


def _key_faults(key: object) -> Iterator[str]:
    if type(key) is not str or not re.fullmatch(_KEY, key):
        yield f"a key has 1 to {MAX_KEY} printable ASCII characters"
    elif TEXT_QUOTES in key:
        yield "three single quotes in a row are not allowed"


def _format_fault(path: Path, sentence: str) -> str:
    if not path:
        return sentence
    # A path may quote a hostile key: only its beginning is shown, in ASCII.
    return f"{'.'.join(ascii(str(step))[1:-1][:80] for step in path)}: {sentence}"


_KIND_NAMES = {
    "float": "a number with a fraction",
    "NoneType": "an empty value",
    "datetime": "a date with a time",
    "date": "a date",
    "time": "a time",
}
