"""Distances and areas in whole numbers."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from pbem.engine.picture.scene import Point, Ring

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def distance2(a: Point, b: Point) -> int:
    """Return the square of a distance."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def inside(point: Point, rings: Iterable[Ring]) -> bool:
    """Say whether a point lies in an area; what lies in one ring inside another does not."""
    x, y = point
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
            if (ay > y) != (by > y):
                side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
                odd ^= (side > 0) == (by > ay)
    return odd


def nearest_pair(first: Iterable[Point], second: Sequence[Point]) -> tuple[Point, Point]:
    """Return the two points, one of each, that lie nearest to each other."""
    pairs = ((distance2(a, b), a, b) for a in first for b in second)
    _, a, b = min(pairs)
    return a, b


def bounds(points: Iterable[Point]) -> Box:
    """Return the box around points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def overlap(a: Box, b: Box) -> bool:
    """Say whether two boxes have more than an edge in common."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
