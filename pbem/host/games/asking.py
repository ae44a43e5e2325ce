"""
What players ask of the host beside orders: letters passed on, absences noted.

Whoever calls holds the lock of the game, and has found out for whom the mail may speak: by a registered
address, or by orders in it whose signature holds. Robots are not served. Every call may be repeated.
"""

import os
from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

import attrs
import tomli_w

from pbem import files
from pbem.engine.people.notice import answered_head
from pbem.engine.ruleset import Data
from pbem.host.deadlines import keeping
from pbem.host.deadlines.calendar import (
    NO_TIME,
    Span,
    day_span,
    merged,
    spell_moment,
    write_moment,
    zone_of,
)
from pbem.host.deadlines.timetable import absences, timetable
from pbem.host.games.logbook import Logbook
from pbem.host.games.notices import ABSENCE, MESSAGE, Notice
from pbem.host.games.shelf import Opened
from pbem.host.house import House
from pbem.host.letters import telling
from pbem.host.letters.message import (
    MessageError,
    Passed,
    address_message,
    message_text,
    rows,
    spell_face,
)
from pbem.host.letters.postmark import Letter, digest_of
from pbem.host.letters.wishes import Absence, Message, Wishes
from pbem.host.post import outbox
from pbem.mail.draft import one_line

_PERIOD = timedelta(days=90)
_DAY = timedelta(days=1)
_AHEAD = timedelta(days=366)
_STAMP = "%Y%m%dT%H%M%SZ"


class Asked(NamedTuple):
    """One mail that asks: the house, the game, for which seats it may speak, and when it is read."""

    house: House
    opened: Opened
    seats: Sequence[str]
    signed: bool
    digest: str
    now: datetime


def take_wishes(
    house: House, opened: Opened, seats: Sequence[str], wishes: Wishes, *, signed: bool,
    digest: str, now: datetime,
) -> tuple[str, ...]:  # fmt: skip
    """
    Do what a mail asks for, and return sentences for the receipt.

    `seats` are those for which the mail may speak, `signed` says that orders in it prove that,
    `digest` names the mail. Raises LogError, files.FileError, playing.StoppedError.
    """
    asked = Asked(house, opened, seats, signed, digest, now)
    told = [*wishes.troubles]
    for absence in wishes.absences:
        told += _take_absence(asked, absence)
    for message in wishes.messages:
        told.append(_take_message(asked, message))
    return tuple(told)


# ── absences ─────────────────────────────────────────────────────────────────────────────────────


def _take_absence(asked: Asked, absence: Absence) -> list[str]:
    player = absence.player.casefold()
    seats = [seat for seat in asked.seats if not player or seat == player]
    if not seats:
        return [f"you do not sit as {absence.player[:40]!a} in this game"]
    return [note_absence(asked, seat, absence, by=seat) for seat in seats]


def note_absence(asked: Asked, seat: str, absence: Absence, *, by: str) -> str:
    """Note that a player is away, at the own word or at that of the host; return a sentence."""
    opened, now = asked.opened, asked.now.replace(microsecond=0)
    rule = opened.folder.hosting().deadline
    if absence.first > (now + _AHEAD).date():
        return "an absence that begins in more than a year was not noted; say so again later"
    days = day_span(absence.first, absence.last, zone_of(rule.zone))
    if days.end is None or days.end <= now:
        return "an absence that is over already was not noted"
    span = Span(max(days.start, now), days.end)
    book = keeping.logbook(opened)
    known = absences(book.log, seat)
    if any(one.start <= span.start and one.end and span.end and span.end <= one.end
           for one in known):  # fmt: skip
        return f"the absence of {seat} is noted already"
    if by == seat and _own_days(book, seat, span) > rule.absence_days * _DAY:
        return (
            f"more than {rule.absence_days} days away in 90 days can only be noted by the game "
            "master; nothing was noted"
        )
    text = f"{_face(opened, seat)} is away from {absence.first} to {absence.last}."
    data = {"seat": seat, "from": write_moment(span.start), "to": write_moment(days.end)}
    notice = book.append(ABSENCE, f"{text}{_due(opened, book, seat, data)}", now, by=by, data=data)
    telling.tell(asked.house, opened, book, notice, now)
    return notice.text


def _own_days(book: Logbook, seat: str, span: Span) -> timedelta:
    """Return how long a player is away by the own word in the 90 days that end with a span."""
    own = {notice.number for notice in book.log.of(ABSENCE) if notice.by == seat}
    spans = [*absences(attrs.evolve(book.log, notices=tuple(
        notice for notice in book.log.notices if notice.number in own)), seat), span]  # fmt: skip
    since = (span.end or span.start) - _PERIOD
    return sum(
        ((one.end or one.start) - max(one.start, since) for one in merged(since, spans)), NO_TIME
    )


def _due(opened: Opened, book: Logbook, seat: str, data: Data) -> str:
    """Tell when orders are due with this absence; nothing if the seat owes none."""
    awaited = opened.game.awaited
    table = timetable(book.log, answered_head(opened.game.file))
    if table is None or awaited is None or seat not in awaited.must:
        return ""
    notice = Notice(len(book.log.notices), book.log.notices[-1].at, seat, ABSENCE, "", data)
    log = attrs.evolve(book.log, notices=(*book.log.notices, notice))
    moment = attrs.evolve(table, log=log).due(seat)
    return f" Orders are due {spell_moment(moment, table.rule.zone)}." if moment else ""


# ── letters ──────────────────────────────────────────────────────────────────────────────────────


def _take_message(asked: Asked, message: Message) -> str:
    hosting, genesis = asked.opened.folder.hosting(), asked.opened.game.file.genesis
    try:
        passed = address_message(hosting, genesis, asked.seats, message, signed=asked.signed)
    except MessageError as error:
        return str(error)
    archive = asked.opened.folder.inside("messages")
    known = [name for name in files.listing(archive) if f"-{passed.writer}-" in name]
    since = (asked.now - _DAY).strftime(_STAMP)
    lately = [name for name in known if name.partition("-")[0] > since]
    again = any(passed.content in name for name in known)
    if not again and len(lately) >= hosting.messages.per_day:
        return (
            f"{hosting.messages.per_day} messages of yours were passed on within a day; this one "
            "was not"
        )
    return pass_on(asked, passed)


def pass_on(asked: Asked, passed: Passed) -> str:
    """Keep a letter in the archive, note it, and queue it for its readers; return a sentence."""
    opened, now = asked.opened, asked.now
    genesis, allowed = opened.game.file.genesis, opened.folder.hosting().messages.allowed
    _note_message(asked, passed, _archived(asked, passed), allowed)
    reached: list[str] = []
    unreached: list[str] = []
    for reader in passed.to:
        digest = digest_of("message", opened.folder.name, passed.content, reader)
        if outbox.is_queued(asked.house, digest):
            reached.append(reader)
            continue
        subject = f"[pbem {one_line(genesis.name, 60)}] {_from(passed, opened)}"
        letter = Letter("", subject, message_text(genesis, passed, reader, allowed), digest,
                        "message", opened.folder.name)  # fmt: skip
        done = telling.write(asked.house, opened, reader, letter, now)
        (reached if done else unreached).append(reader)
    told = [f"your message went to {_spelled(opened, reached)}"] if reached else []
    told += [f"there is no address of {_spelled(opened, unreached)}"] if unreached else []
    return "; ".join(told)


def _archived(asked: Asked, passed: Passed) -> bytes:
    """Keep a letter; return what is kept. The same letter is kept once."""
    folder = asked.opened.folder.inside("messages")
    files.make_folder(folder, private=True)
    for name in files.listing(folder):
        if name.endswith(f"-{passed.writer}-{passed.content}.toml"):
            return files.read(os.path.join(folder, name), files.KEY_LIMIT)
    data = {
        "at": write_moment(asked.now), "from": passed.writer, "to": list(passed.to),
        "signed": passed.signed, "mail": asked.digest, "text": "\n".join(rows(passed.text)),
    }  # fmt: skip
    text = tomli_w.dumps(data, multiline_strings=False).encode()
    name = f"{asked.now.strftime(_STAMP)}-{passed.writer}-{passed.content}.toml"
    files.write_new(os.path.join(folder, name), text, private=True)
    return text


def _note_message(asked: Asked, passed: Passed, kept: bytes, allowed: str) -> None:
    """Note a letter by its hash; who wrote to whom is told where letters are open."""
    book, mark = keeping.logbook(asked.opened), sha256(kept).hexdigest()
    if any(notice.data.get("hash") == mark for notice in book.log.of(MESSAGE)):
        return
    data: Data = {"hash": mark}
    text = "A message was passed on."
    if allowed == "open":
        data |= {"from": passed.writer, "to": list(passed.to)}
        text = f"{passed.writer} wrote to {' and '.join(passed.to)}."
    book.append(MESSAGE, text, asked.now, data=data)


def _from(passed: Passed, opened: Opened) -> str:
    return f"a message from {spell_face(opened.game.file.genesis, passed.writer)}"


def _spelled(opened: Opened, readers: Sequence[str]) -> str:
    return " and ".join(_face(opened, reader) for reader in readers)


def _face(opened: Opened, seat: str) -> str:
    return spell_face(opened.game.file.genesis, seat)
