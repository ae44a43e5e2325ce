"""`pbem orders`: an order file to fill in."""

import click

from pbem.cli import awaited_seat, console, key_options, memory, visible_cards
from pbem.engine.template import write_template
from pbem.local import files, game_files


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
    memory.tell_proof(opened)
    seat = awaited_seat.choose(opened, player, key_file)
    if remark := awaited_seat.nothing_to_decide(opened, seat):
        console.warn(remark)
    text = write_template(opened.game, seat, visible_cards.seen(opened.game, key_file))
    if output is None:
        console.out(text)
    else:
        _write(output, f"{text}\n")
    name = output or "FILE"
    look = console.format_command("check", game, name)
    console.next_step(f"fill it in, then see whether it is sound: {look}")


def _write(path: str, text: str) -> None:
    files.write_new(path, text.encode())
    console.note(f"Written: {path}")
