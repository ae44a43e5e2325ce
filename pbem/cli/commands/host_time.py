"""`pbem host tick`, `log` and `words`: what time makes happen, and what the host noted about it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TypeVar

import click

from pbem.cli import console
from pbem.cli.commands.host_house import house_option, now_option, opened
from pbem.cli.commands.host_spool import STOPPED, Busy, carrying, going_on
from pbem.engine.file.game_reader import open_game
from pbem.errors import BusyError, ContentError, LogError, StoppedError, UnavailableError
from pbem.host import running
from pbem.host.deadlines import round as rounds
from pbem.host.deadlines.calendar import format_moment
from pbem.host.deadlines.missed import policy_faults
from pbem.host.deadlines.timetable import timetable
from pbem.host.games.hosting import read_hosting
from pbem.host.games.hosting import words as words_of
from pbem.host.games.logbook import NAME, read_file
from pbem.host.games.notices import MISSED, Log
from pbem.host.house import GameFolder, House
from pbem.local import files, game_files

DoneT = TypeVar("DoneT")

_AMISS = (ContentError, ContentError, ContentError, UnavailableError, LogError, StoppedError,
          UnavailableError)  # fmt: skip


@contextmanager
def plainly() -> Iterator[None]:
    """Turn what can go wrong with a hosted game into a sentence, and a lock into exit code 75."""
    try:
        yield
    except BusyError as error:
        raise Busy(str(error)) from None
    except _AMISS as error:
        raise console.Refusal(str(error)) from None


def game_of(house: House, name: str) -> GameFolder:
    """Return a hosted game by its name, or end the command."""
    games = {folder.name: folder for folder in house.games()}
    if name not in games:
        known = ", ".join(games) or "none"
        raise console.Refusal(f"no game {name!a} is hosted here; there are: {known}")
    return games[name]


def locked(folder: GameFolder, act: Callable[[], DoneT]) -> DoneT:
    """Do something while nobody else works on a game."""
    with plainly(), folder.lock():
        return act()


@click.command()
@house_option
@now_option
def tick(where: str | None, now: datetime) -> None:
    """
    Decide the mails that came, then do what time makes happen, and send the letters.

    Plays what is ready, reminds, and does what was agreed about missed turns. To be called every
    five minutes or so. After a long pause, or when the clock jumped, no deadline does anything:
    deadlines move, and the game master is told.

    \b
    Example:
      pbem host tick
    """
    house = opened(where)
    done = running.Round()
    with going_on():
        running.decide_mails(house, now, done)
    rows = [*done.troubles, *done.rows]
    for folder in house.games():
        rows += _ticked(house, folder, now, done)
    for row in rows:
        console.out(console.wrapped(row, "    "))
    _send(house, now)
    if done.stopped:
        raise Busy(STOPPED)


def _ticked(house: House, folder: GameFolder, now: datetime, done: running.Round) -> list[str]:
    """Let a round of one game happen; what is wrong with it must not stop the others."""
    try:
        with folder.lock():
            return [f"{folder.name}: {row}" for row in rounds.tick(house, folder, now)]
    except BusyError as error:
        return [str(error)]
    except _AMISS as error:
        done.note_stop(error)
        return [f"{folder.name}: {error}"]


def _send(house: House, now: datetime) -> None:
    try:
        with going_on(), carrying(house) as carry:
            running.send(house, now, carry, running.Round())
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None


@click.command()
@click.argument("game")
@house_option
def words(game: str, where: str | None) -> None:
    """
    Print deadline and policy as players agree to them: what `pbem new --deadline` wants.

    GAME is a hosted game, or a file with the tables [deadline] and [missed].

    \b
    Examples:
      pbem host words rules.toml
      pbem host words world
    """
    with plainly():
        if files.exists(game):
            console.out(words_of(read_hosting(files.read(game, files.ORDERS_LIMIT))))
            return
        folder = game_of(opened(where), game)
        hosting = folder.hosting()
        console.out(words_of(hosting))
        for fault in policy_faults(hosting, open_game(folder.newest()).genesis):
            console.warn(f"not used in this game: {fault}")


@click.command()
@click.argument("game")
@click.option("--file", "path", metavar="LOG", help="This log; GAME is then a game file.")
@house_option
def log(game: str, path: str | None, where: str | None) -> None:
    """
    Print the host's signed log of a game, and check it.

    Numbers, hashes and signatures are checked, and that nobody's turn was missed before its time.

    \b
    Examples:
      pbem host log world
      pbem host log world-007.toml --file log.jsonl
    """
    with plainly():
        if path:
            genesis = open_game(game_files.read_game(game)).genesis
        else:
            folder = game_of(opened(where), game)
            genesis, path = open_game(folder.newest()).genesis, folder.inside(NAME)
        found = read_file(path, genesis)
    for notice in found.notices:
        row = f"{notice.number:4d}  {format_moment(notice.at)}  {notice.kind}: {notice.text}"
        console.out(console.wrapped(row, "      "))
    faults = list(early_turns(found))
    if faults:
        raise console.Refusal("; ".join(faults))
    console.note(f"All {len(found.notices)} rows are signed by the host and follow each other.")


def early_turns(found: Log) -> Iterator[str]:
    """Tell which turns were called missed before their time, by the log itself."""
    for notice in found.of(MISSED):
        table = timetable(found.until(notice.number), str(notice.data["base"]))
        ends = table.ends(str(notice.data["seat"])) if table else None
        if ends is None or notice.at < ends:
            until = f"before {format_moment(ends)}" if ends else "without a deadline"
            yield f"notice {notice.number} calls a turn missed {until}"
