"""
Drawing a scene as a PNG. Needs Pillow, which is an extra: without it there are no pictures.

Mail programs show PNG everywhere; SVG they strip or refuse. Twice the size is drawn and made
smaller, for smooth edges, and a fixed set of colours keeps a picture near forty kilobytes.
"""

import io
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

import attrs

from pbem.engine.scene import Point, Region, Scene

_SCALE = 2
_LEGEND = 44
# Small texts lie across lines, so they get a rim in the background colour.
_HALO = 13
_PAPER, _INK, _WAY, _LAND, _WHITE = "#f7f4ec", "#222222", "#9a9488", "#e6e0d0", "#ffffff"
# Okabe and Ito, "Color Universal Design": eight that the colour-blind can tell apart too.
_PALETTE = (
    "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7", "#0072b2", "#b0b0b0",
)  # fmt: skip
_DARK = ("#009e73", "#d55e00", "#0072b2")
# What lies beside what: between these the edges of lines and letters have their shades.
_NEIGHBOURS = (
    (_PAPER, _INK), (_LAND, _INK), (_PAPER, _WAY), (_LAND, _WAY), (_PAPER, _LAND), (_WHITE, _INK),
    *((colour, _INK) for colour in _PALETTE), *((colour, _WHITE) for colour in _DARK),
)  # fmt: skip
_SHADES = 12


def draw(scene: Scene, title: str) -> bytes | None:
    """Return a picture of a scene as PNG; None where Pillow is missing."""
    try:
        import_module("PIL.Image")
    except ImportError:
        return None
    canvas = _Canvas(_background(_Backdrop.of(scene)).copy())
    colours = {seat: _PALETTE[place % 8] for place, (seat, _) in enumerate(scene.names)}
    colours["neutral"] = _PALETTE[-1]
    for spot in scene.spots:
        if spot.text:
            canvas.disc(spot.at, 15, colours.get(spot.seat, _WHITE), spot.text, 15)
    for token in scene.tokens:
        canvas.disc(token.at, 11, colours[token.seat], token.text, 13)
    _draw_legend(canvas, scene, colours, title)
    return canvas.png()


@attrs.frozen
class _Backdrop:
    """What is the same in all pictures of a map: places with their names, ways, regions."""

    height: int
    places: tuple[tuple[Point, str, bool], ...]
    ways: tuple[tuple[Point, Point], ...]
    regions: tuple[Region, ...]

    @classmethod
    def of(cls, scene: Scene) -> "_Backdrop":
        places = tuple((spot.at, spot.name, bool(spot.text)) for spot in scene.spots)
        return cls(scene.height, places, scene.ways, scene.regions)


@lru_cache(maxsize=4)
def _background(ground: _Backdrop) -> Any:
    size = (1000 * _SCALE, (ground.height + _LEGEND) * _SCALE)
    canvas = _Canvas(import_module("PIL.Image").new("RGB", size, _PAPER))
    for region in ground.regions:
        canvas.cloth(region.points)
    for a, b in ground.ways:
        canvas.line(a, b, 2, _WAY)
    for region in ground.regions:
        x, y = min(region.points, key=lambda point: point[1])
        canvas.text((x, max(y - 36, 8)), region.name, 13, _WAY)
    for (x, y), name, large in ground.places:
        canvas.text((x, y + (23 if large else 10)), name, 10, _INK)
    for at, _, large in ground.places:
        if not large:
            canvas.circle(at, 4, _INK)
    return canvas.image


def _draw_legend(canvas: "_Canvas", scene: Scene, colours: dict[str, str], title: str) -> None:
    y = scene.height + _LEGEND // 2
    canvas.text((12, y), title, 15, _INK, anchor="lm")
    x = 1000 - 12
    for seat, name in reversed(scene.names):
        shown = name if len(name) <= 16 else f"{name[:15]}…"
        x -= int(_font(14).getlength(shown)) // _SCALE
        canvas.text((x, y), shown, 14, _INK, anchor="lm")
        canvas.disc((x - 14, y), 9, colours[seat], "", 9)
        x -= 38


@attrs.frozen
class _Canvas:
    """A picture being drawn. Lengths are in units of the scene; `_SCALE` turns them into pixels."""

    image: Any
    pen: Any = attrs.field(init=False)

    @pen.default
    def _made_for_image(self) -> Any:
        return import_module("PIL.ImageDraw").Draw(self.image)

    def png(self) -> bytes:
        """Return the finished picture."""
        data = io.BytesIO()
        self.image.reduce(_SCALE).quantize(palette=_colours(), dither=0).save(data, "PNG")
        return data.getvalue()

    def cloth(self, points: tuple[Point, ...]) -> None:
        """Lay a cloth below places that belong together: a broad line from each to each."""
        for number, a in enumerate(points):
            self.circle(a, 40, _LAND)
            for b in points[number + 1 :]:
                self.line(a, b, 66, _LAND)

    def line(self, a: Point, b: Point, width: int, colour: str) -> None:
        """Draw a line."""
        self.pen.line([_pixels(a), _pixels(b)], fill=colour, width=width * _SCALE)

    def disc(self, at: Point, radius: int, colour: str, text: str, size: int) -> None:
        """Draw a disc in a colour with a text in it."""
        self.circle(at, radius + 1, _INK)
        self.circle(at, radius - 1, colour)
        self.text(at, text, size, _WHITE if colour in _DARK else _INK)

    def circle(self, at: Point, radius: int, colour: str) -> None:
        """Draw a full circle."""
        x, y = _pixels(at)
        reach = radius * _SCALE
        self.pen.ellipse([x - reach, y - reach, x + reach, y + reach], fill=colour)

    def text(self, at: Point, text: str, size: int, colour: str, anchor: str = "mm") -> None:
        """Write a text; `anchor` says which part of it stands at the point."""
        halo = {"stroke_width": 2 * _SCALE, "stroke_fill": _PAPER} if size < _HALO else {}
        self.pen.text(_pixels(at), text, fill=colour, font=_font(size), anchor=anchor, **halo)


@cache
def _font(size: int) -> Any:
    return import_module("PIL.ImageFont").load_default(size * _SCALE)


@cache
def _colours() -> Any:
    """Return the colours of every picture: always the same, so that the same scene is the same file."""
    shades = {one: None for pair in _NEIGHBOURS for one in _between(*pair)}
    palette = import_module("PIL.Image").new("P", (1, 1))
    palette.putpalette([part for shade in shades for part in shade])
    return palette


def _between(first: str, last: str) -> Iterator[tuple[int, ...]]:
    a, b = bytes.fromhex(first[1:]), bytes.fromhex(last[1:])
    for step in range(_SHADES + 1):
        yield tuple(x + (y - x) * step // _SHADES for x, y in zip(a, b, strict=True))


def _pixels(point: Point) -> Point:
    return point[0] * _SCALE, point[1] * _SCALE
