"""
Rings: pieces that block each other for ever (A-88, A-89).

A piece can never move if every space ahead of it on its shortest routes, up to and including its
next city, is occupied by pieces that can never move either. So the whole ring occupies as many
spaces as it has pieces; a line at least as long as the number of players is always safe.

`find_rings` finds the rings that the tickets of a map could ever form; `is_stuck` answers for the
pieces as they are now.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from pbem.rulesets.across_the_continent.board import Board


class Waiting(NamedTuple):
    """A waiting piece: its ticket and next city, the space it is on, the spaces it needs free."""

    ticket: str
    start: str
    city: str
    space: str
    needs: frozenset[str]


def needs_of(board: Board, space: str, city: str, most: int) -> frozenset[str] | None:
    """Return the spaces ahead of a piece up to its city; None if there are more than `most`."""
    distance = board.distance(space, city)
    if distance > most:
        return None
    ahead = frozenset(near for layer in board.layers(space, city)[1:] for near in layer)
    return ahead if len(ahead) <= most else None


def is_stuck(board: Board, pieces: Mapping[str, tuple[str, str]], seat: str) -> bool:
    """
    Say whether the piece of a seat can never move again unless an exception is made.

    `pieces` holds (space, next city) of every seat that is under way with a ticket.
    """
    needs = {other: needs_of(board, space, city, len(pieces) - 1) for other, (space, city) in pieces.items()}
    stuck = [other for other in pieces if needs[other]]
    while True:
        standing = {pieces[other][0] for other in stuck}
        still = [other for other in stuck if (needs[other] or frozenset()) <= standing]
        if still == stuck:
            return seat in stuck
        stuck = still


def find_rings(board: Board, players: int) -> Iterator[tuple[Waiting, ...]]:
    """Find every ring that up to `players` pieces can form with the tickets of the board."""
    waiting = list(_waiting(board, players - 1))
    by_space: dict[str, list[Waiting]] = {}
    for piece in waiting:
        by_space.setdefault(piece.space, []).append(piece)
    seen = set()
    for piece in waiting:
        for ring in _complete_rings(by_space, (piece,), players):
            members = tuple(sorted((member.ticket, member.city, member.space) for member in ring))
            if members not in seen:
                seen.add(members)
                yield ring


def _waiting(board: Board, most: int) -> Iterator[Waiting]:
    """List every way in which a piece may be at most `most` spaces before its next city."""
    for ticket in board.tickets:
        for source, city in pairwise(ticket.stops):
            distance = board.distance(source, city)
            layers = board.layers(source, city)
            for space in (space for layer in layers[max(0, distance - most) : -1] for space in layer):
                needs = needs_of(board, space, city, most)
                if needs:
                    yield Waiting(ticket.id, ticket.stops[0], city, space, needs)


def _complete_rings(
    by_space: Mapping[str, Sequence[Waiting]], ring: tuple[Waiting, ...], players: int
) -> Iterator[tuple[Waiting, ...]]:
    """Complete a ring: put a waiting piece on each space that its members need."""
    standing = {piece.space for piece in ring}
    missing = sorted(frozenset[str]().union(*(piece.needs for piece in ring)) - standing)
    if not missing:
        yield ring
        return
    if len(ring) + len(missing) > players:
        return
    for piece in by_space.get(missing[0], ()):
        # Each has a ticket of its own, and no two tickets in play start in one city.
        if all(piece.start != other.start for other in ring):
            yield from _complete_rings(by_space, (*ring, piece), players)
