"""
Reminders: to whom one is due, and what it says.

Rule 1. Only who owes orders is reminded, and for each number of hours once in a turn.
Rule 2. A turn that began later than a reminder would have been sent has none: its own mail was one.
Rule 3. After a time without looks only the last of the reminders that were due is sent.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta  # noqa: TID251 - values; nobody asks the clock
from typing import NamedTuple

from pbem.engine.play import Game
from pbem.host.deadlines.awaiting import Standing
from pbem.host.deadlines.calendar import format_moment
from pbem.host.deadlines.timetable import Timetable


class Reminder(NamedTuple):
    """A reminder to a seat; it stands for all of `hours`, of which the least tells the time."""

    seat: str
    hours: tuple[int, ...]
    due: datetime


def due_reminders(
    standings: Sequence[Standing], timetable: Timetable, now: datetime
) -> Iterator[Reminder]:
    """Return the reminders that are to be sent now."""
    for one in standings:
        if not one.owes or one.due is None or one.due <= now or one.reason == "dice":
            continue
        known = timetable.reminded(one.seat)
        hours = tuple(
            hours for hours in sorted(timetable.rule.remind_hours)
            if hours not in known
            and timetable.start < one.due - timedelta(hours=hours) <= now
        )  # fmt: skip
        if hours and not (known and min(known) < min(hours)):
            yield Reminder(one.seat, hours, one.due)


def reminder_text(game: Game, standing: Standing, zone: str) -> str:
    """Write the text of a reminder for somebody whose deadline is known."""
    awaited = game.awaited
    what = f" ({awaited.what})" if awaited and awaited.what else ""
    refused = (
        f"\nWhat came from you could not be played: {standing.reason}\n"
        if standing.state == "refused" else ""
    )  # fmt: skip
    spare = (
        "\nOrders of yours are standing by. They are played if nothing else comes.\n"
        if standing.standing_by else ""
    )  # fmt: skip
    return (
        f"Your orders for {game.file.next.partition(': ')[2]} of {game.file.genesis.name} are not "
        f"here yet{what}.\nThey are due {_due(standing, zone)}.\n{refused}{spare}\n"
        "The game file and an order file to fill in came with the mail of this turn:\n"
        "answer that one. If you will be away, say so in any mail: a row [absence],\n"
        "and below it the rows from = FIRST DAY and to = LAST DAY, written as in\n"
        "2026-12-24.\n"
    )


def _due(standing: Standing, zone: str) -> str:
    return format_moment(standing.due, zone) if standing.due else ""
