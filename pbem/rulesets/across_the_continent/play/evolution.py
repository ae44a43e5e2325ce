"""
What each event does to the state: the only place where a race changes.

`CHANGES`, at the end, names the function of each event. No rule is needed here; an event carries
everything that happened.
"""

from collections.abc import Callable
from typing import Any

from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.board import EAST, WEST
from pbem.rulesets.across_the_continent.state import Phase, State, Traveller


def evolve(state: State, event: events.Event) -> None:
    """Apply one event to the state, in place."""
    CHANGES[event.__class__](state, event)


def _change_nothing(_: State, __: events.Event) -> None:
    """Reports need it, but nothing on the table moves."""


# Set-up


def _take_coasts(state: State, event: events.CoastsTaken) -> None:
    for coast, seats in ((WEST, event.west), (EAST, event.east)):
        for seat in seats:
            state.travellers[seat].coast = coast


# Tickets


def _draw(state: State, event: events.TicketDrawn) -> None:
    _give_ticket(state, event.seat, event.ticket, 1)


def _give_ticket(state: State, seat: str, ticket: str, leg: int) -> None:
    piece = state.travellers[seat]
    piece.ticket, piece.leg = ticket, leg
    _take_from_pile(state, ticket)


def _take_from_pile(state: State, ticket: str) -> None:
    """Take a ticket from the bottom of its pile, if it lies there."""
    state.returned = tuple(other for other in state.returned if other != ticket)


def _return_ticket(state: State, event: events.TicketReturned) -> None:
    _take_from_pile(state, event.ticket)
    state.returned += (event.ticket,)


def _put_piece(state: State, event: events.PiecePlaced | events.ExpressTaken) -> None:
    state.travellers[event.seat].place = event.city


# A turn


def _start_turn(state: State, event: events.TurnStarted) -> None:
    state.mover, state.turn, state.part = event.seat, event.turn, 1
    _clear(state)


def _clear(state: State, _: events.Event | None = None) -> None:
    """Take the dice off the table."""
    state.dice, state.phase = None, Phase.TURN


def _give_orders(state: State, event: events.StandingOrdersGiven) -> None:
    piece = state.travellers[event.seat]
    piece.rail, piece.ask = event.rail, False


def _end_orders(state: State, event: events.StandingOrdersEnded) -> None:
    state.travellers[event.seat].ask = True


def _throw(state: State, event: events.DiceThrown) -> None:
    state.dice = event.dice


def _pause(state: State, event: events.TurnPaused) -> None:
    """Only dice on the table wait for a further part of the turn."""
    if event.reason == "throw":
        state.phase, state.part = Phase.THROW, state.part + 1


def _move(state: State, event: events.PieceMoved) -> None:
    state.travellers[event.seat].place = event.path[-1]
    _clear(state)


def _reach_city(state: State, event: events.CityReached) -> None:
    state.travellers[event.seat].leg += 1


def _reach_coast(state: State, event: events.CoastReached) -> None:
    piece = state.travellers[event.seat]
    piece.ticket, piece.leg, piece.crossed, piece.home = "", 0, True, event.home


# The end


def _retire(state: State, event: events.PlayerRetired) -> None:
    state.travellers[event.seat].place = ""


def _win(state: State, event: events.GameWon) -> None:
    state.phase, state.winners, state.dice = Phase.OVER, event.seats, None


# Decided by the group


def _resign(state: State, event: events.PlayerResigned) -> None:
    state.travellers[event.seat] = Traveller(state.travellers[event.seat].coast, out=True)


def _correct_piece(state: State, event: events.PieceCorrected) -> None:
    state.travellers[event.seat].place = event.place


def _correct_ticket(state: State, event: events.TicketCorrected) -> None:
    _give_ticket(state, event.seat, event.ticket, event.leg)


CHANGES: dict[type, Callable[[State, Any], None]] = {
    events.CoastsTaken: _take_coasts,
    events.PiecePlaced: _put_piece,
    events.StarterRolled: _change_nothing,
    events.StarterNamed: _change_nothing,
    events.TicketRejected: _change_nothing,
    events.TicketReturned: _return_ticket,
    events.TicketDrawn: _draw,
    events.TicketMissed: _change_nothing,
    events.ExpressTaken: _put_piece,
    events.TurnStarted: _start_turn,
    events.StandingOrdersGiven: _give_orders,
    events.StandingOrdersEnded: _end_orders,
    events.DiceThrown: _throw,
    events.TurnPaused: _pause,
    events.PieceMoved: _move,
    events.ThrowLost: _clear,
    events.CityReached: _reach_city,
    events.CoastReached: _reach_coast,
    events.TurnEnded: _change_nothing,
    events.PlayerRetired: _retire,
    events.GameWon: _win,
    events.PlayerResigned: _resign,
    events.PieceCorrected: _correct_piece,
    events.TicketCorrected: _correct_ticket,
}
