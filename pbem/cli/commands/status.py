"""`pbem status`: the same as `pbem games` with files, and the current folder without."""

import click

from pbem.cli.games import overview, sorted_files
from pbem.cli.say import facts


@click.command()
@click.argument("names", nargs=-1, metavar="[FILES|MAILS|FOLDER...]")
@facts.json_option
def command(names: tuple[str, ...], *, as_json: bool) -> None:
    """
    Say how the games in this folder stand: what is current, who owes what.

    Another name for `pbem games .`; files, mails and other folders can be named.

    \b
    Examples:
      pbem status
      pbem status incoming
    """
    if as_json:
        overview.print_facts("status", names or (".",))
    else:
        sorted_files.show(names or (".",))
