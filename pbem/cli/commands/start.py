"""`pbem start`: the answers of all put together, until the game begins."""

import os

import click

from pbem.cli.begin import start_files
from pbem.cli.games import key_options
from pbem.cli.games.played_turn import output_folder


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@output_folder("Folder to write to, instead of the files'.")
@key_options.key_option
@key_options.dice_option
@key_options.resume_option
def command(files: tuple[str, ...], output: str | None, resume: bool) -> None:
    """
    Put the answers to an invitation together, and take the next step.

    Everybody runs it whenever new files come in. With all answers it adds your part of the dice for
    the set-up; with all parts it writes NAME-000.toml, the same game for everybody. Where a host deals
    the cards, only the host writes that file.

    \b
    Example:
      pbem start world-start*.toml
    """
    start = start_files.read(files)
    signer = key_options.own_signer()
    me = start_files.require_own(start, signer)
    folder = os.path.dirname(files[0]) if output is None else output
    start_files.proceed(start, me, signer, folder, resume=resume)
