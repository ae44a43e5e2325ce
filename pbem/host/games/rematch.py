"""
The same people play the same game again: rules, map and seats as they were, other dice, at the same addresses.

The name is written down first, and the seed is made of it; so a host that is stopped begins the same game again.
"""

import hmac
from itertools import count

from pbem.engine.play.play import begin_like
from pbem.host.folder.game_folder import ID, SETTINGS
from pbem.host.games import host_key, playing
from pbem.host.games.hosted_game import HostedGame
from pbem.local import files

_NAME = "rematch"


def rematch_name(game: HostedGame) -> str:
    """Return what the next game of the same people is, or will be, called."""
    known = begun_rematch(game)
    if known:
        return known
    stem, _, number = game.name.rpartition("-")
    base, first = (stem, int(number) + 1) if stem and number.isdecimal() and len(number) < 4 else (game.name, 2)
    taken = {folder.name.casefold() for folder in game.host.games()}
    return next(name for one in count(first) if (name := f"{base}-{one}").casefold() not in taken)


def begun_rematch(game: HostedGame) -> str:
    """Return the name under which the same people play again; "" before that."""
    path = game.folder.inside(_NAME)
    return files.read(path, files.KEY_LIMIT).decode().strip() if files.exists(path) else ""


def rematch(game: HostedGame) -> str:
    """Begin the next game of the same people; return its name. Raises InputError, StoppedError."""
    name = rematch_name(game)
    files.replace(game.folder.inside(_NAME), f"{name}\n".encode())
    folder, genesis = game.host.game(name), game.genesis
    said = f"{genesis.game_id.hex()} again as {name}".encode()
    seed = hmac.digest(game.host.secret(), said, "sha256")
    applied = begin_like(genesis, name, game.game.ruleset, host_key.signer(), seed=seed)
    files.make_folder(folder.path, private=True)
    playing.write([applied], folder.path)
    settings = files.read(game.folder.inside(SETTINGS), files.ORDERS_LIMIT)
    new_id = f"{applied.game.file.genesis.game_id.hex()}\n".encode()
    files.write_all([(folder.inside(ID), new_id), (folder.inside(SETTINGS), settings)])
    return name
