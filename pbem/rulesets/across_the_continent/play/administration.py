"""
What a group may decide about a race (A-18): giving up, and corrections.

A player who gives up takes the piece off the board, and the ticket goes under its pile. The race is
over when only one player, or one team, still travels. A turn cannot be missed, because every turn
takes dice (A-77).

Corrections are tables with a key `do`:

    place-set       seat, place             the piece is on this space (an id, or a city's name)
    ticket-set      seat, ticket, leg       it travels on this ticket; leg counts its stops from 1;
                                            the one it held goes under its pile
    mover-set       seat                    it is this seat's turn now, from its beginning
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pbem.engine.table.rooms import Rulings
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.record import value
from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.play.tickets import put_back
from pbem.rulesets.across_the_continent.play.turn import next_seat
from pbem.rulesets.across_the_continent.rules import Rules, teams_of
from pbem.rulesets.across_the_continent.state import Phase, State
from pbem.rulesets.corrections import Kind, read_each

if TYPE_CHECKING:
    from pbem.rulesets.across_the_continent.game import RailTable

_WAITING = (Phase.TURN, Phase.THROW)


def resign(rules: Rules, seats: Sequence[str], state: State, seat: str) -> Iterator[events.Event]:
    """Take a piece off the board. Raises InputError if its player cannot give up."""
    piece = state.travellers[seat]
    if state.phase not in _WAITING or piece.out or piece.home:
        raise InputError(f"{seat} cannot give up: the piece does not travel")
    ticket = piece.ticket
    yield events.PlayerResigned(seat)
    yield from put_back(rules, ticket)
    racing = [team for team in teams_of(rules, tuple(seats)) if _travels(state, team)]
    if len(racing) == 1:
        left = (other for other in seats if other in racing[0] and not state.travellers[other].out)
        yield events.GameWon(tuple(left), "resigned")
    elif state.mover == seat:
        yield events.TurnStarted(next_seat(state, seats), state.turn + 1)


def _travels(state: State, team: Sequence[str]) -> bool:
    pieces = [state.travellers[seat] for seat in team]
    return any(not (piece.out or piece.home) for piece in pieces)


# Corrections


@value
class _Correction:
    """A correction while it is being read."""

    board: Board
    state: State
    data: Data

    def seat(self) -> str:
        value = self.data["seat"]
        pieces = self.state.travellers
        piece = pieces.get(value) if type(value) is str else None
        if piece and not (piece.out or piece.home):
            return str(value)
        raise InputError(f"seat: {value!a} does not travel")

    def place(self) -> str:
        value = self.data["place"]
        cities = {city.name.casefold(): city.id for city in self.board.cities}
        if type(value) is str:
            place = value if value in self.board.neighbours else cities.get(value.casefold(), "")
            if place:
                return place
        raise InputError(f"place: there is no space {value!a}")


def correct(board: Board, rules: Rules, state: State, tables: Sequence[Any]) -> Iterator[events.Event]:
    """Correct the state table by table. Raises InputError with the number of the table."""
    if state.phase not in _WAITING:
        raise InputError("only a race in progress can be corrected; otherwise go back to an earlier record")
    for event in read_each(tables, _KINDS, lambda data: _Correction(board, state, data)):
        if isinstance(event, events.TicketCorrected):
            yield from put_back(rules, state.travellers[event.seat].ticket)
        yield event


def _place_set(correction: _Correction) -> events.Event:
    return events.PieceCorrected(correction.seat(), correction.place())


def _ticket_set(correction: _Correction) -> events.Event:
    ticket, leg = correction.data["ticket"], correction.data["leg"]
    if type(ticket) is not str or ticket not in correction.board.deck:
        raise InputError(f"ticket: there is no ticket {ticket!a}")
    stops = correction.board.deck[ticket].stops
    if type(leg) is not int or not 1 <= leg < len(stops):
        raise InputError(f"leg: a whole number from 1 to {len(stops) - 1} is needed")
    return events.TicketCorrected(correction.seat(), ticket, leg)


def _mover_set(correction: _Correction) -> events.Event:
    return events.TurnStarted(correction.seat(), correction.state.turn)


_KINDS = {
    "place-set": Kind(("seat", "place"), _place_set),
    "ticket-set": Kind(("seat", "ticket", "leg"), _ticket_set),
    "mover-set": Kind(("seat",), _mover_set),
}


class RailRulings(Rulings):
    """Giving up, and corrections; no turn of a race can be ended without dice."""

    table: "RailTable"

    def resign(self, state: State, seat: str, /) -> Iterator[events.Event]:
        """Let a seat give up."""
        return resign(self.table.rules, self.table.ids, state, seat)

    def minimal(self, state: State, seat: str, /) -> Data:
        """Refuse with InputError: every turn of a race takes dice."""
        raise InputError(f"a turn of the race takes dice, so {seat} cannot miss one")

    def correct(self, state: State, corrections: Sequence[Data], /) -> Iterator[events.Event]:
        """Correct the state by ruling."""
        return correct(self.table.board, self.table.rules, state, corrections)
