"""
The marked block in the text of a mail, and finding one.

    # ==== BEGIN PBEM ORDERS ====
    ...
    # ==== END PBEM ORDERS ====

Both marks are TOML comments, so what a player copies with them is still an order file. They are found
line by line, without patterns: a mail can be made so that a pattern takes minutes.
"""

import re
from collections.abc import Sequence

import attrs

from pbem.mail.plain_text import BLANKS, QUOTES, quote_level, unquote
from pbem.mail.row_shape import is_said_between, without_words

BEGIN = "# ==== BEGIN PBEM ORDERS ===="
END = "# ==== END PBEM ORDERS ===="
MOST_LINE = 120
MOST_BLOCKS = 16
MOST_LINES = 5000
MOST_EMPTY = 9
LIKE_A_HEADER = 2
"""So many header lines behind a From make it a quoted header."""

_FRAME = "#=-*_\u2013\u2014\u00ad\u200b\ufeff"
_ENDS = ("-----original message", "----- original message", "begin forwarded", "________")
# A mail that Outlook quotes below an answer bears no sign but its header.
_FROM = ("from:", "von:", "de:", "de :", "da:", "van:")
_HEADERS = ("sent:", "date:", "to:", "subject:", "gesendet:", "datum:", "an:", "betreff:",
            "envoy\u00e9", "objet", "enviado", "inviato", "verzonden:")  # fmt: skip
# What opens an older mail that a program quotes below an answer; a list's footer is none.
_OLDER = ("-----original message", "----- original message", "begin forwarded")
_WHEN = re.compile(r"\b\d{1,2}[:.h]\d\d\b|\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}\b")
_SAID = re.compile(
    rf"@|{_WHEN.pattern}|\b(?:wrote|writes|schrieb|\u00e9crit|a ecrit|escribi\u00f3|ha scritto|schreef|"
    r"escreveu|skrev|napisa\u0142\(?a?\)?|kirjoitti|\u043f\u0438\u0448\u0435\u0442|\u043d\u0430\u043f\u0438\u0441\u0430\u043b)\W*$", re.IGNORECASE,
)  # fmt: skip
_LINKED = re.compile(r"<[^<>\n]{1,200}>|\[mailto:[^\[\]\n]{1,200}\]")
_TOML_SIGNS = frozenset('=[]"#')
_TOML_LINE = frozenset("=[]{}#")


@attrs.frozen
class Block:
    """
    Lines that may be orders. `level` is how often they were quoted (that is taken off already).

    `marked` says whether a BEGIN line was there, `closed` whether an END line was. `older` are lines
    of an older mail that is quoted without any mark.
    """

    text: str
    level: int
    marked: bool
    closed: bool
    older: bool = False


def wrap(text: str) -> str:
    """Put the two marks round a text."""
    return f"{BEGIN}\n{text.rstrip()}\n{END}\n"


def find_blocks(text: str) -> list[Block]:
    """
    Return the marked blocks of a text with LF line ends; without any, what looks like orders.

    Lines above the first mark are searched too, and those below the last block: there people write
    who answer a mail, and the block may be from that mail. An older mail below, which some programs
    quote without any mark, is searched by itself.
    """
    lines = text.split("\n")
    start = older_mail(lines)
    quoted = [attrs.evolve(block, older=True) for block in _blocks(lines[start:])]
    return [*_blocks(lines[:start]), *quoted]


def _blocks(lines: Sequence[str]) -> list[Block]:
    # Most lines are no marks; those are passed by at the price of one look.
    near = [number for number, line in enumerate(lines) if "pbem" in line.lower()]
    marked, above = _marked(lines, near), _bare(_above(lines, near))
    return [*above, *marked, *_bare(_below(lines, near))] if marked else above or _bare(lines)


def _above(lines: Sequence[str], near: Sequence[int]) -> Sequence[str]:
    """Return the lines that somebody wrote above a quoted mail: up to its first line."""
    end = next((number for number in near if mark_of(lines[number]) == "BEGIN"), len(lines))
    quoted = (number for number, line in enumerate(lines[:end]) if quote_level(line))
    own = list(ended(lines[: next(quoted, end)]))
    while own and not own[-1].strip(BLANKS):
        own.pop()
    # "On Friday Ben wrote:" is no line of orders, and may have been broken into two.
    if own and own[-1].rstrip(BLANKS).endswith(":"):
        own.pop()
        if own and own[-1].strip(BLANKS) and _TOML_LINE.isdisjoint(own[-1]):
            own.pop()
    return own


def _below(lines: Sequence[str], near: Sequence[int]) -> Sequence[str]:
    """Return the lines that somebody wrote below the last block, or below a mail quoted whole."""
    end = next((number for number in reversed(near) if mark_of(lines[number])), len(lines))
    rest = lines[end + 1 :]
    # Below a line BEGIN all belongs to the block, unless that is quoted.
    if not rest or not (quote_level(lines[end]) or mark_of(lines[end]) == "END"):
        return []
    own = (
        number for number, line in enumerate(rest) if line.strip(BLANKS) and not quote_level(line)
    )
    rest = rest[next(own, len(rest)) :]
    quoted = (number for number, line in enumerate(rest) if quote_level(line))
    return rest[: next(quoted, len(rest))]


def _marked(lines: Sequence[str], near: Sequence[int]) -> list[Block]:
    found: list[Block] = []
    start, level = -1, 0
    for number in near:
        line = lines[number]
        mark = mark_of(line)
        if mark == "BEGIN":
            if start >= 0:
                found += _block(lines[start:number], level, closed=False)
            start, level = number + 1, quote_level(line)
        elif mark == "END" and start >= 0:
            found += _block(lines[start:number], level, closed=True)
            start = -1
        if len(found) == MOST_BLOCKS:
            return found
    if start >= 0:
        found += _block(ended(lines[start:]), level, closed=False)
    return found


def _bare(lines: Sequence[str]) -> list[Block]:
    """Find orders that somebody pasted without marks: they begin with `game = ...`."""
    for number, line in enumerate(lines):
        if _sign_behind("game", line) == "=" or _is_mistyped(lines, number):
            level = quote_level(line)
            rest = unquote(lines[number : number + MOST_LINES], level)
            return [Block("\n".join(without_prose(ended(rest))), level, marked=False, closed=False)]
    return []


def _is_mistyped(lines: Sequence[str], number: int) -> bool:
    """Say whether orders begin here in which colons were typed: `game: world`, and below it the player."""
    if _sign_behind("game", lines[number]) != ":":
        return False
    below = lines[number + 1 : number + 1 + LIKE_A_HEADER]
    return any(_sign_behind("player", line) for line in below)


def _sign_behind(key: str, line: str) -> str:
    """Return the sign, = or :, behind the key with which a line begins; "" where it does not."""
    own = line[:MOST_LINE].lstrip(QUOTES + BLANKS + "\ufeff\u200b")
    sign = own[len(key) :].lstrip(BLANKS)[:1]
    return sign if own[: len(key)].lower() == key and sign in ("=", ":") else ""


def _block(lines: Sequence[str], level: int, *, closed: bool) -> list[Block]:
    """Return the block; and where somebody wrote words between its quoted lines, the same without these."""
    whole = closed and len(lines) <= MOST_LINES
    readings = [lines[:MOST_LINES]]
    if level and (rows := without_words(readings[0], level)) != readings[0]:
        readings.append(rows)
    return [
        Block("\n".join(unquote(rows, level)), level, marked=True, closed=whole)
        for rows in readings
    ]


def block_lines(lines: Sequence[str]) -> frozenset[int]:
    """
    Return the numbers of the lines of marked blocks, their marks included; one without END has no end.

    Words that somebody wrote between the lines of a quoted block do not belong to it.
    """
    inside: list[int] = []
    start = -1
    for number, line in enumerate(lines):
        mark = mark_of(line) if "pbem" in line.lower() else ""
        if mark == "BEGIN" and start < 0:
            start = number
        elif mark == "END" and start >= 0:
            inside += _without_said(lines, start, number + 1)
            start = -1
    return frozenset([*inside, *(_without_said(lines, start, len(lines)) if start >= 0 else ())])


def _without_said(lines: Sequence[str], start: int, end: int) -> Sequence[int]:
    level = quote_level(lines[start])
    return [number for number in range(start, end) if not is_said_between(lines[number], level)]


def mark_of(line: str) -> str:
    """Say which of the two marks a line is, however it is framed, quoted or written; "" for none."""
    if len(line) > MOST_LINE:
        return ""
    words = [word.strip(QUOTES + _FRAME) for word in line.upper().split()]
    words = [word for word in words if word]
    if words[1:] == ["PBEM", "ORDERS"] and words[0] in ("BEGIN", "END"):
        return words[0]
    return ""


def older_mail(lines: Sequence[str]) -> int:
    """Return where a mail begins that is quoted without any mark; the number of lines if there is none."""
    number = 0
    while number < len(lines):
        line = lines[number]
        if mark_of(line) == "BEGIN":
            number = max(number, _end_of(lines, number))
        elif _begins_older(lines, number) and not _is_quoted_below(lines, number):
            return number - _wrapped(lines, number)
        number += 1
    return len(lines)


def _end_of(lines: Sequence[str], begin: int) -> int:
    """Return the number of the END line of a block; -1 where another block begins before, or none is."""
    for number in range(begin + 1, min(len(lines), begin + MOST_LINES)):
        if mark := mark_of(lines[number]):
            return number if mark == "END" else -1
    return -1


def _begins_older(lines: Sequence[str], number: int) -> bool:
    own = lines[number][:MOST_LINE].strip(BLANKS)
    if not own or quote_level(own):
        return False
    return own.lower().startswith(_OLDER) or _is_header(lines, number) or _is_said(lines, number)


def _is_said(lines: Sequence[str], number: int) -> bool:
    """Say whether a line, with those that it was broken from, is like "On Friday Ben wrote:"."""
    if not lines[number].rstrip(BLANKS).endswith((":", "\uff1a")):
        return False
    rows = lines[number - _wrapped(lines, number) : number + 1]
    said = _LINKED.sub("@", " ".join(row[: 2 * MOST_LINE] for row in rows))
    return _TOML_LINE.isdisjoint(said) and bool(_SAID.search(said))


def _wrapped(lines: Sequence[str], number: int) -> int:
    """Return how many lines above a line like "Ben wrote:" belong to it: up to one that names a time."""
    own = _LINKED.sub("@", lines[number][: 2 * MOST_LINE])
    if _WHEN.search(own):
        return 0
    for back in (1, 2):
        line = _LINKED.sub("@", lines[number - back][: 2 * MOST_LINE]) if number >= back else ""
        if not line.strip(BLANKS) or quote_level(line) or not _TOML_LINE.isdisjoint(line):
            return 0
        if _WHEN.search(line):
            return back
    return 0


def _is_quoted_below(lines: Sequence[str], number: int) -> bool:
    """Say whether the next line is quoted with marks: those say then how far the older mail goes."""
    below = (line for line in lines[number + 1 : number + 1 + MOST_EMPTY] if line.strip(BLANKS))
    return bool(quote_level(next(below, "")))


def ended(lines: Sequence[str]) -> Sequence[str]:
    """Cut what mail programs and lists put below a text."""
    for number, line in enumerate(lines):
        own = line.strip(BLANKS)
        if own in {"--", "- --"} or own.lower().startswith(_ENDS) or _is_header(lines, number):
            return lines[:number]
    return lines


def _is_header(lines: Sequence[str], number: int) -> bool:
    """Say whether the header of a mail begins here that is quoted without any sign."""
    if not _bare_header(lines[number]).startswith(_FROM):
        return False
    after = [_bare_header(line) for line in lines[number + 1 : number + 6]]
    return sum(line.startswith(_HEADERS) for line in after) >= LIKE_A_HEADER


def _bare_header(line: str) -> str:
    return line[:MOST_LINE].strip(BLANKS + QUOTES + "*").lower()


def without_prose(lines: Sequence[str]) -> Sequence[str]:
    """Cut greetings at the end: lines with none of the signs that every line of orders has."""
    end = len(lines)
    while end and not _TOML_SIGNS & set(lines[end - 1]):
        end -= 1
    # Inside a list a line may be just a number; then its end stands below, and nothing is cut.
    return lines[:end]
