"""`pbem bot`: an order file written by program."""

import os

import click

from pbem.cli.games import key_options, own_seats, visible_cards
from pbem.cli.say import console, next_step
from pbem.engine.bots.bot import write_proposal
from pbem.engine.text.file_names import orders_name
from pbem.engine.words.template import header
from pbem.local import bots, files, game_files


@click.command()
@click.argument("game")
@click.option("--player", metavar="P", help="Whose orders; needed when several may decide.")
@click.option(
    "--style",
    metavar="STYLE",
    help="How to play: random, plain, bold, careful or strong, where the game has them; careful if left out.",
)
@click.option("-o", "--output", metavar="FILE", help="Write to a new file instead of the terminal.")
@click.option("--why", is_flag=True, help="Say why, in a few sentences, instead of printing the orders.")
@key_options.key_option
def command(game: str, player: str | None, style: str | None, output: str | None, why: bool) -> None:
    """
    Let a program write the orders of a player.

    The file is an order file like any other: read it, change it, sign it, play it. The bot knows
    what the player may know: face-down cards only if your key is that player's. The same game and
    style always give the same file.

    \b
    Examples:
      pbem bot world-007.toml --player ben -o ben.toml
      pbem bot world-007.toml --player ben --style strong --why
      pbem bot world-007.toml --style bold | pbem sign world-007.toml - -o b.toml
    """
    opened = game_files.open_game(game)
    seat = own_seats.choose_seat(opened, player)
    own_seats.require_awaited(opened, seat)
    style = style or bots.usual_style(opened.game.ruleset)
    proposal = bots.propose(opened.game, seat, style, visible_cards.sight_of_seat(opened.game, seat))
    text = write_proposal(proposal, style)
    if why:
        console.out(console.wrapped(" ".join(proposal.why)))
    if output is not None:
        files.write_new(output, text.encode())
        console.note(f"Written: {output}")
        console.next_step(next_step.after_orders(opened.game, seat, output, game))
        return
    if not why:
        console.out(text)
    name = os.path.join(opened.folder, orders_name(header(opened.game, seat)))
    again = console.format_command("bot", game, "--player", seat, "--style", style, "-o", name)
    console.next_step(f"write it to a file: {again}")
