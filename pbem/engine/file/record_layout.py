"""
The exact layout of records in a game file, written and read.

A record has one layout, so that it can be read without a TOML reader and a game file only ever grows
at its end. Any other layout of the same values is read as well (mail changes line ends and blanks),
only more slowly: by `record_tables`.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pbem.engine.file.head_writer import quoted
from pbem.engine.file.history import HASH, NAME, OPENING, Record
from pbem.errors import ContentError
from pbem.trust.hashes import NO_HASH

if TYPE_CHECKING:
    from pbem.engine.file.dealt import Dealt

_OTHER = "this is not the exact layout"

# Texts, compiled when they are first used: applying a turn reads one record.
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
    usual = re.compile(_USUAL).fullmatch
    for index, block in enumerate(blocks, first):
        record = _read_usual(index, usual(block)) or _read_block(index, block)
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


def _read_usual(index: int, found: re.Match[str] | None) -> Record | None:
    """Read a record of the usual lines; None if it has others."""
    if found is None or _QUOTES in found[1]:
        return None
    text, sig, name, proof, state, head = found.groups()
    proofs = ((name, proof),) if proof else ()
    return Record(index, (text,), (sig,) if sig else (), proofs, state, head, "", (), None)


def _read_block(index: int, block: str) -> Record | None:
    """Read the lines of one record; None if they are not exactly as written."""
    lines = block.split("\n")
    try:
        record = _read_lines(index, lines)
    except (ValueError, IndexError):
        return None
    return None if lines else record


def _read_lines(index: int, lines: list[str]) -> Record:
    lines.reverse()
    orders: tuple[str, ...] = ()
    sigs: tuple[str, ...] = ()
    proofs: tuple[tuple[str, str], ...] = ()
    approvals: tuple[tuple[str, str], ...] = ()
    admin = ""
    if lines[-1].startswith("admin"):
        admin = _text(_inner(lines.pop(), "admin  = ", ""))
    if admin and lines[-1].startswith("sigs"):
        approvals = _pairs(_inner(lines.pop(), "sigs   = { ", " }"))
    elif not admin:
        orders = _orders(lines)
        if lines[-1].startswith("sigs"):
            sigs = _sigs(_inner(lines.pop(), 'sigs   = ["', '"]'))
        if lines[-1].startswith("proofs"):
            proofs = _pairs(_inner(lines.pop(), "proofs = { ", " }"))
    dealt = None if lines[-1].startswith("state") else _dealt(lines)
    state = _matching(HASH, _inner(lines.pop(), 'state  = "', '"'))
    head = _matching(HASH, _inner(lines.pop(), 'head   = "', '"'))
    if lines.pop():
        raise ContentError(_OTHER)
    return Record(index, orders, sigs, proofs, state, head, admin, approvals, dealt)


def _dealt(lines: list[str]) -> "Dealt":
    from pbem.engine.file.dealt import read_lines  # late: only where a host deals cards

    return read_lines(lines)


def _orders(lines: list[str]) -> tuple[str, ...]:
    line = lines.pop()
    if line != "orders = [":
        inner = _inner(line, "orders = [", "]")
        return (_text(inner),) if inner else ()
    texts = []
    while lines[-1] != "]":
        texts.append(_text(_inner(lines.pop(), "    ", ",")))
    lines.pop()
    return tuple(texts)


def _inner(line: str, before: str, after: str) -> str:
    if len(line) < len(before) + len(after) or not (line.startswith(before) and line.endswith(after)):
        raise ContentError(_OTHER)
    return line[len(before) : len(line) - len(after)]


def _text(quoted_: str) -> str:
    if quoted_.startswith(_QUOTES):
        text = quoted_[3:-3]
        # Several texts on one line also begin and end with quotes.
        if len(quoted_) < 7 or not quoted_.endswith(_QUOTES) or _QUOTES in text:
            raise ContentError(_OTHER)
        return text
    value = tomllib.loads(f"text = {quoted_}")["text"]
    if type(value) is not str or not value or quoted(value) != quoted_:
        raise ContentError(_OTHER)
    return value


def _sigs(inner: str) -> tuple[str, ...]:
    sigs = tuple(_matching(_BASE64, sig) for sig in inner.split('", "'))
    if not any(sigs):
        raise ContentError(_OTHER)
    return sigs


def _pairs(inner: str) -> tuple[tuple[str, str], ...]:
    pairs = []
    for entry in inner.split(", "):
        name, is_, value = entry.partition(" = ")
        sig = _inner(value, '"', '"')
        if not is_ or not sig:
            raise ContentError(_OTHER)
        pairs.append((_matching(NAME, name), _matching(_BASE64, sig)))
    return tuple(pairs)


def _matching(pattern: str, text: str) -> str:
    if not re.fullmatch(pattern, text):
        raise ContentError(_OTHER)
    return text
