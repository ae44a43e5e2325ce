"""`pbem host hall`: how the games of a host ended."""

from collections.abc import Iterator
from datetime import datetime

import click

from pbem.cli.host_options import host_option, now_option
from pbem.cli.say import console
from pbem.errors import PbemError
from pbem.host.folder.host_folder import HostFolder, open_host
from pbem.host.games.hall import hall_lines
from pbem.host.games.hosted_game import HostedGame, open_newest


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
