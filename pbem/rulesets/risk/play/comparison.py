"""
Comparing a throw (R-037 to R-040).

Highest against highest, and second highest against second highest if both sides threw two dice or
more. A tie goes to the defender. The third die of the attacker decides nothing.
"""

from collections.abc import Sequence
from itertools import product

Dice = tuple[int, ...]


def _compare(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    pairs = list(zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False))
    killed = sum(ours > theirs for ours, theirs in pairs)
    return len(pairs) - killed, killed


class _Losses(dict[tuple[Dice, Dice], tuple[int, int]]):
    """Losses by the dice as they lie; a throw is worked out when it first falls."""

    def __missing__(self, throw: tuple[Dice, Dice]) -> tuple[int, int]:
        losses = self[throw] = _compare(*throw)
        return losses


losses = _Losses()
"""(armies the attacker loses, armies the defender loses) by (attack, defence), dice in any order."""


def compare(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    """Return the losses of attacker and defender; 1 to 3 dice against 1 or 2, in any order."""
    return losses[tuple(attack), tuple(defence)]


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
