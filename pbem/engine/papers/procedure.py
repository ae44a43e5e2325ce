"""
How a group decides: somebody drafts a decision, all who must sign it, and it becomes a record.

    document = draft(game, "resign", "cleo", "Cleo moved away.")
    sig = approve(game, document, signer)                 # each of those who must
    applied = record_decision(game, data, document, sigs, sealer, find_ruleset)

A `document` is the plain data of a decision, which is signed; signatures are base64 texts by seat.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.engine.file.decision import (
    DECK,
    REPLACE,
    RESIGN,
    ROLLBACK,
    SUBSTITUTE,
    Decision,
    address_of,
    decision_from_data,
    secret_in,
    silent_witnesses,
    target_of,
)
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Record, link
from pbem.engine.file.phrases import listed
from pbem.engine.file.succession import awaited_in, require_distinct
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.approval import Council, Voters, approvers, council
from pbem.engine.play.effect import LiveGame, Past, enact
from pbem.engine.play.game import FindRuleset, Game, require_playable
from pbem.engine.play.record_play import Applied, GameBefore, close_record, sealed
from pbem.engine.play.witness import live_seats
from pbem.engine.proof.playback import replay
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError, UnapprovedError
from pbem.trust.canonical import canonical, format_base64, read_canonical, unwrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519


def draft(game: Game, kind: str, seat: str, reason: str, events: Sequence[Any] = ()) -> Data:
    """Write a decision for the next record of a game, as plain data; it is not judged yet."""
    own: Data = {} if kind == SUBSTITUTE else {"reason": reason, "events": list(events)}
    address = address_of(game.file.genesis, game.file.index + 1, game.file.head)
    return {**address, "kind": kind, "seat": seat, **own}


def needed(game: Game, document: Data) -> Council:
    """Return who must sign a decision. Raises InputError if it cannot be the next record."""
    file = game.file
    decision = decision_from_data(file.genesis, document, file.index + 1, file.head)
    return council(file.genesis, decision, _voters(game))


def can_replace(game: Game, seat: str) -> bool:
    """Say whether the others can give a seat new keys without the old ones, which may be lost."""
    return seat not in approvers(game.file.genesis, Decision(REPLACE, seat), _voters(game))


def rehearse(game: Game, data: bytes, document: Data, find_ruleset: FindRuleset) -> Applied:
    """
    Let a decision happen without any signature, to see what it does; the result is not to be written.

    `data` is the game file. The head of the record is not final. Raises InputError.
    """
    needed(game, document)
    record = Record(game.file.index + 1, (), (), (), "", "", _text(document))
    return _enact_decision(game, data, record, find_ruleset, None)


def approve(game: Game, document: Data, signer: Signer) -> tuple[str, str]:
    """
    Sign a decision; return seat and signature.

    Whoever gives up a seat may always sign that. Raises InputError for a key that need not sign it, and for a
    newcomer who could be taken for another.
    """
    signers = needed(game, document).signers
    welcome = (*signers, *_giving_up(game, document))
    seat = next((seat for seat in welcome if _key(game, seat) == signer.public), None)
    if seat is None:
        who = listed(signers) or "nobody"
        raise InputError(f"this is to be signed by {who}, and your key belongs to none of them")
    if document["kind"] == REPLACE and type(document["events"][0]) is dict:
        newcomer = str(document["events"][0].get("name"))
        require_distinct(game.file.genesis, document["seat"], newcomer)
    raw = signer.sign(ADMIN_NAMESPACE, _text(document).encode())
    return seat, format_base64(raw)


def record_decision(
    game: Game, data: bytes, document: Data, sigs: Mapping[str, str], sealer: Signer, find_ruleset: FindRuleset
) -> Applied:
    """
    Make the administrative record of a decision that has all its signatures.

    `data` is the game file. Raises UnapprovedError while signatures are missing, InputError for a
    decision or a signature that is not good.
    """
    text = _text(document)
    signers = needed(game, document).signers
    if missing := [seat for seat in signers if seat not in sigs]:
        raise UnapprovedError(missing)
    require_good(game, document, sigs)
    approvals = tuple((seat, sigs[seat]) for seat in signers)
    record = Record(game.file.index + 1, (), (), (), "", "", text, approvals)
    return sealed(_enact_decision(game, data, record, find_ruleset, sealer), sealer)


def require_good(game: Game, document: Data, sigs: Mapping[str, str]) -> None:
    """Raise InputError for a decision with a bad signature: somebody changed it."""
    for seat in (*needed(game, document).signers, *_giving_up(game, document)):
        if seat in sigs and not is_signed(game, document, seat, sigs[seat]):
            raise InputError(f"the signature given as {seat}'s is not {seat}'s signature of it")


def _giving_up(game: Game, document: Data) -> tuple[str, ...]:
    """Return the seat that a resignation is about, if it has a key: its signature is not asked for, and is an answer."""
    seat = str(document["seat"])
    own = document["kind"] == RESIGN and seat in game.file.genesis.identities
    return (seat,) if own else ()


def is_signed(game: Game, document: Data, seat: str, sig: object) -> bool:
    """Say whether a signature (base64) under a decision is that of a seat, or of "host"."""
    try:
        raw, text = unwrap_base64(sig), canonical(document)
    except ContentError:
        return False
    return verify_ed25519(_key(game, seat), ADMIN_NAMESPACE, text, raw)


def _voters(game: Game) -> Voters:
    live = live_seats(game.table, game.state, game.file.genesis)
    awaited = game.awaited
    return Voters(live, awaited.must if awaited else (), silent_witnesses(game.file))


def _key(game: Game, seat: str) -> Any:
    return game.file.genesis.identities[seat]


def _text(document: Data) -> str:
    try:
        return canonical(document).decode()
    except ContentError as error:
        raise InputError(f"the decision cannot be signed: {error}") from None


def _enact_decision(
    game: Game, data: bytes, record: Record, find_ruleset: FindRuleset, sealer: Signer | None
) -> Applied:
    """Let the decision of a record happen; the file of the result is not sealed."""
    file, table = game.file, game.table
    live = LiveGame(file.genesis, table, table.copy(game.state))
    decision = decision_from_data(file.genesis, read_canonical(record.admin), record.index, file.head)
    events = enact(live, decision, _earlier(data, decision, find_ruleset))
    deal = hands_of(file.genesis).deal(table, game.state, file, sealer)
    if sealer is not None:
        record = deal.finish(record, live.state, live.genesis, over=False)
    dealt = deal.deck_after(record, secret_in(decision) if decision.kind == DECK else "")
    chain = link(file.genesis, record, file.head)
    awaited = awaited_in(live.genesis, live.table, live.state)
    after = close_record(GameBefore.of(game), chain, record, live.state, awaited, live.genesis, dealt)
    require_playable(table, after.file.state)
    return Applied(b"", after, after.file.last, game.state, tuple(events), live.state)


def _earlier(data: bytes, decision: Decision, find_ruleset: FindRuleset) -> dict[int, Past]:
    """How the game stood to which a rollback goes back, by the number of its record."""
    target = target_of(decision.events[0]) if decision.kind == ROLLBACK else None
    if target is None:
        return {}
    try:
        turns = replay(data, find_ruleset)
        return {
            turn.record.index: Past(turn.after, turn.genesis.ended) for turn in turns if turn.record.index == target
        }
    except ContentError as error:
        raise InputError(f"the game cannot go back: {error}") from None


# ── Two histories that part because all agreed to go back: nobody is accused ──────────────────────
#
# The agreement is a record of one of the two, after the place where they part. It must be signed by
# everybody: where a host and the mover can go back alone, others may still be cheated.


def agreed_return(genesis: Genesis, one: Sequence[Record], other: Sequence[Record], place: int) -> str:
    """Return a clause if all agreed to go back to before `place`, where two sound histories part; or ""."""
    for record in (*one[place + 1 :], *other[place + 1 :]):
        target = _target(record)
        if target is not None and target < place and _is_of_all(genesis, record):
            return (
                f"record {record.index} of one of them is the agreement of all to go back to record "
                f"{target}, so nobody is accused of what was signed anew"
            )
    return ""


def _target(record: Record) -> int | None:
    decision = record.decided()
    return target_of(decision["events"][0]) if decision.get("kind") == ROLLBACK else None


def _is_of_all(genesis: Genesis, record: Record) -> bool:
    """In a sound file a rollback is signed by all who still play, unless the host decides."""
    signers = {who for who, _ in record.approvals}
    return genesis.quorum != HOST or signers >= set(genesis.seat_ids)
