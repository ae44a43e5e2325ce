"""
Marches: the way of one army over foreign territories, one army left on each.

What a conquest costs is counted exactly for an attacker who always throws three dice; sums of these
costs say how far an army may come.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from pbem.record import mutable, value
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.odds.battle import SCALE, outcomes_of

_MOST_STEPS = 14
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


@cache
def neighbours(board: Board) -> tuple[tuple[int, ...], ...]:
    """For each place on the board those that can be reached from it."""
    return tuple(tuple(board.index[there] for there in one.borders) for one in board.territories)


def sets_of(ways: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return for each place the set of those that can be reached from it: a number with a bit for each."""
    return tuple(sum(1 << there for there in near) for near in ways)


@cache
def neighbour_sets(board: Board) -> tuple[int, ...]:
    """Return the sets of `neighbours`."""
    return sets_of(neighbours(board))


@value
class March:
    """A way over the board, by places; what it brings, and the hundredths of armies left at its end."""

    path: tuple[int, ...]
    worth: int
    left: int


@mutable
class MarchSearch:
    """
    The search for the best march of one army.

    `near` are the ways, `sets` the same by `sets_of`; `open` is the set of places that may be marched
    through. By place, `costs` is what it takes to capture it and leave an army there, and `worth` what
    it brings.
    """

    near: Sequence[Sequence[int]]
    sets: Sequence[int]
    open: int
    costs: Sequence[int]
    worth: Sequence[int]
    floor: int
    looks: int = 0
    best: March = March((), 0, 0)
    gain: int = 0

    def march(self, start: int, armies: int) -> March:
        """Return the best march of this many armies from a place; its path may be that place alone."""
        left = 100 * armies
        self.looks, self.best, self.gain = 0, March((start,), 0, left), left // 20
        self._go((start,), self.open & ~(1 << start), 0, left)
        return self.best

    def _go(self, path: tuple[int, ...], open_: int, worth: int, left: int) -> None:
        """Look at a march that has come so far, and at those that go on from there."""
        self.looks += 1
        # An army left over at the tip is worth something too.
        if worth + left // 20 > self.gain:
            self.best, self.gain = March(path, worth, left), worth + left // 20
        if self.looks > _MOST_LOOKS or len(path) > _MOST_STEPS or not self.sets[path[-1]] & open_:
            return
        steps = []
        spare, costs, sets, worths = left - self.floor, self.costs, self.sets, self.worth
        for there in self.near[path[-1]]:
            if open_ >> there & 1 and (toll := costs[there]) <= spare:
                ways_on = (sets[there] & open_).bit_count()
                steps.append((100 * worths[there] // toll - 2 * ways_on, left - toll, there))
        if len(steps) > 1:
            steps.sort(reverse=True)
        for _, after, there in steps[:_WIDTH]:
            self._go((*path, there), open_ & ~(1 << there), worth + worths[there], after)
