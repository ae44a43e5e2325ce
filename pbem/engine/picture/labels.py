"""
Names on a map: each near its badge, in its own area as far as possible, and none over another.

What a name may not cover is placed before it: badges and names of regions. A name for which there is no
room is cut, and in the end left out; it is still shown to somebody who points at the area.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from pbem.engine.picture.layout import Box, bounds, crossings
from pbem.engine.picture.scene import Point, Ring
from pbem.engine.picture.widths import cut, text_width
from pbem.record import value

BADGE = (310, 180)
"""Room for a badge: a letter, and a number of three digits. Above it stand crowns and what was placed."""
CROWN = (-110, -180, 260, -90)
STOP = (70, 70)
"""Room for a spot that is no area. Above it stand the marks of tickets."""
GOALS = (5, -115, 115, -36)
SIZES = (112, 100, 88)
STOP_SIZES = (154, 140, 126, *SIZES)
"""Where nothing but names stands there is room for larger ones."""
Size = tuple[int, int]
"""Width and height of a map."""
_GAP = 18
_CUT = 480
_MESH = 600
_Rings = tuple[Ring, ...]
_Row = tuple[list[int], list[str]]
"""Places in a row of a mesh, sorted, and which area lies there and as far as the place before; then none."""


@value
class Label:
    """A name in lines, the middle of its first base line, its size and the box that it fills."""

    lines: tuple[str, ...]
    at: Point
    size: int
    box: Box

    @property
    def pitch(self) -> int:
        """Return how far below each other the lines stand."""
        return self.size * 21 // 20


@value
class Named:
    """Something to be named: its id, name, badge and area."""

    id: str
    name: str
    at: Point
    rings: tuple[Ring, ...]
    badge: tuple[int, int] = BADGE


def badge_box(at: Point, size: tuple[int, int] = BADGE) -> Box:
    """Return the box around a badge."""
    return at[0] - size[0] // 2, at[1] - size[1] // 2, at[0] + size[0] // 2, at[1] + size[1] // 2


class BoxNet:
    """Boxes by the meshes of a net that they reach into, so that only those nearby are compared."""

    def __init__(self, boxes: Iterable[Box]) -> None:
        self._meshes: dict[Point, list[Box]] = {}
        for box in boxes:
            self.add(box)

    def add(self, box: Box) -> None:
        """Add a box."""
        for mesh in meshes(box):
            self._meshes.setdefault(mesh, []).append(box)

    def is_free(self, box: Box) -> bool:
        """Say whether a box overlaps none."""
        # In full, for thousands of places are asked about before a map has its names.
        left, top, right, bottom = box
        for mesh in meshes(box):
            for start, above, end, below in self._meshes.get(mesh, ()):
                if left < end and start < right and top < below and above < bottom:
                    return False
        return True


class Labelling:
    """Labels of things on a map of a size, beside boxes that are `taken`, placed one after the other; small areas choose first."""

    def __init__(self, things: Sequence[Named], taken: Iterable[Box], size: Size) -> None:
        self._net, self._areas, self._size = BoxNet([*taken, *reserved(things)]), area_net(things), size
        self._waiting = sorted(things, key=_reach, reverse=True)
        self._found: dict[str, Label] = {}
        self._fits = True

    def fits(self) -> bool:
        """Say whether all find room; none is placed behind the first that does not."""
        while self._waiting and self._fits:
            self._place_next()
        return self._fits

    def labels(self) -> dict[str, Label]:
        """Return the labels of all that find room, by id."""
        while self._waiting:
            self._place_next()
        return self._found

    def _place_next(self) -> None:
        one = self._waiting.pop()
        if label := _best(one, self._net, self._areas, self._size):
            self._found[one.id] = label
            self._net.add(label.box)
        else:
            self._fits = False


class AreaNet:
    """
    Areas by the meshes of a net that they reach into, so that only those nearby are looked at.

    Whoever places names asks for many points in the same rows. So what edges lie in a row is looked up once for each
    mesh that it goes through.
    """

    def __init__(self, areas: Sequence[tuple[str, _Rings]]) -> None:
        self._meshes: dict[Point, list[tuple[str, Box, _Rings]]] = {}
        self._rows: dict[Point, _Row] = {}
        for name, rings in areas:
            if rings:
                box = bounds(point for ring in rings for point in ring)
                for mesh in meshes(box):
                    self._meshes.setdefault(mesh, []).append((name, box, rings))

    def strangeness(self, own: Collection[str], box: Box) -> int:
        """Count how much of a label lies over the sea, and, four times as bad, over areas that are not its `own`."""
        left, top, right, bottom = box
        cost = 0
        for y in (top, bottom):
            for x in (left, (3 * left + right) // 4, (left + right) // 2, (left + 3 * right) // 4, right):
                key = x // _MESH, y
                ends, names = self._rows.get(key) or self._rows.setdefault(key, self._row(*key))
                # The first area in which the point lies (`inside`), empty for none.
                where = names[bisect_left(ends, x)]
                if where not in own:
                    cost += 4 if where else 1
        return cost

    def _row(self, column: int, y: int) -> _Row:
        near = self._meshes.get((column, y // _MESH), ())
        found = [(name, sorted(crossings(y, rings))) for name, box, rings in near if box[1] <= y <= box[3]]
        ends = sorted({end for _, turns in found for end in turns})
        return ends, [*(_holder(end, found) for end in ends), ""]


def _holder(x: int, found: list[tuple[str, list[int]]]) -> str:
    return next((name for name, turns in found if (len(turns) - bisect_left(turns, x)) % 2), "")


def meshes(box: Box) -> Sequence[Point]:
    """Return the meshes that a box reaches into."""
    left, top, right, bottom = box
    rows = range(top // _MESH, bottom // _MESH + 1)
    return [(x, y) for x in range(left // _MESH, right // _MESH + 1) for y in rows]


def area_net(things: Iterable[Named]) -> AreaNet:
    """Return the areas of things."""
    return AreaNet([(one.id, one.rings) for one in things])


def reserved(things: Iterable[Named]) -> Iterator[Box]:
    """Yield what badges need, and what may stand above them."""
    for one in things:
        yield badge_box(one.at, one.badge)
        (x, y), (left, top, right, bottom) = one.at, CROWN if one.badge == BADGE else GOALS
        yield x + left, y + top, x + right, y + bottom


def place_head(text_size: Size, spots: Sequence[Named], taken: BoxNet, areas: AreaNet, size: Size) -> Point:
    """Return where the middle of a region's name stands: near its spots, over the sea if possible."""
    left, top, right, bottom = bounds(point for one in spots for ring in one.rings or ((one.at,),) for point in ring)
    (wide, high), (width, height) = text_size, size
    best = (10**9, ((left + right) // 2, max(top, high)))
    for y in range(max(top - high, high), min(bottom + 2 * high, height - high), 130):
        for x in range(max(left - wide // 2, wide), min(right + wide // 2, width - wide), 170):
            box = (x - wide // 2, y - high, x + wide // 2, y)
            off = abs(2 * x - left - right) // 8 + min(abs(y - top), abs(y - bottom))
            if off > best[0] or not taken.is_free(box):
                continue
            best = min(best, (areas.strangeness(("",), box) * 200 + off, (x, y - high // 4)))
    return best[1]


def _reach(one: Named) -> tuple[int, str]:
    if not one.rings:
        return 0, one.id
    left, top, right, bottom = bounds(one.rings[0])
    return (right - left) * (bottom - top), one.id


def _best(one: Named, taken: BoxNet, areas: AreaNet, size: Size) -> Label | None:
    best: tuple[int, Label] | None = None
    for cost, label in _candidates(one):
        if not is_on_map(label.box, size) or (best and cost >= best[0]) or not taken.is_free(label.box):
            continue
        whole = cost + areas.strangeness((one.id,), label.box)
        if not best or whole < best[0]:
            best = whole, label
    return best and best[1]


def _candidates(one: Named) -> Iterator[tuple[int, Label]]:
    """Yield labels with what speaks against them: small, broken in two, far from the badge, cut."""
    for smaller, size in enumerate(SIZES if one.rings else STOP_SIZES):
        for broken, lines in enumerate(_broken(one.name)):
            for place, label in enumerate(_labels_around(one, lines, size)):
                yield smaller * 6 + broken * 3 + place, label
    size = SIZES[-1]
    for place, label in enumerate(_labels_around(one, (cut(one.name, size, _CUT),), size)):
        yield 60 + place, label


def _broken(name: str) -> Iterator[tuple[str, ...]]:
    yield (name,)
    words = name.split(" ")
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if halves:
        yield min(halves, key=lambda pair: max(map(len, pair)))


def _labels_around(one: Named, lines: tuple[str, ...], size: int) -> Iterator[Label]:
    """Yield a label below, above, and beside a badge."""
    (x, y), (wide, high) = one.at, (one.badge[0] // 2, one.badge[1] // 2)
    half, tall = _extent(lines, size)
    is_area = one.badge == BADGE
    below, over = y + high + _GAP // 2, y - high - (90 if is_area else 75) - _GAP - tall
    beside = wide + _GAP * 2 + half
    centred = [(0, below), (0, over)]
    sides = [(beside, y - tall // 2), (-beside, y - tall // 2), (half, below), (-half, below)]
    # A piece in a city hides what stands over it.
    places = [*centred, *sides] if is_area else [(0, below), *sides, (0, over)]
    for dx, top in (*places, (half, over), (-half, over)):
        yield label_at((x + dx, top), lines, size)


def label_at(at: Point, lines: tuple[str, ...], size: int) -> Label:
    """Return a label by the middle of its upper edge."""
    (middle, top), (half, tall) = at, _extent(lines, size)
    box = (middle - half - 12, top, middle + half + 12, top + tall + 6)
    return Label(lines, (middle, top + size * 4 // 5), size, box)


def _extent(lines: tuple[str, ...], size: int) -> Size:
    """Return half the width of lines, and how high they are."""
    half = (max(text_width(line, size) for line in lines) + 1) // 2
    return half, size + (len(lines) - 1) * (size * 21 // 20)


def is_on_map(box: Box, size: Size) -> bool:
    """Say whether a label is on a map of this size, and not at its very edge."""
    left, top, right, bottom = box
    return left >= 40 and top >= 40 and right <= size[0] - 40 and bottom <= size[1]


def letters_of(names: Mapping[str, str]) -> dict[str, str]:
    """Return a letter for every seat: of its name the first that is free, else of the alphabet."""
    found: dict[str, str] = {}
    for seat, name in names.items():
        ways = [*(sign.upper()[:1] for sign in name if sign.isalnum()), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        found[seat] = next((one for one in ways if one not in found.values()), "?")
    return found
