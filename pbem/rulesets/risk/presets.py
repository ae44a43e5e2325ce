"""
The editions as people choose them: name, title, booklet, rules.

An edition says only its difference from another, or from the defaults of `rules.py`.
"""

from collections.abc import Mapping

import attrs

from pbem.record import tool
from pbem.rulesets.risk.rules import Rules

VERSION = 1
"""The version of the rules, the same for all editions (docs/rulesets.md, 8)."""

MAP_ID = "classic"
"""The map of every edition."""


@tool
class Preset:
    """
    One edition. `booklet` is how the rule book names its source, `sections` are
    the places where it says what others say elsewhere.

    `for_two` is the option that two players play with unless they say otherwise (A-09); "" where
    the regular game is for two as well (A-07, A-08). `distinction` says in a line how it differs from
    the other editions.
    """

    name: str
    title: str
    booklet: str
    rules: Rules
    for_two: str = ""
    distinction: str = ""
    sections: Mapping[str, str] = attrs.field(factory=dict)

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most players, the game for two of this edition included."""
        low, high = self.rules.seats
        return (2 if self.for_two else low, high)


RISK_1959 = Preset(
    "risk-1959",
    "Risk, the continental game of 1959",
    "1959 booklet",
    Rules(
        seats=(2, 6),
        setup="claim",
        initial=((2, 50), (3, 35), (4, 30), (5, 25), (6, 20)),
        first_turn="roll",
        card_territory_bonus=2,
        trademark_card=True,
        box_dice="six-white-coloured",
        spare_colours=True,
        north_america="yellow-brown",
    ),
    distinction="Territories are claimed one by one; a card that you turn in puts 2 armies on its territory.",
    sections={"summary": "1959 booklet, Summary of play", "winning": "1959 booklet, Winning the game"},
)
RISK_1959_FRENCH = Preset(
    "risk-1959-french",
    "Risk by the original French rules, as printed in 1959",
    "1959 booklet",
    attrs.evolve(RISK_1959.rules, seats=(3, 6), setup="dealt", initial=(), card_territory_bonus=0),
    distinction="Territories are dealt with an army each; the dice say who begins. For three or more.",
    sections={
        "summary": "1959 booklet, Summary of play",
        "winning": "1959 booklet, Winning the game",
        "seats": "1959 booklet, The original French rules",
        "preparation": "1959 booklet, The original French rules; dealer as in the reprint booklet (our reading)",
        "dealing": "1959 booklet, The original French rules, which lack the set-up; as in the reprint booklet "
        "(our reading)",
        "no_bonus": "1959 booklet, The original French rules",
    },
)
RISK_PARKER = Preset(
    "risk-parker",
    "Risk by the later Parker Brothers booklet, reprinted in 2009",
    "Parker booklet",
    Rules(seats=(2, 6), setup="dealt", first_turn="left-of-dealer"),
    distinction="Territories are dealt with an army each; the player on the dealer's left begins.",
    sections={
        "summary": "Parker booklet, (a) to (i); 2009 booklet, Summary of play",
        "winning": "Parker booklet, Object",
    },
)
RISK_1959_REPRINT = Preset(
    "risk-1959-reprint",
    "Risk by the booklet of the 1959 reprint",
    "reprint booklet",
    attrs.evolve(
        RISK_PARKER.rules, seats=(3, 6), box_dice="five-red-white", north_america="yellow-brown", africa="orange"
    ),
    for_two="two-player-neutral",
    distinction="As risk-parker, but two players have a neutral army between them.",
    sections={"summary": "reprint booklet, Summary of play", "winning": "reprint booklet, Winning the game"},
)

PRESETS = (RISK_1959, RISK_1959_FRENCH, RISK_PARKER, RISK_1959_REPRINT)
