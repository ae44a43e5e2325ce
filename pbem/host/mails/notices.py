"""
Mails that the host writes of its own accord: about its log, reminders, and what needs a person.

An entry of the log is mailed to those whom it concerns, its signed line attached, to each reader once.
"""

from collections.abc import Sequence
from datetime import timedelta
from hashlib import sha256

from pbem.engine.file.decision import answered_head
from pbem.engine.file.phrases import spoken_clock
from pbem.engine.play.play import Game
from pbem.host.deadlines import host_log
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import Log, LogEntry
from pbem.host.deadlines.moments import format_moment, read_moment
from pbem.host.deadlines.seat_status import SeatStatus, due_sentences
from pbem.host.deadlines.timetable import timetable
from pbem.host.mails.messages import GM
from pbem.host.mails.outgoing import OutgoingMail, digest_of, subject_of
from pbem.mail.draft import Attachment, one_line
from pbem.mail.letter import break_sentence

LONG_SILENCE = timedelta(hours=1)
"""After this time people hear that mail came late, or that it does not leave."""

_SUBJECTS = {
    host_log.ABSENCE: "somebody will be away",
    host_log.ACCEPTED: "when orders are due",
    host_log.CLOCK: "the host's clock went wrong",
    host_log.CONFIRMED: "more time",
    host_log.CONTACT: "more time",
    host_log.DECISION: "a decision",
    host_log.DEPUTY: "a deputy",
    host_log.EXTENSION: "more time",
    host_log.HELD: "the game is held",
    host_log.MISSED: "a missed turn",
    host_log.OUTAGE: "more time",
    host_log.PAUSE: "the game is paused",
    host_log.PREVIEW: "the game master looks",
    host_log.RESOLVE: "the game master plays on",
    host_log.RESUME: "the game goes on",
    host_log.RETURN: "somebody is back",
    host_log.SETTINGS: "new settings",
    host_log.SUCCEEDED: "a new player",
    host_log.UNREACHED: "a player is not reached",
}


_HELD = (
    "Orders still count: as soon as they are in, the turn is played.",
    "The game master can give more time, give the seat to somebody else, or to nobody: pbem host extend, replace, resign.",
    "The others can agree on that by mail: a line such as extend 48, or replace NAME by friend@example.org, proposes it.",
)


# ── the log ──────────────────────────────────────────────────────────────────────────────────────


def entry_readers(game: Game, log: Log, entry: LogEntry) -> tuple[str, ...]:
    """
    Return who gets an entry by mail: seats, and "gm"; nobody if it is only kept.

    Of several outages one after the other, before the clock is believed again, the game master hears once.
    """
    seats = game.file.genesis.seat_ids
    if entry.kind in (host_log.ABSENCE, host_log.RETURN):
        return tuple(seat for seat in seats if seat != entry.by)
    if entry.kind in (host_log.OUTAGE, host_log.CONTACT, host_log.CONFIRMED, host_log.ACCEPTED):
        first = entry.kind == host_log.OUTAGE and doubt(log.until(entry.number)) is None
        master = (GM,) if first or _is_long(entry) else ()
        return (*entry.data.get("seats", ()), *master)
    if entry.kind in (host_log.CLOCK, host_log.UNREACHED) or (entry.kind == host_log.SETTINGS and entry.number == 0):
        return (GM,)
    if entry.kind == host_log.DECISION and "hash" in entry.data:
        return ()  # those who must sign get the decision itself
    if entry.kind in (host_log.HELD, host_log.SETTINGS):
        return (*seats, GM)
    return seats if entry.kind in _SUBJECTS else ()


def _is_long(entry: LogEntry) -> bool:
    """Say whether a silence was so long that the game master must hear of it."""
    if entry.kind != host_log.CONTACT:
        return False
    return read_moment(entry.data["to"]) - read_moment(entry.data["from"]) > LONG_SILENCE


def _text(*paragraphs: str) -> str:
    """Return paragraphs as text, each of their lines broken by itself; a command stays on its line."""
    told = ([_broken(line) for line in paragraph.split("\n") if line] for paragraph in paragraphs)
    return "\n\n".join("\n".join(lines) for lines in told if lines) + "\n"


def _broken(line: str) -> str:
    return line if line.startswith("    ") else "\n".join(break_sentence(line))


def entry_digest(name: str, entry: LogEntry, reader: str) -> str:
    """Return the digest of the mail that brings an entry to a reader."""
    return digest_of("notice", name, f"{entry.number:04d}", reader)


def entry_mail(name: str, game: Game, log: Log, entry: LogEntry, line: bytes) -> OutgoingMail:
    """Return the mail about an entry, `line` in the log; address and digest are its reader's."""
    table = timetable(log, answered_head(game.file))
    kinds = (host_log.RESUME, host_log.CONTACT, host_log.CONFIRMED)
    more = due_sentences(game, table, entry.at) if table and entry.kind in kinds else []
    more += _HELD if entry.kind == host_log.HELD else ()
    text = _text(
        "\n".join([entry.text, *more]),
        f"This is entry {entry.number} in the host's log of {game.file.genesis.name}, made {format_moment(entry.at)}.\n"
        "The attached line is that entry, signed by the host: keep it as a proof.",
    )
    attached = Attachment(f"{name}-notice-{entry.number:04d}.json", line, "application/json")
    subject = subject_of(game.file.genesis.name, _SUBJECTS[entry.kind])
    return OutgoingMail("", subject, text, "", "notice", name, attachments=(attached,))


def reminder_mail(name: str, game: Game, entry: LogEntry, status: SeatStatus, zone: str) -> OutgoingMail:
    """Return the reminder that an entry of the log notes, to a player whose deadline is known."""
    awaited, due = game.awaited, format_moment(status.due, zone) if status.due else ""
    what = f" ({awaited.what})" if awaited and awaited.what else ""
    refused = f"What you sent could not be played: {status.reason}" if status.state == "refused" else ""
    spare = "Your standby orders are in. They are played if nothing else comes." if status.standing_by else ""
    of = game.file.genesis.name
    text = _text(
        f"Your orders for {spoken_clock(game.clock)} of {of} have not arrived yet{what}.\nThey are due {due}.",
        refused,
        spare,
        "The game file and an order file to fill in came with the letter of this turn: reply to that one. If you will be "
        "away, say so on the first line of a message: away 24 Dec to 2 Jan.",
    )
    digest = digest_of("reminder", name, f"{entry.number:04d}", status.seat)
    return OutgoingMail(
        "", subject_of(game.file.genesis.name, "your orders have not arrived"), text, digest, "reminder", name
    )


def alert_mail(name: str, to: str, subject: str, sentences: Sequence[str]) -> OutgoingMail:
    """Return the mail to the game master about something that no program can mend."""
    text = _text(*sentences)
    mark = sha256(chr(0).join((subject, *sentences)).encode()).hexdigest()[:16]
    return OutgoingMail(to, f"[pbem {name}] {one_line(subject, 80)}", text, digest_of("gm", name, mark), "gm", name)


# ── decisions ────────────────────────────────────────────────────────────────────────────────────


def signature_request(name: str, game: Game, said: str, game_file: str, decision: Attachment) -> OutgoingMail:
    """Return the mail that asks for a signature under a decision; address and digest are missing."""
    text = _text(
        f"A decision about {game.file.genesis.name} needs your signature:",
        said,
        "If you agree, save the attached file beside the game file, then:",
        f"    pbem approve {game_file} {decision.name}",
        "It says once more what the decision does to the game. Reply with the signed file attached. If you do not agree, "
        "do nothing.",
    )
    return _decision_mail(name, game, "to be signed", text, decision)


def ballot(name: str, game: Game, code: str, what: str, kind: str, needs: str) -> OutgoingMail:
    """Return the mail that asks a player to agree to a proposal by a yes; address and digest are missing."""
    lapse = (
        "If a turn is played before all have agreed, nothing comes of it, as the letter of that turn then says. "
        "Anybody can propose such a thing once more."
    )
    text = _text(
        f"{what} It needs {needs}.",
        "If you agree, reply with the word yes and this code in the first line:",
        f"    {code}",
        f"If you do not agree, do nothing. {lapse if game.awaited else ''}".rstrip(),
    )
    return OutgoingMail("", subject_of(game.file.genesis.name, f"do you agree ({kind})?"), text, "", "decision", name)


def record_request(name: str, game: Game, kind: str, files: tuple[str, str], decision: Attachment) -> OutgoingMail:
    """
    Return the mail that asks the players to make the record of a decision that all have signed.

    `files` are the names of the newest game file and of the next. Address and digest are missing.
    """
    text = _text(
        f"Everybody who must sign has signed the decision ({kind}) about {game.file.genesis.name}. One of you now writes "
        "the next game file, and the first counts: save the attached file beside the game file, then:",
        f"    pbem apply {files[0]} {decision.name}",
        f"and reply with {files[1]} attached.",
    )
    return _decision_mail(name, game, "all have signed", text, decision)


def _decision_mail(name: str, game: Game, about: str, text: str, decision: Attachment) -> OutgoingMail:
    subject = subject_of(game.file.genesis.name, about)
    return OutgoingMail("", subject, text, "", "decision", name, attachments=(decision,))


def deputy_mail(name: str, game: Game, seat: tuple[str, str], deputy: str, to: str) -> OutgoingMail:
    """Return the mail to a new deputy, who gets no mails of the game before the seat is theirs."""
    text = _text(
        f"{deputy}, you are the deputy of {seat[1]} in the game {game.file.genesis.name}.",
        "You have nothing to do now. Should a turn be missed, you take over, and the turn comes to this address with "
        "everything that is to be done. Keep the keys with which you wrote your file: the orders are signed with them.",
    )
    mark = sha256(f"{deputy} {to}".encode()).hexdigest()[:12]
    digest = digest_of("deputy", name, seat[0], mark)
    return OutgoingMail(to, subject_of(game.file.genesis.name, "you are a deputy"), text, digest, "deputy", name)
