"""
Telling: who hears of a notice in the host's log, and the letter that tells it.

Rule 1. A notice is on the disk before its letters are queued.
Rule 2. Each reader gets it once. What a crash kept from being told is told in the next round.
"""

import textwrap
from collections.abc import Sequence
from datetime import datetime, timedelta

from pbem.engine.decisions.decision import answered_head
from pbem.engine.phrases import format_seats
from pbem.host.deadlines.calendar import format_moment
from pbem.host.deadlines.timetable import Timetable, timetable
from pbem.host.games.logbook import Logbook
from pbem.host.games.notices import (
    ABSENCE,
    CLOCK,
    DECISION,
    DEPUTY,
    EXTENSION,
    HELD,
    MISSED,
    OUTAGE,
    PAUSE,
    PREVIEW,
    RESOLVE,
    RESUME,
    RETURN,
    SETTINGS,
    Notice,
)
from pbem.host.games.shelf import Opened
from pbem.host.house import House
from pbem.host.letters.message import GM
from pbem.host.letters.postmark import Letter, digest_of
from pbem.host.post import outbox
from pbem.mail.draft import Attachment, one_line

_WIDTH = 76
AGAIN = timedelta(days=2)
_SUBJECTS = {
    ABSENCE: "somebody will be away", CLOCK: "the host's clock went wrong", DECISION: "a decision",
    DEPUTY: "a deputy", EXTENSION: "more time", HELD: "the game is held", MISSED: "a missed turn",
    OUTAGE: "more time", PAUSE: "the game is paused", PREVIEW: "the game master looks",
    RESOLVE: "the game master plays on", RESUME: "the game goes on", RETURN: "somebody is back",
    SETTINGS: "new settings",
}  # fmt: skip


def readers_of(opened: Opened, notice: Notice) -> tuple[str, ...]:
    """Return who hears of a notice by mail: seats, and "gm"; nobody of those that only are kept."""
    seats = opened.game.file.genesis.seat_ids
    if notice.kind in (ABSENCE, RETURN):
        return tuple(seat for seat in seats if seat != notice.by)
    if notice.kind == OUTAGE:
        return (*notice.data["seats"], GM)
    if notice.kind == CLOCK or (notice.kind == SETTINGS and notice.number == 0):
        return (GM,)
    if notice.kind == DECISION and "hash" in notice.data:
        return ()  # who must sign gets the paper itself
    if notice.kind in (HELD, SETTINGS):
        return (*seats, GM)
    return seats if notice.kind in _SUBJECTS else ()


def tell(house: House, opened: Opened, book: Logbook, notice: Notice, now: datetime) -> None:
    """Mail a notice to its readers, with its signed row attached; each gets it once."""
    name = opened.folder.name
    digests = {
        reader: digest_of("notice", name, f"{notice.number:04d}", reader)
        for reader in readers_of(opened, notice)
    }
    fresh = [reader for reader in digests if not outbox.is_queued(house, digests[reader])]
    if not fresh:
        return
    text = _text(opened, book, notice)
    subject = f"[pbem {one_line(opened.game.file.genesis.name, 60)}] {_SUBJECTS[notice.kind]}"
    row = Attachment(f"{name}-notice-{notice.number:04d}.json", book.row(notice.number),
                     "application/json")  # fmt: skip
    for reader in fresh:
        letter = Letter("", subject, text, digests[reader], "notice", name, attachments=(row,))
        write(house, opened, reader, letter, now)


def tell_again(house: House, opened: Opened, book: Logbook, now: datetime) -> None:
    """Tell what the last two days brought and a crash kept from being told."""
    for notice in reversed(book.log.notices):
        if notice.at < now - AGAIN:
            break
        tell(house, opened, book, notice, now)


def write(house: House, opened: Opened, reader: str, letter: Letter, now: datetime) -> bool:
    """Queue a letter to a seat, or to "gm"; False if there is no address or it was queued before."""
    hosting = opened.folder.hosting()
    to = hosting.gm.address if reader == GM else hosting.players.get(reader, "")
    return bool(to) and outbox.post(house, letter._replace(to=to), now)


def due_rows(opened: Opened, table: Timetable) -> list[str]:
    """Tell when the orders of everybody are due who must decide, a sentence each."""
    awaited, genesis = opened.game.awaited, opened.game.file.genesis
    if table.paused:
        return ["The game is paused; nothing is due."]
    return [
        f"Orders of {format_seats(genesis, [seat])} are due {format_moment(due, table.rule.zone)}."
        for seat in (awaited.must if awaited else ())
        if (due := table.due(seat))
    ]


def _text(opened: Opened, book: Logbook, notice: Notice) -> str:
    table = timetable(book.log, answered_head(opened.game.file))
    more = due_rows(opened, table) if table and notice.kind in (OUTAGE, RESUME) else []
    return (
        f"{_folded([notice.text, *more])}\n\nThis is notice {notice.number} in the host's log of "
        f"{opened.game.file.genesis.name}, of {format_moment(notice.at)}.\n"
        "The attached row is signed by the host, and names the hash of the row before\n"
        "it.\n"
    )


def _folded(rows: Sequence[str]) -> str:
    return "\n".join(
        part for row in rows for part in textwrap.wrap(row, _WIDTH, break_on_hyphens=False)
    )
