"""
The styles `bold` and `careful` of the rail race.

Nothing but the numbers is to be decided, and a city is reached by its exact number only. So before
each city a player should leave a distance from which few more turns are needed. The careful racer
knows how many: they are counted exactly. The bold one always goes as far as possible.
"""

from fractions import Fraction
from functools import cache
from itertools import product

import attrs

from pbem.engine.bot import Proposal
from pbem.engine.lots import Lots
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.orders import CHANGED
from pbem.rulesets.across_the_continent.play.track import numbers_of
from pbem.rulesets.across_the_continent.reading.orders import MOST_TESTS
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.reading.preference import choose
from pbem.rulesets.across_the_continent.state import State


@attrs.frozen
class Racer:
    """A style (`pbem.engine.bot.Bot`); `looks_ahead`: it counts the turns that a distance takes."""

    looks_ahead: bool

    def decide(self, table: RailTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat: standing orders for the whole race, or a number for the dice on the table."""
        del lots
        position = Position(table.board, table.rules, state, seat)
        prefer = ["arrive", *(self._distances(table.rules.dice_choice)), "most"]
        if position.throw:
            number = choose(prefer, tuple(position.possible), position.throw, position.leg.distance)
            return Proposal({"rail": {"move": number}}, (self._why,))
        return Proposal({"rail": {"prefer": prefer, "until": CHANGED}}, (self._why,))

    def _distances(self, dice_choice: str) -> list[str]:
        if not self.looks_ahead:
            return []
        return [f"leave {distance}" for distance in best_distances(dice_choice)]

    @property
    def _why(self) -> str:
        if self.looks_ahead:
            return (
                "Leaves the distance from which the fewest turns are needed, the best ones first."
            )
        return "Goes as far as the dice allow."


@cache
def best_distances(dice_choice: str) -> tuple[int, ...]:
    """Return the distances to leave before a city, the one that takes the fewest turns first."""
    near = range(1, MOST_TESTS - 1)
    return tuple(sorted(near, key=lambda distance: (turns_from(distance, dice_choice), distance)))


def turns_from(distance: int, dice_choice: str) -> Fraction:
    """Return the expected number of turns to a city so many spaces away, if nobody is in the way."""
    return 1 + _further_turns(distance, dice_choice) if distance else Fraction(0)


@cache
def _further_turns(distance: int, dice_choice: str) -> Fraction:
    """
    Return the expected number of turns after this one, when the dice are about to be thrown.

    A throw that cannot be used ends the turn where it began, so its turns are those of the whole.
    """
    if not distance:
        return Fraction(0)
    lost, known = 0, Fraction(0)
    for first, second in product(range(1, 7), repeat=2):
        usable = [number for number in numbers_of((first, second)) if number <= distance]
        if dice_choice == "sum-first" and first + second in usable:
            usable = [first + second]
        # Equal dice give another throw in the same turn, but not in a city.
        after = _further_turns if first == second else turns_from
        if usable:
            known += min(after(distance - number, dice_choice) for number in usable)
        else:
            lost += 1
    return (known + lost) / (36 - lost)


BOLD = Racer(looks_ahead=False)
CAREFUL = Racer(looks_ahead=True)
