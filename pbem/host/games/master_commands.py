"""
What a game master says about one game, as a table: the same from the command line and in a signed mail.

    {"kind": "extend", "seat": "cleo", "hours": 48}

Rule 1. A table with an unknown kind or field, or without one that is needed, does nothing.
"""

from collections.abc import Callable
from datetime import date, datetime, timedelta

from pbem.engine.file.phrases import listed
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.host.deadlines.moments import instant, time_of_day, zone_of
from pbem.host.games import game_master, proposals
from pbem.host.games.hosted_game import HostedGame
from pbem.mail.requests import Absence
from pbem.record import value

MOST_HOURS = 8784
Act = Callable[[HostedGame, Data], list[str]]


@value
class MasterWord:
    """A command: what it does, and its fields by name with their type; a `?` ends the name of one that may be missing."""

    act: Act
    fields: dict[str, type]


def perform(game: HostedGame, command: Data, *, in_mail: bool = False) -> list[str]:
    """
    Do what a command says; return what came of it. Raises InputError for what cannot be done.

    `in_mail` says that it stands in a mail that is being decided.
    """
    kind = command.get("kind")
    word = WORDS.get(kind) if type(kind) is str else None
    if word is None:
        raise InputError(f"there is no command {str(kind)[:20]!a}; there are {listed([*WORDS])}")
    known = {name.rstrip("?"): type_ for name, type_ in word.fields.items()}
    given = {name: value for name, value in command.items() if name != "kind"}
    wrong = [name for name, value in given.items() if type(value) is not known.get(name)]
    missing = [name for name in word.fields if not name.endswith("?") and name not in given]
    if wrong or missing:
        takes = listed([*known]) or "nothing more"
        raise InputError(f"the command {kind} takes {takes}; wrong or missing: {listed([*wrong, *missing])}")
    return word.act(game, {**given, "in_mail": in_mail})


def seat_of(game: HostedGame, seat: str) -> str:
    """Return a seat that somebody plays. Raises InputError."""
    seats = game.genesis.seat_ids
    if seat not in seats:
        raise InputError(f"nobody plays as {seat!a}; players: {', '.join(seats)}")
    return seat


def _person(game: HostedGame, seat: str) -> str:
    people = [id_ for id_, _ in game.genesis.people()]
    return seat if seat in people else seat_of(game, seat)


def _resolve(game: HostedGame, said: Data) -> list[str]:
    return game_master.resolve(game, said["turn"], in_mail=said["in_mail"])


def _extend(game: HostedGame, said: Data) -> list[str]:
    if ("hours" in said) == ("to" in said):
        raise InputError("more time is given either by hours or to a time")
    if not 1 <= said.get("hours", 1) <= MOST_HOURS:
        raise InputError(f"more time is given by 1 to {MOST_HOURS} hours")
    until = timedelta(hours=said["hours"]) if "hours" in said else _moment(game, said["to"])
    return game_master.extend(game, seat_of(game, said["seat"]) if said.get("seat") else "", until)


def _moment(game: HostedGame, text: str) -> datetime:
    day, _, clock = text.strip().replace("T", " ").partition(" ")
    zone = zone_of(game.read_settings().deadline.zone)
    return instant(_date(day), time_of_day(clock.strip() or "00:00"), zone)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InputError(f"{text[:20]!a} is not a day; one looks like 2026-12-24") from None


def _absent(game: HostedGame, said: Data) -> list[str]:
    away = Absence(_date(said["from"]), _date(said["to"]))
    if away.last < away.first:
        raise InputError("the last day comes before the first")
    return game_master.absent(game, seat_of(game, said["seat"]), away)


def _message(game: HostedGame, said: Data) -> list[str]:
    return game_master.message(game, [str(one) for one in said["to"]], _joined(said["text"]))


def _replace(game: HostedGame, said: Data) -> list[str]:
    return proposals.replace(game, _person(game, said["seat"]), _joined(said["file"]).encode(), said["address"])


def _deputy(game: HostedGame, said: Data) -> list[str]:
    return proposals.deputy(game, seat_of(game, said["seat"]), _joined(said["file"]).encode(), said["address"])


def _rule(game: HostedGame, said: Data) -> list[str]:
    about = _person(game, said["seat"]) if said.get("seat") else ""
    return proposals.rule(game, about, said["reason"], said.get("events", []))


def _joined(lines: list[object]) -> str:
    return "\n".join(str(line) for line in lines)


WORDS: dict[str, MasterWord] = {
    "preview": MasterWord(lambda game, _: game_master.preview(game), {}),
    "resolve": MasterWord(_resolve, {"turn": int}),
    "extend": MasterWord(_extend, {"seat?": str, "hours?": int, "to?": str}),
    "pause": MasterWord(lambda game, said: game_master.pause(game, said.get("reason", "")), {"reason?": str}),
    "resume": MasterWord(lambda game, said: game_master.resume(game, said.get("reason", "")), {"reason?": str}),
    "absent": MasterWord(_absent, {"seat": str, "from": str, "to": str}),
    "message": MasterWord(_message, {"to": list, "text": list}),
    "replace": MasterWord(_replace, {"seat": str, "file": list, "address": str}),
    "deputy": MasterWord(_deputy, {"seat": str, "file": list, "address": str}),
    "resign": MasterWord(
        lambda game, said: proposals.resign(game, seat_of(game, said["seat"]), said["reason"]),
        {"seat": str, "reason": str},
    ),
    "draw": MasterWord(lambda game, _: proposals.draw(game), {}),
    "rule": MasterWord(_rule, {"seat?": str, "reason": str, "events?": list}),
}
"""All commands that a game master may give about one game, by their names on the command line."""
