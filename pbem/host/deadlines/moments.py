"""
Moments and times of day as people and log entries write them.

All moments are aware and in UTC. A time of day that happens twice, because summer time ends, is the later
one; one that never happens is as long after midnight as it would have been without the change.
"""

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pbem.errors import InputError

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def read_moment(text: str) -> datetime:
    """Read a moment as a log entry holds it: 2026-11-21T02:18:40Z. Raises InputError."""
    try:
        return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    except (ValueError, TypeError):
        raise InputError(f"{text!a:.40} is no moment") from None


def write_moment(moment: datetime) -> str:
    """Write a moment as a log entry holds it, in whole seconds."""
    return f"{moment.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"


def format_moment(moment: datetime, zone: str = "UTC") -> str:
    """Return a moment in words, in UTC and in another zone, for mails and log entries."""
    moment = moment.astimezone(UTC)
    text = f"{_weekday(moment)} {moment:%Y-%m-%d %H:%M} UTC"
    local = moment.astimezone(zone_of(zone))
    return text if zone == "UTC" else f"{text} ({_weekday(local)} {local:%H:%M} {zone})"


def _weekday(moment: datetime) -> str:
    return WEEKDAYS[moment.weekday()].capitalize()


def zone_of(name: str) -> ZoneInfo:
    """Return a time zone by its name, as Europe/Berlin. Raises InputError."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise InputError(
            f"{name[:60]!a} is not a time zone known here; one looks like Europe/Berlin (if the "
            "system knows none at all: pipx inject pbem tzdata, or without pipx: pip install tzdata)"
        ) from None


def time_of_day(text: str) -> time:
    """Read "21:15". Raises InputError."""
    hours, colon, minutes = text.partition(":")
    plain = colon and len(text) == len("21:15") and (hours + minutes).isdecimal() and text.isascii()
    if not plain or int(hours) > 23 or int(minutes) > 59:
        raise InputError(f'{text[:20]!a} is not a time of day; one looks like "21:15"')
    return time(int(hours), int(minutes))


def instant(day: date, clock: time, zone: ZoneInfo) -> datetime:
    """Return the moment at which clocks in a zone show this; of two such the later one."""
    shown = datetime.combine(day, clock, zone)
    return max(shown.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
