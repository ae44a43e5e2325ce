"""What is wrong with a game file: the first fault, and where two tables of plain data part."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

from pbem.errors import PbemError, UnsupportedError

Kind = Literal[
    "file", "rules", "key", "joined", "orders", "signature", "witness", "state", "head",
    "snapshot", "next", "seal", "unsupported", "deck",
]  # fmt: skip

_MOST = 60


class Fault(NamedTuple):
    """
    The first thing wrong with a game file.

    `record` is the number of the record (None: the head of the file), `what` a plain sentence,
    `signer` who put a good signature under the record that is wrong ("" if nobody).
    """

    kind: Kind
    record: int | None
    what: str
    signer: str = ""

    @property
    def where(self) -> str:
        """The record that is wrong, to stand before `what`; empty for the head of the file."""
        return "" if self.record is None else f"record {self.record}: "


class FaultError(Exception):
    """Stops an audit; carries the `fault`."""

    def __init__(self, kind: Kind, record: int | None, what: str, signer: str = "") -> None:
        super().__init__(what)
        self.fault = Fault(kind, record, what, signer)


@contextmanager
def as_fault(kind: Kind, record: int) -> Iterator[None]:
    """Make a fault of what is refused inside: nobody could have done it, and yet it is recorded."""
    try:
        yield
    except UnsupportedError as error:
        raise FaultError("unsupported", record, str(error)) from None
    except PbemError as error:
        raise FaultError(kind, record, str(error)) from None


def describe_difference(found: Any, expected: Any) -> str:
    """
    Say where a table of a file first differs from what the history leads to; "" if nowhere.

    As in `territories.siam: the file says ["ben", 6], the history leads to ["ben", 5]`.
    """
    first = next(_differences(found, expected, ()), None)
    if first is None:
        return ""
    path, said, wanted = first
    place = ".".join(ascii(key)[1:-1] for key in path)
    return f"{place}: the file says {_shortened(said)}, the history leads to {_shortened(wanted)}"


def _differences(
    found: Any, expected: Any, path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Yield where the two differ and both values; a value that is not there is None."""
    if isinstance(found, Mapping) and isinstance(expected, Mapping):
        for key in dict.fromkeys([*expected, *found]):
            yield from _differences(found.get(key), expected.get(key), (*path, key))
    elif _text(found) != _text(expected):
        yield path, found, expected


def _shortened(value: Any) -> str:
    text = "nothing" if value is None else _text(value)
    return text if len(text) <= _MOST else f"{text[: _MOST - 3]}..."


def _text(value: Any) -> str:
    """Write any value that TOML can hold, dates too."""
    return json.dumps(value, default=str)
