"""Locks that the system takes back from the dead: one process at a time in a folder."""

import contextlib
import os
import sys
from collections.abc import Iterator

from pbem.errors import BusyError, UnavailableError
from pbem.local import files


@contextlib.contextmanager
def held(path: str, busy: str) -> Iterator[None]:
    """
    Hold the lock in a file until the block ends or the process dies.

    Raises BusyError, with the sentence `busy`, when somebody else holds it, and UnavailableError when the
    file cannot be opened.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    try:
        handle = os.open(path, flags, 0o600)
    except OSError as error:
        raise UnavailableError(f"{path} cannot be opened: {files.reason(error)}") from None
    try:
        try:
            _lock(handle)
        except OSError:
            raise BusyError(busy) from None
        yield
    finally:
        # Closing gives the lock back, on every system.
        os.close(handle)


if sys.platform == "win32":

    def _lock(handle: int) -> None:
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:

    def _lock(handle: int) -> None:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
