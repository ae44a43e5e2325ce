"""
A chart of a distribution: a picture as a pure function, in SVG.

Whole numbers only, so that the same chances make the same bytes everywhere.
"""

from collections.abc import Sequence
from fractions import Fraction
from xml.sax.saxutils import escape

from pbem.engine.foresight.forecast import Distribution
from pbem.engine.foresight.forecast_text import format_percent, grouped

_WIDTH, _BAR, _LEFT, _GAP, _LINE, _COLUMNS = 760, 420, 150, 26, 18, 24
_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
    'viewBox="0 0 {width} {height}" font-family="DejaVu Sans, Verdana, sans-serif" font-size="13">'
    '\n<rect width="{width}" height="{height}" fill="#ffffff"/>'
)

Panel = tuple[str, Distribution]
"""A title, and the distribution below it."""


def draw_chart(title: str, notes: Sequence[str], panels: Sequence[Panel]) -> str:
    """Draw distributions as bars below each other, under a title and some notes."""
    lines = [_text(20, 30, title, 'font-size="17" font-weight="bold"')]
    y = 30
    for note in notes:
        y += _LINE
        lines.append(_text(20, y + 4, note, 'fill="#444444"'))
    for name, chances in panels:
        y += 2 * _GAP
        lines.append(_text(20, y, name, 'font-weight="bold"'))
        y += 8
        groups = grouped(chances, _COLUMNS)
        most = max(chance for _, _, chance in groups)
        for low, high, chance in groups:
            lines += _bar(y, f"{low}" if low == high else f"{low} to {high}", chance, most)
            y += _LINE
    head = _HEAD.format(width=_WIDTH, height=y + _GAP)
    return "\n".join([head, *lines, "</svg>", ""])


Row = tuple[str, Fraction, Fraction, Fraction]
"""A label, and a share with what it lies between, all from 0 to 1."""


def draw_bars(title: str, note: str, rows: Sequence[Row], mark: Fraction) -> str:
    """Draw shares as bars with whiskers, and a line through all where `mark` is."""
    lines = [_text(20, 30, title, 'font-size="17" font-weight="bold"'), _text(20, 52, note, 'fill="#444444"')]
    most = max([mark, *(high for _, _, _, high in rows)])
    y = 52
    for label, share, low, high in rows:
        y += _LINE + 6
        lines += _bar(y, label, share, most)
        from_, to = (_LEFT + round(_BAR * end / most) for end in (low, high))
        lines.append(f'<path d="M{from_} {y + 9}H{to}M{from_} {y + 5}v8M{to} {y + 5}v8" stroke="#111111"/>')
        lines[-2] = _text(max(to, from_) + 8, y + 13, format_percent(share), 'fill="#444444"')
    at = _LEFT + round(_BAR * mark / most)
    lines.append(f'<path d="M{at} 64V{y + _LINE + 4}" stroke="#b03030" stroke-dasharray="4 3"/>')
    return "\n".join([_HEAD.format(width=_WIDTH, height=y + _GAP + 10), *lines, "</svg>", ""])


def _bar(y: int, label: str, chance: Fraction, most: Fraction) -> list[str]:
    width = round(_BAR * chance / most)
    return [
        _text(_LEFT - 10, y + 13, label, 'text-anchor="end"'),
        f'<rect x="{_LEFT}" y="{y + 2}" width="{width}" height="{_LINE - 4}" fill="#3b6ea5"/>',
        _text(_LEFT + width + 8, y + 13, format_percent(chance), 'fill="#444444"'),
    ]


def _text(x: int, y: int, text: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" {more}>{escape(text)}</text>'
