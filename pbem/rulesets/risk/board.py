"""
The board of one game: territories, continents, borders, deck, as facts.

The facts stand in the game file (`genesis.board`) in this plain form, each border once:

    id, name      of the map
    territories   [[id, name], ...] in board order
    continents    [[id, name, bonus, [territory ids]], ...]
    borders       [[a, b], ...] passable both ways
    one_way       [[from, to], ...]
    cards         [[territory id, figure], ...]; figures soldier, horse, cannon
    jokers        number of jokers

Everything that decides in this game goes through the territories in board order.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from pbem.record import tool
from pbem.rulesets.risk.board_check import check_board

NEUTRAL = "neutral"
"""Owner of the neutral armies (R-069); no seat may have this id."""

JOKER = "joker"
"""Id of every joker; no territory may have it."""


@tool
class Territory:
    """A territory; `borders` holds the ids that can be reached from it, in board order."""

    id: str
    name: str
    borders: tuple[str, ...]


@tool
class Continent:
    """A continent with its bonus (R-026)."""

    id: str
    name: str
    bonus: int
    territories: tuple[str, ...]


@tool
class Board:
    """The map and deck of a game (R-005 to R-008)."""

    id: str
    name: str
    territories: tuple[Territory, ...]
    continents: tuple[Continent, ...]
    figures: Mapping[str, str]
    jokers: int

    @cached_property
    def index(self) -> dict[str, int]:
        """Place of each territory in board order."""
        return {territory.id: place for place, territory in enumerate(self.territories)}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """All territory ids in board order."""
        return tuple(territory.id for territory in self.territories)

    @cached_property
    def borders(self) -> dict[str, frozenset[str]]:
        """For each territory, where one can go from it (R-008)."""
        return {territory.id: frozenset(territory.borders) for territory in self.territories}

    @cached_property
    def names(self) -> dict[str, str]:
        """Name of each territory and continent, and of the joker."""
        named = {territory.id: territory.name for territory in self.territories}
        return {**named, **{land.id: land.name for land in self.continents}, "joker": "joker"}

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """All cards in board order, jokers last (R-005)."""
        return (*(id_ for id_ in self.ids if id_ in self.figures), *("joker",) * self.jokers)


def read_board(facts: Mapping[str, Any]) -> Board:
    """Read the plain facts; raise ValueError with a sentence if they are not."""
    check_board(facts)
    reach: dict[str, list[str]] = {id_: [] for id_, _ in facts["territories"]}
    for a, b in facts["borders"]:
        reach[a].append(b)
        reach[b].append(a)
    for source, target in facts.get("one_way", ()):
        reach[source].append(target)
    order = {id_: place for place, id_ in enumerate(reach)}
    return Board(
        facts["id"],
        facts["name"],
        tuple(
            Territory(id_, name, tuple(sorted(reach[id_], key=order.__getitem__))) for id_, name in facts["territories"]
        ),
        tuple(Continent(id_, name, bonus, tuple(members)) for id_, name, bonus, members in facts["continents"]),
        dict(map(tuple, facts["cards"])),
        facts["jokers"],
    )
