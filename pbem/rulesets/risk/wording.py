"""
How a choice of rules is put in words: the sentences of a field and of its values.

`rules.py` is written in these. Nothing here knows a rule.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Span(NamedTuple):
    """All whole numbers from low to high are legal; `{n}` in the texts is the number chosen."""

    low: int
    high: int
    zero: str
    more: str


class Free(NamedTuple):
    """Any value that `fault` (value -> sentence, or "") lets pass; `{n}` is the value chosen."""

    wanted: str
    fault: Callable[[Any], str]
    empty: str
    more: str


Values = Mapping[Any, str] | Span | Free


class Offer(NamedTuple):
    """
    An optional rule: choosing `name` sets its field to `value`, and the fields of `also`.

    `text` is its sentence, `source` booklet and section.
    """

    name: str
    value: Any
    text: str
    source: str
    also: Mapping[str, Any] = MappingProxyType({})


class Wording(NamedTuple):
    """
    All words of one field of the rules.

    `chapter` is where the rule book tells of it. `applies` (rules -> yes or no) says when the field
    means anything, `needs` puts that in words. `switch` fields may be chosen by hand, the others
    only by preset and option.
    """

    text: str
    source: str
    cites: str
    values: Values
    chapter: str
    offer: Offer | None = None
    switch: bool = False
    applies: Callable[[Any], bool] = lambda _: True
    needs: str = ""

    def says(self, value: Any) -> str:
        """Return the sentence for a legal value."""
        match self.values:
            case Span(zero=empty, more=more) | Free(empty=empty, more=more):
                return (more if value else empty).replace("{n}", spell(value))
            case table:
                return table[value]

    def fault(self, value: Any) -> str:
        """Return a sentence when the value is not legal, else ""."""
        match self.values:
            case Span(low, high):
                good = value.__class__ is int and low <= value <= high
                return "" if good else f"a whole number from {low} to {high} is wanted"
            case Free(fault=fault):
                return fault(value)
            case table:
                good = any(value == key and value.__class__ is key.__class__ for key in table)
                return "" if good else "possible: " + ", ".join(map(spell, table))


def spell(value: Any) -> str:
    """Write a value of a field the way people choose it."""
    match value:
        case bool():
            return "true" if value else "false"
        case ((int(), int()), *_):
            return ", ".join(f"{players}: {armies}" for players, armies in value)
        case (int(low), int(high)):
            return f"{low}-{high}"
        case tuple():
            return ", ".join(map(str, value)) if value else "none"
        case _:
            return str(value)
