"""
When orders are due now: what the host's log says about the turn that is waited for.

Nothing but the log is kept. A deadline follows from the log entry that set it and those after it, so
everybody who has the log comes to the same moment.

Rule 1. A turn is identified by the head that its orders answer; a substitution leaves it as it is.
Rule 2. An outage moves every deadline that was still to come by its own length. Where the clock was
        found to have been wrong, the part of an outage that never was is taken back.
Rule 3. A deadline once announced is a promise, and so is an extension: nothing later makes it sooner,
        except what rule 2 takes back, and a player's own word that they are here.
Rule 4. The grace stands still while the game is paused. A player who is late can no longer be absent.
Rule 5. An absence that is taken back counts as if it had been announced until then, and not longer.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta  # noqa: TID251 - values; nobody asks the clock
from typing import Any

import attrs

from pbem.host.deadlines.calendar import (
    DAY,
    NO_TIME,
    Deadline,
    TimeSpan,
    due,
    merged,
    pushed,
    read_moment,
    run,
    write_moment,
)
from pbem.host.deadlines.game_settings import GameSettings, plain_deadline
from pbem.host.deadlines.host_log import (
    ABSENCE,
    CLOCK,
    DEADLINE,
    EXTENSION,
    OUTAGE,
    PAUSE,
    REMINDER,
    RESUME,
    RETURN,
    Log,
    LogEntry,
)
from pbem.settings import structure

EVERYBODY = ""
"""The seat of an extension that is for all."""


@attrs.frozen
class Timetable:
    """The deadline of one turn: the entry that set it, and the log it stands in."""

    log: Log
    opened: LogEntry
    rule: Deadline
    start: datetime
    base: str

    def due(self, seat: str) -> datetime | None:
        """Return when the orders of a seat are due; None without a deadline, or while it is paused."""
        latest: datetime | None = None
        log = settled(self.log, seat)
        moved = outages(self.start, log.entries[self.opened.number + 1 :])
        marks = self._marks(seat)
        for number in marks:
            known = attrs.evolve(self, log=log.until(number + 1))
            shifts = [span for at, span in moved.items() if at <= number]
            moment = known._told(seat, latest, moved.get(number), shifts)  # noqa: SLF001 - an earlier self
            if moment is None and number == marks[-1]:
                return None
            latest = moment or latest
        return latest

    def ends(self, seat: str) -> datetime | None:
        """Return when a missing turn of a seat is missed: the deadline, and the grace after it."""
        moment = self.due(seat)
        if moment is None or self.paused:
            return None
        return run(moment, self.rule.grace, merged(moment, self.pauses()))

    @property
    def paused(self) -> bool:
        """Say whether the game is paused now."""
        return is_paused(self.log)

    def pauses(self) -> list[TimeSpan]:
        """Return the pauses of the game; one that goes on has no end."""
        return pauses(self.log)

    def reminded(self, seat: str) -> set[int]:
        """Return for how many hours before the deadline a seat was reminded already."""
        return {
            hours
            for entry in self.log.of(REMINDER)
            if (entry.data["base"], entry.data["seat"]) == (self.base, seat)
            for hours in entry.data["hours"]
        }

    def _marks(self, seat: str) -> list[int]:
        """Return the numbers of the log entries that can move the deadline of a seat, the first sets it."""
        return [
            entry.number
            for entry in self.log.entries[self.opened.number :]
            if entry is self.opened or _concerns(entry, seat, self.base)
        ]

    def _told(
        self, seat: str, before: datetime | None, lost: TimeSpan | None, shifts: Sequence[TimeSpan]
    ) -> datetime | None:
        """
        Return what is due by the last entry, if `before` was due by the one before it.

        `lost` is the outage in the last entry, `shifts` are all of them.
        """
        away = [*self.pauses(), *absences(self.log, seat)]
        rest = min(self.rule.need, DAY)
        moments = [_shifted(due(self.rule, self.start, away), shifts)]
        moments += [self._extended(one, seat, rest) for one in self._extensions(seat)]
        if None in moments or not self.rule.exists or self.paused:
            return None
        moments.append(_shifted(before, [lost] if lost else []))
        latest = max(moment for moment in moments if moment is not None)
        return pushed(latest, merged(self.start, away), rest)

    def _extensions(self, seat: str) -> Iterator[LogEntry]:
        for entry in self.log.entries[self.opened.number + 1 :]:
            data = entry.data if entry.kind == EXTENSION else {}
            if data.get("base") == self.base and data["seat"] in (seat, EVERYBODY):
                yield entry

    def _extended(self, entry: LogEntry, seat: str, rest: timedelta) -> datetime | None:
        """Return until when an extension reaches, with the pauses and absences noted after it."""
        later = Log(self.log.game_id, tuple(self.log.entries[entry.number + 1 :]))
        to = read_moment(entry.data["to"])
        away = merged(entry.at, [*pauses(later), *absences(later, seat)])
        return run(entry.at, to - entry.at, away, min(rest, max(to - entry.at, NO_TIME)))


def _concerns(entry: LogEntry, seat: str, base: str) -> bool:
    if entry.kind in (ABSENCE, RETURN):
        return bool(entry.data["seat"] == seat)
    if entry.kind == EXTENSION:
        return entry.data["base"] == base and entry.data["seat"] in (seat, EVERYBODY)
    return entry.kind in (PAUSE, RESUME, OUTAGE)


def timetable(log: Log, base: str) -> Timetable | None:
    """Return the timetable of the turn whose orders answer a head; None if no deadline was set yet."""
    for entry in reversed(log.of(DEADLINE)):
        if entry.data["base"] == base:
            rule = structure(Deadline, entry.data["rule"], "the log")
            return Timetable(log, entry, rule, read_moment(entry.data["start"]), base)
    return None


def opening_data(settings: GameSettings, base: str, index: int, now: datetime) -> dict[str, Any]:
    """Return the data of the entry that sets the deadline of a turn."""
    return {
        "base": base,
        "index": index,
        "start": write_moment(now),
        "rule": plain_deadline(settings.deadline),
    }


def absences(log: Log, seat: str) -> list[TimeSpan]:
    """Return the times in which a player is away, as they were noted and perhaps taken back."""
    noted = [entry for entry in settled(log, seat).of(ABSENCE) if entry.data["seat"] == seat]
    spans = [TimeSpan(read_moment(one.data["from"]), read_moment(one.data["to"])) for one in noted]
    return [span for span in spans if span.end != span.start]


def settled(log: Log, seat: str) -> Log:
    """Return a log in which the absences of a seat end where they were taken back (rule 5)."""
    back = [entry for entry in log.of(RETURN) if entry.data["seat"] == seat]
    if not back:
        return log
    return attrs.evolve(log, entries=tuple(
        _cut(entry, back) if entry.kind == ABSENCE and entry.data["seat"] == seat else entry
        for entry in log.entries
    ))  # fmt: skip


def _cut(absence: LogEntry, back: Sequence[LogEntry]) -> LogEntry:
    at = next((write_moment(one.at) for one in back if one.number > absence.number), None)
    if at is None:
        return absence
    # Moments are written so that their order is that of their texts.
    end = max(absence.data["from"], min(absence.data["to"], at))
    return attrs.evolve(absence, data={**absence.data, "to": end})


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


def outages(start: datetime, entries: Sequence[LogEntry]) -> dict[int, TimeSpan]:
    """
    Return the outages that move a deadline set at `start`, by the number of their entry.

    `entries` are those after it. What a clock that went wrong only pretended is left out (rule 2).
    """
    found: dict[int, TimeSpan] = {}
    newest, known_until = -1, start
    for entry in entries:
        if entry.kind == CLOCK:
            here, before = read_moment(entry.data["to"]), read_moment(entry.data["from"])
            if newest in found and found[newest].holds(here):
                found[newest] = TimeSpan(found[newest].start, here)
            else:
                # The clock went back into times long gone; the turn knows that it is later.
                known_until = max(known_until, before)
        elif entry.kind == OUTAGE:
            first, last = read_moment(entry.data["from"]), read_moment(entry.data["to"])
            newest = entry.number
            found[newest] = TimeSpan(max(first, min(known_until, last)), last)
    return found


def _shifted(moment: datetime | None, lost: Sequence[TimeSpan]) -> datetime | None:
    for span in lost:
        if moment is not None and span.end is not None and span.start < moment:
            moment += span.end - span.start
    return moment
