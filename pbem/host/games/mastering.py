"""
What a game master may do to a hosted game: look, have it played, give time, stop the clock, write.

Every act leaves a signed notice in the host's log, and the players hear of it by mail. None of them
throws dice, or plays for somebody before his deadline. Whoever calls holds the lock of the game.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from pbem.engine.play import check, needed_witnesses
from pbem.engine.ruleset import Data
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.deadlines import guard, keeping
from pbem.host.deadlines import round as rounds
from pbem.host.deadlines.calendar import format_moment, write_moment
from pbem.host.deadlines.timetable import EVERYBODY, Timetable, is_paused
from pbem.host.games import asking, orderbook
from pbem.host.games.absences import Asked, note_absence
from pbem.host.games.notices import EXTENSION, PAUSE, PREVIEW, RESOLVE, RESUME
from pbem.host.games.resolving import resolve_ready
from pbem.host.games.shelf import Opened, open_newest
from pbem.host.house import GameFolder, House
from pbem.host.letters import telling
from pbem.host.letters.message import GM, address_message
from pbem.host.letters.wishes import Absence, Message
from pbem.host.post import spool


def preview(house: House, folder: GameFolder, now: datetime) -> list[str]:
    """Tell what the next record has and lacks. Orders are checked, no die is thrown."""
    opened = open_newest(folder)
    table = keeping.open_turn(house, opened, now)
    book = keeping.logbook(opened)
    zone = folder.hosting().deadline.zone
    found = keeping.standings_of(opened, book)
    told = [opened.next, *keeping.format_standings(opened.game, found, zone)]
    told += [f"  {row}" for row in _checked(opened)]
    told += ["The game is paused."] if table and table.paused else []
    marks = sorted(one.sha for one in orderbook.kept(folder, opened.index).values())
    data = {"index": opened.index, "orders": marks}
    if not any(notice.data == data for notice in book.log.of(PREVIEW)):
        there = [one.seat for one in found if one.state == "in"]
        text = f"The game master looked at: {opened.next}. In are orders of {opened.spell(there)}."
        notice = book.append(PREVIEW, text, now, data=data)
        telling.tell(house, opened, book, notice, now)
    return told


def resolve(house: House, folder: GameFolder, turn: int, now: datetime) -> list[str]:
    """
    Play the named turn now, as a round would. Raises InputError for another turn.

    Before the deadline of a missing player it refuses: nobody's time is cut short.
    """
    opened = open_newest(folder)
    clock = opened.game.table.clock(opened.game.state)
    if opened.game.awaited is None:
        raise InputError("the game is over")
    if clock.turn != turn:
        raise InputError(f"the game is at turn {clock.turn}, not {turn}; nothing was played")
    if spool.waiting(house) or spool.begun(house):
        raise InputError("mails wait to be decided, perhaps with orders; first: pbem host run")
    book = keeping.logbook(opened)
    missing = [one for one in keeping.standings_of(opened, book) if one.owes]
    if missing:
        _require_late(house, opened, [one.seat for one in missing], now)
    text = f"The game master has turn {turn} played (record {opened.index + 1})."
    notice = book.append(RESOLVE, text, now, data={"index": opened.index, "turn": turn})
    telling.tell(house, opened, book, notice, now)
    told = [
        done for late in list(rounds.late_standings(house, opened, now))
        if open_newest(folder).index == opened.index
        and (done := rounds.miss(house, opened, late, now))
    ]  # fmt: skip
    outcome = resolve_ready(house, folder, now)
    return [*told, f"now: {open_newest(folder).next}", outcome.sentence]


def extend(
    house: House, folder: GameFolder, seat: str, until: datetime | timedelta, now: datetime
) -> list[str]:
    """Give a seat, or everybody (""), more time for this turn: to a moment, or by a time."""
    opened = open_newest(folder)
    table = _needed_table(house, opened, now)
    awaited = opened.game.awaited
    seats = [one for one in (awaited.must if awaited else ()) if seat in (one, EVERYBODY)]
    moments = [moment for one in seats if (moment := table.due(one))]
    if not moments:
        who = opened.spell([seat]) if seat else "anybody"
        raise InputError(f"nothing is due from {who} now")
    latest = max(moments)
    to = max(latest, now) + until if isinstance(until, timedelta) else until
    to = to.replace(microsecond=0)
    if to <= latest or to <= now:
        raise InputError(f"{format_moment(to)} is no extension: due is {format_moment(latest)}")
    who = opened.spell([seat]) if seat else "everybody"
    text = (
        f"More time for {who} ({opened.next}): orders are due {format_moment(to, table.rule.zone)}."
    )
    data = {"base": table.base, "seat": seat, "to": write_moment(to)}
    return noted(house, opened, (EXTENSION, text, data), now)


def pause(house: House, folder: GameFolder, reason: str, now: datetime) -> list[str]:
    """Stop the clock of a game: nothing is due until it is resumed. Orders are taken all the same."""
    opened = open_newest(folder)
    keeping.open_turn(house, opened, now)
    if is_paused(keeping.logbook(opened).log):
        raise InputError("the game is paused already")
    return noted(house, opened, (PAUSE, f"The game is paused{_because(reason)}.", {}), now)


def resume(house: House, folder: GameFolder, reason: str, now: datetime) -> list[str]:
    """Let the clock of a game go on."""
    opened = open_newest(folder)
    if not is_paused(keeping.logbook(opened).log):
        raise InputError("the game is not paused")
    told = noted(house, opened, (RESUME, f"The game goes on{_because(reason)}.", {}), now)
    return [*told, *keeping.deadline_rows(house, opened, now)]


def absent(
    house: House, folder: GameFolder, seat: str, absence: Absence, now: datetime
) -> list[str]:
    """Note that a player is away; for a game master there is no limit of days."""
    opened = open_newest(folder)
    keeping.open_turn(house, opened, now)
    asked = Asked(house, opened, (seat,), False, "", now)
    return [note_absence(asked, seat, absence, by="host")]


def message(
    house: House, folder: GameFolder, to: Sequence[str], text: str, now: datetime
) -> list[str]:
    """Write to players as the game master."""
    opened = open_newest(folder)
    hosting, genesis = folder.hosting(), opened.game.file.genesis
    try:
        passed = address_message(hosting, genesis, (GM,), Message(tuple(to), text), signed=False)
    except InputError as error:
        raise InputError(str(error)) from None
    asked = Asked(house, opened, (GM,), False, "", now)
    return [asking.pass_on(asked, passed)]


# ── pieces ───────────────────────────────────────────────────────────────────────────────────────


def noted(
    house: House, opened: Opened, told: tuple[str, str, Data], now: datetime
) -> list[str]:  # fmt: skip
    """Note something and mail it to everybody."""
    kind, text, data = told
    book = keeping.logbook(opened)
    notice = book.append(kind, text, now, data=data)
    telling.tell(house, opened, book, notice, now)
    return [notice.text]


def _needed_table(house: House, opened: Opened, now: datetime) -> Timetable:
    table = keeping.open_turn(house, opened, now)
    if table is None:
        raise InputError("this turn has no deadline: hosting.toml, table [deadline]")
    if table.paused:
        raise InputError("the game is paused; nothing is due before it is resumed")
    return table


def _require_late(house: House, opened: Opened, seats: Sequence[str], now: datetime) -> None:
    """Refuse unless the time of all these seats is over, by a clock that can be trusted."""
    table = keeping.open_turn(house, opened, now)
    late = [one.seat for one in rounds.late_standings(house, opened, now)]
    early = [seat for seat in seats if seat not in late]
    who = opened.spell(early)
    if early:
        due = table.due(early[0]) if table else None
        until = f" has time until {format_moment(due)}" if due else " has no deadline now"
        raise InputError(f"{who}{until}; nobody's time is cut short")
    longest = timedelta(hours=max(opened.folder.hosting().deadline.outage_hours, 1))
    look = guard.look(keeping.last_tick(opened), now, longest, keeping.logbook(opened).log)
    if not look.may_fire:
        raise InputError("the host has not looked at this game lately; first: pbem host tick")


def _checked(opened: Opened) -> list[str]:
    """Tell what a check says about the orders that are in, and who makes the dice."""
    awaited = opened.game.awaited
    kept = orderbook.kept(opened.folder, opened.index)
    if awaited is None or not kept:
        return []
    documents = [order_file.read(one.data, seat).data for seat, one in kept.items()]
    checked = check(opened.game, documents)
    told = [
        f"{opened.spell([reading.seat])}: {problem.message}"
        for reading in checked.readings for problem in reading.problems
    ]  # fmt: skip
    who = needed_witnesses(opened.game, list(awaited.must))
    told += [f"dice: {opened.spell(who)}"] if who else []
    return told


def _because(reason: str) -> str:
    return f": {reason.rstrip('.')}" if reason else ""
