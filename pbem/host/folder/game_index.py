"""
An index of the games of a host: what each waits for, its id, its addresses. It may be thrown away at any time.

    spool/index.json    a checksum, then the mark of the shelf, and a row for each game that is not over
    spool/shelf.json    the same for those that are over: read where one of them is asked for
    spool/begun         there while a round tends games; a line for each that has begun since one ended well

A row counts as long as the stamps of the game are those at which it was made: device, inode, size and both times of
its folder and of whatever it may wait with (`stamps.watched`). What had changed less than two seconds before the round
began, or changed while it went on, has no stamp and is read again: a clock may be too coarse to show the next change.
After a round that did not end well, a restart of the computer or a change of the host's key no row counts.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from typing import Any, NamedTuple

from pbem import __version__
from pbem.errors import BusyError, UnavailableError
from pbem.host.folder import game_folder
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.stamps import Stamps, is_as_stamped, newest_time, stamp_of
from pbem.local import files, home
from pbem.local.locks import held
from pbem.record import mutable

SETTLED = 2_000_000_000
"""How many nanoseconds must have gone by since something changed before its stamp is believed."""
_INDEX, _SHELVED, _BEGUN, _LOCK = "index.json", "shelf.json", "begun", "index.lock"
_MOST_BYTES = 256 * 1024 * 1024
_BOOT = "/proc/sys/kernel/random/boot_id"


class IdleGame(NamedTuple):
    """
    What a game waits for, if nothing comes for it: its next moment, in seconds since 1970, or nothing.

    `outage` is after how many hours without a look the settings call it an outage, 0 where they leave that to the
    habit of the host, None where an outage is nothing to the game; `silent` says whether
    a silence of the host is noted, None where that is nothing to the game. `published` is where its page is.
    """

    until: float | None
    outage: int | None
    silent: bool | None
    published: str = ""


class IndexRow(NamedTuple):
    """What is known of a game: `waiting` is None for one that every round must open, `over` for one that has ended."""

    stamps: Stamps
    id: str
    addresses: tuple[str, ...]
    waiting: IdleGame | None
    over: bool = False

    @property
    def may_be_shelved(self) -> bool:
        """Say whether nothing but work on the game itself can call for a look at it."""
        quiet = self.waiting is not None and self.waiting[:3] == (None, None, None)
        return self.over and quiet and all(self.stamps.values())


@mutable
class GameIndex:
    """
    The rows by the name of the game. `begun` is when the round began, by the clock of the disk; 0 without one.

    `mark` is that of the shelf after the last round; `shelved` are rows of games that are over, once they were read.
    `cut_off` is how many rounds have begun since one ended well; `lost` says that a game cost its process in this one.
    """

    host: HostFolder
    rows: dict[str, IndexRow]
    begun: int = 0
    changed: bool = False
    mark: str = ""
    shelved: dict[str, IndexRow] | None = None
    cut_off: int = 0
    lost: bool = False

    @property
    def settled(self) -> int:
        """Since when something must not have changed for its stamp to be believed, in nanoseconds since 1970."""
        return self.begun - SETTLED

    @property
    def is_doubted(self) -> bool:
        """Say whether a game may be what ends rounds: one that did not end well was killed by something else, mostly."""
        return self.cut_off > 1

    def known(self, name: str) -> IndexRow | None:
        """Return the row of a game, whatever has changed since it was made."""
        if name in self.rows:
            return self.rows[name]
        if self.shelved is None:
            _, self.shelved = _read(self.host, _SHELVED)
        return self.shelved.get(name)

    def row(self, folder: GameFolder) -> IndexRow | None:
        """Return the row of a game, if nothing in its folder has changed since it was made."""
        row = self.known(folder.name)
        # The id calls for nothing; `facts` asks for it.
        return row if row and is_as_stamped(folder, row.stamps, but=game_folder.ID) else None

    def facts(self, folder: GameFolder) -> tuple[str, tuple[str, ...]] | None:
        """Return id and addresses of a game, if the files that they stand in have not changed."""
        row = self.known(folder.name)
        if row is None or game_folder.ID not in row.stamps or game_folder.SETTINGS not in row.stamps:
            return None
        stamps = {name: row.stamps[name] for name in (game_folder.ID, game_folder.SETTINGS)}
        return (row.id, row.addresses) if is_as_stamped(folder, stamps) else None

    def put(self, folder: GameFolder, row: IndexRow, before: Stamps) -> None:
        """Take in a row of a game that had these stamps `before` it was opened."""
        limit = self.settled
        stamps = {
            name: one if one == before.get(name) and newest_time(one) < limit else ""
            for name, one in row.stamps.items()
        }
        row = row._replace(stamps=stamps)
        if self.known(folder.name) != row:
            self.rows[folder.name] = row
            self.changed = True


# ── the file ─────────────────────────────────────────────────────────────────────────────────────


def read_index(host: HostFolder) -> GameIndex:
    """Read the index of a host; it is empty where there is none that can be believed."""
    if cut_off := _cut_off(host.spool(_BEGUN)):
        return GameIndex(host, {}, shelved={}, cut_off=cut_off)
    mark, rows = _read(host, _INDEX)
    return GameIndex(host, rows, mark=mark)


def _read(host: HostFolder, name: str) -> tuple[str, dict[str, IndexRow]]:
    with suppress(OSError, ValueError, TypeError, AttributeError, RecursionError):
        with open(host.spool(name), "rb") as file:
            checksum, _, text = file.read(_MOST_BYTES).partition(b"\n")
        if checksum == _checksum(text):
            mark, said = json.loads(text)
            return str(mark), {one: _row_of(*row) for one, row in said.items()}
    return "", {}


@contextmanager
def work_on(index: GameIndex) -> Iterator[bool]:
    """
    Let rows be put into an index, and keep it at the end; yield False where another process works on it.

    After an error it is not kept, and the next round opens every game.
    """
    begun = index.host.spool(_BEGUN)
    with ExitStack() as stack:
        try:
            stack.enter_context(held(index.host.spool(_LOCK), "another host works on the index"))
        except BusyError:
            yield False
            return
        if files.exists(begun):
            index.rows.clear()
            index.shelved, index.mark = {}, ""
            for name in (_INDEX, _SHELVED):
                files.remove(index.host.spool(name))
        index.begun = _begin(begun)
        yield True
        if index.changed:
            _write(index)
        index.begun = 0
        if not (index.lost and index.is_doubted):
            os.unlink(begun)


def _cut_off(path: str) -> int:
    """Return how many rounds have begun since one ended well: each has added a line."""
    with suppress(FileNotFoundError):
        return max(1, os.stat(path).st_size)
    return 0


def _begin(path: str) -> int:
    try:
        with open(path, "ab") as file:
            file.write(b"\n")
    except OSError as error:
        raise UnavailableError(f"{path} cannot be written: {files.reason(error)}") from None
    return os.stat(path).st_mtime_ns


def _write(index: GameIndex) -> None:
    over = {name: row for name, row in index.rows.items() if row.over}
    if over:
        index.known("")  # reads those that are known
        _write_rows(index.host.spool(_SHELVED), "", {**(index.shelved or {}), **over})
    _write_rows(
        index.host.spool(_INDEX), index.mark, {name: index.rows[name] for name in index.rows if name not in over}
    )


def _write_rows(path: str, mark: str, rows: Mapping[str, IndexRow]) -> None:
    text = json.dumps([mark, rows]).encode()
    files.replace(path, _checksum(text) + b"\n" + text, lasting=False)


def _row_of(
    stamps: Stamps, game_id: str, addresses: list[str], waiting: list[Any] | None, over: object = False
) -> IndexRow:
    return IndexRow(stamps, game_id, tuple(addresses), IdleGame(*waiting) if waiting else None, over is True)


def _checksum(text: bytes) -> bytes:
    """Return a hash of the rows, and of what they are good for besides: this program, start of the computer, key."""
    about = [__version__, _boot(), home.identity_path()]
    with suppress(OSError):
        about.append(stamp_of(os.stat(home.identity_path())))
    return sha256(json.dumps(about).encode() + text).hexdigest().encode()


def _boot() -> str:
    with suppress(OSError), open(_BOOT, encoding="ascii") as file:
        return file.read()
    return ""
