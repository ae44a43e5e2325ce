"""
The two marks around orders in the text of a mail.

    # ==== BEGIN PBEM ORDERS ====
    ...
    # ==== END PBEM ORDERS ====

Both are TOML comments, so what a player copies with them is still an order file. They are found line by
line, without patterns: a mail can be made so that a pattern takes minutes.
"""

from collections.abc import Sequence

from pbem.mail.plain_text import QUOTES, quote_level
from pbem.mail.row_shape import is_said_between

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
