"""
What the conquest game knows of chances, and its fair dice: each throw of a battle, as it fell.

Rule 1. A throw counts as it fell: what a card or the commander makes of it was decided by
        somebody who saw the dice, and says nothing about them.
Rule 2. The die that falls again for a card (R-085) is fair once more: a throw of its own, which can
        only change the losses of the dice that lie there; no throw sees a second card (A-61).
Rule 3. Dice that lay on the table when a part began were counted when they fell: their author and
        their witness are those of that record.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from pbem.engine.foresight.odds import Measure, Odds, Trial
from pbem.engine.table.rooms import Foresight
from pbem.rulesets.risk.events import BattleFought, BattleJoined, DiceThrown, DieRerolled, Event
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.play.comparison import compare, count_throws
from pbem.rulesets.risk.play.experts import ATTACK
from pbem.rulesets.risk.state import State

if TYPE_CHECKING:
    from pbem.engine.foresight.forecast import Outlook, Play, Work
    from pbem.rulesets.risk.game import RiskTable

MEASURE = Measure(
    "lost",
    "killed",
    "attacker",
    "defender",
    "Dice count as they first fell; one that fell again for a card counts what it changed. Lots and "
    "cards are left out.",
)
Dice = tuple[int, ...]


class RiskForesight(Foresight):
    """Outlooks of orders, and the throws that were made."""

    table: "RiskTable"

    def foresee(self, before: State, orders: Mapping[str, Orders], work: "Work", /) -> "Outlook":
        from pbem.rulesets.risk.odds.plan import foresee  # late: luck needs no plan

        return foresee(self.table.setting, before, orders, work)

    def sum_up(self, before: State, orders: Mapping[str, Orders], plays: "Iterable[Play]", /) -> "Outlook":
        from pbem.rulesets.risk.odds.plan import sum_up  # late: as above

        return sum_up(self.table.setting, before, orders, plays)

    def trials(self, before: State, events: Sequence[Event], /) -> Iterator[Trial]:
        return trials(before, events)

    def measure(self) -> Measure:
        return MEASURE


def trials(before: State, events: Sequence[Event]) -> Iterator[Trial]:
    """Yield the fair throws of a record; `own` counts losses of the attacker, `others` the rest."""
    attacker = defender = ""
    throw = before.throw
    lying = (tuple(throw.attack), tuple(throw.defence)) if throw is not None else None
    for event in events:
        match event:
            case BattleJoined():
                attacker, defender = event.attacker, event.defender
            case DiceThrown(_, _, attack, defence):
                lying = (attack, defence)
                yield _throw(attacker, defender, *lying)
            case DieRerolled() if lying:
                yield _reroll(attacker, defender, lying, event)
            case BattleFought():
                for attack, defence, *_ in event.throws:
                    if lying is None:
                        yield _throw(attacker, defender, attack, defence)
                    lying = None
            case _:
                pass


def _throw(attacker: str, defender: str, attack: Dice, defence: Dice) -> Trial:
    lost, killed = compare(attack, defence)
    return Trial(attacker, defender, lost, killed, _odds(len(attack), len(defence)))


@cache
def _odds(attackers: int, defenders: int) -> Odds:
    counts = count_throws(attackers, defenders)
    return tuple((lost, killed, ways) for (lost, killed), ways in sorted(counts.items()))


def _reroll(attacker: str, defender: str, lying: tuple[Dice, Dice], event: DieRerolled) -> Trial:
    """Weigh one die thrown again by what each of its faces would have changed."""
    lost, killed = compare(*lying)
    changes = []
    for pips in range(1, 7):
        lost_then, killed_then = compare(*_reroll_die(*lying, event, pips))
        changes.append((lost_then - lost, killed_then - killed))
    odds = tuple((*change, changes.count(change)) for change in sorted(set(changes)))
    return Trial(attacker, defender, *changes[event.new - 1], odds)


def _reroll_die(attack: Dice, defence: Dice, event: DieRerolled, pips: int) -> tuple[Dice, Dice]:
    """The dice with other pips on the one that was thrown again."""
    if event.whose == ATTACK:
        return _replace_die(attack, event.old, pips), defence
    return attack, _replace_die(defence, event.old, pips)


def _replace_die(dice: Dice, old: int, new: int) -> Dice:
    at = dice.index(old)
    return (*dice[:at], new, *dice[at + 1 :])
