"""Lots: what a player by program decides by chance, from a stream that anybody can open again."""

from collections.abc import Sequence
from typing import TypeVar

from pbem.engine.table.ruleset import Stream
from pbem.record import value

Item = TypeVar("Item")


@value
class Lots:
    """Lots drawn from one stream."""

    stream: Stream

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        return self.stream.below(n)

    def hits(self, percent: int) -> bool:
        """Say yes in this many cases of a hundred."""
        return self.stream.below(100) < percent

    def pick(self, items: Sequence[Item]) -> Item:
        """Draw one of these."""
        return items[self.stream.below(len(items))]

    def mix(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in another order."""
        mixed = list(items)
        self.stream.shuffle(mixed)
        return mixed
