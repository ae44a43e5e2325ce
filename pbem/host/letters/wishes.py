"""
What players may write into any mail to the host beside orders: letters, absences, standing by.

    [[message]]                  [absence]                [standby]
    to = "ben"                   from = 2026-12-24
    text = "Peace in Asia?"      to = 2027-01-02            [absence]
                                                            none = true

In the text of a mail such rows stand for themselves (`wishrows.py`). In an order file they stand below
[signed]; they are no part of what is signed, and taken off before orders are checked. Nothing raises;
what cannot be read is told in a sentence for the receipt.
"""

from collections.abc import Mapping
from datetime import date, datetime  # noqa: TID251 - values; nobody asks the clock
from typing import Any

import attrs

from pbem.engine.ruleset import Data

MESSAGE, ABSENCE, STANDBY = "message", "absence", "standby"
KEYS = (MESSAGE, ABSENCE, STANDBY)
MOST_WISHES = 8
MOST_TEXT = 4000
MOST_READERS = 64
EVERYBODY = "all"

FIELDS = {MESSAGE: {"to", "from", "text", "game"}, ABSENCE: {"from", "to", "none", "player", "game"},
          STANDBY: {"game"}}  # fmt: skip
_BEGINNING = 32


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
            last = format_beginning(messages[MOST_WISHES - 1])
            most = f"a mail holds at most {MOST_WISHES} messages"
            troubles += (f"{most}; those behind the message {last} were not passed on",)
        return Wishes(
            messages[:MOST_WISHES],
            tuple(dict.fromkeys(self.absences + other.absences))[:MOST_WISHES],
            tuple(dict.fromkeys(self.returns + other.returns))[:MOST_WISHES],
            self.standby or other.standby,
            tuple(dict.fromkeys(troubles))[: 2 * MOST_WISHES],
        )


def format_beginning(message: Message) -> str:
    """Tell which message is meant: to whom it goes, and how it begins."""
    words = " ".join(message.text.split())
    begun = words if len(words) <= _BEGINNING else f"{words[:_BEGINNING].rstrip()} ..."
    return f'to {" and ".join(message.to)[:60]}, "{begun}",'


def split(document: Data) -> tuple[Data, Wishes]:
    """Take the wishes off an order file, as data: what remains are the orders."""
    rest = {key: value for key, value in document.items() if key not in KEYS}
    found = Wishes()
    for kind in KEYS:
        tables = document.get(kind, [])
        for table in tables if type(tables) is list else [tables]:
            found += read_wish(kind, table)
    return rest, found


def read_wish(kind: str, table: Any) -> Wishes:
    """Read the table of one wish: MESSAGE, ABSENCE or STANDBY."""
    if type(table) is not dict or not set(table) <= FIELDS[kind]:
        return trouble(f"[{kind}] takes {', '.join(sorted(FIELDS[kind]))}, and nothing else")
    if kind == STANDBY:
        return Wishes(standby=True)
    return _message(table) if kind == MESSAGE else _absence(table)


def _message(table: Mapping[str, Any]) -> Wishes:
    to = table.get("to")
    names = [to] if type(to) is str else to
    text = table.get("text")
    if type(names) is not list or not names or not all(type(name) is str for name in names):
        return trouble('[[message]] needs to = "ben", or ["ben", "cleo"], or "all"')
    if type(text) is not str or not text.strip():
        return trouble('[[message]] needs text = "..."')
    which = format_beginning(Message(tuple(names), text))
    if len(text) > MOST_TEXT:
        return trouble(f"a message has at most {MOST_TEXT} characters; the one {which} has "
                        f"{len(text)} and was not passed on")  # fmt: skip
    if len(names) > MOST_READERS:
        return trouble(f"a message goes to at most {MOST_READERS} readers; the one {which} was not "
                        "passed on")  # fmt: skip
    face, game = table.get("from", ""), table.get("game", "")
    if type(face) is not str or type(game) is not str:
        return trouble("[[message]]: from and game are texts")
    return Wishes(messages=(Message(tuple(names), text, face, game),))


def _absence(table: Mapping[str, Any]) -> Wishes:
    player, game = table.get("player", ""), table.get("game", "")
    if type(player) is not str or type(game) is not str:
        return trouble("[absence]: player and game are texts")
    if "none" in table:
        if table["none"] is not True or "from" in table or "to" in table:
            return trouble("[absence] holds either the row none = true, or the rows from and to")
        return Wishes(returns=(Return(player, game),))
    first, last = _day(table.get("from")), _day(table.get("to"))
    if first is None or last is None or last < first:
        return trouble("[absence] needs from = 2026-12-24 and a later to = 2027-01-02")
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


def trouble(sentence: str) -> Wishes:
    """Return a sentence for the receipt in place of a wish."""
    return Wishes(troubles=(sentence,))
