"""
The history of a game: records that are appended and never touched again.

Rule 1. A record is written in one exact layout, so that it can be read without a TOML reader and a
        game file grows only at its end. Any other layout of the same values is read as well (mail
        changes line ends and blanks), only more slowly.
Rule 2. A record holds the texts that were signed, as they were signed.
Rule 3. Every record carries the hash of the state after it, and a head: a running hash over all
        records up to it. `Link` computes both sides of that chain (trust 4.1).
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.headtext import quoted
from pbem.trust import hashes
from pbem.trust.canonical import ProfileError, unwrap_base64

if TYPE_CHECKING:
    from pbem.engine.file.dealt import Dealt

MARKER = "[[history]]"
_OPENING = f"\n{MARKER}\n"

# Texts, compiled when they are first used: who applies a turn reads one record.
_HASH = "[0-9a-f]{64}"
_NAME = "[a-z][a-z0-9-]{0,15}"
_BASE64 = "[A-Za-z0-9+/=]*"
_QUOTES = "'''"
# Nearly every record: orders of one seat, its signature, its proofs. Nothing in it can be read twice.
_USUAL = (
    r"orders = \['''([^\n]+)'''\]\n"
    r'(?:sigs   = \["([A-Za-z0-9+/=]+)"\]\n)?'
    r'(?:proofs = \{ ([a-z][a-z0-9-]{0,15}) = "([A-Za-z0-9+/=]+)" \}\n)?'
    r'state  = "([0-9a-f]{64})"\n'
    r'head   = "([0-9a-f]{64})"\n'
)
_DEALT = frozenset(("veiled", "sealed", "deck"))


class RecordError(ValueError):
    """A record without sound shape; `index` is its number."""

    def __init__(self, index: int, sentence: str) -> None:
        super().__init__(f"record {index}: {sentence}")
        self.index = index


@attrs.frozen(repr=False)
class Record:
    """
    One step of a game, as it stands in the file.

    `orders` are canonical texts in seat order, `sigs` one base64 signature for each, "" for a seat
    without a key; no `sigs` at all if nobody signed. `proofs` are (witness, base64) in the order of the witnesses. An administrative
    record has `admin`, a canonical text, and `approvals` as (who, base64) instead. `state` and
    `head` are hex. `dealt` is None wherever the host of a dealer game had nothing to add.
    """

    index: int
    orders: tuple[str, ...]
    sigs: tuple[str, ...]
    proofs: tuple[tuple[str, str], ...]
    state: str
    head: str
    admin: str = ""
    approvals: tuple[tuple[str, str], ...] = ()
    dealt: "Dealt | None" = None


# ── the chain ────────────────────────────────────────────────────────────────────────────────────


def orders_hash(game_id: bytes, index: int, orders: Sequence[str], admin: str = "") -> bytes:
    """What stands for the orders of a record in seed and head (trust 4.1); record 0 has none."""
    if index == 0:
        return game_id
    if admin:
        return hashes.admin_hash(admin.encode())
    each = [hashes.orders_hash(text.encode()) for text in orders]
    return each[0] if len(each) == 1 else hashes.orders_set_hash(each)


@attrs.frozen(eq=False, repr=False)
class Link:
    """One link of the chain: all that a record's dice and head hang on, the state apart."""

    index: int
    prev_head: bytes
    orders_hash: bytes
    seed: bytes

    def head(self, state_hash: bytes) -> bytes:
        """The head after the record, if this is the hash of the state after it."""
        return hashes.head(self.prev_head, self.index, self.orders_hash, self.seed, state_hash)


def link(genesis: Genesis, record: Record, prev_head: bytes) -> Link:
    """
    Make the link of a record. Raises RecordError for proofs that are no base64.

    Chance comes from the seed in the genesis (mode `open`) or from the proofs; an administrative
    record has none.
    """
    stands = orders_hash(genesis.game_id, record.index, record.orders, record.admin)
    if record.admin:
        return Link(record.index, prev_head, stands, hashes.NO_HASH)
    betas = [bytes.fromhex(genesis.seed)] if genesis.mode == "open" else _betas(record)
    seed = hashes.turn_seed(genesis.game_id, record.index, prev_head, stands, betas)
    return Link(record.index, prev_head, stands, seed)


def _betas(record: Record) -> list[bytes]:
    try:
        return [hashes.beta(unwrap_base64(proof)) for _, proof in record.proofs]
    except ProfileError as error:
        raise RecordError(record.index, f"proofs: {error}") from None


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def read_history(text: str) -> list[Record] | None:
    """Read records in the exact layout; None if the text has any other."""
    before, *blocks = text.split(_OPENING)
    records: list[Record] = []
    usual = re.compile(_USUAL).fullmatch
    for index, block in enumerate(blocks):
        record = _read_usual(index, usual(block)) or _read_block(index, block)
        if record is None:
            return None
        records.append(record)
    return None if before else records


def read_last(text: str, index: int) -> Record | None:
    """Read the last record, number `index`, in the exact layout; None if it has any other."""
    return _read_block(index, text[text.rfind(_OPENING) + len(_OPENING) :])


def count_records(text: str) -> int:
    """Count the records of a history in the exact layout."""
    return text.count(_OPENING)


def previous_head(text: str) -> bytes | None:
    """The head before the last record of a history in the exact layout; None if not readable."""
    end = text.rfind(_OPENING)
    if end <= 0:
        return hashes.NO_HASH
    head = text[end - 66 : end - 2]
    return bytes.fromhex(head) if re.fullmatch(_HASH, head) else None


class _LayoutError(Exception):
    """A row that `write_record` would not have written."""


def _read_usual(index: int, found: re.Match[str] | None) -> Record | None:
    """Take a record of the usual rows; None if it has others, or is not surely as written."""
    if found is None:
        return None
    text, sig, name, proof, state, head = found.groups()
    if _QUOTES in text or text[-1] == "'" or not _is_literal(text):
        return None
    proofs = ((name, proof),) if proof else ()
    return Record(index, (text,), (sig,) if sig else (), proofs, state, head)


def _read_block(index: int, block: str) -> Record | None:
    """Read the rows of one record; None if they are not exactly as written."""
    rows = block.split("\n")
    try:
        record = _read_rows(index, rows)
    except (_LayoutError, IndexError):
        return None
    return None if rows else record


def _read_rows(index: int, rows: list[str]) -> Record:
    rows.reverse()
    orders: tuple[str, ...] = ()
    sigs: tuple[str, ...] = ()
    proofs: tuple[tuple[str, str], ...] = ()
    approvals: tuple[tuple[str, str], ...] = ()
    admin = ""
    if rows[-1].startswith("admin"):
        admin = _text(_inner(rows.pop(), "admin  = ", ""))
    if admin and rows[-1].startswith("sigs"):
        approvals = _pairs(_inner(rows.pop(), "sigs   = { ", " }"))
    elif not admin:
        orders = _orders(rows)
        if rows[-1].startswith("sigs"):
            sigs = _sigs(_inner(rows.pop(), 'sigs   = ["', '"]'))
        if rows[-1].startswith("proofs"):
            proofs = _pairs(_inner(rows.pop(), "proofs = { ", " }"))
    dealt = None if rows[-1].startswith("state") else _dealt(rows)
    state = _matching(_HASH, _inner(rows.pop(), 'state  = "', '"'))
    head = _matching(_HASH, _inner(rows.pop(), 'head   = "', '"'))
    if rows.pop():
        raise _LayoutError
    return Record(index, orders, sigs, proofs, state, head, admin, approvals, dealt)


def _dealt(rows: list[str]) -> "Dealt":
    from pbem.engine.file.dealt import read_rows  # late: only where a host deals cards

    try:
        return read_rows(rows)
    except ValueError:
        raise _LayoutError from None


def _orders(rows: list[str]) -> tuple[str, ...]:
    row = rows.pop()
    if row != "orders = [":
        inner = _inner(row, "orders = [", "]")
        return (_text(inner),) if inner else ()
    texts = []
    while rows[-1] != "]":
        texts.append(_text(_inner(rows.pop(), "    ", ",")))
    rows.pop()
    return tuple(texts)


def _inner(row: str, before: str, after: str) -> str:
    if len(row) < len(before) + len(after) or not (row.startswith(before) and row.endswith(after)):
        raise _LayoutError
    return row[len(before) : len(row) - len(after)]


def _text(quoted_: str) -> str:
    if quoted_.startswith(_QUOTES):
        text = quoted_[3:-3]
        # Several texts on one row end and begin with quotes too.
        if len(quoted_) < 7 or not quoted_.endswith(_QUOTES) or _QUOTES in text:
            raise _LayoutError
        return text
    try:
        value = tomllib.loads(f"text = {quoted_}")["text"]
    except ValueError:
        raise _LayoutError from None
    if type(value) is not str or not value or quoted(value) != quoted_:
        raise _LayoutError
    return value


def _sigs(inner: str) -> tuple[str, ...]:
    sigs = tuple(_matching(_BASE64, sig) for sig in inner.split('", "'))
    if not any(sigs):
        raise _LayoutError
    return sigs


def _pairs(inner: str) -> tuple[tuple[str, str], ...]:
    pairs = []
    for entry in inner.split(", "):
        name, is_, value = entry.partition(" = ")
        sig = _inner(value, '"', '"')
        if not is_ or not sig:
            raise _LayoutError
        pairs.append((_matching(_NAME, name), _matching(_BASE64, sig)))
    return tuple(pairs)


def _matching(pattern: str, text: str) -> str:
    if not re.fullmatch(pattern, text):
        raise _LayoutError
    return text


def records_from_data(tables: object) -> Iterator[Record]:
    """Read records from parsed TOML; raise RecordError for the first of unsound shape."""
    if type(tables) is not list:
        raise RecordError(0, f"the history must be a list of tables {MARKER}")
    for index, table in enumerate(tables):
        if type(table) is not dict:
            raise RecordError(index, "a record must be a table")
        yield _record_from_data(index, table)


def _record_from_data(index: int, table: Mapping[str, Any]) -> Record:
    first, more = ("admin", ("sigs",)) if "admin" in table else ("orders", ("sigs", "proofs"))
    known = (first, *(key for key in (*more, *_DEALT) if key in table), "state", "head")
    for key in (*known, *table):
        if key not in table or key not in known:
            what = "missing" if key not in table else "unknown"
            raise RecordError(index, f"{ascii(key)[1:-1]} is {what}")
    admin = "admin" in table
    return Record(
        index,
        () if admin else _texts(index, table, "orders"),
        () if admin or "sigs" not in table else _texts(index, table, "sigs"),
        _named_texts(index, table, "proofs") if "proofs" in table else (),
        _hash_text(index, table, "state"),
        _hash_text(index, table, "head"),
        _data_text(index, table, "admin") if admin else "",
        _named_texts(index, table, "sigs") if admin and "sigs" in table else (),
        _dealt_from_data(index, table) if not _DEALT.isdisjoint(table) else None,
    )


def _dealt_from_data(index: int, table: Mapping[str, Any]) -> "Dealt":
    from pbem.engine.file.dealt import from_table  # late: only where a host deals cards

    try:
        return from_table(table)
    except ValueError as error:
        raise RecordError(index, str(error)) from None


def _data_text(index: int, table: Mapping[str, Any], key: str) -> str:
    value = table[key]
    if type(value) is not str or (not value and key == "admin"):
        raise RecordError(index, f"{key} must be a text")
    return value


def _hash_text(index: int, table: Mapping[str, Any], key: str) -> str:
    value = _data_text(index, table, key)
    if not re.fullmatch(_HASH, value):
        raise RecordError(index, f"{key} must be 64 hex digits")
    return value


def _texts(index: int, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
    values = table[key]
    if type(values) is not list or not all(type(value) is str for value in values):
        raise RecordError(index, f"{key} must be a list of texts")
    if key == "sigs" and not any(values):
        raise RecordError(index, "sigs must hold a signature, or be left out")
    return tuple(values)


def _named_texts(index: int, table: Mapping[str, Any], key: str) -> tuple[tuple[str, str], ...]:
    values = table[key]
    if type(values) is not dict or not all(type(value) is str for value in values.values()):
        raise RecordError(index, f"{key} must be a table of texts")
    if not values or not all(re.fullmatch(_NAME, name) for name in values):
        raise RecordError(index, f"{key} must name players")
    return tuple(values.items())


# ── writing ──────────────────────────────────────────────────────────────────────────────────────


def write_record(record: Record) -> str:
    """Write a record in the exact layout, with the blank row before it."""
    rows = ["", MARKER]
    if record.admin:
        rows.append(f"admin  = {_literal(record.admin)}")
        if record.approvals:
            rows.append(f"sigs   = {_table(record.approvals)}")
    else:
        rows.append(f"orders = [{_listed(record.orders)}]")
        if record.sigs:
            listed = ", ".join(f'"{sig}"' for sig in record.sigs)
            rows.append(f"sigs   = [{listed}]")
        if record.proofs:
            rows.append(f"proofs = {_table(record.proofs)}")
    if record.dealt:
        from pbem.engine.file.dealt import write_rows  # late: only where a host deals cards

        rows += write_rows(record.dealt)
    rows += [f'state  = "{record.state}"', f'head   = "{record.head}"', ""]
    return "\n".join(rows)


def _listed(texts: Sequence[str]) -> str:
    if len(texts) < 2:
        return "".join(map(_literal, texts))
    return "\n" + "".join(f"    {_literal(text)},\n" for text in texts)


def _literal(text: str) -> str:
    """A text between triple quotes; one that is not plain ASCII as a string with escapes."""
    return f"'''{text}'''" if _is_literal(text) else quoted(text)


def _is_literal(text: str) -> bool:
    return text.isascii() and text.isprintable()


def _table(pairs: Sequence[tuple[str, str]]) -> str:
    return "{ " + ", ".join(f'{name} = "{value}"' for name, value in pairs) + " }"
