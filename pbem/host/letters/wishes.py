"""
What players may write into any mail to the host beside orders: letters, absences, standing by.

    [[message]]                  [absence]                [standby]
    to = "ben"                   from = 2026-12-24
    text = "Peace in Asia?"      to = 2027-01-02

In the text of a mail such rows stand for themselves: a block ends with an empty row, or where something
else begins. In an order file they stand below [signed]; they are no part of what is signed, and
taken off before orders are checked.

Rule 1. Quoted rows are no wishes: an answer does not say again what it answers.
Rule 2. Nothing raises; what cannot be read is told in a sentence for the receipt.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime  # noqa: TID251 - values; nobody asks the clock
from typing import Any

import attrs

from pbem.engine.ruleset import Data
from pbem.mail import hypertext
from pbem.mail.parts import Letter, Part
from pbem.mail.unwrap import unflow

MESSAGE, ABSENCE, STANDBY = "message", "absence", "standby"
KEYS = (MESSAGE, ABSENCE, STANDBY)
MOST_WISHES = 8
MOST_TEXT = 4000
MOST_ROWS = 5000
MOST_SIGNS = 64 * 1024
EVERYBODY = "all"

_HEADS = {"[[message]]": MESSAGE, "[message]": MESSAGE, "[absence]": ABSENCE,
          "[[absence]]": ABSENCE, "[standby]": STANDBY}  # fmt: skip
_FIELDS = {MESSAGE: {"to", "from", "text", "game"}, ABSENCE: {"from", "to", "player", "game"},
           STANDBY: {"game"}}  # fmt: skip
_STRAIGHT = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00a0": " "})
_QUOTES = ('"""', "'''")
# What stands below is an older mail, also where no sign marks its rows.
_OLDER = ("-----original message", "________", "begin forwarded message")


@attrs.frozen
class Message:
    """
    A letter to other players. `to` are seats or names as written, or "all", or "gm".

    `face` is the seat or name in whose name it is written, "" for the writer's only one.
    """

    to: tuple[str, ...]
    text: str
    face: str = ""
    game: str = ""


@attrs.frozen
class Absence:
    """Days on which a player is away, the first and the last included."""

    first: date
    last: date
    player: str = ""
    game: str = ""


@attrs.frozen
class Wishes:
    """What somebody asks of the host; `troubles` are sentences about what could not be read."""

    messages: tuple[Message, ...] = ()
    absences: tuple[Absence, ...] = ()
    standby: bool = False
    troubles: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Say whether nothing was asked, not even wrongly."""
        return not (self.messages or self.absences or self.standby or self.troubles)

    def __add__(self, other: "Wishes") -> "Wishes":
        return Wishes(
            tuple(dict.fromkeys(self.messages + other.messages))[:MOST_WISHES],
            tuple(dict.fromkeys(self.absences + other.absences))[:MOST_WISHES],
            self.standby or other.standby,
            tuple(dict.fromkeys(self.troubles + other.troubles))[:MOST_WISHES],
        )


def in_letter(letter: Letter) -> Wishes:
    """Find the wishes in a mail: in its text, or else its HTML, and in small attachments."""
    found = Wishes()
    plain = [part for part in letter.parts if part.type not in _HTML]
    for part in plain:
        if len(part.data) <= MOST_SIGNS:
            found += in_text(_flat(part))
    if found.empty:
        for part in letter.parts:
            if part.type in _HTML:
                found += in_text(hypertext.plain(part.text))
    return found


def in_text(text: str) -> Wishes:
    """Find the wishes in a text with LF line ends."""
    found = Wishes()
    if not any(word in text.lower() for word in KEYS):
        return found
    for kind, rows in _blocks(text[:MOST_SIGNS].split("\n")[:MOST_ROWS]):
        found += _read(kind, rows)
    return found


def split(document: Data) -> tuple[Data, Wishes]:
    """Take the wishes off an order file, as data: what remains are the orders."""
    rest = {key: value for key, value in document.items() if key not in KEYS}
    found = Wishes()
    for kind in KEYS:
        tables = document.get(kind, [])
        for table in tables if type(tables) is list else [tables]:
            found += _wish(kind, table)
    return rest, found


# ── rows ─────────────────────────────────────────────────────────────────────────────────────────

_HTML = ("text/html", "application/xhtml+xml")


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
        if not is_ or key.strip().lower() not in _FIELDS[kind]:
            break
        end = _end_of_value(value.strip(), rows, at)
        gap = "\n" if value.strip().startswith(_QUOTES) else " "
        more = [row.translate(_STRAIGHT).rstrip() for row in rows[at + 1 : end]]
        taken.append(gap.join([f"{key.strip().lower()} = {value.strip()}", *more]))
        at = end
    return taken, at


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
    return row[: MOST_TEXT + 100].translate(_STRAIGHT).strip(" \t\ufeff\u200b")


# ── values ───────────────────────────────────────────────────────────────────────────────────────


def _read(kind: str, rows: Sequence[str]) -> Wishes:
    try:
        table: Any = tomllib.loads("\n".join(rows))
    except (ValueError, RecursionError):
        how = (
            "the days as in from = 2026-12-24" if kind == ABSENCE else "each value in double quotes"
        )
        return _trouble(f"[{kind}] in your mail cannot be read; write {how}")
    return _wish(kind, table)


def _wish(kind: str, table: Any) -> Wishes:
    if type(table) is not dict or not set(table) <= _FIELDS[kind]:
        return _trouble(f"[{kind}] takes {', '.join(sorted(_FIELDS[kind]))}, and nothing else")
    if kind == STANDBY:
        return Wishes(standby=True)
    return _message(table) if kind == MESSAGE else _absence(table)


def _message(table: Mapping[str, Any]) -> Wishes:
    to = table.get("to")
    names = [to] if type(to) is str else to
    text = table.get("text")
    if type(names) is not list or not names or not all(type(name) is str for name in names):
        return _trouble('[[message]] needs to = "ben", or ["ben", "cleo"], or "all"')
    if type(text) is not str or not text.strip():
        return _trouble('[[message]] needs text = "..."')
    if len(text) > MOST_TEXT or len(names) > 64:
        return _trouble(f"a message has at most {MOST_TEXT} characters; yours was not passed on")
    face, game = table.get("from", ""), table.get("game", "")
    if type(face) is not str or type(game) is not str:
        return _trouble("[[message]]: from and game are texts")
    return Wishes(messages=(Message(tuple(names), text, face, game),))


def _absence(table: Mapping[str, Any]) -> Wishes:
    first, last = _day(table.get("from")), _day(table.get("to"))
    if first is None or last is None or last < first:
        return _trouble("[absence] needs from = 2026-12-24 and a later to = 2027-01-02")
    player, game = table.get("player", ""), table.get("game", "")
    if type(player) is not str or type(game) is not str:
        return _trouble("[absence]: player and game are texts")
    return Wishes(absences=(Absence(first, last, player, game),))


def _day(value: Any) -> date | None:
    if isinstance(value, datetime):
        value = value.date()
    try:
        day = value if isinstance(value, date) else date.fromisoformat(value)
    except (TypeError, ValueError):
        return None
    # Calendars end somewhere, and arithmetic with them too.
    return day if 2000 <= day.year <= 2200 else None


def _trouble(sentence: str) -> Wishes:
    return Wishes(troubles=(sentence,))
