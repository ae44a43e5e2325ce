"""
The two marks around orders in the text of a mail.

    # ==== BEGIN PBEM ORDERS ====
    ...
    # ==== END PBEM ORDERS ====

Both are TOML comments, so what a player copies with them is still an order file. They are found line by
line, without patterns: a mail can be made so that a pattern takes minutes.
"""

import re
from collections.abc import Sequence

from pbem.mail.plain_text import BLANKS, QUOTES, quote_level

BEGIN = "# ==== BEGIN PBEM ORDERS ===="
END = "# ==== END PBEM ORDERS ===="
MOST_LINE = 120
MOST_LINES = 5000

_FRAME = "#=-*_\u2013\u2014\u00ad\u200b\ufeff"


def wrap(text: str) -> str:
    """Put the two marks round a text."""
    return f"{BEGIN}\n{text.rstrip()}\n{END}\n"


def mark_of(line: str) -> str:
    """Say which of the two marks a line is, however it is framed, quoted or written; "" for none."""
    if len(line) > MOST_LINE:
        return ""
    words = [word.strip(QUOTES + _FRAME) for word in line.upper().split()]
    words = [word for word in words if word]
    if words[1:] == ["PBEM", "ORDERS"] and words[0] in ("BEGIN", "END"):
        return words[0]
    return ""


def end_of(lines: Sequence[str], begin: int) -> int:
    """Return the number of the END line of a block; -1 where another block begins before, or none is."""
    for number in range(begin + 1, min(len(lines), begin + MOST_LINES)):
        if mark := mark_of(lines[number]):
            return number if mark == "END" else -1
    return -1


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


# ── Which lines may be rows of an order file by their looks, and which are words between them ─────

_LONG_TEXT = ('"""', "'''")
_ROW = re.compile(r"[\[\]{}()#\"'\u201c\u201d\u201e\u2018\u20190-9,=]|[\w.-]{1,80}[ \u00a0\t]{0,9}=(?!=)")
_OPEN = re.compile(r"[\[{(=,]$")


def is_row_like(line: str) -> bool:
    """Say whether a line may be a row, or the rest of a broken one; words begin with a letter."""
    return bool(_ROW.match(line.strip(BLANKS)))


def is_said_between(line: str, level: int) -> bool:
    """Say whether a line holds words of somebody who wrote between quoted lines of this level."""
    return bool(line.strip(BLANKS)) and quote_level(line) < level and not is_row_like(line)


def without_words(lines: Sequence[str], level: int) -> Sequence[str]:
    """Return quoted rows without the words between them; all of them if a long text is among the rows."""
    if any(mark in line for line in lines for mark in _LONG_TEXT):
        return lines
    return [line for line in lines if not is_said_between(line, level)]


def without_paragraphs(rows: Sequence[str]) -> list[str]:
    """Return rows without the paragraphs between and below them that begin with words."""
    if any(mark in row for row in rows for mark in _LONG_TEXT):
        return [*rows]
    kept: list[str] = []
    words = False
    for row, above in zip(rows, ["", *rows], strict=False):
        if row.strip(BLANKS) and not above.strip(BLANKS):
            last = next((one.rstrip(BLANKS) for one in reversed(kept) if one.strip(BLANKS)), "")
            # Below a row that goes on everything belongs to it.
            words = not is_row_like(row) and not _OPEN.search(last)
        if not words or not row.strip(BLANKS):
            kept.append(row)
    return kept
