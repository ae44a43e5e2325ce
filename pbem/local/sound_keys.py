"""
Dice keys that were found sound on this computer: to prove one takes its time, and once is enough.

A file of digests beside the ledger, one on a line, only added to. What cannot be read or written is
not missed: the key is proved again. Against somebody who can write this file only `pbem verify --full`
helps, which does not read it.
"""

import os
from contextlib import suppress

from pbem.errors import UnavailableError
from pbem.local import files, home
from pbem.trust import keys

NAME = "sound-keys"
_LIMIT = 1024 * 1024


class KeysOnDisk(keys.SoundKeys):
    """The keys in the file, which is read when somebody first asks."""

    def __init__(self) -> None:
        self.path, self.lines = "", set[str]()

    def has(self, mark: bytes) -> bool:
        """Look into the file."""
        if self.path != _path():
            self.path, self.lines = _path(), _read_marks()
        return mark.hex() in self.lines

    def add(self, *marks: bytes) -> None:
        """Write them down where that is possible; a folder is not made for it."""
        self.path, self.lines = _path(), {*_read_marks(), *(mark.hex() for mark in marks)}
        if files.exists(home.folder()):
            with suppress(UnavailableError):
                text = "".join(f"{one}\n" for one in sorted(self.lines))
                files.replace(_path(), text.encode(), lasting=False)


def remember() -> None:
    """Prove each key once on this computer, for all commands."""
    keys.remember_in(KeysOnDisk())


def prove_again() -> None:
    """Believe nothing that stands in the file."""
    keys.remember_in(keys.SoundKeys())


def _path() -> str:
    return os.path.join(home.folder(), NAME)


def _read_marks() -> set[str]:
    with suppress(UnavailableError):
        if files.exists(_path()):
            return set(files.read(_path(), _LIMIT).decode("ascii", "replace").split())
    return set()
