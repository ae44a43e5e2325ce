"""Invitations that some have answered and some have proved, and sealed votes, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from pbem.engine.papers.start_file import Start, invite, join, prove
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.play.sealed_orders import seal_orders
from pbem.engine.play.witness import start_summons
from pbem.trust.documents import WITNESS_NAMESPACE
from sample_games.small_games import BALLOT, dice_key, document, identity, invited

if TYPE_CHECKING:
    from pbem.engine.play import play

TRIO = ("anna", "ben", "cleo")


def opened(mode: str = "next") -> Start:
    """An invitation that nobody has answered."""
    genesis = invited(BALLOT, mode, *TRIO)
    players = tuple(attrs.evolve(one, key="", dice="", roots="", joined="") for one in genesis.players)
    host = genesis.host and attrs.evolve(genesis.host, key="", dice="", roots="", joined="")
    return invite(attrs.evolve(genesis, players=players, host=host))


def joined(start: Start, *names: str) -> Start:
    for name in names:
        start = join(start, name, identity(name), dice_key(name))
    return start


def proved(start: Start, *names: str) -> Start:
    for name in names:
        message = start_summons(start.genesis, name).message
        start = prove(start, name, dice_key(name).sign(WITNESS_NAMESPACE, message))
    return start


def seal(game: play.Game, seat: str, vote: int = 1) -> Any:
    text = unsigned_text(document(game, seat, vote=vote))
    return seal_orders(game, seat, 1, text, identity(seat))
