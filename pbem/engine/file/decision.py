"""
Decisions of the group: what an administrative record says, and which head orders answer after it.

A decision says what is decided, about which seat and why, and answers one head. No die is rolled for
it. `approval` says who must sign it, `effect` what it does to the game.

A substitution names a witness who stays silent. It has no free text, so that nobody can look for a
text that brings better dice, and it does not make orders stale: the next witness resolves the same
orders.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Link, Record
from pbem.errors import ContentError, InputError
from pbem.trust.canonical import read_canonical
from pbem.trust.hashes import HASH_DIGITS, deck_commit

SUBSTITUTE, REPLACE, RESIGN = "substitute", "replace", "resign"
ROLLBACK, RULING, MISSED, DECK, DRAW = "rollback", "ruling", "missed", "deck", "draw"
KINDS = (SUBSTITUTE, REPLACE, RESIGN, MISSED, ROLLBACK, RULING, DRAW, DECK)
ADMIN = "admin/1"
"""The value of the key `pbem` in a decision."""
NOBODY = ""
"""The seat of a decision that is about no seat."""

_ABOUT_NOBODY = (ROLLBACK, RULING, DRAW)
_MAX_REASON = 1000
_MAX_EVENTS = 200


class Decision(NamedTuple):
    """
    An administrative decision: its kind, and the seat (or "host") that it is about.

    `seat` is "" where it is about nobody; `events` is plain data, as the kind wants it.
    """

    kind: str
    seat: str
    reason: str = ""
    events: tuple[Any, ...] = ()


class SignedDecision(NamedTuple):
    """
    A decision as it was recorded: who signed it, and whose approval nobody can prove.

    `seat` is "" where it is about nobody.
    """

    record: int
    kind: str
    seat: str
    reason: str
    signed: tuple[str, ...]
    unsigned: tuple[str, ...] = ()

    @property
    def unilateral(self) -> bool:
        """Say whether one alone decided it."""
        return len(self.signed) + len(self.unsigned) == 1


def decision_of_record(genesis: Genesis, record: Record, link: Link) -> Decision:
    """Read the decision of a record; raise InputError if it is not one for this place."""
    if record.index == 0:
        raise InputError("there are no administrative records before the set-up")
    try:
        data = read_canonical(record.admin)
    except ContentError as error:
        raise InputError(f"the administrative record cannot be read: {error}") from None
    return decision_from_data(genesis, data, link.index, link.prev_head)


def decision_from_data(genesis: Genesis, data: dict[str, Any], index: int, prev_head: bytes) -> Decision:
    """Read a decision for a place from plain data. Raises InputError."""
    address = address_of(genesis, index, prev_head)
    own = {"kind", "seat"}
    if data.get("kind") != SUBSTITUTE:
        own |= {"reason", "events"}
    if set(data) != own | set(address):
        raise InputError("an administrative record has other keys than these")
    if any(data[key] != value or type(data[key]) is not type(value) for key, value in address.items()):
        raise InputError("the administrative record belongs at another place in the game")
    decision = _decision(data)
    _require_seat(genesis, decision)
    _require_mode(genesis, decision)
    return decision


def address_of(genesis: Genesis, index: int, prev_head: bytes) -> dict[str, Any]:
    """What binds a decision to its place."""
    return {"pbem": ADMIN, "game": genesis.game_id.hex(), "index": index, "prev": prev_head.hex()}


def _decision(data: dict[str, Any]) -> Decision:
    kind, seat = data["kind"], data["seat"]
    reason, events = data.get("reason", ""), data.get("events", [])
    if kind not in KINDS or type(seat) is not str:
        raise InputError("the administrative record names no kind or no player")
    if type(events) is not list or type(reason) is not str:
        raise InputError("reason must be a text and events a list")
    if len(reason) > _MAX_REASON:
        raise InputError(f"the reason is longer than {_MAX_REASON} characters")
    if len(events) > _MAX_EVENTS:
        raise InputError(f"there are more than {_MAX_EVENTS} events")
    wanted = 1 if kind in (REPLACE, ROLLBACK, DECK) else 0 if kind in (RESIGN, MISSED, DRAW) else len(events)
    if len(events) != wanted:
        raise InputError(f"a record of the kind {kind} has {wanted or 'no'} events")
    return Decision(kind, seat, reason, tuple(events))


def _require_seat(genesis: Genesis, decision: Decision) -> None:
    everybody = [*genesis.seat_ids, *(id_ for id_, _ in genesis.people())]
    if decision.seat == NOBODY and decision.kind in _ABOUT_NOBODY:
        return
    if decision.seat not in everybody or decision.kind in (ROLLBACK, DRAW):
        raise InputError("the administrative record names no kind or no player")
    if decision.kind in (RESIGN, MISSED) and decision.seat not in genesis.seat_ids:
        raise InputError(f"{decision.seat} has no seat")


def _require_mode(genesis: Genesis, decision: Decision) -> None:
    if decision.kind == SUBSTITUTE and not genesis.chance.witnessed:
        raise InputError("an open game has no witnesses")
    if decision.kind == MISSED and not genesis.deadline:
        raise InputError("this game began without a deadline, so no turn can be missed")
    if decision.kind == DECK:
        _require_own_deck(genesis, decision)


def _require_own_deck(genesis: Genesis, decision: Decision) -> None:
    promised = genesis.host.deck if genesis.host else ""
    if not promised or decision.seat != HOST:
        raise InputError("only the host of a game with cards dealer has a deck to reveal")
    if deck_commit(bytes.fromhex(secret_in(decision))).hex() != promised:
        raise InputError("this is not the secret that the host promised for the deck")


# ── what orders answer ───────────────────────────────────────────────────────────────────────────


def answered_head(game: GameFile) -> str:
    """The head (hex) that the next orders answer: the last one that is not of a substitution."""
    if not game.last.admin:
        return game.last.head
    records = game.all_records()
    while len(records) > 1 and is_substitution(records[-1]):
        records.pop()
    return records[-1].head


def silent_witnesses(game: GameFile) -> tuple[str, ...]:
    """The witnesses passed over by the last records, for the record that comes next."""
    if not game.last.admin:
        return ()
    silent: list[str] = []
    for record in reversed(game.all_records()):
        if not is_substitution(record):
            break
        silent.insert(0, str(read_canonical(record.admin)["seat"]))
    return tuple(silent)


def is_substitution(record: Record) -> bool:
    """Say whether a record passes over a witness, and so leaves orders as they are."""
    return record.decided().get("kind") == SUBSTITUTE


def secret_in(decision: Decision) -> str:
    """The secret (hex) that a decision of the kind deck reveals. Raises InputError for another."""
    event = decision.events[0]
    secret = event.get("secret") if type(event) is dict and len(event) == 1 else None
    if type(secret) is not str or not HASH_DIGITS.fullmatch(secret):
        raise InputError("a record of the kind deck names, as `secret`, 64 hex digits")
    return secret


def revealed_by(record: Record) -> str:
    """The secret (hex) that an administrative record reveals; "" if it does not."""
    decided = record.decided()
    if decided.get("kind") != DECK:
        return ""
    try:
        return secret_in(Decision(DECK, HOST, "", tuple(decided.get("events", ()))[:1] or ({},)))
    except (InputError, TypeError):
        return ""


def rollback_targets(records: Sequence[Record]) -> frozenset[int]:
    """The numbers of the records to whose states these records go back."""
    found = []
    for decided in (record.decided() for record in records):
        if decided.get("kind") == ROLLBACK:
            events = decided.get("events")
            target = target_of(events[0]) if type(events) is list and events else None
            if target is not None:
                found.append(target)
    return frozenset(found)


def target_of(event: Any) -> int | None:
    """The record to which a rollback goes back; None if its event names none."""
    if type(event) is not dict or set(event) != {"to"} or type(event["to"]) is not int:
        return None
    target: int = event["to"]
    return target
