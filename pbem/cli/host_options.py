"""What the commands of a host share: their options, and how they find a host and a game."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import click

from pbem.errors import InputError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import HostFolder

Decorated = Callable[..., Any]


def host_option(function: Decorated) -> Decorated:
    """Add `--host DIR` to a command."""
    return click.option(
        "--host",
        "where",
        metavar="DIR",
        help="The host folder; else PBEM_HOST, or the usual place.",
    )(function)


def now_option(function: Decorated) -> Decorated:
    """Add the hidden `--now TIME` to a command, so that tests own the clock."""
    return click.option("--now", "now", hidden=True, callback=_now)(function)


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


def _now(_ctx: click.Context, _param: click.Parameter, text: str | None) -> datetime:
    if text is None:
        return datetime.now(UTC)
    try:
        given = datetime.fromisoformat(text)
    except ValueError:
        raise click.BadParameter(f"{text!a} is not a time") from None
    return given if given.tzinfo else given.replace(tzinfo=UTC)
