"""
Time that did not count, by the log: pauses, times in which no mail left, outages of the host.

Rule 1. A pause and a silence (no mail leaves the host) stop every clock while they last.
Rule 2. An outage moves every deadline that was still to come by its own length, and so does a silence
        when it is over. An outage within a silence is a part of it.
Rule 3. If the clock turns out to have been wrong, the part of an outage that never was is taken back,
        unless players were told of it: by `CONFIRMED`, or when the silence was over.
Rule 4. What was noted while the clock was ahead counts as noted when it was put right: no pause and no silence
        lies in a time that has not come yet. What was noted while it was behind counts as noted when it went
        wrong; the time since then is an outage.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

import attrs

from pbem.host.deadlines.calendar import NO_TIME, TimeSpan, merged
from pbem.host.deadlines.host_log import CLOCK, CONFIRMED, CONTACT, OUTAGE, PAUSE, RESUME, SILENCE, Log, LogEntry
from pbem.host.deadlines.moments import read_moment, write_moment


def pauses(log: Log) -> list[TimeSpan]:
    """Return the pauses of a game; the last may have no end."""
    found: list[TimeSpan] = []
    for entry in corrected(log).of(PAUSE, RESUME):
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
    return [_span(entry) for entry in corrected(log).of(CONTACT)]


def noted_silence(log: Log) -> LogEntry | None:
    """Return the entry of a silence that is not over; None if mails leave."""
    found = corrected(log).of(SILENCE, CONTACT)
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
            untold = [number for number in found if number not in told]
            cut = next((number for number in untold if found[number].holds(here)), None)
            if cut is None:
                # The clock went far back; the turn proves that it is later than that.
                known_until = max(known_until, before)
            else:
                found = {number: one for number, one in found.items() if number <= cut or number in told}
                found[cut] = TimeSpan(found[cut].start, here)
                known_until = min(known_until, here)
        elif entry.kind in (OUTAGE, CONTACT):
            lost = _span(entry)
            if entry.kind == CONTACT:
                found = {number: one for number, one in found.items() if one.start < lost.start}
            found[entry.number] = _lost_since(lost, known_until)
            told |= {entry.number} if entry.data.get("seats") else set()
    return found


def corrected(log: Log) -> Log:
    """Return a log whose moments are those of a clock that was right, as far as the log shows it (rule 4)."""
    for clock in log.of(CLOCK):
        log = _put_right(log, clock)
    return log


def _put_right(log: Log, clock: LogEntry) -> Log:
    before, here, back = clock.data["from"], clock.data["to"], _return(log, clock)
    latest = back.data["to"] if back else here

    def fixed(entry: LogEntry) -> LogEntry:
        if entry.number < clock.number:
            return _move_dates(entry, min, latest)
        behind = back is not None and entry.number < back.number
        return _move_dates(entry, max, min(before, latest)) if behind else entry

    return attrs.evolve(log, entries=tuple(map(fixed, log.entries)))


def _return(log: Log, clock: LogEntry) -> LogEntry | None:
    """Return the outage that shows that a clock was not put right but wrong: it came back before it was believed."""
    before, here = read_moment(clock.data["from"]), read_moment(clock.data["to"])
    for entry in log.of(OUTAGE, CONFIRMED):
        if entry.number > clock.number and entry.kind == CONFIRMED:
            return None
        # At least half of it: the clock may have been wrong before as well.
        if entry.number > clock.number and read_moment(entry.data["to"]) - here >= (before - here) / 2:
            return entry
    return None


def _move_dates(entry: LogEntry, choose: Callable[[str, str], str], moment: str) -> LogEntry:
    # Moments are written so that their order is that of their texts.
    if entry.kind not in (PAUSE, RESUME, SILENCE, CONTACT):
        return entry
    data = {name: choose(said, moment) if name in ("from", "to") else said for name, said in entry.data.items()}
    return attrs.evolve(entry, at=read_moment(choose(write_moment(entry.at), moment)), data=data)


def without(spans: Sequence[TimeSpan], lost: Sequence[TimeSpan]) -> list[TimeSpan]:
    """Return spans on a clock that stood still in `lost`: what was lost counts once, whatever else it was."""

    def left(moment: datetime) -> datetime:
        ran = (max(min(one.end or moment, moment) - one.start, NO_TIME) for one in lost)
        return moment - sum(ran, NO_TIME)

    return [TimeSpan(left(one.start), left(one.end) if one.end else None) for one in spans]


def joined(lost: Iterable[TimeSpan]) -> list[TimeSpan]:
    """Return lost times in order, those that touch as one."""
    spans = list(lost)
    return merged(min(one.start for one in spans), spans) if spans else []


def shifted(moment: datetime | None, lost: Sequence[TimeSpan]) -> datetime | None:
    """Move a deadline by the spans that began before it."""
    for span in lost:
        if moment is not None and span.end is not None and span.start < moment:
            moment += span.end - span.start
    return moment


def _lost_since(lost: TimeSpan, known_until: datetime) -> TimeSpan:
    end = lost.end or lost.start
    return TimeSpan(max(lost.start, min(known_until, end)), end)


def _span(entry: LogEntry) -> TimeSpan:
    return TimeSpan(read_moment(entry.data["from"]), read_moment(entry.data["to"]))
