"""
What players may write into any mail to the host beside orders: letters, absences, standing by.

    [[message]]                  [absence]                [standby]
    to = "ben"                   from = 2026-12-24
    text = "Peace in Asia?"      to = 2027-01-02            [absence]
                                                            none = true

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
MOST_READERS = 64
MOST_ROWS = 5000
MOST_SIGNS = 256 * 1024
MOST_ATTACHED = 64 * 1024
EVERYBODY = "all"

_HEADS = {"[[message]]": MESSAGE, "[message]": MESSAGE, "[absence]": ABSENCE,
          "[[absence]]": ABSENCE, "[standby]": STANDBY}  # fmt: skip
_FIELDS = {MESSAGE: {"to", "from", "text", "game"}, ABSENCE: {"from", "to", "none", "player", "game"},
           STANDBY: {"game"}}  # fmt: skip
_STRAIGHT = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00a0": " "})
_QUOTES = ('"""', "'''")
_YES = ("true", "yes")
_BEGINNING = 32
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
class Return:
    """The word of a player that he is not away, or not any more."""

    player: str = ""
    game: str = ""


@attrs.frozen
class Wishes:
    """What somebody asks of the host; `troubles` are sentences about what could not be read."""

    messages: tuple[Message, ...] = ()
    absences: tuple[Absence, ...] = ()
    returns: tuple[Return, ...] = ()
    standby: bool = False
    troubles: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Say whether nothing was asked, not even wrongly."""
        asked = self.messages or self.absences or self.returns
        return not (asked or self.standby or self.troubles)

    def __add__(self, other: "Wishes") -> "Wishes":
        messages = tuple(dict.fromkeys(self.messages + other.messages))
        troubles = self.troubles + other.troubles
        if len(messages) > MOST_WISHES:
            last = spell_beginning(messages[MOST_WISHES - 1])
            most = f"a mail holds at most {MOST_WISHES} messages"
            troubles += (f"{most}; those behind the message {last} were not passed on",)
        return Wishes(
            messages[:MOST_WISHES],
            tuple(dict.fromkeys(self.absences + other.absences))[:MOST_WISHES],
            tuple(dict.fromkeys(self.returns + other.returns))[:MOST_WISHES],
            self.standby or other.standby,
            tuple(dict.fromkeys(troubles))[: 2 * MOST_WISHES],
        )


def spell_beginning(message: Message) -> str:
    """Tell which message is meant: to whom it goes, and how it begins."""
    words = " ".join(message.text.split())
    begun = words if len(words) <= _BEGINNING else f"{words[:_BEGINNING].rstrip()} ..."
    return f'to {" and ".join(message.to)[:60]}, "{begun}",'


def in_letter(letter: Letter) -> Wishes:
    """Find the wishes in a mail: in its text, or else its HTML, and in small attachments."""
    found = Wishes()
    plain = [part for part in letter.parts if part.type not in _HTML]
    for part in plain:
        if len(part.data) <= MOST_ATTACHED or not part.attached:
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
        taken.append(gap.join([_row(key.strip().lower(), value.strip()), *more]))
        at = end
    return taken, at


def _row(key: str, value: str) -> str:
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


# ── values ───────────────────────────────────────────────────────────────────────────────────────


def _read(kind: str, rows: Sequence[str]) -> Wishes:
    for readable in (rows, [_with_quotes(row) for row in rows]):
        try:
            table: Any = tomllib.loads("\n".join(readable))
        except (ValueError, RecursionError):
            continue
        return _wish(kind, table)
    return _trouble(f"[{kind}] in your mail cannot be read; write {_how(kind, rows)}")


def _with_quotes(row: str) -> str:
    """Mark the quotation marks inside a text, as in text = "He said "no".": its ends are clear."""
    key, _, value = row.partition(" = ")
    inner = value[1:-1]
    if key != "text" or value[:1] != '"' or value[-1:] != '"' or not inner or '"' in inner[0]:
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
    which = spell_beginning(Message(tuple(names), text))
    if len(text) > MOST_TEXT:
        return _trouble(f"a message has at most {MOST_TEXT} characters; the one {which} has "
                        f"{len(text)} and was not passed on")  # fmt: skip
    if len(names) > MOST_READERS:
        return _trouble(f"a message goes to at most {MOST_READERS} readers; the one {which} was not "
                        "passed on")  # fmt: skip
    face, game = table.get("from", ""), table.get("game", "")
    if type(face) is not str or type(game) is not str:
        return _trouble("[[message]]: from and game are texts")
    return Wishes(messages=(Message(tuple(names), text, face, game),))


def _absence(table: Mapping[str, Any]) -> Wishes:
    player, game = table.get("player", ""), table.get("game", "")
    if type(player) is not str or type(game) is not str:
        return _trouble("[absence]: player and game are texts")
    if "none" in table:
        if table["none"] is not True or "from" in table or "to" in table:
            return _trouble("[absence] holds either the row none = true, or the rows from and to")
        return Wishes(returns=(Return(player, game),))
    first, last = _day(table.get("from")), _day(table.get("to"))
    if first is None or last is None or last < first:
        return _trouble("[absence] needs from = 2026-12-24 and a later to = 2027-01-02")
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
