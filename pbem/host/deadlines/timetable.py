"""
When orders are due now: what the host's log says about the turn that is waited for.

Nothing but the log is kept. A deadline follows from the log entry that set it and those after it, so
everybody who has the log comes to the same moment.

Rule 1. A turn is identified by the head that its orders answer; a substitution leaves it as it is.
Rule 2. The time of a player runs from the entry that says that the mail of the turn was accepted, by the
        next server or the queue of this computer. Where the player's server refuses it, time runs at the
        latest five days after the entry that says so.
Rule 3. An outage and a silence move every deadline that was still to come (`lost_time`).
Rule 4. A deadline once announced is a promise, and so is an extension: nothing later makes it sooner,
        except a player's own word that they are here.
Rule 5. The grace stands still with the game. A player who is late can no longer be absent.
Rule 6. An absence that is taken back counts as if it had been announced until then, and not longer.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import attrs

from pbem.host.deadlines.calendar import DAY, NO_TIME, Deadline, TimeSpan, due, merged, pushed, run
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.game_settings import GameSettings, plain_deadline
from pbem.host.deadlines.host_log import (
    ABSENCE,
    ACCEPTED,
    CONTACT,
    DEADLINE,
    EXTENSION,
    OUTAGE,
    PAUSE,
    REMINDER,
    RESUME,
    RETURN,
    UNREACHED,
    Log,
    LogEntry,
)
from pbem.host.deadlines.lost_time import is_paused, joined, noted_silence, pauses, shifted, shifts, silences, without
from pbem.host.deadlines.moments import read_moment, write_moment
from pbem.local.settings import structure
from pbem.record import value

ALL_SEATS = ""
"""The seat of an extension that is for all."""


class Beginning(NamedTuple):
    """From when the time of a player runs, and which log entry says so."""

    at: datetime
    number: int


@value
class Timetable:
    """The deadline of one turn: the entry that set it, and the log it stands in."""

    log: Log
    opened: LogEntry
    rule: Deadline
    start: datetime
    base: str

    def beginning(self, seat: str) -> Beginning | None:
        """Return from when the time of a seat runs; None before its mail was accepted (rule 2)."""
        found = [
            Beginning(self._runs_from(entry), entry.number)
            for entry in self.log.of(ACCEPTED, UNREACHED)
            if (entry.data["base"], entry.data["seat"]) == (self.base, seat)
        ]
        return min(found, default=None)

    def _runs_from(self, entry: LogEntry) -> datetime:
        if entry.kind == UNREACHED:
            return read_moment(entry.data["until"])
        # A mail written before the clock went back names a date; no later date may be earlier than that.
        return entry.at if self.vague else max(entry.at, self.start)

    def presuming(self, seat: str, now: datetime) -> "Timetable":
        """Return the timetable as it will be if the mail of a seat is accepted now."""
        data = mail_data(self.base, seat)
        entry = LogEntry(len(self.log.entries), now.replace(microsecond=0), "host", ACCEPTED, "", data)
        return attrs.evolve(self, log=attrs.evolve(self.log, entries=(*self.log.entries, entry)))

    def due(self, seat: str) -> datetime | None:
        """Return when the orders of a seat are due; None without a deadline, or while time stands."""
        begun = self.beginning(seat)
        if begun is None or self.stands:
            return None
        latest: datetime | None = None
        log = settled(self.log, seat)
        # What is lost before the five days of a refusal are over moves their end.
        moved = shifts(log.entries[begun.number].at, log.entries[begun.number + 1 :])
        marks = self._marks(seat, begun.number)
        for number in marks:
            known = attrs.evolve(self, log=log.until(number + 1), start=begun.at)
            lost = {at: span for at, span in moved.items() if at <= number}
            moment = known._due_by(seat, latest, number, lost)  # noqa: SLF001 - an earlier self
            if moment is None and number == marks[-1]:
                return None
            latest = moment or latest
        return latest

    def ends(self, seat: str) -> datetime | None:
        """Return when a missing turn of a seat is missed: the deadline, and the grace after it."""
        moment = self.due(seat)
        if moment is None or self.stands:
            return None
        still = merged(moment, [*pauses(self.log), *silences(self.log)])
        return run(moment, self.rule.grace, still)

    @property
    def paused(self) -> bool:
        """Say whether the game is paused now."""
        return is_paused(self.log)

    @property
    def stands(self) -> bool:
        """Say whether nobody's time runs: the game is paused, or no mail leaves the host."""
        return self.paused or noted_silence(self.log) is not None

    @property
    def vague(self) -> bool:
        """Say whether the mail of the turn could name no date, because of the clock or a silence."""
        then = self.log.until(self.opened.number)
        return doubt(then) is not None or noted_silence(then) is not None

    def reminded(self, seat: str) -> set[int]:
        """Return for how many hours before the deadline a seat was reminded, since mails leave."""
        return {hours for entry in self.reminders() if entry.data["seat"] == seat for hours in entry.data["hours"]}

    def reminders(self) -> list[LogEntry]:
        """Return the reminders of this turn; those before a silence told a deadline that moved."""
        heard = self.log.of(CONTACT)
        return [
            entry
            for entry in self.log.of(REMINDER)
            if entry.data["base"] == self.base and not (heard and entry.number < heard[-1].number)
        ]

    def _marks(self, seat: str, first: int) -> list[int]:
        """Return the numbers of the log entries that can move the deadline of a seat, from `first` on."""
        return [
            entry.number
            for entry in self.log.entries[first:]
            if entry.number == first or _concerns(entry, seat, self.base)
        ]

    def _due_by(
        self, seat: str, before: datetime | None, number: int, moved: Mapping[int, TimeSpan]
    ) -> datetime | None:
        """
        Return what is due by the entry of this number, if `before` was due by the one before it.

        `moved` is the time lost by it and those before it.
        """
        away = [*pauses(self.log), *absences(self.log, seat)]
        rest = min(self.rule.need, DAY)
        lost = joined(moved.values())
        moments = [shifted(due(self.rule, self.start, without(away, lost)), lost)]
        moments += [self._extended_until(one, seat, rest, moved) for one in self._extensions(seat)]
        if None in moments or not self.rule.exists or self.stands:
            return None
        moments.append(shifted(before, [moved[number]] if number in moved else []))
        latest = max(moment for moment in moments if moment is not None)
        return pushed(latest, merged(self.start, away), rest)

    def _extensions(self, seat: str) -> Iterator[LogEntry]:
        for entry in self.log.entries[self.opened.number + 1 :]:
            data = entry.data if entry.kind == EXTENSION else {}
            if data.get("base") == self.base and data["seat"] in (seat, ALL_SEATS):
                yield entry

    def _extended_until(
        self, entry: LogEntry, seat: str, rest: timedelta, moved: Mapping[int, TimeSpan]
    ) -> datetime | None:
        """Return until when an extension reaches, with what was lost, and the pauses and absences noted, after it."""
        later = Log(self.log.game_id, tuple(self.log.entries[entry.number + 1 :]))
        to = read_moment(entry.data["to"])
        lost = joined(span for number, span in moved.items() if number > entry.number)
        away = merged(entry.at, without([*pauses(later), *absences(later, seat)], lost))
        reached = run(entry.at, to - entry.at, away, min(rest, max(to - entry.at, NO_TIME)))
        return shifted(reached, lost)


def _concerns(entry: LogEntry, seat: str, base: str) -> bool:
    if entry.kind in (ABSENCE, RETURN):
        return bool(entry.data["seat"] == seat)
    if entry.kind == EXTENSION:
        return entry.data["base"] == base and entry.data["seat"] in (seat, ALL_SEATS)
    return entry.kind in (PAUSE, RESUME, OUTAGE, CONTACT)


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


def mail_data(base: str, seat: str, **more: Any) -> dict[str, Any]:
    """Return the data of an entry about the mail of a turn to a seat."""
    return {"base": base, "seat": seat, **more}


def absences(log: Log, seat: str) -> list[TimeSpan]:
    """Return the times in which a player is away, as they were noted and perhaps taken back."""
    noted = [entry for entry in settled(log, seat).of(ABSENCE) if entry.data["seat"] == seat]
    spans = [TimeSpan(read_moment(one.data["from"]), read_moment(one.data["to"])) for one in noted]
    return [span for span in spans if span.end != span.start]


def settled(log: Log, seat: str) -> Log:
    """Return a log in which the absences of a seat end where they were taken back (rule 6)."""
    back = [entry for entry in log.of(RETURN) if entry.data["seat"] == seat]
    if not back:
        return log
    return attrs.evolve(
        log,
        entries=tuple(
            _cut_absence(entry, back) if entry.kind == ABSENCE and entry.data["seat"] == seat else entry
            for entry in log.entries
        ),
    )


def _cut_absence(absence: LogEntry, back: Sequence[LogEntry]) -> LogEntry:
    at = next((write_moment(one.at) for one in back if one.number > absence.number), None)
    if at is None:
        return absence
    # Moments are written so that their order is that of their texts.
    end = max(absence.data["from"], min(absence.data["to"], at))
    return attrs.evolve(absence, data={**absence.data, "to": end})
