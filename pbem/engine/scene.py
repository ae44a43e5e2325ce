"""
A scene: what a picture of a board shows, as plain numbers; drawn by `pbem/local/picture.py`.

Coordinates are whole numbers, x to the right and y down; a scene is 1000 wide. Colours are not
chosen here: a thing belongs to a seat, and every seat has one colour in all pictures of a game.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pbem.engine.ruleset import Data

WIDTH = 1000
Point = tuple[int, int]


class Spot(NamedTuple):
    """A place: where, its name, whose it is ("" nobody's), and what stands in it, as "12"."""

    at: Point
    name: str
    seat: str = ""
    text: str = ""


class Piece(NamedTuple):
    """A piece on the board: where, whose, and a character or two."""

    at: Point
    seat: str
    text: str


class Region(NamedTuple):
    """Places that belong together: their name and where they are."""

    name: str
    points: tuple[Point, ...]


class Scene(NamedTuple):
    """
    A board with all that stands on it. `height` for a width of 1000.

    `names` are the seats and what people call them, in seat order; a seat that has nothing left is
    still named. `regions` lie below, then `ways` (pairs of points), `spots` and `tokens`.
    """

    height: int
    names: tuple[tuple[str, str], ...]
    spots: tuple[Spot, ...]
    ways: tuple[tuple[Point, Point], ...] = ()
    regions: tuple[Region, ...] = ()
    tokens: tuple[Piece, ...] = ()


@runtime_checkable
class Draws(Protocol):
    """A table that can say what a picture of its board shows."""

    def scene(self, state: Any, map_file: Data, /) -> Scene | None:
        """
        Return what a picture shows; None where the map file does not say where things lie.

        The map file is the one with the id of the game's board. What it says for drawing is no
        part of the game, so it may be wrong or missing.
        """


def read_point(value: object) -> Point | None:
    """Return a place of a map file, [x, y] from 0 to 1000; None if it is none."""
    if isinstance(value, Sequence) and len(value) == 2 and not isinstance(value, str):
        x, y = value
        if type(x) is int and type(y) is int and 0 <= x <= WIDTH and 0 <= y <= WIDTH:
            return x, y
    return None
