"""Pipes with names, for `pbem verify <(command)` and its like."""

import os
import stat
import time

from pbem.errors import UnavailableError

PIPE_SECONDS = 5
_PAUSE = 0.05


def is_pipe(path: str) -> bool:
    """Say whether a name is that of a pipe."""
    try:
        return stat.S_ISFIFO(os.stat(path).st_mode)
    except OSError:
        return False


def read_pipe(path: str, size: int) -> bytes:
    """Read a pipe; raise UnavailableError when for some seconds nobody has it open to write."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    data, pauses = b"", 0
    try:
        while len(data) < size:
            try:
                piece = os.read(handle, size - len(data))
            except BlockingIOError:
                # Somebody has it open: from now on it is waited for, like any other file.
                os.set_blocking(handle, True)
                continue
            data += piece
            if not piece and (data or os.get_blocking(handle)):
                break
            if not piece:
                pauses += 1
                if pauses * _PAUSE > PIPE_SECONDS:
                    raise UnavailableError(
                        f"{path} is a pipe to which nobody has written anything for {PIPE_SECONDS} seconds"
                    )
                time.sleep(_PAUSE)
    finally:
        os.close(handle)
    return data
