"""`pbem host replace`, `resign`, `draw`, `deputy` and `rule`: what a game master proposes, and others may have to sign."""

from collections.abc import Callable

import click

from pbem.cli.host_options import master_options
from pbem.cli.orders.decision_files import read_correction
from pbem.engine.table.terms import Data
from pbem.local import files


def _replacement_options(command: Callable[..., Data]) -> Callable[..., None]:
    """Ask for a seat of a game, for somebody's file and address, for the host and the time."""
    command = master_options(command)
    command = click.option("--address", "to", required=True, metavar="ADDR", help="Where the new player gets mail.")(
        command
    )
    for name in ("file", "seat", "game"):
        command = click.argument(name)(command)
    return command


@click.command()
@_replacement_options
def replace(seat: str, file: str, to: str) -> Data:
    """
    Give a seat to somebody else, by a decision that the others sign.

    FILE is what the new player's own `pbem admin GAME replace SEAT` wrote.

    \b
    Example:
      pbem host replace world cleo world-008-replace.toml \\
        --address dora@example.org
    """
    return {"kind": "replace", "seat": seat, "file": _lines(file), "address": to}


@click.command()
@_replacement_options
def deputy(seat: str, file: str, to: str) -> Data:
    """
    Name who takes a seat when its player misses a turn, where the policy of the game says so.

    FILE is what the deputy's own `pbem admin GAME replace SEAT` wrote.

    \b
    Example:
      pbem host deputy world cleo world-008-replace.toml \\
        --address dora@example.org
    """
    return {"kind": "deputy", "seat": seat, "file": _lines(file), "address": to}


@click.command()
@click.argument("game")
@click.argument("seat")
@click.option("--reason", required=True, metavar="TEXT", help="Why; it becomes part of the game.")
@master_options
def resign(seat: str, reason: str) -> Data:
    """
    Take a player out of the game for good, by a decision that the others sign.

    \b
    Example:
      pbem host resign world cleo --reason "Cleo has stopped playing."
    """
    return {"kind": "resign", "seat": seat, "reason": reason}


@click.command()
@click.argument("game")
@master_options
def draw() -> Data:
    """
    Propose a draw: everybody who still plays is asked by mail, and if all agree the game is over.

    \b
    Example:
      pbem host draw world
    """
    return {"kind": "draw"}


def _lines(path: str) -> list[str]:
    return files.read(path, files.ORDERS_LIMIT).decode("utf-8", "replace").splitlines()


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
@master_options
def rule(seat: str, reason: str, corrections: tuple[str, ...]) -> Data:
    """
    Settle something by a ruling, or correct the board, by a decision that the players sign.

    \b
    Example:
      pbem host rule world --reason "Overlooked." \\
        --correct "armies-set territory=siam armies=4"
    """
    events = [read_correction(one) for one in corrections]
    return {"kind": "rule", "seat": seat, "reason": reason, "events": events}
