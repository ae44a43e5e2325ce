"""How the players stand, in numbers that a chart can follow from record to record."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from pbem.engine.table.resolution import AnyTable


class Score(NamedTuple):
    """
    One count of a state: its name ("Armies"), and its value for each seat, in seat order.

    `charted` says whether a chart of it tells anything. `words` are what a table shows in place of the
    values, if there are any; `neutral` is the value for a neutral army, None where one has none.
    """

    name: str
    values: tuple[int, ...]
    charted: bool = True
    words: tuple[str, ...] = ()
    neutral: int | None = None

    @property
    def shown(self) -> tuple[str, ...]:
        """What a table shows for each seat."""
        return self.words or tuple(map(str, self.values))


def has_neutral(table: AnyTable, states: Iterable[Any]) -> bool:
    """Say whether a neutral army stood on the board in any of these states."""
    return any(count.neutral for state in states for count in table.words.score(state))
