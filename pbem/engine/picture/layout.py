"""
Places for a map that names none: what borders is near, everything else keeps its distance.

The spots begin on a circle, group by group, and then pull and push each other in whole numbers; so
the same map is laid out in the same way on every computer. Many spots begin where their distances say (`spread`).
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import isqrt

from pbem.engine.picture.scene import Point, Ring
from pbem.engine.picture.spread import spread

_SIZE, _STEPS = 100_000, 240
_ROOM, _ROUNDS = (560, 400), 60
_FAR = 1500
USUAL = 64
"""So many spots find room on a picture of the usual width; for more it grows."""
# A round of a circle in whole numbers: cosine and sine of 0 to 45 degrees in steps of 15, in thousandths.
_EIGHTH = ((1000, 0), (966, 259), (866, 500), (707, 707))


def lay_out(
    ids: Sequence[str], groups: Sequence[Sequence[str]], borders: Sequence[tuple[str, str]]
) -> dict[str, Point]:
    """Return a place for every id, from 600 to 9400 across and 600 to 5400 down."""
    order = [one for group in groups for one in group] + [
        one for one in ids if not any(one in group for group in groups)
    ]
    index = {name: place for place, name in enumerate(order)}
    links = [(index[a], index[b]) for a, b in borders]
    at = spread(len(order), links) if len(order) > USUAL else _pull_and_push(len(order), links)
    return dict(zip(order, _move_apart(_stretch(at)), strict=True))


def _pull_and_push(many: int, links: Sequence[tuple[int, int]]) -> list[Point]:
    at = [_on_circle(place, many) for place in range(many)]
    ideal = isqrt(_SIZE * _SIZE * 2 // max(many, 1))
    for step in range(_STEPS):
        at = _move_all(at, links, ideal, _SIZE * (_STEPS - step) // (_STEPS * 10) + 1)
    return at


def _on_circle(place: int, many: int) -> Point:
    angle = 24 * place * 100 // many
    corner, rest = divmod(angle, 100)
    (ax, ay), (bx, by) = _clock(corner), _clock(corner + 1)
    x, y = ax * (100 - rest) + bx * rest, ay * (100 - rest) + by * rest
    # No two stand in exactly the same place, so each pair knows which way to part.
    return x + 7 * place, y + 11 * place * (place % 3)


def _clock(hour: int) -> Point:
    quarter, step = divmod(hour % 24, 6)
    x, y = _EIGHTH[step] if step < 4 else _EIGHTH[6 - step][::-1]
    for _ in range(quarter):
        x, y = -y, x
    return x, y


def _move_all(at: list[Point], links: Sequence[tuple[int, int]], ideal: int, most: int) -> list[Point]:
    """Move all by one step of at most `most`: everybody pushes, a border pulls."""
    across, down = [0] * len(at), [0] * len(at)
    push = ideal * ideal
    # In one piece, because it is done for each pair.
    for here, (x, y) in enumerate(at):
        all_x = all_y = 0
        for there, (other_x, other_y) in enumerate(at[:here]):
            dx, dy = x - other_x, y - other_y
            far2 = dx * dx + dy * dy + 1
            by_x, by_y = dx * push // far2, dy * push // far2
            all_x += by_x
            all_y += by_y
            across[there] -= by_x
            down[there] -= by_y
        across[here] += all_x
        down[here] += all_y
    for a, b in links:
        dx, dy = at[b][0] - at[a][0], at[b][1] - at[a][1]
        far = isqrt(dx * dx + dy * dy)
        across[a] += dx * far // ideal
        down[a] += dy * far // ideal
        across[b] -= dx * far // ideal
        down[b] -= dy * far // ideal
    return [_step(point, fx, fy, most) for point, fx, fy in zip(at, across, down, strict=True)]


def _step(point: Point, fx: int, fy: int, most: int) -> Point:
    strength = isqrt(fx * fx + fy * fy) + 1
    reach = min(strength, most)
    return point[0] + fx * reach // strength, point[1] + fy * reach // strength


def _stretch(at: Sequence[Point]) -> list[Point]:
    """Stretch the places over the picture, but no further apart than areas of a good size need."""
    if not at:
        return []
    xs, ys = sorted(x for x, _ in at), sorted(y for _, y in at)
    wide, high = max(xs[-1] - xs[0], 1), max(ys[-1] - ys[0], 1)
    most = isqrt(len(at)) * _FAR
    across, down = (min(8800, most * wide // max(wide, high)), min(4800, most * high // max(wide, high)))
    left = 5000 - across // 2
    return [(left + (x - xs[0]) * across // wide, 950 + (y - ys[0]) * down // high) for x, y in at]


def _move_apart(at: list[Point]) -> list[Point]:
    """Move those apart whose badges would touch, as far as there is room."""
    crowd = _Crowd(at)
    for _ in range(_ROUNDS):
        before = [*at]
        for here in range(len(at)):
            # Who is pushed stands before whoever pushes, so nobody has moved before it is their turn.
            crowd.push_others(here)
        if at == before:
            break
    return at


class _Crowd:
    """Places by the strips in which they lie, so that only those nearby are compared; a set has a bit for each."""

    def __init__(self, at: list[Point]) -> None:
        self.at = at
        # The picture of many grows, and their badges do not.
        share = isqrt(max(len(at), USUAL) * 10_000 // USUAL)
        self.room = _ROOM[0] * 100 // share, _ROOM[1] * 100 // share
        self.columns, self.rows = defaultdict[int, int](int), defaultdict[int, int](int)
        for place, (x, y) in enumerate(at):
            self.columns[x // self.room[0]] |= 1 << place
            self.rows[y // self.room[1]] |= 1 << place

    def push_others(self, here: int) -> None:
        """Push away those before `here` whose badges touch its own, one after the other."""
        (ax, ay), (wide, high), at = self.at[here], self.room, self.at
        before = (1 << here) - 1
        near = self._near(ax, ay) & before
        while near:
            first = near & -near
            near ^= first
            there = first.bit_length() - 1
            bx, by = at[there]
            if -wide < ax - bx < wide and -high < ay - by < high:
                dx, dy = (40 if ax >= bx else -40), (40 if ay >= by else -40)
                self._move(there, _keep_inside((bx - dx, by - dy)))
                ax, ay = _keep_inside((ax + dx, ay + dy))
                near = self._near(ax, ay) & before & -2 * first
        self._move(here, (ax, ay))

    def _near(self, x: int, y: int) -> int:
        """Return the set of all that may be touched by a badge there, and of others not far from it."""
        columns, rows, column, row = self.columns, self.rows, x // self.room[0], y // self.room[1]
        beside = columns[column - 1] | columns[column] | columns[column + 1]
        return beside & (rows[row - 1] | rows[row] | rows[row + 1])

    def _move(self, place: int, to: Point) -> None:
        (old_x, old_y), (x, y) = self.at[place], to
        self.at[place] = to
        old_column, column, old_row, row = (
            old_x // self.room[0],
            x // self.room[0],
            old_y // self.room[1],
            y // self.room[1],
        )
        if old_column != column:
            self.columns[old_column] ^= 1 << place
            self.columns[column] ^= 1 << place
        if old_row != row:
            self.rows[old_row] ^= 1 << place
            self.rows[row] ^= 1 << place


def _keep_inside(point: Point) -> Point:
    x, y = point
    # Nearly all are, and it is asked for each push.
    if 500 <= x <= 9500 and 500 <= y <= 5600:
        return point
    return min(max(x, 500), 9500), min(max(y, 500), 5600)


# ── Distances and areas in whole numbers ──────────────────────────────────────────────────────────

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def distance2(a: Point, b: Point) -> int:
    """Return the square of a distance."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def inside(point: Point, rings: Iterable[Ring]) -> bool:
    """Say whether a point lies in an area; what lies in one ring inside another does not."""
    x, y = point
    return sum(x <= last for last in crossings(y, rings)) % 2 == 1


def crossings(y: int, rings: Iterable[Ring]) -> Iterator[int]:
    """Yield for each edge that crosses a row the last place in it left of the edge; one falling to the right counts."""
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
            if ay <= y < by:
                yield ax + ((bx - ax) * (y - ay) - 1) // (by - ay)
            elif by <= y < ay:
                yield ax + (ax - bx) * (y - ay) // (ay - by)


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
