"""
Absences: noted at a player's own word or at the game master's, and taken back by the player.

What the log says already is not noted again.
"""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import attrs

from pbem.engine.table.terms import Data
from pbem.host.deadlines.calendar import DAY, TimeSpan, day_span
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import ABSENCE, RETURN, Log, LogEntry
from pbem.host.deadlines.moments import format_moment, write_moment, zone_of
from pbem.host.deadlines.timetable import absences
from pbem.host.games.hosted_game import HostedGame
from pbem.mail.requests import Absence, Return
from pbem.record import value

_PERIOD = timedelta(days=90)
_AHEAD = timedelta(days=366)
_MOMENT = timedelta(seconds=1)
MOST_A_DAY = 5
"""So many absences a player may announce in a day: everybody gets a mail about each, and about its end."""


@value
class RequestMail:
    """
    A mail that asks for something: the game, and for which seats the mail may speak.

    `signed` says that the player signed what it asks for; `digest` identifies the mail. `sender` is the address that
    it came from, and `registered` says whether that is one of the player's; else they said yes to it.
    """

    game: HostedGame
    seats: Sequence[str]
    signed: bool = False
    digest: str = ""
    sender: str = ""
    registered: bool = True

    def seats_meant(self, player: str) -> list[str]:
        """Return which of its seats the mail speaks for: the one that it names, or all."""
        wanted = player.casefold()
        return [seat for seat in self.seats if not wanted or seat == wanted]


def note_absence(game: HostedGame, seat: str, absence: Absence, *, by: str) -> str:
    """Note that a player is away, by their own word or the host's; return a sentence."""
    now, rule = game.now.replace(microsecond=0), game.read_settings().deadline
    if game.game.awaited is None:
        return "the game is over, so no absence was noted"
    if absence.first > (now + _AHEAD).date():
        return "an absence that begins more than a year from now was not noted; say so again later"
    zone = zone_of(rule.zone)
    days = day_span(absence.first, absence.last, zone)
    if days.end is None or days.end <= now:
        return "an absence that is already over was not noted"
    span = TimeSpan(max(days.start, now), days.end)
    log, who = game.log().log, game.format_seats([seat])
    if any(one.start <= span.start and one.end and span.end and span.end <= one.end for one in absences(log, seat)):
        return f"the absence of {who} is already noted"
    if by == seat and _own_days(log, seat, span, zone) > rule.absence_days:
        return (
            f"more than {rule.absence_days} days away within 90 days can only be noted by the "
            "game master; nothing was noted"
        )
    announced = [entry for entry in log.of(ABSENCE) if entry.by == by == seat and entry.at > now - DAY]
    if len(announced) >= MOST_A_DAY:
        return (
            f"{MOST_A_DAY} absences of {who} were announced within a day; another can only be noted by the game master"
        )
    text = f"{who} is away {_format_days(span, zone)}."
    data = {"seat": seat, "from": write_moment(span.start), "to": write_moment(days.end)}
    return game.note(ABSENCE, f"{text}{_due(game, ABSENCE, seat, data)}", by=by, data=data).text


# ── taken back ───────────────────────────────────────────────────────────────────────────────────


def take_back(mail: RequestMail, seat: str) -> str:
    """Note that a player is here, whatever absence was announced; return a sentence."""
    game, now = mail.game, mail.game.now.replace(microsecond=0)
    log, who = game.log().log, game.format_seats([seat])
    if known := _taken_back(log, seat, mail.digest):
        return known.text
    spans = current_absences(log, seat, now)
    if not spans:
        return f"no absence of {who} is noted, so there is nothing to take back"
    zone = zone_of(game.read_settings().deadline.zone)
    days = " and ".join(_format_days(span, zone) for span in spans)
    began = any(span.start <= now for span in spans)
    here, end = ("is back", "ends now") if began else ("will not be away", "is taken back")
    text = f"{who} {here}: the absence {days} {end}."
    data: Data = {"seat": seat, "mail": mail.digest}
    return game.note(RETURN, f"{text}{_due(game, RETURN, seat, data)}", by=seat, data=data).text


def sort_returns(mail: RequestMail, returns: Sequence[Return]) -> tuple[list[str], tuple[Return, ...]]:
    """
    Sort what an unsigned mail takes back: codes to be sent, and what may be done at once.

    An absence announced in another's name costs time, one taken back in another's name costs a turn.
    So a player with a key must say yes with the code that goes to the registered address.
    """
    game, log = mail.game, mail.game.log().log
    codes: list[str] = []
    left: list[Return] = []
    for one in returns:
        seats = mail.seats_meant(one.player)
        if not seats:
            left.append(one)
        for seat in seats:
            code = return_code(game, log, seat) if seat in game.genesis.identities else ""
            if code:
                codes.append(code)
            else:
                left.append(attrs.evolve(one, player=seat))
    return list(dict.fromkeys(codes)), tuple(left)


def question(code: str) -> str:
    """Ask a player whether an absence is to be taken back."""
    return (
        "NOT YET DONE: somebody asked to take your absence back, and nothing proves that it was "
        "you. If it was, reply to this letter with the word yes and this code in the first line: "
        f"{code}"
    )


def take_back_by_code(mail: RequestMail, seat: str, code: str) -> str:
    """Take an absence back if this is the code of `return_code`; "" if it is another code."""
    log = mail.game.log().log
    again = _taken_back(log, seat, mail.digest) is not None
    own = return_code(mail.game, log, seat)
    return take_back(mail, seat) if again or (own and own == code) else ""


def return_code(game: HostedGame, log: Log, seat: str) -> str:
    """Return the code with which a player takes back what is announced now; "" if nothing is."""
    spans = current_absences(log, seat, game.now)
    ends = [write_moment(span.end or span.start) for span in spans]
    number = len(log.of(RETURN))
    about: Data = {"game": log.game_id, "absences": ends, "number": number}
    return game.code_for(seat, about) if spans else ""


def times_back(game: HostedGame, seats: Sequence[str]) -> int:
    """Return how often these players took an absence back."""
    return sum(entry.data["seat"] in seats for entry in game.log().log.of(RETURN))


def current_absences(log: Log, seat: str, now: datetime) -> list[TimeSpan]:
    """Return the absences of a player that are not over."""
    return [span for span in absences(log, seat) if span.end is None or span.end > now]


def _taken_back(log: Log, seat: str, digest: str) -> LogEntry | None:
    data = {"seat": seat, "mail": digest}
    return next((entry for entry in log.of(RETURN) if entry.data == data), None)


# ── days ─────────────────────────────────────────────────────────────────────────────────────────


def _format_days(span: TimeSpan, zone: ZoneInfo) -> str:
    days = list(_days(span, zone, span.start))
    return f"from {days[0]} to {days[-1]}"


def _own_days(log: Log, seat: str, span: TimeSpan, zone: ZoneInfo) -> int:
    """
    Return on how many days a player is away by their own word, of the 90 that end with a span.

    A day of which only a part is announced counts as well: each gives a day more for the orders.
    """
    own = tuple(entry for entry in log.entries if entry.kind == RETURN or (entry.kind == ABSENCE and entry.by == seat))
    since = (span.end or span.start) - _PERIOD
    spans = [*absences(attrs.evolve(log, entries=own), seat), span]
    return len({day for one in spans for day in _days(one, zone, since)})


def _days(span: TimeSpan, zone: ZoneInfo, since: datetime) -> Iterator[date]:
    """Return the days on which a span touches what comes after a moment."""
    day = max(span.start, since).astimezone(zone).date()
    last = ((span.end or span.start) - _MOMENT).astimezone(zone).date()
    while day <= last:
        yield day
        day += DAY


def _due(game: HostedGame, kind: str, seat: str, data: Data) -> str:
    """Say when orders are due after this entry; "" if the seat owes none, or nobody knows."""
    awaited, log = game.game.awaited, game.log().log
    table = game.timetable(log)
    if table is None or awaited is None or seat not in awaited.must or doubt(log):
        return ""
    entry = LogEntry(len(log.entries), game.now.replace(microsecond=0), seat, kind, "", data)
    later = attrs.evolve(log, entries=(*log.entries, entry))
    moment = attrs.evolve(table, log=later).due(seat)
    return f" Orders are due {format_moment(moment, table.rule.zone)}." if moment else ""
