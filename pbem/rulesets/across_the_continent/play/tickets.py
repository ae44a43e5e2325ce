"""
Drawing tickets.

    R-098  who is on the east coast draws a west-bound ticket, who is on the west coast an east-bound
    R-099  a ticket from a city where a ticket in play starts is put back, and another drawn (A-78)
    A-79   so is a ticket from a city where another piece rests
    R-110  a ticket from another city: by express to its start, and that is the turn (A-82)

A pile has no order: a ticket is drawn evenly from all that nobody holds, and what was rejected lies
under the pile, so it cannot come again in the same drawing.
"""

from collections.abc import Generator

from pbem.rulesets.across_the_continent.board import Ticket, other_coast
from pbem.rulesets.across_the_continent.events import (
    Event,
    ExpressTaken,
    TicketDrawn,
    TicketMissed,
    TicketRejected,
)
from pbem.rulesets.across_the_continent.play.journey import resting_at
from pbem.rulesets.across_the_continent.play.record import Record
from pbem.rulesets.across_the_continent.state import State, Traveller

HELD, OCCUPIED = "held", "occupied"


def bound_of(piece: Traveller) -> str:
    """Return where the ticket leads that this piece draws (R-098, R-109)."""
    return piece.coast if piece.crossed else other_coast(piece.coast)


def pile_of(tickets: tuple[Ticket, ...], state: State, bound: str) -> list[Ticket]:
    """Return what a pile holds, in board order."""
    held = {piece.ticket for piece in state.travellers.values()}
    return [ticket for ticket in tickets if ticket.bound == bound and ticket.id not in held]


def draw(record: Record, seat: str) -> Generator[Event, None, bool]:
    """Draw a ticket for a seat; returns False when every ticket of the pile was rejected."""
    bound = bound_of(record.state.travellers[seat])
    pile = pile_of(record.board.tickets, record.state, bound)
    chance = record.drawing()
    while pile:
        ticket = pile.pop(chance.below(len(pile)))
        reason, by = _objection(record, seat, ticket.stops[0])
        if not reason:
            yield TicketDrawn(seat, ticket.id, bound, ticket.stops)
            return True
        yield TicketRejected(seat, ticket.id, ticket.stops[0], reason, by)
    yield TicketMissed(seat, bound)
    return False


def _objection(record: Record, seat: str, start: str) -> tuple[str, str]:
    """Return why a ticket from this city is rejected, and by whose piece; ("", "") if it is not."""
    for other, piece in record.state.travellers.items():
        if other != seat and piece.ticket and record.board.deck[piece.ticket].stops[0] == start:
            return HELD, other
    by = resting_at(record.state, start, but=seat)
    return (OCCUPIED, by) if by else ("", "")


def set_out(record: Record) -> Generator[Event, None, bool]:
    """Draw the return ticket of the mover; returns True when he still throws in this turn."""
    seat, piece = record.state.mover, record.mover
    if not (yield from draw(record, seat)):
        return False
    start = record.board.deck[piece.ticket].stops[0]
    if start == piece.place:
        return True
    yield ExpressTaken(seat, piece.place, start)
    return False
