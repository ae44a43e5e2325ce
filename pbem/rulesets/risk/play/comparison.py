"""
Comparing a throw (R-037 to R-040).

Highest against highest, and second highest against second highest if both sides threw two dice or
more. A tie goes to the defender. The third die of the attacker decides nothing.
"""

from collections.abc import Sequence
from itertools import product
from operator import gt

from pbem.rulesets.risk.events import Clash

Dice = tuple[int, ...]


def _compare(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    # Dice without a counterpart decide nothing: `map` ends with the shorter side.
    killed = sum(map(gt, sorted(attack, reverse=True), sorted(defence, reverse=True)))
    return min(len(attack), len(defence)) - killed, killed


class _Throws(dict[Dice, Clash]):
    """Throws by their dice: few, and they fall again and again, so each is compared only once."""

    def __init__(self, attackers: int) -> None:
        super().__init__()
        self.attackers = attackers

    def __missing__(self, dice: Dice) -> Clash:
        attack, defence = dice[: self.attackers], dice[self.attackers :]
        clash = self[dice] = Clash(attack, defence, *_compare(attack, defence))
        return clash


_THROWS = tuple(_Throws(attackers) for attackers in range(4))
"""The throws with 0 to 3 dice of the attacker, by that number."""


def clash(dice: Dice, attackers: int) -> Clash:
    """Compare one throw: dice as they fell, first those of the attacker, who threw this many."""
    return _THROWS[attackers][dice]


def clashes(dice: Dice, attackers: int, throws: int) -> list[Clash]:
    """Compare the dice of several throws, one throw after the other."""
    if throws == 1:
        return [_THROWS[attackers][dice]]
    # The same iterator once for each die of a throw: `zip` then takes one throw after another.
    single = zip(*[iter(dice)] * (len(dice) // throws), strict=True)
    return list(map(_THROWS[attackers].__getitem__, single))


def compare(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    """Return the losses of attacker and defender; 1 to 3 dice against 1 or 2, in any order."""
    _, _, lost, killed = clash((*attack, *defence), len(attack))
    return lost, killed


def losing_dice(attack: Sequence[int], defence: Sequence[int]) -> list[int]:
    """Return the attacker's dice that lose their comparison, highest first (R-085)."""
    pairs = zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False)
    return [ours for ours, theirs in pairs if ours <= theirs]


def count_throws(attackers: int, defenders: int) -> dict[tuple[int, int], int]:
    """Count all throws of this many dice by their losses: {(attacker, defender): throws}."""
    counts: dict[tuple[int, int], int] = {}
    for pips in product(range(1, 7), repeat=attackers + defenders):
        result = compare(pips[:attackers], pips[attackers:])
        counts[result] = counts.get(result, 0) + 1
    return counts
