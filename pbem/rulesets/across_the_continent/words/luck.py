"""
The fair dice of the race (`pbem.engine.foresight.luck`): the pips of each throw of two dice (R-101).

Which number a player takes, and whether it can be used, does not matter: luck is in the dice alone.
The throw for the first turn is drawing lots and is left out.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.foresight.odds import Measure, Odds, Trial
from pbem.rulesets.across_the_continent.events import DiceThrown, Event

MEASURE = Measure(
    "pips",
    "",
    "thrower",
    "",
    "The pips of both dice count, whichever number was used. The throw for the first turn is left out.",
)

TWO_DICE: Odds = tuple((pips, 0, 6 - abs(pips - 7)) for pips in range(2, 13))
"""How many of the 36 throws of two dice have each sum."""


def trials(events: Sequence[Event]) -> Iterator[Trial]:
    """Return the throws of a record; they have no opponent."""
    for event in events:
        if isinstance(event, DiceThrown):
            yield Trial(event.seat, "", sum(event.dice), 0, TWO_DICE)
