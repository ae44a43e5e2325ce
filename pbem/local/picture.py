"""
SVG made into PNG, which every mail program shows; SVG they strip or refuse.

Needs the extra `picture`: resvg, which draws what browsers draw, the font Source Sans, so that a picture is the
same on every computer, and Pillow, which gives a PNG a palette: a third of the bytes, and nobody sees it. Without
resvg there are no PNGs, without Pillow they are larger.
"""

import os
import re
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO

from pbem.engine.picture.colours import LIGHT

_PIXELS = 1000
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

    One of a large board is as many times wider as its drawing is.
    """
    if not can_draw():
        return None
    resvg = import_module("resvg_py")
    fonts = _fonts()
    drawn = resvg.svg_to_bytes(
        svg_string=svg,
        background=LIGHT.sea,  # where the last row of pixels is not filled
        width=pixels * max(_wide(svg), _PIXELS) // _PIXELS if pixels else _wide(svg),
        skip_system_fonts=bool(fonts) and not _is_foreign(svg),
        font_files=fonts,
        font_family="Source Sans Pro",
        sans_serif_family="Source Sans Pro",
    )
    return _with_palette(bytes(drawn))


def _with_palette(drawn: bytes) -> bytes:
    try:
        image = import_module("PIL.Image")
    except ImportError:
        return drawn
    made = BytesIO()
    with image.open(BytesIO(drawn)) as picture:
        picture.convert("RGB").quantize(method=image.Quantize.FASTOCTREE, dither=image.Dither.NONE).save(made, "PNG")
    return made.getvalue()


def _wide(svg: str) -> int:
    found = re.search(r'<svg [^>]*?\bwidth="(\d+)"', svg)
    return int(found[1]) if found else _PIXELS


@cache
def _fonts() -> list[str]:
    found = find_spec("font_source_sans_pro")
    folders = found.submodule_search_locations if found else None
    return [
        os.path.join(folder, "files", f"SourceSansPro-{weight}.ttf") for folder in folders or () for weight in _WEIGHTS
    ]


def _is_foreign(text: str) -> bool:
    return any(sign > _LAST and ord(sign) not in _SIGNS for sign in text)
