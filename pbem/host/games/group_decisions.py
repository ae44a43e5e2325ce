"""
Decisions of the group, gathered by mail: signed documents of administrative records (docs/format.md 8).

Everybody who must sign gets the document and sends it back signed. When all have, the record is made,
written and mailed like any turn. Every call may be repeated.
"""

import os
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import attrs

from pbem.engine.decisions import decision_file
from pbem.engine.decisions.decision import ADMIN
from pbem.engine.decisions.procedure import is_signed, needed, record_decision
from pbem.engine.file.seal import may_seal
from pbem.engine.ruleset import Data
from pbem.errors import InputError
from pbem.host.deadlines.host_log import DECISION, plain_text
from pbem.host.folder.stored_decisions import decision_digest, decision_text, split_signatures
from pbem.host.games import host_key
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.turns import distribute
from pbem.host.mails import notices
from pbem.host.mails.outgoing import OutgoingMail, digest_of
from pbem.local import registry
from pbem.local.file_names import file_name
from pbem.mail.draft import Attachment
from pbem.trust.signers import Signer

MOST_OPEN = 20


def take_decision(game: HostedGame, data: bytes) -> str:
    """
    Take a decision with the signatures that are on it; return a sentence.

    It is kept; when everybody who must has signed, the record is made and mailed.
    """
    document, sigs = split_signatures(data, "the decision")
    if document.get("pbem") != ADMIN or type(sigs) is not dict:
        return "this is no decision that pbem admin wrote"
    try:
        signers = needed(game.game, document).signers
    except InputError as error:
        return f"the decision cannot be taken: {error}"
    given = {seat: sig for seat, sig in sigs.items() if seat in signers}
    for seat, sig in given.items():
        if not is_signed(game.game, document, seat, sig):
            return f"what is in it as the signature of {game.format_seats([seat])} is not one"
    if not game.decisions.holds(document) and len(game.decisions.open()) >= MOST_OPEN:
        return f"{MOST_OPEN} decisions about this turn wait for signatures; no more are taken"
    if not given:
        who = game.format_seats(signers)
        return f"the decision carries no signature of those who must sign it ({who})"
    return add_signatures(game, document, given)


def add_signatures(game: HostedGame, document: Data, sigs: dict[str, str]) -> str:
    """Add signatures to a decision; make the record if they are complete, else ask for the others."""
    both = {**game.decisions.signatures(document), **sigs}
    try:
        signers = needed(game.game, document).signers
    except InputError as error:
        return f"the decision cannot be taken: {error}"
    game.decisions.keep(document, both)
    if missing := [seat for seat in signers if seat not in both]:
        _ask_for(game, document, both, missing)
        return f"it is still to be signed by {game.format_seats(missing)}"
    own = host_key.signer()
    if not may_seal(game.genesis, own.public):
        # Only a member of the game can seal its file; a host that is none asks those who are.
        _hand_back(game, document, both, signers)
        return f"all have signed; {game.format_seats(signers)} can make the record"
    return _make_record(game, document, both, own)


def open_decision_lines(game: HostedGame) -> list[str]:
    """Say for `status` which decisions about the newest record wait, and for whose signature."""
    lines: list[str] = []
    for document, sigs in game.decisions.open():
        try:
            signers = needed(game.game, document).signers
        except InputError:
            continue
        missing = [seat for seat in signers if seat not in sigs]
        who = game.format_seats(missing or signers)
        wants = (
            f"to be signed by {who}" if missing else f"signed by all; the record is made by {who}"
        )
        lines.append(f"a decision ({document['kind']}) is {wants}")
    return lines


def describe_decision(game: HostedGame, document: Data) -> str:
    """Say in sentences what a decision says and does. Raises InputError if it is impossible."""
    said = decision_file.describe_decision(game.game, game.data, document, registry.load)
    return plain_text(" ".join(f"{one.rstrip('.')}." for one in said))


# ── complete, or not yet ─────────────────────────────────────────────────────────────────────────


def _make_record(game: HostedGame, document: Data, sigs: dict[str, str], own: Signer) -> str:
    try:
        applied = record_decision(game.game, game.data, document, sigs, own, registry.load)
    except InputError as error:
        return f"the decision cannot be taken: {error}"
    distribute(game, applied)
    return f"all have signed; record {applied.record.index} is made"


def _ask_for(
    game: HostedGame, document: Data, sigs: dict[str, str], missing: Sequence[str]
) -> None:
    """Mail a decision to those who have still to sign it, to each once."""
    mark, said = decision_digest(document)[:12], describe_decision(game, document)
    if not any(entry.data.get("hash") == mark for entry in game.log.log.of(DECISION)):
        text = f"To be signed by {game.format_seats(missing)}: {said}"
        data: dict[str, Any] = {"hash": mark, "missing": list(missing)}
        game.note(DECISION, text, data=data)
    file = f"{game.name}-{game.index + 1:03d}-{document['kind']}.toml"
    attached = Attachment(file, decision_text(document, sigs))
    newest = os.path.basename(game.path)
    mail = notices.signature_request(game.name, game.game, said, newest, attached)
    _queue(game, mail, mark, missing)


def _hand_back(
    game: HostedGame, document: Data, sigs: dict[str, str], readers: Sequence[str]
) -> None:
    """Mail a decision that all have signed to those who can make its record."""
    data, kind = decision_text(document, sigs), document["kind"]
    # Another name than that of the file which each of them has signed and kept.
    attached = Attachment(f"{game.name}-{game.index + 1:03d}-{kind}-by-all.toml", data)
    after = file_name(game.genesis.name, game.index + 1, ".toml")
    names = (os.path.basename(game.path), after)
    mail = notices.record_request(game.name, game.game, kind, names, attached)
    _queue(game, mail, sha256(data).hexdigest()[:12], readers)


def _queue(game: HostedGame, mail: OutgoingMail, mark: str, readers: Sequence[str]) -> None:
    for seat in readers:
        digest = digest_of("decision", game.name, mark, seat)
        game.queue(attrs.evolve(mail, digest=digest), seat)
