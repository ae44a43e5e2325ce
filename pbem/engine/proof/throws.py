"""
What a record threw: the numbers that each stream of its seed gave, written down while it is played.

Cards that were drawn or laid face down come from other seeds and are left out.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pbem.engine.table.ruleset import Dice, Stream
from pbem.record import value
from pbem.trust.dice import shuffle

PIPS = 6


class Draw(NamedTuple):
    """A number from 0 to `below` - 1; a die is one below six, with its pips less one."""

    below: int
    number: int


class Thrown(NamedTuple):
    """What one stream of a record gave, in order."""

    label: str
    draws: list[Draw]


@value
class WrittenDice:
    """Dice that write down what their streams give into `thrown`."""

    dice: Dice
    thrown: list[Thrown]

    def stream(self, label: str, /) -> Stream:
        """Open a stream; what it gives is written down."""
        draws: list[Draw] = []
        self.thrown.append(Thrown(label, draws))
        return _WrittenStream(self.dice.stream(label), draws)

    def lay_face_down(self, cards: Sequence[int], /) -> tuple[str, ...]:
        """Lay cards face down; nothing is written down."""
        return self.dice.lay_face_down(cards)

    def draw_face_down(self, seat: str, cards: int, /) -> str:
        """Draw a card face down; nothing is written down."""
        return self.dice.draw_face_down(seat, cards)


@value
class _WrittenStream:
    stream: Stream
    draws: list[Draw]

    def d6(self) -> int:
        return self.roll(1)[0]

    def roll(self, count: int, /) -> tuple[int, ...]:
        rolled = self.stream.roll(count)
        self.draws.extend(Draw(PIPS, pips - 1) for pips in rolled)
        return rolled

    def below(self, n: int, /) -> int:
        number = self.stream.below(n)
        self.draws.append(Draw(n, number))
        return number

    def shuffle(self, items: list[Any], /) -> None:
        shuffle(self.below, items)
