"""Whether a race can be run on a board: connections, tickets and their piles, rings (A-79, A-89)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from pbem.rulesets.across_the_continent.board import COASTS, Board, Ticket, other_coast
from pbem.rulesets.across_the_continent.rings import Waiting, find_rings

MAX_SPACES = 5000
FEWEST_STARTS = 4
"""Starting cities on each coast, so that four players never wait for each other's tickets."""
FEWEST_TICKETS = 3
"""Tickets of a pile that must start in each city (A-79)."""
_MOST_RINGS = 5


def board_faults(board: Board) -> list[str]:
    """Return what is wrong with a board: connections, tickets, piles."""
    if sum(line.spaces for line in board.lines) > MAX_SPACES:
        return [f"more than {MAX_SPACES} spaces"]
    reached = board.distances(board.cities[0].id)
    apart = [city.name for city in board.cities if city.id not in reached]
    if apart:
        return [f"no railway joins {board.cities[0].name} and {', '.join(apart)}"]
    ends = [fault for ticket in board.tickets for fault in _coast_faults(board, ticket)]
    return ends or [fault for bound in COASTS for fault in _pile_faults(board, bound)]


def _coast_faults(board: Board, ticket: Ticket) -> Iterator[str]:
    coasts = {city.id: city.coast for city in board.cities}
    wanted = (other_coast(ticket.bound), ticket.bound)
    for stop, coast in zip((ticket.stops[0], ticket.stops[-1]), wanted, strict=True):
        if coasts[stop] != coast:
            yield (f"ticket {ticket.id} is {ticket.bound}-bound, but {board.names[stop]} "
                   f"is not a city of the {coast} coast")  # fmt: skip


def _pile_faults(board: Board, bound: str) -> Iterator[str]:
    """A-79: each starting city of a pile has three tickets or more, and all have as many."""
    cities = board.starts(other_coast(bound))
    if len(cities) < FEWEST_STARTS:
        yield (
            f"the {other_coast(bound)} coast has {len(cities)} starting cities, "
            f"but needs at least {FEWEST_STARTS}"
        )
        return
    count = Counter(ticket.stops[0] for ticket in board.tickets if ticket.bound == bound)
    few = [city for city in cities if count[city] < FEWEST_TICKETS]
    for city in few:
        yield (
            f"{count[city]} {bound}-bound ticket(s) start in {board.names[city]}, "
            f"but at least {FEWEST_TICKETS} must"
        )
    if not few and len(set(count.values())) > 1:
        counts = ", ".join(f"{board.names[city]} {count[city]}" for city in cities)
        yield f"{bound}-bound tickets are not balanced by starting city: {counts}"


def length_faults(board: Board, declared: Sequence[int | None]) -> list[str]:
    """Return which tickets declare another length than that of their shortest routes."""
    if len(board.distances(board.cities[0].id)) < len(board.neighbours):
        return []
    return [
        f"ticket {ticket.id} says {spaces} spaces, but its shortest routes have "
        f"{board.length(ticket.id)}"
        for ticket, spaces in zip(board.tickets, declared, strict=True)
        if spaces not in (None, board.length(ticket.id))
    ]


def ring_faults(board: Board, players: int) -> list[str]:
    """Return the first few rings of pieces that could block each other for ever (A-89)."""
    if len(board.distances(board.cities[0].id)) < len(board.neighbours):
        return []
    faults = []
    for ring in find_rings(board, players):
        faults.append(f"{len(ring)} pieces could block each other: {_format_ring(board, ring)}")
        if len(faults) == _MOST_RINGS:
            break
    return faults


def _format_ring(board: Board, ring: Sequence[Waiting]) -> str:
    return "; ".join(
        f"{board.describe(piece.space)} waiting for {board.names[piece.city]} ({piece.ticket})"
        for piece in ring
    )
