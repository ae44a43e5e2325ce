"""
The signed wishes that were fulfilled, so that nobody has them fulfilled again.

    wishes/9c1f0a3b5d7e9f11-anna-000002      holds the digest of the mail that brought them

A mail that is decided once more after a crash brings its wishes again, and may.
"""

import os

from pbem.host.folder.game_folder import GameFolder
from pbem.local import files
from pbem.record import value


@value
class WishStore:
    """The numbers of the wishes that were fulfilled in a game. Every method may raise FileError."""

    folder: GameFolder

    def mail_of(self, base: str, seat: str, number: int) -> str:
        """Return the digest of the mail whose wishes with this number were fulfilled; "" if none."""
        path = self._path(base, seat, number)
        return files.read(path, files.KEY_LIMIT).decode() if files.exists(path) else ""

    def fulfil(self, base: str, seat: str, number: int, digest: str) -> None:
        """Write down which mail brought the wishes with a number."""
        files.make_folder(self.folder.inside("wishes"), private=True)
        files.write_all([(self._path(base, seat, number), digest.encode())], private=True)

    def _path(self, base: str, seat: str, number: int) -> str:
        return os.path.join(self.folder.inside("wishes"), f"{base[:16]}-{seat}-{number:06d}")
