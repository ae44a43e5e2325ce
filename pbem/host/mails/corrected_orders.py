"""
A refusal that comes back with its wrong row corrected: the quoted orders, with exactly that row anew.

    > + understood    ! wrong            the receipt as a reply quotes it; its list is read from here
    >   + game = "world"
    >   ! place = { Ukraine = 6 }        corrected where it stands, with or without the marks before it

What is read so is never more than a proposal: the caller takes it only if it can be played, which
what was refused cannot be, and then asks for a yes.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

import attrs

from pbem.mail.plain_text import BLANKS, quote_level, unquote

MOST_LINES = 5000
_LEGEND = re.compile(r"[-+?~] (?:understood|ignored)\b.{0,80}! wrong\b")
_ROW = re.compile(r"[-+?!~][ \u00a0\t](.*)")
_EXCERPT = re.compile(r"[0-9]{1,5} \|[ \u00a0](.{1,400})")


@attrs.frozen
class Row:
    """
    A row of the list: its text, whether it was marked as wrong, and its line if its author typed it anew.

    `rest` are the further lines of a long row.
    """

    text: str
    wrong: bool
    typed: str = ""
    rest: str = ""


@attrs.frozen
class Correction:
    """The list of a quoted refusal. `shown` are the rows as the complaints above the list show them."""

    rows: tuple[Row, ...]
    shown: tuple[str, ...]

    @property
    def typed(self) -> frozenset[str]:
        """The lines in the list that the author of the mail typed, as far as that can be seen."""
        return frozenset(row.typed for row in self.rows if row.typed)

    def texts(self) -> Iterator[str]:
        """Propose the texts that may be meant, the likeliest first."""
        # Of a long row the first line may have been replaced by all of it.
        cut = [attrs.evolve(row, rest="") if row.typed else row for row in self.rows]
        for rows in (self.rows, cut):
            yield _text(rows)
            # The old row may have been left where it was, above the new one.
            pairs = pairwise((*rows, Row("", wrong=False)))
            left = (row.wrong and not row.typed and below.typed for row, below in pairs)
            yield _text([row for row, is_left in zip(rows, left, strict=True) if not is_left])
        wrong = [row for row in self.rows if row.wrong]
        if len(wrong) == len(self.shown) == 1:
            yield _text([Row(self.shown[0], wrong=True) if row.wrong else row for row in self.rows])


def find_correction(text: str) -> Correction | None:
    """Find the list of the first refusal that a mail quotes; None if there is none. Never raises."""
    lines = text.split("\n")[:MOST_LINES]
    for number, line in enumerate(lines):
        if "! wrong" in line and _LEGEND.match(_bare(line)):
            rows = tuple(_rows(lines, number + 1, quote_level(line)))
            above = (_EXCERPT.match(_bare(one)) for one in lines[max(0, number - 60) : number])
            shown = tuple(found[1].strip(BLANKS) for found in above if found)
            return Correction(rows, shown) if rows else None
    return None


def _rows(lines: Sequence[str], start: int, level: int) -> Iterator[Row]:
    """Yield the rows of a list: it ends at an empty line behind which there is no other row."""
    row: Row | None = None
    for number in range(start, len(lines)):
        own = _bare(lines[number])
        if not own:
            below = next((one for one in map(_bare, lines[number + 1 :]) if one), "")
            if row and not _ROW.match(below):
                break
            continue
        found = _ROW.match(own)
        typed = lines[number].strip(BLANKS) if quote_level(lines[number]) < level else ""
        if found or typed or row is None:
            if row:
                yield row
            row = Row(found[1].strip(BLANKS) if found else own, own.startswith("!"), typed)
        else:
            # A long row goes on in the next line.
            row = attrs.evolve(row, rest=f"{row.rest} {own}")
    if row:
        yield row


def _bare(line: str) -> str:
    return unquote([line], quote_level(line))[0].strip(BLANKS)


def _text(rows: Sequence[Row]) -> str:
    return "\n".join(f"{row.text}{row.rest}" for row in rows) + "\n"
