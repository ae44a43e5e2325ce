"""
A stamp: a part of a picture that can be drawn alone, and the room that its ink needs.

A picture is its stamps in order, each over those before it. As SVG they are written one after the other; a program that
keeps what it has drawn need not draw one again that looks as it did (`pbem/local/picture.py`).
"""

from collections.abc import Iterable
from typing import NamedTuple

from pbem.engine.picture.layout import Box, bounds
from pbem.engine.picture.scene import Point


class Stamp(NamedTuple):
    """
    Some SVG, drawn around `at`, and the box around its ink.

    One without a box has no ink: it opens or closes a group.
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


def around(points: Iterable[Point], far: int) -> Box:
    """Return the box around points and whatever is so far from them."""
    left, top, right, bottom = bounds(points)
    return left - far, top - far, right + far, bottom + far


def together(boxes: Iterable[Box]) -> Box:
    """Return the box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)
