"""What may be chosen for a regatta, and the rule book."""

import textwrap
from collections.abc import Sequence
from typing import Any

import attrs
from pbem.engine.table.terms import Option

LEGS = (5, 7, 9)
STEADY_WIND = "steady-wind"
OPTIONS = (
    Option(STEADY_WIND, "The miles of a leg that nobody gains wait for the next leg.", "rule 5"),
    Option("legs", "How many legs the race has.", "rule 1", LEGS, 7),
)


@attrs.frozen
class Rules:
    """The rules of one game: a field for each choice."""

    legs: int = 7
    steady_wind: bool = False


def read_rules(options: Sequence[str], choices: dict[str, Any]) -> tuple[Rules, list[str]]:
    """Return the rules that were chosen, and a sentence for everything that cannot be chosen."""
    legs = choices.get("legs", 7)
    faults = [f"there is no option {name!r}" for name in options if name != STEADY_WIND]
    faults += [f"there is no switch {name!r}" for name in choices if name != "legs"]
    if type(legs) is not int or legs not in LEGS:
        faults.append(f"legs = {legs!r}: 5, 7 and 9 are possible")
    return Rules(legs, STEADY_WIND in options), faults


def write_rule_book(rules: Rules) -> list[str]:
    """Return the rules in lines of at most 79 columns."""
    lost = "wait and are added to the next leg's" if rules.steady_wind else "are lost"
    paragraphs = [
        f"1. Two to five boats sail {rules.legs} legs. Each has sails numbered 1 to {rules.legs}, "
        "and uses every sail once.",
        "2. Before each leg two dice are rolled for the wind: that many miles are at stake. "
        "Everybody sees them.",
        "3. Then every boat chooses one of its sails in secret. All are shown at once.",
        "4. Boats that set the same sail take each other's wind and gain nothing. Of the other "
        "boats, the one with the highest sail gains all the miles.",
        f"5. If no boat has a sail to itself, the miles {lost}.",
        "6. On the last leg every boat sets the sail it has left; nobody is asked. The boat "
        "that has gained the most miles wins. Boats that are level share the victory.",
    ]
    lines = ["REGATTA"]
    for paragraph in paragraphs:
        lines += ["", *textwrap.wrap(paragraph, 79, subsequent_indent="   ")]
    return lines
