"""
Names of one size on a map, for a narrow screen: all of them whole, none over a badge or over another.

Nobody may take a name for that of something else: what is nearest to it is what it names, or it stands in its own area.
Each has places around its badge, or around the spots of its region, with what speaks against them. All begin at their
best; then, while some overlap, one of them moves to where the least speaks against it, and two that clash weigh more
each time. There is no chance in it, so the same map looks the same on every computer.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, count
from math import isqrt

from pbem.engine.picture.labels import (
    AreaNet,
    BoxNet,
    Label,
    Named,
    Size,
    badge_box,
    is_on_map,
    label_at,
)
from pbem.engine.picture.layout import Box, bounds, overlap
from pbem.engine.picture.scene import Point
from pbem.record import tool

MOST_NAMES = 100
"""So many names are placed with each other in view; on a larger board this would take too long."""
_MOST_STEPS = 100
"""After so many without fewer names that overlap there is no hope."""
_MOST_PLACES = 120
_FAR, _MESH = 160, 30
_MOST_STRANGE = 8
"""So far the name of a region may stand over others."""
_Place = tuple[int, Label]
Head = tuple[str, Sequence[Named]]
"""What is written over a region, and the spots that belong to it."""


@tool
class EqualNames:
    """A map on which all names shall have one size, beside boxes that are `taken`."""

    things: Sequence[Named]
    taken: BoxNet
    areas: AreaNet
    size: Size
    high: int

    def place(self, heads: Sequence[Head]) -> list[Label]:
        """Return a label for everything, and one for each region; nothing where they do not all find room."""
        if len(self.things) > MOST_NAMES:
            return []
        places = dict[str, list[_Place]]()
        for one in sorted(self.things, key=lambda one: (self._crowd(one), one.id), reverse=True):
            places[one.id] = self._places(one)
            if not places[one.id]:
                return []
        over = [self._places_of_head(*head) for head in heads]
        found = _Choice([*places.values(), *over]).settle() if all(over) else []
        by_id = dict(zip(places, found, strict=False))
        return found and [*(by_id[one.id] for one in self.things), *found[len(places) :]]

    def _crowd(self, one: Named) -> int:
        """Return how many things are close to one: where there are many, a name is the likeliest to find no place."""
        return len(self._near([one], 4 * _FAR))

    def _near(self, own: Sequence[Named], far: int) -> list[Point]:
        """Return where all others are that are not so far away."""
        ids, around = {one.id for one in own}, bounds(one.at for one in own)
        return [one.at for one in self.things if one.id not in ids and _off(around, one.at) < far**2]

    def _places(self, one: Named) -> list[_Place]:
        """Return where a name may stand, with what speaks against it: far from its badge, in pieces, over other areas."""
        near, found = self._near([one], 8 * _FAR), list[_Place]()
        for cost, at, lines, box in sorted(_around(one, self.high)):
            if not self._is_free(box):
                continue
            strange = self.areas.strangeness((one.id,), box) if one.rings else 0
            doubt = _doubt(box, _off(box, one.at), near) if strange or not one.rings else 0
            if doubt is not None:
                found.append((cost + strange * 6 + doubt * 10, label_at(at, lines, self.high)))
                if len(found) == _MOST_PLACES:
                    break
        return sorted(found, key=lambda place: place[0])

    def _places_of_head(self, text: str, spots: Sequence[Named]) -> list[_Place]:
        """Return where the name of a region may stand: near its spots, hardly over others, best over the sea."""
        near, found = self._near(spots, 8 * _FAR), list[_Place]()
        own = ("", *(one.id for one in spots))
        for at, box in _around_all(text, spots, self.high):
            if not self._is_free(box):
                continue
            strange, here = self.areas.strangeness(own, box), min(_off(box, one.at) for one in spots)
            doubt = _doubt(box, here, near) if strange <= _MOST_STRANGE else None
            if doubt is not None:
                cost = isqrt(here) // 10 + strange * 6 + self.areas.strangeness(("",), box) * 3 + doubt * 10
                found.append((cost, Label((text,), at, self.high, box)))
        return sorted(found, key=lambda place: place[0])[:_MOST_PLACES]

    def _is_free(self, box: Box) -> bool:
        return is_on_map(box, self.size) and self.taken.is_free(box)


def _doubt(box: Box, here: int, others: Sequence[Point]) -> int | None:
    """
    Return how many of `others` are not much further from a label than what it names, which is so far off, squared.

    None if one of them is as near: whoever reads the name might think of that.
    """
    near = 0
    for at in others:
        off = _off(box, at)
        if off * 100 < here * 121:
            return None
        near += off * 4 < here * 9
    return near


def _around(one: Named, high: int) -> Iterator[tuple[int, Point, tuple[str, ...], Box]]:
    """Yield what speaks against places around a badge, the middle of the upper edge there, the lines and their box."""
    left, top, right, bottom = badge_box(one.at, one.badge)
    for lines in _parts(one.name):
        start, _, end, tall = label_at((0, 0), lines, high).box
        for y in _rows(top - tall - _FAR, bottom + _FAR + 1):
            down = max(top - y - tall, y - bottom)
            for x in range(left - end - _FAR, right - start + _FAR + 1, _MESH):
                gap = max(left - x - end, x + start - right, down)
                if 0 <= gap <= _FAR:
                    cost = gap // 6 + abs(x - one.at[0]) // 40 + 12 * (len(lines) - 1)
                    yield cost, (x, y), lines, (x + start, y, x + end, y + tall)


def _around_all(text: str, spots: Sequence[Named], high: int) -> Iterator[tuple[Point, Box]]:
    """Yield where a text may stand over these spots or around them: the middle of its base line, and its box."""
    left, top, right, bottom = bounds(one.at for one in spots)
    _, _, end, tall = label_at((high, 0), (text,), high).box  # beside it there is room for a badge
    for y in _rows(top - tall - 3 * _FAR, bottom + 3 * _FAR):
        for x in range(left - end - _FAR, right + end + _FAR, 3 * _MESH):
            yield (x, y + high * 4 // 5), (x - end, y, x + end, y + tall)


def _rows(top: int, bottom: int) -> range:
    """Return the rows in which names stand: the same on the whole map, for what lies in a row is looked up once."""
    return range(top - top % _MESH, bottom, _MESH)


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
    across = left - x if x < left else x - right if x > right else 0
    down = top - y if y < top else y - bottom if y > bottom else 0
    return across * across + down * down


@tool
class _Choice:
    """Which of its places each name has."""

    places: Sequence[Sequence[_Place]]

    def settle(self) -> list[Label]:
        """Return places none of which overlap; nothing where none were found."""
        near = self._near()
        chosen, moved = [0] * len(self.places), [-1] * len(self.places)
        clashes = {pair for one, others in enumerate(near) for pair in self._clashes(chosen, one, others)}
        weights, least, last = dict[tuple[int, int], int](), len(clashes), 0
        for step in count():
            if not clashes:
                return [self.places[one][place][1] for one, place in enumerate(self._closer(chosen, near))]
            if len(clashes) < least:
                least, last = len(clashes), step
            elif step - last == _MOST_STEPS:
                break
            for pair in clashes:
                weights[pair] = weights.get(pair, 20) + 15
            one = min({one for pair in clashes for one in pair}, key=lambda one: (moved[one], one))
            moved[one] = step
            chosen[one] = self._best(one, chosen, near[one], weights)
            clashes = {pair for pair in clashes if one not in pair} | {*self._clashes(chosen, one, near[one])}
        return []

    def _clashes(self, chosen: list[int], one: int, others: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield the pairs of a name and another that overlap."""
        box = self._box(one, chosen[one])
        return ((min(one, other), max(one, other)) for other in others if overlap(box, self._box(other, chosen[other])))

    def _best(self, one: int, chosen: list[int], near: Sequence[int], weights: dict[tuple[int, int], int]) -> int:
        """Return the place of a name against which the least speaks, where all others stay."""
        there = [
            (self._box(other, chosen[other]), weights.get((min(one, other), max(one, other)), 20)) for other in near
        ]
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

    def _near(self) -> list[list[int]]:
        """Return for each name those that it may come to overlap."""
        corners = ([point for _, label in places for point in (label.box[:2], label.box[2:])] for places in self.places)
        reach = [bounds(points) for points in corners]
        return [
            [at for at, box in enumerate(reach) if at != one and overlap(box, own)] for one, own in enumerate(reach)
        ]
