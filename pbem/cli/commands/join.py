"""`pbem join`: the answer to an invitation."""

import os

import click

from pbem.cli.begin import agreed_terms, start_files
from pbem.cli.games import key_options
from pbem.cli.games.played_turn import output_folder
from pbem.cli.say import console
from pbem.engine.file.genesis import HOST
from pbem.engine.file.look_alikes import alike_fault
from pbem.engine.file.phrases import quoted
from pbem.engine.papers.start_file import Start
from pbem.errors import InputError
from pbem.trust.signers import IdentitySigner


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--player", metavar="P", help='Your seat, or "host".')
@output_folder("Folder to write to, instead of the file's.")
@key_options.key_option
@key_options.dice_option
@key_options.resume_option
def command(
    files: tuple[str, ...], player: str | None, output: str | None,
    key_file: str | None, dice_file: str | None, resume: bool,
) -> None:  # fmt: skip
    """
    Answer the invitation to a game: take a seat with your keys.

    What came in stays as it is; your answer is a file of its own. Joining says yes to everything in
    the invitation: rules, options, map, players and their order.

    \b
    Example:
      pbem join world-start-anna.toml --player ben
    """
    start = start_files.read(files)
    me = player or _only_seat(start.absent)
    me = print_terms(start, me)
    signer = key_options.own_signer(key_file)
    joined = take_part(start, me, signer, dice_file, resume=resume)
    folder = os.path.dirname(files[0]) if output is None else output
    start_files.proceed(joined, me, signer, dice_file, folder)


def print_terms(start: Start, player: str) -> str:
    """
    Say to what a player agrees who joins, and return the seat that is meant, by id or by name.

    Raises InputError for a seat that is not in the game, and for names that can be taken for each other.
    """
    known = {person.name.casefold(): id_ for id_, person in start.genesis.people()}
    me = known.get(player.casefold(), player)
    start_files.require_seat(start, me)
    _require_distinct(start)
    agreed_terms.print_terms(start.genesis)
    agreed_terms.print_differences(start.genesis)
    return me


def take_part(
    start: Start, me: str, signer: IdentitySigner, dice_file: str | None, *, resume: bool = False
) -> Start:
    """Take a seat, and say in which game. Raises as `start_files.take_seat` does."""
    joined = start_files.take_seat(start, me, signer, dice_file, resume=resume)
    genesis = joined.genesis
    seats = ", ".join(genesis.seat_ids) + (f" and {HOST}" if HOST in dict(genesis.people()) else "")
    console.note(f"{quoted(genesis.name)}: {genesis.rules}, mode {genesis.mode}, with {seats}.")
    return joined


def _require_distinct(start: Start) -> None:
    """Refuse a game in which one player could be taken for another. Raises InputError."""
    people = [(id_, person.name) for id_, person in start.genesis.people()]
    if fault := alike_fault(people):
        raise InputError(f"{fault}; ask for an invitation with other names")


def _only_seat(free: tuple[str, ...]) -> str:
    if len(free) == 1:
        return free[0]
    choice = ", ".join(free) or "none are free"
    raise click.UsageError(f"Which seat is yours? --player P; free: {choice}")
