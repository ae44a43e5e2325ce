"""What a player of the tests decides by lot: always the same for the same seed."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from pbem.trust.dice import SeededDice

Item = TypeVar("Item")


class Chance:
    """Lots drawn from one stream."""

    def __init__(self, seed: str) -> None:
        self._stream = SeededDice(sha256(seed.encode()).digest()).stream("player")

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        return self._stream.below(n)

    def hits(self, percent: int) -> bool:
        """Say yes in so many of a hundred cases."""
        return self._stream.below(100) < percent

    def pick(self, items: Sequence[Item]) -> Item:
        """Draw one of these."""
        return items[self._stream.below(len(items))]

    def mix(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in another order."""
        mixed = list(items)
        self._stream.shuffle(mixed)
        return mixed
