"""The invitation to a game of mode next or host, made from the words of `pbem new`."""

import os
from collections.abc import Sequence

from pbem.cli import game_options
from pbem.engine.chance.modes import MODES
from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.joining.start_file import Start
from pbem.engine.joining.start_file import invite as open_invitation
from pbem.engine.ruleset import Ruleset
from pbem.errors import naming

_NONCE_SIZE = 16


def invite(
    ruleset: Ruleset, name: str, players: Sequence[Player], map_name: str,
    options: Sequence[str], switches: Sequence[str], mode: str, host: str | None, quorum: str,
    deadline: str = "", cards: str = "face-up",
) -> Start:  # fmt: skip
    """Return the invitation; nobody has joined yet."""
    seats = [player.seat for player in players]
    map_file = game_options.board(map_name)
    with game_options.listing_faults(), naming("such a game cannot be begun"):
        terms = ruleset.terms(seats, options, game_options.read(switches), map_file)
        draft = Genesis(
            name, f"{ruleset.name}/{ruleset.version}", mode, cards, tuple(terms.options),
            terms.choices, terms.board, tuple(players), quorum=quorum,
            nonce=draw_nonce(), host=_host(mode, players, host), deadline=deadline,
        )  # fmt: skip
        return open_invitation(draft)


def first_person(start: Start) -> str:
    """Return who invites when nobody says so: the host without a seat, or the first seat."""
    return start.genesis.master or start.genesis.seat_ids[0]


def draw_nonce() -> str:
    """Draw what makes this invitation another one than all others, whatever else it says."""
    return os.urandom(_NONCE_SIZE).hex()


def _host(mode: str, players: Sequence[Player], host: str | None) -> Host | None:
    if not MODES[mode].hosted:
        return None
    if host in {player.id for player in players}:
        return Host(seat=host or "")
    return Host(name=host or "Host")
