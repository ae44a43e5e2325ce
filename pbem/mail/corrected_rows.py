"""
The list of a quoted refusal, held against the rows that were refused: what somebody wrote into it.

    > + understood    ! wrong            the receipt as a reply quotes it
    >   + game = "world"
    >   ! place = { Ukraine = 6 }        corrected where it stands, with or without the marks before it

A row that was refused stands there whole, however a mail program broke it; all other text is new.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from pbem.mail.lines import MailLine, OwnText
from pbem.mail.plain_text import BLANKS
from pbem.record import value

MOST_LINES = 5000
MOST_ROWS = 1000
_WRONG = "! wrong"
_LEGEND = re.compile(r"[-+?~] (?:understood|ignored)\b.{0,80}! wrong\b")
_ROW = re.compile(r"[-+?!~][ \u00a0\t](.*)")
_EXCERPT = re.compile(r"[0-9]{1,5} \|[ \u00a0](.{1,400})")
_NEW = -1


@value
class QuotedList:
    """The lines of the list, with what they say, and the rows that the complaints above it show."""

    lines: tuple[MailLine, ...]
    shown: tuple[str, ...]

    @property
    def own(self) -> frozenset[str]:
        """Its lines that seem to be of the author of the mail: all without the marks of the quotation around them."""
        level = self.lines[0].level
        return frozenset(line.text.strip(BLANKS) for line in self.lines if not level or line.level < level)

    def proposals(self, rows: Sequence[str], wrong: Collection[int]) -> Iterator[list[str]]:
        """Propose the rows that may be meant, the likeliest first; none where nobody changed the refused ones."""
        found = [*_held_against(self.lines[1:], rows)]
        last = max((at for at, (number, _) in enumerate(found) if number != _NEW), default=len(found))
        # A page may have no empty line below its last row.
        del found[last + 1 + any(number in wrong for number, _ in found[last : last + 1]) :]
        new, kept = [text for number, text in found if number == _NEW], {number for number, _ in found}
        if not kept - {_NEW} and len(rows) > 1:
            return  # a list of something else
        # Of a long row that was replaced a line may have been left.
        old = [_tight(rows[number]) for number in wrong]
        cut = [one for one in found if one[0] != _NEW or not any(_tight(one[1]) in row for row in old)]
        for lines in (found, cut) if new or not kept.issuperset(wrong) else ():
            for above in (True, False):
                yield [text for _, text in _replaced(lines, wrong, above=above)]
        excerpts = [one for one in self.shown if not any(_tight(one.strip(".")) in _tight(row) for row in rows)]
        if len(wrong) == len(excerpts) == 1 and not new:
            yield [excerpts[0] if number in wrong else text for number, text in found]

    def unlike(self, rows: Sequence[str]) -> int:
        """Return in how many rows the list is unlike refused ones: of several refusals it is the one that it is most like."""
        found = [number for number, _ in _held_against(self.lines[1:], rows)]
        return found.count(_NEW) + len({*range(len(rows))} - {*found})


def find_list(own: OwnText) -> QuotedList | None:
    """Find the list of the first refusal that a mail quotes, from its legend on; None if there is none."""
    lines = own.lines[:MOST_LINES] if _WRONG in own.whole else ()
    for number, line in enumerate(lines):
        if _WRONG in line.text and _LEGEND.match(line.bare):
            above = (_EXCERPT.match(one.bare) for one in lines[max(0, number - 60) : number])
            shown = tuple(found[1].strip(BLANKS) for found in above if found)
            return QuotedList(tuple(lines[number : _end(lines, number + 1)]), shown)
    return None


def _end(lines: Sequence[MailLine], start: int) -> int:
    """Return where a list ends: at an empty line after which there is no other row."""
    filled = [number for number in range(start, len(lines)) if lines[number].bare]
    gaps = ((above, lines[below].bare) for above, below in pairwise(filled) if above + 1 < below)
    return next((above + 1 for above, row in gaps if not _ROW.match(row)), len(lines))


def _held_against(lines: Sequence[MailLine], rows: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield what stands in a list: the number and the text of a refused row, or a line that is none of these."""
    said = [found[1] if (found := _ROW.match(own)) else own for line in lines[:MOST_ROWS] if (own := line.bare)]
    tight, known = [*map(_tight, said)], [*map(_tight, rows)]
    at = 0
    while at < len(said):
        number, end = next(_rows_at(tight, at, known), (_NEW, at + 1))
        yield number, said[at].strip(BLANKS) if number == _NEW else rows[number]
        at = end


def _rows_at(said: Sequence[str], at: int, rows: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the rows that are whole in the lines from here on, and where each ends."""
    for number, row in enumerate(rows):
        end, joined = at, ""
        while end < len(said) and len(joined) < len(row) and row.startswith(joined):
            joined += said[end]
            end += 1
        if joined == row:
            yield number, end


def _replaced(found: Sequence[tuple[int, str]], wrong: Collection[int], *, above: bool) -> Iterator[tuple[int, str]]:
    """Yield rows without the wrong ones that were left right above a new line, or else right below one."""
    edge = (_NEW - 1, "")
    for before, one, after in zip([edge, *found], found, [*found[1:], edge], strict=False):
        if one[0] not in wrong or (after if above else before)[0] != _NEW:
            yield one


def _tight(row: str) -> str:
    return "".join(row.split())
