"""
A round of the host: what time makes happen in one game. Called every few minutes.

Rule 1. All mails that have come are decided first; while one waits, nobody's turn is missed.
Rule 2. What can be played is played, whatever the time. Deadlines decide only about missing orders.
Rule 3. A clock that cannot be trusted makes no deadline happen (pbem.host.deadlines.guard).
Rule 4. A missed turn is noted before its record is made, and told to everybody. Stopped in between, the
        next round finds the notice and goes on.
"""

import os
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

from pbem.engine.decisions.decision import answered_head
from pbem.engine.decisions.procedure import record_decision
from pbem.engine.ruleset import Data
from pbem.engine.text import order_file
from pbem.errors import InputError, StoppedError
from pbem.host import running
from pbem.host.deadlines import guard, keeping
from pbem.host.deadlines.awaiting import Standing
from pbem.host.deadlines.calendar import format_moment, write_moment
from pbem.host.deadlines.missed import Case, Choice, choose, document_of, reason_of
from pbem.host.deadlines.timetable import Timetable, timetable
from pbem.host.games import orderbook, playing
from pbem.host.games.hosting import ADVANCE, DEPUTY
from pbem.host.games.logbook import Logbook
from pbem.host.games.notices import CLOCK, HELD, MISSED, OUTAGE, REMINDER, Notice
from pbem.host.games.resolving import distribute, resolve_ready
from pbem.host.games.shelf import Opened, open_newest
from pbem.host.house import GameFolder, House
from pbem.host.letters import telling
from pbem.host.letters.postmark import Letter, digest_of
from pbem.host.letters.reminder import due_reminders, reminder_text
from pbem.host.post import spool
from pbem.local import files, registry
from pbem.mail.draft import one_line

DEPUTIES = "deputies"
_MOST_STEPS = 64


def tick(house: House, folder: GameFolder, now: datetime) -> list[str]:
    """
    Let one round of a game happen; the caller holds its lock. Return what happened, in sentences.

    Raises ContentError, ContentError, LogError, StoppedError and UnavailableError.
    """
    opened = open_newest(folder)
    longest = timedelta(hours=max(folder.hosting().deadline.outage_hours, 1))
    look = guard.look(keeping.last_tick(opened), now, longest, keeping.logbook(opened).log)
    told = list(_note_look(house, opened, look, now))
    if running.needs_work(folder):
        outcome = resolve_ready(house, folder, now)
        told += [f"{outcome.records} played"] if outcome.records else []
        told += [outcome.sentence] if outcome.state == "stuck" else []
    opened = _fresh(opened)
    telling.tell_again(house, opened, keeping.logbook(opened), now)
    if look.may_fire:
        told += _missed_turns(house, opened, now)
        opened = _fresh(opened)
        told += _remind(house, opened, now)
    keeping.note_tick(opened, now)
    return told


def _fresh(opened: Opened) -> Opened:
    """Open the newest file, if there is a newer one."""
    newer = opened.folder.newest_index() != opened.index
    return open_newest(opened.folder) if newer else opened


def _note_look(house: House, opened: Opened, look: guard.Look, now: datetime) -> Iterator[str]:
    """Note an outage or a clock that jumped; tell the game master and whom it gives more time."""
    if look.since is None or look.kind not in ("outage", "back"):
        return
    book = keeping.logbook(opened)
    data: Data = {"from": write_moment(look.since), "to": write_moment(now)}
    if look.kind == "outage":
        data["seats"] = list(opened.game.awaited.must) if opened.game.awaited else []
    notice = book.append(OUTAGE if look.kind == "outage" else CLOCK, look.text, now, data=data)
    telling.tell(house, opened, book, notice, now)
    yield look.text


# ── reminders ────────────────────────────────────────────────────────────────────────────────────


def _remind(house: House, opened: Opened, now: datetime) -> Iterator[str]:
    """Note and send the reminders that are due."""
    table = keeping.open_turn(house, opened, now)
    if table is None or table.paused:
        return
    book = keeping.logbook(opened)
    standings = {one.seat: one for one in keeping.standings_of(opened, book)}
    reached = opened.folder.hosting().players
    told = [notice for notice in book.log.of(REMINDER)
            if notice.data["base"] == table.base and notice.at > now - telling.AGAIN]  # fmt: skip
    for reminder in due_reminders(tuple(standings.values()), table, now):
        if reached.get(reminder.seat):
            data = {"base": table.base, "seat": reminder.seat, "hours": list(reminder.hours)}
            who = opened.spell([reminder.seat])
            text = f"{who} was reminded: due {format_moment(reminder.due)}."
            told.append(book.append(REMINDER, text, now, data=data))
            yield text
    for notice in told:
        one = standings[notice.data["seat"]]
        if one.owes and one.due is not None and one.due > now:
            _send_reminder(
                house, opened, notice, reminder_text(opened.game, one, table.rule.zone), now
            )


def _send_reminder(
    house: House, opened: Opened, notice: Notice, text: str, now: datetime
) -> None:  # fmt: skip
    """Queue a reminder, unless that was done."""
    name, seat = opened.folder.name, str(notice.data["seat"])
    subject = f"[pbem {one_line(opened.game.file.genesis.name, 60)}] your orders are awaited"
    digest = digest_of("reminder", name, f"{notice.number:04d}", seat)
    telling.write(house, opened, seat, Letter("", subject, text, digest, "reminder", name), now)


# ── missed turns ─────────────────────────────────────────────────────────────────────────────────


def _missed_turns(house: House, opened: Opened, now: datetime) -> list[str]:
    """Do what was agreed for every seat whose time is over, one after the other."""
    told: list[str] = []
    if spool.waiting(house) or spool.begun(house):
        return told
    for _ in range(_MOST_STEPS):
        for late in list(late_standings(house, opened, now)):
            done = miss(house, opened, late, now)
            told += [done] if done else []
            if _fresh(opened) is not opened:
                break
        else:
            break
        opened = _fresh(opened)
    return told


def late_standings(house: House, opened: Opened, now: datetime) -> Iterator[Standing]:
    """Return who owes orders and whose time, grace included, is over; not whom the game is held for."""
    table = keeping.open_turn(house, opened, now)
    if table is None or table.paused:
        return
    book = keeping.logbook(opened)
    for one in keeping.standings_of(opened, book):
        ends = table.ends(one.seat)
        if one.owes and one.reason != "dice" and ends is not None and ends <= now:
            yield one


def miss(house: House, opened: Opened, late: Standing, now: datetime) -> str:
    """Do what was agreed about one missing turn; return what was done, "" if nothing new."""
    book, seat = keeping.logbook(opened), late.seat
    table = timetable(book.log, answered_head(opened.game.file))
    deputies = read_deputies(opened.folder)
    case = Case(opened.game, opened.data, seat, late.standing_by,
                {one: entry["person"] for one, entry in deputies.items()})  # fmt: skip
    choice = choose(opened.folder.hosting(), case, registry.load)
    if table is None:
        return ""
    if choice.policy not in ("advance", "deputy", "minimal"):
        return _hold(house, opened, book, table, choice, seat, now)
    notice = _note_missed(opened, book, table, choice, seat, now)
    # Told first, so that who loses the seat hears of it at the old address.
    telling.tell(house, opened, book, notice, now)
    if choice.policy == ADVANCE:
        _advance(opened, seat)
        resolve_ready(house, opened.folder, now)
        return notice.text
    if choice.policy == DEPUTY:
        keeping.change_address(opened.folder, seat, str(deputies[seat]["address"]))
    reason = reason_of(notice.text, notice.number, book.log.hashes[notice.number])
    _make_record(house, opened, document_of(opened.game, choice, seat, reason), now)
    return notice.text


def _note_missed(
    opened: Opened, book: Logbook, table: Timetable, choice: Choice, seat: str, now: datetime
) -> Notice:
    data = {"base": table.base, "index": opened.index, "seat": seat, "policy": choice.policy}
    for notice in book.log.of(MISSED):
        if notice.data == data:
            return notice
    due = table.due(seat)
    who = opened.spell([seat])
    what = {
        "advance": "The orders that were standing by are played.",
        "deputy": "The deputy takes the seat.",
        "minimal": "The least legal turn is played.",
    }[choice.policy]
    text = (
        f"The orders of {who} were due {format_moment(due) if due else ''} and did not come. {what}"
    )
    return book.append(MISSED, text, now, data=data)


def _hold(
    house: House, opened: Opened, book: Logbook, table: Timetable, choice: Choice, seat: str,
    now: datetime,
) -> str:  # fmt: skip
    """Note once that the game waits for a seat, and tell the game master."""
    data = {"base": table.base, "seat": seat}
    if any(notice.data == data for notice in book.log.of(HELD)):
        return ""
    who = opened.spell([seat])
    why = "".join(f" Not possible: {one}." for one in choice.refused)
    due = table.due(seat)
    text = (
        f"The orders of {who} were due {format_moment(due) if due else ''}. The game is held.{why}"
    )
    notice = book.append(HELD, text, now, data=data)
    telling.tell(house, opened, book, notice, now)
    return notice.text


def _advance(opened: Opened, seat: str) -> None:
    """Let orders that are standing by count as orders."""
    kept = orderbook.kept(opened.folder, opened.index).get(seat)
    if kept is not None and kept.standby:
        orderbook.keep(opened.folder, opened.index, kept._replace(standby=False))


def _make_record(house: House, opened: Opened, document: Data, now: datetime) -> None:
    """Sign a notice as the host alone, make its record and mail it. Raises StoppedError."""
    own = playing.signer()
    try:
        seat, sig = playing.approve(opened, document)
        applied = record_decision(
            opened.game, opened.data, document, {seat: sig}, own, registry.load
        )
    except InputError as error:
        raise StoppedError(f"{opened.folder.name}: {error}") from None
    distribute(house, opened.folder, applied, now)


# ── deputies ─────────────────────────────────────────────────────────────────────────────────────


def read_deputies(folder: GameFolder) -> dict[str, Data]:
    """Return the registered deputies by seat: `address`, and `person` as a replacement names one."""
    found: dict[str, Any] = {}
    place = folder.inside(DEPUTIES)
    for name in files.listing(place):
        if name.endswith(".toml") and not name.startswith("."):
            data = files.read(os.path.join(place, name), files.KEY_LIMIT)
            found[name.removesuffix(".toml")] = order_file.read(data, name).data
    return found
