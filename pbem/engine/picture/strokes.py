"""Pieces of SVG text: outlines, lines, texts with their width, arrows. Everything written is escaped."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape as escape_markup
from math import isqrt
from typing import NamedTuple

from pbem.engine.picture.labels import Label
from pbem.engine.picture.layout import Box, bounds
from pbem.engine.picture.scene import LINE, SEA, Point, Ring, Spot, Way
from pbem.engine.picture.widths import text_width
from pbem.engine.text.wrapping import HARMFUL


class Stamp(NamedTuple):
    """
    A part of a picture that can be drawn alone: some SVG around `at`, and the box around its ink.

    A picture is its stamps in order, each over those before it. A program that keeps what it has drawn need not
    draw one again that looks as it did (`pbem/local/picture.py`). One without a box has no ink: it opens or closes
    a group.
    """

    svg: str
    box: Box | None = None
    at: Point = (0, 0)
    id: str = ""

    def text(self) -> str:
        """Return it as it stands in a picture; one with an id is a group of its own."""
        if not self.id:
            return self.svg
        x, y = self.at
        return f'<g id="{self.id}" transform="translate({x} {y})">{self.svg}</g>\n'


def written(stamps: Iterable[Stamp]) -> str:
    """Return stamps as SVG."""
    return "".join(stamp.text() for stamp in stamps)


def scaled(stamps: Iterable[Stamp], scale: int) -> Iterator[Stamp]:
    """Yield stamps in another size, in thousandths."""
    for stamp in stamps:
        if scale == 1000 or not stamp.box:
            yield stamp
        else:
            left, top, right, bottom = (edge * scale // 1000 for edge in stamp.box)
            svg = f'<g transform="scale({scale // 1000}.{scale % 1000:03})">{stamp.text()}</g>\n'
            yield Stamp(svg, (left, top, right + 1, bottom + 1))


def around(points: Iterable[Point], far: int) -> Box:
    """Return the box around points and whatever is so far from them."""
    left, top, right, bottom = bounds(points)
    return left - far, top - far, right + far, bottom + far


def together(boxes: Iterable[Box]) -> Box:
    """Return the box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def harmless(text: str) -> str:
    """Replace characters that steer or hide, in a text that no markup surrounds."""
    return re.sub(HARMFUL, "\ufffd", text)


def escape(text: str) -> str:
    """Write a text so that it is nothing but text in markup; characters that steer or hide are replaced."""
    return escape_markup(harmless(text))


@lru_cache(maxsize=1024)
def outline(rings: tuple[Ring, ...]) -> tuple[str, Box]:
    """The path of an area, and the box around its ink: both are the same in every picture of a map."""
    path = "".join(f"M{'L'.join(f'{x} {y}' for x, y in ring)}z" for ring in rings)
    return path, around((point for ring in rings for point in ring), 10)


def line(points: tuple[Point, ...]) -> str:
    """The path through some points."""
    return f"M{'L'.join(f'{x} {y}' for x, y in points)}"


def way(way: Way) -> str:
    """A way between spots; over the sea it is dotted."""
    kind = " sea-way" if way.kind == SEA else ""
    path = "".join(line(points) for points in way.lines)
    return f'<path class="way{kind}" d="{path}"/>\n'


def one_way(way: Way) -> str:
    """An arrow where one can go, but not come back."""
    shafts, end, _ = bent(way.lines)
    return f'<path class="way" d="{shafts}"/><path class="dot" d="{tip(end, 90)}"/>\n'


def dots(way: Way) -> Iterator[str]:
    """The spaces of a line, to be counted."""
    if way.kind == LINE:
        (ax, ay), (bx, by) = way.lines[0][0], way.lines[0][-1]
        id_ = escape("~".join(way.ends))
        for step in range(1, way.spaces):
            x = ax + (bx - ax) * step // way.spaces
            y = ay + (by - ay) * step // way.spaces
            yield f'<circle id="space-{id_}~{step}" class="dot" cx="{x}" cy="{y}" r="27"/>'


def stop(spot: Spot) -> str:
    """A spot that is no area."""
    x, y = spot.at
    return (
        f'<circle id="stop-{escape(spot.id)}" class="badge" cx="{x}" cy="{y}" r="34">'
        f"<title>{escape(spot.name)}</title></circle>\n"
    )


@lru_cache(maxsize=1024)
def name(label: Label) -> Stamp:
    """The lines of a name."""
    x, y = label.at
    lines = (text("name", (x, y + place * label.pitch), line, label.size) for place, line in enumerate(label.lines))
    left, top, right, bottom = label.box
    return Stamp("".join(lines), (left - 30, top - 30, right + 30, bottom + 40))


def text_stamp(kind: str, at: Point, said: str, size: int) -> Stamp:
    """A text that begins at a point (`text`), as a part of its own."""
    x, y = at
    box = (x - 20, y - size, x + text_width(said, size) + 20, y + size // 2)
    return Stamp(text(kind, at, said, size), box if said else None)


def text(kind: str, at: Point, text: str, size: int) -> str:
    """A text that begins or stands at a point, by its kind, with the width that was reckoned with."""
    if not text:
        return ""
    return (
        f'<text class="{kind}" x="{at[0]}" y="{at[1]}" font-size="{size}" '
        f'textLength="{text_width(text, size)}" lengthAdjust="spacingAndGlyphs">{escape(text)}</text>\n'
    )


def bent(lines: tuple[tuple[Point, ...], ...]) -> tuple[str, tuple[Point, Point], list[Point]]:
    """Return the shaft of an arrow, bent a little, where its tip points from and to, and points around all of it."""
    shafts, tip = [], (lines[-1][-2], lines[-1][-1])
    reach = [point for points in lines for point in points]
    for place, points in enumerate(lines):
        if len(points) > 2:
            shafts.append(line(points))
            continue
        (ax, ay), (bx, by) = points
        bend = ((ax + bx) // 2 + (by - ay) // 8, (ay + by) // 2 - (bx - ax) // 8)
        start = _point_towards((ax, ay), bend, 130) if place == 0 else (ax, ay)
        end = _point_towards((bx, by), bend, 250) if place == len(lines) - 1 else (bx, by)
        shafts.append(f"M{start[0]} {start[1]}Q{bend[0]} {bend[1]} {end[0]} {end[1]}")
        tip = bend, _point_towards((bx, by), bend, 150)
        reach.append(bend)
    return "".join(shafts), tip, reach


def _point_towards(a: Point, b: Point, far: int) -> Point:
    """Return the point so far from one towards another, but at most half of the way."""
    length = isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) or 1
    far = min(far, length // 2)
    return a[0] + (b[0] - a[0]) * far // length, a[1] + (b[1] - a[1]) * far // length


def tip(way: tuple[Point, Point], size: int) -> str:
    """A triangle at the end of a shaft."""
    (ax, ay), (bx, by) = way
    dx, dy = bx - ax, by - ay
    far = isqrt(dx * dx + dy * dy) or 1
    ux, uy = dx * size // far, dy * size // far
    return (
        f"M{bx + ux // 6} {by + uy // 6}L{bx - ux - uy * 2 // 3} {by - uy + ux * 2 // 3}"
        f"L{bx - ux + uy * 2 // 3} {by - uy - ux * 2 // 3}z"
    )
