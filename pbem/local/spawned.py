"""
Spawned processes that live no longer than their parent, and how they hand back what they came to.

What is longer than a pipe takes at once goes into a file. So a worker never waits until somebody reads, and one that
dies while it says what it did leaves no half of it, for which the reader would wait for ever.
"""

import gc
import os
import pickle
import secrets
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from pbem.local import sound_keys

ResultT = TypeVar("ResultT")

_SHORT = 2048
"""So many bytes, and the little that is said with them, go through a pipe at once or not at all (POSIX: 4096 on Linux)."""
_LEAVING = threading.Lock()


class Spawned(ProcessPoolExecutor):
    """A pool of spawned processes that live no longer than their parent."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        theirs, self._ours = context.Pipe(duplex=False)
        self._folder = ""
        with suppress(OSError):
            # A worker makes it when it needs it: none stays if this process is killed before there is one.
            self._folder = os.path.join(tempfile.gettempdir(), f"pbem-{secrets.token_hex(16)}")
        super().__init__(jobs, context, _begin, (theirs, gc.get_threshold(), self._folder))
        # One that is broken before all have begun is replaced where it is given work.
        with suppress(BrokenExecutor):
            for _ in range(jobs):
                # Each begins one process more, as long as none is without work.
                self.submit(int)

    def submit(self, fn: Callable[..., ResultT], /, *args: Any, **kwargs: Any) -> Future[ResultT]:
        """Have it done; what it comes to is taken with `received`."""
        with _kept_from_ctrl_c():  # this may begin a process
            return super().submit(_leave, self._folder, fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the workers at once, by letting go of the pipe that they watch; so does the death of this process."""
        self._ours.close()
        super().shutdown(wait=True, cancel_futures=True)
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def _kept_from_ctrl_c() -> Iterator[None]:
    """Keep Ctrl-C from processes that begin meanwhile, which would say where it found them before they can ignore it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Left(NamedTuple):
    """The file in which a worker left what it came to."""

    path: str


def _leave(folder: str, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Do it, in a worker; return what came of it, or where that is."""
    result = fn(*args, **kwargs)
    data = pickle.dumps(result, pickle.HIGHEST_PROTOCOL)
    if folder and len(data) > _SHORT:
        # Without room for a file, it goes through the pipe all the same.
        with _LEAVING, suppress(OSError):
            with suppress(FileExistsError):
                os.mkdir(folder, 0o700)
            handle, path = tempfile.mkstemp(dir=folder)
            with open(handle, "wb") as file:
                file.write(data)
            return _Left(path)
    return result


def received(future: "Future[ResultT]") -> ResultT:
    """Wait for what a worker came to; raise BrokenExecutor if that went with its executor."""
    result: Any = future.result()
    if isinstance(result, _Left):
        try:
            with open(result.path, "rb") as file:
                os.unlink(result.path)
                result = pickle.load(file)  # noqa: S301 - a worker of this process wrote it, in a folder of its own
        except OSError:
            raise BrokenExecutor from None
    received: ResultT = result
    return received


def _begin(parent: Connection, garbage: tuple[int, int, int], folder: str) -> None:
    # Before anything is loaded, which makes many things that stay.
    gc.set_threshold(*garbage)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent, folder), daemon=True).start()
    sound_keys.remember()


def _end_with(parent: Connection, folder: str) -> None:
    """Wait until nobody holds the other end of the pipe, for nothing is ever sent; leave nothing in a folder."""
    try:
        parent.recv_bytes()
    except (EOFError, OSError):
        # For good: from now on nothing is left here.
        _LEAVING.acquire()
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)
