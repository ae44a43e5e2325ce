"""
A TOML text that was parsed in this process is not parsed again: the same text holds the same data.

Each command of a test reads the game file that the one before it wrote, and every new game the map; a quarter of
the time of tests went there. Whoever asks gets a copy of its own. What cannot be parsed is parsed each time, and
so is whatever a test asks of the parser itself.
"""

import pickle
import tomllib
from functools import lru_cache
from typing import Any

import pytest

_parse = tomllib.loads


def patch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `tomllib.loads` remember what it parsed."""
    monkeypatch.setattr(tomllib, "loads", _loads)


def _loads(text: str, /, **options: Any) -> dict[str, Any]:
    if options or type(text) is not str:
        return _parse(text, **options)
    kept = _pickled(text)
    return _parse(text) if kept is None else pickle.loads(kept)


@lru_cache(maxsize=1000)
def _pickled(text: str) -> bytes | None:
    """Return the data as bytes; None if they are too deep for that."""
    data = _parse(text)
    try:
        return pickle.dumps(data)
    except RecursionError:
        return None
