"""
Which tests a plain run leaves for later.

Slow tests prove something that quick ones do not, so none is dropped, but a plain `pytest` runs of
each slow test only a sample: one game instead of sixty, every 29th change instead of all. What bears
the mark `thorough` runs with --everything, or alone with --rest. At the end a plain run says how many
tests it left.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import pytest

ValueT = TypeVar("ValueT")

KEY = "left for later"
"""Under this name a worker of pytest-xdist reports how many tests it left."""


def all_but(values: Iterable[ValueT], quick: Callable[[ValueT], object]) -> list[object]:
    """Parameters of a test: all are thorough but the quick ones."""
    return [value if quick(value) else _thorough(value) for value in values]


def one_in(step: int, values: Sequence[ValueT]) -> list[object]:
    """Parameters of a test: the first of every so many is quick."""
    return [_thorough(value) if number % step else value for number, value in enumerate(values)]


def _thorough(value: object) -> object:
    # A named tuple is one value.
    values = value if type(value) is tuple else (value,)
    return pytest.param(*values, marks=pytest.mark.thorough)


def left_out(item: pytest.Item) -> bool:
    """Say whether this run leaves a test to another; every test is in exactly one of both halves."""
    everything, rest = map(item.config.getoption, ("--everything", "--rest"))
    thorough = item.get_closest_marker("thorough") is not None
    return not everything and thorough is not rest
