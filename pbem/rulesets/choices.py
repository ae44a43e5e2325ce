"""
What may be chosen about the rules of a game: an attrs class with a field for each choice.

    @value(kw_only=True)
    class Rules:
        movement: str = choice(
            "The move at the end of a turn.",
            "every booklet, (g)",
            "R-047",
            {"adjacent": "To one adjacent territory.", "connected": "Wherever a chain leads."},
            default="adjacent",
        )

A field carries its words: what is chosen, where the rule comes from, its legal values with a
sentence each. Whatever lists, reads, checks or prints choices takes them from there
(`pbem/rulesets/options.py`), so that a new choice is a new field and nothing else.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Protocol

import attrs

from pbem.record import tool

READINGS = (
    "Where a sentence is marked (our reading), the booklet is silent or says two things, and this program "
    "had to decide. If a switch is named there, `pbem new --set` can choose otherwise."
)
"""Stands above the first chapter of every rule book."""


class Values(Protocol):
    """The legal values of a choice."""

    def says(self, value: Any, /) -> str:
        """Return the sentence for a legal value."""

    def fault(self, value: Any, /) -> str:
        """Return a sentence when a value is not legal, else an empty text."""

    def listed(self) -> tuple[str, ...]:
        """List the values as people write them."""

    def parse(self, text: str, /) -> Any:
        """Return as plain data what a person typed; it may still be wrong."""

    def load(self, plain: Any, /) -> Any:
        """Return the value that plain data stands for; it may still be wrong."""

    def dump(self, value: Any, /) -> Any:
        """Return a legal value as plain data."""


@tool
class OneOf:
    """One of these values, each with its sentence."""

    sentences: Mapping[Any, str]

    def says(self, value: Any) -> str:
        """Return the sentence for a legal value."""
        return self.sentences[value]

    def fault(self, value: Any) -> str:
        """Return a sentence when a value is not legal, else an empty text."""
        # Python holds that 1 == True.
        good = any(value == key and value.__class__ is key.__class__ for key in self.sentences)
        return "" if good else f"possible: {', '.join(map(format_value, self.sentences))}"

    def listed(self) -> tuple[str, ...]:
        """List the values as people write them."""
        return tuple(map(format_value, self.sentences))

    def parse(self, text: str) -> Any:
        """Return as plain data what a person typed."""
        return text

    def load(self, plain: Any) -> Any:
        """Return the value that plain data stands for."""
        return tuple(plain) if isinstance(plain, list) else plain

    def dump(self, value: Any) -> Any:
        """Return a legal value as plain data."""
        return list(value) if isinstance(value, tuple) else value


@tool
class OneOfOrPlayers(OneOf):
    """One of these values, or the ids of up to `seats` players; `named` is the sentence then."""

    seats: int
    named: str

    def says(self, value: Any) -> str:
        """Return the sentence for a legal value."""
        return self.sentences.get(value) or self.named.replace("{n}", value)

    def fault(self, value: Any) -> str:
        """Return a sentence when a value is not legal; who plays is not known here."""
        if value.__class__ is str and value:
            return ""
        return f"{super().fault(value)}, or short names of players"

    def listed(self) -> tuple[str, ...]:
        """List the values as people write them."""
        return (*super().listed(), "names of players")


@tool
class WholeNumber:
    """Any whole number from low to high; `{n}` in the sentences is the number chosen."""

    low: int
    high: int
    zero: str
    more: str

    def says(self, value: int) -> str:
        """Return the sentence for a legal value."""
        return (self.more if value else self.zero).replace("{n}", str(value))

    def fault(self, value: Any) -> str:
        """Return a sentence when a value is not legal, else an empty text."""
        good = value.__class__ is int and self.low <= value <= self.high
        return "" if good else f"a whole number from {self.low} to {self.high} is expected"

    def listed(self) -> tuple[str, ...]:
        """List the values as people write them."""
        return (f"{self.low} to {self.high}",)

    def parse(self, text: str) -> Any:
        """Return as plain data what a person typed."""
        return int(text[:9]) if text.isascii() and text.isdigit() else text

    def load(self, plain: Any) -> Any:
        """Return the value that plain data stands for."""
        return plain

    def dump(self, value: int) -> int:
        """Return a legal value as plain data."""
        return value


def _unchanged(plain: Any) -> Any:
    return plain


@tool
class Free:
    """
    Any value in which `check` finds no fault; `{n}` in the sentences is the value chosen.

    `wanted` says what people may write, `example` is such a text. `parse`, `load` and `dump` are for values that are not
    written as they are kept.
    """

    wanted: str
    check: Callable[[Any], str]
    empty: str
    more: str
    example: str
    parse: Callable[[str], Any] = _unchanged
    load: Callable[[Any], Any] = _unchanged
    dump: Callable[[Any], Any] = _unchanged

    def says(self, value: Any) -> str:
        """Return the sentence for a legal value."""
        return (self.more if value else self.empty).replace("{n}", format_value(value))

    def fault(self, value: Any) -> str:
        """Return a sentence when a value is not legal, else an empty text."""
        return self.check(value)

    def listed(self) -> tuple[str, ...]:
        """List the values as people write them."""
        return (self.wanted,)


@tool
class Offer:
    """
    An optional rule: choosing `name` sets its field to `value`, and the fields of `also`.

    `text` is its sentence, `source` booklet and section.
    """

    name: str
    value: Any
    text: str
    source: str
    also: Mapping[str, Any] = MappingProxyType({})


def _as_values(values: Values | Mapping[Any, str]) -> Values:
    return OneOf(values) if isinstance(values, Mapping) else values


def _always(_rules: Any) -> bool:
    return True


@tool
class Wording:
    """
    All that people read about a choice, and what it needs.

    `text` says what is chosen, `source` names the booklet and its section, `cites` the rules of the
    catalogue (R-nnn) and the readings of it (A-nn). With an `offer` the choice is made by naming an
    option, a `switch` is set by its value; a field that is neither belongs to the edition. Who begins
    a game is told how an `announced` choice was made, also by default.
    `applies` (rules -> yes or no) says when the choice means anything, `needs` puts that in words.

    `chapter` is where the rule book describes it. Once another value than the default is chosen, its
    sentence stands in place of the paragraphs that `replaces` names. `steps` changes the summary of
    a turn: for a value, the place of a step and its sentence.
    """

    text: str
    source: str
    cites: str
    values: Values = attrs.field(converter=_as_values)
    chapter: str = ""
    offer: Offer | None = attrs.field(default=None, kw_only=True)
    switch: bool = attrs.field(default=False, kw_only=True)
    announced: bool = attrs.field(default=False, kw_only=True)
    applies: Callable[[Any], bool] = attrs.field(default=_always, kw_only=True)
    needs: str = attrs.field(default="", kw_only=True)
    replaces: tuple[str, ...] = attrs.field(default=(), kw_only=True)
    steps: Mapping[Any, tuple[int, str]] = attrs.field(factory=dict, kw_only=True)

    def says(self, value: Any) -> str:
        """Return the sentence for a legal value."""
        return self.values.says(value)

    def fault(self, value: Any) -> str:
        """Return a sentence when a value is not legal, else an empty text."""
        return self.values.fault(value)


def choice(
    text: str, source: str, cites: str, values: Any, chapter: str = "", *, default: Any = attrs.NOTHING, **more: Any
) -> Any:
    """Return an attrs field with its `Wording`; `more` are the further fields of these."""
    words = Wording(text, source, cites, values, chapter, **more)
    return attrs.field(default=default, metadata={"words": words})


def words_of(rules: Any) -> Mapping[str, Wording]:
    """Return the words of every choice in order; `rules` is a class of rules, or one of its values."""
    return _words_of(rules if isinstance(rules, type) else type(rules))


@cache
def _words_of(rules: type) -> Mapping[str, Wording]:
    return {field.name: field.metadata["words"] for field in attrs.fields(rules)}


def format_value(value: Any) -> str:
    """Write a value the way people choose it."""
    match value:
        case bool():
            return "true" if value else "false"
        case ((int(), int()), *_):
            return ", ".join(f"{left}: {right}" for left, right in value)
        case (int(low), int(high)):
            return f"{low}-{high}"
        case tuple():
            return ", ".join(map(str, value)) if value else "none"
        case _:
            return str(value)
