"""
Absences: noted at a player's own word or at that of the game master, and taken back by the player.

Whoever calls holds the lock of the game. Every call may be repeated: what the log tells already is not
noted again.
"""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import attrs

from pbem.engine.decisions.decision import answered_head
from pbem.engine.ruleset import Data
from pbem.host.deadlines import keeping
from pbem.host.deadlines.calendar import Span, day_span, format_moment, write_moment, zone_of
from pbem.host.deadlines.timetable import absences, timetable
from pbem.host.games.logbook import Logbook
from pbem.host.games.notices import ABSENCE, RETURN, Notice
from pbem.host.games.shelf import Opened
from pbem.host.house import House
from pbem.host.letters import telling
from pbem.host.letters.wishes import Absence, Return
from pbem.host.post.decision import format_code

_PERIOD = timedelta(days=90)
_DAY = timedelta(days=1)
_AHEAD = timedelta(days=366)
_MOMENT = timedelta(seconds=1)


class Asked(NamedTuple):
    """
    One mail that asks: the house, the game, for which seats it may speak, and when it is read.

    `signed` says that orders in the mail prove whom it speaks for, `digest` names the mail.
    """

    house: House
    opened: Opened
    seats: Sequence[str]
    signed: bool
    digest: str
    now: datetime


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
        return f"the absence of {opened.spell([seat])} is noted already"
    if by == seat and _own_days(book, seat, span, zone_of(rule.zone)) > rule.absence_days:
        return (
            f"more than {rule.absence_days} days away in 90 days can only be noted by the game "
            "master; nothing was noted"
        )
    text = f"{opened.spell([seat])} is away from {absence.first} to {absence.last}."
    data = {"seat": seat, "from": write_moment(span.start), "to": write_moment(days.end)}
    due = _due(opened, book, ABSENCE, seat, data, now)
    notice = book.append(ABSENCE, f"{text}{due}", now, by=by, data=data)
    telling.tell(asked.house, opened, book, notice, now)
    return notice.text


def take_back(asked: Asked, seat: str) -> str:
    """Note that a player is here, whatever absence was announced; return a sentence."""
    opened, now = asked.opened, asked.now.replace(microsecond=0)
    book = keeping.logbook(opened)
    if known := _taken_back(book, seat, asked.digest):
        return known.text
    spans = current_absences(book, seat, now)
    if not spans:
        return f"no absence of {opened.spell([seat])} is noted; there is nothing to take back"
    zone = zone_of(opened.folder.hosting().deadline.zone)
    days = " and ".join(_format_days(span, zone) for span in spans)
    began = any(span.start <= now for span in spans)
    here, end = ("is back", "ends now") if began else ("will not be away", "is taken back")
    text = f"{opened.spell([seat])} {here}: the absence {days} {end}."
    data: Data = {"seat": seat, "mail": asked.digest}
    due = _due(opened, book, RETURN, seat, data, now)
    notice = book.append(RETURN, f"{text}{due}", now, by=seat, data=data)
    telling.tell(asked.house, opened, book, notice, now)
    return notice.text


def sort_returns(
    asked: Asked, returns: Sequence[Return], secret: bytes
) -> tuple[list[str], tuple[Return, ...]]:
    """
    Sort what a mail without a signature takes back: codes to be sent, and what may be done at once.

    An absence that somebody announces in another's name costs time, one that he takes back costs a
    turn. So a player with a key must say yes with the code that goes to the registered address.
    """
    book, genesis = keeping.logbook(asked.opened), asked.opened.game.file.genesis
    codes: list[str] = []
    left: list[Return] = []
    for one in returns:
        meant = seats_meant(asked, one.player)
        if not meant:
            left.append(one)
        for seat in meant:
            code = return_code(book, seat, secret, asked.now) if seat in genesis.identities else ""
            if code:
                codes.append(code)
            else:
                left.append(attrs.evolve(one, player=seat))
    return list(dict.fromkeys(codes)), tuple(left)


def times_back(opened: Opened, seats: Sequence[str]) -> int:
    """Return how often these players took an absence back."""
    noted = keeping.logbook(opened).log.of(RETURN)
    return sum(notice.data["seat"] in seats for notice in noted)


def question(code: str) -> str:
    """Ask a player whether an absence is to be taken back."""
    return (
        "NOT YET DONE: your absence is to be taken back, and nothing proves that it is you who wants "
        "that. If it is, reply to this mail, and write into the first row the word yes and this "
        f"code: {code}"
    )


def seats_meant(asked: Asked, player: str) -> list[str]:
    """Return for which of its seats a mail speaks: the one that it names, or all."""
    wanted = player.casefold()
    return [seat for seat in asked.seats if not wanted or seat == wanted]


def take_back_by_code(asked: Asked, seat: str, code: str, secret: bytes) -> str:
    """Take an absence back where the code of `return_code` was sent; "" if it is another code."""
    book = keeping.logbook(asked.opened)
    again = _taken_back(book, seat, asked.digest) is not None
    own = return_code(book, seat, secret, asked.now)
    return take_back(asked, seat) if again or (own and own == code) else ""


def return_code(book: Logbook, seat: str, secret: bytes, now: datetime) -> str:
    """Return the code with which a player takes back what is announced now; "" if nothing is."""
    spans = [write_moment(span.end or span.start) for span in current_absences(book, seat, now)]
    number = len(book.log.of(RETURN))
    about: Data = {"game": book.log.game_id, "seat": seat, "absences": spans, "number": number}
    return format_code(secret, about) if spans else ""


def current_absences(book: Logbook, seat: str, now: datetime) -> list[Span]:
    """Return the absences of a player that are not over."""
    return [span for span in absences(book.log, seat) if span.end is None or span.end > now]


def _taken_back(book: Logbook, seat: str, digest: str) -> Notice | None:
    told = {"seat": seat, "mail": digest}
    return next((notice for notice in book.log.of(RETURN) if notice.data == told), None)


def _format_days(span: Span, zone: ZoneInfo) -> str:
    days = list(_days(span, zone, span.start))
    return f"from {days[0]} to {days[-1]}"


def _own_days(book: Logbook, seat: str, span: Span, zone: ZoneInfo) -> int:
    """
    Return on how many days a player is away by the own word, of the 90 that end with a span.

    A day of which only a part is announced counts as well: each gives a day more for the orders.
    """
    own = tuple(
        notice for notice in book.log.notices
        if notice.kind == RETURN or (notice.kind == ABSENCE and notice.by == seat)
    )  # fmt: skip
    log = attrs.evolve(book.log, notices=own)
    since = (span.end or span.start) - _PERIOD
    spans = [*absences(log, seat), span]
    return len({day for one in spans for day in _days(one, zone, since)})


def _days(span: Span, zone: ZoneInfo, since: datetime) -> Iterator[date]:
    """Return the days on which a span touches what comes after a moment."""
    day = max(span.start, since).astimezone(zone).date()
    last = ((span.end or span.start) - _MOMENT).astimezone(zone).date()
    while day <= last:
        yield day
        day += _DAY


def _due(
    opened: Opened, book: Logbook, kind: str, seat: str, data: Data, now: datetime
) -> str:  # fmt: skip
    """Tell when orders are due with this notice; nothing if the seat owes none."""
    awaited = opened.game.awaited
    table = timetable(book.log, answered_head(opened.game.file))
    if table is None or awaited is None or seat not in awaited.must:
        return ""
    notice = Notice(len(book.log.notices), now, seat, kind, "", data)
    log = attrs.evolve(book.log, notices=(*book.log.notices, notice))
    moment = attrs.evolve(table, log=log).due(seat)
    return f" Orders are due {format_moment(moment, table.rule.zone)}." if moment else ""
