"""
Decisions of the group, gathered by mail: signed documents of administrative records (docs/format.md 8).

Everybody who must sign gets the document and sends it back signed. When all have, the record is made,
written and mailed like any turn. Every call may be repeated.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256

import attrs

from pbem.engine.file.decision import DRAW, ROLLBACK
from pbem.engine.file.genesis import HOST
from pbem.engine.file.seal import may_seal
from pbem.engine.papers.decision_file import DecisionFile, describe_decision
from pbem.engine.papers.procedure import needed, record_decision
from pbem.engine.table.terms import Data
from pbem.engine.text.file_names import file_name
from pbem.errors import InputError
from pbem.host.deadlines.host_log import DECISION, plain_text
from pbem.host.folder.stored_decisions import decision_digest
from pbem.host.games import host_key, playing
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.successors import handed_over
from pbem.host.games.turns import distribute
from pbem.host.mails import notices
from pbem.host.mails.messages import GM
from pbem.host.mails.outgoing import OutgoingMail, digest_of
from pbem.local import registry
from pbem.mail.draft import Attachment
from pbem.trust.signers import Signer

_DRAW = "A draw is proposed in {}: the game would be over as it stands, and nobody wins."


def add_signatures(game: HostedGame, decision: DecisionFile) -> str:
    """Add signatures to a decision; make the record if they are complete, else ask for the others."""
    try:
        signers = needed(game.game, decision.document).signers
    except InputError as error:
        return f"the decision cannot be accepted: {error}"
    decision = _signed_by_host(game, game.decisions.add(decision))
    if missing := _missing(game, decision):
        _ask_for(game, decision, missing)
        how = "needs the yes of" if decision.kind in (DRAW, ROLLBACK) else "is still to be signed by"
        return f"it {how} {game.format_seats(missing)}"
    own = host_key.signer()
    if not may_seal(game.genesis, own.public):
        # Only a member of the game can seal its file; a host that is none asks those who are.
        _hand_back(game, decision, signers)
        return f"all have signed; {game.format_seats(signers)} can now write the next game file"
    return _make_record(game, decision, own)


def ask_anew(game: HostedGame, seat: str) -> None:
    """Put open decisions to whoever has a seat without a key now; what was said for it before counts no longer."""
    for decision in game.decisions.open():
        game.decisions.forget_yes(decision.document, seat)
        with suppress(InputError):
            _ask_for(game, decision, [one for one in _missing(game, decision) if one == seat])


def open_decision_lines(game: HostedGame) -> list[str]:
    """Say for `status` which decisions about the newest record wait, and for whose signature."""
    lines: list[str] = []
    for decision in game.decisions.open():
        try:
            signers, missing = (
                needed(game.game, decision.document).signers,
                _missing(game, decision),
            )
        except InputError:
            continue
        who = game.format_seats(missing or signers)
        wants = f"to be signed by {who}" if missing else f"signed by all; the record is made by {who}"
        lines.append(f"a decision ({decision.kind}) is {wants}")
    return lines


def say_decision(game: HostedGame, document: Data) -> str:
    """Say in sentences what a decision says and does. Raises InputError if it is impossible."""
    lines = describe_decision(game.game, game.data, document, registry.load)
    if document["kind"] == DRAW:
        del lines[0]  # it has no reason, and what follows says what it is
    return plain_text(" ".join(f"{line[:1].upper()}{line[1:].rstrip('.')}." for line in lines))


def _missing(game: HostedGame, decision: DecisionFile) -> list[str]:
    """Return who has still to agree: to a draw or a rollback also those who have no key, but for programs."""
    signers = decision.missing(game.game)
    if decision.kind not in (DRAW, ROLLBACK):
        return signers
    unsigned = needed(game.game, decision.document).unsigned
    asked = [seat for seat in game.genesis.movers(unsigned) if seat not in game.genesis.programs]
    return [*signers, *(seat for seat in asked if not game.decisions.agreed(decision.document, seat))]


# ── complete, or not yet ─────────────────────────────────────────────────────────────────────────


def _signed_by_host(game: HostedGame, decision: DecisionFile) -> DecisionFile:
    """Add the host's signature to a resignation that its own seat has given: nobody is asked whether that may be."""
    if not decision.is_own_resignation or HOST not in decision.missing(game.game):
        return decision
    try:
        seat, sig = playing.approve(game, decision.document)
    except InputError:
        return decision  # this host has another key than the host of the game
    return game.decisions.add(decision.signed({seat: sig}))


def _make_record(game: HostedGame, decision: DecisionFile, own: Signer) -> str:
    try:
        applied = record_decision(game.game, game.data, decision.document, decision.sigs, own, registry.load)
        distribute(game, applied)
    except InputError as error:
        return f"the decision cannot be accepted: {error}"
    if decision.kind == DRAW:
        return "all have agreed, and the game is over"
    return f"all have signed, and it is done, as record {applied.record.index} of the game file"


def _ask_for(game: HostedGame, decision: DecisionFile, missing: Sequence[str]) -> None:
    """Mail a decision to those who have still to sign it, to each once."""
    mark, said = decision_digest(decision.document)[:12], say_decision(game, decision.document)
    if not any(entry.data.get("hash") == mark for entry in game.log().log.of(DECISION)):
        text = f"To be signed by {game.format_seats(missing)}: {said}"
        game.note(DECISION, text, data={"hash": mark, "missing": list(missing)})
    file = f"{game.name}-{game.index + 1:03d}-{decision.kind}.toml"
    attached = Attachment(file, decision.text.encode())
    newest = os.path.basename(game.path)
    if decision.is_own_resignation:
        who = game.format_seats([decision.seat])
        said = f"{who} wants to leave the game, and has signed that. {said}"
    keyed = [seat for seat in missing if seat in game.genesis.identities]
    mail = notices.signature_request(game.name, game.game, said, newest, attached)
    _queue(game, mail, mark, keyed)
    for seat in missing:
        if seat not in keyed:
            code = _hold(game, decision, seat)
            what = _DRAW.format(game.genesis.name) if decision.kind == DRAW else said
            needs = "the yes of everybody who still plays"
            mail = notices.ballot(game.name, game.game, code, what, decision.kind, needs)
            _queue(game, mail, mark, [seat])


def _hold(game: HostedGame, decision: DecisionFile, seat: str) -> str:
    """Keep a decision until a seat without a key says yes to it; return the code."""
    code = game.code_for(seat, {"head": game.game.file.head.hex(), "decision": decision_digest(decision.document)})
    game.orders.hold(seat, code, decision.text.encode())
    return code


def _hand_back(game: HostedGame, decision: DecisionFile, readers: Sequence[str]) -> None:
    """Mail a decision that all have signed to those who can make its record."""
    data, kind = decision.text.encode(), decision.kind
    # Another name than that of the file which each of them has signed and kept.
    attached = Attachment(f"{game.name}-{game.index + 1:03d}-{kind}-by-all.toml", data)
    after = file_name(game.genesis.name, game.index + 1, ".toml")
    names = (os.path.basename(game.path), after)
    mail = notices.record_request(game.name, game.game, kind, names, attached)
    _queue(game, mail, sha256(data).hexdigest()[:12], readers)


def _queue(game: HostedGame, mail: OutgoingMail, mark: str, readers: Sequence[str]) -> None:
    for seat in readers:
        digest = digest_of("decision", game.name, mark, seat, *handed_over(game, seat))
        game.queue(attrs.evolve(mail, digest=digest), GM if seat == HOST else seat)
