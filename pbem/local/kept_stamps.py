"""
Stamps of pictures as they were drawn before, kept beside the keys: a program that begins need not draw them again.

They stand one after the other in a file that is only appended to. Each is called by what it was drawn of, and is believed
only if its hash is right; so one that is lost or damaged is drawn again, and no picture changes. A file in which anything
else stands, or that has become too large, is thrown away, and anybody may do that at any time.

    NAME SIZE SHA-256 LF, then the stamp
"""

import os
import re
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256

import attrs

from pbem.local import files, home
from pbem.record import mutable

NAME = "stamps"
_MOST = 16 * 1024 * 1024
"""A classic board with its armies and arrows needs three."""
_LINE = re.compile(rb"([0-9a-f]{64}) ([0-9]{1,8}) ([0-9a-f]{64})\n")


@mutable
class KeptStamps:
    """What a file holds as far as it was read, and where in it each stamp is, with its hash; `number` is its inode."""

    path: str
    data: bytearray = attrs.Factory(bytearray)
    places: dict[str, tuple[int, int, str]] = attrs.Factory(dict)
    number: int = 0

    def stamp(self, name: str) -> bytes | None:
        """Return what was kept under a name, by whomever; None if there is nothing, or it has changed since."""
        if name not in self.places:
            self.read_on()
        start, end, mark = self.places.get(name, (0, 0, ""))
        found = bytes(self.data[start:end])
        return found if sha256(found).hexdigest() == mark else None

    def read_on(self) -> bool:
        """Read what was kept since the last look; say whether that was stamps and nothing else."""
        with suppress(OSError), files.opened(self.path, os.O_RDONLY | getattr(os, "O_BINARY", 0)) as handle:
            self.number = self.number or os.fstat(handle).st_ino
            # Another file under this name is for those who begin now.
            if os.fstat(handle).st_ino == self.number:
                os.lseek(handle, len(self.data), os.SEEK_SET)
                return self._take_in(os.read(handle, _MOST))
        return True

    def _take_in(self, more: bytes) -> bool:
        at = len(self.data)
        self.data += more
        while found := _LINE.match(self.data, at):
            end = found.end() + int(found[2])
            if end > len(self.data):
                break
            self.places[found[1].decode("ascii")] = found.end(), end, found[3].decode("ascii")
            at = end
        # Somebody may be writing the rest just now.
        left = self.data[at:]
        del self.data[at:]
        return not left

    def keep(self, name: str, stamp: bytes) -> None:
        """Keep something under a name, as far as can be; in one piece, for others may do so at the same moment."""
        line = f"{name} {len(stamp)} {sha256(stamp).hexdigest()}\n".encode("ascii")
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        with suppress(OSError), files.opened(self.path, flags) as handle:
            if os.write(handle, line + stamp) + os.fstat(handle).st_size > _MOST:
                os.unlink(self.path)


def stamps() -> KeptStamps:
    """Return what is kept of this user."""
    return _read(os.path.join(home.folder(), NAME))


@lru_cache(maxsize=1)
def _read(path: str) -> KeptStamps:
    kept = KeptStamps(path)
    if not kept.read_on():
        with suppress(OSError):
            os.unlink(path)
    return kept
