"""
Areas of a picture in which every territory is white and enclosed by black lines: Conquest's bitmap.

Such a picture does not say which area is whose; the place of a territory does, as it does for that program, which fills
the area around it. So of a territory on several islands only one is found. Needs the extra `shapes`.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from pbem.engine.picture.scene import Point
from pbem.errors import ContentError

_WHITE = 250
_NEAR = 6
"""How far beside its place, in pixels, an area may begin: a badge may stand on a line."""
_FREE = -1
_MOST_MISSING = 3
"""Where at most one area in this many is missing, it is such a picture."""


def fill(picture: Any, places: Sequence[Point | None], name: str) -> Any:
    """
    Return the number of the territory of each pixel, from 1; 0 for none.

    Raises ContentError for a picture that has no enclosed areas at these places.
    """
    numpy = import_module("numpy")
    white = numpy.asarray(picture.convert("L")) >= _WHITE
    image = import_module("PIL.Image").fromarray(numpy.where(white, _FREE, 0).astype(numpy.int32))
    flood = import_module("PIL.ImageDraw").floodfill
    for value, place in enumerate(places, 1):
        if at := next((one for one in _around(place, image.size) if image.getpixel(one) == _FREE), None):
            flood(image, at, value)
    cells = numpy.array(image)
    edge = numpy.concatenate([cells[0], cells[-1], cells[:, 0], cells[:, -1]])
    cells[numpy.isin(cells, [_FREE, *numpy.unique(edge[edge > 0])])] = 0
    found = len(numpy.unique(cells[cells > 0]))
    if (len(places) - found) * _MOST_MISSING > len(places):
        raise ContentError(f"{name} shows {found} of {len(places)} territories white and enclosed by black lines")
    return cells


def _around(place: Point | None, size: Point) -> Iterator[Point]:
    """Yield a place and the pixels around it, the nearest first."""
    if place is None:
        return
    near = range(-_NEAR, _NEAR + 1)
    for across, down in sorted(((x, y) for x in near for y in near), key=lambda step: step[0] ** 2 + step[1] ** 2):
        x, y = place[0] + across, place[1] + down
        if 0 <= x < size[0] and 0 <= y < size[1]:
            yield x, y
