"""
The house: one folder that is a whole host.

    host.toml            settings of the house
    spool/               mail: in, done, refused, bad, out, sent, decided
    mail/                a Maildir of what is to be sent, where delivery is "folder"
    games/NAME/          a game: its files, hosting.toml, orders, lists, the log
"""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

import attrs

from pbem.engine.file.game_reader import open_game
from pbem.errors import UnavailableError
from pbem.host.settings import Settings, read_settings, settings_text
from pbem.local import files, home
from pbem.local.file_names import file_name, file_number
from pbem.local.locks import held

if TYPE_CHECKING:
    from pbem.host.games.hosting import Hosting

__all__ = [
    "FOLDERS",
    "GameFolder",
    "House",
    "Settings",
    "UnavailableError",
    "default_path",
    "make_house",
    "open_house",
]  # fmt: skip

VARIABLE = "PBEM_HOST"
SETTINGS = "host.toml"
HOSTING = "hosting.toml"
SECRET = "secret"  # noqa: S105 - the name of a file
ID = "id"
FOLDERS = (
    "", "spool", "spool/in", "spool/in/tmp", "spool/in/new", "spool/in/cur", "spool/out",
    "spool/out/tmp", "spool/out/new", "spool/out/cur", "spool/done", "spool/refused", "spool/bad",
    "spool/sent", "spool/decided", "spool/tmp", "games",
)  # fmt: skip


@attrs.frozen
class GameFolder:
    """The folder of one hosted game. `name` is also how the names of its files begin."""

    path: str
    name: str

    def lock(self) -> AbstractContextManager[None]:
        """Hold the game: nobody else works on it meanwhile. Raises BusyError."""
        return held(os.path.join(self.path, "lock"), f"another host works on {self.name} now")

    def newest_index(self) -> int:
        """Return the number of the newest game file; -1 when there is none."""
        return max((file_number(one, self.name) for one in files.listing(self.path)), default=-1)

    def newest_path(self) -> str:
        """Return the newest game file. Raises UnavailableError when there is none."""
        index = self.newest_index()
        if index < 0:
            raise UnavailableError(
                f"{self.path} holds no game file {file_name(self.name, 0, '.toml')}"
            )
        return self.file(index, ".toml")

    def newest(self) -> bytes:
        """Return the bytes of the newest game file. Raises UnavailableError."""
        return files.read(self.newest_path(), files.GAME_LIMIT)

    def file(self, index: int, ending: str) -> str:
        """Return the path of a game file (`.toml`), report (`.txt`) or other file of a record."""
        return os.path.join(self.path, file_name(self.name, index, ending))

    def inside(self, *names: str) -> str:
        """Return a path below the folder."""
        return os.path.join(self.path, *names)

    def game_id(self) -> str:
        """Return the id of the game, 64 hex digits. Raises UnavailableError."""
        if files.exists(self.inside(ID)):
            return files.read(self.inside(ID), files.KEY_LIMIT).decode("ascii", "replace").strip()
        return open_game(self.newest()).genesis.game_id.hex()

    def hosting(self) -> "Hosting":
        """Read the settings of this game."""
        from pbem.host.games.hosting import read_hosting

        return read_hosting(files.read(self.inside(HOSTING), files.ORDERS_LIMIT))


@attrs.frozen
class House:
    """A host's folder and what its settings say."""

    path: str
    settings: Settings

    def inside(self, *names: str) -> str:
        """Return a path below the folder."""
        return os.path.join(self.path, *names)

    def spool(self, *names: str) -> str:
        """Return a path in the spool."""
        return os.path.join(self.path, "spool", *names)

    def lock(self) -> AbstractContextManager[None]:
        """Hold the spool: nobody else decides mails meanwhile. Raises BusyError."""
        return held(self.spool("lock"), f"another host runs in {self.path}")

    def secret(self) -> bytes:
        """Return 32 bytes that nobody else knows; codes are made with them."""
        return files.read(self.inside(SECRET), files.KEY_LIMIT)

    def game(self, name: str) -> GameFolder:
        """Return the folder of a game, which need not exist."""
        return GameFolder(self.inside("games", name), name)

    def games(self) -> Iterator[GameFolder]:
        """Return all games, by name."""
        for name in files.listing(self.inside("games")):
            if files.exists(self.inside("games", name, HOSTING)):
                yield self.game(name)


def default_path() -> str:
    """Return where the house stands: PBEM_HOST, else `host` in the user's own folder."""
    return os.environ.get(VARIABLE) or os.path.join(home.folder(), "host")


def open_house(path: str | None = None) -> House:
    """Open a house. Raises UnavailableError when there is none or its settings are wrong."""
    path = os.path.abspath(path or default_path())
    where = os.path.join(path, SETTINGS)
    try:
        data = files.read(where, files.KEY_LIMIT)
    except UnavailableError as error:
        raise UnavailableError(f"{path} is no host: {error}; pbem host init makes one") from None
    return House(path, read_settings(data, where))


def make_house(path: str, settings: Settings) -> House:
    """Make the folders and the settings of a house, unless they are there. Raises UnavailableError."""
    path = os.path.abspath(path)
    for folder in FOLDERS:
        files.make_folder(os.path.join(path, *folder.split("/")), private=True)
    secret = os.path.join(path, SECRET)
    if not files.exists(secret):
        files.write_new(secret, os.urandom(32), private=True)
    files.write_all([(os.path.join(path, SETTINGS), settings_text(settings).encode())])
    return House(path, settings)
