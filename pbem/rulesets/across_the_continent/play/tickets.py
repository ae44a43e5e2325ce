"""
Drawing tickets.

    R-098  a player on the east coast draws a west-bound ticket, one on the west coast an east-bound
    R-099  a ticket from a city where a ticket in play starts is put back, and another drawn (A-78)
    A-79   so is a ticket from a city where another piece rests
    R-110  a ticket from another city: by express to its start, and that is the turn (A-82)

Each of the tickets that nobody has drawn is equally likely. Those that were put back lie under all of
them and come in the order of their return, or, with `returned_tickets = "mixed"`, are mixed in again
(R-109). A rejected ticket cannot come again in the same drawing.
"""

from collections.abc import Generator, Iterator

from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.board import Ticket, other_coast
from pbem.rulesets.across_the_continent.play.race import Race, resting_at
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import State, Traveller

HELD, OCCUPIED = "held", "occupied"


def bound_of(piece: Traveller) -> str:
    """Return the direction of the ticket that a piece draws (R-098, R-109)."""
    return piece.coast if piece.crossed else other_coast(piece.coast)


def pile_of(tickets: tuple[Ticket, ...], state: State, bound: str) -> list[Ticket]:
    """Return what a pile holds, in board order."""
    held = {piece.ticket for piece in state.travellers.values()}
    return [ticket for ticket in tickets if ticket.bound == bound and ticket.id not in held]


def bottom_of(race: Race, bound: str) -> list[Ticket]:
    """Return the tickets at the bottom of a pile, in the order in which they came there."""
    tickets = (race.board.deck[id_] for id_ in race.state.returned)
    return [ticket for ticket in tickets if ticket.bound == bound]


def draw(race: Race, seat: str) -> Generator[events.Event, None, bool]:
    """Draw a ticket for a seat; returns False when every ticket of the pile was rejected."""
    bound = bound_of(race.state.travellers[seat])
    bottom = bottom_of(race, bound)
    top = [one for one in pile_of(race.board.tickets, race.state, bound) if one not in bottom]
    chance = race.drawing()
    while top or bottom:
        ticket = top.pop(chance.below(len(top))) if top else bottom.pop(0)
        reason, by = _objection(race, seat, ticket.stops[0])
        if not reason:
            yield events.TicketDrawn(seat, ticket.id, bound, ticket.stops)
            return True
        yield events.TicketRejected(seat, ticket.id, ticket.stops[0], reason, by)
        yield from put_back(race.rules, ticket.id)
    yield events.TicketMissed(seat, bound)
    return False


def put_back(rules: Rules, ticket: str) -> Iterator[events.Event]:
    """Lay a ticket under its pile, unless it is mixed in with the others there."""
    if ticket and rules.returned_tickets == "bottom":
        yield events.TicketReturned(ticket)


def _objection(race: Race, seat: str, start: str) -> tuple[str, str]:
    """Return why a ticket from this city is rejected and whose piece objects; ("", "") if none."""
    for other, piece in race.state.travellers.items():
        if other != seat and piece.ticket and race.board.deck[piece.ticket].stops[0] == start:
            return HELD, other
    by = resting_at(race.state, start, but=seat)
    return (OCCUPIED, by) if by else ("", "")


def set_out(race: Race) -> Generator[events.Event, None, bool]:
    """Draw the mover's return ticket; returns whether there are throws in this turn."""
    seat, piece = race.state.mover, race.mover
    if not (yield from draw(race, seat)):
        return False
    start = race.board.deck[piece.ticket].stops[0]
    if start == piece.place:
        return True
    yield events.ExpressTaken(seat, piece.place, start)
    return False
