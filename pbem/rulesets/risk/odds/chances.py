"""The chances of a turn: how likely what happens, who holds what at the end; as numbers and as plain data."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any

from pbem.engine.foresight.forecast import Distribution, Weights
from pbem.engine.table.terms import Data
from pbem.record import tool
from pbem.rulesets.risk.odds import tally
from pbem.rulesets.risk.orders import Attack, TurnOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State


@tool
class TurnChances:
    """
    The chances of a turn by what was counted, with its orders and the state before it.

    They are kept as weights; what is sure weighs `sure`. After a great battle these are numbers of hundreds
    of digits, and what is said takes a few of them as fractions.
    """

    setting: Setting
    orders: TurnOrders
    before: State
    weights: Mapping[tally.Key, int]
    sure: int

    def chance(self, *key: Any) -> Fraction:
        """Return how likely something is."""
        return self.share(self.weights.get(key, 0))

    def share(self, weight: int) -> Fraction:
        """Return the chance that a weight stands for."""
        return Fraction(weight, self.sure)

    def some(self, *start: Any) -> dict[tally.Key, Fraction]:
        """Return all chances of what begins like this, by the rest of the key."""
        return {rest: self.share(weight) for rest, weight in self._weights_of(*start).items()}

    def _weights_of(self, *start: Any) -> dict[tally.Key, int]:
        return self._index.get(start, {})

    @cached_property
    def _index(self) -> Mapping[tally.Key, dict[tally.Key, int]]:
        """All weights in order, by each way in which their keys begin: a forecast asks hundreds of times."""
        index: dict[tally.Key, dict[tally.Key, int]] = {}
        for key in sorted(self.weights, key=lambda key: tuple(map(_sortable, key))):
            for size in range(1, len(key)):
                index.setdefault(key[:size], {})[key[size:]] = self.weights[key]
        return index

    def left(self, number: int, *, won: bool | None = True) -> Weights:
        """Spread the armies that an attack leaves, if it won, if it did not, or (None) in any case."""
        spread: dict[int, int] = {}
        for (how, armies), weight in self._weights_of(tally.LEFT, number).items():
            if won is None or how == won:
                spread[armies] = spread.get(armies, 0) + weight
        return spread

    def expected(self, word: str, number: int) -> Fraction:
        """Return the losses that an attack can expect."""
        return self.share(sum(armies * weight for (armies,), weight in self._weights_of(word, number).items()))

    def owners(self, place: int) -> dict[str, dict[int, int]]:
        """Spread the armies of a territory by owner, with the branches that leave it as it was."""
        found: dict[str, dict[int, int]] = {}
        changed = self._weights_of(tally.STANDS, place)
        if not changed:
            return found
        same = self.sure - sum(changed.values())
        was = (self.before.owners[place], self.before.armies[place])
        for (owner, armies), weight in ({was: same} | changed if same else changed).items():
            found.setdefault(owner, {})[armies] = weight
        return found

    # As exact fractions

    def panels(self) -> tuple[tuple[str, Distribution], ...]:
        """Return what a chart shows: the armies that each attack leaves."""
        spreads = ((number, self.left(number, won=None)) for number in range(1, len(self.orders.attacks) + 1))
        return tuple(
            (f"Attack {number}: armies left", {armies: self.share(weight) for armies, weight in spread.items()})
            for number, spread in spreads
            if spread
        )

    def data(self) -> Data:
        """Return everything as plain data, chances as exact fractions."""
        return {
            "attacks": [self._attack_data(number, entry) for number, entry in enumerate(self.orders.attacks, 1)],
            "moves_skipped": [
                {"section": section, "entry": number, "reason": reason, "chance": chance}
                for (section, number, reason), chance in self.some(tally.SKIPPED).items()
                if section != "attack"
            ],
            "captured": {one: {"chance": p} for (one,), p in self.some(tally.CAPTURED).items()},
            "eliminated": [
                {"player": seat, "why": why, "chance": chance}
                for (seat, why), chance in self.some(tally.ELIMINATED).items()
            ],
            "won": {seat: {"chance": chance} for (seat,), chance in self.some(tally.OVER).items()},
            "paused": {why: {"chance": chance} for (why,), chance in self.some(tally.PAUSED).items()},
            "territories": {
                territory: [{"owner": owner, "armies": self._spread(armies)} for owner, armies in owners.items()]
                for place, territory in enumerate(self.setting.board.ids)
                if (owners := self.owners(place))
            },
        }

    def _attack_data(self, number: int, entry: Attack) -> Data:
        return {
            "entry": number,
            "path": list(entry.path),
            "begins": self.chance(tally.BEGUN, number),
            "wins": self.chance(tally.WON, number),
            "lost_expected": self.expected(tally.LOST, number),
            "killed_expected": self.expected(tally.KILLED, number),
            "left_if_won": self._spread(self.left(number)),
            "left_if_not": self._spread(self.left(number, won=False)),
            "skipped": {
                reason: {"chance": chance} for (reason,), chance in self.some(tally.SKIPPED, "attack", number).items()
            },
            "stopped": [
                {"from": source, "to": target, "reason": reason, "chance": chance}
                for (source, target, reason), chance in self.some(tally.STOPPED, number).items()
            ],
        }

    def _spread(self, spread: Weights) -> list[Data]:
        return [{"armies": number, "chance": self.share(spread[number])} for number in sorted(spread)]


def _sortable(part: Any) -> tuple[int, Any]:
    return (0, part) if isinstance(part, int) else (1, part)
