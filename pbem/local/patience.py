"""
An end for a bot that thinks for ever.

A decision may take MOST_SECONDS of a processor's time: far more than a sound bot needs, so that no game depends on
how quick a computer is, or how busy. One thread of each process watches those in which bots think, and ends what is over
its time, wherever that is in Python.
"""

import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from pbem.engine.bots.bot import Bot, Lots, Proposal
from pbem.errors import BeyondLimitError
from pbem.record import tool

MOST_SECONDS = 600.0
_LOOKS = 2.0
"""So many seconds lie between two looks at who thinks; a decision's time begins with the first look at it."""

_thinking: dict[int, object] = {}
"""A mark of its own for each decision that is being made, by its thread."""
_at_marks = threading.Lock()


class _TimeUp(BaseException):
    """What is raised in a bot; no `except Exception` of its own stops it."""


@tool
class WatchedBot:
    """A bot (`pbem.engine.bots.bot.Bot`) that is not waited for without end."""

    style: str
    bot: Bot

    def decide(self, table: Any, state: Any, seat: str, lots: Lots, /) -> Proposal:
        """Decide as the bot does; raise BeyondLimitError where that takes too long."""
        me = _begin()
        try:
            try:
                return self.bot.decide(table, state, seat, lots)
            finally:
                with _at_marks:
                    del _thinking[me]
        except _TimeUp:
            said = f"the bot {self.style} thought about a decision for more than {MOST_SECONDS:.0f} seconds"
            raise BeyondLimitError(said) from None


def _begin() -> int:
    _watcher()
    me = threading.get_ident()
    with _at_marks:
        _thinking[me] = object()
    return me


@cache
def _watcher() -> threading.Thread:
    thread = threading.Thread(target=_watch, daemon=True)
    thread.start()
    return thread


def _watch() -> None:
    import ctypes  # late: only here

    ends: dict[int, tuple[object, float]] = {}
    while True:
        time.sleep(_LOOKS)
        with _at_marks:
            for thread, mark in _thinking.items():
                now, (seen, end) = _clock()(thread), ends.get(thread, (None, 0.0))
                if mark is not seen:
                    ends[thread] = mark, now + MOST_SECONDS
                elif now > end:
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_TimeUp))


@cache
def _clock() -> Callable[[int], float]:
    """Return what counts the processor's time of a thread, or where the system does not tell it, time as it passes."""
    of_thread: Any = getattr(time, "pthread_getcpuclockid", None)
    if of_thread is None:
        return lambda _: time.monotonic()
    return lambda thread: time.clock_gettime(of_thread(thread))
