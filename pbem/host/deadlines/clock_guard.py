"""
The guard against wrong clocks: when a deadline may do anything at all (as in njudge).

The host looks at its games every few minutes and keeps the time of each look. A look that comes too
late, or before the last one, shows that the machine slept or its clock jumped. Then no deadline acts at
this look, deadlines move by the time that is missing, and the game master is told.

Only time can tell whether the machine slept or its clock ran ahead. Until the clock has gone on steadily for
long enough the outage is in doubt: players are told no date, so none has to be taken back.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal

from pbem.host.deadlines.host_log import CLOCK, CONFIRMED, OUTAGE, Log, LogEntry
from pbem.host.deadlines.moments import format_moment, read_moment
from pbem.record import value

# A clock that is corrected by a few seconds has not jumped.
TOLERANCE = timedelta(minutes=1)
# An outage of a day is in doubt for an hour, one of a year for half a month.
USUAL, _MOST_AWAY, HABIT = timedelta(hours=3), timedelta(hours=48), 10
_LEAST_DOUBT = timedelta(hours=1)
_DOUBT = 24


@value
class ClockLook:
    """
    What a look at the clock showed. Only a "steady" one may let a deadline act.

    For "outage" and "back", `since` is the time of the look before, and `text` describes it.
    """

    kind: Literal["first", "steady", "outage", "back", "reported"]
    since: datetime | None = None
    text: str = ""

    @property
    def may_act(self) -> bool:
        """Say whether a deadline may do something now."""
        return self.kind == "steady"


def longest_gap(said: int, gaps: Sequence[timedelta]) -> timedelta:
    """
    Return how long a host may be away before it counts as an outage.

    `said` are hours that the settings name, 0 for none; then it is 3 hours, or for a host whose last ten `gaps`
    between looks were all longer, twice the longest of them, but 48 hours at most.
    """
    if said:
        return timedelta(hours=said)
    if len(gaps) >= HABIT and min(gaps) > USUAL:
        return min(2 * max(gaps), _MOST_AWAY)
    return USUAL


def look(last: datetime | None, now: datetime, longest: timedelta, log: Log) -> ClockLook:
    """
    Compare a look at the clock with the `last` one; `longest` is how long the host may be away.

    A gap that is in the log already is not reported again ("reported"), only what came after it.
    """
    if last is None:
        return ClockLook("first")
    noted = _noted_after(last, log)
    last = noted or last
    if now < last - TOLERANCE:
        text = (
            f"The host's clock went back from {format_moment(last)} to {format_moment(now)}. "
            "Nothing was done about deadlines."
        )
        return ClockLook("back", last, text)
    if now - last > longest:
        text = (
            f"The host was not running from {format_moment(last)} to {format_moment(now)}, or its "
            "clock is wrong. Deadlines still to come move by as much; players are told when the "
            "clock has run well for a while."
        )
        return ClockLook("outage", last, text)
    return ClockLook("reported" if noted else "steady", last)


def _noted_after(last: datetime, log: Log) -> datetime | None:
    """
    Return when the log shows the host at work after its `last` look; None if it shows no such moment.

    So it is if the host was stopped between an entry and its own note of the time, perhaps more than once.
    """
    gaps = [(read_moment(one.data["from"]), read_moment(one.data["to"])) for one in log.of(OUTAGE, CLOCK)]
    newest = gaps[-1][1] if gaps else None
    reached = newest
    for since, until in reversed(gaps):
        if until != reached:
            return None
        if since == last.replace(microsecond=0):
            return newest
        reached = since
    return None


@value
class Doubt:
    """
    A clock that is not believed yet.

    `last_known` is the last look before the doubt, `newest` the newest entry about a gap or a jump, and
    `first` the number of the oldest one. From `believed` on the clock is believed, if it goes on steadily.
    """

    first: int
    last_known: datetime
    newest: LogEntry

    @property
    def believed(self) -> datetime:
        """The farther the clock is from when it was last known, the later it is believed."""
        far = abs(read_moment(self.newest.data["to"]) - self.last_known)
        return self.newest.at + max(far / _DOUBT, _LEAST_DOUBT)


def doubt(log: Log) -> Doubt | None:
    """Return what makes the clock doubtful now; None if it is believed."""
    since: list[LogEntry] = []
    for entry in log.of(OUTAGE, CLOCK, CONFIRMED):
        since = [] if entry.kind == CONFIRMED else [*since, entry]
    if not since:
        return None
    return Doubt(since[0].number, read_moment(since[0].data["from"]), since[-1])
