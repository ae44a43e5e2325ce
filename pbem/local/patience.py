"""
An end for a bot that thinks for ever.

A decision may take MOST_SECONDS of a processor's time: far more than a sound bot needs, so that no game depends on
how quick a computer is, or how busy. One thread of each process watches those in which bots think, and ends what is over
its time, wherever that is in Python.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from pbem.engine.bots.bot import Bot, Lots, Proposal
from pbem.errors import BeyondLimitError
from pbem.record import tool

MOST_SECONDS = 600.0
_LOOKS = 2.0
"""So many seconds lie between two looks at who thinks."""

_ends: dict[int, float] = {}
"""When the time of each thread in which a bot thinks is up, by its own clock."""
_at_ends = threading.Lock()


class _TimeUp(BaseException):
    """What is raised in a bot; no `except Exception` of its own stops it."""


@tool
class WatchedBot:
    """A bot (`pbem.engine.bots.bot.Bot`) that is not waited for without end."""

    style: str
    bot: Bot

    def decide(self, table: Any, state: Any, seat: str, lots: Lots, /) -> Proposal:
        """Decide as the bot does; raise BeyondLimitError where that takes too long."""
        try:
            with _watched():
                return self.bot.decide(table, state, seat, lots)
        except _TimeUp:
            said = f"the bot {self.style} thought about a decision for more than {MOST_SECONDS:.0f} seconds"
            raise BeyondLimitError(said) from None


@contextmanager
def _watched() -> Iterator[None]:
    _watcher()
    me = threading.get_ident()
    with _at_ends:
        _ends[me] = _clock()(me) + MOST_SECONDS
    try:
        yield
    finally:
        with _at_ends:
            del _ends[me]


@cache
def _watcher() -> threading.Thread:
    thread = threading.Thread(target=_watch, daemon=True)
    thread.start()
    return thread


def _watch() -> None:
    import ctypes  # late: only here

    while True:
        time.sleep(_LOOKS)
        with _at_ends:
            for thread, end in _ends.items():
                if _clock()(thread) > end:
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_TimeUp))


@cache
def _clock() -> Callable[[int], float]:
    """Return what counts the processor's time of a thread, or where the system does not tell it, time as it passes."""
    of_thread: Any = getattr(time, "pthread_getcpuclockid", None)
    if of_thread is None:
        return lambda _: time.monotonic()
    return lambda thread: time.clock_gettime(of_thread(thread))
