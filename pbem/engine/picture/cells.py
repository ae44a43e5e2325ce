"""
Areas for a map that says only where its territories are: to each place what lies nearest to it.

They end at the hull of their continent and a little beyond. Where areas touch that have no border,
water is put between them; so two areas share an edge only if one can go from one to the other.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import isqrt

from pbem.engine.picture.layout import distance2, inside
from pbem.engine.picture.mosaic import Lattice, areas, neighbours
from pbem.engine.picture.scene import WIDTH, Point, Ring

_COLUMNS = 102
_FARTHEST = 1200
_MESH, _NOWHERE = 400, 10**12
_GRID = Lattice(0, 0, 49, 29)


def cells_around(
    places: Mapping[str, Point], groups: Sequence[Sequence[str]], borders: Sequence[tuple[str, str]]
) -> dict[str, tuple[Ring, ...]]:
    """Return areas around places; `groups` are the continents."""
    rows = (max(y for _, y in places.values()) + 900) // (3 * _GRID.third)
    net = _Net(places)
    reach = _reach(places, net)
    hulls = {name: hull for group in groups for hull in [_hull([places[one] for one in group])] for name in group}
    cells = [
        [_owner(_GRID.middle(row, column), net, hulls, reach) for column in range(_COLUMNS)] for row in range(rows)
    ]
    joined = {frozenset(pair) for pair in borders}
    for row, column in _moats(cells, joined):
        cells[row][column] = ""
    left = {name for line in cells for name in line}
    for name, point in places.items():
        if name not in left:
            _settle(cells, name, point, joined)
    return areas(cells, _GRID)


def _reach(places: Mapping[str, Point], net: "_Net") -> int:
    """Return how far an area goes beyond the hull: three quarters of the usual way to the next place."""
    if len(places) < 2:
        return _FARTHEST
    near = sorted(net.nearest(point, but=name)[0] for name, point in places.items())
    return min(max(isqrt(near[len(near) // 2]) * 3 // 4, 250), _FARTHEST)


class _Net:
    """Places by the meshes of a net, so that only those nearby are compared."""

    def __init__(self, places: Mapping[str, Point]) -> None:
        self.count = len(places)
        self.meshes: dict[Point, list[tuple[str, Point]]] = {}
        for name, (x, y) in places.items():
            self.meshes.setdefault((x // _MESH, y // _MESH), []).append((name, (x, y)))

    def nearest(self, point: Point, but: str = "") -> tuple[int, str]:
        """Return the least square of a distance, and the first name so near, other than this one."""
        best, seen, ring = (_NOWHERE, ""), 0, 0
        # Whatever lies beyond a ring is more than so many meshes away.
        while seen < self.count and best[0] >= ((ring - 1) * _MESH) ** 2:
            for name, at in self._ring(point, ring):
                seen += 1
                if name != but:
                    best = min(best, (distance2(point, at), name))
            ring += 1
        return best

    def _ring(self, point: Point, ring: int) -> Iterator[tuple[str, Point]]:
        x, y = point[0] // _MESH, point[1] // _MESH
        for down in range(-ring, ring + 1):
            for across in range(-ring, ring + 1) if abs(down) == ring else (-ring, ring):
                yield from self.meshes.get((x + across, y + down), ())


def _owner(point: Point, net: _Net, hulls: Mapping[str, Sequence[Point]], reach: int) -> str:
    if point[0] + _GRID.half > WIDTH:
        return ""
    far, name = net.nearest(point)
    hull = hulls.get(name, ())
    if far <= reach * reach or (len(hull) > 2 and inside(point, (tuple(hull),))):
        return name
    return ""


def _moats(cells: list[list[str]], joined: set[frozenset[str]]) -> Iterator[tuple[int, int]]:
    """Yield the cells to flood, of two that must not touch the upper left one; flood each at once."""
    for row, line in enumerate(cells):
        for column, name in enumerate(line):
            if name and not _may_touch(cells, row, column, name, joined):
                yield row, column


def _may_touch(cells: list[list[str]], row: int, column: int, name: str, joined: set[frozenset[str]]) -> bool:
    others = {cells[down][right] for down, right in neighbours(cells, row, column)} - {"", name}
    return all(frozenset((name, other)) in joined for other in others)


def _settle(cells: list[list[str]], name: str, point: Point, joined: set[frozenset[str]]) -> None:
    """Give a place that has lost all its cells the nearest one in the water."""
    reach = 4
    while True:
        for _, row, column in sorted(_water(cells, point, reach)):
            if _may_touch(cells, row, column, name, joined):
                cells[row][column] = name
                return
        if reach > len(cells) + _COLUMNS:
            return
        reach *= 2


def _water(cells: list[list[str]], point: Point, reach: int) -> Iterator[tuple[int, int, int]]:
    """Yield the cells of the water within so many rows of a point, each with the square of its distance."""
    high, wide = 3 * _GRID.third, 2 * _GRID.half
    far, row_here, column_here = reach * high, point[1] // high, point[0] // wide
    for row in range(max(row_here - reach - 1, 0), min(row_here + reach + 2, len(cells))):
        line = cells[row]
        for column in range(max(column_here - reach - 1, 0), min(column_here + reach + 2, len(line))):
            if not line[column]:
                distance = distance2(_GRID.middle(row, column), point)
                if distance <= far * far:
                    yield distance, row, column


def _hull(points: Sequence[Point]) -> list[Point]:
    """Return the convex hull of points, clockwise on the picture."""
    ordered = sorted(set(points))
    return [*_half(ordered)[:-1], *_half(ordered[::-1])[:-1]]


def _half(points: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
