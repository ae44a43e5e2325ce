"""
Deadlines as arithmetic: when orders are due, whatever clocks and people do in between.

    Deadline(days=3, at="21:00", zone="Europe/Berlin")      the first 21:00 that leaves three days
    Deadline(hours=48)                                      48 hours, whatever the clocks say
    Deadline(weekdays=("sat",), at="21:15", zone=...)       every Saturday, if it leaves a day

Rule 1. Time in which a player is absent, or the game paused, does not run.
Rule 2. No deadline falls into such a time, and at least the rest, a day at most, is left after its end.
Rule 3. A turn that begins later is due later or at the same moment; more absence never makes it sooner.
Rule 4. Where a time of day happens twice (summer time ends), the later one counts; one that never
        happens is as long after midnight as it would have been without the change.

All moments are aware and in UTC; a time zone is needed only where a time of day is given.
"""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from pbem.errors import InputError
from pbem.host.deadlines.moments import WEEKDAYS, instant, time_of_day, zone_of
from pbem.record import value

DAY = timedelta(days=1)
NO_TIME = timedelta()
# Summer time takes an hour, and the host's next round may be minutes late; neither may cost a day.
_SLACK = timedelta(hours=2)


@value
class TimeSpan:
    """Time that does not run, from `start` on and before `end`; without an end it goes on."""

    start: datetime
    end: datetime | None = None

    def holds(self, moment: datetime) -> bool:
        """Say whether a moment lies in it."""
        return self.start <= moment and (self.end is None or moment < self.end)


@value
class Deadline:
    """
    When orders are due after a turn was sent; without hours, days and weekdays there is no deadline.

    `at` is a time of day "HH:MM" in `zone`; with weekdays a turn lasts `least_hours` or more. After the
    deadline `grace_hours` go by before anything happens. `remind_hours` are hours before it. On
    `absence_days` of any 90 days players may be away by their own word. A host whose last round was
    more than `outage_hours` ago was not running; 0 leaves that to its habit (`clock_guard.longest_gap`).
    """

    hours: int = 0
    days: int = 0
    weekdays: tuple[str, ...] = ()
    at: str = ""
    zone: str = "UTC"
    least_hours: int = 24
    grace_hours: int = 0
    remind_hours: tuple[int, ...] = (24, 2)
    absence_days: int = 21
    outage_hours: int = 0

    @property
    def exists(self) -> bool:
        """Say whether anything is ever due."""
        return bool(self.hours or self.days or self.weekdays)

    @property
    def need(self) -> timedelta:
        """The time that must run between a turn's start and the deadline."""
        if self.weekdays:
            return timedelta(hours=self.least_hours)
        whole = timedelta(days=self.days, hours=self.hours)
        slack = _SLACK + timedelta(hours=self.grace_hours) if self.at else NO_TIME
        return max(whole - slack, timedelta(hours=1))

    @property
    def grace(self) -> timedelta:
        """The time after the deadline in which late orders still count for certain."""
        return timedelta(hours=self.grace_hours)


def require_possible(rule: Deadline) -> None:
    """Raise InputError for a deadline that contradicts itself or names no time zone."""
    kinds = [bool(rule.hours), bool(rule.days), bool(rule.weekdays)]
    if sum(kinds) > 1:
        raise InputError("a deadline has hours, days or weekdays: only one of the three")
    for name, most in _MOST.items():
        if not 0 <= getattr(rule, name) <= most:
            raise InputError(f"{name} is a whole number from 0 to {most}")
    if unknown := [day for day in rule.weekdays if day not in WEEKDAYS]:
        raise InputError(f"{unknown[0]!a} is not a weekday; use {', '.join(WEEKDAYS)}")
    if len(set(rule.weekdays)) < len(rule.weekdays):
        raise InputError("the same weekday is listed twice")
    if rule.weekdays and not rule.at:
        raise InputError('weekdays need a time of day: at = "21:00"')
    if rule.hours and rule.at:
        raise InputError("a time of day goes with days or weekdays, not with hours")
    if len(rule.remind_hours) > _MOST_REMINDERS or not all(0 < hours <= _MOST["hours"] for hours in rule.remind_hours):
        raise InputError(f"remind_hours are at most {_MOST_REMINDERS} whole numbers above 0")
    time_of_day(rule.at or "00:00")
    zone_of(rule.zone)


_MOST = {
    "hours": 8784,
    "days": 366,
    "least_hours": 336,
    "grace_hours": 168,
    "absence_days": 90,
    "outage_hours": 48,
}
_MOST_REMINDERS = 6


def due(rule: Deadline, start: datetime, away: Iterable[TimeSpan] = ()) -> datetime | None:
    """
    Return when orders are due for a turn that began at `start`; None while nobody can say.

    `away` are the times that do not run (rule 1). The answer is None without a deadline, and while
    a pause has no end.
    """
    spans = merged(start, away)
    rest = min(rule.need, DAY)
    if not rule.exists:
        return None
    earliest = run(start, rule.need, spans, rest)
    if not rule.at or earliest is None:
        return earliest
    while True:
        moment = _next_time(rule, earliest)
        held = [span for span in spans if span.start <= moment]
        last = held[-1] if held else None
        if last is None or (last.end is not None and moment >= last.end + rest):
            return moment
        if last.end is None:
            return None
        earliest = last.end + rest


def run(start: datetime, need: timedelta, spans: Sequence[TimeSpan], rest: timedelta = NO_TIME) -> datetime | None:
    """
    Let time run from `start` until `need` is over; it stands still in `spans`, which are merged.

    After each of them at least `rest` is left. None if a span without an end comes first.
    """
    moment = start
    for span in spans:
        if span.end is not None and span.end <= moment:
            continue
        if moment + need < span.start:
            break
        if span.end is None:
            return None
        need = max(need - max(span.start - moment, NO_TIME), rest)
        moment = span.end
    return moment + need


def merged(start: datetime, spans: Iterable[TimeSpan]) -> list[TimeSpan]:
    """Sort spans and join those that touch; what is over by `start` is left out."""
    done: list[TimeSpan] = []
    for span in sorted(spans, key=lambda one: one.start):
        if span.end is not None and span.end <= max(start, span.start):
            continue
        last = done[-1] if done else None
        if last is not None and (last.end is None or span.start <= last.end):
            open_ = last.end is None or span.end is None
            end = None if open_ else max(last.end, span.end)  # type: ignore[type-var] # both ends are there
            done[-1] = TimeSpan(last.start, end)
        else:
            done.append(span)
    return done


def pushed(moment: datetime, spans: Sequence[TimeSpan], rest: timedelta) -> datetime | None:
    """Move a moment that lies in one of `spans`, which are merged, to a rest after its end."""
    for span in spans:
        if span.holds(moment):
            if span.end is None:
                return None
            moment = span.end + rest
    return moment


# ── times of day ─────────────────────────────────────────────────────────────────────────────────


def day_span(first: date, last: date, zone: ZoneInfo) -> TimeSpan:
    """Return the time from the first day to the last, both whole, in a zone."""
    return TimeSpan(instant(first, time(), zone), instant(last + DAY, time(), zone))


def _next_time(rule: Deadline, earliest: datetime) -> datetime:
    """Return the first time of day, on a day that counts, not before a moment."""
    zone, clock = zone_of(rule.zone), time_of_day(rule.at)
    day = earliest.astimezone(zone).date() - DAY
    while True:
        moment = instant(day, clock, zone)
        counts = not rule.weekdays or WEEKDAYS[day.weekday()] in rule.weekdays
        if counts and moment >= earliest:
            return moment
        day += DAY
