"""The chances of a turn: how likely what happens, who holds what at the end; as numbers and as plain data."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any

from pbem.engine.foresight.forecast import Distribution
from pbem.engine.table.terms import Data
from pbem.record import tool
from pbem.rulesets.risk.odds.tally import (
    BEGUN,
    CAPTURED,
    ELIMINATED,
    KILLED,
    LEFT,
    LOST,
    OVER,
    PAUSED,
    SKIPPED,
    STANDS,
    STOPPED,
    WON,
    Key,
)
from pbem.rulesets.risk.orders import Attack, TurnOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State


@tool
class TurnChances:
    """The chances of a turn by what was counted, with its orders and the state before it."""

    setting: Setting
    orders: TurnOrders
    before: State
    chances: Mapping[Key, Fraction]

    def chance(self, *key: Any) -> Fraction:
        """Return how likely something is."""
        return self.chances.get(key, Fraction())

    def some(self, *start: Any) -> dict[Key, Fraction]:
        """Return all chances of what begins like this, by the rest of the key."""
        return self._index.get(start, {})

    @cached_property
    def _index(self) -> Mapping[Key, dict[Key, Fraction]]:
        """All chances in order, by each way in which their keys begin: a forecast asks hundreds of times."""
        index: dict[Key, dict[Key, Fraction]] = {}
        for key in sorted(self.chances, key=lambda key: tuple(map(_sortable, key))):
            for size in range(1, len(key)):
                index.setdefault(key[:size], {})[key[size:]] = self.chances[key]
        return index

    def left(self, number: int, *, won: bool | None = True) -> Distribution:
        """Spread the armies that an attack leaves, if it won, if it did not, or (None) in any case."""
        spread: dict[int, Fraction] = {}
        for (how, armies), chance in self.some(LEFT, number).items():
            if won is None or how == won:
                spread[armies] = spread.get(armies, Fraction()) + chance
        return spread

    def expected(self, word: str, number: int) -> Fraction:
        """Return the losses that an attack can expect."""
        return sum((armies * chance for (armies,), chance in self.some(word, number).items()), Fraction())

    def owners(self, place: int) -> dict[str, dict[int, Fraction]]:
        """Spread the armies of a territory by owner, with the branches that leave it as it was."""
        found: dict[str, dict[int, Fraction]] = {}
        changed = self.some(STANDS, place)
        if not changed:
            return found
        same = 1 - sum(changed.values(), Fraction())
        was = (self.before.owners[place], self.before.armies[place])
        for (owner, armies), chance in ({was: same} | changed if same else changed).items():
            found.setdefault(owner, {})[armies] = chance
        return found

    # As plain data

    def data(self) -> Data:
        """Return everything as plain data, chances as exact fractions."""
        return {
            "attacks": [self._attack_data(number, entry) for number, entry in enumerate(self.orders.attacks, 1)],
            "moves_skipped": [
                {"section": section, "entry": number, "reason": reason, "chance": chance}
                for (section, number, reason), chance in self.some(SKIPPED).items()
                if section != "attack"
            ],
            "captured": {one: {"chance": p} for (one,), p in self.some(CAPTURED).items()},
            "eliminated": [
                {"player": seat, "why": why, "chance": chance} for (seat, why), chance in self.some(ELIMINATED).items()
            ],
            "won": {seat: {"chance": chance} for (seat,), chance in self.some(OVER).items()},
            "paused": {why: {"chance": chance} for (why,), chance in self.some(PAUSED).items()},
            "territories": {
                territory: [{"owner": owner, "armies": _spread(armies)} for owner, armies in owners.items()]
                for place, territory in enumerate(self.setting.board.ids)
                if (owners := self.owners(place))
            },
        }

    def _attack_data(self, number: int, entry: Attack) -> Data:
        return {
            "entry": number,
            "path": list(entry.path),
            "begins": self.chance(BEGUN, number),
            "wins": self.chance(WON, number),
            "lost_expected": self.expected(LOST, number),
            "killed_expected": self.expected(KILLED, number),
            "left_if_won": _spread(self.left(number)),
            "left_if_not": _spread(self.left(number, won=False)),
            "skipped": {
                reason: {"chance": chance} for (reason,), chance in self.some(SKIPPED, "attack", number).items()
            },
            "stopped": [
                {"from": source, "to": target, "reason": reason, "chance": chance}
                for (source, target, reason), chance in self.some(STOPPED, number).items()
            ],
        }


def _spread(chances: Distribution) -> list[Data]:
    return [{"armies": number, "chance": chances[number]} for number in sorted(chances)]


def _sortable(part: Any) -> tuple[int, Any]:
    return (0, part) if isinstance(part, int) else (1, part)
