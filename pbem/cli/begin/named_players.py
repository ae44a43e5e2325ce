"""Players as they are typed after `pbem new`: ids and names, keys, and the seats that programs play."""

import re
from collections.abc import Iterable, Sequence

import attrs
import click

from pbem.engine.file.genesis import HOST, Player
from pbem.engine.file.genesis_reader import is_seat_id
from pbem.engine.file.plain_ids import plain_id
from pbem.local import home


def read_players(text: str) -> tuple[Player, ...]:
    """Read `red,blue`, `Rosa,Ben` or `red=Rosa Lund,blue=Ben`; ids are small letters."""
    players = []
    for part in _as_typed(text).split(","):
        id_, _, name = (piece.strip() for piece in part.partition("="))
        if not id_:
            raise click.BadParameter(f"{text!r}; write names separated by commas", param_hint="--players")
        players.append(Player(id_.lower(), name or id_[:1].upper() + id_[1:]))
    _require_ids(players)
    return tuple(players)


def _require_ids(players: Sequence[Player]) -> None:
    """Refuse ids that files cannot hold, with ids that they can."""
    bad = next((player.id for player in players if not is_seat_id(player.id)), None)
    if bad is None:
        return
    better = ",".join(
        f"{player.id if is_seat_id(player.id) else plain_id(player.id, place)}={player.name}"
        for place, player in enumerate(players, 1)
    )
    example = f'--players "{better}"'.replace(" ", "\u00a0")
    raise click.BadParameter(
        f"{bad!r} cannot be the id of a player: it has 1 to 16 of the characters a-z, 0-9 and -, "
        f"a letter first, and is not {HOST} or neutral. The name after it may be anything, as in: "
        f"{example}",
        param_hint="--players",
    )


def _as_typed(text: str) -> str:
    """Return an argument as it was typed, also where the locale is `C` and knows ASCII only."""
    try:
        return text.encode("utf-8", "surrogateescape").decode()
    except UnicodeDecodeError:
        return text


def split_keys(key_files: Sequence[str]) -> tuple[dict[str, str], str | None]:
    """Part the players' public keys (P=FILE) from the user's private one (FILE)."""
    registered: dict[str, str] = {}
    own: str | None = None
    for text in key_files:
        seat, sign, path = text.partition("=")
        if sign and re.fullmatch(r"[a-z][a-z0-9-]*", seat):
            registered[seat] = path
        elif own is None:
            own = text
        else:
            raise click.BadParameter("only one private key signs the game file", param_hint="--key")
    return registered, own


def split_bot(text: str) -> tuple[str, str]:
    """Read `blue=careful`."""
    seat, sign, style = text.partition("=")
    if not (seat and sign and style):
        raise click.BadParameter(f"{text!r}; write a player and a style, as in blue=careful", param_hint="--bot")
    return seat.lower(), style


def require_players(named: Iterable[str], players: Sequence[Player], option: str) -> None:
    """Refuse an option that names somebody who does not play."""
    strangers = [seat for seat in named if seat not in {player.id for player in players}]
    if strangers:
        raise click.BadParameter(f"there is no player {strangers[0]!r}", param_hint=option)


def with_keys(players: tuple[Player, ...], registered: dict[str, str]) -> tuple[Player, ...]:
    """Return players with their public keys, read from the files registered for them."""
    require_players(registered, players, "--key")
    return tuple(
        attrs.evolve(player, key=home.read_public(registered[player.id]).line) if player.id in registered else player
        for player in players
    )
