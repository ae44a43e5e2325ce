"""
The lines of a mail, each with where it stands. Only here, and in `older_mail`, is it known how mails quote.

    lay_lines(text)    own         what the author of the mail wrote
                       quoted      below a mark such as `>`, with the line "On Friday Ben wrote:" above it
                       block       between the marks of orders (`marks`), quoted or not
                       signature   below `--`, up to the next quotation
                       older       an older mail that is quoted without any mark, to the end
                       report      a letter of the host, or a report, that was put in without marks

Whoever reads orders, requests or a yes takes the lines of the places that are its business. `own_text(mail)` are
those of the author, and of all others an empty line stays, so that these keep their numbers. Where a letter of the host
seems to be quoted without any mark, nobody can say where the author's lines end; then orders wait for a yes.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Literal, NamedTuple

import attrs

from pbem.engine.text.wrapping import RULE
from pbem.mail.letter import AUTOMATIC
from pbem.mail.marks import is_row_like, mark_of
from pbem.mail.older_mail import begins_signature, older_mail
from pbem.mail.parts import MailPart, ParsedMail
from pbem.mail.plain_text import BLANKS, lower_bytes, quote_levels, unquote
from pbem.record import tool

Place = Literal["own", "quoted", "block", "signature", "older", "report"]

MOST_TAILS = 9
MOST_ATTACHED = 64 * 1024
_DOUBTFUL = ("signature", "older", "report")
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

    @property
    def bare(self) -> str:
        """The line without its marks of quotation, and without blanks around it."""
        return unquote([self.text], self.level)[0].strip(BLANKS)


@lru_cache(4)
def lay_lines(text: str) -> tuple[MailLine, ...]:
    """Return the lines of a text with LF line ends; whoever reads a mail asks several times."""
    lines, levels = text.split("\n"), quote_levels(text)
    marks = {at: mark for at in _lines_with(b"pbem", text) if (mark := mark_of(lines[at]))}
    end = older_mail(lines, levels, marks)
    places: list[Place] = ["older" if at >= end else "quoted" if level else "own" for at, level in enumerate(levels)]
    _place_signatures(lines, places)
    for start, stop in _blocks(levels, marks, end):
        for at in range(start, stop):
            if levels[at] >= levels[start] or not _says_words(lines[at]):
                places[at] = "block"
    _place_attribution(lines, levels, places)
    _place_report(lines, places)
    marked = [""] * len(lines)
    for at, mark in marks.items():
        marked[at] = mark
    return tuple(map(MailLine._make, zip(lines, places, levels, marked, strict=True)))


def _lines_with(word: bytes, text: str) -> Iterator[int]:
    """Yield the number of a line for each time that a word stands there, in any letters."""
    near = lower_bytes(text)
    line = last = 0
    while (at := near.find(word, last)) >= 0:
        line += near.count(b"\n", last, at)
        yield line
        last = at + len(word)


def lay_file(text: str) -> tuple[MailLine, ...]:
    """Return the lines of an attached text: all of it is its author's, but for a report."""
    lines = text.split("\n")
    places: list[Place] = ["own"] * len(lines)
    _place_report(lines, places)
    return tuple(map(MailLine, lines, places))


def without_words(lines: Sequence[MailLine], level: int) -> list[MailLine]:
    """Return lines without the words of somebody who wrote between rows that are quoted so often."""
    return [line for line in lines if line.level >= level or not _says_words(line.text)]


def _says_words(line: str) -> bool:
    return bool(line.strip(BLANKS)) and not is_row_like(line)


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


# ── what the author of a mail wrote ──────────────────────────────────────────────────────────────


@tool
class OwnText:
    """
    What the author of a mail wrote, and is not taken yet: `text`, with an empty line for every other of `lines`
    up to the last own one. `whole` is the text of the mail with all that it quotes.

    `unsure` says that an older letter may be in it, `addressed` that lines like orders stand in what is said to
    another player. `taken` are the numbers of lines that were read as something else, and as what.
    """

    lines: tuple[MailLine, ...]
    whole: str
    text: str
    unsure: bool = False
    addressed: bool = False
    taken: Mapping[int, str] = attrs.Factory(dict)

    @property
    def doubtful(self) -> list[str]:
        """Lines that may be its author's: in an older mail, between rows of a quoted block, below a signature."""
        beside = [] if self.unsure else ["block"]
        return [line.text for line in self.lines if not line.level and line.place in (*beside, *_DOUBTFUL)]

    @property
    def with_tails(self) -> str:
        """The text with quoted lines right below; the reader of orders decides whether they belong to the orders above."""
        own = self.text.split("\n")
        near = self.lines[: len(own) + MOST_TAILS]
        if all(line.place != "quoted" for line in near):
            return self.text
        # What is right below a line that was read as something else is the tail of no order.
        left = [line._replace(text="") if at in self.taken else line for at, line in enumerate(near)]
        return "\n".join(mine or tail for mine, tail in zip_longest(own, tails_of(left), fillvalue=""))

    @property
    def above(self) -> str:
        """
        The text above all that may be somebody else's, with an empty line for every other.

        Where nothing shows that an older letter begins, a program may have sent it back: nothing then is sure to be above.
        """
        end = next((at for at, line in enumerate(self.lines) if line.place not in ("own", "signature")), 0)
        return "\n".join(line if at < end else "" for at, line in enumerate(self.text.split("\n")))

    @property
    def words(self) -> str:
        """What its author said, however it is broken into lines; "" where it may be an older letter that came back."""
        return "" if self.unsure else " ".join(self.text.split())

    def take(self, rest: str, kind: str) -> "OwnText":
        """Return what is left when lines were read as something: `rest` has an empty line for each."""
        if rest == self.text:
            return self
        rows = zip(self.text.split("\n"), rest.split("\n"), strict=True)
        taken = {at: kind for at, (before, after) in enumerate(rows) if before != after}
        return attrs.evolve(self, text=rest, taken={**self.taken, **taken})


@lru_cache(1)
def own_text(mail: ParsedMail) -> OwnText:
    """Return what the author of a mail wrote: its plain text, or else its HTML, and small text files."""
    plain = [part for part in mail.parts if part.type == "text/plain" and not part.attached]
    if any(part.text.strip() for part in plain):
        texts = [part.whole_lines for part in plain]
    else:
        texts = [part.page_text for part in mail.parts if part.is_html and not part.attached]
    laid = [*map(lay_lines, texts), *(lay_file(part.text) for part in mail.parts if is_typed_file(part))]
    return typed_text([line for lines in laid for line in lines])


def typed_text(lines: Sequence[MailLine]) -> OwnText:
    """Return what the author of some lines wrote."""
    bare = [line for line in lines if not line.level and line.place != "older"]
    unsure = any(line.mark or AUTOMATIC in line.text for line in bare)
    own = "\n".join([line.text if line.place == "own" else "" for line in lines]).rstrip("\n")
    return OwnText(tuple(lines), "\n".join([line.text for line in lines]), own, unsure)


def is_typed_file(part: MailPart) -> bool:
    """Say whether a part is a text file in which orders may be typed as in a mail."""
    small = len(part.data) <= MOST_ATTACHED
    return part.attached and part.type == "text/plain" and small and part.name.endswith(".txt")
