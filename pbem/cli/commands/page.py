"""`pbem page`: a game as one HTML file, to look at and to step through."""

import click

from pbem.cli.games import key_options, remembered_games, visible_cards
from pbem.cli.say import console
from pbem.engine.modes.hands import BLIND
from pbem.errors import naming
from pbem.local import board_maps, files, game_files, pages, talk_files


@click.command()
@click.argument("game")
@click.option("-o", "--output", metavar="FILE", required=True, help="The new file to write, .html.")
@click.option("--player", metavar="P", help="Show the cards of this player, by your key.")
@click.option("--map", "map_name", metavar="MAP", help="Lay the board out as in this map.")
@click.option("--talk", is_flag=True, help="Show what was said at the table too (pbem note).")
@key_options.key_option
def command(game: str, output: str, player: str | None, map_name: str | None, talk: bool) -> None:
    """
    Write a page that shows a game, every turn and every throw, and proves it.

    Any browser opens it, from a folder or from a message, without a network. Where hands are
    hidden it shows only what everybody may know, unless you ask for your own view with --player.

    \b
    Examples:
      pbem page world-012.toml -o world.html
      pbem page world-012.toml -o mine.html --player anna
    """
    opened = game_files.open_game(game)
    remembered_games.print_proof(opened)
    seat = game_files.require_seat(opened, player) if player else ""
    sight = visible_cards.sight_of_seat(opened.game, seat) if seat else BLIND
    map_file = board_maps.map_of(opened.game.file.genesis, opened.folder, name=map_name)
    said = talk_files.conversation_of(opened.game.file.genesis) if talk else ()
    with naming(opened.path), console.counting(f"drawing {opened.path}", opened.index + 1) as counter:
        counter(0)
        page = pages.page_of(opened.data, opened.game, map_file, seat, sight, said, counter)
    files.write_new(output, page)
    console.note(f"Written: {output}")
    console.next_step("open it in any browser; it needs no network")
