"""
What the engine asks of a race: who decides, and how a record is played.

A record takes the orders of the player who is asked and plays everybody's turns for as long as
standing orders say what to do. It is bounded: after `record_turns` turns the next player is asked
although their orders still hold; an order file that says nothing lets them go on. A turn is bounded too, because
before every further throw the piece has moved nearer to its city.
"""

from collections.abc import Iterator, Mapping

from pbem.engine.table.terms import Awaited, Clock
from pbem.rulesets.across_the_continent.events import Event, StandingOrdersGiven
from pbem.rulesets.across_the_continent.orders import RailOrders
from pbem.rulesets.across_the_continent.play.race import Race
from pbem.rulesets.across_the_continent.play.setup import set_up
from pbem.rulesets.across_the_continent.play.turn import answer, run
from pbem.rulesets.across_the_continent.state import Phase, State


def awaited(state: State) -> Awaited | None:
    """Return who must decide; None when the race is over."""
    match state.phase:
        case Phase.BLANK:
            return Awaited((), "the set-up")
        case Phase.TURN if state.travellers[state.mover].ask:
            return Awaited((state.mover,), "standing orders")
        case Phase.TURN:
            return Awaited((state.mover,), "a word to go on, or new standing orders")
        case Phase.THROW:
            return Awaited((state.mover,), "the number to move")
        case Phase.OVER:
            return None


def clock(state: State) -> Clock:
    """Return the turn and part; the note says which dice are on the table."""
    note = f"dice {format_dice(state)} on the table" if state.dice else ""
    return Clock(state.turn, state.part, note)


def format_dice(state: State) -> str:
    """Format the dice on the table: "3 5"."""
    return "{} {}".format(*state.dice) if state.dice else ""


def resolve(race: Race, orders: Mapping[str, RailOrders]) -> Iterator[Event]:
    """Play a record: the set-up, or the orders of the player who was asked."""
    state = race.state
    if state.phase is Phase.BLANK:
        yield from set_up(race)
    elif state.mover in orders:
        given, piece = orders[state.mover], race.mover
        # An order file without a table brings the last orders back into force.
        rail = given.rail or (piece.rail if piece.ask else None)
        if rail is not None:
            yield StandingOrdersGiven(state.mover, rail)
        if given.move is not None:
            if not (yield from answer(race, given.move)):
                return
            race.turns += 1
    yield from run(race)
