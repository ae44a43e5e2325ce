"""
Marches: the way of one army over foreign territories, one army left on each.

What a conquest costs is counted exactly for an attacker who always throws three dice; sums of these
costs say how far an army may come.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

import attrs

from pbem.record import tool
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


class March(NamedTuple):
    """A way over the board, by places; what it brings, and the hundredths of armies left at its end."""

    path: tuple[int, ...]
    worth: int
    left: int


@tool
class Roads:
    """
    The ways over foreign territories, by place; sets of places are numbers with a bit for each.

    `costs` is what it takes to capture a place and leave an army there, in hundredths. `near` are the places that
    can be captured from one, each with its bit, its costs, and the set of all that can be reached from there, cheapest
    first.
    """

    costs: Sequence[int]
    near: Sequence[Sequence[tuple[int, int, int, int]]]


_ANY = 1 << 40
"""More than any army can spend."""


def roads_over(
    near: Sequence[Sequence[int]], sets: Sequence[int], foreign: Sequence[bool], armies: Sequence[int]
) -> Roads:
    """Return the roads over these ways (and their sets), if what is `foreign` is held by so many armies."""
    costs = [cost(held) + 100 for held in armies]
    steps = [(there, 1 << there, toll, sets[there]) for there, toll in enumerate(costs)]
    ways = [sorted([steps[there] for there in places if foreign[there]], key=_toll) for places in near]
    return Roads(costs, ways)


def _toll(step: tuple[int, int, int, int]) -> int:
    return step[2]


_Look = tuple["_Look | None", int, int, int, int, int, int]
"""
The look before it, a place, how many steps may follow, to which places, to which of them the next one, what was
brought, and what is left.
"""


class _Searched(NamedTuple):
    """
    What a search has found for an army that can spend so much, in hundredths: the `path`, its worth, and its costs.

    Of the army it depends only on which steps it can pay for. So it holds for all that spend `least` to below `most`.
    Of what places bring (`brings`) it depends only on those that it has `seen`, of which some may be `raised`.
    """

    least: int
    most: int
    path: tuple[int, ...]
    worth: int
    costs: int
    seen: int
    brings: Sequence[int]
    raised: int


Searches = dict[tuple[int, int, int], list[_Searched]]
"""What was found, by where a march starts, the set of places that it may go through, and its steps."""


@tool
class Quest:
    """
    What marches along roads are for, and those that were searched already.

    `worth` is what each place brings, `foreign` the set of those that somebody else holds. Quests with the same roads
    can share what is `known`; `raised` is the set of places that bring another thing than in one of these quests, the
    same for all.
    """

    roads: Roads
    worth: Sequence[int]
    foreign: int
    known: Searches = attrs.Factory(dict)
    raised: int = 0

    @cached_property
    def rates(self) -> list[int]:
        """What each place brings for a hundred armies that it costs."""
        return [100 * worth // cost for worth, cost in zip(self.worth, self.roads.costs, strict=True)]

    @cached_property
    def open(self) -> int:
        """The set of places to march through; what would give the game away is not even passed through."""
        if min(self.worth) >= 0:
            return self.foreign
        return self.foreign & ~sum([1 << place for place, worth in enumerate(self.worth) if worth < 0])


@tool
class MarchSearch:
    """
    The search for the best march of one army.

    `open` is the set of places that may be marched through, and so many hundredths of armies (`floor`) are to be
    left at the end. A march has at most about so many `steps`.
    """

    quest: Quest
    open: int
    floor: int
    steps: int = 14

    def march(self, start: int, armies: int) -> March:
        """Return the best march of this many armies from a place; its path may be that place alone."""
        left, open_, quest = 100 * armies, self.open & ~(1 << start), self.quest
        known = quest.known.setdefault((start, open_, self.steps), [])
        for found in known:
            same = found.brings is quest.worth or not found.seen & (found.raised | quest.raised)
            if same and found.least <= left - self.floor < found.most:
                break
        else:
            found = self._search(start, open_, left)
            known.append(found)
        return March(found.path, found.worth, left - found.costs)

    def _search(self, start: int, open_: int, armies: int) -> _Searched:
        """Go on from each place by the steps that promise most."""
        near, rates, worths, floor = self.quest.roads.near, self.quest.rates, self.quest.worth, self.floor
        best: _Look = (None, start, self.steps, open_, open_, 0, armies)
        ahead, gain, seen = [best], armies // 20, 0
        # What was left after paying for a step, and what was wanting for those that cannot be paid for.
        left_over, wanting = [_ANY], [_ANY]
        for _ in range(_MOST_LOOKS):
            look = ahead.pop()
            _, here, steps, open_, onward, worth, left = look
            # An army left over at the tip is worth something too.
            if worth + left // 20 > gain:
                best, gain = look, worth + left // 20
            if onward and steps:
                spare, ways = left - floor, []
                for there, bit, toll, after in near[here]:
                    if onward & bit:
                        if toll > spare:
                            wanting.append(toll - spare)
                            break
                        seen |= bit
                        beyond = after & open_
                        ways.append((rates[there] - 2 * beyond.bit_count(), -toll, there, bit, beyond))
                if ways:
                    left_over.append(spare + ways[-1][1])
                    if len(ways) > 1:
                        ways.sort()
                    for _, toll, there, bit, beyond in ways[-_WIDTH:]:
                        ahead.append((look, there, steps - 1, open_ ^ bit, beyond, worth + worths[there], left + toll))
            if not ahead:
                break
        for look in reversed(ahead):
            if look[5] + look[6] // 20 > gain:
                best, gain = look, look[5] + look[6] // 20
        *_, worth, left = best
        least, most = armies - floor - min(left_over), armies - floor + min(wanting)
        quest = self.quest
        return _Searched(least, most, _path_to(best), worth, armies - left, seen, quest.worth, quest.raised)


def _path_to(look: _Look | None) -> tuple[int, ...]:
    path = []
    while look:
        path.append(look[1])
        look = look[0]
    return tuple(reversed(path))
