"""Reminders to those who owe orders: noted in the log, then queued."""

from collections.abc import Iterator

from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import REMINDER
from pbem.host.deadlines.moments import format_moment
from pbem.host.deadlines.seat_status import due_reminders
from pbem.host.games.hosted_game import MAIL_AGAIN, HostedGame
from pbem.host.mails import notices


def remind(game: HostedGame) -> Iterator[str]:
    """Note and queue the reminders that are due."""
    table = game.set_deadline()
    if table is None or table.paused or doubt(game.log.log):
        return
    log = game.log.log
    statuses = {one.seat: one for one in game.seat_statuses(log)}
    players = game.settings.players
    entries = [entry for entry in table.reminders() if entry.at > game.now - MAIL_AGAIN]
    for reminder in due_reminders(tuple(statuses.values()), table, game.now):
        if players.get(reminder.seat):
            data = {"base": table.base, "seat": reminder.seat, "hours": list(reminder.hours)}
            who = game.format_seats([reminder.seat])
            text = f"A reminder for {who}: orders are due {format_moment(reminder.due)}."
            entries.append(game.note(REMINDER, text, data=data))
            yield text
    for entry in entries:
        seat = str(entry.data["seat"])
        one = statuses[seat]
        if one.owes and one.due is not None and one.due > game.now:
            mail = notices.reminder_mail(game.name, game.game, entry, one, table.rule.zone)
            game.queue(mail, seat)
