"""`pbem orders`: an order file to fill in."""

import os

import click

from pbem.cli.games import key_options, own_seats, remembered_games, visible_cards
from pbem.cli.say import console
from pbem.engine.short.writing import write_short_template
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.text.file_names import orders_name
from pbem.engine.words.template import header, write_template
from pbem.errors import FileTakenError
from pbem.local import files, game_files, game_notes
from pbem.local.game_files import OpenedGame


@click.command()
@click.argument("game")
@click.option("--player", metavar="P", help="Whose orders; needed if several players may decide.")
@click.option("-o", "--output", metavar="FILE", help="Write to a new file instead of the terminal.")
@click.option("--short", is_flag=True, help="Print short lines to type over, as in a reply.")
@key_options.key_option
def command(game: str, player: str | None, output: str | None, *, short: bool) -> None:
    """
    Print an order file to fill in, with everything you need to know.

    If FILE holds orders for another turn of this game, they are put aside first.

    \b
    Examples:
      pbem orders world-007.toml > anna.toml
      pbem orders world-000.toml --player ben -o ben.toml
      pbem orders world-007.toml --short
    """
    opened = game_files.open_game(game)
    remembered_games.print_proof(opened)
    game_notes.note(opened.game.file.genesis, opened.folder)
    seat = own_seats.choose_seat(opened, player)
    if remark := own_seats.nothing_to_decide(opened, seat):
        console.warn(remark)
    seen = visible_cards.seen(opened.game)
    text = (
        write_short_template(opened.game, seat, seen, board=True) if short else write_template(opened.game, seat, seen)
    )
    if output is None:
        console.out(text)
    else:
        _write(opened, output, f"{text}\n")
    if output is None:
        ending = ".txt" if short else ".toml"
        name = os.path.join(opened.folder, orders_name(header(opened.game, seat), ending))
        flags = ["--short"] if short else []
        again = console.format_command("orders", game, *flags, "--player", seat, "-o", name)
        console.next_step(f"write it to a file, and fill that in: {again}")
        return
    look = console.format_command("check", game, output)
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
    other = f"{stem}-2{ending}"
    if was is None:
        raise FileTakenError(f"{error}. Name another file: -o {other}") from None
    if was == now:
        raise FileTakenError(
            f"{path} already holds orders for this turn; go on with that file, or name another one: -o {other}"
        ) from None
    aside = os.path.join(os.path.dirname(path), orders_name(was))
    files.write_all([(aside, old)])
    console.note(f"Set aside: {aside}, the orders of turn {was['turn']}.")


def _moment(opened: OpenedGame, data: bytes) -> Data | None:
    """Return the header of orders for this game; None of any other file."""
    orders = order_file.read(data, "").data
    seat, turn, part = orders.get("player"), orders.get("turn"), orders.get("part", 1)
    known = orders.get("game") == opened.game.file.genesis.name and seat in opened.seats
    if not known or type(turn) is not int or type(part) is not int:
        return None
    return {"game": orders["game"], "player": seat, "turn": turn, "part": part}
