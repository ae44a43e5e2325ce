"""
The turns of a race.

    R-101  a player throws two dice and moves towards the next city of his ticket
    R-106  equal dice give another throw after the move; if they cannot be used, none
    R-107  a piece that reaches a city of its ticket rests until its next turn
    R-109  at the end of the ticket it waits for the next one until its next turn
    A-77   a piece that can move must move

A turn is played by standing orders. It stops before its first throw when there are none that hold,
or when the record is full; and after a throw when the orders want to see the dice and the throw leaves
a choice. A move without choice is played at once.
"""

from collections.abc import Generator, Iterator, Sequence

from pbem.rulesets.across_the_continent.events import (
    CityReached,
    CoastReached,
    DiceThrown,
    Event,
    PieceMoved,
    StandingOrdersEnded,
    Throw,
    ThrowLost,
    TurnEnded,
    TurnPaused,
    TurnStarted,
)
from pbem.rulesets.across_the_continent.orders import AFTER_THROW, TICKET_END, TURN, Move, Rail
from pbem.rulesets.across_the_continent.play.journey import (
    leaves_a_choice,
    leg_of,
    options,
    resting_at,
)
from pbem.rulesets.across_the_continent.play.record import Record
from pbem.rulesets.across_the_continent.play.tickets import set_out
from pbem.rulesets.across_the_continent.play.track import Landing, Leg, numbers_of
from pbem.rulesets.across_the_continent.play.victory import finish
from pbem.rulesets.across_the_continent.reading.preference import choose
from pbem.rulesets.across_the_continent.state import Phase, State


def run(record: Record) -> Iterator[Event]:
    """Play turn after turn until somebody must decide or the race is over."""
    while (yield from _play_turn(record)):
        record.turns += 1


def _play_turn(record: Record) -> Generator[Event, None, bool]:
    """Play the turn of the mover from its beginning; returns whether the next turn follows."""
    seat, piece = record.state.mover, record.mover
    if not piece.ticket and not (yield from set_out(record)):
        return (yield from _end_turn(record))
    if piece.ask or record.turns > record.rules.record_turns:
        yield TurnPaused(seat, "orders" if piece.ask else "record", ())
        return False
    return (yield from _throw_on(record))


def answer(record: Record, move: Move) -> Generator[Event, None, bool]:
    """Play a move with the dice on the table, and the rest of the turn; returns as `_play_turn`."""
    state = record.state
    dice = state.dice
    assert dice is not None  # noqa: S101 - the phase says that they lie there
    leg = leg_of(record.board, record.rules, state, state.mover, move.via)
    landing = options(record.rules, leg, dice)[move.number]
    if (yield from _move(record, leg, dice, landing)):
        return (yield from _throw_on(record))
    return (yield from _end_turn(record))


def _throw_on(record: Record) -> Generator[Event, None, bool]:
    """Throw and move until the turn is over or the dice are to be seen first."""
    seat, throws = record.state.mover, record.throws()
    rail = record.mover.rail or Rail()
    while True:
        leg = leg_of(record.board, record.rules, record.state, seat)
        dice = (throws.d6(), throws.d6())
        yield DiceThrown(seat, dice, leg.city, leg.distance)
        possible = options(record.rules, leg, dice)
        if not possible:
            near = min(numbers_of(dice)) > leg.distance
            yield ThrowLost(seat, dice, leg.city, leg.distance, "near" if near else "blocked")
            return (yield from _end_turn(record))
        if rail.stop == AFTER_THROW and leaves_a_choice(leg, possible):
            yield TurnPaused(seat, "throw", tuple(possible))
            return False
        number = choose(rail.prefer, tuple(possible), dice, leg.distance)
        if not (yield from _move(record, leg, dice, possible[number])):
            return (yield from _end_turn(record))


def _move(record: Record, leg: Leg, dice: Throw, landing: Landing) -> Generator[Event, None, bool]:
    """Move the piece of the mover; returns whether he throws again (R-106, R-107, A-90)."""
    seat, board = record.state.mover, record.board
    left = leg.distance - landing.number
    passed = tuple(space for space in landing.path[:-1] if space in board.names)
    beside = resting_at(record.state, landing.path[-1], but=seat)
    yield PieceMoved(
        seat, dice, landing.number, leg.place, landing.path, passed, leg.city, left, beside
    )
    if left == 0:
        yield from _arrive(record, leg.city)
        return False
    return dice[0] == dice[1]


def _arrive(record: Record, city: str) -> Iterator[Event]:
    """Let the mover rest at a city of his ticket, or end the ticket there."""
    seat, piece, board = record.state.mover, record.mover, record.board
    stops = board.deck[piece.ticket].stops
    if piece.leg + 1 < len(stops):
        after = stops[piece.leg + 1]
        yield CityReached(seat, city, after, board.distance(city, after))
        return
    home = piece.crossed
    yield CoastReached(seat, piece.ticket, city, home)
    if home:
        yield from finish(record, seat)
    elif piece.rail and piece.rail.until == TICKET_END:
        yield StandingOrdersEnded(seat, TICKET_END)


def _end_turn(record: Record) -> Generator[Event, None, bool]:
    """End the turn; returns whether another follows."""
    state, seat, piece = record.state, record.state.mover, record.mover
    if state.phase is Phase.OVER:
        return False
    if piece.rail and piece.rail.until == TURN and not piece.ask and not piece.home:
        yield StandingOrdersEnded(seat, TURN)
    yield TurnEnded(seat)
    yield TurnStarted(next_seat(state, record.seats), state.turn + 1)
    return True


def next_seat(state: State, seats: Sequence[str]) -> str:
    """Return who is next in seat order; who is home (A-91) or gave up is passed over."""
    at = seats.index(state.mover)
    order = (*seats[at + 1 :], *seats[: at + 1])
    pieces = state.travellers
    return next(seat for seat in order if not (pieces[seat].home or pieces[seat].out))
