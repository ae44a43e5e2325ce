"""Which lines may be rows of an order file by their looks, and which are words that somebody put between them."""

import re
from collections.abc import Sequence

from pbem.mail.plain_text import BLANKS, quote_level

_LONG_TEXT = ('"""', "'''")
_ROW = re.compile(
    r"[\[\]{}()#\"'\u201c\u201d\u201e\u2018\u20190-9,=]|[\w.-]{1,80}[ \u00a0\t]{0,9}=(?!=)"
)
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
