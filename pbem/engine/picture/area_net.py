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
_Row = list[tuple[str, list[int]]]
"""The areas in a row of a mesh, each with its crossings, sorted."""


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
        for name, found in self._row(x // _MESH, y):
            if (len(found) - bisect_left(found, x)) % 2:
                return name
        return ""

    def _row(self, column: int, y: int) -> _Row:
        known = self._rows.get((column, y))
        if known is None:
            near = self._meshes.get((column, y // _MESH), ())
            known = [(name, sorted(crossings(y, rings))) for name, box, rings in near if box[1] <= y <= box[3]]
            self._rows[column, y] = known
        return known


def meshes(box: Box) -> Iterator[Point]:
    """Yield the meshes that a box reaches into."""
    left, top, right, bottom = (edge // _MESH for edge in box)
    return ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))
