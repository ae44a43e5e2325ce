"""
How likely a seat is to win a race, if everybody takes the numbers with the fewest turns to expect.

Turns are counted from the turn of the seat that asks: its turn comes before the same turn of anybody
else. Nobody knows the tickets for the way back before they are drawn, so each is as likely.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate, pairwise

import attrs

from pbem.record import value
from pbem.rulesets.across_the_continent.bots.travel_time import HERE, HORIZON, ONE, Chances, both, ticket_times
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.play.race import next_city
from pbem.rulesets.across_the_continent.play.tickets import bound_of, pile_of
from pbem.rulesets.across_the_continent.rules import draws_on_arrival, teams_of
from pbem.rulesets.across_the_continent.state import State, Traveller

HOPELESS = ONE >> 20
"""A chance that is not worth a count; chances to win sink from turn to turn."""


@value
class Prospects:
    """A state of a race from the point of view of the seat whose turn it is."""

    table: RailTable
    state: State
    seat: str

    @cached_property
    def wins(self) -> Sequence[int]:
        """For each turn the chance to win (in parts of `ONE`) of a seat that comes home in it."""
        teams = [self._travelling(team) for team in teams_of(self.table.rules, self.table.ids)]
        rivals = [team for team in teams if team and self.seat not in team]
        chances = [ONE] * (HORIZON + 1)
        for team in rivals:
            chances = [one * late // ONE for one, late in zip(chances, self._chances_not_home(team), strict=True)]
        mates = [seat for team in teams if self.seat in team for seat in team if seat != self.seat]
        for mate in mates:
            chances = _after_mate(chances, self._times(mate))
        return [one for turn, one in enumerate(chances) if turn < 2 or one > HOPELESS]

    def rest(self) -> Chances:
        """Return how many turns the journey of the seat takes from its next city on."""
        piece = self.state.travellers[self.seat]
        return self._journey(piece, piece.leg)

    def _travelling(self, team: Sequence[str]) -> list[str]:
        pieces = self.state.travellers
        return [seat for seat in team if not (pieces[seat].home or pieces[seat].out)]

    def _chances_not_home(self, team: Sequence[str]) -> Iterator[int]:
        """Yield for each turn how likely a team is not home before it: some of them are not."""
        home = [ONE] * (HORIZON + 1)
        for seat in team:
            times = [*self._times(seat), *[0] * HORIZON][:HORIZON]
            home = [one * done // ONE for one, done in zip(home, accumulate([0, *times]), strict=True)]
        return (ONE - done for done in home)

    def _times(self, seat: str) -> Chances:
        """Return how many turns a seat needs from its next turn on."""
        piece, board = self.state.travellers[seat], self.table.board
        if not piece.ticket:
            return self._way_back(piece, piece.place)
        first = board.distance(piece.place, next_city(board, piece))
        return both(ticket_times((first,), self._dice_choice), self._journey(piece, piece.leg))

    def _journey(self, piece: Traveller, leg: int) -> Chances:
        """Return how many turns a journey takes from a stop of its ticket on."""
        stops = self.table.board.deck[piece.ticket].stops[leg:]
        times = self._ticket(stops)
        return times if piece.crossed else both(times, self._way_back(piece, stops[-1]))

    def _way_back(self, piece: Traveller, city: str) -> Chances:
        """Return how many turns the way back takes; to the start of another ticket goes one turn (R-110)."""
        bound = bound_of(attrs.evolve(piece, crossed=True))
        pile = pile_of(self.table.board.tickets, self.state, bound)
        at_once = draws_on_arrival(self.table.rules)
        journeys = [
            (0, *times) if ticket.stops[0] != city and not at_once else times
            for ticket in pile
            for times in [self._ticket(ticket.stops)]
        ]
        if not journeys:
            return HERE
        longest = max(map(len, journeys))
        return tuple(
            sum(times[turns] for times in journeys if turns < len(times)) // len(journeys) for turns in range(longest)
        )

    def _ticket(self, stops: Sequence[str]) -> Chances:
        board = self.table.board
        legs = tuple(board.distance(a, b) for a, b in pairwise(stops))
        return ticket_times(legs, self._dice_choice)

    @property
    def _dice_choice(self) -> str:
        return self.table.rules.dice_choice


def _after_mate(chances: Sequence[int], mate: Chances) -> list[int]:
    """Return the chances of a team that is home when both are: by the later of two turns."""
    done = list(accumulate([*mate, *[0] * HORIZON][: HORIZON + 1]))
    later = [0] * (HORIZON + 2)
    for turn in reversed(range(len(mate))):
        if turn <= HORIZON:
            later[turn] = later[turn + 1] + mate[turn] * chances[turn] // ONE
    return [chances[turn] * done[turn] // ONE + later[turn + 1] for turn in range(len(chances))]
