"""`pbem apply`: orders in, the next game file and its report out."""

import os

import click

from pbem.cli.acts.playing import play_files
from pbem.cli.games import key_options
from pbem.cli.games.played_turn import output_folder
from pbem.cli.orders import given_orders
from pbem.cli.say import console, next_step
from pbem.engine.play.play import Game
from pbem.local import board_maps, files, game_files


@click.command()
@click.argument("game")
@click.argument("orders", nargs=-1)
@output_folder("Folder to write to, instead of the game's.")
@click.option("--page", is_flag=True, help="Also write a page to step through the game.")
@click.option("--revise", is_flag=True, help="Make the dice even though you signed a decision of the group.")
@given_orders.player_option
@key_options.key_option
@key_options.dice_option
def command(
    game: str, orders: tuple[str, ...], output: str | None, page: bool, revise: bool, player: str | None
) -> None:
    """
    Play orders: write the next game file and its report, and print the report.

    Nothing is written unless all orders are there and sound, and no file is ever
    overwritten. In the modes next and host this makes the dice, which only one
    of you can do, the witness: the next player, or the host. In an open game
    bots (`pbem new --bot`) play their turns at once, until a person must decide.
    Messages, mailboxes and Maildirs do as well as order files; a dash is
    standard input.

    \b
    Examples:
      pbem apply world-007.toml anna.toml
      pbem apply world-000.toml anna.toml ben.toml cleo.toml -o next
      pbem apply world-007.toml Maildir
      pbem apply world-007.toml world-008-resign.toml
    """
    opened = game_files.open_game(game)
    after = _with_page if page else next_step.after_turn
    play_files(opened, orders, output, after, player=player, revise=revise)


def _with_page(game: Game, path: str) -> str:
    """Write the page of the game file just written beside it, and say what is next."""
    from pbem.local import pages  # late: few turns are played with it

    page = f"{path.removesuffix('.toml')}{pages.ENDING}"
    if files.exists(page):
        console.note(f"{page} already exists, and was left alone.")
    else:
        map_file = board_maps.map_of(game.file.genesis, os.path.dirname(path))
        files.write_new(page, pages.page_of(files.read(path, files.GAME_LIMIT), game, map_file))
        console.note(f"Written: {page}")
    return next_step.after_turn(game, path)
