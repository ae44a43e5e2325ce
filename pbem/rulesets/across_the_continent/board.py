"""
The board of one race: cities, lines, spaces and tickets, as facts.

The game file holds the facts (`genesis.board`) in this plain form, each line once:

    id, name   of the map
    cities     [[id, name, coast], ...] in board order; coast "east", "west" or ""
    lines      [[a, b, spaces], ...] open both ways; b is the last of the spaces from a
    tickets    [[id, bound, [city ids]], ...]; bound "west" or "east"

A piece is on a space: a city, named by its id, or a space inside a line, named `a~b~k`: the k-th
from a, where a is the city that the line names first.
"""

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any

from pbem.record import value

EAST, WEST = "east", "west"
COASTS = (EAST, WEST)


def other_coast(coast: str) -> str:
    """Return the coast across the continent."""
    return WEST if coast == EAST else EAST


@value
class City:
    """A city; one with a `coast` is a starting city (R-097)."""

    id: str
    name: str
    coast: str


@value
class Line:
    """A railway between two cities; `spaces` steps lead from one to the other."""

    a: str
    b: str
    spaces: int

    @property
    def track(self) -> tuple[str, ...]:
        """All spaces from a to b, both cities included."""
        inside = (f"{self.a}~{self.b}~{k}" for k in range(1, self.spaces))
        return (self.a, *inside, self.b)


@value
class Ticket:
    """A ticket: its stops in order, the first on one coast, the last on the other (R-098)."""

    id: str
    bound: str
    stops: tuple[str, ...]


@value
class Board:
    """The map and the tickets of a race."""

    id: str
    name: str
    cities: tuple[City, ...]
    lines: tuple[Line, ...]
    tickets: tuple[Ticket, ...]

    @cached_property
    def names(self) -> dict[str, str]:
        """The name of each city."""
        return {city.id: city.name for city in self.cities}

    @cached_property
    def deck(self) -> dict[str, Ticket]:
        """Each ticket by its id."""
        return {ticket.id: ticket for ticket in self.tickets}

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """For each space, cities first, the spaces one step away in the order of the lines."""
        reach: dict[str, list[str]] = {city.id: [] for city in self.cities}
        for line in self.lines:
            track = line.track
            for space, after in pairwise(track):
                reach.setdefault(space, []).append(after)
                reach.setdefault(after, []).append(space)
        return {space: tuple(near) for space, near in reach.items()}

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return {}

    def distances(self, city: str) -> dict[str, int]:
        """Return how far each space is from a city; computed once for each city."""
        far = self._distances.get(city)
        if far is None:
            far = self._distances[city] = _measure(self.neighbours, city)
        return far

    def distance(self, space: str, city: str) -> int:
        """Return the length of the shortest route from a space to a city (R-105)."""
        return self.distances(city)[space]

    def steps(self, space: str, city: str) -> list[str]:
        """Return the spaces one step nearer to a city, in the order of the lines."""
        far = self.distances(city)
        nearer = far[space] - 1
        return [near for near in self.neighbours[space] if far[near] == nearer]

    @cached_property
    def _layers(self) -> dict[tuple[str, str], tuple[tuple[str, ...], ...]]:
        return {}

    def layers(self, space: str, city: str) -> tuple[tuple[str, ...], ...]:
        """Return the spaces of all shortest routes to a city by steps from a space; computed once."""
        layers = self._layers.get((space, city))
        if layers is None:
            found: list[tuple[str, ...]] = [(space,)]
            while found[-1] != (city,):
                # A dict keeps the order and drops duplicates where two routes meet.
                nearer = dict.fromkeys(near for one in found[-1] for near in self.steps(one, city))
                found.append(tuple(nearer))
            layers = self._layers[space, city] = tuple(found)
        return layers

    def length(self, ticket: str, leg: int = 1) -> int:
        """Return the spaces of a ticket from the stop before `leg` to its last stop."""
        stops = self.deck[ticket].stops[leg - 1 :]
        return sum(self.distance(a, b) for a, b in pairwise(stops))

    def starts(self, coast: str) -> tuple[str, ...]:
        """Return the starting cities of a coast in board order."""
        return tuple(city.id for city in self.cities if city.coast == coast)

    def describe(self, space: str) -> str:
        """Describe a space for people: "Omaha", or "Omaha - Cheyenne 3/7" inside a line."""
        if "~" not in space:
            return self.names[space]
        a, b, k = space.split("~")
        return f"{self.names[a]} - {self.names[b]} {k}/{self._spaces[a, b]}"

    @cached_property
    def _spaces(self) -> dict[tuple[str, str], int]:
        return {(line.a, line.b): line.spaces for line in self.lines}


def _measure(neighbours: Mapping[str, tuple[str, ...]], city: str) -> dict[str, int]:
    """Measure the distance from a city to every space (breadth first)."""
    far = {city: 0}
    edge = [city]
    while edge:
        step = far[edge[0]] + 1
        found = []
        for space in edge:
            for near in neighbours[space]:
                if near not in far:
                    far[near] = step
                    found.append(near)
        edge = found
    return far


def read_board(facts: Mapping[str, Any]) -> Board:
    """Read the plain facts; raise ValueError, KeyError or TypeError if they are malformed."""
    return Board(
        facts["id"],
        facts["name"],
        tuple(City(id_, name, coast) for id_, name, coast in facts["cities"]),
        tuple(Line(a, b, spaces) for a, b, spaces in facts["lines"]),
        tuple(Ticket(id_, bound, tuple(stops)) for id_, bound, stops in facts["tickets"]),
    )
