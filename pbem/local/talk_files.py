"""
The table talk of each game, kept in the user's own folder under the id of the game.

Files beside a game never change once they are written, and the conversation does; it belongs to the
game, wherever its files lie.
"""

import os
from collections.abc import Sequence

from pbem.engine.file.genesis import Genesis
from pbem.engine.text.table_talk import Remark, added, conversation
from pbem.local import files, home, locks

TALK = "talk"


def conversation_of(genesis: Genesis) -> tuple[Remark, ...]:
    """Return what was said in a game, as far as it is known here. Raises UnavailableError."""
    return conversation(genesis, _kept_talk(genesis))


def keep(genesis: Genesis, remarks: Sequence[Remark], now: int) -> tuple[Remark, ...]:
    """Keep remarks, up to the turn `now`; return those that are new here. Raises UnavailableError."""
    if not remarks:
        return ()
    folder = os.path.join(home.folder(), TALK)
    files.make_folder(folder, private=True)
    with locks.awaited(os.path.join(folder, "lock")):
        data, fresh = added(genesis, _kept_talk(genesis), remarks, now)
        if fresh:
            files.replace(_path(genesis), data)
    return fresh


def _kept_talk(genesis: Genesis) -> bytes:
    path = _path(genesis)
    return files.read(path, files.GAME_LIMIT) if files.exists(path) else b""


def _path(genesis: Genesis) -> str:
    return os.path.join(home.folder(), TALK, f"{genesis.game_id.hex()}.toml")
