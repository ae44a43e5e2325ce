"""Records in any other layout: from the tables that a TOML reader makes of a history."""

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from pbem.engine.file.history import HASH, MARKER, NAME, Record
from pbem.errors import ContentError, naming

if TYPE_CHECKING:
    from pbem.engine.file.dealt import Dealt

_DEALT = frozenset(("veiled", "sealed", "deck"))


def records_from_data(tables: object) -> Iterator[Record]:
    """Read records from parsed TOML; raise ContentError for the first of unsound shape."""
    if type(tables) is not list:
        raise ContentError(f"record 0: the history must be a list of tables {MARKER}")
    for index, table in enumerate(tables):
        with naming(f"record {index}"):
            record = _record_from_data(index, table)
        yield record


def _record_from_data(index: int, table: Any) -> Record:
    if type(table) is not dict:
        raise ContentError("a record must be a table")
    first, more = ("admin", ("sigs",)) if "admin" in table else ("orders", ("sigs", "proofs"))
    known = (first, *(key for key in (*more, *_DEALT) if key in table), "state", "head")
    for key in (*known, *table):
        if key not in table or key not in known:
            what = "missing" if key not in table else "unknown"
            raise ContentError(f"{ascii(key)[1:-1]} is {what}")
    admin = "admin" in table
    return Record(
        index,
        () if admin else _texts(table, "orders"),
        () if admin or "sigs" not in table else _texts(table, "sigs"),
        _named_texts(table, "proofs") if "proofs" in table else (),
        _hash_text(table, "state"),
        _hash_text(table, "head"),
        _data_text(table, "admin") if admin else "",
        _named_texts(table, "sigs") if admin and "sigs" in table else (),
        _dealt_from_data(table) if not _DEALT.isdisjoint(table) else None,
    )


def _dealt_from_data(table: Mapping[str, Any]) -> "Dealt":
    from pbem.engine.file.dealt import from_table  # late: only where a host deals cards

    return from_table(table)


def _data_text(table: Mapping[str, Any], key: str) -> str:
    value = table[key]
    if type(value) is not str or (not value and key == "admin"):
        raise ContentError(f"{key} must be a text")
    return value


def _hash_text(table: Mapping[str, Any], key: str) -> str:
    value = _data_text(table, key)
    if not re.fullmatch(HASH, value):
        raise ContentError(f"{key} must be 64 hex digits")
    return value


def _texts(table: Mapping[str, Any], key: str) -> tuple[str, ...]:
    values = table[key]
    if type(values) is not list or not all(type(value) is str for value in values):
        raise ContentError(f"{key} must be a list of texts")
    if key == "sigs" and not any(values):
        raise ContentError("sigs must hold a signature, or be left out")
    return tuple(values)


def _named_texts(table: Mapping[str, Any], key: str) -> tuple[tuple[str, str], ...]:
    values = table[key]
    if type(values) is not dict or not all(type(value) is str for value in values.values()):
        raise ContentError(f"{key} must be a table of texts")
    if not values or not all(re.fullmatch(NAME, name) for name in values):
        raise ContentError(f"{key} must name players")
    return tuple(values.items())
