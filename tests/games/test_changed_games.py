"""
No single change of a value in a recorded game passes `verify`, whatever the game.

The games of `tests/vectors` are changed in every place by `tests/engine`. Here are the recorded
games of both rule sets, a sample of the changes of each; PBEM_EXHAUSTIVE=1 tries all changes of
those with at most twelve records.
"""

import os
from pathlib import Path

import file_mutation
import pytest

from pbem.engine.proof import audit
from pbem.local import registry

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = sorted(EXAMPLES.glob("*/*-[0-9][0-9][0-9].toml"))
SHORT = 12
EVERY = {True: 29, False: 307}
"""Which changes of a short game (True) and of a long one are tried: primes, so that all kinds come."""


def test_there_are_short_and_long_games_of_both_kinds() -> None:
    sizes = {path.parent.name: _records(path) for path in GAMES}
    assert sum(size <= SHORT for size in sizes.values()) >= 3
    assert sum(size > SHORT for size in sizes.values()) >= 10
    assert sum("continent" in name or "rail" in name for name in sizes) >= 4


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_a_changed_value_is_found_out(path: Path) -> None:
    data = path.read_bytes()
    assert audit.verify(data, registry.load).ok
    short = _records(path) <= SHORT
    every = 1 if short and os.environ.get("PBEM_EXHAUSTIVE") else EVERY[short]
    changes = dict(file_mutation.value_changes(data, every))
    assert len(changes) >= 5
    found = {what for what, changed in changes.items() if audit.verify(changed, registry.load).ok}
    assert found == set()


def _records(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("[[history]]")
