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

from pbem.mail.plain_text import BLANKS, QUOTES

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


# ── Which lines may be rows of an order file by their looks, and which are words between them ─────

LONG_TEXT = ('"""', "'''")
_ROW = re.compile(
    r"(?![0-9]{1,3} +[^\W\d_])(?:[\[\]{}()#\"'\u201c\u201d\u201e\u2018\u20190-9,=]|[\w.-]{1,80}[ \u00a0\t]{0,9}=(?!=))"
)
_OPEN = re.compile(r"[\[{(=,]$")


def is_row_like(line: str) -> bool:
    """Say whether a line may be a row, or the rest of a broken one; words begin with a letter, or with a number before a word."""
    return bool(_ROW.match(line.strip(BLANKS)))


def without_paragraphs(rows: Sequence[str]) -> list[str]:
    """Return rows without the paragraphs between and below them that begin with words."""
    if any(mark in row for row in rows for mark in LONG_TEXT):
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
