"""`pbem check`: everything that is wrong with orders."""

import click

from pbem.cli import console, faults, opening, parting
from pbem.engine.report import spell_seats


@click.command()
@click.argument("game")
@click.argument("orders", nargs=-1, required=True)
def command(game: str, orders: tuple[str, ...]) -> None:
    """
    Say everything that is wrong with orders. No die is rolled, nothing is written.

    \b
    Example:
      pbem check world-007.toml anna.toml
    """
    opened = opening.open_game(game)
    order_files = faults.read_orders(orders)
    checked = faults.checked(opened, order_files)
    for file, reading in zip(order_files, checked.readings, strict=True):
        console.out(f"{file.name}: sound orders of {reading.seat}")
    if checked.missing:
        missing = spell_seats(opened.game.file.genesis, checked.missing)
        console.note(f"Still missing: the orders of {missing}.")
    seat = checked.readings[0].seat
    console.next_step(parting.after_orders(opened.game, seat, order_files[0].name, game))
