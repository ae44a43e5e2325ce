"""`pbem approve`: a signature under what the group decides."""

import click

from pbem.cli.games import key_options
from pbem.cli.orders import decision_files
from pbem.local import game_files


@click.command()
@click.argument("game")
@click.argument("notices", metavar="NOTICE...", nargs=-1, required=True)
@click.option("--revise", is_flag=True, help="Sign another decision for the same step of the game.")
@key_options.key_option
def command(game: str, notices: tuple[str, ...], revise: bool) -> None:
    """
    Sign what the group decides, as `pbem admin` wrote it down.

    It first prints what the decision does to the game. Signatures in further copies are added to
    the first one.

    \b
    Example:
      pbem approve world-007.toml world-008-resign.toml
    """
    opened = game_files.open_game(game)
    decision_files.say_next(opened, decision_files.approve_files(opened, notices, revise=revise), notices[0])
