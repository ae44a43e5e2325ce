"""What the commands of a host share: their options, and how they find a host and a game."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import click

from pbem.cli.say import console
from pbem.errors import InputError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import HostFolder, open_host
from pbem.host.games.hosted_game import HostedGame, open_newest

Decorated = Callable[..., Any]


def host_option(function: Decorated) -> Decorated:
    """Add `--host DIR` to a command."""
    return click.option("--host", "where", metavar="DIR", help="The host folder; else PBEM_HOST, or the usual place.")(
        function
    )


def now_option(function: Decorated) -> Decorated:
    """Add the hidden `--now TIME` to a command, so that tests own the clock."""
    return click.option("--now", "now", hidden=True, callback=_read_moment)(function)


def game_of(host: HostFolder, name: str) -> GameFolder:
    """Return a hosted game by its name. Raises InputError."""
    games = {folder.name: folder for folder in host.games()}
    if name not in games:
        known = ", ".join(games) or "none"
        raise InputError(f"no game {name!a} is hosted here; there are: {known}")
    return games[name]


def host_words(where: str | None) -> tuple[str, ...]:
    """Return the words that a command to be copied needs, so that it means the same host."""
    return () if where is None else ("--host", where)


def do_with_game(where: str | None, name: str, now: datetime, act: Callable[[HostedGame], Sequence[str]]) -> None:
    """Do something with a hosted game and print what came of it."""
    host = open_host(where)
    folder = game_of(host, name)
    with folder.lock():
        said = act(open_newest(host, folder, now))
    for line in said:
        console.out(console.wrapped(line, "    "))
    run = console.format_command("host", "run", *host_words(where))
    console.next_step(f"mails leave with: {run}")


def seat_of(game: HostedGame, seat: str) -> str:
    """Return a seat that somebody plays. Raises InputError."""
    seats = game.genesis.seat_ids
    if seat not in seats:
        raise InputError(f"nobody plays as {seat!a}; players: {', '.join(seats)}")
    return seat


def _read_moment(_ctx: click.Context, _param: click.Parameter, text: str | None) -> datetime:
    if text is None:
        return datetime.now(UTC)
    try:
        given = datetime.fromisoformat(text)
    except ValueError:
        raise click.BadParameter(f"{text!a} is not a time") from None
    return given if given.tzinfo else given.replace(tzinfo=UTC)
