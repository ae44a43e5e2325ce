"""Beginning a game of mode next or host: start files read, the user's own part added, the next step said."""

import os
from collections.abc import Sequence

from pbem.cli.begin import agreed_terms
from pbem.cli.games import key_options, played_turn
from pbem.cli.say import console, next_step
from pbem.engine.file.genesis import HOST
from pbem.engine.file.look_alikes import alike_fault
from pbem.engine.file.phrases import format_head, quoted
from pbem.engine.papers.start_file import MOST_BYTES, Start, merge, own_part, read_start, write_start
from pbem.engine.pending import told
from pbem.engine.pending.pending import invited
from pbem.engine.pending.value import Home
from pbem.engine.play.play import begin_witnessed, lay_table
from pbem.engine.text.file_names import part_name
from pbem.errors import InputError, naming
from pbem.local import files, game_notes, registry, seen_files
from pbem.local.ledger_lines import JOIN
from pbem.local.taking_part import joined, proved
from pbem.mail.file_kind import looks_like_mail
from pbem.trust.canonical import unwrap_base64
from pbem.trust.signers import IdentitySigner


def read(paths: Sequence[str]) -> Start:
    """Read start files and put them together. Raises InputError for a mail, and as `merge` does."""
    starts = []
    for path in paths:
        data = files.read(path, MOST_BYTES)
        if looks_like_mail(data):
            take = console.format_command("turn", path)
            raise InputError(f"{path} is a mail; this takes the invitation out of it: {take}")
        with naming(path):
            starts.append(read_start(data))
    return merge(starts)


def require_seat(start: Start, id_: str) -> None:
    """Refuse a seat that is not in the game, before any key is made for it."""
    people = dict(start.genesis.people())
    if id_ not in people:
        raise InputError(f"there is no seat {id_!r} in this game; seats: {', '.join(people)}")


def print_terms(start: Start, player: str) -> str:
    """
    Say to what a player agrees who joins, and return the seat that is meant, by id or by name.

    Raises InputError for a seat that is not in the game, and for names that can be taken for each other.
    """
    known = {person.name.casefold(): id_ for id_, person in start.genesis.people()}
    me = known.get(player.casefold(), player)
    require_seat(start, me)
    _require_distinct(start)
    agreed_terms.print_terms(start.genesis)
    agreed_terms.print_differences(start.genesis)
    console.note(f"Mode {start.genesis.mode}: {start.genesis.chance.description}.")
    return me


def take_part(start: Start, me: str, signer: IdentitySigner, *, resume: bool = False) -> Start:
    """Take a seat, and say in which game. Raises as `take_seat` does."""
    joined = take_seat(start, me, signer, resume=resume)
    genesis = joined.genesis
    seats = ", ".join(genesis.seat_ids) + (f" and {HOST}" if HOST in dict(genesis.people()) else "")
    console.note(f"{quoted(genesis.name)}: {genesis.rules}, mode {genesis.mode}, with {seats}.")
    return joined


def _require_distinct(start: Start) -> None:
    """Refuse a game in which one player could be taken for another. Raises InputError."""
    people = [(id_, person.name) for id_, person in start.genesis.people()]
    if fault := alike_fault(people):
        raise InputError(f"{fault}; ask for an invitation with other names")


def take_seat(start: Start, id_: str, signer: IdentitySigner, *, resume: bool) -> Start:
    """
    Join as somebody, once; the ledger knows it before anybody else does.

    `resume` says that nothing was signed for this invitation that a ledger brought back has forgotten.
    Raises InputError if the same key has another seat.
    """
    # No invitation is accepted that this installation cannot play.
    lay_table(start.genesis, registry.load)
    _require_new(start, id_, signer)
    return joined(start, id_, signer, key_options.own_dice(), resume=resume)


def _require_new(start: Start, id_: str, signer: IdentitySigner) -> None:
    mine = [seat for seat, one in start.genesis.people() if one.key == signer.public.line]
    if mine and id_ not in mine:
        raise InputError(
            f"your key has a seat in this game already, {mine[0]}, and one key plays one seat. "
            f"If you play {id_} as well, do it with a pbem folder of its own: set PBEM_HOME"
        )


def proceed(start: Start, me: str, signer: IdentitySigner, folder: str, *, resume: bool = False) -> Start:
    """Do what can be done now: write one's part, or begin the game; say what comes next, and return what is known."""
    if not start.absent and me not in start.proofs:
        start = _add_proof(start, me, resume=resume)
        _write(start, me, folder)
    elif start.absent:
        _write(start, me, folder)
    if not start.absent:
        console.note(f"Game id {format_head(start.genesis.game_id)}: compare it with the others.")
    begins = [task.person for task in invited(start).owing if task.act == "begin"]
    if not begins or (begins == [HOST] and me != HOST):
        _say_waiting(start, me, folder)
    else:
        _begin(start, me, signer, folder)
    return start


def require_own(start: Start, signer: IdentitySigner) -> str:
    """Return who the user is in a game; refuse a stranger, and a game whose keys were swapped."""
    me = start.person_of(signer.public)
    if me:
        return me
    joins = seen_files.ledger().entries(start.invitation)
    if any(entry.kind == JOIN for entry in joins):
        raise InputError(
            "you joined this game, but your key is not in these files. If your own answer "
            "is among them, somebody put another key in its place: tell all players"
        )
    join_it = console.format_command("turn", start.genesis.name)
    raise InputError(f"you have not joined this game yet; join it: {join_it}")


def part_path(start: Start, me: str, folder: str) -> str:
    """Return the file of somebody's own part: the answer, or with the proof."""
    return os.path.join(folder, part_name(start.genesis.name, me, proved=me in start.proofs))


def _add_proof(start: Start, me: str, *, resume: bool) -> Start:
    dice = key_options.own_dice()
    if start.genesis.dice_keys[me] != dice.public:
        raise InputError(f"this is not the dice key with which {me} joined")
    return proved(start, me, dice, resume=resume)


def _begin(start: Start, me: str, signer: IdentitySigner, folder: str) -> None:
    proofs = {id_: unwrap_base64(proof) for id_, proof in start.proofs.items()}
    applied = begin_witnessed(start.genesis, registry.load, signer, lambda summons: proofs.get(summons.witness))
    proof = part_path(start, me, folder)
    played_turn.publish(applied, folder, after=lambda game, path: next_step.after_start(game, path, proof))


def _write(start: Start, me: str, folder: str) -> None:
    path = part_path(start, me, folder)
    if folder:
        files.make_folder(folder)
    fresh = files.write_all([(path, write_start(own_part(start, me)))])
    game_notes.note_invitation(start.invitation, start.genesis.name, folder)
    console.note(f"Written: {path}" if fresh else f"Already done: {path} is there.")


def _say_waiting(start: Start, me: str, folder: str) -> None:
    """Say whom the game waits for, and what of the user's own the others need."""
    found, genesis = invited(start, Home((me,))), start.genesis
    for _ in found.of(me).holds:
        console.next_step(next_step.mailing(part_path(start, me, folder)))
    more = console.format_command("turn", genesis.name)
    console.note(f"{told.standing(found, genesis)}. When their mails come: {more}")
