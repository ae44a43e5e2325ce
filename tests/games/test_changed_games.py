"""
No single change of a value in a recorded game passes `verify`, whatever the game.

The games of `tests/vectors` are changed in every place by `tests/engine`. Here are the recorded
games of both rule sets, a sample of the changes of each; a thorough run tries all changes of those
with at most twelve records.
"""

from pathlib import Path

import file_mutation
import pytest
from thorough import all_but

from pbem.engine.proof import audit
from pbem.local import registry

EXAMPLES = Path(__file__).parents[2] / "examples"


def _records(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("[[history]]")


GAMES = sorted(EXAMPLES.glob("*/*-[0-9][0-9][0-9].toml"))
SHORT = 12
SHARES = 4
"""All changes of a game, so that several processes share them."""
OFTEN = ("worked-6-rail-race",)
EVERY = {True: 61, False: 307}
"""Which changes of a short game (True) and of a long one are tried: primes, so that all kinds come."""


def test_there_are_short_and_long_games_of_both_kinds() -> None:
    sizes = {path.parent.name: _records(path) for path in GAMES}
    assert sum(size <= SHORT for size in sizes.values()) >= 3
    assert sum(size > SHORT for size in sizes.values()) >= 10
    assert sum("continent" in name or "rail" in name for name in sizes) >= 4


@pytest.mark.parametrize(
    "path", all_but(GAMES, lambda path: path.parent.name in OFTEN), ids=lambda path: path.parent.name
)
def test_a_changed_value_is_found_out(path: Path) -> None:
    data = path.read_bytes()
    assert audit.verify(data, registry.load).ok
    changes = dict(file_mutation.value_changes(data, EVERY[_records(path) <= SHORT]))
    assert len(changes) >= 5
    found = {what for what, changed in changes.items() if audit.verify(changed, registry.load).ok}
    assert found == set()


@pytest.mark.thorough
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("path", [path for path in GAMES if _records(path) <= SHORT], ids=lambda path: path.parent.name)
def test_every_changed_value_of_a_short_game_is_found_out(path: Path, share: int) -> None:
    data = path.read_bytes()
    changes = file_mutation.value_changes(data, SHARES, share)
    assert [what for what, changed in changes if audit.verify(changed, registry.load).ok] == []
