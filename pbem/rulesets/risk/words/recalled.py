"""
What happened to one player in some records, in a few sentences: for the letter that brings a turn.

The report has the rest.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import attrs

from pbem.engine.file.phrases import counted
from pbem.record import mutable
from pbem.rulesets.risk.events import AttackStopped, BattleFought, BattleJoined, Event, TerritoryCaptured
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State
from pbem.rulesets.risk.words.phrases import capital_letter, owner_called, territory_names
from pbem.rulesets.risk.words.tellings import TELLINGS
from pbem.rulesets.risk.words.voice import LetterVoice

MOST_PLACES = 4
"""Territories named in one sentence about losses."""


def recall(setting: Setting, seat: str, past: Iterable[tuple[State, Sequence[Event]]]) -> list[str]:
    """Return what happened to a seat, most important first; nothing if nothing did."""
    memory = _Memory(setting, seat)
    for before, events in past:
        memory.before = before
        for event in events:
            memory.take(event)
    return list(memory.sentences())


@mutable
class _Memory:
    """
    What concerns the seat so far, by whom and where.

    `lost` and `won` are territories, `held` those that others attacked in vain, all by the other
    player. `fallen` are armies lost in defence by territory, `felled` those that these attacks cost;
    `spent` and `gained` the same for own attacks. `told` are sentences about everything else.
    """

    setting: Setting
    seat: str
    before: State | None = None
    battles: dict[tuple[str, str], tuple[str, str]] = attrs.Factory(dict)
    lost: dict[str, list[str]] = attrs.Factory(dict)
    won: dict[str, list[str]] = attrs.Factory(dict)
    held: dict[str, list[str]] = attrs.Factory(dict)
    fallen: Counter[str] = attrs.Factory(Counter)
    felled: int = 0
    spent: int = 0
    gained: int = 0
    told: list[str] = attrs.Factory(list)

    def take(self, event: Event) -> None:
        """Remember what an event is to the seat."""
        match event:
            case BattleJoined(_, attacker, defender, source, target):
                self.battles[source, target] = attacker, defender
            case BattleFought(source, target, _, attackers, defenders):
                self._recall_battle(*self._sides(source, target), target, attackers, defenders)
            case AttackStopped(_, source, target):
                attacker, defender = self._sides(source, target)
                if defender == self.seat:
                    self._note(self.held, attacker, target)
            case TerritoryCaptured(attacker, defender, _, target):
                self._recall_capture(attacker, defender, target)
            case _:
                self.told += LetterVoice(TELLINGS, self.setting).recall(event, self.seat)

    def _sides(self, source: str, target: str) -> tuple[str, str]:
        """Return who attacks and who defends; dice that lay on the table began their battle earlier."""
        if (source, target) in self.battles or self.before is None:
            return self.battles.get((source, target), ("", ""))
        return self.before.mover, self.setting.owner(self.before, target)

    def _recall_battle(self, attacker: str, defender: str, target: str, lost: int, killed: int) -> None:
        if defender == self.seat:
            self.fallen[target] += killed
            self.felled += lost
        elif attacker == self.seat:
            self.spent += lost
            self.gained += killed

    def _recall_capture(self, attacker: str, defender: str, target: str) -> None:
        if defender == self.seat:
            self._note(self.lost, attacker, target)
            self.held = {by: [one for one in there if one != target] for by, there in self.held.items()}
        elif attacker == self.seat:
            self._note(self.won, defender, target)

    def _note(self, where: dict[str, list[str]], who: str, territory: str) -> None:
        known = where.setdefault(who, [])
        if territory not in known:
            known.append(territory)

    # ── sentences ────────────────────────────────────────────────────────────────────────────────

    def sentences(self) -> Iterator[str]:
        """Say it in sentences."""
        for by, territories in self.lost.items():
            yield f"{self._name(by, first=True)} took {self._places(territories)} from you."
        yield from self._defence()
        for by, territories in self.held.items():
            if territories:
                held = self._places(territories)
                yield f"You held {held} against {self._name(by)}."
        for of, territories in self.won.items():
            yield f"You took {self._places(territories)} from {self._name(of)}."
        if self.spent or self.gained:
            cost, other = _armies(self.spent), self.gained or "none"
            yield f"Your attacks cost you {cost} and the defenders {other}."
        yield from self.told

    def _defence(self) -> Iterator[str]:
        total = sum(self.fallen.values())
        if not total and not self.felled:
            return
        places: Mapping[str, int] = {place: number for place, number in self.fallen.items() if number}
        where = ", ".join(f"{number} in {self._places([place])}" for place, number in places.items())
        said = f" ({where})" if 1 < len(places) <= MOST_PLACES else ""
        yield f"Defence cost you {_armies(total)}{said} and the attackers {self.felled or 'none'}."

    def _places(self, territories: Sequence[str]) -> str:
        return territory_names(self.setting, territories)

    def _name(self, seat: str, *, first: bool = False) -> str:
        name = owner_called(self.setting, seat)
        return capital_letter(name) if first and seat == NEUTRAL else name


def _armies(number: int) -> str:
    return counted(number, "army") if number else "no armies"
