"""
What a game master proposes: rulings and new players, which the group signs, and deputies.

No record is made without the signatures that its kind asks for. Whoever calls holds the lock of the game.
"""

from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any

from pbem.engine.decisions.decision import REPLACE, RULING
from pbem.engine.decisions.procedure import draft
from pbem.engine.decisions.succession import successor
from pbem.engine.play import Game
from pbem.engine.ruleset import Data
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.deadlines import round as rounds
from pbem.host.games import decisions, playing
from pbem.host.games.mastering import noted
from pbem.host.games.notices import DECISION, DEPUTY
from pbem.host.games.shelf import Opened, open_newest
from pbem.host.house import GameFolder, House
from pbem.host.letters.postmark import Letter, digest_of
from pbem.host.post import outbox
from pbem.local import files
from pbem.mail.draft import address, one_line

_AGAIN = "If the game goes on before its record is made, give this command again: it asks anew."


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
    successor(opened.game.file.genesis, seat, person)
    to = _address(to)
    files.make_folder(folder.inside(rounds.DEPUTIES), private=True)
    text = order_file.write({"address": to, "person": person}).encode()
    files.replace(folder.inside(rounds.DEPUTIES, f"{seat}.toml"), text)
    name = str(person["name"])
    told = f"{name} is the deputy of {opened.spell([seat])}, should a turn be missed."
    data = {"seat": seat, "name": name, "key": person["key"]}
    rows = noted(house, opened, (DEPUTY, told, data), now)
    _welcome(house, opened, (seat, name, to), now)
    return rows


def _welcome(house: House, opened: Opened, deputy: tuple[str, str, str], now: datetime) -> None:
    """Write to a deputy, who gets no letters of the game before the seat is his."""
    seat, name, to = deputy
    game = opened.game.file.genesis.name
    text = (
        f"{name}, you are the deputy of {opened.spell([seat])} in the game {game}.\n\n"
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
    except InputError as error:
        raise InputError(str(error)) from None
    if to:
        decisions.keep_address(opened, document, to)
    try:
        seat, sig = playing.approve(opened, document)
        sigs = {seat: sig}
    except InputError:
        sigs = {}  # the group decides this without the host
    text = f"The game master asks for a decision. {said}"
    data = {"index": opened.index, "kind": document["kind"], "seat": document["seat"]}
    told = noted(house, opened, (DECISION, text, data), now)
    done = decisions.carry_on(house, opened, document, sigs, now)
    again = [] if open_newest(opened.folder).index > opened.index else [_AGAIN]
    return [*told, f"{done[:1].upper()}{done[1:]}.", *again]


def _person(game: Game, seat: str, paper: bytes) -> tuple[Data, str]:
    """Take the person out of a notice of replacement, and why."""
    document = order_file.read(paper, "the paper").data
    events = document.get("events")
    if document.get("kind") != REPLACE or type(events) is not list or len(events) != 1:
        raise InputError("this is not what pbem admin GAME replace SEAT writes")
    if document.get("game") != game.file.genesis.game_id.hex() or document.get("seat") != seat:
        raise InputError(f"this paper is not about the seat {seat} of this game")
    if type(events[0]) is not dict:
        raise InputError("there is no person in this paper")
    return events[0], str(document.get("reason", ""))


def _address(to: str) -> str:
    try:
        return address(to)
    except InputError as error:
        raise InputError(str(error)) from None
