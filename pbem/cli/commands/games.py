"""`pbem games`: all games of this computer, or what some files and mails come to."""

import click

from pbem.cli.games import overview, sorted_files
from pbem.cli.say import facts


@click.command()
@click.argument("names", nargs=-1, metavar="[FILES|MAILS|FOLDER...]")
@facts.json_option
def command(names: tuple[str, ...], *, as_json: bool) -> None:
    """
    Show your games: whose turn it is and since when, what you owe, what came in.

    Looks into every folder where you have played, and into your downloads
    (~/Downloads, or as config.toml says). With files, messages or folders it
    sorts those: what is current, out of date, of a second history (a fork) or of
    another game, and who owes what. Nothing is written or sent. At a terminal,
    pbem alone does the same. `pbem status` is short for `pbem games .`.

    \b
    Examples:
      pbem games
      pbem games .
      pbem games world-*.toml Maildir
    """
    if as_json:
        overview.print_facts("games", names)
    elif names:
        sorted_files.show(names)
    else:
        overview.show()
