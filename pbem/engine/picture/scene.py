"""
A scene: what a picture of a board shows, as plain values; drawn by `pbem/engine/picture`.

A scene is 10000 wide, or wider where a board has many spots, x to the right and y down, in whole numbers. Colours are not chosen here: a
thing belongs to a seat, and every seat has one colour in all pictures of a game.
"""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH = 10000
Point = tuple[int, int]
Ring = tuple[Point, ...]
"""A closed outline; the last point leads back to the first."""

SEA, LINE, ONE_WAY = "sea", "line", "one-way"
"""Kinds of ways: a route between two coasts, a railway with spaces to count, one that leads only there."""
WON, LOST, STOPPED, MOVED = "won", "lost", "stopped", "moved"
"""
Kinds of arrows: an attack that captured, that its last army but one was lost in, that was given up;
armies or a piece that moved.
"""
PLACED, CAPTURED, GOAL = "placed", "captured", "goal"
"""Kinds of marks on a spot: armies placed (with their number), a new owner, a place to go to."""
NOBODY, NEUTRAL = "", "neutral"
"""What a thing belongs to if not to a seat."""


class Spot(NamedTuple):
    """
    A place: where its badge is, its outlines if it is an area, whose it is, what stands in it.

    `home` is the seat whose capital it is.
    """

    id: str
    name: str
    at: Point
    rings: tuple[Ring, ...] = ()
    seat: str = NOBODY
    text: str = ""
    home: str = NOBODY


class Way(NamedTuple):
    """A way between two spots, as lines, with its `spaces` if they count."""

    ends: tuple[str, str]
    kind: str
    lines: tuple[tuple[Point, ...], ...]
    spaces: int = 0


class Region(NamedTuple):
    """Spots that belong together: their name, where it may stand, what they are worth, who holds them."""

    name: str
    spots: tuple[str, ...]
    at: Point | None = None
    worth: str = ""
    seat: str = NOBODY


class Piece(NamedTuple):
    """A piece on the board: where, whose, and a character or two."""

    at: Point
    seat: str
    text: str


class LegendEntry(NamedTuple):
    """A seat in the legend: its id, what people call it, and a short note on how it stands."""

    seat: str
    name: str
    note: str = ""


class Arrow(NamedTuple):
    """Something that went from one place to another in the turn shown."""

    kind: str
    seat: str
    lines: tuple[tuple[Point, ...], ...]
    text: str = ""


class Mark(NamedTuple):
    """Something about a spot: it happened in the turn shown, or is a goal of a seat."""

    kind: str
    spot: str
    seat: str
    text: str = ""


class Scene(NamedTuple):
    """
    A board with all that stands on it, and what happened in the turn before, if that is shown.

    `players` are in seat order; one who has nothing left is still named. `says` are sentences that
    describe the board to those who cannot see it. `pixels` is how wide the picture is, a tenth of the scene if 0;
    with `turned` the top of the map is on the right (`upright`). `names` is the size that all names should have,
    0 if each is as large as there is room.
    """

    height: int
    players: tuple[LegendEntry, ...]
    spots: tuple[Spot, ...]
    ways: tuple[Way, ...] = ()
    regions: tuple[Region, ...] = ()
    pieces: tuple[Piece, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    marks: tuple[Mark, ...] = ()
    says: tuple[str, ...] = ()
    width: int = WIDTH
    pixels: int = 0
    turned: bool = False
    names: int = 0

    @property
    def narrow(self) -> bool:
        """Whether it is drawn for a narrow screen."""
        return self.pixels > 0

    @property
    def scale(self) -> int:
        """How large title and legend are, in thousandths: for a phone as large as its names, however wide the scene is."""
        return self.width * 12_000 // (self.pixels * 65) if self.narrow else 1000


def read_point(value: object, limit: int = WIDTH) -> Point | None:
    """Return a place of a map file, [x, y] from 0 to `limit`; None if it is not one."""
    if isinstance(value, Sequence) and len(value) == 2 and not isinstance(value, str):
        x, y = value
        if type(x) is int and type(y) is int and 0 <= x <= limit and 0 <= y <= limit:
            return x, y
    return None
