"""What the rule book consists of: paragraphs with their sources, parts and chapters."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from pbem.engine.text.wrapping import WIDTH
from pbem.record import value
from pbem.rulesets.risk.presets import Preset


@value
class Paragraph:
    """
    A paragraph with its source (booklet and section) and its numbers in the rule catalogue.

    A choice may replace one that has a name (`Words.replaces`).
    """

    text: str
    source: str
    cites: str
    name: str = ""


Part = Paragraph | str
"""A paragraph that every game has, the name of a field of `Rules`, or "@name" for a table."""
Chapters = tuple[tuple[str, str, tuple[Part, ...]], ...]
"""Chapters in order: the key by which fields find theirs, the title, the parts."""
Choices = Mapping[tuple[str, Any], tuple[Paragraph, ...]]
"""What the book says about a field with a value."""

CHOSEN = "(chosen)"
"""Stands for every value of a free choice except the empty one."""
EMPTY = "(empty)"

BOOKLET = "{booklet}"
"""The booklet of the edition played; the section follows."""
FIRST_BOOKLET = "1959 booklet"
VARIATIONS = "reprint booklet, Rule variations"
FOR_TWO = "reprint booklet, Risk for two players"


def wrap_paragraph(preset: Preset, paragraph: Paragraph) -> list[str]:
    """Return the lines of a paragraph, with its source on lines of its own below it."""
    places = {
        "seats": f"{preset.booklet}, title page",
        "preparation": f"{preset.booklet}, Preparation",
        "dealing": f"{preset.booklet}, The set up",
        "no_bonus": f"{preset.booklet}, (h)",
        **preset.sections,
    }
    source = paragraph.source.format(booklet=preset.booklet, **places)
    note = wrap(f"[{source}; {paragraph.cites}]", WIDTH - 4, break_on_hyphens=False)
    return [*wrap(paragraph.text, WIDTH, break_on_hyphens=False), *(f"{line:>{WIDTH}}" for line in note)]
