"""Where two tables of plain data part, in words for whoever wonders what was changed."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

_MOST = 60


def tell_difference(found: Any, expected: Any) -> str:
    """
    Say where a table of a file first differs from what the history leads to; "" if nowhere.

    As in `territories.siam: the file says ["ben", 6], the history leads to ["ben", 5]`.
    """
    first = next(_differences(found, expected, ()), None)
    if first is None:
        return ""
    path, said, wanted = first
    place = ".".join(ascii(key)[1:-1] for key in path)
    return f"{place}: the file says {_spelled(said)}, the history leads to {_spelled(wanted)}"


def _differences(
    found: Any, expected: Any, path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Yield where the two differ and both values; a value that is not there is None."""
    if isinstance(found, Mapping) and isinstance(expected, Mapping):
        for key in dict.fromkeys([*expected, *found]):
            yield from _differences(found.get(key), expected.get(key), (*path, key))
    elif _text(found) != _text(expected):
        yield path, found, expected


def _spelled(value: Any) -> str:
    text = "nothing" if value is None else _text(value)
    return text if len(text) <= _MOST else f"{text[: _MOST - 3]}..."


def _text(value: Any) -> str:
    """Spell any value that TOML can hold, dates too."""
    return json.dumps(value, default=str)
