"""`pbem show`: how a game stands."""

import click

from pbem.cli import console, key_options, visible_cards
from pbem.engine.hands.visibility import looked_at
from pbem.engine.phrases import format_awaited, format_head
from pbem.engine.text.wrapping import fold
from pbem.local import game_files


@click.command()
@click.argument("game")
@click.option("--player", metavar="P", help="Show the game as this player sees it.")
@key_options.key_option
def command(game: str, player: str | None, key_file: str | None) -> None:
    """
    Show the board, whose turn it is, and what is due.

    Where hands are hidden you see your own, by your key, and of the others how many cards they hold;
    when the game is over and the host has revealed the deck, you see all.

    \b
    Examples:
      pbem show world-012.toml
      pbem show world-012.toml --player anna
    """
    opened = game_files.open_game(game)
    sight = visible_cards.sight_of(opened.game, key_file)
    state = looked_at(opened.game, sight)
    seat = game_files.require_seat(opened, player) if player else None
    file, table = opened.game.file, opened.game.table
    awaited, clock = table.awaited(state), table.clock(state)
    head = f"head {format_head(file.head)}"
    console.print_lines(fold([
        f"{file.genesis.name}, record {file.index}, mode {file.genesis.mode}, {head}",
        *table.headline(),
        "",
        *table.show(state, seat),
        "",
        f"Next: {format_awaited(file.genesis, awaited, clock)}",
    ]))  # fmt: skip
    if awaited is not None:
        fill = console.format_command("orders", game, "--player", awaited.must[0])
        console.next_step(f"an order file to fill in: {fill}")
    elif sight.revealed:
        again = console.format_command("replay", game)
        console.next_step(f"the deck is revealed; who got which card when: {again}")
