"""
The folder of a host.

    host.toml            settings of the host (`settings`)
    secret               32 bytes with which codes are made
    password             of the mailbox, if its owner writes it there
    spool/               mail: in, done, refused, bad, out, sent, decided (`spool`, `outbox`)
    spool/journal        what was just decided, until all of it is in its place (`journal`)
    spool/kept-back/     what was decided in games whose folders could not take it, a journal each
    mail/                a Maildir of outgoing mail, if delivery is "folder"
    games/NAME/          a game (`game_folder`)
"""

import os
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress

from pbem.errors import BusyError, FileTakenError, GameFolderError, StoppedError, UnavailableError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.settings import HostSettings, read_settings, settings_text
from pbem.local import batch, files, home
from pbem.local.locks import held
from pbem.record import value

VARIABLE = "PBEM_HOST"
SETTINGS = "host.toml"
SECRET = "secret"  # noqa: S105 - the name of a file
PASSWORD = "password"  # noqa: S105 - the name of a file
FOLDERS = (
    "",
    "spool",
    "spool/in",
    "spool/in/tmp",
    "spool/in/new",
    "spool/in/cur",
    "spool/out",
    "spool/out/tmp",
    "spool/out/new",
    "spool/out/cur",
    "spool/done",
    "spool/refused",
    "spool/bad",
    "spool/sent",
    "spool/decided",
    "spool/tmp",
    "games",
)


@value
class HostFolder:
    """A host's folder and its settings."""

    path: str
    settings: HostSettings

    def inside(self, *names: str) -> str:
        """Return a path below the folder."""
        return os.path.join(self.path, *names)

    @property
    def publish_folder(self) -> str:
        """Where pages of the games are published; "" for nowhere."""
        return self.inside(self.settings.publish) if self.settings.publish else ""

    def spool(self, *names: str) -> str:
        """Return a path in the spool."""
        return os.path.join(self.path, "spool", *names)

    def lock(self) -> AbstractContextManager[None]:
        """Hold the spool: nobody else decides mails meanwhile. Raises BusyError."""
        return held(self.spool("lock"), f"another host is running in {self.path}")

    def secret(self) -> bytes:
        """Return 32 bytes that nobody else knows; codes are made with them."""
        return files.read(self.inside(SECRET), files.KEY_LIMIT)

    def game(self, name: str) -> GameFolder:
        """Return the folder of a game, which need not exist."""
        return GameFolder(self.inside("games", name), name)

    @contextmanager
    def working_on(self, folder: GameFolder) -> Iterator[None]:
        """
        Hold a game: nobody else works on it meanwhile, nor until the batch is on the disk if there is one.

        Raises BusyError, and what `blaming` raises.
        """
        with self.blaming(folder), batch.held(folder.lock(), folder.path):
            yield

    @contextmanager
    def blaming(self, folder: GameFolder) -> Iterator[None]:
        """
        Raise GameFolderError if the folder of a game alone is in the way: this host still writes elsewhere.

        What stops the whole host (a full disk, its key) is raised as it is.
        """
        try:
            yield
        except (BusyError, StoppedError, FileTakenError):
            raise
        except (UnavailableError, OSError) as error:
            if not self._takes_files():
                raise
            raise GameFolderError(f"{folder.name}: {_reason_of(error)}") from None

    def _takes_files(self) -> bool:
        probe = self.spool("tmp", "probe")
        try:
            # On the disk itself, also while a batch is open.
            with open(probe, "wb") as file:
                file.write(b"probe\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            return False
        finally:
            with suppress(OSError):
                os.unlink(probe)
        return True

    def games(self) -> Iterator[GameFolder]:
        """Return all games, by name."""
        return (folder for folder in self.game_folders() if folder.is_hosted())

    def game_folders(self, but: Collection[str] = ()) -> Iterator[GameFolder]:
        """Return whatever lies among the games, by name, except some."""
        return (self.game(name) for name in files.listing(self.inside("games")) if name not in but)


def default_path() -> str:
    """Return where the host's folder is: PBEM_HOST, else `host` in the user's own folder."""
    return os.environ.get(VARIABLE) or os.path.join(home.folder(), "host")


def open_host(path: str | None = None) -> HostFolder:
    """Open the folder of a host. Raises UnavailableError if there is none, and ContentError."""
    path = os.path.abspath(path or default_path())
    where = os.path.join(path, SETTINGS)
    try:
        data = files.read(where, files.KEY_LIMIT)
    except UnavailableError as error:
        raise UnavailableError(f"{path} is not a host folder: {error}; pbem host init makes one") from None
    return HostFolder(path, read_settings(data, where))


def make_host(path: str, settings: HostSettings) -> HostFolder:
    """Make the folders and the settings of a host, unless they exist. Raises FileError."""
    path = os.path.abspath(path)
    for folder in FOLDERS:
        files.make_folder(os.path.join(path, *folder.split("/")), private=True)
    secret = os.path.join(path, SECRET)
    if not files.exists(secret):
        files.write_new(secret, os.urandom(32), private=True)
    files.write_all([(os.path.join(path, SETTINGS), settings_text(settings).encode())], private=True)
    return HostFolder(path, settings)


def _reason_of(error: UnavailableError | OSError) -> str:
    if isinstance(error, OSError):
        return f"{error.filename or 'a file'}: {files.reason(error)}"
    return str(error)
