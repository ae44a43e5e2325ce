"""What a game can do with maps beyond checking them: read those of other programs, write them, draft and judge them."""

from collections.abc import Callable, Mapping, Sequence

from pbem.engine.picture.scene import Point, Ring
from pbem.engine.table.sheet import Problem
from pbem.engine.table.terms import Data
from pbem.record import tool, value

FoundFile = tuple[str, bytes]
"""A file by its name and its bytes."""
Nearby = Callable[[str], bytes | None]
"""Gives the content of a file that lies beside another, by its name; None if there is none."""


@value
class ReadText:
    """A text that was read: what the file is called, its text with LF line ends, and what is wrong or odd in it."""

    name: str
    text: str
    problems: tuple[Problem, ...]


@tool
class ReadMap:
    """
    What came of a map of another program: its map, None where it is refused, and all that is to be said.

    `picture` names the picture of areas that the map speaks of ("" without one). In it, `values` are the colours of the
    territories and `neighbours` the pairs that may grow together; or, with `places`, areas are white, enclosed by black
    lines, and each territory's is the one at its place. `shown` names the picture that players see, which should be as
    large.
    """

    data: Data | None
    texts: tuple[ReadText, ...]
    notes: tuple[str, ...] = ()
    picture: str = ""
    values: tuple[int, ...] = ()
    neighbours: frozenset[tuple[int, int]] = frozenset()
    summary: str = ""
    shown: str = ""
    places: tuple[Point | None, ...] | None = None


@value
class TracedShapes:
    """
    Areas traced from a picture of colours: its size in pixels, and the outlines of each colour.

    Points are scaled so that the picture is 10,000 wide, or high if it is higher than wide; the largest piece of an
    area comes first, and holes are rings as well.
    """

    size: tuple[int, int]
    rings: Mapping[int, tuple[Ring, ...]]
    notes: tuple[str, ...] = ()


class Mapmaker:
    """What a game does with maps; a game that can do nothing of this has none."""

    def read(self, found: FoundFile, beside: Nearby, *, new_deck: bool, both_ways: bool) -> ReadMap:
        """
        Read a map of another program.

        `new_deck` makes cards up instead of reading a deck, `both_ways` adds the way back to borders of one direction.
        """
        raise NotImplementedError

    def with_shapes(self, data: Data, values: Sequence[int], traced: TracedShapes) -> tuple[Data, list[str]]:
        """
        Return a map with the areas that were traced, and what had to be made up, a sentence each.

        `values` are the colours of its territories, in their order.
        """
        raise NotImplementedError

    def read_list(self, found: FoundFile) -> ReadMap:
        """Read a list of names and borders as a map."""
        raise NotImplementedError

    def example_list(self) -> str:
        """Return a short list of names and borders to begin with."""
        raise NotImplementedError

    def write(self, data: Data) -> str:
        """Return the text of a map file."""
        raise NotImplementedError

    def export(self, data: Data, stem: str) -> Sequence[FoundFile]:
        """Return the files of a map for another program, beginning with `stem`."""
        raise NotImplementedError

    def regrets(self, data: Data) -> Sequence[str]:
        """Say what players of a sound map would regret, a sentence or two for each."""
        raise NotImplementedError
