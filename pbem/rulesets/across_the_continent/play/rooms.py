"""What a group of racers can decide, as the engine asks for it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pbem.engine.table.rooms import Rulings
from pbem.engine.table.terms import Data
from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.play import administration
from pbem.rulesets.across_the_continent.state import State

if TYPE_CHECKING:
    from pbem.rulesets.across_the_continent.game import RailTable


class RailRulings(Rulings):
    """Giving up, and corrections; no turn of a race can be ended without dice."""

    table: "RailTable"

    def resign(self, state: State, seat: str, /) -> Iterator[Event]:
        """Let a seat give up."""
        return administration.resign(self.table.rules, self.table.ids, state, seat)

    def minimal(self, state: State, seat: str, /) -> Data:
        """Refuse: every turn of a race takes dice."""
        return administration.minimal(seat)

    def correct(self, state: State, corrections: Sequence[Data], /) -> Iterator[Event]:
        """Correct the state by ruling."""
        return administration.correct(self.table.board, self.table.rules, state, corrections)
