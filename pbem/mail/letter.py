"""
A letter: a few kinds of lines that are rendered twice, as plain text and as HTML that says the same.

    letter = Letter((Lead("Anna, it is your move."), Figure("world-007.png", "The board."), Rows(report)))
    as_text(letter), as_html(letter, "a title")

The HTML has no colours of its own, so that a phone shows it light or dark as everything else.
"""

import re
import textwrap
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import compress, groupby, zip_longest
from typing import assert_never

from pbem.engine.text.wrapping import RULE, harmless, unfold
from pbem.record import value

WIDTH = 76
AUTOMATIC = "This is an automatic answer of a game host"
"""How the foot of a host's mail begins; by it a quoted one is known."""
BOARD_ID = "board@pbem"
"""What the HTML calls the picture that travels in the same mail (RFC 2392)."""


@value
class Lead:
    """The sentence that a reader must see first."""

    text: str


@value
class Sentences:
    """A sentence or a few."""

    text: str


@value
class Points:
    """A line, and below it one point for each sentence."""

    head: str
    points: tuple[str, ...]


@value
class Figure:
    """The picture in the mail: the name of its file, and what it shows."""

    name: str
    text: str


@value
class Heading:
    """What stands below."""

    text: str


@value
class Rows:
    """
    Rows that stay as they are: a report, a command, orders to be copied.

    `breaks` says that a narrow screen may break them; a table is moved sideways instead.
    """

    text: str
    breaks: bool = False


@value
class Report:
    """A report as it stands in text: sentences folded at its width, tables, rules across. A page lets sentences flow."""

    text: str


Block = Report | Lead | Sentences | Points | Figure | Heading | Rows


@value
class Letter:
    """The blocks of a letter, from top to bottom."""

    blocks: tuple[Block, ...]


def as_text(letter: Letter) -> str:
    """Return a letter as plain text, no line of sentences longer than WIDTH."""
    return "\n\n".join("\n".join(_rows(block)) for block in letter.blocks) + "\n"


def as_html(letter: Letter, title: str) -> str:
    """Return a letter as an HTML document."""
    body = "\n".join(map(_element, letter.blocks))
    return PAGE.format(title=safe(title), body=body)


# ── text ─────────────────────────────────────────────────────────────────────────────────────────


def _rows(block: Block) -> Iterator[str]:
    match block:
        case Report(text):
            yield _report_rows(text)
        case Rows(text):
            yield from map(harmless, text.rstrip().split("\n"))
        case Points(head, points):
            yield from break_sentence(head)
            for point in points:
                yield from break_sentence(point, "* ", "  ")
        case Figure(name, text):
            yield from break_sentence(f"{text} ({name})")
        case Lead(text) | Sentences(text):
            yield from break_sentence(text)
        case Heading(text):
            yield from break_sentence(f"{text}:")
        case _:
            assert_never(block)


@lru_cache(maxsize=2)
def _report_rows(text: str) -> str:
    """Return the lines of a report, which are the same for all readers."""
    return "\n".join(map(harmless, text.rstrip().split("\n")))


_ROOM = WIDTH - 2
"""How many characters a word may have in any line, behind a bullet too."""


def break_sentence(text: str, first: str = "", others: str = "") -> list[str]:
    """Return a sentence in lines for a mail, without the characters that turn or hide text; a long path stays whole."""
    said = harmless(text)
    cuts = not any(len(word) > _ROOM and "/" in word for word in said.split())
    return textwrap.wrap(
        said,
        WIDTH,
        initial_indent=first,
        subsequent_indent=others,
        break_on_hyphens=False,
        break_long_words=cuts,
    ) or [""]


# ── HTML ─────────────────────────────────────────────────────────────────────────────────────────

PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
</head>
<body style="margin:0;padding:12px;max-width:720px;font:16px/1.4 sans-serif;overflow-wrap:anywhere">
{body}
</body>
</html>
"""
_P = "margin:0 0 12px"
_PRE = "margin:0 0 12px;font:{}px/1.35 monospace;white-space:{};overflow-x:auto;max-width:100%"

_RULE = "margin:0 0 12px;overflow:hidden;white-space:nowrap;height:1em;line-height:1em"
# What stands in three columns is a table.
_LONG = 50
"""A line with more characters is no row of a table unless it has its gaps."""
# A second column begins behind a number, or a place that is free, with a sign for what is new or two blanks.
_COLUMN = re.compile(r"(?:(?<=\d {3})|(?<=free {12}))(?=[ *+-] [^\W\d])")
_GAPS = re.compile(r"\S {2,}\S.* {2,}\S")
_PARAGRAPHS = re.compile(rf"(?m)\n*^({RULE})\n*|\n{{2,}}")


def _element(block: Block) -> str:
    match block:
        case Lead(text):
            return f'<p style="{_P};font-size:20px;font-weight:bold">{safe(text)}</p>'
        case Sentences(text):
            return f'<p style="{_P}">{safe(text)}</p>'
        case Points(head, points):
            items = "".join(f"<li>{safe(point)}</li>\n" for point in points)
            return f'<p style="margin:0">{safe(head)}</p>\n<ul style="{_P};padding-left:20px">\n{items}</ul>'
        case Figure(_, text):
            style = "display:block;margin:0 0 12px;width:100%;max-width:720px;height:auto"
            return f'<img src="cid:{BOARD_ID}" alt="{safe(text)}" style="{style}">'
        case Heading(text):
            return f'<hr>\n<p style="{_P};font-weight:bold">{safe(text)}:</p>'
        case Report(text):
            return _report(text)
        case Rows(text, breaks):
            style = _PRE.format(13 if breaks else 11, "pre-wrap" if breaks else "pre")
            return f'<pre style="{style}">{safe_rows(text)}</pre>'
        case _:
            assert_never(block)


@lru_cache(maxsize=2)
def _report(text: str) -> str:
    """Let the sentences of a report flow; a table keeps its rows, and a rule fits any screen. It is the same for all readers."""
    return "\n".join(map(_paragraph, filter(None, _PARAGRAPHS.split(text.rstrip()))))


def _paragraph(paragraph: str) -> str:
    if paragraph == RULE:
        return f'<div style="{_RULE}">{RULE}</div>'
    lines = paragraph.split("\n")
    if not any(map(_GAPS.search, lines)):
        return _sentences(lines)
    groups = groupby(lines, _is_sentence)
    return "\n".join(_sentences([*some]) if are else _table([*some]) for are, some in groups)


def _is_sentence(line: str) -> bool:
    """Say whether a line in a paragraph with tables is a sentence, or a part of one that was folded."""
    return not _GAPS.search(line) and (line.endswith(".") or len(line) > _LONG)


def _sentences(lines: Sequence[str]) -> str:
    flowing = "<br>\n".join(map(safe, unfold(lines)))
    return f'<p style="{_P}">{flowing}</p>'


def _table(lines: Sequence[str]) -> str:
    """Keep the rows of a table; on a screen too narrow for two columns the second stands below the first."""
    narrow = lines if any(map(_COLUMN.search, lines)) else _narrowed(lines)
    rows = "\n".join("".join(_cell(cell) for cell in _COLUMN.split(line)) for line in narrow)
    return f'<pre style="{_PRE.format(11, "pre-wrap")}">{rows}</pre>'


def _narrowed(lines: Sequence[str]) -> list[str]:
    """Leave two blanks between columns; the text has as many as fill its width."""
    blank = [{" "}.issuperset(column) for column in zip_longest(*lines, fillvalue=" ")]
    kept = [at <= 2 or not all(blank[at - 2 : at + 1]) for at in range(len(blank))]
    return ["".join(compress(line, kept)) for line in lines]


def _cell(cell: str) -> str:
    return f'<span style="display:inline-block;white-space:pre-wrap">{safe(cell)}</span>'


def safe(text: str) -> str:
    """Return a text as it stands in a page, without the characters that turn or hide text."""
    return escape(harmless(text))


def safe_rows(text: str) -> str:
    """Return the rows of a text so."""
    return "\n".join(safe(row) for row in text.rstrip().split("\n"))
