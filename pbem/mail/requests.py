"""
What players may ask of the host in any mail, besides orders: messages, absences, standing by.

    [[message]]                  [absence]                [standby]
    to = "ben"                   from = 2026-12-24
    text = "Peace in Asia?"      to = 2027-01-02            [absence]
                                                            none = true

They are typed into the text of a mail as they are (`typed_requests`), stand below [signed] in an order
file, or are a file that the player signed (`signed_papers`). They are no part of signed orders, and are
taken off before orders are checked. Nothing raises; about what cannot be read there is a sentence for
the receipt.
"""

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import Any

import attrs

from pbem.engine.file.phrases import listed
from pbem.engine.table.terms import Data
from pbem.engine.text.table_talk import MOST_TEXT
from pbem.engine.text.wrapping import visible
from pbem.record import value

MESSAGE, ABSENCE, STANDBY = "message", "absence", "standby"
PAUSE, RESUME, EXTEND, REMATCH, REPLACE = "pause", "resume", "extend", "rematch", "replace"
KEYS = (MESSAGE, ABSENCE, STANDBY)
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b", re.IGNORECASE)
"""What a question asks its reader to send back; hosts write it in capitals."""
MOST_REQUESTS = 8
MOST_READERS = 64

FIELDS = {
    MESSAGE: {"to", "from", "text", "game", "turn"},
    ABSENCE: {"from", "to", "none", "player", "game"},
    STANDBY: {"game", "none"},
}
_BEGINNING = 32


@value
class Message:
    """
    A message to other players. `to` are seats or names as written, or "all", or "gm".

    `writer` is the seat or name that it is written as, "" for the only one of the mail's author;
    `turn` when it was said, where one player passes on what another said: to a host it says nothing.
    """

    to: tuple[str, ...]
    text: str
    writer: str = ""
    game: str = ""
    turn: int | None = None


@value
class Absence:
    """Days on which a player is away, the first and the last included."""

    first: date
    last: date
    player: str = ""
    game: str = ""


@value
class Return:
    """A player's word that they are not away, or no longer."""

    player: str = ""
    game: str = ""


@value
class Motion:
    """
    What somebody wants to be decided: "resign", for `player` ("" the only seat of the mail's author), "draw", "rollback"
    to the record `number`, "extend" by `number` hours, "pause", "resume", "rematch", "replace" a `player`, seat or name,
    by whoever reads mail at `to`, "" for anybody who asked.
    """

    kind: str
    player: str = ""
    number: int = 0
    to: str = ""


@value
class Requests:
    """
    What somebody asks of the host; `troubles` are sentences about what could not be read.

    `standby` lets the orders of the mail stand by; `plays_now` says that those in do so no longer.
    """

    messages: tuple[Message, ...] = ()
    absences: tuple[Absence, ...] = ()
    returns: tuple[Return, ...] = ()
    standby: bool = False
    motions: tuple[Motion, ...] = ()
    troubles: tuple[str, ...] = ()
    plays_now: bool = False

    @property
    def empty(self) -> bool:
        """Say whether nothing was asked for, not even wrongly."""
        asked = self.messages or self.absences or self.returns or self.motions
        return not (asked or self.standby or self.plays_now or self.troubles)

    @property
    def content(self) -> str:
        """What is asked, as text: the same requests have the same."""
        return repr(attrs.astuple(self))

    def __add__(self, other: "Requests") -> "Requests":
        if other.empty:
            return self
        messages = tuple(dict.fromkeys(self.messages + other.messages))
        troubles = self.troubles + other.troubles
        if len(messages) > MOST_REQUESTS:
            last = format_beginning(messages[MOST_REQUESTS - 1])
            most = f"a mail holds at most {MOST_REQUESTS} messages"
            troubles += (f"{most}; those after the message {last} were not passed on",)
        return Requests(
            messages[:MOST_REQUESTS],
            tuple(dict.fromkeys(self.absences + other.absences))[:MOST_REQUESTS],
            tuple(dict.fromkeys(self.returns + other.returns))[:MOST_REQUESTS],
            self.standby or other.standby,
            tuple(dict.fromkeys(self.motions + other.motions)),
            tuple(dict.fromkeys(troubles))[: 2 * MOST_REQUESTS],
            self.plays_now or other.plays_now,
        )


NOTHING_ASKED = Requests()


def text_lines(text: str) -> list[str]:
    """Return the lines of a message: visible characters only, no blank lines at its ends."""
    return [visible(line).rstrip().replace("'''", "' ' '") for line in text.strip().split("\n")]


def format_beginning(message: Message) -> str:
    """Say which message is meant: to whom it goes, and how it begins."""
    words = " ".join(message.text.split())
    begun = words if len(words) <= _BEGINNING else f"{words[:_BEGINNING].rstrip()} ..."
    return f'to {listed(message.to)[:60]}, "{begun}",'


def split_requests(document: Data) -> tuple[Data, Requests]:
    """Take the requests off an order file, as data: what remains are the orders."""
    rest = {key: value for key, value in document.items() if key not in KEYS}
    return rest, read_requests(document)


def read_requests(document: Data, as_typed: Callable[[str, Any], Any] = lambda _, table: table) -> Requests:
    """Read the tables of all requests in a document; `as_typed` makes of each, and its kind, what would be typed."""
    found = NOTHING_ASKED
    for kind in KEYS:
        tables = document.get(kind, [])
        for table in tables if type(tables) is list else [tables]:
            found += read_request(kind, as_typed(kind, table))
    return found


def read_request(kind: str, table: Any) -> Requests:
    """Read the table of one request: MESSAGE, ABSENCE or STANDBY."""
    if type(table) is not dict or not set(table) <= FIELDS[kind]:
        return trouble(f"[{kind}] takes {', '.join(sorted(FIELDS[kind]))}, and nothing else")
    if kind == STANDBY:
        return Requests(standby="none" not in table, plays_now="none" in table)
    return _message(table) if kind == MESSAGE else _absence(table)


def _message(table: Mapping[str, Any]) -> Requests:
    to = table.get("to")
    names = [to] if type(to) is str else to
    text = table.get("text")
    if type(names) is not list or not names or not all(type(name) is str for name in names):
        return trouble('[[message]] needs to = "ben", or ["ben", "cleo"], or "all"')
    if type(text) is not str or not text.strip():
        return trouble('[[message]] needs text = "..."')
    which = format_beginning(Message(tuple(names), text))
    if len(text) > MOST_TEXT:
        return trouble(
            f"a message has at most {MOST_TEXT} characters; the one {which} has {len(text)} and was not passed on"
        )
    if len(names) > MOST_READERS:
        return trouble(f"a message goes to at most {MOST_READERS} readers; the one {which} was not passed on")
    writer, game = table.get("from", ""), table.get("game", "")
    if type(writer) is not str or type(game) is not str:
        return trouble("[[message]]: from and game must be texts")
    turn = table.get("turn")
    when = turn if type(turn) is int else None
    return Requests(messages=(Message(tuple(names), text, writer, game, when),))


def _absence(table: Mapping[str, Any]) -> Requests:
    player, game = table.get("player", ""), table.get("game", "")
    if type(player) is not str or type(game) is not str:
        return trouble("[absence]: player and game must be texts")
    if "none" in table:
        if table["none"] is not True or "from" in table or "to" in table:
            return trouble("[absence] takes either none = true, or from and to")
        return Requests(returns=(Return(player, game),))
    first, last = _day(table.get("from")), _day(table.get("to"))
    if first is None or last is None or last < first:
        return trouble("[absence] needs from = 2026-12-24 and a later to = 2027-01-02")
    return Requests(absences=(Absence(first, last, player, game),))


def _day(value: Any) -> date | None:
    if isinstance(value, datetime):
        value = value.date()
    try:
        day = value if isinstance(value, date) else date.fromisoformat(value)
    except (TypeError, ValueError):
        return None
    # Calendars end somewhere, and so does arithmetic with them.
    return day if 2000 <= day.year <= 2200 else None


def trouble(sentence: str) -> Requests:
    """Return a sentence for the receipt in place of a request."""
    return Requests(troubles=(sentence,))
