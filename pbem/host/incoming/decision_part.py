"""
A decision of the group that came by mail: who has signed it, and what became of it, in a sentence for its sender.

Rule 1. A resignation that its own seat has signed counts as given up, and whoever must sign beside it is asked.
Rule 2. Whoever has no key gives up by a yes from the registered address.
Rule 3. The game master is told of every resignation.
"""

from collections.abc import Sequence

from pbem.engine.file.decision import RESIGN
from pbem.engine.papers.decision_file import DecisionFile, read_decision
from pbem.engine.papers.procedure import needed, require_good
from pbem.engine.text import order_file
from pbem.errors import InputError, PbemError
from pbem.host.folder.stored_decisions import decision_digest
from pbem.host.games import group_decisions
from pbem.host.games.alerts import Alerts
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.answers import AnswerPoint

MOST_OPEN = 20
_ASKED = (
    "NOT YET DONE: somebody writes that {} gives up the seat, and nothing proves who wrote it. If it was you, and you want "
    "to leave the game for good, reply to this letter with the word yes and this code in the first line: {}"
)


def take_decision(game: HostedGame, data: bytes, sender: Sequence[str]) -> list[AnswerPoint]:
    """
    Take a decision with the signatures that are on it; return what to answer to whom.

    `sender` are the seats of the address that it came from; nobody for one that is not registered. When everybody who
    must has signed, the record is made and mailed.
    """
    try:
        decision = read_decision(order_file.read(data, "the file"))
        signers = needed(game.game, decision.document).signers
        require_good(game.game, decision.document, decision.sigs)
    except PbemError as error:
        return [AnswerPoint("wrong", f"The decision cannot be accepted: {error}.")]
    given = {seat: sig for seat, sig in decision.sigs.items() if seat in (*signers, decision.seat)}
    signed = DecisionFile(decision.document, given)
    if not _has_room(game, signed):
        said = f"{MOST_OPEN} decisions about this turn wait for signatures; no more are accepted"
        return [AnswerPoint("wrong", f"The decision: {said}.")]
    if given:
        return _take_decision(game, signed)
    if decision.kind == RESIGN and decision.seat not in game.genesis.identities:
        return _ask(game, signed, sender)
    return [AnswerPoint("wrong", f"The decision: {_who_must_sign(game, signed, signers)}.")]


def confirm_resignation(game: HostedGame, seat: str, data: bytes) -> list[AnswerPoint]:
    """Do what a player without a key has said yes to from the registered address."""
    decision = read_decision(order_file.read(data, "the file"))
    try:
        needed(game.game, decision.document)
    except InputError as error:
        return [AnswerPoint("wrong", f"The resignation cannot be accepted: {error}.", seat)]
    return _tell_resignation(game, decision, group_decisions.add_signatures(game, decision))


def _has_room(game: HostedGame, decision: DecisionFile) -> bool:
    store = game.decisions
    return store.holds(decision.document) or len(store.open()) < MOST_OPEN


def _take_decision(game: HostedGame, decision: DecisionFile) -> list[AnswerPoint]:
    said = group_decisions.add_signatures(game, decision)
    if decision.is_own_resignation:
        return _tell_resignation(game, decision, said)
    return [AnswerPoint("accepted", f"The decision: {said}.")]


def _tell_resignation(game: HostedGame, decision: DecisionFile, said: str) -> list[AnswerPoint]:
    """Tell a player who gives up what became of it, and the game master."""
    who = game.format_seats([decision.seat])
    reason = str(decision.document.get("reason", "")).rstrip(".")
    what = f"{who} gives up{f': {reason}' if reason else ''}."
    done = f"{said[:1].upper()}{said[1:]}."
    Alerts(game.host, game.now).about_game(game.folder, f"{who} gives up", [what, done])
    return [AnswerPoint("accepted", f"The resignation of {who}: {said}.", decision.seat)]


def _ask(game: HostedGame, decision: DecisionFile, sender: Sequence[str]) -> list[AnswerPoint]:
    """Ask a player without a key at the registered address; another sender hears that this is done."""
    seat, who = decision.seat, game.format_seats([decision.seat])
    if not game.read_settings().players.get(seat):
        said = f"there is no address for {who}, so nobody can be asked; the game master was told"
        _tell_resignation(game, decision, said)
        return [AnswerPoint("wrong", f"The resignation of {who}: {said}.")]
    code = game.code_for(seat, {"head": game.game.file.head.hex(), "decision": decision_digest(decision.document)})
    asked = f"Somebody writes that {who} gives up, without a signature."
    where = f"{who} was asked at the registered address, and nothing is done before the answer."
    Alerts(game.host, game.now).about_game(game.folder, f"does {who} give up?", [asked, where])
    held = (code, seat, decision.text.encode())
    points = [AnswerPoint("to be confirmed", _ASKED.format(who, code), seat, held)]
    if sender and seat not in sender:
        points.append(AnswerPoint("to be confirmed", f"The resignation of {who}: {where}"))
    return points


def _who_must_sign(game: HostedGame, decision: DecisionFile, signers: Sequence[str]) -> str:
    """Say who would have to sign a decision that nobody has signed."""
    if decision.kind == RESIGN:
        who = game.format_seats([*dict.fromkeys([decision.seat, *signers])])
        return f"nobody has signed it yet; {who} can, with pbem approve"
    if signers:
        who = game.format_seats(signers)
        return f"the decision is not signed by anybody who must sign it ({who})"
    return "nobody in this game has a key to sign it with, so the game master alone can make it"
