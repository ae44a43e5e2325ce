"""
Orders that are missing: who owes them is reminded, and what was agreed is done when the time is over.

The entry in the log comes first, then the mail or the record. If the host stops in between, the next round finds
the entry and goes on.
"""

from collections.abc import Iterator

from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.game_settings import ADVANCE, DEPUTY, MINIMAL
from pbem.host.deadlines.host_log import HELD, MISSED, REMINDER, LogEntry
from pbem.host.deadlines.missed_turns import MissedTurn, PolicyChoice, choose, document_of, reason_of
from pbem.host.deadlines.moments import format_moment
from pbem.host.deadlines.seat_status import SeatStatus, due_reminders
from pbem.host.deadlines.timetable import Timetable
from pbem.host.folder import spool
from pbem.host.folder.deputies import read_deputies
from pbem.host.games.hosted_game import MAIL_AGAIN, HostedGame
from pbem.host.games.turn_deadline import set_deadline
from pbem.host.games.turns import make_record, play_on
from pbem.host.mails import notices
from pbem.local import registry

_MOST_STEPS = 64
_DONE = {
    ADVANCE: "The standby orders are played.",
    DEPUTY: "The deputy takes the seat.",
    MINIMAL: "The minimal legal turn is played.",
}


def miss_turns(game: HostedGame) -> list[str]:
    """Do what was agreed for every seat whose time is over, one after the other."""
    said: list[str] = []
    if spool.waiting(game.host) or spool.begun(game.host):
        return said
    for _ in range(_MOST_STEPS):
        for late in list(late_seats(game)):
            done = miss_turn(game, late)
            said += [done] if done else []
            if game.newest() is not game:
                break
        else:
            break
        game = game.newest()
    return said


def late_seats(game: HostedGame) -> Iterator[SeatStatus]:
    """Return who owes orders although their time, grace included, is over."""
    table = set_deadline(game)
    if table is None or table.paused:
        return
    for one in game.seat_statuses():
        ends = table.ends(one.seat)
        if one.owes and one.reason != "dice" and ends is not None and ends <= game.now:
            yield one


def miss_turn(game: HostedGame, late: SeatStatus) -> str:
    """Do what was agreed about the missing orders of a seat; "" if nothing was to be done."""
    seat, table = late.seat, game.timetable()
    deputies = read_deputies(game.folder)
    people = {one: deputy.person for one, deputy in deputies.items()}
    turn = MissedTurn(game.game, game.data, seat, late.standing_by, people)
    choice = choose(game.read_settings(), turn, registry.load)
    if table is None:
        return ""
    if choice.policy not in _DONE:
        return _hold(game, table, choice, seat)
    entry = _note_missed(game, table, choice, seat)
    # Mailed first, so that the player who loses the seat is told at the old address.
    game.announce(entry)
    if choice.policy == ADVANCE:
        _count_standing_by(game, seat)
        play_on(game)
        return entry.text
    if choice.policy == DEPUTY:
        game.folder.give_seat(seat, deputies[seat].address)
    reason = reason_of(entry.text, entry.number, game.log().log.hashes[entry.number])
    make_record(game, document_of(game.game, choice, seat, reason))
    return entry.text


def _note_missed(game: HostedGame, table: Timetable, choice: PolicyChoice, seat: str) -> LogEntry:
    data = {"base": table.base, "index": game.index, "seat": seat, "policy": choice.policy}
    for entry in game.log().log.of(MISSED):
        if entry.data == data:
            return entry
    text = f"{_were_due(game, table, seat)} and did not come. {_DONE[choice.policy]}"
    return game.note(MISSED, text, data=data)


def _hold(game: HostedGame, table: Timetable, choice: PolicyChoice, seat: str) -> str:
    """Note once that the game waits for a seat."""
    if is_held(game, table, seat):
        return ""
    why = "".join(f" Not possible: {one}." for one in choice.refused)
    text = f"{_were_due(game, table, seat)}. The game is held.{why}"
    return game.note(HELD, text, data={"base": table.base, "seat": seat}).text


def is_held(game: HostedGame, table: Timetable, seat: str) -> bool:
    """Say whether it is noted that the game waits for a seat."""
    return any(entry.data == {"base": table.base, "seat": seat} for entry in game.log().log.of(HELD))


def _were_due(game: HostedGame, table: Timetable, seat: str) -> str:
    due = table.due(seat)
    moment = format_moment(due) if due else ""
    return f"The orders of {game.format_seats([seat])} were due {moment}"


def _count_standing_by(game: HostedGame, seat: str) -> None:
    """Let orders that are standing by count as orders."""
    kept = game.orders.kept().get(seat)
    if kept is not None and kept.standby:
        game.orders.keep(kept.played_now())


def remind(game: HostedGame) -> Iterator[str]:
    """Note and queue the reminders that are due."""
    table = set_deadline(game)
    if table is None or table.paused or doubt(game.log().log):
        return
    log = game.log().log
    statuses = {one.seat: one for one in game.seat_statuses(log)}
    players = game.read_settings().players
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
