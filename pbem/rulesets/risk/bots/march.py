"""
Marches: the way of one army over foreign territories, one army left on each.

What a conquest costs is counted exactly for an attacker who always throws three dice; sums of these
costs say how far an army may come.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache

from pbem.record import mutable, tool, value
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.odds.battle import SCALE, outcomes_of

_MOST_LOOKS = 250
_WIDTH = 3


@cache
def cost(defenders: int) -> int:
    """Return the attacker's expected losses against this many armies, in hundredths."""
    return int(100 * _loss(defenders)) if defenders < 60 else cost(59) + 85 * (defenders - 59)


@cache
def _loss(defenders: int) -> Fraction:
    """A throw that kills nobody costs an army, and then everything is as before."""
    if not defenders:
        return Fraction(0)
    again, known = Fraction(0), Fraction(0)
    for lost, killed, weight in outcomes_of(3, min(defenders, 2)):
        chance = Fraction(weight, SCALE ** (lost + killed))
        known += chance * lost
        if killed:
            known += chance * _loss(defenders - killed)
        else:
            again += chance
    return known / (1 - again)


@lru_cache(maxsize=4)
def neighbours(board: Board) -> tuple[tuple[int, ...], ...]:
    """For each place on the board those that can be reached from it."""
    return tuple(tuple(board.index[there] for there in one.borders) for one in board.territories)


def sets_of(ways: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return for each place the set of those that can be reached from it: a number with a bit for each."""
    return tuple(sum(1 << there for there in near) for near in ways)


@lru_cache(maxsize=4)
def neighbour_sets(board: Board) -> tuple[int, ...]:
    """Return the sets of `neighbours`."""
    return sets_of(neighbours(board))


@value
class March:
    """A way over the board, by places; what it brings, and the hundredths of armies left at its end."""

    path: tuple[int, ...]
    worth: int
    left: int


@tool
class Roads:
    """
    The ways over foreign territories, by place; sets of places are numbers with a bit for each.

    `costs` is what it takes to capture a place and leave an army there, in hundredths. `near` are the places that
    can be captured from one, each with its bit and its costs, cheapest first; `cheapest` is the first of these
    costs. `sets` are all places that can be reached.
    """

    costs: Sequence[int]
    near: Sequence[Sequence[tuple[int, int, int]]]
    cheapest: Sequence[int]
    sets: Sequence[int]


_NOWHERE = 1 << 40
"""What it costs to go on where no way leads on."""


def roads_over(
    near: Sequence[Sequence[int]], sets: Sequence[int], foreign: Sequence[bool], armies: Sequence[int]
) -> Roads:
    """Return the roads over these ways (and their sets), if what is `foreign` is held by so many armies."""
    costs = [cost(held) + 100 for held in armies]
    ways = [
        sorted([(there, 1 << there, costs[there]) for there in places if foreign[there]], key=_toll) for places in near
    ]
    return Roads(costs, ways, [steps[0][2] if steps else _NOWHERE for steps in ways], sets)


def _toll(step: tuple[int, int, int]) -> int:
    return step[2]


@mutable
class MarchSearch:
    """
    The search for the best march of one army.

    `open` is the set of places that may be marched through; by place, `worth` is what it brings, and `rates` the
    same for a hundred armies that it costs. A march has at most about so many `steps`.
    """

    roads: Roads
    open: int
    worth: Sequence[int]
    rates: Sequence[int]
    floor: int
    steps: int = 14
    looks: int = 0
    best: March = March((), 0, 0)
    gain: int = 0

    def march(self, start: int, armies: int) -> March:
        """Return the best march of this many armies from a place; its path may be that place alone."""
        left = 100 * armies
        self.looks, self.best, self.gain = 1, March((start,), 0, left), left // 20
        self._go((start,), self.open & ~(1 << start), 0, left)
        return self.best

    def _go(self, path: tuple[int, ...], open_: int, worth: int, left: int) -> None:
        """Go on from a march that has come so far, by the steps that promise most."""
        steps = []
        sets, rates, floor = self.roads.sets, self.rates, self.floor
        for there, bit, toll in self.roads.near[path[-1]]:
            if toll > left - floor:
                break
            if open_ & bit:
                steps.append((rates[there] - 2 * (sets[there] & open_).bit_count(), -toll, there))
        if len(steps) > 1:
            steps.sort(reverse=True)
        for _, toll, there in steps[:_WIDTH]:
            self.looks += 1
            brought, after = worth + self.worth[there], left + toll
            # An army left over at the tip is worth something too.
            gain = brought + after // 20
            if gain > self.gain:
                self.best, self.gain = March((*path, there), brought, after), gain
            if self.looks <= _MOST_LOOKS and len(path) < self.steps and self.roads.cheapest[there] <= after - floor:
                self._go((*path, there), open_ & ~(1 << there), brought, after)
