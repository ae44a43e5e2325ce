"""
Which area lies at a point of a map.

Whoever places names asks it of many points in the same rows. So what edges lie in a row is looked up once for each
mesh of a net that the row goes through.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from pbem.engine.picture.layout import Box, bounds, crossings
from pbem.engine.picture.scene import Point, Ring

_MESH = 600
_Rings = tuple[Ring, ...]
_Row = tuple[list[int], list[str]]
"""Places in a row of a mesh, sorted, and which area lies there and as far as the place before; then none."""


class AreaNet:
    """Areas by the meshes of a net that they reach into, so that only those nearby are looked at."""

    def __init__(self, areas: Sequence[tuple[str, _Rings]]) -> None:
        self._meshes: dict[Point, list[tuple[str, Box, _Rings]]] = {}
        self._rows: dict[Point, _Row] = {}
        for name, rings in areas:
            if rings:
                box = bounds(point for ring in rings for point in ring)
                for mesh in meshes(box):
                    self._meshes.setdefault(mesh, []).append((name, box, rings))

    def at(self, point: Point) -> str:
        """Return the first area in which a point lies (`inside`), empty for none."""
        x, y = point
        key = x // _MESH, y
        ends, names = self._rows.get(key) or self._rows.setdefault(key, self._row(*key))
        return names[bisect_left(ends, x)]

    def _row(self, column: int, y: int) -> _Row:
        near = self._meshes.get((column, y // _MESH), ())
        found = [(name, sorted(crossings(y, rings))) for name, box, rings in near if box[1] <= y <= box[3]]
        ends = sorted({end for _, turns in found for end in turns})
        return ends, [*(_holder(end, found) for end in ends), ""]


def _holder(x: int, found: list[tuple[str, list[int]]]) -> str:
    return next((name for name, turns in found if (len(turns) - bisect_left(turns, x)) % 2), "")


def meshes(box: Box) -> Iterator[Point]:
    """Yield the meshes that a box reaches into."""
    left, top, right, bottom = (edge // _MESH for edge in box)
    return ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))
