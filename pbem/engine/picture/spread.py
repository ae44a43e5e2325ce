"""
Places for many spots: what is few borders apart is near.

From some spots, the pivots, all others are counted in borders. Seen from two sides these numbers are a map: the sides
are those on which they differ most (Pivot MDS: Brandes and Pich, "Eigensolver methods for progressive
multidimensional scaling of large data", 2006), here in whole numbers.
"""

from collections.abc import Sequence
from math import isqrt

from pbem.engine.picture.scene import Point

_PIVOTS, _ROUNDS = 12, 40
_LONG = 1_000_000
_FINE = 1000
Numbers = list[int]


def spread(many: int, links: Sequence[tuple[int, int]]) -> list[Point]:
    """Return a place for each of so many spots; `links` are the borders between them."""
    beside: list[list[int]] = [[] for _ in range(many)]
    for a, b in links:
        beside[a].append(b)
        beside[b].append(a)
    rows = _centred(_steps_from_pivots(beside))
    products = [[_dot(one, other) for other in rows] for one in rows]
    first = _strongest(products, None)
    sides = first, _strongest(products, first)
    x, y = ([_dot(side, column) // _LONG for column in zip(*rows, strict=True)] for side in sides)
    return list(zip(x, y, strict=True))


def _steps_from_pivots(beside: Sequence[Sequence[int]]) -> list[Numbers]:
    """Return for each pivot how many borders away each spot is; each pivot is as far from those before as can be."""
    nearest = _steps(beside, 0)
    found: list[Numbers] = []
    while len(found) < min(_PIVOTS, len(beside)):
        found.append(_steps(beside, max(range(len(beside)), key=nearest.__getitem__)))
        nearest = [min(pair) for pair in zip(nearest, found[-1], strict=True)] if len(found) > 1 else found[-1]
    return found


def _steps(beside: Sequence[Sequence[int]], start: int) -> Numbers:
    """Return how many borders away from one spot each is; what cannot be reached is further than all."""
    far, edge, step = {start: 0}, [start], 0
    while edge:
        step += 1
        edge = list(dict.fromkeys(there for here in edge for there in beside[here] if there not in far))
        far |= dict.fromkeys(edge, step)
    return [far.get(spot, step) for spot in range(len(beside))]


def _centred(steps: Sequence[Numbers]) -> list[Numbers]:
    """Return the squares of distances without what is the same for a pivot or for a spot."""
    squares = [[_FINE * step * step for step in row] for row in steps]
    by_pivot = [sum(row) // len(row) for row in squares]
    by_spot = [sum(column) // len(column) for column in zip(*squares, strict=True)]
    all_of_them = sum(by_pivot) // len(by_pivot)
    return [
        [here + there - square - all_of_them for there, square in zip(by_spot, row, strict=True)]
        for here, row in zip(by_pivot, squares, strict=True)
    ]


def _strongest(products: Sequence[Numbers], but: Numbers | None) -> Numbers:
    """Return the side on which a table differs most, `but` for what lies on another one."""
    side = [(7 * at * at + 3 * at + 5) % 101 - 50 for at in range(len(products))]
    for _ in range(_ROUNDS):
        side = _scaled([_dot(row, side) for row in products])
        if but:
            share = _dot(side, but)
            side = _scaled([one - other * share // _dot(but, but) for one, other in zip(side, but, strict=True)])
    return side


def _scaled(side: Numbers) -> Numbers:
    length = isqrt(_dot(side, side)) or 1
    return [one * _LONG // length for one in side]


def _dot(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))
