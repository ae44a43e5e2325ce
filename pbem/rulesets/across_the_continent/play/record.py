"""
One record while it is played: the state that the engine evolves, and what is drawn for it.

Streams of a record: `lots/coasts`, `lots/first`; `ticket/<n>` for the n-th time that somebody draws
a ticket, rejected ones included; `move/<n>` for all throws of the n-th turn, the turn that was left
open by the record before being the first.
"""

import attrs

from pbem.engine.ruleset import Dice, Stream
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import State, Traveller


@attrs.define
class Record:
    """
    What the chapters of the race work with.

    `state` is only looked at. `turns` counts the turns of this record, `drawings` the drawings.
    """

    board: Board
    rules: Rules
    seats: tuple[str, ...]
    state: State
    dice: Dice
    turns: int = 1
    drawings: int = 0

    @property
    def mover(self) -> Traveller:
        """The piece of the player whose turn it is."""
        return self.state.travellers[self.state.mover]

    def throws(self) -> Stream:
        """Open the dice of the turn that is being played."""
        return self.dice.stream(f"move/{self.turns}")

    def drawing(self) -> Stream:
        """Open the chance of the next drawing of a ticket."""
        self.drawings += 1
        return self.dice.stream(f"ticket/{self.drawings}")
