"""
The styles `bold` and `careful` of the rail race.

Nothing but the numbers is to be decided, and a city is reached by its exact number only. The bold one
goes as far as the dice allow. The careful one sees the dice first, and takes the number after which it
is most likely to be home before all others: whoever is behind has to risk more.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.foresight.forecast_text import format_percent
from pbem.record import value
from pbem.rulesets.across_the_continent.bots.prospects import Prospects
from pbem.rulesets.across_the_continent.bots.travel_time import ONE, Chances, expected_after, throws
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.orders import AFTER_THROW, CHANGED
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.state import State

Values = Sequence[Sequence[int]]
"""For each turn and each distance from the city the chance to win, in parts of `ONE`."""


@value
class BoldRacer:
    """The style `bold` (`pbem.engine.bots.bot.Bot`)."""

    def decide(self, table: RailTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat: standing orders for the whole race, or a number for the dice on the table."""
        position = Position(table.board, table.rules, state, seat)
        why = ("Goes as far as the dice allow.",)
        if position.throw:
            return Proposal({"rail": {"move": max(position.possible)}}, why)
        return Proposal({"rail": {"prefer": ["most"], "until": CHANGED}}, why)


@value
class CarefulRacer:
    """The style `careful` (`pbem.engine.bots.bot.Bot`)."""

    def decide(self, table: RailTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat: to see each throw, or the number for the dice on the table."""
        position = Position(table.board, table.rules, state, seat)
        if position.throw:
            number, chance = _best_number(table, position, position.throw)
            why = f"After {number} the race is won in {format_percent(chance)} of all cases; no other number is better."
            return Proposal({"rail": {"move": number}}, (why,))
        prefer = ["arrive", "leave 4..6", "most"]
        rail = {"prefer": prefer, "until": CHANGED, "stop": AFTER_THROW}
        return Proposal({"rail": rail}, ("Sees the dice first, and counts what each number is worth.",))


def _best_number(table: RailTable, position: Position, throw: tuple[int, int]) -> tuple[int, Fraction]:
    """Return the number after which the chance to win is best, of equal ones the quickest, and the chance."""
    first, second = throw
    distance, choice = position.leg.distance, table.rules.dice_choice
    prospects = Prospects(table, position.state, position.seat)
    arrivals = _arrivals(prospects.rest(), prospects.wins)
    values = win_chances(distance, arrivals, choice)

    def worth(number: int) -> tuple[int, Fraction]:
        left = distance - number
        turn = 1 if first == second or not left else 2
        return values[turn][left], -expected_after(left, first == second, choice)

    best = max(position.possible, key=worth)
    return best, Fraction(worth(best)[0], ONE)


def _arrivals(rest: Chances, wins: Sequence[int]) -> list[int]:
    """For each turn the chance to win of who reaches the next city in it; `rest` goes on from there."""
    return [
        sum(chance * win for chance, win in zip(rest, wins[turn:], strict=False)) // ONE for turn in range(len(wins))
    ]


def win_chances(distance: int, arrivals: Sequence[int], dice_choice: str) -> Values:
    """Return the chance to win by turn and distance; where both are open, the best number is taken."""
    ways = [
        list(
            Counter((equal, tuple(left - one for one in usable)) for equal, usable in throws(left, dice_choice)).items()
        )
        for left in range(distance + 1)
    ]
    values = [[0] * (distance + 1) for _ in range(len(arrivals) + 1)]
    for turn in reversed(range(1, len(arrivals))):
        now, later = values[turn], values[turn + 1]
        now[0] = arrivals[turn]
        # Equal dice are thrown again in this turn, but not in a city.
        after = [now[0], *later[1:]]
        for left in range(1, distance + 1):
            total = 0
            for (equal, ends), count in ways[left]:
                line = now if equal else after
                total += count * max((line[end] for end in ends), default=later[left])
            now[left] = total // 36
    return values


BOLD = BoldRacer()
CAREFUL = CarefulRacer()
