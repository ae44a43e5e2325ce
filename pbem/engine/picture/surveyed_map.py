"""
What stays the same in all pictures of a map: where everything is, in areas and ways.

Areas come from the map file, or are made around its places, or around places of our own making;
borders between areas that do not touch become routes.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import isqrt

from pbem.engine.picture.cells import cells_around
from pbem.engine.picture.layout import USUAL, bounds, distance2, inside, lay_out, nearest_pair
from pbem.engine.picture.mosaic import touching
from pbem.engine.picture.scene import SEA, WIDTH, Point, Ring, Way
from pbem.record import value

Pair = tuple[str, str]
_MARGIN = 300
Rings = tuple[Ring, ...]


@value
class KnownMap:
    """A map as it is known: ids, those that belong together, borders, and what the map file says."""

    ids: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...]
    borders: tuple[Pair, ...]
    places: Mapping[str, Point]
    shapes: Mapping[str, Rings]


@value
class SurveyedMap:
    """
    Where the badge of each spot is, its outlines, the ways between spots, the height of it all.

    `round`: what lies far apart may be joined across the edges of the picture, as on a globe.
    """

    height: int
    at: Mapping[str, Point]
    rings: Mapping[str, Rings]
    ways: tuple[Way, ...]
    round: bool
    width: int = WIDTH

    def path(self, a: str, b: str) -> tuple[tuple[Point, ...], ...]:
        """Return a way from badge to badge."""
        return around(self.at[a], self.at[b], self.width) if self.round else ((self.at[a], self.at[b]),)


def survey(plan: KnownMap) -> SurveyedMap:
    """Survey a map: the same for the same map, whatever it leaves unsaid."""
    at, rings = dict(plan.places), dict(plan.shapes)
    known = at.keys() >= set(plan.ids)
    if not known:
        at = lay_out(plan.ids, plan.groups, plan.borders)
        rings = {}
    if not rings.keys() >= set(plan.ids):
        rings = cells_around(at, plan.groups, plan.borders)
    rings = {name: rings[name] for name in plan.ids}
    height = bounds(point for one in rings.values() for ring in one for point in ring)[3] + _MARGIN
    surveyed = SurveyedMap(height, at, rings, tuple(_routes(plan, rings, known)), known)
    return surveyed if len(plan.ids) <= USUAL else _enlarge(surveyed, isqrt(len(plan.ids) * 10_000 // USUAL))


def _enlarge(surveyed: SurveyedMap, percent: int) -> SurveyedMap:
    """Return a larger map, so that badges and names, which stay as they are, find room."""

    def far(points: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((x * percent // 100, y * percent // 100) for x, y in points)

    return SurveyedMap(
        surveyed.height * percent // 100,
        dict(zip(surveyed.at, far([*surveyed.at.values()]), strict=True)),
        {name: tuple(map(far, rings)) for name, rings in surveyed.rings.items()},
        tuple(way._replace(lines=tuple(map(far, way.lines))) for way in surveyed.ways),
        surveyed.round,
        WIDTH * percent // 100,
    )


def _routes(plan: KnownMap, rings: Mapping[str, Rings], is_round: bool) -> Iterator[Way]:
    beside = touching(rings)
    for a, b in plan.borders:
        if (a, b) not in beside and (b, a) not in beside:
            yield Way((a, b), SEA, route(rings[a], rings[b], is_round))


def route(here: Rings, there: Rings, is_round: bool) -> tuple[tuple[Point, ...], ...]:
    """Return a route between two areas, or two pieces of one round the back of the world."""
    first, second = ([point for ring in one for point in ring] for one in (here, there))
    a, b = nearest_pair(first, second)
    if not is_round or abs(a[0] - b[0]) <= WIDTH // 2:
        return ((a, b),)
    return around(min(first), max(second)) if a[0] < b[0] else around(max(first), min(second))


def around(a: Point, b: Point, width: int = WIDTH) -> tuple[tuple[Point, ...], ...]:
    """Lead a way straight, or off the picture and in again where that is shorter."""
    if abs(a[0] - b[0]) <= width // 2:
        return ((a, b),)
    middle = (a[1] + b[1]) // 2
    edge = 0 if a[0] < b[0] else width
    return ((a, (edge, middle)), ((width - edge, middle), b))


def middle_of(rings: Sequence[Ring]) -> Point:
    """Return a point well inside an area, as far from its outlines as a coarse net can say."""
    left, top, right, bottom = bounds(point for ring in rings for point in ring)
    outline = [point for ring in rings for point in ring]
    net = [
        (left + (right - left) * x // 24, top + (bottom - top) * y // 24) for y in range(1, 24) for x in range(1, 24)
    ]
    deep = [(min(distance2(one, end) for end in outline), one) for one in net if inside(one, rings)]
    return max(deep)[1] if deep else outline[0]
