"""
What a game master may do to a hosted game: look, give time, stop the clock, decide with the group.

Every act leaves a signed notice in the host's log, and the players hear of it by mail. None of them
throws dice, plays for somebody before his deadline, or makes a record without the signatures that its
kind asks for. Whoever calls holds the lock of the game.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from pbem import files
from pbem.engine.people.administration import draft
from pbem.engine.people.notice import REPLACE, RULING
from pbem.engine.people.succession import SuccessionError, successor
from pbem.engine.play import Game, PlayError, check, needed_witnesses
from pbem.engine.report import spell_seats
from pbem.engine.ruleset import Data
from pbem.engine.text import orderfile
from pbem.host.deadlines import guard, keeping
from pbem.host.deadlines import round as rounds
from pbem.host.deadlines.calendar import spell_moment, write_moment
from pbem.host.deadlines.timetable import EVERYBODY, Timetable, is_paused
from pbem.host.games import asking, decisions, orderbook, playing
from pbem.host.games.absences import Asked, note_absence
from pbem.host.games.notices import DECISION, DEPUTY, EXTENSION, PAUSE, PREVIEW, RESOLVE, RESUME
from pbem.host.games.resolving import resolve_ready
from pbem.host.games.shelf import Opened, open_newest
from pbem.host.house import GameFolder, House
from pbem.host.letters import telling
from pbem.host.letters.message import GM, MessageError, address_message
from pbem.host.letters.postmark import Letter, digest_of
from pbem.host.letters.wishes import Absence, Message
from pbem.host.post import outbox, spool
from pbem.mail.draft import AddressError, address, one_line

_AGAIN = "If the game goes on before its record is made, give this command again: it asks anew."


class MasterError(Exception):
    """The game master cannot do that; the text is one plain sentence."""


def preview(house: House, folder: GameFolder, now: datetime) -> list[str]:
    """Tell what the next record has and lacks. Orders are checked, no die is thrown."""
    opened = open_newest(folder)
    table = keeping.open_turn(house, opened, now)
    book = keeping.logbook(opened)
    zone = folder.hosting().deadline.zone
    found = keeping.standings_of(opened, book)
    told = [opened.next, *keeping.spell_standings(opened.game, found, zone)]
    told += [f"  {row}" for row in _checked(opened)]
    told += ["The game is paused."] if table and table.paused else []
    marks = sorted(one.sha for one in orderbook.kept(folder, opened.index).values())
    data = {"index": opened.index, "orders": marks}
    if not any(notice.data == data for notice in book.log.of(PREVIEW)):
        there = [one.seat for one in found if one.state == "in"]
        text = (
            f"The game master looked at: {opened.next}. In are orders of {_spelled(opened, there)}."
        )
        notice = book.append(PREVIEW, text, now, data=data)
        telling.tell(house, opened, book, notice, now)
    return told


def resolve(house: House, folder: GameFolder, turn: int, now: datetime) -> list[str]:
    """
    Play the named turn now, as a round would. Raises MasterError for another turn.

    Before the deadline of a missing player it refuses: nobody's time is cut short.
    """
    opened = open_newest(folder)
    clock = opened.game.table.clock(opened.game.state)
    if opened.game.awaited is None:
        raise MasterError("the game is over")
    if clock.turn != turn:
        raise MasterError(f"the game is at turn {clock.turn}, not {turn}; nothing was played")
    if spool.waiting(house) or spool.begun(house):
        raise MasterError("mails wait to be decided, perhaps with orders; first: pbem host run")
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
        who = _spelled(opened, [seat]) if seat else "anybody"
        raise MasterError(f"nothing is due from {who} now")
    latest = max(moments)
    to = max(latest, now) + until if isinstance(until, timedelta) else until
    to = to.replace(microsecond=0)
    if to <= latest or to <= now:
        raise MasterError(f"{spell_moment(to)} is no extension: due is {spell_moment(latest)}")
    who = spell_seats(opened.game.file.genesis, [seat]) if seat else "everybody"
    text = (
        f"More time for {who} ({opened.next}): orders are due {spell_moment(to, table.rule.zone)}."
    )
    data = {"base": table.base, "seat": seat, "to": write_moment(to)}
    return _noted(house, opened, (EXTENSION, text, data), now)


def pause(house: House, folder: GameFolder, reason: str, now: datetime) -> list[str]:
    """Stop the clock of a game: nothing is due until it is resumed. Orders are taken all the same."""
    opened = open_newest(folder)
    keeping.open_turn(house, opened, now)
    if is_paused(keeping.logbook(opened).log):
        raise MasterError("the game is paused already")
    return _noted(house, opened, (PAUSE, f"The game is paused{_because(reason)}.", {}), now)


def resume(house: House, folder: GameFolder, reason: str, now: datetime) -> list[str]:
    """Let the clock of a game go on."""
    opened = open_newest(folder)
    if not is_paused(keeping.logbook(opened).log):
        raise MasterError("the game is not paused")
    told = _noted(house, opened, (RESUME, f"The game goes on{_because(reason)}.", {}), now)
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
    except MessageError as error:
        raise MasterError(str(error)) from None
    asked = Asked(house, opened, (GM,), False, "", now)
    return [asking.pass_on(asked, passed)]


# ── decisions of the group ───────────────────────────────────────────────────────────────────────


def rule(
    house: House, folder: GameFolder, seat: str, reason: str, corrections: Sequence[Any],
    now: datetime,
) -> list[str]:  # fmt: skip
    """Draft a ruling, sign it as the host, and ask the others who must."""
    opened = open_newest(folder)
    return _decide(house, opened, draft(opened.game, RULING, seat, reason, corrections), "", now)


def replace(
    house: House, folder: GameFolder, seat: str, paper: bytes, to: str, now: datetime
) -> list[str]:
    """
    Let somebody take a seat; `paper` is what `pbem admin GAME replace SEAT` wrote at his computer.

    Only the person in it counts, so that it need not be made anew when the game has moved on. `to`
    is his address.
    """
    opened = open_newest(folder)
    person, reason = _person(opened.game, seat, paper)
    document = draft(opened.game, REPLACE, seat, reason, [person])
    return _decide(house, opened, document, _address(to), now)


def deputy(
    house: House, folder: GameFolder, seat: str, paper: bytes, to: str, now: datetime
) -> list[str]:
    """Name who takes a seat when its player misses a turn and the policy says so."""
    opened = open_newest(folder)
    person, _ = _person(opened.game, seat, paper)
    genesis = opened.game.file.genesis
    try:
        successor(genesis, seat, person)
    except SuccessionError as error:
        raise MasterError(str(error)) from None
    place = folder.inside(rounds.DEPUTIES)
    files.make_folder(place, private=True)
    text = orderfile.write({"address": _address(to), "person": person}).encode()
    files.replace(folder.inside(rounds.DEPUTIES, f"{seat}.toml"), text)
    who = spell_seats(genesis, [seat])
    told = f"{person['name']} is the deputy of {who}, should a turn be missed."
    data = {"seat": seat, "name": person["name"], "key": person["key"]}
    noted = _noted(house, opened, (DEPUTY, told, data), now)
    _welcome(house, opened, (seat, str(person["name"]), _address(to)), now)
    return noted


def _welcome(house: House, opened: Opened, deputy: tuple[str, str, str], now: datetime) -> None:
    """Write to a deputy, who gets no letters of the game before the seat is his."""
    seat, name, to = deputy
    game = opened.game.file.genesis.name
    text = (
        f"{name}, you are the deputy of {_spelled(opened, [seat])} in the game {game}.\n\n"
        "You have nothing to do now. Should a turn be missed, the seat becomes yours,\n"
        "and the turn comes to this address with all that is to be done. Keep the keys\n"
        "with which you made your paper: the orders are signed with them.\n"
    )
    mark = sha256(f"{name} {to}".encode()).hexdigest()[:12]
    subject = f"[pbem {one_line(game, 60)}] you are a deputy"
    digest = digest_of("deputy", opened.folder.name, seat, mark)
    outbox.post(house, Letter(to, subject, text, digest, "deputy", opened.folder.name), now)


def _decide(house: House, opened: Opened, document: Data, to: str, now: datetime) -> list[str]:
    try:
        said = decisions.tell_document(opened, document)
    except PlayError as error:
        raise MasterError(str(error)) from None
    if to:
        decisions.keep_address(opened, document, to)
    try:
        seat, sig = playing.approve(opened, document)
        sigs = {seat: sig}
    except PlayError:
        sigs = {}  # the group decides this without the host
    text = f"The game master asks for a decision. {said}"
    data = {"index": opened.index, "kind": document["kind"], "seat": document["seat"]}
    told = _noted(house, opened, (DECISION, text, data), now)
    done = decisions.carry_on(house, opened, document, sigs, now)
    again = [] if open_newest(opened.folder).index > opened.index else [_AGAIN]
    return [*told, f"{done[:1].upper()}{done[1:]}.", *again]


def _person(game: Game, seat: str, paper: bytes) -> tuple[Data, str]:
    """Take the person out of a notice of replacement, and why."""
    document = orderfile.read(paper, "the paper").data
    events = document.get("events")
    if document.get("kind") != REPLACE or type(events) is not list or len(events) != 1:
        raise MasterError("this is not what pbem admin GAME replace SEAT writes")
    if document.get("game") != game.file.genesis.game_id.hex() or document.get("seat") != seat:
        raise MasterError(f"this paper is not about the seat {seat} of this game")
    if type(events[0]) is not dict:
        raise MasterError("there is no person in this paper")
    return events[0], str(document.get("reason", ""))


# ── pieces ───────────────────────────────────────────────────────────────────────────────────────


def _noted(
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
        raise MasterError("this turn has no deadline: hosting.toml, table [deadline]")
    if table.paused:
        raise MasterError("the game is paused; nothing is due before it is resumed")
    return table


def _require_late(house: House, opened: Opened, seats: Sequence[str], now: datetime) -> None:
    """Refuse unless the time of all these seats is over, by a clock that can be trusted."""
    table = keeping.open_turn(house, opened, now)
    late = [one.seat for one in rounds.late_standings(house, opened, now)]
    early = [seat for seat in seats if seat not in late]
    who = spell_seats(opened.game.file.genesis, early)
    if early:
        due = table.due(early[0]) if table else None
        until = f" has time until {spell_moment(due)}" if due else " has no deadline now"
        raise MasterError(f"{who}{until}; nobody's time is cut short")
    longest = timedelta(hours=max(opened.folder.hosting().deadline.outage_hours, 1))
    look = guard.look(keeping.last_tick(opened), now, longest, keeping.logbook(opened).log)
    if not look.may_fire:
        raise MasterError("the host has not looked at this game lately; first: pbem host tick")


def _checked(opened: Opened) -> list[str]:
    """Tell what a check says about the orders that are in, and who makes the dice."""
    awaited = opened.game.awaited
    kept = orderbook.kept(opened.folder, opened.index)
    if awaited is None or not kept:
        return []
    documents = [orderfile.read(one.data, seat).data for seat, one in kept.items()]
    checked = check(opened.game, documents)
    told = [
        f"{_spelled(opened, [reading.seat])}: {problem.message}"
        for reading in checked.readings for problem in reading.problems
    ]  # fmt: skip
    who = needed_witnesses(opened.game, list(awaited.must))
    told += [f"dice: {_spelled(opened, who)}"] if who else []
    return told


def _address(to: str) -> str:
    try:
        return address(to)
    except AddressError as error:
        raise MasterError(str(error)) from None


def _because(reason: str) -> str:
    return f": {reason.rstrip('.')}" if reason else ""


def _spelled(opened: Opened, seats: Sequence[str]) -> str:
    return spell_seats(opened.game.file.genesis, seats)
