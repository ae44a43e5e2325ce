"""
Changes of files that are put on the disk together: while a batch is open, they wait here.

What `files` is asked to write below the folders of the batch is kept in memory, where `files` finds it again; nobody
else sees it. So whoever opens a batch keeps all others off the files that it changes, until `journal.commit` has put
them on the disk: `held` is for that. A batch that ends without a commit leaves nothing.

Several may be open, if nothing is below the folders of two of them.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import NamedTuple

import attrs

from pbem.record import mutable


class Change(NamedTuple):
    """
    What is to be in a file; None for a file that is to be gone.

    Of `data` the first `kept` bytes are on the disk already: the rest is appended to them.
    """

    data: bytes | None
    kept: int = 0
    private: bool = False


class Changes(NamedTuple):
    """What a batch came to, for another one to take in: its changes, the folders made, what is to be done after them."""

    folders: dict[str, dict[str, Change]]
    made: set[str]
    later: list[Callable[[], object]]


@mutable
class Batch:
    """
    The changes below some folders in `root`, by folder and name, and what is to be done after them.

    `made` are folders that were made meanwhile: these are there at once, but a power cut may take them.
    """

    root: str
    parts: tuple[str, ...]
    folders: dict[str, dict[str, Change]] = attrs.Factory(dict)
    made: set[str] = attrs.Factory(set)
    size: int = 0
    later: list[Callable[[], object]] = attrs.Factory(list)
    locks: ExitStack = attrs.Factory(ExitStack)
    held: set[str] = attrs.Factory(set)
    beginnings: tuple[str, ...] = attrs.Factory(
        lambda self: tuple(os.path.join(self.root, part, "") for part in self.parts), takes_self=True
    )
    """How the paths begin whose changes wait."""

    def covers(self, path: str) -> bool:
        """Say whether changes of a path wait."""
        return path.startswith(self.beginnings)

    def put(self, path: str, change: Change) -> None:
        """Note what a file is to hold."""
        folder, name = os.path.split(path)
        self.folders.setdefault(folder, {})[name] = change
        self.size += len(change.data or b"") - change.kept

    def note_made(self, path: str) -> None:
        """Note a folder that is about to be made, and those above it that are not there either."""
        while self.covers(path) and not os.path.isdir(path):
            self.made.add(path)
            path = os.path.dirname(path)

    def change(self, path: str) -> Change | None:
        """Return what is noted of a file; None for nothing."""
        folder, name = os.path.split(path)
        return self.folders.get(folder, {}).get(name)

    def names(self, folder: str, on_disk: list[str]) -> list[str]:
        """Return the names in a folder, given those on the disk."""
        changes = self.folders.get(folder, {})
        gone = {name for name, change in changes.items() if change.data is None}
        return sorted({*on_disk, *changes} - gone)

    def has_changed(self, folder: str) -> bool:
        """Say whether changes of something below a folder wait."""
        return any(one == folder or one.startswith(os.path.join(folder, "")) for one in self.folders)

    @property
    def outcome(self) -> Changes:
        """What it came to so far."""
        return Changes(self.folders, self.made, self.later)

    def take_in(self, other: Changes) -> None:
        """Add what another batch came to."""
        self.made |= other.made
        self.later += other.later
        for folder, names in other.folders.items():
            for name, change in names.items():
                self.put(os.path.join(folder, name), change)

    def changes(self) -> Iterator[tuple[str, Change]]:
        """Return all paths with what is noted of them, in the order in which folders were first changed."""
        for folder, names in self.folders.items():
            for name, change in names.items():
                yield os.path.join(folder, name), change

    def hold(self, lock: AbstractContextManager[None], name: str) -> None:
        """Hold a lock until the batch ends; one of this name only once."""
        if name not in self.held:
            self.locks.enter_context(lock)
            self.held.add(name)


_OPEN: list[Batch] = []


@contextmanager
def opened(root: str, *parts: str) -> Iterator[Batch]:
    """Open a batch for what is below some folders in `root`, until the block ends; then its locks are free again."""
    batch = Batch(root, parts)
    with batch.locks:
        _OPEN.append(batch)
        try:
            yield batch
        finally:
            _OPEN.remove(batch)


@contextmanager
def aside() -> Iterator[None]:
    """Let `files` read and write on the disk while the block lasts, though batches are open and hold their locks."""
    waiting = _OPEN[:]
    _OPEN.clear()
    try:
        yield
    finally:
        _OPEN[:] = waiting


def batch_of(path: str) -> Batch | None:
    """Return the batch that is open for a path; None where files are written at once."""
    return next((one for one in _OPEN if one.covers(path)), None)


@contextmanager
def held(lock: AbstractContextManager[None], path: str) -> Iterator[None]:
    """Hold the lock of a folder while a block lasts; in a batch until that ends."""
    batch = batch_of(path)
    if batch is None:
        with lock:
            yield
    else:
        batch.hold(lock, path)
        yield


def afterwards(path: str, act: Callable[[], object]) -> None:
    """Do something to a path now, or when the batch is on the disk."""
    batch = batch_of(path)
    if batch is None:
        act()
    else:
        batch.later.append(act)
