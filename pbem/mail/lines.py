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
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from pbem.engine.text.wrapping import RULE
from pbem.mail.marks import is_row_like, mark_of
from pbem.mail.older_mail import begins_signature, older_mail
from pbem.mail.plain_text import BLANKS, quote_level

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
        return self.level < level and not self.is_empty and not is_row_like(self.text)


@lru_cache(4)
def lay_lines(text: str) -> tuple[MailLine, ...]:
    """Return the lines of a text with LF line ends; whoever reads a mail asks several times."""
    lines = text.split("\n")
    levels = [quote_level(line) for line in lines]
    marks = {}
    if "pbem" in text.lower():
        marks = {at: mark for at, line in enumerate(lines) if "pbem" in line.lower() and (mark := mark_of(line))}
    end = older_mail(lines, levels, marks)
    places: list[Place] = ["older" if at >= end else "quoted" if level else "own" for at, level in enumerate(levels)]
    _place_signatures(lines, places)
    laid = [MailLine(*one) for one in zip(lines, places, levels, strict=True)]
    for at, mark in marks.items():
        laid[at] = laid[at]._replace(mark=mark)
    for start, stop in _blocks(laid[:end]):
        level = laid[start].level
        inside = (at for at in range(start, stop) if not laid[at].is_said_between(level))
        for at in inside:
            laid[at] = laid[at]._replace(place="block")
    _place_attribution(laid, levels)
    _place_report(laid)
    return tuple(laid)


def lay_file(text: str) -> tuple[MailLine, ...]:
    """Return the lines of an attached text: all of it is its author's, but for a report."""
    laid = [*map(MailLine, text.split("\n"))]
    _place_report(laid)
    return tuple(laid)


def _blocks(lines: Sequence[MailLine]) -> Iterator[tuple[int, int]]:
    """Yield where marked blocks begin and end; a quoted one without END ends with the quotation."""
    start = -1
    for at, line in enumerate(lines):
        if line.mark == "BEGIN" and start < 0:
            start = at
        elif line.mark == "END" and start >= 0:
            yield start, at + 1
            start = -1
    if start >= 0:
        level = lines[start].level
        quoted = (at for at in range(len(lines) - 1, start, -1) if lines[at].level >= level)
        yield start, (next(quoted, start) if level else len(lines) - 1) + 1


def _place_signatures(lines: Sequence[str], places: list[Place]) -> None:
    """A signature ends where a quotation begins: people answer below a quotation, too."""
    signing = False
    for at, place in enumerate(places):
        signing = place == "own" and (signing or begins_signature(lines[at]))
        if signing:
            places[at] = "signature"


def _place_attribution(lines: list[MailLine], levels: Sequence[int]) -> None:
    """The line "On Friday Ben wrote:" belongs to the quotation below it."""
    first = next((at for at, level in enumerate(levels) if level), 0)
    above = next((at for at in range(first - 1, -1, -1) if lines[at].place == "own" and not lines[at].is_empty), None)
    if above is not None and lines[above].text.rstrip(BLANKS).endswith((":", "\uff1a")):
        lines[above] = lines[above]._replace(place="quoted")


def _place_report(lines: list[MailLine]) -> None:
    """The letter of a turn begins above its report, and that above its rule; all below is not sure to be its author's."""
    own = [at for at, line in enumerate(lines) if line.place == "own" and line.text]
    rule = next((at for at in own if lines[at].text.strip(BLANKS) == RULE), len(lines) + 1) - 1
    begin = next((at for at in own if at < rule and _LETTER.search(lines[at].text)), rule)
    for at in range(max(begin, 0), len(lines)):
        if lines[at].place == "own":
            lines[at] = lines[at]._replace(place="report")


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
