"""
The rule book of one game, made from the fields of its rules; people can play from it at a table.

It describes the game that is played and no other edition. `book` holds the paragraphs, a file for a few
chapters each, their order, and the tables; this module selects what holds in the game.
"""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

import attrs

from pbem.engine.table.terms import FACE_UP, Data
from pbem.engine.text.wrapping import WIDTH
from pbem.errors import FaultsError
from pbem.rulesets import options as catalogue
from pbem.rulesets.choices import READINGS, Free, WholeNumber, format_value, words_of
from pbem.rulesets.risk.presets import Preset
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.terms import Wish, unused
from pbem.rulesets.risk.words.book.contents import CHAPTERS, CHOICES
from pbem.rulesets.risk.words.book.holding import held
from pbem.rulesets.risk.words.book.paragraph import CHOSEN, EMPTY, Paragraph, Part, wrap_paragraph
from pbem.rulesets.risk.words.book.tables import TABLES
from pbem.rulesets.risk.words.phrases import CARDS_HELD


def rule_book(preset: Preset, options: Sequence[str], choices: Data, cards: str = FACE_UP) -> list[str]:
    """
    Return the rules of a game with these options and choices, in lines of at most 79 columns.

    `cards` is how hands are held (`pbem.engine.table.ruleset.CARDS`).

    Raises FaultsError when an option or a choice is unknown or does not fit the others.
    """
    rules, named = catalogue.choose(preset.rules, options, choices)
    faults = list(unused(Wish(preset, rules, named, (), {})))
    if faults:
        raise FaultsError(faults)
    return write_book(preset, rules, named, cards)


def write_book(preset: Preset, rules: Rules, named: Sequence[str], cards: str) -> list[str]:
    """Return the rules of a game that chose these rules, `named` options among them."""
    chosen = list(_choices(preset, rules, named))
    if cards != FACE_UP:
        chosen += _wrap_hanging(f"With cards {cards}: {CARDS_HELD[cards]}.")
    chosen = [*chosen, "", *wrap(READINGS, WIDTH)] if chosen else wrap(READINGS, WIDTH)
    lines = [preset.title.upper(), "", *chosen]
    number = 0
    for key, title, parts in CHAPTERS:
        body = list(_chapter(preset, rules, cards, key, parts))
        if body:
            number += 1
            lines += ["", f"{number}. {title}", "-" * (len(f"{number}. {title}")), *body[:-1]]
    return lines


def _choices(preset: Preset, rules: Rules, named: Sequence[str]) -> Iterator[str]:
    """Describe the options and choices of this game, for below its title."""
    offers, words = catalogue.offers(rules), words_of(rules)
    differing = catalogue.differences(rules, preset.rules)
    for name in named:
        yield from _wrap_hanging(f"With {name}: {offers[name][1].text}")
    for name in catalogue.chosen_by_hand(rules, differing, named):
        value = getattr(rules, name)
        yield from _wrap_hanging(f"With {name} = {format_value(value)}: {words[name].says(value)}")


def _wrap_hanging(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


# ── chapters ─────────────────────────────────────────────────────────────────────────────────────


def _chapter(preset: Preset, rules: Rules, cards: str, key: str, parts: Sequence[Part]) -> Iterator[str]:
    """Yield the lines of a chapter, with an empty line after each paragraph or table."""
    for part in _parts(rules, key, parts):
        lines: list[str] = []
        if isinstance(part, Paragraph):
            lines = _set_all(preset, held(cards, part))
        elif part.startswith("@"):
            lines = list(TABLES[part](preset, rules))
        else:
            said = [one for usual in _paragraphs_of(rules, part) for one in held(cards, usual)]
            lines = _set_all(preset, said)
        if lines:
            yield from lines
            yield ""


def _parts(rules: Rules, key: str, parts: Sequence[Part]) -> list[Part]:
    """Return the parts of a chapter in order; what a choice replaces is gone, and it stands there."""
    words, replaced, found = words_of(rules), _replaced_paragraphs(rules), list[Part]()
    placed = {part for _, _, all_parts in CHAPTERS for part in all_parts}
    others = [name for name in words if words[name].chapter == key and name not in placed]
    for part in (*parts, *others):
        name = part.name if isinstance(part, Paragraph) else part
        field = replaced.get(name)
        if field is None:
            found.append(part)
        elif words[field].chapter == key:
            found.append(field)
    return list(dict.fromkeys(found))


def _replaced_paragraphs(rules: Rules) -> dict[str, str]:
    """Return the paragraphs that do not hold in this game, each with the field that replaces it."""
    return {
        paragraph: field.name
        for field in attrs.fields(type(rules))
        for paragraph in words_of(rules)[field.name].replaces
        if getattr(rules, field.name) != field.default
    }


def _paragraphs_of(rules: Rules, name: str) -> Sequence[Paragraph]:
    """Return what the rule book says about a field: nothing if it is silent or does not apply."""
    words, value = words_of(rules)[name], getattr(rules, name)
    if not words.applies(rules) or name in TABLED:
        return ()
    key: Any = value
    if isinstance(words.values, WholeNumber | Free):
        key = CHOSEN if value else EMPTY
    if (name, key) in CHOICES:
        return [
            Paragraph(paragraph.text.replace("{n}", format_value(value)), paragraph.source, paragraph.cites)
            for paragraph in CHOICES[name, key]
        ]
    if name in SILENT or not value or key == EMPTY:
        return ()
    return (Paragraph(words.says(value), words.source, words.cites),)


TABLED = ("seats", "initial", "north_america", "africa")
"""Fields described by a table."""

SILENT = ("deck",)
"""Fields that change nothing for people who play with the cards in their box."""


def _set_all(preset: Preset, paragraphs: Sequence[Paragraph]) -> list[str]:
    """Wrap paragraphs, with an empty line between them."""
    return [line for one in paragraphs for line in (*wrap_paragraph(preset, one), "")][:-1]
