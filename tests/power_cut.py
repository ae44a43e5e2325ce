"""
A power cut, played through on a model of the disk: what was flushed is there afterwards, and nothing else is sure.

A file is cut back to what it held when it was last flushed. The names in a folder are those of its last flush, or
those of the moment (`NAMES_AS_THEY_ARE`): a system may write names down before anybody asks for it.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from pbem.local import journal

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

STEPS = ("write", "ftruncate", "fsync", "link", "replace", "rename", "unlink", "mkdir")
NAMES_AS_FLUSHED, NAMES_AS_THEY_ARE = "names as flushed", "names as they are"


class PowerCut(BaseException):
    """The power is gone."""


@attrs.define
class Disk:
    """
    The disk below a folder; all that is there at first was flushed.

    Before step number `cut_at` the power is cut, and what is left is written to `left`, a folder for each kind of names.
    """

    root: Path
    cut_at: int
    left: Path
    steps: int = 0
    contents: dict[int, bytes] = attrs.Factory(dict)
    names: dict[int, dict[str, int]] = attrs.Factory(dict)
    held: dict[int, int] = attrs.Factory(dict)
    dead: bool = False

    def attach(self, patch: pytest.MonkeyPatch) -> None:
        """From now on notice what is flushed, and count the steps."""
        self.flush_all()
        for name in STEPS:
            flushed = self._flush if name == "fsync" else None
            patch.setattr(os, name, self._counted(getattr(os, name), flushed))
        patch.setattr(journal, "sync_disks", self._counted(lambda _: True, lambda _: self.flush_all()))

    def flush_all(self) -> None:
        """Note everything as flushed."""
        for path in (self.root, *self.root.rglob("*")):
            handle = os.open(path, os.O_RDONLY)
            self._flush(handle)
            os.close(handle)

    def _counted(self, real: Callable[..., Any], flushed: Callable[[Any], None] | None) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            if self.dead:
                # What a killed process would not do any more.
                return real(*args, **kwargs)
            if self.steps == self.cut_at:
                self.dead = True
                self._leave()
                raise PowerCut
            self.steps += 1
            done = real(*args, **kwargs)
            if flushed:
                flushed(args[0])
            return done

        return call

    def _flush(self, handle: int) -> None:
        status = os.fstat(handle)
        if stat.S_ISDIR(status.st_mode):
            names = os.listdir(handle)
            self.names[status.st_ino] = {name: os.stat(name, dir_fd=handle).st_ino for name in names}
        else:
            # The handle itself may be for writing only.
            self.contents[status.st_ino] = Path(f"/proc/self/fd/{handle}").read_bytes()
        # While it is open, no other file gets this number.
        if status.st_ino not in self.held:
            self.held[status.st_ino] = os.dup(handle)

    def _leave(self) -> None:
        now = {path.stat().st_ino: path for path in (self.root, *self.root.rglob("*"))}
        kinds = {ino: path.is_dir() for ino, path in now.items()}
        as_they_are = {
            ino: {name.name: name.stat().st_ino for name in path.iterdir()} for ino, path in now.items() if kinds[ino]
        }
        for kind, names in ((NAMES_AS_FLUSHED, self.names), (NAMES_AS_THEY_ARE, as_they_are)):
            self._restore(self.root.stat().st_ino, self.left / kind, names, kinds)
        self.let_go()

    def let_go(self) -> None:
        """Close what was kept open."""
        while self.held:
            os.close(self.held.popitem()[1])

    def _restore(self, folder: int, place: Path, names: dict[int, dict[str, int]], kinds: dict[int, bool]) -> None:
        place.mkdir(parents=True)
        for name, ino in names.get(folder, {}).items():
            if ino in self.names or kinds.get(ino):
                self._restore(ino, place / name, names, kinds)
            else:
                (place / name).write_bytes(self.contents.get(ino, b""))
