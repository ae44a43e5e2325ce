"""
The track: which numbers of a throw can be used, where they lead, and by which of equal routes.

    R-101, R-102  the sum of the dice or a single die, as far as it does not pass the next city
    R-103         the city itself is reached by exact count
    R-105         only shortest routes: each step brings the city one space nearer
    R-108         other pieces are passed freely, but two pieces never rest on one space (A-80, A-81)

Of equal routes that one is taken whose landing is free and which passes the first city of `via`
that any of them passes; then the second, and so on; then the one whose list of city ids sorts first
(A-85). A number is possible when at least one of its landings is free.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import attrs

from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import Throw

Rank = tuple[int, tuple[str, ...]]
"""How good a route is, smallest first: minus the weight of its `via` cities, then its cities."""

Rows = list[list[str]]
"""The spaces of all shortest routes by steps from the start: row 0 is where the piece stands."""


class Landing(NamedTuple):
    """Where a number leads: each space stepped on, the last is where the piece would rest."""

    number: int
    path: tuple[str, ...]


def numbers_of(dice: Throw) -> tuple[int, ...]:
    """Return the numbers of a throw, each once, smallest first (R-102)."""
    first, second = dice
    return tuple(sorted({first, second, first + second}))


@attrs.frozen
class Leg:
    """
    The way of a piece to its next city: from `place` to `city`.

    `occupied` are the spaces where it may not rest, `via` the cities that choose among equal routes.
    """

    board: Board
    place: str
    city: str
    occupied: Collection[str] = ()
    via: Sequence[str] = ()

    @property
    def distance(self) -> int:
        """The spaces that are left to the city."""
        return self.board.distance(self.place, self.city)


def landings(leg: Leg, dice: Throw, choice: str = "free") -> dict[int, Landing]:
    """
    Return the possible numbers of a throw, smallest first, each with its landing; {}: none.

    `choice` is "free", or "sum-first": single dice only when the sum cannot be used (A-76).
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
    """Return the free spaces that a number can lead to over shortest routes."""
    ends = shortest_rows(leg.board, leg.place, leg.city, number)[-1]
    return [space for space in ends if space not in leg.occupied]


def steps(board: Board, space: str, city: str) -> list[str]:
    """Return the neighbouring spaces that are one nearer to the city, in board order."""
    far = board.distances(city)
    nearer = far[space] - 1
    return [near for near in board.neighbours[space] if far[near] == nearer]


def shortest_rows(board: Board, place: str, city: str, count: int) -> Rows:
    """Return the first `count` rows of the shortest routes, and row 0 before them."""
    rows = [[place]]
    for _ in range(count):
        rows.append(_next_row(board, rows[-1], city))
    return rows


def _next_row(board: Board, row: list[str], city: str) -> list[str]:
    # A dict keeps the order and drops what two routes share.
    return list(dict.fromkeys(near for space in row for near in steps(board, space, city)))


def _best_landing(leg: Leg, number: int) -> Landing | None:
    rows = shortest_rows(leg.board, leg.place, leg.city, number)
    free = [space for space in rows[-1] if space not in leg.occupied]
    if not free:
        return None
    if all(len(row) == 1 for row in rows):  # one route: nothing to compare
        return Landing(number, tuple(row[0] for row in rows[1:]))
    ends = _rank_ends(leg, rows[-1])
    return Landing(number, min(_route_to(leg, rows, space, ends[space]) for space in free)[1])


def _rank_ends(leg: Leg, landing_row: list[str]) -> dict[str, Rank]:
    """Rank the best way on to the city from every space of a row."""
    rows: Rows = [landing_row]
    while rows[-1] != [leg.city]:
        rows.append(_next_row(leg.board, rows[-1], leg.city))
    best: dict[str, Rank] = {leg.city: (0, ())}
    for row in reversed(rows[:-1]):
        for space in row:
            ways = steps(leg.board, space, leg.city)
            best[space] = min(_longer(leg, near, best[near]) for near in ways)
    return best


def _route_to(leg: Leg, rows: Rows, landing: str, end: Rank) -> tuple[Rank, tuple[str, ...]]:
    """Return the best route that rests on this landing: its rank up to the city, its path there."""
    best: dict[str, tuple[Rank, tuple[str, ...]]] = {landing: (end, ())}
    for row in reversed(rows[:-1]):
        nearer, best = best, {}
        for space in row:
            ways = [
                (_longer(leg, near, nearer[near][0]), (near, *nearer[near][1]))
                for near in steps(leg.board, space, leg.city)
                if near in nearer
            ]
            if ways:
                best[space] = min(ways)
    return best[leg.place]


def _longer(leg: Leg, space: str, rank: Rank) -> Rank:
    """Put a step onto this space before a route."""
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
            for near in steps(board, space, city):
                after[near] = after.get(near, 0) + count
        ways = after
    return sum(ways.values())


def passing_cities(board: Board, place: str, city: str) -> list[str]:
    """
    Return the cities that some of the equal shortest routes pass and others do not.

    These are what `via` can choose between. In the order in which they are met.
    """
    total = count_routes(board, place, city)
    if total == 1:
        return []
    rows = shortest_rows(board, place, city, board.distance(place, city) - 1)
    return [
        space
        for row in rows[1:]
        for space in row
        if space in board.names
        and count_routes(board, place, space) * count_routes(board, space, city) < total
    ]
