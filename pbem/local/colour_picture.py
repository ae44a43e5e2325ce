"""
Areas traced from a picture in which the colour of each pixel stands for a territory: Domination's `NAME_map.gif`.

Where a picture has lines instead of colours, the areas are filled first (`enclosed_picture.py`). Needs the extra `shapes`: Pillow reads the picture, shapely and its numpy find the outlines. Lines of up to four pixels
between neighbours are closed; where areas touch that have no border, water is put between them. Each corner of a pixel
is one point, whoever it belongs to, and points are moved and left out for all areas together; so neighbours share
their border, once, without gaps.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from pbem.engine.picture.scene import WIDTH, Point, Ring
from pbem.engine.table.mapmaker import TracedShapes
from pbem.errors import ContentError
from pbem.local import enclosed_picture

_GAP, _ROUNDS = 2, 10
"""How far areas grow into a gap from either side, and how often each point is pulled towards those beside it."""
_TOLERANCE = 0.7
"""How far, in pixels, a line may lie from where it was drawn."""
_SPECK = 12
_MOST_PIXELS = 16_000_000
_MOST_ODD = 50
"""One pixel in so many may be no colour of a territory: a soft edge here and there."""

Pairs = Collection[tuple[int, int]]


def is_here() -> bool:
    """Say whether the extra is installed."""
    try:
        import_module("shapely")
        import_module("PIL.Image")
    except ImportError:
        return False
    return True


def size_of(path: str) -> Point | None:
    """Return how wide and high a picture is, in pixels; None for a file that is none."""
    pillow = import_module("PIL.Image")
    try:
        with pillow.open(path) as picture:
            return picture.width, picture.height
    except (OSError, ValueError, pillow.DecompressionBombError):
        return None


def trace(
    path: str, values: Collection[int], neighbours: Pairs, places: Sequence[Point | None] | None = None
) -> TracedShapes:
    """
    Trace a picture: `values` are the colours of territories, `neighbours` pairs (smaller first) with a border.

    With `places`, one for each territory, areas are white and enclosed by lines, and values count from 1. Raises ContentError for a picture that cannot be used.
    """
    numpy = import_module("numpy")
    cells, notes = _read(path, values, places)
    cells = _without_threads(cells)
    cells = _part(_grow(cells, neighbours), neighbours)
    size = int(cells.shape[1]), int(cells.shape[0])
    starts, ends = _edges(numpy.pad(cells, 1))
    polygons = _polygons(numpy.pad(cells, 1), starts, ends)
    smooth = _smooth(starts, ends)
    scale = WIDTH / max(size)
    rings = {value: tuple(_scaled(one, scale)) for value, one in _simplify(polygons, smooth).items()}
    missing = sorted(set(values) - rings.keys())
    if missing and places is None:
        notes.append(f"no pixel in the picture for {', '.join(map(str, missing))}")
    return TracedShapes(size, rings, tuple(notes))


def _read(path: str, values: Collection[int], places: Sequence[Point | None] | None) -> tuple[Any, list[str]]:
    """Return the value of each pixel, 0 for none of a territory, and what is odd in the picture."""
    pillow = import_module("PIL.Image")
    try:
        with pillow.open(path) as picture:
            form, wide, high = picture.format, picture.width, picture.height
            pixels = picture.convert("RGB") if wide * high <= _MOST_PIXELS else None
    except (OSError, ValueError, pillow.DecompressionBombError) as error:
        raise ContentError(f"{path} is no picture that can be read: {error}") from None
    if form == "JPEG":
        raise ContentError(f"{path}: a JPEG blurs its colours, so areas cannot be traced from it")
    if pixels is None:
        raise ContentError(f"{path}: {wide} x {high} pixels are too many to trace")
    return _valued(pixels, path, values) if places is None else (enclosed_picture.fill(pixels, places, path), [])


def _valued(picture: Any, path: str, values: Collection[int]) -> tuple[Any, list[str]]:
    """Return the value of each pixel of a picture of colours, and what is odd in it."""
    numpy = import_module("numpy")
    pixels = numpy.asarray(picture)
    red, green, blue = (pixels[:, :, at] for at in range(3))
    grey = (red == blue) & (green == blue)
    known = numpy.isin(blue, sorted(values)) & grey
    odd = int((~known & ~((blue == 255) & grey)).sum())
    if not known.any() or odd * 4 > known.size:
        raise ContentError(f"{path} is no picture of colours: its greys are not the numbers of territories")
    notes = [f"{odd} pixels of the picture are the colour of no territory"] if odd * _MOST_ODD > known.size else []
    return numpy.where(known, blue, 0).astype(numpy.int32), notes


# ── Pixels ────────────────────────────────────────────────────────────────────────────────────────


def _shifted(cells: Any) -> Iterator[Any]:
    """Yield the cells moved by one in each of eight directions; 0 comes in from outside."""
    numpy = import_module("numpy")
    high, wide = cells.shape
    framed = numpy.pad(cells, 1)
    for down, right in ((0, 1), (1, 0), (1, 2), (2, 1), (0, 0), (0, 2), (2, 0), (2, 2)):
        yield framed[down : down + high, right : right + wide]


def _without_threads(cells: Any) -> Any:
    """Leave out pixels that belong to no square of two by two of their kind: soft edges, lines, specks."""
    numpy = import_module("numpy")
    square = (
        (cells[:-1, :-1] == cells[1:, :-1]) & (cells[:-1, :-1] == cells[:-1, 1:]) & (cells[:-1, :-1] == cells[1:, 1:])
    )
    kept = numpy.zeros(cells.shape, dtype=bool)
    for down in (0, 1):
        for right in (0, 1):
            kept[down : down + square.shape[0], right : right + square.shape[1]] |= square
    return numpy.where(kept, cells, 0)


def _grow(cells: Any, neighbours: Pairs) -> Any:
    """Let areas grow over narrow gaps between them, and leave the sea."""
    numpy = import_module("numpy")
    land = cells > 0
    closed = land
    for _ in range(_GAP):
        closed = numpy.logical_or.reduce([closed, *_shifted(closed)])
    sea = ~closed
    for _ in range(_GAP):
        sea = numpy.logical_or.reduce([sea, *_shifted(sea)])
    grown = cells
    for _ in range(_GAP + 1):
        free = (grown == 0) & ~sea
        for moved in _shifted(grown):
            grown = numpy.where(free & (grown == 0) & (moved > 0), moved, grown)
    # Where the two sides of a gap are no neighbours, it stays water.
    for _ in range(_GAP):
        wrong = numpy.zeros(cells.shape, dtype=bool)
        for moved in _shifted(grown):
            wrong |= ~land & _strange(grown, moved, neighbours)
        grown = numpy.where(wrong, 0, grown)
    return grown


def _part(cells: Any, neighbours: Pairs) -> Any:
    """Put water between areas that touch and have no border."""
    numpy = import_module("numpy")
    wrong = numpy.zeros(cells.shape, dtype=bool)
    for moved in list(_shifted(cells))[:4]:
        wrong |= _strange(cells, moved, neighbours)
    return numpy.where(wrong, 0, cells)


def _strange(cells: Any, others: Any, neighbours: Pairs) -> Any:
    """Say where two different areas meet that have no border."""
    numpy = import_module("numpy")
    most = int(max(cells.max(), others.max())) + 1
    allowed = numpy.zeros((most, most), dtype=bool)
    for a, b in neighbours:
        if a < most and b < most:
            allowed[a, b] = allowed[b, a] = True
    return (cells != others) & (cells > 0) & (others > 0) & ~allowed[cells, others]


# ── Lines ─────────────────────────────────────────────────────────────────────────────────────────


def _edges(cells: Any) -> tuple[Any, Any]:
    """Return the sides of pixels between unlike ones: where they begin and end, x and y."""
    numpy = import_module("numpy")
    rows, columns = numpy.nonzero(cells[:, 1:] != cells[:, :-1])
    upright = numpy.stack([columns + 1, rows], 1), numpy.stack([columns + 1, rows + 1], 1)
    rows, columns = numpy.nonzero(cells[1:, :] != cells[:-1, :])
    level = numpy.stack([columns, rows + 1], 1), numpy.stack([columns + 1, rows + 1], 1)
    return numpy.concatenate([upright[0], level[0]]), numpy.concatenate([upright[1], level[1]])


def _polygons(cells: Any, starts: Any, ends: Any) -> dict[int, list[Any]]:
    """Return the pieces of each area, specks left out unless there is nothing else."""
    numpy, shapely = import_module("numpy"), import_module("shapely")
    lines = shapely.linestrings(numpy.stack([starts, ends], 1).astype(float))
    found: dict[int, list[Any]] = {}
    for piece in shapely.get_parts(shapely.polygonize(lines)):
        inner = piece.representative_point()
        if value := int(cells[int(inner.y), int(inner.x)]):
            found.setdefault(value, []).append(piece)
    return {
        value: [one for one in pieces if one.area >= _SPECK] or [max(pieces, key=lambda one: one.area)]
        for value, pieces in found.items()
    }


def _smooth(starts: Any, ends: Any) -> Mapping[Point, tuple[float, float]]:
    """Pull every corner towards those beside it, all at once, a few times: no steps of pixels are left."""
    numpy = import_module("numpy")
    corners, places = numpy.unique(numpy.concatenate([starts, ends]), axis=0, return_inverse=True)
    a, b = numpy.split(places.reshape(-1), 2)
    count = numpy.bincount(places.reshape(-1), minlength=len(corners))[:, None]
    where = corners.astype(float)
    for _ in range(_ROUNDS):
        beside = numpy.zeros_like(where)
        numpy.add.at(beside, a, where[b])
        numpy.add.at(beside, b, where[a])
        where = (where + beside / count) / 2
    return {(int(x), int(y)): (float(p), float(q)) for (x, y), (p, q) in zip(corners, where, strict=True)}


def _simplify(polygons: Mapping[int, Sequence[Any]], smooth: Mapping[Point, tuple[float, float]]) -> dict[int, Any]:
    """Return each area along the smooth corners, with as few of them as the tolerance allows."""
    shapely = import_module("shapely")

    def moved(ring: Any) -> list[tuple[float, float]]:
        return [smooth[int(x), int(y)] for x, y in ring.coords]

    whole = [
        shapely.MultiPolygon([(moved(one.exterior), [moved(hole) for hole in one.interiors]) for one in pieces])
        for pieces in polygons.values()
    ]
    return dict(zip(polygons, shapely.coverage_simplify(whole, _TOLERANCE), strict=True))


def _scaled(shape: Any, scale: float) -> Iterator[Ring]:
    """Yield the outlines of an area in whole numbers, the largest piece first."""
    shapely = import_module("shapely")
    for piece in sorted(shapely.get_parts(shape), key=lambda one: -one.area):
        for ring in (piece.exterior, *piece.interiors):
            # The frame around the pixels is one wide.
            points = [(_clamped((x - 1) * scale), _clamped((y - 1) * scale)) for x, y in ring.coords[:-1]]
            distinct = [one for at, one in enumerate(points) if one != points[at - 1]]
            if len(distinct) > 2:
                yield tuple(distinct)


def _clamped(number: float) -> int:
    return min(max(round(number), 0), WIDTH)
