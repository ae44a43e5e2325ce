"""The player who is asked: his piece, the dice on the table, what he may answer."""

from functools import cached_property
from itertools import pairwise

import attrs

from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import Throw
from pbem.rulesets.across_the_continent.orders import CHANGED, Rail
from pbem.rulesets.across_the_continent.play.journey import leg_of, options
from pbem.rulesets.across_the_continent.play.track import Landing, Leg, passing_cities
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import State, Traveller


@attrs.frozen(slots=False)
class Asked:
    """A seat whose orders are wanted, in a state."""

    board: Board
    rules: Rules
    state: State
    seat: str

    @property
    def piece(self) -> Traveller:
        """His piece."""
        return self.state.travellers[self.seat]

    @property
    def throw(self) -> Throw | None:
        """The dice that lie on the table before him, None before a throw."""
        return self.state.dice if self.state.mover == self.seat else None

    @cached_property
    def leg(self) -> Leg:
        """His way to the next city of his ticket."""
        return leg_of(self.board, self.rules, self.state, self.seat)

    @cached_property
    def possible(self) -> dict[int, Landing]:
        """The numbers that he may take; {} before a throw."""
        return options(self.rules, self.leg, self.throw) if self.throw else {}

    def forks(self) -> list[str]:
        """The cities by which `via` can choose on his ticket, on the way from here to its end."""
        if not self.piece.ticket:
            return []
        way = (self.piece.place, *self.board.deck[self.piece.ticket].stops[self.piece.leg :])
        return [city for a, b in pairwise(way) for city in passing_cities(self.board, a, b)]

    def idle_via(self, rail: Rail) -> list[str]:
        """The cities of `via` that choose nothing, unless they may be meant for a later ticket."""
        if not rail.via or (rail.until == CHANGED and not self.piece.crossed):
            return []
        forks = self.forks()
        return [city for city in rail.via if city not in forks]

    def to_go(self) -> str:
        """Say how far the next city is: "7 spaces to Omaha"."""
        count = self.leg.distance
        return f"{count} {'space' if count == 1 else 'spaces'} to {self.board.names[self.leg.city]}"

    def numbers(self) -> str:
        """Spell the numbers he may take: "3, 5"."""
        return ", ".join(map(str, self.possible))

    def dice(self) -> str:
        """Spell the dice: "3 5"."""
        return " ".join(map(str, self.throw or ()))
