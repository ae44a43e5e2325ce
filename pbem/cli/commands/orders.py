"""`pbem orders`: an order file to fill in."""

import os

import click

from pbem.cli import awaited_seat, console, key_options, memory, visible_cards
from pbem.engine.template import write_template
from pbem.engine.text import order_file
from pbem.errors import FileTakenError
from pbem.local import files, game_files
from pbem.local.game_files import OpenedGame


@click.command()
@click.argument("game")
@click.option("--player", metavar="P", help="Whose orders; needed when several may decide.")
@click.option("-o", "--output", metavar="FILE", help="Write to a new file instead of the terminal.")
@key_options.key_option
def command(game: str, player: str | None, output: str | None, key_file: str | None) -> None:
    """
    Print an order file to fill in, with everything you need to know.

    Where FILE holds orders for another turn of this game, these are kept aside.

    \b
    Examples:
      pbem orders world-007.toml > anna.toml
      pbem orders world-000.toml --player ben -o ben.toml
    """
    opened = game_files.open_game(game)
    memory.tell_proof(opened)
    seat = awaited_seat.choose(opened, player, key_file)
    if remark := awaited_seat.nothing_to_decide(opened, seat):
        console.warn(remark)
    text = write_template(opened.game, seat, visible_cards.seen(opened.game, key_file))
    if output is None:
        console.out(text)
    else:
        _write(opened, output, f"{text}\n")
    name = output or "FILE"
    look = console.format_command("check", game, name)
    console.next_step(f"fill it in, then see whether it is sound: {look}")


def _write(opened: OpenedGame, path: str, text: str) -> None:
    try:
        files.write_new(path, text.encode())
    except FileTakenError as error:
        _keep_aside(opened, path, text, error)
        files.replace(path, text.encode())
    console.note(f"Written: {path}")


def _keep_aside(opened: OpenedGame, path: str, text: str, error: FileTakenError) -> None:
    """Copy orders for another turn to a name of their own; anything else is not to be replaced."""
    old = files.read(path, files.ORDERS_LIMIT)
    was, now = (_moment(opened, data) for data in (old, text.encode()))
    stem, ending = os.path.splitext(path)
    if was is None:
        raise FileTakenError(f"{error}. Name another file: -o {stem}-2{ending}") from None
    if was == now:
        raise FileTakenError(
            f"{path} holds orders for this very turn; go on with that file, or name another one: "
            f"-o {stem}-2{ending}"
        ) from None
    seat, turn, part = was
    aside = f"{stem}-{seat}-{turn}{f'-{part}' if part > 1 else ''}{ending}"
    files.write_all([(aside, old)])
    console.note(f"Kept aside: {aside}, the orders of turn {turn}.")


def _moment(opened: OpenedGame, data: bytes) -> tuple[str, int, int] | None:
    """Return player, turn and part of orders for this game; None of any other file."""
    orders = order_file.read(data, "").data
    seat, turn, part = orders.get("player"), orders.get("turn"), orders.get("part", 1)
    known = orders.get("game") == opened.game.file.genesis.name and seat in opened.seats
    if not known or type(turn) is not int or type(part) is not int:
        return None
    return str(seat), turn, part
