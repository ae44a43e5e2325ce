"""
The small parts of TOML 1.0: blanks, keys, strings, words.

Every function takes the text and an offset, and returns where it stopped reading; what is no TOML
raises TextError. The patterns are possessive, so time is linear.
"""

import re
from typing import NamedTuple

from pbem.engine.text.toml_mistakes import (
    broken_string,
    no_end_of_line,
    no_equals,
    no_name,
    no_value,
    odd_character,
    odd_word,
)
from pbem.errors import TextError

MOST_PARTS = 6
"""Parts of a dotted key: `a.b.c` has three."""
MOST_DIGITS = 20

_BLANKS = re.compile(r"[ \t]*+")
_LINES = re.compile(r"(?:[ \t\n]++|#[^\x00-\x08\n-\x1f\x7f]*+)*")
_COMMENT = re.compile(r"#[^\x00-\x08\n-\x1f\x7f]*+")
_BARE = re.compile(r"[A-Za-z0-9_-]++")
_WORD = re.compile(r"[^\s,\[\]{}#=\"']++")
_ESCAPE = r"\\(?:[btnfr\"\\]|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8})"
# What may stand in a string, by its opening mark.
_INSIDE = {
    '"': re.compile(rf'(?:[^"\\\x00-\x08\n-\x1f\x7f]++|{_ESCAPE})*'),
    "'": re.compile(r"[^'\x00-\x08\n-\x1f\x7f]*+"),
    '"""': re.compile(rf'(?:[^"\\\x00-\x08\x0b-\x1f\x7f]++|{_ESCAPE}|\\[ \t]*+\n[ \t\n]*+|"{{1,2}}+(?!"))*'),
    "'''": re.compile(r"(?:[^'\x00-\x08\x0b-\x1f\x7f]++|'{1,2}+(?!'))*"),
}
_CLOSING = {'"': re.compile('"'), "'": re.compile("'"), '"""': re.compile('"{3,5}+'), "'''": re.compile("'{3,5}+")}
_WHOLE = re.compile(
    r"[+-]?(?:0|[1-9](?:_?[0-9])*)|0x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|0o[0-7](?:_?[0-7])*"
    r"|0b[01](?:_?[01])*"
)
_PIECE = re.compile(
    r"\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[ \t]*+\n[ \t\n]*+|.)|.", re.DOTALL
)  # of a string with escapes
_LETTERS = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


class KeyPart(NamedTuple):
    """One part of a dotted key: its value, and where it stands."""

    name: str
    start: int
    end: int


def _skip(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return match.end() if match else at


def skip_blanks(text: str, at: int) -> int:
    """Go over blanks and tabs."""
    return _skip(_BLANKS, text, at)


def skip_lines(text: str, at: int) -> int:
    """Go over blanks, ends of lines and comments."""
    at = _skip(_LINES, text, at)
    if at < len(text) and text[at] < " ":
        raise odd_character(text, at) or TextError(at, "this cannot stand here")
    return at


def read_end(text: str, at: int, after: str = "the value") -> int:
    """Read up to the end of the line, where only a comment may stand."""
    at = _skip(_COMMENT, text, skip_blanks(text, at))
    if at < len(text) and text[at] != "\n":
        raise no_end_of_line(text, at, after)
    return at


def read_key(text: str, at: int) -> tuple[list[KeyPart], int]:
    """Read a key, which may be dotted: its parts, and where it ends."""
    parts: list[KeyPart] = []
    while True:
        part = _read_part(text, at)
        parts.append(part)
        if len(parts) > MOST_PARTS:
            message = f"a name of more than {MOST_PARTS} parts"
            raise TextError(part.start, message, "a part is what stands between two dots")
        at = skip_blanks(text, part.end)
        if not text.startswith(".", at):
            return parts, part.end
        at = skip_blanks(text, at + 1)


def _read_part(text: str, at: int) -> KeyPart:
    if text.startswith(('"""', "'''"), at):
        raise TextError(at, "a name has one quotation mark on each side")
    if text.startswith(('"', "'"), at):
        end = read_string(text, at)
        return KeyPart(string_value(text[at:end]), at, end)
    match = _BARE.match(text, at)
    if match is None:
        raise no_name(text, at)
    return KeyPart(match[0], at, match.end())


def read_equals(text: str, parts: list[KeyPart], at: int) -> int:
    """Read the equals sign after a key; return where the value begins."""
    at = skip_blanks(text, at)
    if not text.startswith("=", at):
        raise no_equals(text, parts[-1].name, parts[-1].start, at)
    return skip_blanks(text, at + 1)


def read_string(text: str, at: int) -> int:
    """Read a string of any of the four kinds."""
    mark = text[at] * 3 if text.startswith(text[at] * 3, at) else text[at]
    end = _skip(_INSIDE[mark], text, at + len(mark))
    closing = _CLOSING[mark].match(text, end)
    if closing is None:
        raise broken_string(text, at, end, mark)
    if mark[0] == '"' and text.find("\\", at, end) >= 0:
        _check_escapes(text, at, end)
    return closing.end()


def _check_escapes(text: str, at: int, end: int) -> None:
    for piece in _PIECE.finditer(text, at, end):
        if piece[0][:2] in {"\\u", "\\U"}:
            number = _code_point(piece[0])
            if number > 0x10FFFF or 0xD800 <= number <= 0xDFFF:
                raise TextError(piece.start(), f"{piece[0]} is not a character")


def _code_point(escape: str) -> int:
    digits = escape[2:]
    return int(digits, 16)


def read_word(text: str, at: int) -> int:
    """Read true, false or a whole number."""
    match = _WORD.match(text, at)
    if match is None:
        raise no_value(text, at)
    word = match[0]
    whole = bool(_WHOLE.fullmatch(word))
    if word in {"true", "false"} or (whole and len(word) <= MOST_DIGITS):
        return match.end()
    raise odd_word(text, at, word, whole=whole)


def string_value(raw: str) -> str:
    """Return what a string holds; `raw` has its quotation marks."""
    return "".join(value for _, value in _pieces(raw))


def string_places(raw: str) -> list[int]:
    """Return where each character of a string's value stands in `raw`, and at last its end."""
    return [place for place, value in _pieces(raw) if value] + [len(raw) - _width(raw)]


def _width(raw: str) -> int:
    return 3 if raw.startswith(('"""', "'''")) else 1


def _pieces(raw: str) -> list[tuple[int, str]]:
    width = _width(raw)
    start = width + raw.startswith("\n", width)
    end = len(raw) - width
    if raw[0] == "'" or "\\" not in raw:
        return list(enumerate(raw[start:end], start))
    return [(piece.start(), _character(piece[0])) for piece in _PIECE.finditer(raw, start, end)]


def _character(piece: str) -> str:
    if piece[0] != "\\":
        return piece
    if piece[1] in "uU":
        return chr(_code_point(piece))
    return _LETTERS.get(piece[1], "")
