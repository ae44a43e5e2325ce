"""
What the engine asks of a race: who decides, and how a record is played.

A record takes the orders of the player who is asked and plays everybody's turns for as long as
standing orders say what to do. It is bounded: after `record_turns` turns the next player is asked
although their orders still hold; an order file that says nothing lets them go on. A turn is bounded too, because
before every further throw the piece has moved nearer to its city.

The set-up comes first, by chance or by the choices of the game:

    R-097  of two or three players one starts in the west, of four two; partners on both coasts
    R-098  everybody draws a ticket, in seat order
    R-100  and starts from the first city on it
    A-86   two dice each; the highest sum begins, and equal sums throw again
"""

from collections.abc import Iterator, Mapping

from pbem.engine.table.ruleset import Stream
from pbem.engine.table.terms import Awaited, Clock
from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.orders import RailOrders
from pbem.rulesets.across_the_continent.play.race import Race
from pbem.rulesets.across_the_continent.play.tickets import draw
from pbem.rulesets.across_the_continent.play.turn import answer, run
from pbem.rulesets.across_the_continent.rules import named_seats, teams_of, west_count
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


def resolve(race: Race, orders: Mapping[str, RailOrders]) -> Iterator[events.Event]:
    """Play a record: the set-up, or the orders of the player who was asked."""
    state = race.state
    if state.phase is Phase.BLANK:
        yield from set_up(race)
    elif state.mover in orders:
        given, piece = orders[state.mover], race.mover
        # An order file without a table brings the last orders back into force.
        rail = given.rail or (piece.rail if piece.ask else None)
        if rail is not None:
            yield events.StandingOrdersGiven(state.mover, rail)
        if given.move is not None:
            if not (yield from answer(race, given.move)):
                return
            race.turns += 1
    yield from run(race)


def set_up(race: Race) -> Iterator[events.Event]:
    """Set the race up, up to the first turn."""
    yield _take_coasts(race)
    for seat in race.seats:
        yield from draw(race, seat)
        piece = race.state.travellers[seat]
        yield events.PiecePlaced(seat, race.board.deck[piece.ticket].stops[0])
    if race.rules.first == "roll":
        rolled = _roll(race.seats, race.dice.stream("lots/first"))
        yield rolled
        starter = rolled.winner
    else:
        starter = race.rules.first
        yield events.StarterNamed(starter)
    yield events.TurnStarted(starter, 1)


def _take_coasts(race: Race) -> events.CoastsTaken:
    by_lot = race.rules.west == "lot"
    west = _draw_west(race) if by_lot else named_seats(race.rules.west)
    return events.CoastsTaken(
        tuple(seat for seat in race.seats if seat in west),
        tuple(seat for seat in race.seats if seat not in west),
        by_lot,
    )


def _draw_west(race: Race) -> tuple[str, ...]:
    """Draw who starts in the west; of partners one of each team (R-112)."""
    lots = race.dice.stream("lots/coasts")
    if race.rules.partners:
        return tuple(team[lots.below(2)] for team in teams_of(race.rules, race.seats))
    seats = list(race.seats)
    lots.shuffle(seats)
    return tuple(seats[: west_count(len(seats))])


def _roll(seats: tuple[str, ...], lots: Stream) -> events.StarterRolled:
    rounds = []
    among = seats
    while len(among) > 1:
        thrown: tuple[tuple[str, events.Throw], ...] = tuple((seat, (lots.d6(), lots.d6())) for seat in among)
        rounds.append(thrown)
        best = max(sum(dice) for _, dice in thrown)
        among = tuple(seat for seat, dice in thrown if sum(dice) == best)
    return events.StarterRolled(tuple(rounds), among[0])
