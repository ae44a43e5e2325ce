"""Whether a race can be run on a board: connections, tickets and their piles, rings (A-79, A-89)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from pbem.engine.file.phrases import counted
from pbem.engine.table.sheet import Path, Problem
from pbem.rulesets.across_the_continent.board import COASTS, Board, Ticket, other_coast
from pbem.rulesets.across_the_continent.rings import Waiting, find_rings

MAX_SPACES = 5000
FEWEST_STARTS = 4
"""Starting cities on each coast, so that four players never wait for each other's tickets."""
FEWEST_TICKETS = 3
"""Tickets of a pile that must start in each city (A-79)."""
_MOST_RINGS = 5


def _fault(path: Path, message: str) -> Problem:
    return Problem("E-MAP", path, message)


def board_faults(board: Board) -> list[Problem]:
    """Return what is wrong with a board: connections, tickets, piles."""
    spaces = sum(line.spaces for line in board.lines)
    if spaces > MAX_SPACES:
        return [_fault(("line",), f"{spaces} spaces in all; up to {MAX_SPACES} are possible")]
    reached = board.distances(board.cities[0].id)
    apart = [(at, city.name) for at, city in enumerate(board.cities) if city.id not in reached]
    if apart:
        names = ", ".join(name for _, name in apart)
        return [_fault(("city", apart[0][0]), f"no railway joins {board.cities[0].name} and {names}")]
    ends = [fault for at, ticket in enumerate(board.tickets) for fault in _coast_faults(board, at, ticket)]
    return ends or [fault for bound in COASTS for fault in _pile_faults(board, bound)]


def _coast_faults(board: Board, at: int, ticket: Ticket) -> Iterator[Problem]:
    coasts = {city.id: city.coast for city in board.cities}
    ends = ((0, other_coast(ticket.bound)), (len(ticket.stops) - 1, ticket.bound))
    for place, coast in ends:
        stop = ticket.stops[place]
        if coasts[stop] != coast:
            yield _fault(
                ("ticket", at, "stops", place),
                f"ticket {ticket.id} is {ticket.bound}-bound, but {board.names[stop]} "
                f"is not a city of the {coast} coast",
            )


def _pile_faults(board: Board, bound: str) -> Iterator[Problem]:
    """A-79: each starting city of a pile has three tickets or more, and all have as many."""
    cities = board.starts(other_coast(bound))
    if len(cities) < FEWEST_STARTS:
        yield _fault(
            ("city",),
            f"the {other_coast(bound)} coast has {counted(len(cities), 'starting city')}, "
            f"but needs at least {FEWEST_STARTS}",
        )
        return
    count = Counter(ticket.stops[0] for ticket in board.tickets if ticket.bound == bound)
    few = [city for city in cities if count[city] < FEWEST_TICKETS]
    ids = [city.id for city in board.cities]
    for city in few:
        start = "starts" if count[city] == 1 else "start"
        yield _fault(
            ("city", ids.index(city)),
            f"{counted(count[city], f'{bound}-bound ticket')} {start} in {board.names[city]}, "
            f"but at least {FEWEST_TICKETS} must",
        )
    if not few and len(set(count.values())) > 1:
        counts = ", ".join(f"{board.names[city]} {count[city]}" for city in cities)
        what = f"{bound}-bound tickets are not balanced by starting city: {counts}"
        yield _fault(("ticket",), what)


def length_faults(board: Board, declared: Sequence[int | None]) -> list[Problem]:
    """Return which tickets declare another length than that of their shortest routes."""
    if len(board.distances(board.cities[0].id)) < len(board.neighbours):
        return []
    return [
        _fault(
            ("ticket", at, "spaces"),
            f"ticket {ticket.id} says {spaces} spaces, but its shortest routes have {board.length(ticket.id)}",
        )
        for at, (ticket, spaces) in enumerate(zip(board.tickets, declared, strict=True))
        if spaces not in (None, board.length(ticket.id))
    ]


def ring_faults(board: Board, players: int) -> list[Problem]:
    """Return the first few rings of pieces that could block each other for ever (A-89)."""
    if len(board.distances(board.cities[0].id)) < len(board.neighbours):
        return []
    ids = [ticket.id for ticket in board.tickets]
    return [
        _fault(
            ("ticket", ids.index(ring[0].ticket)),
            f"{len(ring)} pieces could block each other: {_format_ring(board, ring)}",
        )
        for ring in islice(find_rings(board, players), _MOST_RINGS)
    ]


def _format_ring(board: Board, ring: Sequence[Waiting]) -> str:
    return "; ".join(
        f"{board.describe(piece.space)} waiting for {board.names[piece.city]} ({piece.ticket})" for piece in ring
    )
