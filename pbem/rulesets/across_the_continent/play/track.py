"""
The track: which numbers of a throw can be used, where they lead, and by which of equal routes.

    R-101, R-102  the sum of the dice or a single die, unless it passes the next city
    R-103         the city itself is reached by exact count
    R-105         only shortest routes: each step brings the city one space nearer
    R-108         other pieces are passed freely, but two pieces never rest on one space (A-80, A-81)

Among equal routes with a free landing, those that pass the first city of `via` are preferred, then those
that pass the second, and so on; then the one whose list of city ids sorts first (A-85). A number is
possible if at least one of its landings is free.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pbem.record import value
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import Throw

Layers = Sequence[Sequence[str]]
"""Spaces of all shortest routes by steps (`Board.layers`)."""

Rank = tuple[int, tuple[str, ...]]
"""How good a route is, smallest first: minus the weight of its `via` cities, then its cities."""


class Landing(NamedTuple):
    """Where a number leads: each space stepped on, the last being where the piece would rest."""

    number: int
    path: tuple[str, ...]


def numbers_of(dice: Throw) -> tuple[int, ...]:
    """Return the numbers of a throw, each once, smallest first (R-102)."""
    first, second = dice
    return tuple(sorted({first, second, first + second}))


@value
class Leg:
    """
    A piece's way to its next city: from `place` to `city`.

    It may not rest on the spaces `occupied`; the cities `via` choose among equal routes.
    """

    board: Board
    place: str
    city: str
    occupied: Collection[str] = ()
    via: Sequence[str] = ()

    @property
    def distance(self) -> int:
        """The spaces left to the city."""
        return self.board.distance(self.place, self.city)


def landings(leg: Leg, dice: Throw, choice: str = "free") -> dict[int, Landing]:
    """
    Return the possible numbers of a throw, smallest first, each with its landing.

    `choice` is "free", or "sum-first": single dice only if the sum cannot be used (A-76).
    """
    distance = leg.distance
    possible = {}
    for number in numbers_of(dice):
        if number <= distance:
            landing = _best_landing(leg, number)
            if landing is not None:
                possible[number] = landing
    total = sum(dice)
    if choice == "sum-first" and total in possible:
        return {total: possible[total]}
    return possible


def free_landings(leg: Leg, number: int) -> list[str]:
    """Return the free spaces that a number can lead to on shortest routes."""
    ends = leg.board.layers(leg.place, leg.city)[number]
    return [space for space in ends if space not in leg.occupied]


def _best_landing(leg: Leg, number: int) -> Landing | None:
    layers = leg.board.layers(leg.place, leg.city)[: number + 1]
    free = [space for space in layers[-1] if space not in leg.occupied]
    if not free:
        return None
    if all(len(layer) == 1 for layer in layers):  # one route: nothing to compare
        return Landing(number, tuple(layer[0] for layer in layers[1:]))
    ends = _rank_ends(leg, leg.board.layers(leg.place, leg.city)[number:])
    return Landing(number, min(_route_to(leg, layers, space, ends[space]) for space in free)[1])


def _rank_ends(leg: Leg, layers: Layers) -> dict[str, Rank]:
    """Rank the best way on to the city from every space of these layers, the last of them the city."""
    best: dict[str, Rank] = {leg.city: (0, ())}
    for layer in reversed(layers[:-1]):
        for space in layer:
            ways = leg.board.steps(space, leg.city)
            best[space] = min(_longer(leg, near, best[near]) for near in ways)
    return best


def _route_to(leg: Leg, layers: Layers, landing: str, end: Rank) -> tuple[Rank, tuple[str, ...]]:
    """Return the best route with this landing: its rank up to the city, its path to the landing."""
    best: dict[str, tuple[Rank, tuple[str, ...]]] = {landing: (end, ())}
    for layer in reversed(layers[:-1]):
        nearer, best = best, {}
        for space in layer:
            ways = [
                (_longer(leg, near, nearer[near][0]), (near, *nearer[near][1]))
                for near in leg.board.steps(space, leg.city)
                if near in nearer
            ]
            if ways:
                best[space] = min(ways)
    return best[leg.place]


def _longer(leg: Leg, space: str, rank: Rank) -> Rank:
    """Return the rank of a route with a step onto this space put before it."""
    via = leg.via
    if space not in leg.board.names:
        return rank
    weight, cities = rank
    # A shortest route passes a city once, so the weights are binary digits: the first city of
    # `via` counts more than all others together.
    gain = 1 << (len(via) - 1 - via.index(space)) if space in via else 0
    return weight - gain, (space, *cities)


def count_routes(board: Board, place: str, city: str) -> int:
    """Return the number of equal shortest routes from a space to a city."""
    ways = {place: 1}
    for _ in range(board.distance(place, city)):
        after: dict[str, int] = {}
        for space, count in ways.items():
            for near in board.steps(space, city):
                after[near] = after.get(near, 0) + count
        ways = after
    return sum(ways.values())


def passing_cities(board: Board, place: str, city: str) -> list[str]:
    """
    Return the cities that some of the equal shortest routes pass and others do not.

    `via` can choose between these. They come in the order in which they are reached.
    """
    total = count_routes(board, place, city)
    if total == 1:
        return []
    return [
        space
        for layer in board.layers(place, city)[1:-1]
        for space in layer
        if space in board.names and count_routes(board, place, space) * count_routes(board, space, city) < total
    ]
