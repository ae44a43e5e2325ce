"""
How wide a text is, in hundredths of its size: so that places can be found for names without a font.

The widths are those of Source Sans, which draws the PNG. In SVG every text says how long it is meant
to be (`textLength`), so that another font does not make it longer.
"""

import unicodedata

from pbem.engine.text.wrapping import columns

_BY_WIDTH = {
    20: " ",
    24: "|",
    25: "',.:;ij",
    26: "Il",
    29: "!f",
    30: "()[]{}",
    31: "-",
    34: "t",
    35: "/\\r",
    42: "*s",
    43: '"?z',
    45: "x",
    46: "c",
    47: "vy",
    48: "JY",
    49: "FL",
    50: "#$+0123456789<=>^_aegk~",
    51: "X",
    52: "V",
    53: "ES",
    54: "ATZ`hou",
    55: "bn",
    56: "dpq",
    57: "CPR",
    58: "K",
    59: "B",
    61: "&",
    62: "DG",
    65: "HNU",
    66: "OQ",
    72: "w",
    73: "M",
    79: "W",
    82: "%",
    83: "m",
    85: "@",
}
_WIDTHS = {sign: width for width, signs in _BY_WIDTH.items() for sign in signs}
_OTHER, _WIDE = 62, 100


def text_width(text: str, size: int) -> int:
    """Return the width of a text whose letters are of this size."""
    return sum(map(_width, text)) * size // 100


def cut(text: str, size: int, width: int) -> str:
    """Cut a text that is too wide; "…" at its end says so."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(text, size) + size > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _width(sign: str) -> int:
    plain = unicodedata.normalize("NFD", sign)[0]
    if plain in _WIDTHS:
        return _WIDTHS[plain]
    return _OTHER if columns(sign) == 1 else _WIDE * columns(sign) // 2
