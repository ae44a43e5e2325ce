"""
Which seats of a game are played on this computer: those of the user's key, and those that were noted.

Orders are written for the seat that was named, or for the only one that can be meant.
"""

import os
from collections.abc import Sequence

import click

from pbem.cli.games import key_options, visible_cards
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_seats
from pbem.engine.pending.value import Home
from pbem.engine.table.terms import Awaited
from pbem.engine.text.file_names import part_name
from pbem.errors import InputError, PbemError
from pbem.local import files, game_files, game_notes, home
from pbem.local.game_files import OpenedGame
from pbem.trust.keys import PublicKey


def seats_here(genesis: Genesis) -> tuple[str, ...]:
    """
    Return who is played here, the one played last first; "host" may be among them.

    A seat whose key is another's is left out. No passphrase is asked for.
    """
    public = own_public()
    noted = game_notes.note_of(genesis).players
    keyed = [id_ for id_, key in genesis.identities.items() if key == public]
    return tuple(dict.fromkeys([*(one for one in noted if is_open_to(genesis, one, public)), *keyed]))


def home_of(file: GameFile, folder: str, mine: Sequence[str], drafts: Sequence[str] = ()) -> Home:
    """
    Return what this computer knows of a game whose files lie in `folder`, beside the papers.

    `mine` are the seats that are played here; orders among `drafts` have not left the user's hands.
    """
    genesis, public = file.genesis, own_public()
    proved = [seat for seat in mine if files.exists(os.path.join(folder, part_name(genesis.name, seat, proved=True)))]
    lost = [
        seat
        for seat in game_notes.note_of(genesis).players
        if seat in genesis.identities and seat not in mine and not _was_replaced(genesis, seat, public)
    ]
    return Home(tuple(mine), is_sealed_by(file, public), tuple(proved), tuple(drafts), tuple(lost))


def _was_replaced(genesis: Genesis, seat: str, public: PublicKey | None) -> bool:
    """Say whether the key here is that with which the seat was played until somebody else took it."""
    return public is not None and genesis.founding.identities.get(seat) == public


def is_open_to(genesis: Genesis, seat: str, public: PublicKey | None) -> bool:
    """Say whether somebody with this key, or none, can play a seat."""
    known = (*genesis.seat_ids, *genesis.identities)
    return seat in known and genesis.identities.get(seat) in (None, public)


def own_public() -> PublicKey | None:
    """Return the public half of the user's key; None where there is no key that can be read."""
    path = key_options.named_key() or home.identity_path()
    try:
        if files.exists(f"{path}.pub"):
            return home.read_public(f"{path}.pub")
        signer = key_options.existing_signer()
    except PbemError:
        return None
    return signer.public if signer else None


def is_sealed_by(file: GameFile, public: PublicKey | None) -> bool:
    """Say whether a game file was sealed with somebody's key, as the player of a turn does."""
    sealer, by = file.genesis.identities.get(file.seal.by), file.seal.by
    return public is not None and (sealer == public or by == public.line)


def choose_seat(opened: OpenedGame, player: str | None) -> str:
    """
    Return the seat that was named, else the one that must decide, else that of the user's key.

    Raises InputError when the game is over, UsageError when nobody can tell.
    """
    awaited = _need_awaited(opened)
    if player:
        return game_files.require_seat(opened, player)
    seats = opened.game.file.genesis.movers(awaited.must)
    if len(seats) > 1:
        own, _ = visible_cards.own_seat(opened.game)
        if own in seats:
            return own
        raise click.UsageError(f"Several players must decide now; say for whom: --player {seats[0]}")
    return seats[0]


def require_awaited(opened: OpenedGame, seat: str) -> None:
    """Raise InputError unless a seat must decide now, or may."""
    if fault := nothing_to_decide(opened, seat):
        raise InputError(fault)


def nothing_to_decide(opened: OpenedGame, seat: str) -> str:
    """Say that a seat has nothing to decide, and for whom the game waits; "" if it has."""
    awaited = _need_awaited(opened)
    if seat in (*awaited.must, *awaited.may):
        return ""
    genesis = opened.game.file.genesis
    waits = format_seats(genesis, genesis.movers(awaited.must))
    return f"{format_seats(genesis, [seat])} has nothing to decide now; the game waits for {waits}"


def _need_awaited(opened: OpenedGame) -> Awaited:
    awaited = opened.game.awaited
    if awaited is None:
        raise InputError(f"{opened.path}: the game is over; there is nothing left to decide")
    return awaited
