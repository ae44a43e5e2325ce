"""
The rule book of one game, made from the fields of its rules; people can play from it at a table.

It describes the game that is played and no other edition. `paragraphs.py` holds the paragraphs and
their order; this module selects them, draws the tables and wraps the lines.
"""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

import attrs

from pbem.engine.ruleset import FACE_UP, Data
from pbem.engine.text.wrapping import WIDTH
from pbem.errors import FaultsError
from pbem.rulesets import options as catalogue
from pbem.rulesets.choices import READINGS, Free, WholeNumber, format_value, words_of
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.presets import Preset
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.terms import Wish, choose, unused
from pbem.rulesets.risk.words.holding import held
from pbem.rulesets.risk.words.paragraphs import (
    CAPITALS_OBJECT,
    CHAPTERS,
    CHOICES,
    CHOSEN,
    EMPTY,
    NEUTRAL_BATTLES,
    NEUTRAL_OBJECT,
    NEUTRAL_WIN,
    OBJECT,
    STEPS,
    WIN,
    Paragraph,
    Part,
)
from pbem.rulesets.risk.words.phrases import WAYS

CONTINENTS = (
    (
        "North America",
        5,
        "",
        (
            "Alaska, Northwest Territory, Greenland, Alberta, Ontario, Quebec, "
            "Western United States, Eastern United States, Central America"
        ),
    ),
    ("South America", 2, "turquoise", "Venezuela, Peru, Brazil, Argentina"),
    (
        "Europe",
        5,
        "blue",
        (
            "Iceland, Great Britain, Scandinavia, Northern Europe, Western Europe, "
            "Southern Europe, Ukraine"
        ),
    ),
    ("Africa", 3, "", "North Africa, Egypt, East Africa, Congo, South Africa, Madagascar"),
    (
        "Asia",
        7,
        "green",
        (
            "Ural, Siberia, Yakutsk, Kamchatka, Irkutsk, Afghanistan, China, Mongolia, Japan, "
            "Middle East, India, Siam"
        ),
    ),
    ("Australia", 2, "purple", "Indonesia, New Guinea, Western Australia, Eastern Australia"),
)
"""R-007 and R-026: name, bonus, colour on the printed board ("": a field of the rules), territories."""

THROWS = (
    ((5, 4, 3), (6, 3), 1, 1),
    ((4, 1, 1), (4, 1), 2, 0),
    ((6, 6, 1), (5, 1), 0, 2),
    ((3, 3, 1), (4,), 1, 0),
    ((4, 2, 1), (3,), 0, 1),
    ((6,), (5, 4), 0, 1),
    ((4, 3), (3, 2), 0, 2),
    ((4,), (6, 1), 1, 0),
    ((3, 2), (3, 3), 2, 0),
    ((6, 1), (5, 2), 1, 1),
    ((5, 4), (4,), 0, 1),
    ((5, 2), (5,), 1, 0),
)
"""R-040: dice of attacker and defender, armies that each loses."""


def rule_book(
    preset: Preset, options: Sequence[str], choices: Data, cards: str = FACE_UP
) -> list[str]:
    """
    Return the rules of a game with these options and choices, in lines of at most 79 columns.

    `cards` is how hands are held (`tokens.WAYS`).

    Raises FaultsError when an option or a choice is unknown or does not fit the others.
    """
    rules, named = choose(preset, options, choices)
    faults = list(unused(Wish(preset, rules, named, (), {})))
    if faults:
        raise FaultsError(faults)
    return write_book(preset, rules, named, cards)


def write_book(preset: Preset, rules: Rules, named: Sequence[str], cards: str) -> list[str]:
    """Return the rules of a game that chose these rules, `named` options among them."""
    chosen = list(_choices(preset, rules, named))
    if cards != FACE_UP:
        chosen += _hung(f"With cards {cards}: {WAYS[cards]}.")
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
        yield from _hung(f"With {name}: {offers[name][1].text}")
    for name in catalogue.chosen_by_hand(rules, differing, named):
        value = getattr(rules, name)
        yield from _hung(f"With {name} = {format_value(value)}: {words[name].says(value)}")


def _hung(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


# ── chapters ─────────────────────────────────────────────────────────────────────────────────────


def _chapter(
    preset: Preset, rules: Rules, cards: str, key: str, parts: Sequence[Part]
) -> Iterator[str]:
    """Yield the lines of a chapter, with an empty line after each paragraph or table."""
    for part in _parts(rules, key, parts):
        lines: list[str] = []
        if isinstance(part, Paragraph):
            lines = _set_all(preset, held(cards, part))
        elif part.startswith("@"):
            lines = list(TABLES[part](preset, rules))
        else:
            said = [one for usual in _said(rules, part) for one in held(cards, usual)]
            lines = _set_all(preset, said)
        if lines:
            yield from lines
            yield ""


def _parts(rules: Rules, key: str, parts: Sequence[Part]) -> list[Part]:
    """Return the parts of a chapter in order; what a choice replaces is gone, and it stands there."""
    words, replaced, found = words_of(rules), _replaced(rules), list[Part]()
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


def _replaced(rules: Rules) -> dict[str, str]:
    """Return the paragraphs that do not hold in this game, each with the field that replaces it."""
    return {
        paragraph: field.name
        for field in attrs.fields(type(rules))
        for paragraph in words_of(rules)[field.name].replaces
        if getattr(rules, field.name) != field.default
    }


def _said(rules: Rules, name: str) -> Sequence[Paragraph]:
    """Return what the rule book says about a field: nothing if it is silent or does not apply."""
    words, value = words_of(rules)[name], getattr(rules, name)
    if not words.applies(rules) or name in TABLED:
        return ()
    key: Any = value
    if isinstance(words.values, WholeNumber | Free):
        key = CHOSEN if value else EMPTY
    if (name, key) in CHOICES:
        return [_filled(paragraph, format_value(value)) for paragraph in CHOICES[name, key]]
    if name in SILENT or not value or key == EMPTY:
        return ()
    return (Paragraph(words.says(value), words.source, words.cites),)


TABLED = ("seats", "initial", "north_america", "africa")
"""Fields described by a table."""

SILENT = ("deck",)
"""Fields that change nothing for people who play with the cards in their box."""


def _filled(paragraph: Paragraph, value: str) -> Paragraph:
    return Paragraph(paragraph.text.replace("{n}", value), paragraph.source, paragraph.cites)


def _set_all(preset: Preset, paragraphs: Sequence[Paragraph]) -> list[str]:
    """Wrap paragraphs, with an empty line between them."""
    return [line for one in paragraphs for line in (*_set(preset, one), "")][:-1]


def _set(preset: Preset, paragraph: Paragraph) -> list[str]:
    """Wrap a paragraph, with its source on lines of its own below it."""
    places = {
        "seats": f"{preset.booklet}, title page",
        "preparation": f"{preset.booklet}, Preparation",
        "dealing": f"{preset.booklet}, The set up",
        "no_bonus": f"{preset.booklet}, (h)",
        **preset.sections,
    }
    source = paragraph.source.format(booklet=preset.booklet, **places)
    note = wrap(f"[{source}; {paragraph.cites}]", WIDTH - 4, break_on_hyphens=False)
    return [
        *wrap(paragraph.text, WIDTH, break_on_hyphens=False),
        *(f"{line:>{WIDTH}}" for line in note),
    ]


# ── tables ───────────────────────────────────────────────────────────────────────────────────────


def _object(preset: Preset, rules: Rules) -> Iterator[str]:
    """Describe the object of the game; capitals add a second way to lose and to win."""
    yield from _set(preset, NEUTRAL_OBJECT if rules.setup == "neutral" else OBJECT)
    if rules.capitals:
        yield ""
        yield from _set(preset, CAPITALS_OBJECT)


def _players(preset: Preset, rules: Rules) -> Iterator[str]:
    words = words_of(rules)["seats"]
    text = words.says(rules.seats)
    if preset.for_two and rules.seats[0] > 2:
        text += f" Two players play with a neutral army instead (option {preset.for_two})."
    source = _TWO_PLAYERS if preset.for_two or rules.setup == "neutral" else "{seats}"
    yield from _set(preset, Paragraph(text, source, words.cites))


_TWO_PLAYERS = "reprint booklet, Risk for two players"


def _continents(_preset: Preset, rules: Rules) -> Iterator[str]:
    for name, bonus, colour, territories in CONTINENTS:
        shade = colour or getattr(rules, name.lower().replace(" ", "_"))
        front = f"  {name:14} {bonus}  "
        lines = wrap(f"{territories} ({shade})", WIDTH - len(front), break_on_hyphens=False)
        yield front + lines[0]
        yield from (" " * len(front) + line for line in lines[1:])


def _initial(preset: Preset, rules: Rules) -> Iterator[str]:
    if not rules.initial:
        return
    if rules.setup == "neutral":
        armies = dict(rules.initial)[2]
        text = f"Count out {armies} armies from each of the three sets of pieces."
        yield from _set(preset, Paragraph(text, _TWO_PLAYERS, "R-069"))
        return
    text = "Each player counts out armies for the set-up, by the number of players:"
    yield from _set(preset, Paragraph(text, "{booklet}, The set up", "R-010"))
    yield ""
    yield "  players " + "".join(f"{players:5}" for players, _ in rules.initial)
    yield "  armies  " + "".join(f"{armies:5}" for _, armies in rules.initial)


def _steps(_preset: Preset, rules: Rules) -> Iterator[str]:
    steps = dict(STEPS)
    for name, words in words_of(rules).items():
        if step := words.steps.get(getattr(rules, name)):
            place, sentence = step
            steps[place] = sentence
    yield from (f"  {number}. {steps[place]}" for number, place in enumerate(sorted(steps), 1))


def _throws(_preset: Preset, _rules: Rules) -> Iterator[str]:
    yield "  attacker   defender   attacker loses   defender loses"
    for attack, defence, lost, killed in THROWS:
        ours, theirs = (" ".join(map(str, dice)) for dice in (attack, defence))
        yield f"  {ours:9}  {theirs:9}  {lost:14}   {killed:14}"


def _values(_preset: Preset, rules: Rules) -> Iterator[str]:
    numbers = range(1, 13)
    yield "  set     " + "".join(f"{number:5}" for number in numbers)
    yield "  armies  " + "".join(f"{set_value(rules, number):5}" for number in numbers)


def _neutral(preset: Preset, rules: Rules) -> Iterator[str]:
    if rules.setup == "neutral":
        yield from _set(preset, NEUTRAL_BATTLES)


def _winning(preset: Preset, rules: Rules) -> Iterator[str]:
    yield from _set(preset, NEUTRAL_WIN if rules.setup == "neutral" else WIN)


TABLES = {
    "@object": _object,
    "@players": _players,
    "@continents": _continents,
    "@initial": _initial,
    "@steps": _steps,
    "@throws": _throws,
    "@values": _values,
    "@neutral": _neutral,
    "@winning": _winning,
}
