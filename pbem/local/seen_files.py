"""
The newest verified file of each game, kept beside the ledger: what was proved is not proved again.

The line of the ledger that names a head holds the SHA-256 of the text that was remembered for it. So a
remembered file that something else has changed is noticed, and not believed. Against somebody who can
write the ledger as well only an audit of the whole game helps: `pbem verify --full`.
"""

import os
from hashlib import sha256

from pbem.engine.file.game_file import GameFile
from pbem.local import files, home
from pbem.local.home import Notify, keep_quiet
from pbem.local.ledger import NAME, Ledger
from pbem.local.ledger_lines import ACCEPTED, HEAD, NONE, LedgerLine

SEEN = "seen"


def ledger() -> Ledger:
    """Return the user's ledger."""
    return Ledger(os.path.join(home.folder(), NAME))


def remembered(game_id: bytes, notify: Notify = keep_quiet) -> bytes | None:
    """
    Return the remembered file of a game, if it is as it was when the ledger's last head was noted.

    Raises UnavailableError.
    """
    path = _path(game_id)
    lines = [one for one in ledger().entries(game_id) if one.kind in (HEAD, ACCEPTED)]
    if not lines or not files.exists(path):
        return None
    data = files.read(path, files.GAME_LIMIT)
    mark = sha256(data).hexdigest()
    if mark == lines[-1].base:
        return data
    # An older one is left by a computer that stopped between ledger and file.
    if all(mark != one.base for one in lines):
        notify(
            f"{path} is not as pbem left it: something else has changed it. It is not trusted, "
            "and everything in the game is proved again"
        )
    return None


def remember(game: GameFile, data: bytes, kind: str) -> None:
    """Remember a file that was proved; `kind` is HEAD or ACCEPTED. Raises UnavailableError."""
    game_id = game.genesis.game_id
    path = _path(game_id)
    files.make_folder(os.path.dirname(path), private=True)
    text = sha256(data).hexdigest()
    ledger().note(LedgerLine(kind, game_id.hex(), text, NONE, game.index, game.head.hex()))
    files.replace(path, data)


def beside_ledger(name: str) -> str:
    """Return the path of a file that is kept of a game."""
    return os.path.join(home.folder(), SEEN, name)


def _path(game_id: bytes) -> str:
    return beside_ledger(f"{game_id.hex()}.toml")
