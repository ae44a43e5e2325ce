"""A chart of several players over a game, as SVG in whole numbers: lines told apart by more than colour."""

from collections.abc import Iterator, Sequence

from pbem.engine.picture.colours import SEATS
from pbem.engine.picture.strokes import escape
from pbem.record import value

WIDTH, HEIGHT = 4200, 2200
LEFT, RIGHT, TOP, BOTTOM = 380, 3900, 140, 1900
_LINES = 4
_APART = 150
"""Letters at the ends of lines stand so far from each other at least."""


@value
class Curve:
    """One player's line: the letter at its end, and a value for each point in time."""

    letter: str
    values: Sequence[int]


def draw_lines(title: str, lines: Sequence[Curve], marks: Sequence[tuple[int, str]], unit: int = 1) -> str:
    """
    Draw lines over the points in time of a game; values are given in so many parts of a `unit`.

    `marks` are points to be named below, with their names.
    """
    low, high, step = _range([value for line in lines for value in line.values], unit)
    last = max(len(line.values) for line in lines) - 1

    def x(point: int) -> int:
        return LEFT + (RIGHT - LEFT) * point // max(last, 1)

    def y(value: int) -> int:
        return BOTTOM - (BOTTOM - TOP) * (value - low) // (high - low)

    said = escape(title)
    parts = [f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{said}">\n']
    for level in range(low, high + 1, step):
        parts.append(f'<path class="rule" d="M{LEFT} {y(level)}H{RIGHT}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 50}" y="{y(level) + 40}">{level // unit}</text>\n')
    for point, name in marks:
        parts.append(f'<text class="foot" x="{x(point)}" y="{BOTTOM + 180}">{escape(name)}</text>\n')
    ends = _spread_labels([y(line.values[-1]) for line in lines])
    for place, (line, end) in enumerate(zip(lines, ends, strict=True)):
        look = f"s{place % SEATS}"
        points = " ".join(f"{x(point)} {y(value)}" for point, value in enumerate(line.values))
        parts.append(f'<polyline class="line l-{look} dash-{place % SEATS}" points="{points}"/>')
        parts.append(f'<circle class="d-{look}" cx="{RIGHT + 130}" cy="{end}" r="72"/>')
        parts.append(f'<text class="letter end" x="{RIGHT + 130}" y="{end + 36}">{escape(line.letter)}</text>\n')
    parts.append(f'<path class="now" d="M{x(last)} {TOP - 60}V{BOTTOM}"/></svg>\n')
    return "".join(parts)


def _range(values: Sequence[int], unit: int) -> tuple[int, int, int]:
    """Return the ends of an axis around all values and zero, and the step between its rules."""
    least, most = min(0, *values), max(unit, *values)
    step = next(step for step in _steps(unit) if (most - least) <= step * _LINES)
    return least // step * step, -(-most // step) * step, step


def _steps(unit: int) -> Iterator[int]:
    while True:
        yield from (unit, 2 * unit, 5 * unit)
        unit *= 10


def _spread_labels(heights: Sequence[int]) -> list[int]:
    """Move what stands too close to each other apart, in its order, and back from the lower end."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    found = dict(enumerate(heights))
    floor = TOP
    for place in order:
        floor = found[place] = max(found[place], floor)
        floor += _APART
    ceiling = BOTTOM
    for place in reversed(order):
        ceiling = found[place] = min(found[place], ceiling)
        ceiling -= _APART
    return [found[place] for place in range(len(heights))]
