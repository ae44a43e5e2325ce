"""`pbem sign`: a player's signature under orders."""

import os

import click

from pbem.cli.acts.signing import read_orders_to_sign, sign_file
from pbem.cli.games import key_options
from pbem.cli.orders import given_orders
from pbem.cli.say import console, next_step
from pbem.engine.play.sealed_orders import needs_sealing
from pbem.local import files, game_files


@click.command()
@click.argument("game")
@click.argument("orders")
@click.option("-o", "--output", metavar="FILE", help="Write to a new file; ORDERS stays as it is.")
@click.option("--revise", is_flag=True, help="Sign again for the same turn, with changed orders.")
@given_orders.player_option
@key_options.key_option
def command(game: str, orders: str, output: str | None, revise: bool, player: str | None) -> None:
    """
    Sign orders with your key: adds a table [signed] to the end of the file.

    Your own text and comments stay as they are, except that in games with hidden hands comments are
    left out, as they might name your cards. Orders with a fault are not signed. Short orders (anna.txt)
    are written out as a whole order file (anna.toml), which is signed.

    \b
    Examples:
      pbem sign world-007.toml anna.toml
      pbem sign world-007.toml anna.toml --key ~/.ssh/id_ed25519
    """
    if orders == files.STDIN and output is None:
        raise click.UsageError("Orders from standard input need a place to go: -o FILE")
    opened = game_files.open_game(game)
    seat = game_files.require_seat(opened, player) if player else ""
    if output is None and read_orders_to_sign(opened, orders, seat).places is not None:
        output = _order_file_beside(orders)
    seat = sign_file(opened, orders, output, revise=revise, player=seat)
    after = next_step.after_sealing if needs_sealing(opened.game) else next_step.after_signing
    console.next_step(after(opened.game, seat, output or orders, game))


def _order_file_beside(orders: str) -> str | None:
    """Name the order file that short orders mean; None to put it in their place."""
    name = f"{os.path.splitext(orders)[0]}.toml"
    return None if name == orders else name
