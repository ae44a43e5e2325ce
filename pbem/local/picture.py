"""
SVG made into PNG, which every mail program shows; SVG they strip or refuse.

Needs the extra `picture`: resvg, which draws what browsers draw, and the font Source Sans, so that a
picture is the same on every computer. Without it there are no PNGs.
"""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec

_PIXELS = 1000
_WEIGHTS = ("Regular", "Semibold")
# The font has Latin, Greek and Cyrillic; for names in other letters the system's fonts are read too.
_LAST, _SIGNS = "\u052f", range(0x2000, 0x2070)


def png(svg: str, pixels: int = _PIXELS) -> bytes | None:
    """Return a picture as PNG, this many pixels wide; None where the extra is missing."""
    try:
        resvg = import_module("resvg_py")
    except ImportError:
        return None
    fonts = _fonts()
    drawn = resvg.svg_to_bytes(
        svg_string=svg,
        width=pixels,
        skip_system_fonts=bool(fonts) and not _is_foreign(svg),
        font_files=fonts,
        font_family="Source Sans Pro",
        sans_serif_family="Source Sans Pro",
    )
    return bytes(drawn)


@cache
def _fonts() -> list[str]:
    found = find_spec("font_source_sans_pro")
    folders = found.submodule_search_locations if found else None
    return [
        os.path.join(folder, "files", f"SourceSansPro-{weight}.ttf") for folder in folders or () for weight in _WEIGHTS
    ]


def _is_foreign(text: str) -> bool:
    return any(sign > _LAST and ord(sign) not in _SIGNS for sign in text)
