"""
The guard against wrong clocks: when a deadline may do anything at all (as in njudge).

The host looks at its games every few minutes and keeps when it did. A look that comes too late, or
before the last one, is a sign that the machine slept or its clock jumped. Then no deadline does anything
in this look, deadlines move by the time that is missing, and the game master is told.
"""

from datetime import datetime, timedelta  # noqa: TID251 - values; nobody asks the clock
from typing import Literal, NamedTuple

from pbem.host.deadlines.calendar import format_moment, read_moment
from pbem.host.games.notices import CLOCK, OUTAGE, Log

# A clock that is set right by a few seconds has not jumped.
TOLERANCE = timedelta(minutes=1)


class Look(NamedTuple):
    """
    What a look at the clock came to. Only a "steady" one may let a deadline do something.

    For "outage" and "back", `since` is when the host looked before, and `text` tells of it.
    """

    kind: Literal["first", "steady", "outage", "back", "told"]
    since: datetime | None = None
    text: str = ""

    @property
    def may_fire(self) -> bool:
        """Say whether a deadline may do something now."""
        return self.kind == "steady"


def look(last: datetime | None, now: datetime, longest: timedelta, log: Log) -> Look:
    """
    Weigh a look at the clock against the `last` one; `longest` is how long the host may be away.

    What the log tells of this very gap already is not told again ("told").
    """
    if last is None:
        return Look("first")
    told = log.of(OUTAGE, CLOCK)
    # Stopped between the notice and its own note of the time, the host finds the notice again.
    if told and read_moment(told[-1].data["from"]) == last.replace(microsecond=0):
        return Look("told", last)
    if now < last - TOLERANCE:
        text = (
            f"The host's clock went back from {format_moment(last)} to {format_moment(now)}. "
            "Nothing was done about deadlines."
        )
        return Look("back", last, text)
    if now - last > longest:
        text = (
            f"The host was out of order from {format_moment(last)} to {format_moment(now)}. "
            "Deadlines that were still to come move by this time."
        )
        return Look("outage", last, text)
    return Look("steady", last)
