"""Whose orders are to be written: the seat that was named, or the only one that can be meant."""

import click

from pbem.cli.games import visible_cards
from pbem.engine.file.phrases import format_seats
from pbem.engine.table.terms import Awaited
from pbem.errors import InputError
from pbem.local import game_files
from pbem.local.game_files import OpenedGame


def choose(opened: OpenedGame, player: str | None) -> str:
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
