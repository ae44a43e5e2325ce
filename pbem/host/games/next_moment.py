"""What a game waits for: its next moment, and what else must change before a round has to open it."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.lost_time import noted_silence
from pbem.host.deadlines.timetable import Timetable
from pbem.host.folder.game_index import IdleGame
from pbem.host.games.accepted_mails import all_reached
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.missed_orders import is_held
from pbem.host.games.turns import bots_alone


def waiting_of(game: HostedGame) -> IdleGame | None:
    """Return what a game waits for; None if every round must open it."""
    log = game.log().log
    table, doubtful = game.timetable(log), doubt(log)
    published = game.host.publish_folder
    if bots_alone(game) or (published and not game.folder.is_published(published)):
        return None
    moments = [doubtful.believed] if doubtful else []
    if table is None or game.game.awaited is None:
        return IdleGame(_first(moments), game.read_settings().deadline.outage_hours if table else None, None, published)
    if not all_reached(game, table):
        return None
    moments += _moments(game, table)
    return IdleGame(
        _first(moments), game.read_settings().deadline.outage_hours, noted_silence(log) is not None, published
    )


def _moments(game: HostedGame, table: Timetable) -> Iterator[datetime]:
    """Return when a reminder is due, or a time is over about which nothing was noted yet."""
    for one in game.seat_statuses() if not table.paused else ():
        if not one.owes or one.reason == "dice":
            continue
        ends = table.ends(one.seat)
        if ends and not (ends <= game.now and is_held(game, table, one.seat)):
            yield ends
        if one.due:
            reminders = (one.due - timedelta(hours=hours) for hours in table.rule.remind_hours)
            yield from (moment for moment in reminders if moment > game.now)


def _first(moments: list[datetime]) -> float | None:
    return min(moments).timestamp() if moments else None
