"""
What the log says about mail that left and mail that did not: nobody's time runs before their mail of the
turn was accepted, and nobody's while no mail leaves the host.

What happened stands in the outbox, and every round compares it with the log. A host that was killed
between the two finds it there later; the later moment counts, in favour of the player. While the clock
is in doubt nothing is noted, so that no time begins in a year that never was.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime

from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import ACCEPTED, CONTACT, RESUME, SILENCE, UNREACHED, Log, LogEntry
from pbem.host.deadlines.lost_time import noted_silence
from pbem.host.deadlines.moments import format_moment, read_moment, write_moment
from pbem.host.deadlines.timetable import Timetable, mail_data
from pbem.host.folder import outbox, refusals, silence
from pbem.host.folder.sending import PATIENCE
from pbem.host.games.announcements import mailing_of
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.notices import LONG_SILENCE
from pbem.host.mails.turn_mails import turn_digest


def note_mail(game: HostedGame) -> list[str]:
    """Note which mails were accepted, which are refused, and whether mails leave at all; say what is new."""
    table = game.timetable()
    if table is None or game.game.awaited is None:
        return []
    _note_silence(game)
    said: list[str] = []
    if doubt(game.log().log) is None:
        said += _note_turn_mails(game, table)
        said += _note_contact(game)
    return said


def all_reached(game: HostedGame, table: Timetable) -> bool:
    """Say whether nothing is to be noted about the mails of the turn before something else happens."""
    mailing = mailing_of(game)
    for one in game.seat_statuses():
        to = mailing.players.get(one.seat, "")
        if to and outbox.waits_for_another(game.host, turn_digest(mailing, one.seat), to):
            return False
        known = _entry_of(game, table, one.seat)
        if one.owes and one.reason != "dice" and not (known and known.kind == ACCEPTED):
            return False
    return True


def unreached(game: HostedGame, log: Log) -> Iterator[LogEntry]:
    """Return the entries about players who owe orders, and whose servers have not taken the mail of the turn."""
    table = game.timetable(log)
    for one in game.seat_statuses(log) if table else ():
        begun = table.beginning(one.seat) if table and one.owes else None
        entry = log.entries[begun.number] if begun else None
        if entry is not None and entry.kind == UNREACHED:
            yield entry


def unreached_sentences(entries: Iterable[LogEntry], now: datetime) -> Iterator[str]:
    """Say whose time stands because their server does not take the mail of the turn."""
    for entry in entries:
        if read_moment(entry.data["until"]) > now:
            yield entry.text


# ── no mail leaves ───────────────────────────────────────────────────────────────────────────────


def _note_silence(game: HostedGame) -> None:
    now, quiet = game.now, silence.current_silence(game.host)
    if quiet is None or noted_silence(game.log().log) is not None:
        return
    data = {"from": write_moment(min(quiet.start, now)), "why": quiet.why, "way": quiet.way}
    game.note(SILENCE, f"{quiet.sentence} All clocks are stopped.", data=data)


def _note_contact(game: HostedGame) -> Iterator[str]:
    log, now = game.log().log, game.now
    begun = noted_silence(log)
    if begun is None or silence.current_silence(game.host) is not None:
        return
    since = min(read_moment(begun.data["from"]), now)
    # Somebody who was promised a date is told it, however short the silence was.
    promised = (table := game.timetable(log)) is not None and (
        table.vague or any(entry.number > begun.number for entry in log.of(RESUME))
    )
    what = "No mail left the host" if begun.data.get("way") != "in" else "The mailbox was not read"
    moved = "Deadlines still to come move by as much."
    text = f"{what} from {format_moment(since)} to {format_moment(now)}. {moved}"
    long = now - since > LONG_SILENCE or promised
    seats = [one.seat for one in game.seat_statuses(log) if long and one.owes and table and table.beginning(one.seat)]
    data = {"from": write_moment(since), "to": write_moment(now), "seats": seats}
    yield game.note(CONTACT, text, data=data).text


# ── the mail of the turn ─────────────────────────────────────────────────────────────────────────


def _note_turn_mails(game: HostedGame, table: Timetable) -> Iterator[str]:
    mailing = mailing_of(game)
    for one in game.seat_statuses():
        digest = turn_digest(mailing, one.seat)
        to = mailing.players.get(one.seat, "")
        if to:
            outbox.readdress(game.host, digest, to)
        known = _entry_of(game, table, one.seat)
        if not one.owes or one.reason == "dice" or (known and known.kind == ACCEPTED):
            continue
        if not to or outbox.is_sent(game.host, digest):
            yield _note_accepted(game, table, one.seat, to)
        elif known is None and silence.current_silence(game.host) is None:
            refused = refusals.refusal(game.host, digest)
            if refused and (refused.given_up or game.now - refused.since >= LONG_SILENCE):
                yield _note_unreached(game, table, one.seat, refused)


def _entry_of(game: HostedGame, table: Timetable, seat: str) -> LogEntry | None:
    """Return the newest entry about the mail of this turn to a seat."""
    wanted = mail_data(table.base, seat)
    found = [entry for entry in game.log().log.of(ACCEPTED, UNREACHED) if entry.data.items() >= wanted.items()]
    return found[-1] if found else None


def _note_accepted(game: HostedGame, table: Timetable, seat: str, to: str) -> str:
    log, who = game.log().log, game.format_seats([seat])
    due = table.presuming(seat, game.now).due(seat)
    text = f"The mail of this turn to {who} was accepted." if to else f"There is no address for {who}."
    text += f" Orders of {who} are due {format_moment(due, table.rule.zone)}." if due else ""
    # The date in the mail is too early by now: after a silence, its end is what players are told.
    late = abs(game.now - table.opened.at) > LONG_SILENCE or table.vague
    late = bool(to and due and late and noted_silence(log) is None)
    data = mail_data(table.base, seat, seats=[seat] if late else [])
    entry = game.note(ACCEPTED, text, data=data)
    return entry.text if late else ""


def _note_unreached(game: HostedGame, table: Timetable, seat: str, refused: refusals.Refusal) -> str:
    since = min(refused.since, game.now)
    # Not from `since`: the clock may have been wrong then, and the host off meanwhile.
    until, who = game.now + PATIENCE, game.format_seats([seat])
    text = (
        f"The mail of this turn to {who} has not been accepted since {format_moment(since)}: "
        f"{refused.why}. Until it is, the time of {who} does not run; it starts "
        f"{format_moment(until)} at the latest."
    )
    data = mail_data(table.base, seat, until=write_moment(until))
    data |= {"from": write_moment(since), "address": refused.address}
    return game.note(UNREACHED, text, data=data).text
