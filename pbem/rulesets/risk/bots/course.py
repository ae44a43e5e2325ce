"""
The course of a rehearsal: what orders came to with some dice, and for which other orders that holds too.

Many plans differ only in what is not reached: how a march goes on behind the army that stops it, with how few armies
one would have stopped that took all it wanted, who places the cards of the fallen where nobody falls.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pbem.rulesets.risk.events import (
    AttackStopped,
    BattleJoined,
    Event,
    OrderSkipped,
    PlayerEliminated,
    TerritoryCaptured,
)
from pbem.rulesets.risk.orders import Attack, Orders, TurnOrders


class _Mattered(NamedTuple):
    """What mattered of an attack entry: the beginning of its path (None: all of it), and that it keeps so many armies."""

    places: int | None
    least: int
    most: int


_ALL = _Mattered(None, 0, 1 << 40)


class Course(NamedTuple):
    """What orders came to: what mattered of each attack entry, whether a player fell, and what the end was worth."""

    orders: Orders
    attacks: Sequence[_Mattered]
    fell: bool
    worth: int

    def holds_for(self, orders: Orders) -> bool:
        """Say whether orders come to the same that differ at most in their attacks, and in what eliminations ask for."""
        mine = self.orders
        return (
            isinstance(mine, TurnOrders)
            and isinstance(orders, TurnOrders)
            and len(mine.attacks) == len(orders.attacks)
            and all(map(_is_same, self.attacks, mine.attacks, orders.attacks))
            and not (self.fell and mine.on_elimination != orders.on_elimination)
        )


def _is_same(mattered: _Mattered, one: Attack, other: Attack) -> bool:
    places, least, most = mattered
    return one is other or (
        one.path[:places] == other.path[:places]
        and least <= other.keep <= most
        and one._replace(path=other.path, keep=other.keep) == other
    )


def course(orders: Orders, events: Sequence[Event], worth: int) -> Course:
    """Return the course of orders from what happened."""
    entries = orders.attacks if isinstance(orders, TurnOrders) else ()
    attacks = [_ALL] * len(entries)
    number = taken = 0
    fell = False
    for event in events:
        if type(event) is TerritoryCaptured:
            taken += 1
            if number:  # one more than moved in was left when the last throw fell
                attacks[number - 1] = _Mattered(None, 0, min(attacks[number - 1].most, event.moved))
        elif type(event) is BattleJoined:
            if event.entry != number:
                number, taken = event.entry, 0
        elif type(event) is AttackStopped or (type(event) is OrderSkipped and event.section == "attack"):
            keep = entries[event.entry - 1].keep
            attacks[event.entry - 1] = _Mattered(2 + taken * (event.entry == number), keep, keep)
        elif type(event) is PlayerEliminated:
            fell = True
    return Course(orders, attacks, fell, worth)
