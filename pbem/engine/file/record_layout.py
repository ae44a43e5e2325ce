"""
Records in a game file, written and read.

A record has one exact layout, so that nearly all are read without a TOML reader and a game file only ever grows
at its end. Any other layout of the same values is read as well (mail changes line ends and blanks), only more
slowly: from the tables that a TOML reader makes of the whole history.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pbem.engine.file.guarded_toml import parse
from pbem.engine.file.head_writer import quoted
from pbem.engine.file.history import HASH, MARKER, NAME, OPENING, Record
from pbem.errors import ContentError, naming
from pbem.trust.hashes import NO_HASH

if TYPE_CHECKING:
    from pbem.engine.file.dealt import Dealt

_DEALT = frozenset(("veiled", "sealed", "deck"))
_QUOTES = "'''"
# Nearly every record: orders of one seat, its signature, its proofs. Nothing in it can be read twice.
# A text, compiled when it is first used: applying a turn reads one record.
_USUAL = (
    r"orders = \['''([^\n]+)'''\]\n"
    r'(?:sigs   = \["([A-Za-z0-9+/=]+)"\]\n)?'
    r'(?:proofs = \{ ([a-z][a-z0-9-]{0,15}) = "([A-Za-z0-9+/=]+)" \}\n)?'
    r'state  = "([0-9a-f]{64})"\n'
    r'head   = "([0-9a-f]{64})"\n'
)


# ── writing ──────────────────────────────────────────────────────────────────────────────────────


def write_record(record: Record) -> str:
    """Write a record in the exact layout, after a blank line."""
    lines = _admin_lines(record) if record.admin else _order_lines(record)
    if record.dealt:
        from pbem.engine.file.dealt import write_lines  # late: only where a host deals cards

        lines += "".join(f"{line}\n" for line in write_lines(record.dealt))
    return f'{OPENING}{lines}state  = "{record.state}"\nhead   = "{record.head}"\n'


def _admin_lines(record: Record) -> str:
    sigs = f"sigs   = {_table(record.approvals)}\n" if record.approvals else ""
    return f"admin  = {_literal(record.admin)}\n{sigs}"


def _order_lines(record: Record) -> str:
    lines = f"orders = [{_list_texts(record.orders)}]\n"
    if record.sigs:
        listed = '", "'.join(record.sigs)
        lines += f'sigs   = ["{listed}"]\n'
    if record.proofs:
        lines += f"proofs = {_table(record.proofs)}\n"
    return lines


def _list_texts(texts: Sequence[str]) -> str:
    if len(texts) < 2:
        return "".join(map(_literal, texts))
    return "\n" + "".join(f"    {_literal(text)},\n" for text in texts)


def _literal(text: str) -> str:
    """A text between triple quotes; one that is not plain ASCII as a string with escapes."""
    return f"'''{text}'''" if text.isascii() and text.isprintable() else quoted(text)


def _table(pairs: Sequence[tuple[str, str]]) -> str:
    return "{ " + ", ".join(f'{name} = "{value}"' for name, value in pairs) + " }"


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def read_history(text: str, first: int = 0) -> list[Record] | None:
    """Read records in the exact layout, from number `first` on; None if the text has any other."""
    before, *blocks = text.split(OPENING)
    records: list[Record] = []
    for index, block in enumerate(blocks, first):
        record = _read_block(index, block)
        if record is None:
            return None
        records.append(record)
    return None if before else records


def read_last(text: str, index: int) -> Record | None:
    """Read the last record, number `index`, in the exact layout; None if it has any other."""
    return _read_block(index, text[text.rfind(OPENING) + len(OPENING) :])


def read_back(text: str, index: int) -> Iterator[Record]:
    """Read records from the last one, number `index`, back to the first that has not the exact layout."""
    end = len(text)
    while (start := text.rfind(OPENING, 0, end)) >= 0:
        record = _read_block(index, text[start + len(OPENING) : end])
        if record is None:
            return
        yield record
        index, end = index - 1, start


def count_records(text: str) -> int:
    """Count the records of a history in the exact layout."""
    return text.count(OPENING)


def previous_head(text: str) -> bytes | None:
    """The head before the last record of a history in the exact layout; None if not readable."""
    end = text.rfind(OPENING)
    if end <= 0:
        return NO_HASH
    head = text[end - 66 : end - 2]
    return bytes.fromhex(head) if re.fullmatch(HASH, head) else None


def _read_block(index: int, block: str) -> Record | None:
    """Read one record; None if it is not exactly as it would be written."""
    return _read_usual(index, re.fullmatch(_USUAL, block)) or _read_by_toml(index, block)


def _read_usual(index: int, found: re.Match[str] | None) -> Record | None:
    """Read a record of the usual lines; None if it has others."""
    if found is None or _QUOTES in found[1]:
        return None
    text, sig, name, proof, state, head = found.groups()
    proofs = ((name, proof),) if proof else ()
    return Record(index, (text,), (sig,) if sig else (), proofs, state, head, "", (), None)


def _read_by_toml(index: int, block: str) -> Record | None:
    """Read a record by TOML's own reader; None as above."""
    try:
        record = _record_from_data(index, parse(block))
    except ContentError:
        return None
    return record if write_record(record) == f"{OPENING}{block}" else None


# ── any layout ───────────────────────────────────────────────────────────────────────────────────


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
