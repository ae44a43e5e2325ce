"""
The guard against wrong clocks: when a deadline may do anything at all (as in njudge).

The host looks at its games every few minutes and keeps the time of each look. A look that comes too
late, or before the last one, shows that the machine slept or its clock jumped. Then this look lets no
deadline act, deadlines move by the time that is missing, and the game master hears of it.
"""

from datetime import datetime, timedelta  # noqa: TID251 - values; nobody asks the clock
from typing import Literal

import attrs

from pbem.host.deadlines.calendar import format_moment, read_moment
from pbem.host.deadlines.host_log import CLOCK, OUTAGE, Log

# A clock that is corrected by a few seconds has not jumped.
TOLERANCE = timedelta(minutes=1)


@attrs.frozen
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


def look(last: datetime | None, now: datetime, longest: timedelta, log: Log) -> ClockLook:
    """
    Compare a look at the clock with the `last` one; `longest` is how long the host may be away.

    A gap that is in the log already is not reported again ("reported").
    """
    if last is None:
        return ClockLook("first")
    noted = log.of(OUTAGE, CLOCK)
    # A host that was stopped between the log entry and its own note of the time finds the entry.
    if noted and read_moment(noted[-1].data["from"]) == last.replace(microsecond=0):
        return ClockLook("reported", last)
    if now < last - TOLERANCE:
        text = (
            f"The host's clock went back from {format_moment(last)} to {format_moment(now)}. "
            "Nothing was done about deadlines."
        )
        return ClockLook("back", last, text)
    if now - last > longest:
        text = (
            f"The host was not running from {format_moment(last)} to {format_moment(now)}. "
            "Deadlines that were still to come move by this time."
        )
        return ClockLook("outage", last, text)
    return ClockLook("steady", last)
