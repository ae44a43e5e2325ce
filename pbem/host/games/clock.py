"""A look at the clock in a game: what it showed is noted, and players are told when it is certain."""

from collections.abc import Iterator
from datetime import timedelta

from pbem.host.deadlines import clock_guard
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import CLOCK, CONFIRMED, OUTAGE
from pbem.host.deadlines.moments import format_moment, read_moment, write_moment
from pbem.host.folder import looks
from pbem.host.games.hosted_game import HostedGame


def look_at_clock(game: HostedGame) -> clock_guard.ClockLook:
    """Compare the time with the last look at this game."""
    return clock_guard.look(game.last_look(), game.now, longest_gap(game), game.log().log)


def longest_gap(game: HostedGame) -> timedelta:
    """Return how long the host may be away from this game before it counts as an outage."""
    return clock_guard.longest_gap(game.read_settings().deadline.outage_hours, looks.long_gaps(game.host))


def say_habit(game: HostedGame) -> Iterator[str]:
    """Say that the host is run seldom, and what follows, to whoever runs it; the mail about it leaves once."""
    said = game.read_settings().deadline.outage_hours
    if said or game.timetable() is None or longest_gap(game) == clock_guard.longest_gap(0, ()):
        return
    yield (
        "The host looks at this game less often than every three hours, so only a gap twice as long as its longest "
        "one counts as an outage. outage_hours under [deadline] sets another limit."
    )


def note_look(game: HostedGame, look: clock_guard.ClockLook) -> Iterator[str]:
    """Note an outage or a clock that jumped, if a deadline could be touched by it."""
    table = game.timetable()
    if table is None or look.since is None or look.kind not in ("outage", "back"):
        return
    data: dict[str, object] = {"from": write_moment(look.since), "to": write_moment(game.now)}
    game.note(OUTAGE if look.kind == "outage" else CLOCK, look.text, data=data)
    yield look.text


def confirm_clock(game: HostedGame) -> Iterator[str]:
    """Note that the clock is believed, once it has gone on for long enough, and tell what moved."""
    log = game.log().log
    doubtful = doubt(log)
    if doubtful is None or game.now < doubtful.believed:
        return
    since, until = doubtful.last_known, read_moment(doubtful.newest.data["to"])
    seats = list(_moved_seats(game, doubtful.first))
    text = (
        f"The host was not running from {format_moment(since)} to {format_moment(until)}. "
        "Deadlines still to come have moved by as much."
        if seats
        else "The clock of the host is trusted."
    )
    game.note(CONFIRMED, text, data={"seats": seats})
    if seats:
        yield text


def _moved_seats(game: HostedGame, first: int) -> Iterator[str]:
    """Return whose deadline is another than before the entry `first`."""
    log = game.log().log
    before, after = game.timetable(log.until(first)), game.timetable(log)
    for one in game.seat_statuses(log) if before and after else ():
        if one.owes and before and after and before.due(one.seat) != after.due(one.seat):
            yield one.seat
