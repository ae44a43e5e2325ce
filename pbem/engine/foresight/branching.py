"""
All ways of chance: dice that do not fall but branch, so that play can be followed along every way.

`explore` plays the same again and again, each time with chance going another way, until all have been
played. So a rule set needs to know nothing about it. There are as many ways as the product of all
that chance decides, which is feasible for a few decisions; the work is counted.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import attrs

from pbem.engine.foresight.forecast import Work
from pbem.engine.table.ruleset import Dice
from pbem.record import mutable
from pbem.trust.dice import shuffle

ResultT = TypeVar("ResultT")


def explore(play: Callable[[Dice], ResultT], work: Work, cost: int = 1) -> Iterator[tuple[Fraction, ResultT]]:
    """
    Play along every way of chance; yield the chance of each and what came out.

    Each way costs so much `work`. Raises BeyondLimitError in the middle when that is used up.
    """
    way: list[int] = []
    while True:
        work.spend(cost)
        dice = BranchingDice(way)
        result = play(dice)
        yield dice.chance, result
        turned = dice.next_way()
        if turned is None:
            return
        way = turned


@mutable
class BranchingDice:
    """
    Dice that fall as one way of chance has it, and for the first time at the first face.

    `way` are the decisions given, `taken` those met, each as (which, of how many).
    """

    way: Sequence[int]
    taken: list[tuple[int, int]] = attrs.Factory(list)
    fallen: dict[str, list[tuple[int, int]]] = attrs.Factory(dict)

    def stream(self, label: str, /) -> "BranchingStream":
        """Open the stream with this label, from its beginning."""
        return BranchingStream(self, self.fallen.setdefault(label, []))

    def lay_face_down(self, cards: Sequence[int], /) -> tuple[str, ...]:
        """Lay cards face down, which nobody can look at."""
        return unseen_cards("dealt", len(cards))

    def draw_face_down(self, seat: str, cards: int, /) -> str:
        """Draw a card face down, which nobody can look at."""
        return unseen_cards("private", 1)[0]

    def choose(self, many: int) -> int:
        """Return the next decision of the way, 0 after its end."""
        at = len(self.taken)
        chosen = self.way[at] if at < len(self.way) else 0
        self.taken.append((chosen, many))
        return chosen

    @property
    def chance(self) -> Fraction:
        """How likely this way is."""
        ways = 1
        for _, many in self.taken:
            ways *= many
        return Fraction(1, ways)

    def next_way(self) -> list[int] | None:
        """Return the way that comes after this one, None after the last."""
        way = [chosen for chosen, _ in self.taken]
        for at in reversed(range(len(way))):
            if way[at] + 1 < self.taken[at][1]:
                return [*way[:at], way[at] + 1]
        return None


@mutable
class BranchingStream:
    """A stream of such dice; `fallen` is what its label has given so far, (number, of how many)."""

    dice: BranchingDice
    fallen: list[tuple[int, int]]
    at: int = 0

    def d6(self) -> int:
        """Roll one die."""
        return 1 + self.below(6)

    def roll(self, count: int, /) -> tuple[int, ...]:
        """Roll some dice."""
        return tuple(self.d6() for _ in range(count))

    def below(self, n: int, /) -> int:
        """Draw from 0 to n - 1."""
        if self.at == len(self.fallen):
            self.fallen.append((self.dice.choose(n), n))
        number, _ = self.fallen[self.at]
        self.at += 1
        return number

    def shuffle(self, items: list[Any], /) -> None:
        """Shuffle in place."""
        shuffle(self.below, items)


def unseen_cards(kind: str, cards: int) -> tuple[str, ...]:
    """Return tokens of cards of which a forecast knows nothing."""
    promise = "0" * 64
    if kind == "dealt":
        return tuple(f"dealt:{999_999_999 - number}:{promise}" for number in range(cards))
    return (f"private:999999999:{promise}:{promise}",)
