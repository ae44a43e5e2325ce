"""
What an event does to the state: the only place where a race changes.

No rule is needed here; an event carries everything that happened.
"""

from typing import assert_never

from pbem.rulesets.across_the_continent.board import EAST, WEST
from pbem.rulesets.across_the_continent.events import (
    CityReached,
    CoastReached,
    CoastsTaken,
    DiceThrown,
    Event,
    ExpressTaken,
    GameWon,
    PieceCorrected,
    PieceMoved,
    PiecePlaced,
    PlayerResigned,
    PlayerRetired,
    StandingOrdersEnded,
    StandingOrdersGiven,
    StarterNamed,
    StarterRolled,
    ThrowLost,
    TicketCorrected,
    TicketDrawn,
    TicketMissed,
    TicketRejected,
    TicketReturned,
    TurnEnded,
    TurnPaused,
    TurnStarted,
)
from pbem.rulesets.across_the_continent.snapshot import read_rail
from pbem.rulesets.across_the_continent.state import Phase, State, Traveller


def evolve(state: State, event: Event) -> None:
    """Apply one event to the state, in place."""
    pieces = state.travellers
    match event:
        case PieceMoved(seat=seat, path=path):
            pieces[seat].place = path[-1]
            _clear(state)
        case DiceThrown(dice=dice):
            state.dice = dice
        case ThrowLost():
            _clear(state)
        case TurnStarted(seat, turn):
            state.mover, state.turn, state.part, state.phase = seat, turn, 1, Phase.TURN
            state.dice = None
        case CityReached(seat=seat):
            pieces[seat].leg += 1
        case CoastReached(seat=seat, home=home):
            piece = pieces[seat]
            piece.ticket, piece.leg, piece.crossed, piece.home = "", 0, True, home
        case TicketDrawn(seat=seat, ticket=ticket):
            pieces[seat].ticket, pieces[seat].leg = ticket, 1
            _take_from_pile(state, ticket)
        case TicketReturned(ticket):
            _take_from_pile(state, ticket)
            state.returned += (ticket,)
        case PlayerResigned(seat):
            pieces[seat] = Traveller(pieces[seat].coast, out=True)
        case PieceCorrected(seat, place):
            pieces[seat].place = place
        case TicketCorrected(seat, ticket, leg):
            pieces[seat].ticket, pieces[seat].leg = ticket, leg
            _take_from_pile(state, ticket)
        case PiecePlaced(seat, city) | ExpressTaken(seat=seat, city=city):
            pieces[seat].place = city
        case StandingOrdersGiven(seat, table):
            pieces[seat].rail, pieces[seat].ask = read_rail(table), False
        case StandingOrdersEnded(seat=seat):
            pieces[seat].ask = True
        case TurnPaused(reason="throw"):
            state.phase, state.part = Phase.THROW, state.part + 1
        case PlayerRetired(seat=seat):
            pieces[seat].place = ""
        case GameWon(seats=seats):
            state.phase, state.winners, state.dice = Phase.OVER, seats, None
        case CoastsTaken(west, east):
            for seat in west:
                pieces[seat].coast = WEST
            for seat in east:
                pieces[seat].coast = EAST
        case (
            TicketRejected() | TicketMissed() | StarterRolled() | StarterNamed()
            | TurnPaused() | TurnEnded()
        ):  # fmt: skip
            pass  # reported, but nothing on the table moves
        case _:
            assert_never(event)


def _take_from_pile(state: State, ticket: str) -> None:
    """Take a ticket from the bottom of its pile, if it lies there."""
    state.returned = tuple(other for other in state.returned if other != ticket)


def _clear(state: State) -> None:
    """Take the dice off the table."""
    state.dice, state.phase = None, Phase.TURN
