"""
Areas out of a mosaic: hexagons in rows, each with the id of the area it belongs to.

Every odd row lies half a hexagon further to the right. Three hexagons meet in every corner, so two
areas share a whole edge or nothing, never just a corner. The edges are then made smooth all
together: what two areas share stays the very same points. Integers only.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from pbem.engine.picture.scene import Point, Ring
from pbem.record import value

Cells = Sequence[Sequence[str]]
"""A mosaic: rows of ids, "" where there is nothing."""

# The corners of a hexagon clockwise from its top, in half widths and third heights of a cell; the
# neighbour across each side, as (rows down, half widths right).
_CORNERS = ((1, 0), (2, 1), (2, 3), (1, 4), (0, 3), (0, 1))
_ACROSS = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
_FINE = 16
_ROUNDS = 4


@value
class Lattice:
    """Where the cells of a mosaic lie: the first one's corner, half a width and a third of a row."""

    left: int
    top: int
    half: int
    third: int

    def point(self, corner: Point) -> Point:
        """Return where a corner lies."""
        return self.left + corner[0] * self.half, self.top + corner[1] * self.third

    def middle(self, row: int, column: int) -> Point:
        """Return the middle of a cell."""
        return self.point((2 * column + (row & 1) + 1, 3 * row + 2))


def areas(cells: Cells, grid: Lattice) -> dict[str, tuple[Ring, ...]]:
    """Return the outlines of every area, the longest first; holes are rings as well."""
    sides = {name: dict(found) for name, found in _sides(cells).items()}
    joints = _joints(sides.values())
    where = _smooth(joints, grid)
    return {
        name: tuple(sorted((_plain(ring, joints, where) for ring in _rings(found)), key=len, reverse=True))
        for name, found in sides.items()
    }


def touching(shapes: Mapping[str, Sequence[Ring]]) -> frozenset[tuple[str, str]]:
    """Return the pairs of areas, in the order given, that share an edge."""
    order = {name: place for place, name in enumerate(shapes)}
    pairs = (sorted(set(names), key=order.__getitem__) for names in by_edge(shapes.items()).values())
    return frozenset((pair[0], pair[1]) for pair in pairs if len(pair) == 2)


def by_edge(shapes: Iterable[tuple[str, Sequence[Ring]]]) -> dict[frozenset[Point], list[str]]:
    """Return the areas on both sides of each edge."""
    found: dict[frozenset[Point], list[str]] = {}
    for name, rings in shapes:
        for ring in rings:
            for a, b in edges(ring):
                found.setdefault(frozenset((a, b)), []).append(name)
    return found


def edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """Yield the edges of a ring; the last leads back to its beginning."""
    yield from pairwise((*ring, ring[0]))


def neighbours(cells: Cells, row: int, column: int) -> Iterator[tuple[int, int]]:
    """Yield the cells around a cell, by row and column."""
    for down, right in _ACROSS:
        there = row + down
        column_there = (2 * column + (row & 1) + right - (there & 1)) // 2
        if 0 <= there < len(cells) and 0 <= column_there < len(cells[there]):
            yield there, column_there


def _sides(cells: Cells) -> dict[str, list[tuple[Point, Point]]]:
    """Return the sides of hexagons where an area ends, clockwise, by area."""
    found: dict[str, list[tuple[Point, Point]]] = {}
    for row, line in enumerate(cells):
        for column, name in enumerate(line):
            if not name:
                continue
            x, y = 2 * column + (row & 1), 3 * row
            corners = [(x + right, y + down) for right, down in _CORNERS]
            for side, (a, b) in enumerate(edges(tuple(corners))):
                if _cell_beyond(cells, row, x, side) != name:
                    found.setdefault(name, []).append((a, b))
    return found


def _cell_beyond(cells: Cells, row: int, x: int, side: int) -> str:
    down, right = _ACROSS[side]
    there, half = row + down, x + right - ((row + down) & 1)
    if 0 <= there < len(cells) and 0 <= half // 2 < len(cells[there]):
        return cells[there][half // 2]
    return ""


def _joints(sides: Iterable[Mapping[Point, Point]]) -> dict[Point, set[Point]]:
    """Return for every corner on an outline the corners beside it: two, or three in a joint."""
    found: dict[Point, set[Point]] = {}
    for one in sides:
        for a, b in one.items():
            found.setdefault(a, set()).add(b)
            found.setdefault(b, set()).add(a)
    return found


def _smooth(joints: Mapping[Point, set[Point]], grid: Lattice) -> dict[Point, Point]:
    """Pull every corner towards the corners beside it, all at once, a few times."""
    where = {corner: (x * _FINE, y * _FINE) for corner in joints for x, y in [grid.point(corner)]}
    for _ in range(_ROUNDS):
        where = {corner: _pull_corner(where, corner, near) for corner, near in joints.items()}
    return {corner: ((x + 8) // _FINE, (y + 8) // _FINE) for corner, (x, y) in where.items()}


def _pull_corner(where: Mapping[Point, Point], corner: Point, near: set[Point]) -> Point:
    x, y = where[corner]
    many = len(near)
    return (
        (x * many + sum(where[one][0] for one in near)) // (2 * many),
        (y * many + sum(where[one][1] for one in near)) // (2 * many),
    )


def _rings(following: dict[Point, Point]) -> Iterator[tuple[Point, ...]]:
    """Yield the closed rings in sides that follow each other."""
    left = dict(following)
    while left:
        start = min(left)
        ring, corner = [start], left.pop(start)
        while corner != start:
            ring.append(corner)
            corner = left.pop(corner)
        yield tuple(ring)


def _plain(ring: Sequence[Point], joints: Mapping[Point, set[Point]], where: Mapping[Point, Point]) -> Ring:
    """Leave out corners that lie nearly straight between their neighbours, but never a joint."""
    kept = [corner for corner in ring if not _is_straight(corner, joints, where)]
    return tuple(where[corner] for corner in (kept if len(kept) > 2 else ring))


def _is_straight(corner: Point, joints: Mapping[Point, set[Point]], where: Mapping[Point, Point]) -> bool:
    """Every second corner may go, so that what is left out depends on the corner alone."""
    if len(joints[corner]) != 2 or corner[1] % 3:
        return False
    (ax, ay), (bx, by) = (where[one] for one in sorted(joints[corner]))
    x, y = where[corner]
    off = abs((bx - ax) * (y - ay) - (by - ay) * (x - ax))
    return off * off <= 9 * ((bx - ax) ** 2 + (by - ay) ** 2)
