"""
The lines of a text, each with where it stands. Only here, and in `older_mail`, is it known how mails quote.

    lay_lines(text)    own         what the author of the mail wrote
                       quoted      below a mark such as `>`, with the line "On Friday Ben wrote:" above it
                       block       between the marks of orders (`marks`), quoted or not
                       signature   below `--`, up to the next quotation
                       older       an older mail that is quoted without any mark, to the end
                       report      a letter of the host, or a report, that was put in without marks

Whoever reads orders, requests or a yes takes the lines of the places that are its business.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from pbem.engine.text.wrapping import RULE
from pbem.mail.marks import is_row_like, mark_of
from pbem.mail.older_mail import begins_signature, older_mail
from pbem.mail.plain_text import BLANKS, quote_levels, unquote

Place = Literal["own", "quoted", "block", "signature", "older", "report"]

MOST_TAILS = 9
_LETTER = re.compile(r", (?:it is your move|you may move|.{1,200} (?:is|are) to move): .{1,80}, ")


class MailLine(NamedTuple):
    """A line as it came, its place, how often it is quoted, and BEGIN or END where it is a mark of orders."""

    text: str
    place: Place = "own"
    level: int = 0
    mark: str = ""

    @property
    def is_empty(self) -> bool:
        """Say whether nothing stands in it, but perhaps marks of quotation before it."""
        return not self.text.strip(BLANKS)

    def is_said_between(self, level: int) -> bool:
        """Say whether these are words of somebody who wrote between rows that are quoted so often."""
        return _is_said_between(self.text, self.level, level)

    @property
    def bare(self) -> str:
        """The line without its marks of quotation, and without blanks around it."""
        return unquote([self.text], self.level)[0].strip(BLANKS)


@lru_cache(4)
def lay_lines(text: str) -> tuple[MailLine, ...]:
    """Return the lines of a text with LF line ends; whoever reads a mail asks several times."""
    lines, near = text.split("\n"), text.lower().split("\n")
    levels = quote_levels(text)
    marks = {at: mark for at, line in enumerate(near) if "pbem" in line and (mark := mark_of(line))}
    end = older_mail(lines, levels, marks)
    places: list[Place] = ["older" if at >= end else "quoted" if level else "own" for at, level in enumerate(levels)]
    _place_signatures(lines, places)
    for start, stop in _blocks(levels, marks, end):
        for at in range(start, stop):
            if not _is_said_between(lines[at], levels[at], levels[start]):
                places[at] = "block"
    _place_attribution(lines, levels, places)
    _place_report(lines, places)
    laid = [*map(MailLine, lines, places, levels)]
    for at, mark in marks.items():
        laid[at] = laid[at]._replace(mark=mark)
    return tuple(laid)


def lay_file(text: str) -> tuple[MailLine, ...]:
    """Return the lines of an attached text: all of it is its author's, but for a report."""
    lines = text.split("\n")
    places: list[Place] = ["own"] * len(lines)
    _place_report(lines, places)
    return tuple(map(MailLine, lines, places))


def _is_said_between(line: str, level: int, around: int) -> bool:
    return level < around and bool(line.strip(BLANKS)) and not is_row_like(line)


def _blocks(levels: Sequence[int], marks: Mapping[int, str], end: int) -> Iterator[tuple[int, int]]:
    """Yield where marked blocks begin and end; a quoted one without END ends with the quotation."""
    start = -1
    for at, mark in marks.items():
        if mark == "BEGIN" and start < 0 and at < end:
            start = at
        elif mark == "END" and start >= 0 and at < end:
            yield start, at + 1
            start = -1
    if start >= 0:
        quoted = (at for at in range(end - 1, start, -1) if levels[at] >= levels[start])
        yield start, (next(quoted, start) if levels[start] else end - 1) + 1


def _place_signatures(lines: Sequence[str], places: list[Place]) -> None:
    """A signature ends where a quotation begins: people answer below a quotation, too."""
    signing = False
    for at, place in enumerate(places):
        signing = place == "own" and (signing or begins_signature(lines[at]))
        if signing:
            places[at] = "signature"


def _place_attribution(lines: Sequence[str], levels: Sequence[int], places: list[Place]) -> None:
    """The line "On Friday Ben wrote:" belongs to the quotation below it."""
    first = next((at for at, level in enumerate(levels) if level), 0)
    above = (at for at in range(first - 1, -1, -1) if places[at] == "own" and lines[at].strip(BLANKS))
    at = next(above, -1)
    if at >= 0 and lines[at].rstrip(BLANKS).endswith((":", "\uff1a")):
        places[at] = "quoted"


def _place_report(lines: Sequence[str], places: list[Place]) -> None:
    """The letter of a turn begins above its report, and that above its rule; all below is not sure to be its author's."""
    own = [at for at, place in enumerate(places) if place == "own" and lines[at]]
    rule = next((at for at in own if lines[at].strip(BLANKS) == RULE), len(lines) + 1) - 1
    begin = next((at for at in own if at < rule and _LETTER.search(lines[at])), rule)
    for at in range(max(begin, 0), len(lines)):
        if places[at] == "own":
            places[at] = "report"


def tails_of(lines: Sequence[MailLine]) -> Iterator[str]:
    """
    Yield for each line "", or the line quoted once that stands right below one of the author's, in its place.

    A program may have folded an order at its `>`; whether it did, the reader of orders decides.
    """
    left = 0
    for at, line in enumerate(lines):
        quoted = line.place == "quoted" and line.level == 1 and line.text.lstrip(BLANKS).startswith(">")
        # No program folds an order so that its > stands alone above another.
        if quoted and line.text.strip(BLANKS) == ">" and at + 1 < len(lines) and lines[at + 1].level:
            quoted = False
        left = MOST_TAILS if line.place == "own" and not line.is_empty else left - 1 if quoted else 0
        yield line.text if quoted and left > 0 else ""
