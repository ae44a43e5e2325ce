"""
The set-up, all by chance or by the choices of the game: coasts, first tickets, who begins.

    R-097  of two and three players one starts in the west, of four two; partners on both coasts
    R-098  everybody draws a ticket, in seat order, and R-100 stands on its starting city
    A-86   two dice each; the highest sum begins, equal ones throw again
"""

from collections.abc import Iterator

from pbem.engine.ruleset import Stream
from pbem.rulesets.across_the_continent.events import (
    CoastsTaken,
    Event,
    PiecePlaced,
    StarterNamed,
    StarterRolled,
    Throw,
    TurnStarted,
)
from pbem.rulesets.across_the_continent.play.record import Record
from pbem.rulesets.across_the_continent.play.tickets import draw
from pbem.rulesets.across_the_continent.rules import named_seats, teams_of, west_count


def set_up(record: Record) -> Iterator[Event]:
    """Set the race up, up to the first turn."""
    yield _take_coasts(record)
    for seat in record.seats:
        yield from draw(record, seat)
        piece = record.state.travellers[seat]
        yield PiecePlaced(seat, record.board.deck[piece.ticket].stops[0])
    if record.rules.first == "roll":
        rolled = _roll(record.seats, record.dice.stream("lots/first"))
        yield rolled
        starter = rolled.winner
    else:
        starter = record.rules.first
        yield StarterNamed(starter)
    yield TurnStarted(starter, 1)


def _take_coasts(record: Record) -> CoastsTaken:
    by_lot = record.rules.west == "lot"
    west = _draw_west(record) if by_lot else named_seats(record.rules.west)
    return CoastsTaken(
        tuple(seat for seat in record.seats if seat in west),
        tuple(seat for seat in record.seats if seat not in west),
        by_lot,
    )


def _draw_west(record: Record) -> tuple[str, ...]:
    """Draw who starts in the west; of partners one of each team (R-112)."""
    lots = record.dice.stream("lots/coasts")
    if record.rules.partners:
        return tuple(team[lots.below(2)] for team in teams_of(record.rules, record.seats))
    seats = list(record.seats)
    lots.shuffle(seats)
    return tuple(seats[: west_count(len(seats))])


def _roll(seats: tuple[str, ...], lots: Stream) -> StarterRolled:
    rounds = []
    among = seats
    while len(among) > 1:
        thrown: tuple[tuple[str, Throw], ...] = tuple(
            (seat, (lots.d6(), lots.d6())) for seat in among
        )
        rounds.append(thrown)
        best = max(sum(dice) for _, dice in thrown)
        among = tuple(seat for seat, dice in thrown if sum(dice) == best)
    return StarterRolled(tuple(rounds), among[0])
