"""
Time that did not count, by the log: pauses, times in which no mail left, outages of the host.

Rule 1. A pause and a silence (no mail leaves the host) stop every clock while they last.
Rule 2. An outage moves every deadline that was still to come by its own length, and so does a silence
        when it is over. An outage within a silence is a part of it.
Rule 3. If the clock turns out to have been wrong, the part of an outage that never was is taken back,
        unless players were told of it: `CONFIRMED`, or an outage of an older host, which told at once.
"""

from collections.abc import Sequence
from datetime import datetime

from pbem.host.deadlines.calendar import TimeSpan, read_moment
from pbem.host.deadlines.host_log import (
    CLOCK,
    CONFIRMED,
    CONTACT,
    OUTAGE,
    PAUSE,
    RESUME,
    SILENCE,
    Log,
    LogEntry,
)


def pauses(log: Log) -> list[TimeSpan]:
    """Return the pauses of a game; the last may have no end."""
    found: list[TimeSpan] = []
    for entry in log.of(PAUSE, RESUME):
        if entry.kind == PAUSE and not (found and found[-1].end is None):
            found.append(TimeSpan(entry.at))
        elif entry.kind == RESUME and found and found[-1].end is None:
            found[-1] = TimeSpan(found[-1].start, max(entry.at, found[-1].start))
    return found


def is_paused(log: Log) -> bool:
    """Say whether a game is paused."""
    found = log.of(PAUSE, RESUME)
    return bool(found) and found[-1].kind == PAUSE


def silences(log: Log) -> list[TimeSpan]:
    """Return the times in which no mail left the host, as far as they are over."""
    return [_span(entry) for entry in log.of(CONTACT)]


def silence(log: Log) -> LogEntry | None:
    """Return the entry of a silence that is not over; None if mails leave."""
    found = log.of(SILENCE, CONTACT)
    return found[-1] if found and found[-1].kind == SILENCE else None


def shifts(start: datetime, entries: Sequence[LogEntry]) -> dict[int, TimeSpan]:
    """
    Return what moves a deadline set at `start`, by the number of its entry (rules 2 and 3).

    `entries` are those after it.
    """
    found: dict[int, TimeSpan] = {}
    told: set[int] = set()
    known_until = start
    for entry in entries:
        if entry.kind == CONFIRMED:
            told |= set(found)
        elif entry.kind == CLOCK:
            here, before = read_moment(entry.data["to"]), read_moment(entry.data["from"])
            newest = max(found, default=-1)
            if newest in found and newest not in told and found[newest].holds(here):
                found[newest] = TimeSpan(found[newest].start, here)
            else:
                # The clock went back into times long gone; the turn knows that it is later.
                known_until = max(known_until, before)
        elif entry.kind in (OUTAGE, CONTACT):
            lost = _span(entry)
            if entry.kind == CONTACT:
                found = {number: one for number, one in found.items() if one.start < lost.start}
            found[entry.number] = _since(lost, known_until)
            told |= {entry.number} if entry.data.get("seats") else set()
    return found


def shifted(moment: datetime | None, lost: Sequence[TimeSpan]) -> datetime | None:
    """Move a deadline by the spans that began before it."""
    for span in lost:
        if moment is not None and span.end is not None and span.start < moment:
            moment += span.end - span.start
    return moment


def _since(lost: TimeSpan, known_until: datetime) -> TimeSpan:
    end = lost.end or lost.start
    return TimeSpan(max(lost.start, min(known_until, end)), end)


def _span(entry: LogEntry) -> TimeSpan:
    return TimeSpan(read_moment(entry.data["from"]), read_moment(entry.data["to"]))
