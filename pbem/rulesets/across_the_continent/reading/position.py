"""The race as the player to decide sees it: a piece, the dice on the table, the possible answers."""

from functools import cached_property
from itertools import pairwise

from pbem.engine.file.phrases import counted
from pbem.engine.table.gate import Gate, Open
from pbem.record import value
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import Throw
from pbem.rulesets.across_the_continent.orders import CHANGED, Rail
from pbem.rulesets.across_the_continent.play.gate import MOVE, gate
from pbem.rulesets.across_the_continent.play.race import leg_of, options
from pbem.rulesets.across_the_continent.play.track import Landing, Leg, passing_cities
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import State, Traveller


@value
class Position:
    """A state of the race from the point of view of a seat whose orders are awaited."""

    board: Board
    rules: Rules
    state: State
    seat: str

    @property
    def piece(self) -> Traveller:
        """The seat's piece."""
        return self.state.travellers[self.seat]

    @cached_property
    def gate(self) -> Gate:
        """What the seat may order now."""
        return gate(self.state, self.seat)

    @property
    def answers(self) -> bool:
        """Whether orders name a number now: dice of this seat lie on the table."""
        return isinstance(self.gate[MOVE], Open)

    @property
    def throw(self) -> Throw | None:
        """The dice on the table, if it is this seat that threw them."""
        return self.state.dice if self.state.mover == self.seat else None

    @cached_property
    def leg(self) -> Leg:
        """The way to the next city of the ticket."""
        return leg_of(self.board, self.rules, self.state, self.seat)

    @cached_property
    def possible(self) -> dict[int, Landing]:
        """The numbers that may be taken; {} before a throw."""
        return options(self.rules, self.leg, self.throw) if self.throw else {}

    def forks(self) -> list[str]:
        """The cities between which `via` can choose, from here to the end of the ticket."""
        if not self.piece.ticket:
            return []
        way = (self.piece.place, *self.board.deck[self.piece.ticket].stops[self.piece.leg :])
        return [city for a, b in pairwise(way) for city in passing_cities(self.board, a, b)]

    def idle_via(self, rail: Rail) -> list[str]:
        """The cities of `via` without any effect, unless they may be meant for a later ticket."""
        if not rail.via or (rail.until == CHANGED and not self.piece.crossed):
            return []
        forks = self.forks()
        return [city for city in rail.via if city not in forks]

    def to_go(self) -> str:
        """Describe how far the next city is: "7 spaces to Omaha"."""
        return f"{counted(self.leg.distance, 'space')} to {self.board.names[self.leg.city]}"

    def numbers(self) -> str:
        """Format the possible numbers: "3, 5"."""
        return ", ".join(map(str, self.possible))

    def dice(self) -> str:
        """Format the dice: "3 5"."""
        return " ".join(map(str, self.throw or ()))
