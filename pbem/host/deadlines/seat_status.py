"""
How each player stands in a turn, always one of five, and who is to be reminded.

    awaited   must decide, and there are no orders yet that can be played
    refused   as awaited, but orders came that cannot be played; the reason is given
    in        the orders are there
    nothing   need not decide now
    out       has no part in the game any more

Rule 1. Only players who owe orders are reminded, and once in a turn for each number of hours.
Rule 2. A player whose time began after a reminder would have been due has none: the mail was one.
Rule 3. After an outage only the last of the reminders that were due is sent.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Literal

import attrs

from pbem.engine.file.phrases import format_seats
from pbem.engine.pending.papers import Papers
from pbem.engine.pending.pending import NOTHING, pending
from pbem.engine.pending.value import PersonState
from pbem.engine.play.play import Game
from pbem.engine.play.witness import live_seats
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import REFUSED, UNREACHED, Log
from pbem.host.deadlines.moments import format_moment
from pbem.host.deadlines.timetable import Timetable
from pbem.record import value


@value
class OrdersIn:
    """
    What is in for the open turn.

    The orders of `papers` will be played, those of `standing_by` only at the deadline; `refused` is the
    reason of the last refusal, `witnesses` are those who are asked for dice or a game file.
    """

    papers: Papers = NOTHING
    standing_by: Collection[str] = ()
    refused: Mapping[str, str] = attrs.field(factory=dict)
    witnesses: Collection[str] = ()


@value
class SeatStatus:
    """
    How one player stands. `due` is None without a deadline and while time stands.

    `standing_by` says whether there are orders that are played if nothing better comes, `waits` whether
    no time runs because the mail of the turn has not been accepted yet.
    """

    seat: str
    state: Literal["nothing", "awaited", "refused", "in", "out"]
    reason: str = ""
    due: datetime | None = None
    standing_by: bool = False
    waits: bool = False

    @property
    def owes(self) -> bool:
        """Say whether the game waits for this player."""
        return self.state in ("awaited", "refused")


@value
class Reminder:
    """A reminder to a seat; it stands for all of `hours`, of which the smallest is the latest."""

    seat: str
    hours: tuple[int, ...]
    due: datetime


def seat_statuses(game: Game, orders: OrdersIn, timetable: Timetable | None) -> tuple[SeatStatus, ...]:
    """Return how every player stands, in seat order."""
    found, live = pending(game, orders.papers), live_seats(game.table, game.state, game.file.genesis)
    return tuple(
        _status(found.of(seat), seat, orders, timetable) if seat in live else SeatStatus(seat, "out")
        for seat in game.file.genesis.seat_ids
    )


def refusals(log: Log, index: int) -> dict[str, str]:
    """Return the reason of the last refusal of each seat, for orders that answer record `index`."""
    return {
        entry.data["seat"]: str(entry.data["reason"]) for entry in log.of(REFUSED) if entry.data.get("index") == index
    }


def due_reminders(statuses: Sequence[SeatStatus], timetable: Timetable, now: datetime) -> Iterator[Reminder]:
    """Return the reminders that are to be sent now."""
    for one in statuses:
        begun = timetable.beginning(one.seat)
        if not one.owes or one.due is None or one.due <= now or one.reason == "dice" or begun is None:
            continue
        known = timetable.reminded(one.seat)
        hours = tuple(
            hours
            for hours in sorted(timetable.rule.remind_hours)
            if hours not in known and begun.at < one.due - timedelta(hours=hours) <= now
        )
        if hours and not (known and min(known) < min(hours)):
            yield Reminder(one.seat, hours, one.due)


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def format_statuses(game: Game, statuses: Iterable[SeatStatus], zone: str, now: datetime | None = None) -> list[str]:
    """Describe how everybody stands, a line each; with `now` also who is late."""
    genesis = game.file.genesis
    return [f"{format_seats(genesis, [one.seat])}: {format_status(one, zone, now)}" for one in statuses]


def format_status(status: SeatStatus, zone: str = "UTC", now: datetime | None = None) -> str:
    """Describe how a player stands, in one line without the name; with `now` also whether they are late."""
    if status.state == "nothing":
        return "nothing to do"
    if status.state == "in":
        return "in"
    if status.state == "out":
        return "out of the game"
    late = status.due is not None and now is not None and status.due < now
    until = f", {'late since' if late else 'until'} {format_moment(status.due, zone)}" if status.due else ""
    until += "; the mail of this turn has not left yet, so the clock has not started" if status.waits else ""
    spare = "; standby orders are in" if status.standing_by else ""
    if status.state == "refused":
        return f"refused: {status.reason}; waiting for sound orders{until}{spare}"
    return f"awaited{f' ({status.reason})' if status.reason else ''}{until}{spare}"


def due_sentences(game: Game, table: Timetable, now: datetime) -> list[str]:
    """
    Say when the orders of everybody who must decide are due, a sentence each.

    Where the mail of the turn has not been accepted yet, it is when they are due if that happens now; where
    a server refuses it, nobody knows.
    """
    if table.paused:
        return ["The game is paused; nothing is due."]
    seats = game.file.genesis.waited_for(game.awaited.must if game.awaited else ())
    if seats and (table.stands or doubt(table.log)):
        who = format_seats(game.file.genesis, seats)
        why = "No mail could leave" if table.stands else "The clock of the host may be wrong"
        return [f"{why}; a later mail says when the orders of {who} are due."]
    return [sentence for seat in seats if (sentence := _due_sentence(game, table, seat, now))]


def _due_sentence(game: Game, table: Timetable, seat: str, now: datetime) -> str:
    who, begun = format_seats(game.file.genesis, [seat]), table.beginning(seat)
    if begun and table.log.entries[begun.number].kind == UNREACHED:
        # A date told now would be taken back when the mail is accepted after all.
        return (
            f"The mail of this turn to {who} has not been accepted yet; "
            f"a later mail says when the orders of {who} are due."
        )
    due = (table if begun else table.presuming(seat, now)).due(seat)
    return f"Orders of {who} are due {format_moment(due, table.rule.zone)}." if due else ""


def _status(person: PersonState, seat: str, orders: OrdersIn, timetable: Timetable | None) -> SeatStatus:
    """Lay the clock upon what somebody owes."""
    if seat in orders.witnesses:
        return SeatStatus(seat, "awaited", "dice")
    if not any(task.act == "write" for task in person.owes):
        there = seat in (*orders.papers.orders, *orders.papers.sealed)
        return SeatStatus(seat, "in" if there else "nothing")
    due = timetable.due(seat) if timetable else None
    spare = seat in orders.standing_by
    waits = bool(timetable and timetable.rule.exists and timetable.beginning(seat) is None)
    # Once sound orders stand by, an older refusal needs no attention.
    if seat in orders.refused and not spare:
        return SeatStatus(seat, "refused", orders.refused[seat], due, spare, waits)
    return SeatStatus(seat, "awaited", "", due, spare, waits)
