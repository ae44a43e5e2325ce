"""
Locks that the system releases when their holder dies: one process at a time.

The library `filelock` was weighed: it falls back to a file that outlives a killed process where
there is no `fcntl`, and importing it brings `asyncio` along, which takes half as long as a command takes to start.
"""

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

    Raises BusyError, with the sentence `busy`, when somebody else holds it, and UnavailableError
    when the file cannot be opened.
    """
    with _open_lock(path) as handle:
        try:
            _lock(handle, wait=False)
        except OSError:
            raise BusyError(busy) from None
        yield


@contextlib.contextmanager
def awaited(path: str) -> Iterator[None]:
    """Wait for the lock in a file, then hold it as `held` does. Raises UnavailableError."""
    with _open_lock(path) as handle:
        try:
            _lock(handle, wait=True)
        except OSError as error:
            raise UnavailableError(f"{path} cannot be locked: {files.reason(error)}") from None
        yield


@contextlib.contextmanager
def _open_lock(path: str) -> Iterator[int]:
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    try:
        handle = os.open(path, flags, 0o600)
    except OSError as error:
        raise UnavailableError(f"{path} cannot be opened: {files.reason(error)}") from None
    try:
        yield handle
    finally:
        # On every system, closing releases the lock.
        os.close(handle)


if sys.platform == "win32":

    def _lock(handle: int, *, wait: bool) -> None:
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)

else:

    def _lock(handle: int, *, wait: bool) -> None:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
