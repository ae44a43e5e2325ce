"""
The turns of a race.

    R-101  a player throws two dice and moves towards the next city of the ticket
    R-106  equal dice give another throw after the move; if they cannot be used, none
    R-107  a piece that reaches a city of its ticket rests until its next turn
    R-109  at the end of the ticket it waits for the next one until its next turn; a partner draws it
           at once, and the express too is part of that turn (A-82)
    R-111  alone: the first player home wins at once; nobody finishes the round (A-84)
    R-112  partners: the first team with both pieces home wins; a player who is home retires (A-91)
    A-77   a piece that can move must move

A turn is played by standing orders. It stops before its first throw when no orders hold or the record
is full, and after a throw when the orders ask to see the dice and the throw leaves a choice. A move
without a choice is played at once.

Every race ends. Each move takes a piece nearer to the end of a journey of two tickets, and nothing
ever takes it back. As long as nobody can be blocked for ever (`rings.py`) there is a piece that some
throw moves. Such throws have a chance of at least 11 in 36, so the chance that a race is still
running tends to zero from round to round.
"""

from collections.abc import Generator, Iterator, Sequence

from pbem.rulesets.across_the_continent.events import (
    CityReached,
    CoastReached,
    DiceThrown,
    Event,
    GameWon,
    PieceMoved,
    PlayerRetired,
    StandingOrdersEnded,
    Throw,
    ThrowLost,
    TurnEnded,
    TurnPaused,
    TurnStarted,
)
from pbem.rulesets.across_the_continent.orders import AFTER_THROW, TICKET_END, TURN, Move, Rail
from pbem.rulesets.across_the_continent.play.race import Race, leaves_a_choice, leg_of, options, resting_at
from pbem.rulesets.across_the_continent.play.tickets import put_back, set_out
from pbem.rulesets.across_the_continent.play.track import Landing, Leg, numbers_of
from pbem.rulesets.across_the_continent.reading.preference import choose
from pbem.rulesets.across_the_continent.rules import draws_on_arrival, teams_of
from pbem.rulesets.across_the_continent.state import Phase, State


def run(race: Race) -> Iterator[Event]:
    """Play turn after turn until somebody must decide or the race is over."""
    while (yield from _play_turn(race)):
        race.turns += 1


def _play_turn(race: Race) -> Generator[Event, None, bool]:
    """Play the mover's turn from its beginning; returns whether another turn follows."""
    seat, piece = race.state.mover, race.mover
    if not piece.ticket and not (yield from set_out(race)):
        return (yield from _end_turn(race))
    if piece.ask or race.turns > race.rules.record_turns:
        yield TurnPaused(seat, "orders" if piece.ask else "record", ())
        return False
    return (yield from _throw_on(race))


def answer(race: Race, move: Move) -> Generator[Event, None, bool]:
    """Play a move with the dice on the table, and the rest of the turn; returns as `_play_turn`."""
    state = race.state
    dice = state.dice
    assert dice is not None  # noqa: S101 - there are dice in this phase
    leg = leg_of(race.board, race.rules, state, state.mover, move.via)
    landing = options(race.rules, leg, dice)[move.number]
    if (yield from _move(race, leg, dice, landing)):
        return (yield from _throw_on(race))
    return (yield from _end_turn(race))


def _throw_on(race: Race) -> Generator[Event, None, bool]:
    """Throw and move until the turn is over or the player asks to see the dice."""
    seat, throws = race.state.mover, race.throws()
    rail = race.mover.rail or Rail()
    while True:
        leg = leg_of(race.board, race.rules, race.state, seat)
        dice = (throws.d6(), throws.d6())
        yield DiceThrown(seat, dice, leg.city, leg.distance)
        possible = options(race.rules, leg, dice)
        if not possible:
            near = min(numbers_of(dice)) > leg.distance
            yield ThrowLost(seat, dice, leg.city, leg.distance, "near" if near else "blocked")
            return (yield from _end_turn(race))
        if rail.stop == AFTER_THROW and leaves_a_choice(leg, possible):
            yield TurnPaused(seat, "throw", tuple(possible))
            return False
        number = choose(rail.prefer, tuple(possible), dice, leg.distance)
        if not (yield from _move(race, leg, dice, possible[number])):
            return (yield from _end_turn(race))


def _move(race: Race, leg: Leg, dice: Throw, landing: Landing) -> Generator[Event, None, bool]:
    """Move the mover's piece; returns whether there is another throw (R-106, R-107, A-90)."""
    seat, board = race.state.mover, race.board
    left = leg.distance - landing.number
    passed = tuple(space for space in landing.path[:-1] if space in board.names)
    beside = resting_at(race.state, landing.path[-1], but=seat)
    yield PieceMoved(seat, dice, landing.number, leg.place, landing.path, passed, leg.city, left, beside)
    if left == 0:
        yield from _arrive(race, leg.city)
        return False
    return dice[0] == dice[1]


def _arrive(race: Race, city: str) -> Iterator[Event]:
    """Let the mover rest at a city of the ticket, or end the ticket there."""
    seat, piece, board = race.state.mover, race.mover, race.board
    stops = board.deck[piece.ticket].stops
    if piece.leg + 1 < len(stops):
        after = stops[piece.leg + 1]
        yield CityReached(seat, city, after, board.distance(city, after))
        return
    home, ticket = piece.crossed, piece.ticket
    yield CoastReached(seat, ticket, city, home)
    yield from put_back(race.rules, ticket)
    if home:
        yield from _finish(race, seat)
        return
    if piece.rail and piece.rail.until == TICKET_END:
        yield StandingOrdersEnded(seat, TICKET_END)
    if draws_on_arrival(race.rules):
        yield from set_out(race)


def _finish(race: Race, seat: str) -> Iterator[Event]:
    """Let a seat that has come home win or retire."""
    pieces = race.state.travellers
    team = next(team for team in teams_of(race.rules, race.seats) if seat in team)
    travelling = [partner for partner in team if not (pieces[partner].home or pieces[partner].out)]
    if travelling:
        yield PlayerRetired(seat, travelling[0])
    else:
        playing = [partner for partner in team if not pieces[partner].out]
        in_order = tuple(partner for partner in race.seats if partner in playing)
        yield GameWon(in_order, "partners" if race.rules.partners else "race")


def _end_turn(race: Race) -> Generator[Event, None, bool]:
    """End the turn; returns whether another follows."""
    state, seat, piece = race.state, race.state.mover, race.mover
    if state.phase is Phase.OVER:
        return False
    if piece.rail and piece.rail.until == TURN and not piece.ask and not piece.home:
        yield StandingOrdersEnded(seat, TURN)
    yield TurnEnded(seat)
    yield TurnStarted(next_seat(state, race.seats), state.turn + 1)
    return True


def next_seat(state: State, seats: Sequence[str]) -> str:
    """Return who is next in seat order; players who are home (A-91) or gave up are skipped."""
    at = seats.index(state.mover)
    order = (*seats[at + 1 :], *seats[: at + 1])
    pieces = state.travellers
    return next(seat for seat in order if not (pieces[seat].home or pieces[seat].out))
