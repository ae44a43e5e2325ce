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

from pbem.errors import UnavailableError
from pbem.local import files, home
from pbem.record import mutable

NAME = "stamps"
_MOST = 16 * 1024 * 1024
"""A classic board with its armies and arrows needs three."""
_LINE = re.compile(rb"([0-9a-f]{64}) ([0-9]{1,8}) ([0-9a-f]{64})\n")


@mutable
class KeptStamps:
    """What a file held when it was read, and where in it each stamp is, with its hash; what is kept since is not in it."""

    path: str
    data: bytes = b""
    places: dict[str, tuple[int, int, str]] = attrs.Factory(dict)

    def stamp(self, name: str) -> bytes | None:
        """Return what was kept under a name; None if there is nothing, or it has changed since."""
        start, end, mark = self.places.get(name, (0, 0, ""))
        found = self.data[start:end]
        return found if sha256(found).hexdigest() == mark else None

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
    kept, at = KeptStamps(path), 0
    with suppress(UnavailableError):
        kept.data = files.read(path, _MOST)
    while at < len(kept.data):
        found = _LINE.match(kept.data, at)
        at = found.end() + int(found[2]) if found else len(kept.data) + 1
        if found is None or at > len(kept.data):
            with suppress(OSError):
                os.unlink(path)
            break
        kept.places[found[1].decode("ascii")] = found.end(), at, found[3].decode("ascii")
    return kept
