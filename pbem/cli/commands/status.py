"""`pbem status`: the same as `pbem games` with files, and the current folder without."""

import click

from pbem.cli.games import sorted_files


@click.command()
@click.argument("names", nargs=-1, metavar="[FILES|MAILS|FOLDER...]")
def command(names: tuple[str, ...]) -> None:
    """
    Say how the games in this folder stand: what is current, who owes what.

    Another name for `pbem games .`; files, mails and other folders can be named.

    \b
    Examples:
      pbem status
      pbem status incoming
    """
    sorted_files.show(names or (".",))
