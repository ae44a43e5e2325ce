"""Chance as a case gives it: throws, dice thrown again, cards drawn, lots, the deal."""

from itertools import chain
from typing import Any

from pbem.rulesets.risk.state import State


class RefusedError(Exception):
    """An action that the rules do not allow: its place from 1, and the code."""

    def __init__(self, action: int, code: str) -> None:
        super().__init__(f"{code} at action {action}")
        self.action, self.code = action, code


class SkippedError(Exception):
    """What was not refused was skipped in play."""


class NothingGivenError(Exception):
    """Chance is asked for what the case does not give."""


class PlainDice:
    """All streams of a case; `action` is the action that is being played."""

    def __init__(self, chance: dict[str, Any], state: State) -> None:
        self.given = {kind: list(chance.get(kind, [])) for kind in KINDS}
        self.given["lots"] = list(chain.from_iterable(self.given["lots"]))
        self.state, self.action = state, 0

    def stream(self, label: str, /) -> "PlainStream":
        return PlainStream(self, label)

    def take(self, kind: str) -> Any:
        if not self.given[kind]:
            raise NothingGivenError(f"nothing is given any more of {kind}")
        return self.given[kind].pop(0)

    def unused(self) -> dict[str, Any]:
        return {kind: left for kind, left in self.given.items() if left}

    def lay_face_down(self, _cards: Any, /) -> tuple[str, ...]:
        raise AssertionError("cards lie open in these cases")

    def draw_face_down(self, _seat: str, _cards: int, /) -> str:
        raise AssertionError("cards lie open in these cases")


class PlainStream:
    """The numbers of one label."""

    def __init__(self, dice: PlainDice, label: str) -> None:
        self.dice = dice
        self.label = label

    def d6(self) -> int:
        number: int = self.dice.take("again" if self.label.startswith("attack/") else "lots")
        return number

    def roll(self, count: int, /) -> tuple[int, ...]:
        attack, defence = self.dice.take("throws")
        if count != len(attack) + len(defence):
            raise RefusedError(self.dice.action, "dice")
        return (*attack, *defence)

    def below(self, n: int, /) -> int:
        pile = self.dice.state.pile
        assert len(pile) == n
        return pile.index(self.dice.take("draws"))

    def shuffle(self, items: list[Any], /) -> None:
        first = self.dice.given["deal"]
        items[:] = [*first, *(item for item in items if item not in first)]
        self.dice.given["deal"] = []


KINDS = ("throws", "again", "draws", "lots", "deal")
