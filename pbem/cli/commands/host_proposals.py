"""`pbem host replace`, `resign`, `draw`, `deputy` and `rule`: what a game master proposes, and others may have to sign."""

from collections.abc import Callable
from datetime import datetime

import click

from pbem.cli.host_options import do_with_game, host_option, now_option, seat_of
from pbem.cli.orders.decision_files import read_correction
from pbem.host.games import proposals
from pbem.host.games.hosted_game import HostedGame
from pbem.local import files


def _replacement_options(command: Callable[..., None]) -> Callable[..., None]:
    """Ask for a seat of a game, for somebody's file and address, for the host and the time."""
    command = host_option(now_option(command))
    command = click.option("--address", "to", required=True, metavar="ADDR", help="Where the new player gets mail.")(
        command
    )
    for name in ("file", "seat", "game"):
        command = click.argument(name)(command)
    return command


@click.command()
@_replacement_options
def replace(game: str, seat: str, file: str, to: str, where: str | None, now: datetime) -> None:
    """
    Give a seat to somebody else, by a decision that the others sign.

    FILE is what the new player's own `pbem admin GAME replace SEAT` wrote.

    \b
    Example:
      pbem host replace world cleo world-008-replace.toml \\
        --address dora@example.org
    """

    def act(hosted: HostedGame) -> list[str]:
        return proposals.replace(hosted, _person_called(hosted, seat), _file(file), to)

    do_with_game(where, game, now, act)


@click.command()
@_replacement_options
def deputy(game: str, seat: str, file: str, to: str, where: str | None, now: datetime) -> None:
    """
    Name who takes a seat when its player misses a turn, where the policy of the game says so.

    FILE is what the deputy's own `pbem admin GAME replace SEAT` wrote.

    \b
    Example:
      pbem host deputy world cleo world-008-replace.toml \\
        --address dora@example.org
    """

    def act(hosted: HostedGame) -> list[str]:
        return proposals.deputy(hosted, seat_of(hosted, seat), _file(file), to)

    do_with_game(where, game, now, act)


@click.command()
@click.argument("game")
@click.argument("seat")
@click.option("--reason", required=True, metavar="TEXT", help="Why; it becomes part of the game.")
@host_option
@now_option
def resign(game: str, seat: str, reason: str, where: str | None, now: datetime) -> None:
    """
    Take a player out of the game for good, by a record that everybody who must signs.

    \b
    Example:
      pbem host resign world cleo --reason "Cleo has stopped playing."
    """
    do_with_game(where, game, now, lambda hosted: proposals.resign(hosted, seat_of(hosted, seat), reason))


@click.command()
@click.argument("game")
@host_option
@now_option
def draw(game: str, where: str | None, now: datetime) -> None:
    """
    Propose a draw: everybody who still plays is asked by mail, and if all agree the game is over.

    \b
    Example:
      pbem host draw world
    """
    do_with_game(where, game, now, proposals.draw)


def _file(path: str) -> bytes:
    return files.read(path, files.ORDERS_LIMIT)


@click.command()
@click.argument("game")
@click.argument("seat", default="")
@click.option("--reason", required=True, metavar="TEXT", help="What is settled; it becomes part of the game.")
@click.option(
    "--correct",
    "corrections",
    metavar="LINE",
    multiple=True,
    help="A correction, such as: armies-set territory=siam armies=4",
)
@host_option
@now_option
def rule(game: str, seat: str, reason: str, corrections: tuple[str, ...], where: str | None, now: datetime) -> None:
    """
    Settle something by a ruling, or correct the board, by a record that everybody who must signs.

    \b
    Example:
      pbem host rule world --reason "Overlooked." \\
        --correct "armies-set territory=siam armies=4"
    """
    events = [read_correction(one) for one in corrections]

    def act(hosted: HostedGame) -> list[str]:
        about = _person_called(hosted, seat) if seat else ""
        return proposals.rule(hosted, about, reason, events)

    do_with_game(where, game, now, act)


def _person_called(game: HostedGame, seat: str) -> str:
    people = [id_ for id_, _ in game.genesis.people()]
    return seat if seat in people else seat_of(game, seat)
