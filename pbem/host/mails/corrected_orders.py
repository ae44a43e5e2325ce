"""
A refusal that comes back with its wrong row corrected: the quoted orders, with exactly that row anew.

    > + understood    ! wrong            the receipt as a reply quotes it; its list is read from here
    >   + game = "world"
    >   ! place = { Ukraine = 6 }        corrected where it stands, with or without the marks before it

What is read in this way is never more than a proposal: the caller takes it only if it can be played, which
what was refused cannot be, and then asks for a yes.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

import attrs

from pbem.mail.lines import MailLine
from pbem.mail.plain_text import BLANKS
from pbem.record import value

MOST_LINES = 5000
SHORT_PIECE = 34
"""Characters: after a shorter piece there was room for the next name."""
_LEGEND = re.compile(r"[-+?~] (?:understood|ignored)\b.{0,80}! wrong\b")
_ROW = re.compile(r"[-+?!~][ \u00a0\t](.*)")
_EXCERPT = re.compile(r"[0-9]{1,5} \|[ \u00a0](.{1,400})")


@value
class Row:
    """
    A row of the list: its text, whether it was marked as wrong, and its line if its author typed it anew.

    `rest` are the further lines of a long row, or rows that somebody wrote without the mark.
    """

    text: str
    wrong: bool
    typed: str = ""
    rest: tuple[str, ...] = ()

    @property
    def whole(self) -> str:
        """The row in one line."""
        return " ".join((self.text, *self.rest))


@value
class Correction:
    """
    The list of a quoted refusal. `shown` are the rows as the complaints above the list show them.

    `lines` are its lines in the mail, if it is quoted without any mark.
    """

    rows: tuple[Row, ...]
    shown: tuple[str, ...]
    lines: frozenset[str] = frozenset()

    @property
    def typed(self) -> frozenset[str]:
        """The lines in the list that the author of the mail typed, as far as that can be seen."""
        return frozenset(row.typed for row in self.rows if row.typed)

    @property
    def changed(self) -> bool:
        """Say whether somebody changed the list: a row typed into it, or a wrong row not as it was shown."""
        wrong = [row for row in self.rows if row.wrong]
        as_shown = [row for row in wrong if any(_is_shown(row.whole, one) for one in self.shown)]
        gone = any(not any(_is_shown(row.whole, one) for row in self.rows) for one in self.shown)
        added = any(row.rest and row.text in self.shown for row in wrong) or any(
            _is_added(*two) for row in wrong for two in pairwise((row.text, *row.rest))
        )
        return bool(self.typed) or added or (gone and len(as_shown) < max(len(wrong), 1))

    def holds_shown(self, text: str) -> bool:
        """Say whether a proposed text still holds a row that was complained of."""
        return any(_is_shown(line, one) for line in text.split("\n") for one in self.shown)

    def texts(self) -> Iterator[str]:
        """Propose the texts that may be meant, the likeliest first; none twice."""
        yield from dict.fromkeys("\n".join(rows) + "\n" for rows in self._propose_rows())

    def _propose_rows(self) -> Iterator[list[str]]:
        # Of a long row the first line may have been replaced by all of it.
        cut = [attrs.evolve(row, rest=()) if row.typed else row for row in self.rows]
        for rows in (self.rows, cut):
            yield [row.whole for row in rows]
            # The old row may have been left where it was, above the new one.
            pairs = pairwise((*rows, Row("", wrong=False)))
            left = (row.wrong and not row.typed and below.typed for row, below in pairs)
            yield [row.whole for row, is_left in zip(rows, left, strict=True) if not is_left]
        # The new row may stand below the old one without a mark, as if it were part of it.
        for begin in range(max((len(row.rest) for row in self.rows if row.wrong), default=1)):
            yield [text for row in self.rows for text in self._rows_for(row, begin)]
        wrong = [row for row in self.rows if row.wrong]
        if len(wrong) == len(self.shown) == 1:
            yield [self.shown[0] if row.wrong else row.whole for row in self.rows]

    def _rows_for(self, row: Row, begin: int) -> tuple[str, ...]:
        """Return what stands for a row where the new one was written without its mark: above or below it."""
        if row.wrong and row.rest:
            return row.rest[begin:] or (row.whole,)
        if any(one.wrong for one in self.rows):
            return (row.whole,)
        return (row.text, *row.rest)


def find_correction(lines: Sequence[MailLine]) -> Correction | None:
    """Find the list of the first refusal that a mail quotes; None if there is none. Never raises."""
    lines = lines[:MOST_LINES]
    for number, line in enumerate(lines):
        if "! wrong" in line.text and _LEGEND.match(line.bare):
            end = _end(lines, number + 1)
            rows = tuple(_rows(lines[number + 1 : end], line.level))
            above = (_EXCERPT.match(one.bare) for one in lines[max(0, number - 60) : number])
            shown = tuple(found[1].strip(BLANKS) for found in above if found)
            own = frozenset() if line.level else frozenset(one.text.strip() for one in lines[number:end])
            return Correction(rows, shown, own) if rows else None
    return None


def _end(lines: Sequence[MailLine], start: int) -> int:
    """Return where a list ends: at an empty line after which there is no other row."""
    filled = [number for number in range(start, len(lines)) if lines[number].bare]
    gaps = ((above, lines[below].bare) for above, below in pairwise(filled) if above + 1 < below)
    return next((above + 1 for above, row in gaps if not _ROW.match(row)), len(lines))


def _rows(lines: Sequence[MailLine], level: int) -> Iterator[Row]:
    row: Row | None = None
    for line in lines:
        own = line.bare
        if not own:
            continue
        found = _ROW.match(own)
        typed = line.text.strip(BLANKS) if line.level < level else ""
        if found or typed or row is None:
            if row:
                yield row
            row = Row(found[1].strip(BLANKS) if found else own, own.startswith("!"), typed)
        else:
            # A long row goes on in the next line.
            row = attrs.evolve(row, rest=(*row.rest, own))
    if row:
        yield row


def _is_added(above: str, below: str) -> bool:
    """Say whether a line below a piece of a row is no part of it: a receipt fills its lines."""
    return bool(below) and not above.endswith(",") and len(above) < SHORT_PIECE


def _is_shown(row: str, shown: str) -> bool:
    """Say whether a complaint shows this row; of a long one it shows a part."""
    part = " ".join(shown.removeprefix("...").removesuffix("...").split())
    return part in " ".join(row.split())
