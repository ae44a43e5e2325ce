"""
What a table tells one player in plain sentences: their orders said back, and what happened to them.

Both are words: they improve in any release, and nothing rests on them.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from pbem.engine.play.game import Game
from pbem.engine.play.order_check import Reading
from pbem.engine.proof.playback import Turn
from pbem.record import value


@runtime_checkable
class Restates(Protocol):
    """A table that says orders back in plain sentences; else players see the order file quoted."""

    def restate(self, state: Any, seat: str, orders: Any, /) -> Sequence[str]:
        """
        Return what sound orders of a seat ask for, one sentence or a few in each line, unwrapped.

        They speak to the player ("You place ...") and say all that the orders say.
        """


def say_back(game: Game, reading: Reading) -> Sequence[str]:
    """Return what sound orders ask for, in unwrapped lines; none where the rule set has no words for it."""
    table = game.table
    if not isinstance(table, Restates):
        return ()
    return table.restate(game.state, reading.seat, reading.orders)


@runtime_checkable
class Recalls(Protocol):
    """A table that tells a player what records did to them; else they read the report."""

    def recall(self, seat: str, past: Iterable[tuple[Any, Sequence[Any]]], /) -> Sequence[str]:
        """
        Return what happened to a seat in some records, one after the other, in unwrapped sentences.

        A record is the state before it and its events. None if nothing concerned the seat.
        """


@value
class Remembered:
    """Records that a player has not seen yet; `own` says that these are what their own orders did."""

    turns: Sequence[Turn]
    own: bool
    first: bool


def since_last_orders(turns: Sequence[Turn], seat: str) -> Remembered:
    """
    Return the records after the last orders of a seat, or the newest if its orders made that one.

    `first` says that the seat has given no orders yet: these are all records.
    """
    given = [number for number, turn in enumerate(turns) if seat in turn.seats]
    last = given[-1] + 1 if given else 0
    own = last == len(turns)
    return Remembered(turns[-1:] if own else turns[last:], own, not given)
