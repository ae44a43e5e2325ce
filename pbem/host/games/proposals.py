"""
What a game master proposes: rulings and new players, which the group signs, and deputies.

No record is made without the signatures that its kind asks for.
"""

from collections.abc import Sequence
from typing import Any

from pbem.engine.file.decision import DRAW, REPLACE, RESIGN, RULING
from pbem.engine.file.succession import require_distinct, successor
from pbem.engine.papers.decision_file import DecisionFile
from pbem.engine.papers.procedure import draft, needed
from pbem.engine.play.play import Game
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.deadlines.host_log import DECISION, DEPUTY
from pbem.host.folder.deputies import keep_deputy
from pbem.host.games import group_decisions, playing
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.notices import deputy_mail
from pbem.mail.draft import address

_AGAIN = "If the game goes on before its record is made, give this command again: it asks again."


def rule(game: HostedGame, seat: str, reason: str, corrections: Sequence[Any]) -> list[str]:
    """Draft a ruling, sign it as the host, and ask the others who must sign."""
    return _propose(game, draft(game.game, RULING, seat, reason, corrections), "")


def resign(game: HostedGame, seat: str, reason: str) -> list[str]:
    """Take a seat out of the game, by a record that those sign who must."""
    return _propose(game, draft(game.game, RESIGN, seat, reason), "")


def draw(game: HostedGame) -> list[str]:
    """Propose that the game ends in a draw; everybody who still plays is asked."""
    return _propose(game, draft(game.game, DRAW, "", ""), "")


def replace(game: HostedGame, seat: str, file: bytes, to: str) -> list[str]:
    """
    Let somebody take a seat; `file` is what `pbem admin GAME replace SEAT` wrote on their computer.

    Only the person in it counts, so it need not be written again when the game has moved on. `to` is
    the person's address.
    """
    person, reason = _person(game.game, seat, file)
    require_distinct(game.genesis, seat, str(person.get("name")))
    return _propose(game, draft(game.game, REPLACE, seat, reason, [person]), address(to))


def propose_person(game: HostedGame, seat: str, file: bytes, to: str) -> str:
    """
    Put to the group that somebody takes a seat with keys of their own, as players asked for; return what to say.

    `file` and `to` are as for `replace`. The host does not sign of its own accord. Raises InputError.
    """
    person, reason = _person(game.game, seat, file)
    require_distinct(game.genesis, seat, str(person.get("name")))
    document = draft(game.game, REPLACE, seat, reason, [person])
    group_decisions.say_decision(game, document)
    if not needed(game.game, document).signers:
        raise InputError("nobody else in this game has a key to sign that with; the game master can do it")
    game.decisions.keep_address(document, address(to))
    said = group_decisions.add_signatures(game, DecisionFile(document))
    return f"Your file was taken: {said}. Once it is done, the letter of the turn comes to you."


def deputy(game: HostedGame, seat: str, file: bytes, to: str) -> list[str]:
    """Name who takes a seat when its player misses a turn and the policy says so."""
    person, _ = _person(game.game, seat, file)
    successor(game.genesis, seat, person)
    require_distinct(game.genesis, seat, str(person["name"]))
    to = address(to)
    keep_deputy(game.folder, seat, to, person)
    name, who = str(person["name"]), game.format_seats([seat])
    text = f"{name} is the deputy of {who}, should a turn be missed."
    data = {"seat": seat, "name": name, "key": person["key"]}
    entry = game.note(DEPUTY, text, data=data)
    game.queue(deputy_mail(game.name, game.game, (seat, who), name, to))
    return [entry.text]


def _propose(game: HostedGame, document: Data, to: str) -> list[str]:
    said = group_decisions.say_decision(game, document)
    if to:
        game.decisions.keep_address(document, to)
    try:
        seat, sig = playing.approve(game, document)
        sigs = {seat: sig}
    except InputError:
        sigs = {}  # the group decides this without the host
    data = {"index": game.index, "kind": document["kind"], "seat": document["seat"]}
    entry = game.note(DECISION, f"The game master asks for a decision. {said}", data=data)
    done = group_decisions.add_signatures(game, DecisionFile(document, sigs))
    again = [] if game.newest().index > game.index else [_AGAIN]
    return [entry.text, f"{done[:1].upper()}{done[1:]}.", *again]


def _person(game: Game, seat: str, file: bytes) -> tuple[Data, str]:
    """Take the person out of the document of a replacement, and the reason."""
    document = order_file.read(file, "the file").data
    events = document.get("events")
    if document.get("kind") != REPLACE or type(events) is not list or len(events) != 1:
        raise InputError("this is not a file written by pbem admin for a new player of a seat")
    if document.get("game") != game.file.genesis.game_id.hex() or document.get("seat") != seat:
        raise InputError(f"this file is not about the seat {seat} of this game")
    if type(events[0]) is not dict:
        raise InputError("there is no person in this file")
    return events[0], str(document.get("reason", ""))
