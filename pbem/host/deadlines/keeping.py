"""
What the host notes about a game and tells its players: settings, deadlines, absences, refusals.

Whoever calls holds the lock of the game. A notice is on the disk before a letter about it is queued,
and every call may be repeated: what the log tells already is not noted again.
"""

import json
from collections.abc import Iterable
from datetime import datetime

import attrs

from pbem.engine.decisions.decision import answered_head
from pbem.engine.file.genesis import Genesis
from pbem.engine.phrases import format_seats
from pbem.engine.play import Game
from pbem.errors import LogError
from pbem.host.deadlines.awaiting import Post, Standing, format_standing, refusals, standings
from pbem.host.deadlines.calendar import read_moment, write_moment
from pbem.host.deadlines.missed import policy_faults
from pbem.host.deadlines.timetable import Timetable, is_paused, opening_data, timetable
from pbem.host.games import orderbook, playing
from pbem.host.games.hosting import ADVANCE, Hosting, with_address, words
from pbem.host.games.logbook import NAME, Logbook, open_log, read_file
from pbem.host.games.notices import DEADLINE, REFUSED, SETTINGS, Log, Notice, plain_text
from pbem.host.games.shelf import Opened
from pbem.host.house import HOSTING, GameFolder, House
from pbem.host.letters.telling import due_rows, tell
from pbem.local import files

_MOST_REFUSALS = 20
_TICK = "tick.json"
_WITNESSES = "witnesses"


def logbook(opened: Opened) -> Logbook:
    """Open the log of a game. Raises LogError, UnavailableError and StoppedError."""
    return open_log(opened.folder, opened.game.file.genesis, playing.signer())


# ── turns ────────────────────────────────────────────────────────────────────────────────────────


def open_turn(house: House, opened: Opened, now: datetime) -> Timetable | None:
    """Note settings and deadline of the turn that is waited for, unless they are; return its timetable."""
    book, hosting = logbook(opened), opened.folder.hosting()
    _note_settings(house, opened, book, hosting, now)
    base = answered_head(opened.game.file)
    known = timetable(book.log, base)
    awaited = opened.game.awaited
    if known is not None or awaited is None or not hosting.deadline.exists:
        return known
    data = opening_data(hosting, base, opened.index, now)
    coming = Notice(len(book.log.notices), now.replace(microsecond=0), "host", DEADLINE, "", data)
    table = timetable(attrs.evolve(book.log, notices=(*book.log.notices, coming)), base)
    told = due_rows(opened, table) if table else []
    book.append(DEADLINE, " ".join([f"{opened.next}.", *told]), now, data=data)
    return timetable(book.log, base)


def deadline_rows(house: House, opened: Opened, now: datetime) -> tuple[str, ...]:
    """Return what the letter of a turn says about deadlines, a sentence each."""
    table = open_turn(house, opened, now)
    awaited = opened.game.awaited
    if table is None or awaited is None:
        return ()
    rows = due_rows(opened, table)
    if table.paused:
        return tuple(rows)
    grace = f" after {table.rule.grace_hours} hours of grace" if table.rule.grace_hours else ""
    policy = _policy(opened.folder.hosting(), opened.game.file.genesis)
    return (*rows, f"What is missing then{grace}: {policy}.")


def _policy(hosting: Hosting, genesis: Genesis) -> str:
    told = {
        "advance": "orders that are standing by are played",
        "deputy": "a deputy takes the seat",
        "minimal": "the least legal turn is played",
    }
    own = hosting.missed.policy
    if policy_faults(hosting, genesis):
        # What nobody agreed to will not happen, and is not announced.
        own = tuple(word for word in own if word == ADVANCE)
    return ", or ".join([*(told[word] for word in own), "the game is held"])


def _note_settings(
    house: House, opened: Opened, book: Logbook, hosting: Hosting, now: datetime
) -> None:
    """Note what players can rely on, at the start and whenever it changes; and tell of a change."""
    data = {
        "words": words(hosting), "messages": hosting.messages.allowed,
        "key": book.signer.public.line,
    }  # fmt: skip
    known = book.log.of(SETTINGS)
    if known and known[-1].data == data:
        return
    text = f"Deadline: {words(hosting)}. Messages between players: {hosting.messages.allowed}."
    faults = policy_faults(hosting, opened.game.file.genesis)
    notice = book.append(SETTINGS, " ".join([text, *(f"Not used: {one}." for one in faults)]), now,
                         data=data)  # fmt: skip
    tell(house, opened, book, notice, now)


def change_address(folder: GameFolder, seat: str, to: str) -> None:
    """Write to somebody else for a seat from now on. Raises ContentError."""
    path = folder.inside(HOSTING)
    if folder.hosting().players.get(seat) != to:
        text = files.read(path, files.ORDERS_LIMIT).decode("utf-8-sig")
        files.replace(path, with_address(text, seat, to).encode())


def note_refusal(opened: Opened, seat: str, reason: str, now: datetime) -> None:
    """Note that orders of a seat were refused, so that its state can be told."""
    book, reason = logbook(opened), plain_text(reason)
    own = [notice for notice in book.log.of(REFUSED)
           if (notice.data["index"], notice.data["seat"]) == (opened.index, seat)]  # fmt: skip
    if len(own) >= _MOST_REFUSALS or (own and own[-1].data["reason"] == reason):
        return
    data = {"index": opened.index, "seat": seat, "reason": reason}
    who = opened.spell([seat])
    book.append(REFUSED, f"Orders of {who} were refused: {reason}.", now, data=data)


# ── where everybody stands ───────────────────────────────────────────────────────────────────────


def post_of(opened: Opened, log: Log) -> Post:
    """Return what lies here for the head that is to be answered."""
    folder, index = opened.folder, opened.index
    kept = orderbook.kept(folder, index)
    sealed = orderbook.listed(folder, index, "sealed")
    return Post(
        {*(seat for seat, one in kept.items() if not one.standby), *sealed},
        {seat for seat, one in kept.items() if one.standby},
        refusals(log, index),
        tuple(orderbook.passed_on(folder, index).get(_WITNESSES, ())),
    )


def state_rows(opened: Opened) -> list[str]:
    """Tell for `status` how everybody stands, a row each, and whether the game is paused."""
    path = opened.folder.inside(NAME)
    try:
        genesis = opened.game.file.genesis
        log = read_file(path, genesis) if files.exists(path) else Log(genesis.game_id.hex())
    except LogError as error:
        return [str(error)]
    table = timetable(log, answered_head(opened.game.file))
    found = standings(opened.game, post_of(opened, log), table)
    zone = table.rule.zone if table else "UTC"
    return [*format_standings(opened.game, found, zone), *(["paused"] if is_paused(log) else [])]


def standings_of(opened: Opened, book: Logbook) -> tuple[Standing, ...]:
    """Tell how every player of a game stands now."""
    table = timetable(book.log, answered_head(opened.game.file))
    return standings(opened.game, post_of(opened, book.log), table)


def format_standings(game: Game, found: Iterable[Standing], zone: str) -> list[str]:
    """Tell how everybody stands, a row each."""
    genesis = game.file.genesis
    return [f"{format_seats(genesis, [one.seat])}: {format_standing(one, zone)}" for one in found]


# ── the host's own clock ─────────────────────────────────────────────────────────────────────────


def last_tick(opened: Opened) -> datetime | None:
    """Return when the host last looked at this game; None if it never did."""
    path = opened.folder.inside(_TICK)
    if not files.exists(path):
        return None
    try:
        return read_moment(json.loads(files.read(path, files.KEY_LIMIT))["last"])
    except (ValueError, KeyError, TypeError):
        # Whoever damaged it gets what is safe: as if the host had never looked.
        return None


def note_tick(opened: Opened, now: datetime) -> None:
    """Write down that the host looked at this game."""
    text = json.dumps({"last": write_moment(now)}) + "\n"
    files.replace(opened.folder.inside(_TICK), text.encode())
