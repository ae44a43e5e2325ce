"""
What a game master may do to a hosted game: look, have it played, give time, stop the clock, write.

Every act leaves a signed entry in the host's log, and the players hear of it by mail. None of them
throws dice, or plays for somebody before their deadline.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from pbem.engine.play.play import check, needed_witnesses
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import EXTENSION, PAUSE, PREVIEW, RESOLVE, RESUME
from pbem.host.deadlines.lost_time import is_paused, noted_silence
from pbem.host.deadlines.moments import format_moment, write_moment
from pbem.host.deadlines.seat_status import format_statuses
from pbem.host.deadlines.timetable import ALL_SEATS, Timetable
from pbem.host.folder import spool
from pbem.host.games.absences import RequestMail, note_absence
from pbem.host.games.clock import look_at_clock
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.missed_orders import late_seats, miss_turn
from pbem.host.games.player_requests import pass_on
from pbem.host.games.turn_deadline import deadline_sentences, set_deadline
from pbem.host.games.turns import play_on
from pbem.host.mails.messages import GM, address_message
from pbem.mail.requests import Absence, Message


def preview(game: HostedGame) -> list[str]:
    """Say what the next record has and lacks. Orders are checked, no die is thrown."""
    table = set_deadline(game)
    log = game.log().log
    statuses = game.seat_statuses(log)
    said = [game.next, *format_statuses(game.game, statuses, game.read_settings().deadline.zone)]
    said += [f"  {line}" for line in _say_findings(game)]
    said += ["The game is paused."] if table and table.paused else []
    marks = sorted(one.sha for one in game.orders.kept().values())
    data = {"index": game.index, "orders": marks}
    if not any(entry.data == data for entry in log.of(PREVIEW)):
        there = [one.seat for one in statuses if one.state == "in"]
        orders = f"Orders are in from {game.format_seats(there)}" if there else "No orders are in"
        text = f"The game master looked at: {game.next}. {orders}."
        game.note(PREVIEW, text, data=data)
    return said


def resolve(game: HostedGame, turn: int, *, in_mail: bool = False) -> list[str]:
    """
    Play the named turn now, as a round would. Raises InputError for another turn.

    It refuses before the deadline of a missing player: nobody's time is cut short. `in_mail` says that this is asked
    for in a mail that is being decided: those that came before it are, too.
    """
    clock = game.game.clock
    if game.game.awaited is None:
        raise InputError("the game is over")
    if clock.turn != turn:
        raise InputError(f"the game is at turn {clock.turn}, not {turn}; nothing was played")
    if not in_mail and (spool.waiting(game.host) or spool.begun(game.host)):
        raise InputError("there are unread mails, perhaps with orders; first: pbem host run")
    if missing := [one.seat for one in game.seat_statuses() if one.owes]:
        _require_late(game, missing)
    text = f"The game master had turn {turn} played (record {game.index + 1})."
    game.note(RESOLVE, text, data={"index": game.index, "turn": turn})
    said = [done for late in list(late_seats(game)) if game.newest() is game and (done := miss_turn(game, late))]
    outcome = play_on(game)
    return [*said, f"now: {game.newest().next}", outcome.sentence]


def extend(game: HostedGame, seat: str, until: datetime | timedelta) -> list[str]:
    """
    Give a seat, or everybody (""), more time for this turn: to a moment, or by a time.

    Raises InputError if nothing is due from them now, or if that would be no more time.
    """
    table, awaited = _needed_table(game), game.game.awaited
    seats = [one for one in (awaited.must if awaited else ()) if seat in (one, ALL_SEATS)]
    moments = [moment for one in seats if (moment := table.due(one))]
    if not moments:
        raise InputError(f"nothing is due from {game.format_seats([seat]) if seat else 'anybody'} now")
    latest = max(moments)
    to = max(latest, game.now) + until if isinstance(until, timedelta) else until
    to = to.replace(microsecond=0)
    if to <= latest or to <= game.now:
        raise InputError(f"{format_moment(to)} is not an extension: orders are due {format_moment(latest)}")
    who = game.format_seats([seat]) if seat else "everybody"
    due = format_moment(to, table.rule.zone)
    text = f"More time for {who} ({game.next}): orders are due {due}."
    data = {"base": table.base, "seat": seat, "to": write_moment(to)}
    return [game.note(EXTENSION, text, data=data).text]


def pause(game: HostedGame, reason: str) -> list[str]:
    """
    Stop the clock of a game: nothing is due until it is resumed. Orders are still taken.

    Raises InputError if it is paused already.
    """
    set_deadline(game)
    if is_paused(game.log().log):
        raise InputError("the game is paused already")
    return [game.note(PAUSE, f"The game is paused{_reason_clause(reason)}.").text]


def resume(game: HostedGame, reason: str) -> list[str]:
    """Let the clock of a game go on. Raises InputError if it is not paused."""
    if not is_paused(game.log().log):
        raise InputError("the game is not paused")
    entry = game.note(RESUME, f"The game goes on{_reason_clause(reason)}.")
    return [entry.text, *deadline_sentences(game)]


def absent(game: HostedGame, seat: str, absence: Absence) -> list[str]:
    """Note that a player is away; for a game master there is no limit of days."""
    set_deadline(game)
    return [note_absence(game, seat, absence, by="host")]


def message(game: HostedGame, to: Sequence[str], text: str) -> list[str]:
    """Write to players as the game master."""
    wanted = Message(tuple(to), text)
    sent = address_message(game.read_settings(), game.genesis, (GM,), wanted, signed=False)
    return [f"{pass_on(RequestMail(game, (GM,)), sent, 'The message')}."]


# ── conditions ───────────────────────────────────────────────────────────────────────────────────


def _needed_table(game: HostedGame) -> Timetable:
    table = set_deadline(game)
    if table is None:
        raise InputError("this turn has no deadline: hosting.toml, table [deadline]")
    if table.paused:
        raise InputError("the game is paused; nothing is due before it is resumed")
    if noted_silence(table.log):
        raise InputError("no mail leaves this host, so the clocks are stopped; see: pbem host status")
    if doubtful := doubt(table.log):
        until = format_moment(doubtful.believed)
        raise InputError(f"the clock of this host may be wrong; it is trusted again from {until} on")
    return table


def _require_late(game: HostedGame, seats: Sequence[str]) -> None:
    """Refuse unless the time of all these seats is over, by a clock that can be trusted."""
    table = set_deadline(game)
    late = [one.seat for one in late_seats(game)]
    if early := [seat for seat in seats if seat not in late]:
        due = table.due(early[0]) if table else None
        until = f" has time until {format_moment(due)}" if due else " has no deadline now"
        raise InputError(f"{game.format_seats(early)}{until}; nobody gets less time")
    if not look_at_clock(game).may_act:
        raise InputError("the host has not looked at this game lately; first: pbem host tick")


def _say_findings(game: HostedGame) -> list[str]:
    """Say what a check finds in the orders that are in, and who makes the dice."""
    awaited, kept = game.game.awaited, game.orders.kept()
    if awaited is None or not kept:
        return []
    documents = [order_file.read(one.data, seat).data for seat, one in kept.items()]
    said = [
        f"{game.format_seats([reading.seat])}: {problem.message}"
        for reading in check(game.game, documents).readings
        for problem in reading.problems
    ]
    who = needed_witnesses(game.game, list(awaited.must))
    return [*said, f"dice: {game.format_seats(who)}"] if who else said


def _reason_clause(reason: str) -> str:
    return f": {reason.rstrip('.')}" if reason else ""
