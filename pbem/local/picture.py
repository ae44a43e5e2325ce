"""
SVG made into PNG, which every mail program shows; SVG they strip or refuse.

Needs the extra `picture`: resvg, which draws what browsers draw, the font Source Sans, so that a picture is the
same on every computer, and Pillow, which gives a PNG a palette: a third of the bytes, and nobody sees it. Without
resvg there are no PNGs, without Pillow they are larger.

The picture of a turn differs little from others of its map. So each of its stamps is drawn once, and its
imprint kept, here and for the programs that come later (`kept_stamps`); a picture is put together from imprints. What
was kept changes no pixel, only how long it takes.
"""

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from math import isqrt
from typing import Any, NamedTuple

from pbem.engine.picture.colours import LIGHT, rules_for
from pbem.engine.picture.layout import Box
from pbem.engine.picture.svg import Composition
from pbem.local import kept_stamps

_PIXELS = 1000
_LEVEL = 4
"""A quicker PNG than zlib's usual one, for a twentieth more bytes."""
_LARGE, _MOST_PIXELS = 100_000, 4_000_000
"""
A stamp of more pixels than areas and badges have is large. A picture of so many has hundreds of areas, which would
fill the memory: it is drawn at once.
"""
_MOST_ENLARGED = 12_000_000
"""A picture is not enlarged beyond so many pixels: each costs time and memory, and names can be read before."""
_PIECE = 10_000
"""Pixels of a piece of an imprint that is printed whole, also where it has no ink."""
# What a stamp says to whoever points at it changes more often than how it looks.
_ANY_TITLE, _ANY_CLASS = re.compile("<title>[^<]*</title>"), re.compile('class="([^"]*)"')
_WEIGHTS = ("Regular", "Semibold")
# The font has Latin, Greek and Cyrillic; for names in other letters the system's fonts are read too.
_LAST, _SIGNS = "\u052f", range(0x2000, 0x2070)


def can_draw() -> bool:
    """Say whether PNGs can be made here."""
    try:
        import_module("resvg_py")
    except ImportError:
        return False
    return True


@lru_cache(maxsize=4)
def png(svg: str, pixels: int | None = None) -> bytes | None:
    """
    Return a picture as PNG, this many pixels wide, or as wide as it says; None where the extra is missing.

    One of a large board is as many times wider as its drawing is, but of so many pixels at most, unless it says more.
    """
    if not can_draw():
        return None
    wide, high = _size(svg)
    if pixels:
        enlarged = pixels * max(wide, _PIXELS) // _PIXELS
        wide = max(min(enlarged, isqrt(_MOST_ENLARGED * wide // high)), min(wide, enlarged))
    drawn = _draw(svg, wide, background=LIGHT.sea)  # where the last row of pixels is not filled
    pillow = _pillow()
    if not pillow:
        return drawn
    with pillow.open(BytesIO(drawn)) as image:
        return _with_palette(image.convert("RGB"))


def png_of(picture: Composition) -> bytes | None:
    """Return a picture as PNG, as wide as it says, put together from imprints; None where the extra is missing."""
    pillow = _pillow()
    (width, height), pixels = picture.size, picture.pixels
    high = -(-height * pixels // width)
    if not (pillow and can_draw()) or pixels * high > _MOST_PIXELS:
        return png(picture.svg())
    image = pillow.new("RGB", (pixels, high), LIGHT.sea)
    for stamps, top in ((picture.frame, 0), (picture.board, picture.top), (picture.legend, 0)):
        for stamp in stamps:
            if stamp.box:
                svg = _ANY_TITLE.sub("", stamp.svg)
                x, y = stamp.at[0] * pixels // width, stamp.at[1] * pixels // width + top * pixels // width
                for piece in _imprint(svg, stamp.box, _fillings(svg, picture.patterns), (pixels, width)):
                    image.paste(piece.ink, (x + piece.left, y + piece.top), piece.cover)
    return _with_palette(image)


def _fillings(svg: str, patterns: Mapping[str, str]) -> str:
    return "".join(pattern for look, pattern in patterns.items() if f" p-{look}" in svg)


class _Piece(NamedTuple):
    """A part of a stamp as drawn: where, in pixels, its ink, and how far that covers what lies below; None if it does."""

    left: int
    top: int
    ink: Any
    cover: Any


def _drawn(svg: str, box: Box, patterns: str, scale: tuple[int, int]) -> tuple[_Piece, ...]:
    """Draw a stamp alone; `scale` is so many pixels for so many units."""
    pixels, units = scale
    left, top = box[0] * pixels // units, box[1] * pixels // units
    wide, high = -(-box[2] * pixels // units) - left, -(-box[3] * pixels // units) - top
    view = " ".join(f"{edge * units / pixels:.4f}" for edge in (left, top, wide, high))
    classes = {one for named in _ANY_CLASS.findall(svg + patterns) for one in named.split()}
    drawn = _drawn_before_or_now(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{wide}" height="{high}">'
        f"<style>{rules_for(classes)}</style><defs>{patterns}</defs>{svg}</svg>",
        wide,
    )
    with _pillow().open(BytesIO(drawn)) as image:
        return tuple(_pieces(image, left, top))


def _pieces(drawn: Any, left: int, top: int) -> Iterator[_Piece]:
    """Cut what was drawn into pieces with ink, for lines all over a map leave most of it free; left and top are its own."""
    ink = drawn.getchannel("A").getbbox()
    if ink is None:
        return
    drawn, left, top = drawn.crop(ink), left + ink[0], top + ink[1]
    cover, (wide, high) = drawn.getchannel("A"), drawn.size
    if cover.getextrema() == (255, 255):
        yield _Piece(left, top, drawn.convert("RGB"), None)
    elif wide * high <= _PIECE:
        yield _Piece(left, top, drawn.convert("RGB"), cover)
    else:
        x, y = (wide // 2, 0) if wide > high else (0, high // 2)
        yield from _pieces(drawn.crop((0, 0, x or wide, y or high)), left, top)
        yield from _pieces(drawn.crop((x, y, wide, high)), left + x, top + y)


def _drawn_before_or_now(svg: str, pixels: int) -> bytes:
    """Draw an SVG that says its size, unless some program did so before, with the same resvg and fonts."""
    if not _fonts() or _is_foreign(svg):
        return _draw(svg, pixels)  # the system's fonts may change
    kept, name = kept_stamps.stamps(), sha256(f"{_painter()}\n{svg}".encode()).hexdigest()
    drawn = kept.stamp(name)
    if drawn is None:
        drawn = _draw(svg, pixels)
        kept.keep(name, drawn)
    return drawn


@cache
def _painter() -> str:
    """Return what the look of a stamp depends on beside its SVG: the version of resvg, and the fonts."""
    fonts = [f"{os.path.basename(path)} {os.path.getsize(path)}" for path in _fonts()]
    return " ".join([import_module("resvg_py").__version__, *fonts])


# What lies all over a map is as large as the picture, and a host may have many maps.
_small, _large = lru_cache(maxsize=2048)(_drawn), lru_cache(maxsize=12)(_drawn)


def _imprint(svg: str, box: Box, patterns: str, scale: tuple[int, int]) -> tuple[_Piece, ...]:
    """Return a stamp as it was drawn, now or before."""
    is_large = (box[2] - box[0]) * (box[3] - box[1]) * scale[0] ** 2 > _LARGE * scale[1] ** 2
    return (_large if is_large else _small)(svg, box, patterns, scale)


def _draw(svg: str, pixels: int, background: str | None = None) -> bytes:
    fonts = _fonts()
    drawn = import_module("resvg_py").svg_to_bytes(
        svg_string=svg,
        background=background,
        width=pixels,
        skip_system_fonts=bool(fonts) and not _is_foreign(svg),
        font_files=fonts,
        font_family="Source Sans Pro",
        sans_serif_family="Source Sans Pro",
    )
    return bytes(drawn)


def _pillow() -> Any:
    try:
        return import_module("PIL.Image")
    except ImportError:
        return None


def _with_palette(image: Any) -> bytes:
    made, pillow = BytesIO(), _pillow()
    image.quantize(method=pillow.Quantize.FASTOCTREE, dither=pillow.Dither.NONE).save(
        made, "PNG", compress_level=_LEVEL
    )
    return made.getvalue()


def _size(svg: str) -> tuple[int, int]:
    """Return how wide and high a picture says that it is, in pixels."""
    found = re.search(r'<svg [^>]*?\bwidth="(\d+)" height="(\d+)"', svg)
    return (int(found[1]), int(found[2])) if found else (_PIXELS, _PIXELS)


@cache
def _fonts() -> list[str]:
    found = find_spec("font_source_sans_pro")
    folders = found.submodule_search_locations if found else None
    return [
        os.path.join(folder, "files", f"SourceSansPro-{weight}.ttf") for folder in folders or () for weight in _WEIGHTS
    ]


def _is_foreign(text: str) -> bool:
    return any(sign > _LAST and ord(sign) not in _SIGNS for sign in text)
