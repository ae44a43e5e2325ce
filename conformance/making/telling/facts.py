"""A question without a play: what is asked, row by row, and what must be answered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from conformance.making.telling.names import Names, listed
from conformance.reading import Data


def rows(names: Names, asked: Data, answers: Sequence[Sequence[Any]]) -> Iterator[list[str]]:
    """Give each row that is asked with its answers."""
    for given, found in zip(asked["ask"], answers, strict=True):
        yield [_word(names, value) for value in [*given, *found]]


def _word(names: Names, value: Any) -> str:
    """Return a number, a name, a yes, some of them, or a table of them."""
    match value:
        case bool():
            return "yes" if value else "no"
        case str():
            return names.player(value) if value in names.seats else names.place(value)
        case list() if value and isinstance(value[0], int):
            return " ".join(map(str, value))
        case list() if value and isinstance(value[0], list):
            return listed((_word(names, one) for one in value), "or")
        case list():
            return listed(_word(names, one) for one in value) or "none"
        case Mapping():
            return ", ".join(f"{_word(names, k)} {_word(names, one)}" for k, one in value.items())
    return str(value)
