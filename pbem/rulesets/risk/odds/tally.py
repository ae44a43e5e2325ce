"""
The tally of a forecast: how often what happens, over all branches or over many plays.

A branch enters with its weight: ways of the dice, and the armies lost on the way, which say out of
how many ways (`odds/battle.py`). A play enters with one way of as many as there are plays.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import compress, count
from math import lcm
from operator import ne
from typing import Any, NamedTuple

import attrs

from pbem.record import value
from pbem.rulesets.risk import events as happened
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.odds.battle import SCALE
from pbem.rulesets.risk.orders import TurnOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

Key = tuple[Any, ...]
"""What is counted: a word and what it is about."""
Kind = tuple[int, int, int]
"""Weights that add up as they are: the armies lost, and the share in lowest terms."""

BEGUN, WON, STOPPED, SKIPPED = "begun", "won", "stopped", "skipped"
CAPTURED, ELIMINATED, OVER, PAUSED, MOVED = "captured", "eliminated", "over", "paused", "moved"
LEFT, LOST, KILLED, STANDS, NOTHING = "left", "lost", "killed", "stands", "nothing"


class Weight(NamedTuple):
    """
    How likely a branch is: `ways`, times `share`, of SCALE ways for each army `lost`.

    `share` is for chance other than the dice of battles.
    """

    ways: int
    lost: int = 0
    share: Fraction = Fraction(1)

    @property
    def chance(self) -> Fraction:
        """How likely the branch is."""
        return self.share * Fraction(self.ways, SCALE**self.lost)

    def plus(self, other: "Weight") -> "Weight":
        """Return the weight of two branches together."""
        if (self.lost, self.share) == (other.lost, other.share):
            return self._replace(ways=self.ways + other.ways)
        return Weight(1, share=self.chance + other.chance)

    def times(self, ways: int, lost: int) -> "Weight":
        """Return the weight of a branch of this one, after this many more armies are lost."""
        return Weight(self.ways * ways, self.lost + lost, self.share)


@value
class Tally:
    """Sums of weights by what they are about, apart for each kind of weight."""

    setting: Setting
    orders: TurnOrders
    sums: dict[Key, dict[Kind, int]] = attrs.Factory(dict)

    def add(self, key: Key, weight: Weight) -> None:
        """Count what happens in a branch."""
        kind = (weight.lost, *weight.share.as_integer_ratio())
        sums = self.sums.setdefault(key, {})
        sums[kind] = sums.get(kind, 0) + weight.ways

    # What happens

    def note(self, event: Event, weight: Weight) -> None:
        """Count an event that tells something by itself."""
        match event:
            case happened.OrderSkipped(section, number, reason, _):
                self.add((SKIPPED, section, number, reason), weight)
            case happened.AttackStopped(number, source, target, reason, _):
                self.add((STOPPED, number, source, target, reason), weight)
            case happened.TerritoryCaptured(_, _, _, target, _):
                self.add((CAPTURED, target), weight)
            case happened.PlayerEliminated(seat, _, why):
                self.add((ELIMINATED, seat, why), weight)
            case happened.GameWon(seat, _):
                self.add((OVER, seat), weight)
            case happened.TurnPaused(_, _, reason):
                self.add((PAUSED, reason), weight)
            case happened.FreeMoveMade(_, source, target, _):
                self.add((MOVED, source, target), weight)
            case _:
                pass

    def fought(self, number: int, lost: int, killed: int, weight: Weight) -> None:
        """
        Count what a battle of an entry took from both sides; battles of one entry add up.

        Only what is expected follows from it, so that armies before and, below 0, after do as well.
        """
        self.add((LOST, number, lost), weight)
        self.add((KILLED, number, killed), weight)

    def entry_over(self, number: int, armies: int, weight: Weight, *, won: bool) -> None:
        """Count an entry that has begun: whether it won, and the armies that its last battle left."""
        if won:
            self.add((WON, number), weight)
        self.add((LEFT, number, won, armies), weight)

    def close(self, before: State, after: State, weight: Weight, *, taken: bool) -> None:
        """Count how the board stands at the end, wherever that is not as before."""
        if not taken:
            self.add((NOTHING,), weight)
        differs = map(ne, zip(after.owners, after.armies, strict=True), zip(before.owners, before.armies, strict=True))
        for place in compress(count(), differs):
            self.add((STANDS, place, after.owners[place], after.armies[place]), weight)

    def play(self, before: State, events: Iterable[Event], after: State, weight: Weight) -> None:
        """Count a whole play from its events."""
        number = mine = lost = 0
        won = taken = False
        for event in events:
            self.note(event, weight)
            match event:
                case happened.BattleJoined():
                    if event.entry != number:
                        self._leave(number, mine - lost, weight, won=won)
                        self.add((BEGUN, event.entry), weight)
                    number, mine, lost, won = event.entry, event.source_armies, 0, False
                case happened.BattleFought():
                    lost += event.attacker_losses
                    self.fought(number, event.attacker_losses, event.defender_losses, weight)
                case happened.TerritoryCaptured(_, _, _, target, _):
                    taken = True
                    won = number > 0 and target == self.orders.attacks[number - 1].path[-1]
                    if not won:
                        mine, lost = event.moved, 0
                case _:
                    pass
        self._leave(number, mine - lost, weight, won=won)
        self.close(before, after, weight, taken=taken)

    def _leave(self, number: int, armies: int, weight: Weight, *, won: bool) -> None:
        if number:
            self.entry_over(number, armies, weight, won=won)

    # What it comes to

    def weights(self) -> tuple[Mapping[Key, int], int]:
        """Return the weight of everything that was counted, all on one scale, and what is sure on it."""
        kinds = {kind for sums in self.sums.values() for kind in sums}
        most = max((lost for lost, *_ in kinds), default=0)
        parts = lcm(*(part for *_, part in kinds))
        on_scale = {
            (lost, share, part): share * (parts // part) * SCALE ** (most - lost) for lost, share, part in kinds
        }
        weights = {key: sum(ways * on_scale[kind] for kind, ways in sums.items()) for key, sums in self.sums.items()}
        return weights, parts * SCALE**most

    def chances(self) -> Mapping[Key, Fraction]:
        """Return the chance of everything that was counted."""
        weights, sure = self.weights()
        return {key: Fraction(weight, sure) for key, weight in weights.items()}
