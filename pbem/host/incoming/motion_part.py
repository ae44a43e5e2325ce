"""
Motions that somebody typed as a word: to leave the game, to end it by a draw, to let somebody else play a seat.

Rule 1. A word alone does nothing that cannot be undone: a player without a key confirms with a yes and its code
        from the registered address, one with a key by a signature.
Rule 2. A draw is made when everybody still in the game has agreed to it, but for programs.
"""

import os
from collections.abc import Sequence

from pbem.engine.file.decision import DRAW, RESIGN, ROLLBACK
from pbem.engine.papers.decision_file import DecisionFile
from pbem.engine.papers.procedure import draft, needed, rehearse
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.games import group_decisions
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.lapsed import PROPOSED
from pbem.host.games.votes import propose_vote, times_done
from pbem.host.incoming.allowance import MOST_PROPOSED, may_propose
from pbem.host.incoming.answers import AnswerPoint, Findings
from pbem.host.incoming.decision_part import take_decision
from pbem.host.incoming.newcomer_part import propose_replacement, seek_for_leaver
from pbem.local import registry
from pbem.mail.draft import Attachment
from pbem.mail.requests import REPLACE, Motion

_SIGN = (
    "NOT YET DONE: leaving the game cannot be undone, so it needs your signature. To leave, save the attached file "
    "beside the game file, then: pbem approve {} {} - and reply with the signed file attached. To stay, do nothing."
)
_TOMORROW = "Nothing more is before tomorrow; what was proposed can still be agreed to."
_BY_MAIL = "Asked for by mail."


def take_motion(game: HostedGame, motion: Motion, seats: Sequence[str], findings: Findings) -> None:
    """Take a motion from a mail that may speak for these seats, and note what to answer."""
    meant = [seat for seat in seats if motion.player in ("", seat) or motion.kind == REPLACE]
    if len(meant) != 1 and motion.kind == RESIGN:
        which = f"write resign and the player, one of {', '.join(seats)}" if not meant or seats else ""
        findings.note("wrong", f"Nobody was taken out of the game: {which}.")
        return
    if done := times_done(game):
        # The same word may be said again once what it asked for was done and undone.
        findings.contents.append(f"{motion.kind} {done}")
    for seat in meant[:1]:
        findings.remarks += _resign(game, seat, findings) if motion.kind == RESIGN else _propose(game, motion, seat)


def _resign(game: HostedGame, seat: str, findings: Findings) -> list[AnswerPoint]:
    document = draft(game.game, RESIGN, seat, _BY_MAIL)
    try:
        needed(game.game, document)
    except InputError as error:
        return [AnswerPoint("wrong", f"You cannot give up: {error}.", seat)]
    paper = DecisionFile(document)
    sought = seek_for_leaver(game, seat)
    more = [AnswerPoint("to be confirmed", sought, seat)] if sought else []
    if seat not in game.genesis.identities:
        return [*take_decision(game, paper.text.encode(), [seat]), *more]
    name = f"{game.name}-{game.index + 1:03d}-{RESIGN}.toml"
    findings.attachments.append(Attachment(name, paper.text.encode()))
    return [AnswerPoint("to be confirmed", _SIGN.format(os.path.basename(game.path), name), seat), *more]


def _propose(game: HostedGame, motion: Motion, seat: str) -> list[AnswerPoint]:
    if not may_propose(game, seat, f"{game.index} {motion}"):
        return [AnswerPoint("wrong", f"{MOST_PROPOSED} things were proposed in your name today. {_TOMORROW}", seat)]
    try:
        if motion.kind == REPLACE:
            return [AnswerPoint("to be confirmed", propose_replacement(game, motion, seat), seat)]
        if motion.kind not in (DRAW, ROLLBACK):
            return [AnswerPoint("to be confirmed", propose_vote(game, motion.kind, motion.number), seat)]
        events = [{"to": motion.number}] if motion.kind == ROLLBACK else []
        document = draft(game.game, motion.kind, "", "" if motion.kind == DRAW else _BY_MAIL, events)
        rehearse(game.game, game.data, document, registry.load)
    except InputError as error:
        return [AnswerPoint("wrong", f"{PROPOSED[motion.kind]} cannot be proposed: {error}.", seat)]
    said = group_decisions.add_signatures(game, DecisionFile(document))
    what = PROPOSED[motion.kind].lower()
    return [AnswerPoint("to be confirmed", f"You propose {what}: {said}. Everybody was asked by mail, you too.", seat)]


def confirm_proposal(game: HostedGame, seat: str, data: bytes) -> list[AnswerPoint]:
    """Note that a player without a key agrees to a proposal, by a yes from the registered address."""
    decision = DecisionFile(order_file.read(data, "the file").data)
    try:
        needed(game.game, decision.document)
    except InputError:
        said = "the game went on before all had agreed; anybody can propose it again"
        return [AnswerPoint("wrong", f"The proposal: {said}.", seat)]
    game.decisions.agree(decision.document, seat)
    said = group_decisions.add_signatures(game, decision)
    return [AnswerPoint("accepted", f"You agree to {PROPOSED[decision.kind].lower()}: {said}.", seat)]
