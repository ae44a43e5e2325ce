"""
Dice that fall as a test says, and the loop that plays orders with them.

`ScriptedDice({"attack/1": "6 5 2 4 3", "draw": "7"})` gives these numbers from these streams, in this
order; `below` gives them as they are, `shuffle` keeps the order it finds. Asking for more than was
scripted fails the test, and so does leaving some over when `assert_used` is called.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.resolution import resolve
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

EventT = TypeVar("EventT")


class ScriptedStream:
    """The numbers of one label."""

    def __init__(self, label: str, numbers: list[int]) -> None:
        self.label = label
        self.numbers = numbers

    def d6(self) -> int:
        assert self.numbers, f"the script of {self.label!r} has no further number"
        return self.numbers.pop(0)

    def roll(self, count: int, /) -> tuple[int, ...]:
        return tuple(self.d6() for _ in range(count))

    def below(self, n: int, /) -> int:
        number = self.d6()
        assert 0 <= number < n, f"{number} is not below {n} in {self.label!r}"
        return number

    def shuffle(self, items: list[Any], /) -> None:
        """Keep the order."""


class ScriptedDice:
    """Streams by label; a stream that no script names is empty."""

    def __init__(self, script: Mapping[str, str] | None = None) -> None:
        texts = (script or {}).items()
        self.streams = {label: ScriptedStream(label, [int(word) for word in text.split()]) for label, text in texts}

    def stream(self, label: str, /) -> ScriptedStream:
        return self.streams.setdefault(label, ScriptedStream(label, []))

    def lay_face_down(self, cards: Sequence[int], /) -> tuple[str, ...]:
        raise AssertionError(f"cards {cards} lie open in these tests")

    def draw_face_down(self, seat: str, cards: int, /) -> str:
        raise AssertionError(f"{seat} draws open cards in these tests, not one of {cards}")

    def assert_used(self) -> None:
        left = {label: stream.numbers for label, stream in self.streams.items() if stream.numbers}
        assert not left, f"never rolled: {left}"


def play(setting: Setting, state: State, orders: Mapping[str, Orders], dice: ScriptedDice | Any) -> list[Event]:
    """Resolve orders and let the events happen; returns them."""
    events: list[Event] = []
    for event in resolve(setting, state, orders, dice):
        evolve(setting, state, event)
        events.append(event)
    if isinstance(dice, ScriptedDice):
        dice.assert_used()
    return events


def of_kind(events: list[Event], *kinds: type[EventT]) -> list[EventT]:
    """Return the events of some kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]
