"""`pbem join`: the answer to an invitation."""

import os

import click

from pbem.cli.begin import start_files
from pbem.cli.games import key_options
from pbem.cli.games.played_turn import output_folder


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--player", metavar="P", help='Which player you are, or "host".')
@output_folder("Folder to write to, instead of the file's.")
@key_options.key_option
@key_options.dice_option
@key_options.resume_option
def command(files: tuple[str, ...], player: str | None, output: str | None, resume: bool) -> None:
    """
    Answer the invitation to a game: take your seat with your keys.

    The file that came in stays as it is; your answer is a file of its own. Joining says yes to
    everything in the invitation: rules, options, map, players and their order.

    \b
    Example:
      pbem join world-start-anna.toml --player ben
    """
    start = start_files.read(files)
    me = player or _only_seat(start.absent)
    me = start_files.print_terms(start, me)
    signer = key_options.own_signer()
    joined = start_files.take_part(start, me, signer, resume=resume)
    folder = os.path.dirname(files[0]) if output is None else output
    start_files.proceed(joined, me, signer, folder)


def _only_seat(free: tuple[str, ...]) -> str:
    if len(free) == 1:
        return free[0]
    choice = ", ".join(free) or "none are free"
    raise click.UsageError(f"Which seat is yours? --player P; free: {choice}")
