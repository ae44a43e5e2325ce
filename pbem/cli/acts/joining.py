"""A seat taken in a game that has not begun, after saying all that is agreed to."""

from pbem.cli.begin import agreed_terms, start_files
from pbem.cli.say import console
from pbem.engine.file.genesis import HOST
from pbem.engine.file.look_alikes import alike_fault
from pbem.engine.file.phrases import quoted
from pbem.engine.papers.start_file import Start
from pbem.errors import InputError
from pbem.trust.signers import IdentitySigner


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
    console.note(f"Mode {start.genesis.mode}: {start.genesis.chance.description}.")
    return me


def take_part(start: Start, me: str, signer: IdentitySigner, dice_file: str | None, *, resume: bool = False) -> Start:
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
