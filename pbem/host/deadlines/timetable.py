"""
When orders are due now: what the host's log says about the turn that is waited for.

Nothing is kept but the notices. A deadline follows from the notice that set it and those after it, so
that everybody who has the log comes to the same moment.

Rule 1. A turn is known by the head that its orders answer; a substitution leaves it as it is.
Rule 2. An outage moves every deadline that was still to come by its own length. Where the clock was
        found to have gone wrong, the part of an outage that never was is taken back.
Rule 3. A deadline that was told is a promise, and so is an extension: nothing that comes later makes
        it sooner, but for what rule 2 takes back, and for the player's own word that he is here.
Rule 4. The grace stands still while the game is paused. Who is late cannot be absent any more.
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
    Span,
    due,
    merged,
    pushed,
    read_moment,
    run,
    write_moment,
)
from pbem.host.games.hosting import Hosting, plain
from pbem.host.games.notices import (
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
    Notice,
)
from pbem.settings import structure

EVERYBODY = ""
"""The seat of an extension that is for all."""


@attrs.frozen
class Timetable:
    """The deadline of one turn: the notice that set it, and the log it stands in."""

    log: Log
    opened: Notice
    rule: Deadline
    start: datetime
    base: str

    def due(self, seat: str) -> datetime | None:
        """Return when the orders of a seat are due; None without a deadline, or while it is paused."""
        latest: datetime | None = None
        log = settled(self.log, seat)
        moved = outages(self.start, log.notices[self.opened.number + 1 :])
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

    def pauses(self) -> list[Span]:
        """Return the pauses of the game; one that goes on has no end."""
        return pauses(self.log)

    def reminded(self, seat: str) -> set[int]:
        """Return for how many hours before the deadline a seat was reminded already."""
        return {
            hours
            for notice in self.log.of(REMINDER)
            if (notice.data["base"], notice.data["seat"]) == (self.base, seat)
            for hours in notice.data["hours"]
        }

    def _marks(self, seat: str) -> list[int]:
        """Return the numbers of the notices that can move the deadline of a seat, the first sets it."""
        return [
            notice.number
            for notice in self.log.notices[self.opened.number :]
            if notice is self.opened or _concerns(notice, seat, self.base)
        ]

    def _told(
        self, seat: str, before: datetime | None, lost: Span | None, shifts: Sequence[Span]
    ) -> datetime | None:
        """
        Return what is due by the last notice, if `before` was due by the one before it.

        `lost` is the outage that the last notice tells, `shifts` are all of them.
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

    def _extensions(self, seat: str) -> Iterator[Notice]:
        for notice in self.log.notices[self.opened.number + 1 :]:
            told = notice.data if notice.kind == EXTENSION else {}
            if told.get("base") == self.base and told["seat"] in (seat, EVERYBODY):
                yield notice

    def _extended(self, notice: Notice, seat: str, rest: timedelta) -> datetime | None:
        """Return until when an extension reaches, with the pauses and absences noted after it."""
        later = Log(self.log.game_id, tuple(self.log.notices[notice.number + 1 :]))
        to = read_moment(notice.data["to"])
        away = merged(notice.at, [*pauses(later), *absences(later, seat)])
        return run(notice.at, to - notice.at, away, min(rest, max(to - notice.at, NO_TIME)))


def _concerns(notice: Notice, seat: str, base: str) -> bool:
    if notice.kind in (ABSENCE, RETURN):
        return bool(notice.data["seat"] == seat)
    if notice.kind == EXTENSION:
        return notice.data["base"] == base and notice.data["seat"] in (seat, EVERYBODY)
    return notice.kind in (PAUSE, RESUME, OUTAGE)


def timetable(log: Log, base: str) -> Timetable | None:
    """Return the timetable of the turn whose orders answer a head; None if no deadline was set yet."""
    for notice in reversed(log.of(DEADLINE)):
        if notice.data["base"] == base:
            rule = structure(Deadline, notice.data["rule"], "the log")
            return Timetable(log, notice, rule, read_moment(notice.data["start"]), base)
    return None


def opening_data(hosting: Hosting, base: str, index: int, now: datetime) -> dict[str, Any]:
    """Return the data of the notice that sets the deadline of a turn."""
    return {
        "base": base,
        "index": index,
        "start": write_moment(now),
        "rule": plain(hosting.deadline),
    }


def absences(log: Log, seat: str) -> list[Span]:
    """Return the times in which a player is away, as they were noted and perhaps taken back."""
    noted = [notice for notice in settled(log, seat).of(ABSENCE) if notice.data["seat"] == seat]
    spans = [Span(read_moment(one.data["from"]), read_moment(one.data["to"])) for one in noted]
    return [span for span in spans if span.end != span.start]


def settled(log: Log, seat: str) -> Log:
    """Return a log in which the absences of a seat end where they were taken back (rule 5)."""
    back = [notice for notice in log.of(RETURN) if notice.data["seat"] == seat]
    if not back:
        return log
    return attrs.evolve(log, notices=tuple(
        _cut(notice, back) if notice.kind == ABSENCE and notice.data["seat"] == seat else notice
        for notice in log.notices
    ))  # fmt: skip


def _cut(absence: Notice, back: Sequence[Notice]) -> Notice:
    at = next((write_moment(one.at) for one in back if one.number > absence.number), None)
    if at is None:
        return absence
    # Moments are written so that their order is that of their texts.
    end = max(absence.data["from"], min(absence.data["to"], at))
    return attrs.evolve(absence, data={**absence.data, "to": end})


def pauses(log: Log) -> list[Span]:
    """Return the pauses of a game; the last may have no end."""
    found: list[Span] = []
    for notice in log.of(PAUSE, RESUME):
        if notice.kind == PAUSE and not (found and found[-1].end is None):
            found.append(Span(notice.at))
        elif notice.kind == RESUME and found and found[-1].end is None:
            found[-1] = Span(found[-1].start, max(notice.at, found[-1].start))
    return found


def is_paused(log: Log) -> bool:
    """Say whether a game is paused."""
    found = log.of(PAUSE, RESUME)
    return bool(found) and found[-1].kind == PAUSE


def outages(start: datetime, notices: Sequence[Notice]) -> dict[int, Span]:
    """
    Return the outages that move a deadline set at `start`, by the number of their notice.

    `notices` are those after it. What a clock that went wrong only pretended is left out (rule 2).
    """
    found: dict[int, Span] = {}
    newest, known_until = -1, start
    for notice in notices:
        if notice.kind == CLOCK:
            here, before = read_moment(notice.data["to"]), read_moment(notice.data["from"])
            if newest in found and found[newest].holds(here):
                found[newest] = Span(found[newest].start, here)
            else:
                # The clock went back into times long gone; the turn knows that it is later.
                known_until = max(known_until, before)
        elif notice.kind == OUTAGE:
            first, last = read_moment(notice.data["from"]), read_moment(notice.data["to"])
            newest = notice.number
            found[newest] = Span(max(first, min(known_until, last)), last)
    return found


def _shifted(moment: datetime | None, lost: Sequence[Span]) -> datetime | None:
    for span in lost:
        if moment is not None and span.end is not None and span.start < moment:
            moment += span.end - span.start
    return moment
