"""
What a table tells one player in plain sentences: their orders said back, and what happened to them.

Both are words: they improve in any release, and nothing rests on them.
"""

from collections.abc import Sequence

from pbem.engine.play.game import Game
from pbem.engine.play.order_check import Reading
from pbem.engine.proof.playback import Turn
from pbem.record import value


def say_back(game: Game, reading: Reading) -> Sequence[str]:
    """Return what sound orders ask for, in unwrapped lines; none where the rule set has no words for it."""
    return game.table.words.restate(game.state, reading.seat, reading.orders)


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
