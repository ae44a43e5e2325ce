"""
Comparing a throw (R-037 to R-040).

Highest against highest, and second highest against second highest if both sides threw two dice or
more. A tie goes to the defender. The third die of the attacker decides nothing.
"""

from collections.abc import Sequence
from itertools import product
from operator import gt, itemgetter

from pbem.rulesets.risk.events import Clash

Dice = tuple[int, ...]


def _compare(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    # Pairs end with the shorter row.
    killed = sum(map(gt, sorted(attack, reverse=True), sorted(defence, reverse=True)))
    return min(len(attack), len(defence)) - killed, killed


class Clashes(dict[Dice, Clash]):
    """
    Throws by their dice as they fell, those of the attacker first, of whom there are so many.

    Each is compared when it first falls: there are few, and they fall again and again.
    """

    def __init__(self, attackers: int) -> None:
        super().__init__()
        self.attackers = attackers

    def __missing__(self, dice: Dice) -> Clash:
        attack, defence = dice[: self.attackers], dice[self.attackers :]
        clash = self[dice] = Clash(attack, defence, *_compare(attack, defence))
        return clash


clashes = tuple(map(Clashes, range(4)))
"""The throws with 1, 2 or 3 dice of the attacker, by that number."""


def compared(dice: Dice, attackers: int, throws: int) -> tuple[list[Clash], int, int]:
    """Compare the dice of so many throws, so many of the attacker in each; add up the losses."""
    single = zip(*[iter(dice)] * (len(dice) // throws), strict=True)
    thrown = list(map(clashes[attackers].__getitem__, single))
    return thrown, sum(map(itemgetter(2), thrown)), sum(map(itemgetter(3), thrown))


def compare(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    """Return the losses of attacker and defender; 1 to 3 dice against 1 or 2, in any order."""
    _, _, lost, killed = clashes[len(attack)][(*attack, *defence)]
    return lost, killed


def clash(attack: Sequence[int], defence: Sequence[int]) -> Clash:
    """Return the throw with these dice."""
    return clashes[len(attack)][(*attack, *defence)]


def losing_dice(attack: Sequence[int], defence: Sequence[int]) -> list[int]:
    """Return the attacker's dice that lose their comparison, highest first (R-085)."""
    pairs = zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False)
    return [ours for ours, theirs in pairs if ours <= theirs]


def count_throws(attackers: int, defenders: int) -> dict[tuple[int, int], int]:
    """Count all throws of so many dice by their losses: {(attacker, defender): throws}."""
    counts: dict[tuple[int, int], int] = {}
    for pips in product(range(1, 7), repeat=attackers + defenders):
        result = compare(pips[:attackers], pips[attackers:])
        counts[result] = counts.get(result, 0) + 1
    return counts
