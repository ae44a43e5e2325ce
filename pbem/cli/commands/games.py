"""`pbem games`: all games of this computer, and what to type."""

import click

from pbem.cli.games import overview


@click.command()
def command() -> None:
    """
    Show your games: whose turn it is and since when, what you owe, what came in.

    Looks into every folder where you have played, and into your downloads if the settings name them.
    Nothing is sent anywhere. At a terminal, pbem alone does the same.

    \b
    Example:
      pbem games
    """
    overview.show()
