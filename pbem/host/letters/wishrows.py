"""
Wishes typed into a mail (`wishes.py`): rows that stand for themselves, as people write them.

A block begins with a row like [absence], and ends with an empty row, or where something else begins.

Rule 1. Quoted rows are no wishes: an answer does not say again what it answers.
Rule 2. Nothing raises; what cannot be read is told in a sentence for the receipt.
"""

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from pbem.host.letters.wishes import (
    ABSENCE,
    FIELDS,
    KEYS,
    MESSAGE,
    MOST_TEXT,
    MOST_WISHES,
    STANDBY,
    Wishes,
    read_wish,
    trouble,
)
from pbem.mail import html_text
from pbem.mail.parts import ParsedMail, Part
from pbem.mail.unquote import unflow

MOST_ROWS = 5000
MOST_SIGNS = 256 * 1024
MOST_ATTACHED = 64 * 1024

_HEADS = {"[[message]]": MESSAGE, "[message]": MESSAGE, "[absence]": ABSENCE,
          "[[absence]]": ABSENCE, "[standby]": STANDBY}  # fmt: skip
_HTML = ("text/html", "application/xhtml+xml")
_STRAIGHT = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00a0": " "})
_QUOTES = ('"""', "'''")
_YES = ("true", "yes")
# What stands below is an older mail, also where no sign marks its rows.
_OLDER = ("-----original message", "________", "begin forwarded message")


def in_letter(letter: ParsedMail) -> Wishes:
    """Find the wishes in a mail: in its text, or else its HTML, and in small attachments."""
    found = Wishes()
    plain = [part for part in letter.parts if part.type not in _HTML]
    for part in plain:
        if len(part.data) <= MOST_ATTACHED or not part.attached:
            found += in_text(_flat(part))
    if found.empty:
        for part in letter.parts:
            if part.type in _HTML:
                found += in_text(html_text.plain(part.text))
    return found


def in_text(text: str) -> Wishes:
    """Find the wishes in a text with LF line ends."""
    found = Wishes()
    if not any(word in text.lower() for word in KEYS):
        return found
    for kind, rows in _blocks(text[:MOST_SIGNS].split("\n")[:MOST_ROWS]):
        found += _read(kind, rows)
    return found


def _flat(part: Part) -> str:
    return unflow(part.text, delsp=part.delsp) if part.flowed else part.text


def _blocks(rows: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Return the blocks of a text: their kind, and their rows as TOML."""
    at = count = 0
    while at < len(rows) and count < 2 * MOST_WISHES:
        row = _bare(rows[at]).lower()
        if row.startswith(_OLDER):
            return
        kind = _HEADS.get(row)
        at += 1
        if kind:
            taken, at = _fields(kind, rows, at)
            count += 1
            yield kind, taken


def _fields(kind: str, rows: Sequence[str], at: int) -> tuple[list[str], int]:
    """Take the rows of one block; return them, and where the next row is."""
    taken: list[str] = []
    while at < len(rows):
        key, is_, value = _bare(rows[at]).partition("=")
        if not is_ or key.strip().lower() not in FIELDS[kind]:
            break
        end = _end_of_value(value.strip(), rows, at)
        gap = "\n" if value.strip().startswith(_QUOTES) else " "
        more = [row.translate(_STRAIGHT).rstrip() for row in rows[at + 1 : end]]
        taken.append(gap.join([_row(key.strip().lower(), value.strip()), *more]))
        at = end
    return taken, at


def _row(key: str, value: str) -> str:
    """Spell a field as TOML; "none = yes" says the same as "none = true"."""
    said = key == "none" and value.strip('"').lower() in _YES
    return f"{key} = {'true' if said else value}"


def _end_of_value(value: str, rows: Sequence[str], at: int) -> int:
    """Return the row behind a value, which may go on where a mail program broke its row."""
    quote = next((mark for mark in _QUOTES if value.startswith(mark)), "")
    if quote:
        closed = quote in value[len(quote) :]
    else:
        quote = '"' if value.startswith('"') else ""
        closed = not quote or value.replace('\\"', "").count(quote) % 2 == 0
    end = at + 1
    while not closed and end < len(rows):
        row = _bare(rows[end])
        if not row and quote == '"':
            break
        closed = quote in row.replace('\\"', "")
        end += 1
    return end


def _bare(row: str) -> str:
    return row.translate(_STRAIGHT).strip(" \t\ufeff\u200b")


def _read(kind: str, rows: Sequence[str]) -> Wishes:
    for readable in (rows, [_with_quotes(row) for row in rows]):
        try:
            table: Any = tomllib.loads("\n".join(readable))
        except (ValueError, RecursionError):
            continue
        return read_wish(kind, table)
    return trouble(f"[{kind}] in your mail cannot be read; write {_how(kind, rows)}")


def _with_quotes(row: str) -> str:
    """Mark the quotation marks inside a text, as in text = "He said "no".": its ends are clear."""
    key, _, value = row.partition(" = ")
    inner = value[1:-1]
    if key != "text" or value != f'"{inner}"' or inner.startswith('"'):
        return row
    marked = inner.replace('\\"', '"').replace('"', '\\"')
    return f'{key} = "{marked}"'


def _how(kind: str, rows: Sequence[str]) -> str:
    if kind == ABSENCE:
        return "the days as in from = 2026-12-24, or none = true"
    row = next((row for row in rows if row.startswith("text")), "")
    if len(row) <= MOST_TEXT:
        # The row itself tells which of several messages is meant.
        return "each value in double quotes" + (f"; it says {row[:60]}" if row else "")
    return (
        f"three quotation marks before and behind a long text, of {MOST_TEXT} characters at most; "
        f"yours has {len(row)} and no end that is found"
    )
