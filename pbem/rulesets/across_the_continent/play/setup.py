"""
The set-up, by chance or by the choices of the game: coasts, first tickets, who begins.

    R-097  of two or three players one starts in the west, of four two; partners on both coasts
    R-098  everybody draws a ticket, in seat order
    R-100  and starts from the first city on it
    A-86   two dice each; the highest sum begins, and equal sums throw again
"""

from collections.abc import Iterator

from pbem.engine.table.ruleset import Stream
from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.play.race import Race
from pbem.rulesets.across_the_continent.play.tickets import draw
from pbem.rulesets.across_the_continent.rules import named_seats, teams_of, west_count


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
