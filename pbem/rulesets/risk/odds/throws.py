"""
What a throw may bring, as a small table: with it anybody can count how an attack will end.

A page that composes orders walks over it from throw to throw, for every number of armies and under
every stop condition. The dice are asked of the battle itself, as `pbem odds` does.
"""

from pbem.rulesets.risk.odds.battle import SCALE, Battle, throw_table
from pbem.rulesets.risk.odds.campaign import face_strip
from pbem.rulesets.risk.rules import Rules

WAYS = 6**5
"""Of so many equal ways each throw is counted: those of five dice."""

Row = tuple[int, list[tuple[int, int, int]]]
"""The attacker's dice, and what may follow: armies lost, armies killed, ways."""


def throws(rules: Rules, defence: int) -> list[list[Row]]:
    """
    Return what a throw may bring if the defender throws up to `defence` dice.

    Two lists, against one army and against more; in each a row by attackers. The last row holds for
    every larger number.
    """
    battle = Battle.of(*face_strip(rules, 2, (1,), {"defence": {"default": defence}}))
    return [
        [
            (dice if after else 0, [(lost, killed, _ways(lost + killed, weight)) for lost, killed, weight in after])
            for after, dice in throw_table(battle, facing)
        ]
        for facing in (1, 2)
    ]


def _ways(taken: int, weight: int) -> int:
    unit: int = SCALE**taken
    return weight * WAYS // unit
