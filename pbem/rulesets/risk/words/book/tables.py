"""What the rule book draws as a table, or says by more than one field of the rules."""

from collections.abc import Iterator
from textwrap import wrap

from pbem.engine.text.wrapping import WIDTH
from pbem.rulesets.choices import words_of
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.presets import Preset
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.words.book.attack import NEUTRAL_BATTLES
from pbem.rulesets.risk.words.book.beginning import CAPITALS_OBJECT, NEUTRAL_OBJECT, OBJECT
from pbem.rulesets.risk.words.book.ending import NEUTRAL_WIN, WIN
from pbem.rulesets.risk.words.book.paragraph import FOR_TWO, Paragraph, wrap_paragraph
from pbem.rulesets.risk.words.book.turn import STEPS

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
        ("Iceland, Great Britain, Scandinavia, Northern Europe, Western Europe, Southern Europe, Ukraine"),
    ),
    ("Africa", 3, "", "North Africa, Egypt, East Africa, Congo, South Africa, Madagascar"),
    (
        "Asia",
        7,
        "green",
        ("Ural, Siberia, Yakutsk, Kamchatka, Irkutsk, Afghanistan, China, Mongolia, Japan, Middle East, India, Siam"),
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


def _object(preset: Preset, rules: Rules) -> Iterator[str]:
    """Describe the object of the game; capitals add a second way to lose and to win."""
    yield from wrap_paragraph(preset, NEUTRAL_OBJECT if rules.setup == "neutral" else OBJECT)
    if rules.capitals:
        yield ""
        yield from wrap_paragraph(preset, CAPITALS_OBJECT)


def _players(preset: Preset, rules: Rules) -> Iterator[str]:
    words = words_of(rules)["seats"]
    text = words.says(rules.seats)
    if preset.for_two and rules.seats[0] > 2:
        text += f" Two players play with a neutral army instead (option {preset.for_two})."
    source = FOR_TWO if preset.for_two or rules.setup == "neutral" else "{seats}"
    yield from wrap_paragraph(preset, Paragraph(text, source, words.cites))


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
        yield from wrap_paragraph(preset, Paragraph(text, FOR_TWO, "R-069"))
        return
    text = "Each player counts out armies for the set-up, by the number of players:"
    yield from wrap_paragraph(preset, Paragraph(text, "{booklet}, The set up", "R-010"))
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
        yield from wrap_paragraph(preset, NEUTRAL_BATTLES)


def _winning(preset: Preset, rules: Rules) -> Iterator[str]:
    yield from wrap_paragraph(preset, NEUTRAL_WIN if rules.setup == "neutral" else WIN)


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
