"""`pbem host log`, `words` and `hall`: the signed log of a game, what its players agree to, and how games ended."""

from collections.abc import Iterator
from datetime import datetime

import click

from pbem.cli.host_options import game_of, host_option, now_option
from pbem.cli.say import console
from pbem.engine.file.game_reader import open_game
from pbem.errors import InputError, PbemError
from pbem.host.deadlines.game_settings import read_game_settings
from pbem.host.deadlines.host_log import MISSED, Log
from pbem.host.deadlines.missed_turns import policy_faults
from pbem.host.deadlines.moments import format_moment
from pbem.host.deadlines.timetable import timetable
from pbem.host.folder.game_folder import LOG
from pbem.host.folder.host_folder import HostFolder, open_host
from pbem.host.folder.log_file import read_file
from pbem.host.games.hall import hall_lines
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.local import files, game_files


@click.command()
@click.argument("game")
@host_option
def words(game: str, where: str | None) -> None:
    """
    Print deadline and policy as players agree to them: what `pbem new --deadline` wants.

    GAME is a hosted game, or a file with the tables [deadline] and [missed].

    \b
    Examples:
      pbem host words rules.toml
      pbem host words world
    """
    if files.exists(game):
        console.out(read_game_settings(files.read(game, files.ORDERS_LIMIT)).words)
        return
    folder = game_of(open_host(where), game)
    settings = folder.read_settings()
    console.out(settings.words)
    for fault in policy_faults(settings, open_game(folder.newest()).genesis):
        console.warn(f"not used in this game: {fault}")


@click.command()
@click.argument("game")
@click.option("--file", "path", metavar="LOG", help="This log; GAME is then a game file.")
@host_option
def log(game: str, path: str | None, where: str | None) -> None:
    """
    Print the host's signed log of a game, and check it.

    Numbers, hashes and signatures are checked, and that nobody's turn was missed before its time.

    \b
    Examples:
      pbem host log world
      pbem host log world-007.toml --file log.jsonl
    """
    if path:
        genesis = open_game(game_files.read_game(game)).genesis
    else:
        folder = game_of(open_host(where), game)
        genesis, path = open_game(folder.newest()).genesis, folder.inside(LOG)
    found = read_file(path, genesis)
    for entry in found.entries:
        line = f"{entry.number:4d}  {format_moment(entry.at)}  {entry.kind}: {entry.text}"
        console.out(console.wrapped(line, "      "))
    faults = list(early_turns(found))
    if faults:
        raise InputError("; ".join(faults))
    console.note("Every line is signed by the host and follows from the one before.")


def early_turns(found: Log) -> Iterator[str]:
    """Say which turns were called missed before their time, by the log itself."""
    for entry in found.of(MISSED):
        table = timetable(found.until(entry.number), str(entry.data["base"]))
        ends = table.ends(str(entry.data["seat"])) if table else None
        if ends is None or entry.at < ends:
            until = f"before {format_moment(ends)}" if ends else "without a deadline"
            yield f"entry {entry.number} calls a turn missed {until}"


@click.command()
@host_option
@now_option
def hall(where: str | None, now: datetime) -> None:
    """
    Print how finished games ended: who won, in which turn, against whom, and with what luck.

    \b
    Example:
      pbem host hall
    """
    lines = hall_lines(_games(open_host(where), now))
    for line in lines or ["No game is over yet."]:
        console.out(console.wrapped(line, "    "))


def _games(host: HostFolder, now: datetime) -> Iterator[HostedGame]:
    for folder in host.games():
        try:
            yield open_newest(host, folder, now)
        except PbemError as error:
            console.warn(f"{folder.name}: {error}")
