"""`pbem reveal`: the second of two mails where several decide at once."""

import click

from pbem.cli.acts.opening import reveal
from pbem.cli.games import key_options
from pbem.cli.say import console
from pbem.local import game_files


@click.command()
@click.argument("game")
@click.argument("named", metavar="[ORDERS] SEALED... [REVEALED...]", nargs=-1, required=True)
@click.option("-o", "--output", metavar="FILE", help="Where to write, instead of beside ORDERS.")
@click.option("--revise", is_flag=True, help="Make the dice even though you signed a decision of the group.")
@key_options.key_option
@key_options.dice_option
def command(game: str, named: tuple[str, ...], output: str | None, revise: bool) -> None:
    """
    Open your sealed orders: write the file with the orders and your part of the dice.

    Sealed orders are signed, but nobody can read them yet. They are opened once everybody's are there,
    so that nobody can change orders or foresee the dice. If others have opened theirs already, name
    those files too: that shows whether somebody sealed two lists.

    \b
    Example:
      pbem reveal world-000.toml anna.toml *-sealed.toml
    """
    opened = game_files.open_game(game)
    console.next_step(reveal(opened, named, output, revise=revise))
