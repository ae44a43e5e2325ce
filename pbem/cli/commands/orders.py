"""`pbem orders`: an order file to fill in."""

import click

from pbem.cli import console, key_options, visible_cards
from pbem.engine.template import write_template
from pbem.errors import InputError
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

    \b
    Examples:
      pbem orders world-007.toml > anna.toml
      pbem orders world-000.toml --player ben -o ben.toml
    """
    opened = game_files.open_game(game)
    seat = _seat(opened, player, key_file)
    text = write_template(opened.game, seat, visible_cards.seen(opened.game, key_file))
    if output is None:
        console.out(text)
    else:
        _write(output, f"{text}\n")
    name = output or "FILE"
    look = console.format_command("check", game, name)
    console.next_step(f"fill it in, then see whether it is sound: {look}")


def _seat(opened: OpenedGame, player: str | None, key_file: str | None) -> str:
    awaited = opened.game.awaited
    if awaited is None:
        raise InputError(f"{opened.path}: the game is over; nobody decides anything any more")
    if player:
        seat = game_files.require_seat(opened, player)
        if seat not in (*awaited.must, *awaited.may):
            console.warn(
                f"{seat} has nothing to decide now; it waits for {', '.join(awaited.must)}"
            )
        return seat
    if len(awaited.must) > 1:
        own, _ = visible_cards.own_seat(opened.game, key_file)
        if own in awaited.must:
            return own
        raise click.UsageError(f"Several must decide; say for whom: --player {awaited.must[0]}")
    return awaited.must[0]


def _write(path: str, text: str) -> None:
    files.write_new(path, text.encode())
    console.note(f"Written: {path}")
