"""
The editions as people choose them: name, title, booklet, rules.

An edition says only its difference (`rules.py`); what is common to all stands nowhere twice.
"""

from typing import NamedTuple

from pbem.rulesets.risk import rules
from pbem.rulesets.risk.rules import Rules

MAP_ID = "classic"
"""The map of every edition."""


class Preset(NamedTuple):
    """
    One edition. `booklet` is how the rule book names its source.

    `for_two` is the option that two players play with unless they say otherwise (A-09); "" where
    the regular game is for two as well (A-07, A-08).
    """

    name: str
    title: str
    booklet: str
    rules: Rules
    for_two: str = ""

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most players, the game for two of this edition included."""
        low, high = self.rules.seats
        return (2 if self.for_two else low, high)


RISK_1959 = Preset(
    "risk-1959",
    "Risk, the continental game of 1959",
    "1959 booklet",
    rules.RISK_1959,
)
RISK_1959_FRENCH = Preset(
    "risk-1959-french",
    "Risk by the original French rules, as printed in 1959",
    "1959 booklet",
    rules.RISK_1959_FRENCH,
)
RISK_PARKER = Preset(
    "risk-parker",
    "Risk by the later Parker Brothers booklet, reprinted in 2009",
    "Parker booklet",
    rules.RISK_PARKER,
)
RISK_1959_REPRINT = Preset(
    "risk-1959-reprint",
    "Risk by the booklet of the 1959 reprint",
    "reprint booklet",
    rules.RISK_1959_REPRINT,
    for_two="two-player-neutral",
)

PRESETS = (RISK_1959, RISK_1959_FRENCH, RISK_PARKER, RISK_1959_REPRINT)
