"""
Names of one size on a map, for a narrow screen: all of them whole, none over a badge or over another.

Each name has places around its badge, with what speaks against them. All begin at their best; then, while some
overlap, one of them moves to where the least speaks against it, and two that clash weigh more each time. There is no
chance in it, so the same map looks the same on every computer.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from pbem.engine.picture.labels import AreaNet, BoxNet, Label, Named, Size, badge_box, is_on_map, label_at, strangeness
from pbem.engine.picture.layout import Box, bounds, overlap
from pbem.engine.picture.scene import Point
from pbem.record import tool

MOST_NAMES = 100
"""So many names are placed with each other in view; on a larger board this would take too long."""
_MOST_STEPS = 1500
_MOST_PLACES = 120
_FAR, _MESH = 160, 36
_Place = tuple[int, Label]


def place_equal(things: Sequence[Named], taken: BoxNet, areas: AreaNet, size: Size, high: int) -> dict[str, Label]:
    """Return a label of this size for everything, by id; nothing where they do not all find room."""
    if len(things) > MOST_NAMES:
        return {}
    places = dict[str, Sequence[_Place]]()
    for one in sorted(things, key=lambda one: (_crowd(one, things), one.id), reverse=True):
        places[one.id] = _places(one, things, taken, areas, size, high)
        if not places[one.id]:
            return {}
    return dict(zip(places, _Choice([*places.values()]).settle(), strict=False))


def _crowd(one: Named, things: Sequence[Named]) -> int:
    """Return how many things are close to one: where there are many, a name is the likeliest to find no place."""
    return sum(_off((*one.at, *one.at), other.at) < (4 * _FAR) ** 2 for other in things)


def _places(one: Named, things: Sequence[Named], taken: BoxNet, areas: AreaNet, size: Size, high: int) -> list[_Place]:
    """
    Return where a name may stand, with what speaks against it: far from its badge, in pieces, over other areas.

    What has no area is nearer to its name than anything else, or nobody would know what is meant.
    """
    near = [other.at for other in things if other is not one and _off((*one.at, *one.at), other.at) < (8 * _FAR) ** 2]
    found = list[_Place]()
    for cost, at, lines, box in sorted(_around(one, high)):
        if not (is_on_map(box, size) and taken.is_free(box)):
            continue
        strange = strangeness(one.id, box, areas) if one.rings else 0
        own = _off(box, one.at)
        nearer = sum(_off(box, there) <= own for there in near) if strange or not one.rings else 0
        if one.rings or not nearer:
            found.append((cost + strange * 6 + nearer * min(strange, 10) * 3, label_at(at, lines, high)))
            if len(found) == _MOST_PLACES:
                break
    return sorted(found, key=lambda place: place[0])


def _around(one: Named, high: int) -> Iterator[tuple[int, Point, tuple[str, ...], Box]]:
    """Yield what speaks against places around a badge, the middle of the upper edge there, the lines and their box."""
    left, top, right, bottom = badge_box(one.at, one.badge)
    for lines in _parts(one.name):
        start, _, end, tall = label_at((0, 0), lines, high).box
        for y in range(top - tall - _FAR, bottom + _FAR + 1, _MESH):
            down = max(top - y - tall, y - bottom)
            for x in range(left - end - _FAR, right - start + _FAR + 1, _MESH):
                gap = max(left - x - end, x + start - right, down)
                if 0 <= gap <= _FAR:
                    cost = gap // 6 + abs(x - one.at[0]) // 40 + 12 * (len(lines) - 1)
                    yield cost, (x, y), lines, (x + start, y, x + end, y + tall)


def _parts(name: str) -> Iterator[tuple[str, ...]]:
    """Yield the ways to write a name in lines."""
    words = name.split(" ")
    for breaks in range(min(len(words), 4)):
        for cuts in combinations(range(1, len(words)), breaks):
            ends = (*cuts, len(words))
            yield tuple(" ".join(words[start:end]) for start, end in zip((0, *cuts), ends, strict=True))


def _off(box: Box, at: Point) -> int:
    """Return how far a point is from a box, squared."""
    (left, top, right, bottom), (x, y) = box, at
    return max(left - x, x - right, 0) ** 2 + max(top - y, y - bottom, 0) ** 2


@tool
class _Choice:
    """Which of its places each name has."""

    places: Sequence[Sequence[_Place]]

    def settle(self) -> list[Label]:
        """Return places none of which overlap; nothing where none were found."""
        near = self._near()
        chosen, moved = [0] * len(self.places), [-1] * len(self.places)
        weights: dict[tuple[int, int], int] = {}
        for step in range(_MOST_STEPS):
            clashes = [
                (one, other) for one, others in enumerate(near) for other in others if self._clash(chosen, one, other)
            ]
            if not clashes:
                return [self.places[one][place][1] for one, place in enumerate(self._closer(chosen, near))]
            for pair in clashes:
                weights[pair] = weights.get(pair, 20) + 15
            one = min({one for one, _ in clashes}, key=lambda one: (moved[one], one))
            moved[one] = step
            chosen[one] = self._best(one, chosen, near[one], weights)
        return []

    def _best(self, one: int, chosen: list[int], near: Sequence[int], weights: dict[tuple[int, int], int]) -> int:
        """Return the place of a name against which the least speaks, where all others stay."""
        there = [(self._box(other, chosen[other]), weights.get((one, other), 20)) for other in near]
        costs = (
            cost + sum(weight for box, weight in there if overlap(label.box, box)) for cost, label in self.places[one]
        )
        return min(enumerate(costs), key=lambda place: place[1])[0]

    def _closer(self, chosen: list[int], near: Sequence[Sequence[int]]) -> list[int]:
        """Move each name to the best place that is free."""
        for one, others in enumerate(near):
            there = [self._box(other, chosen[other]) for other in others]
            free = (
                at
                for at, (_, label) in enumerate(self.places[one])
                if not any(overlap(label.box, box) for box in there)
            )
            chosen[one] = min(chosen[one], next(free))
        return chosen

    def _box(self, one: int, place: int) -> Box:
        return self.places[one][place][1].box

    def _clash(self, chosen: list[int], one: int, other: int) -> bool:
        return overlap(self._box(one, chosen[one]), self._box(other, chosen[other]))

    def _near(self) -> list[list[int]]:
        """Return for each name those that it may come to overlap."""
        corners = ([point for _, label in places for point in (label.box[:2], label.box[2:])] for places in self.places)
        reach = [bounds(points) for points in corners]
        return [
            [at for at, box in enumerate(reach) if at != one and overlap(box, own)] for one, own in enumerate(reach)
        ]
