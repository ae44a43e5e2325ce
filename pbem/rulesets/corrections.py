"""
How every game reads the corrections of a group: tables with a word `do`, and the keys that it needs.

A game has a reader for each word; a reader makes an event of a table whose keys are known to be there.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.table.terms import Data
from pbem.errors import InputError, naming
from pbem.record import value


@value
class Kind:
    """A kind of correction: the keys beside `do`, and what makes an event of the table."""

    keys: tuple[str, ...]
    read: Callable[[Any], Any]


def read_each(tables: Sequence[Any], kinds: Mapping[str, Kind], opened: Callable[[Data], Any]) -> Iterator[Any]:
    """
    Read one table after the other, each only when the event of the one before has happened.

    `opened` makes of a table what the readers of the kinds take. Raises InputError with the number
    of the table.
    """
    for number, data in enumerate(tables, 1):
        with naming(f"correction {number}"):
            table = data if type(data) is dict else {}
            yield _kind(kinds, table).read(opened(table))


def _kind(kinds: Mapping[str, Kind], table: Data) -> Kind:
    word = table.get("do")
    kind = kinds.get(word) if type(word) is str else None
    if kind is None:
        raise InputError(f"{word!a} is not a correction; possible: {', '.join(kinds)}")
    if set(table) != {"do", *kind.keys}:
        raise InputError(f"{word} needs {', '.join(kind.keys)}, and nothing else")
    return kind
