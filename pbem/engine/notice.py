"""
Administrative records: what a group decides when play alone does not go on.

A notice says what, about whom and why, answers one head, and draws no die. It is signed by those
whom the genesis names: all other players still in the game, or the host. Open games have none.

A substitution names a witness who stays silent. It has no free text, so that nobody can look for a
text that brings better dice, and it does not make orders stale: the same orders are resolved by the
next witness.
"""

from collections.abc import Sequence
from typing import Any, Literal

import attrs

from pbem.engine.admission import HOST
from pbem.engine.gamefile import GameFile
from pbem.engine.genesis import Genesis
from pbem.engine.history import Link, Record
from pbem.trust.canonical import ProfileError, read_canonical

SUBSTITUTE = "substitute"
_KINDS = (SUBSTITUTE, "replace", "resign", "rollback", "ruling", "missed")
_PLAYABLE = (SUBSTITUTE, "ruling")
_MAX_REASON = 1000


class NoticeError(ValueError):
    """A text that is no notice for this place; `kind` as in `evidence.Fault`."""

    def __init__(self, sentence: str, kind: Literal["orders", "unsupported"] = "orders") -> None:
        super().__init__(sentence)
        self.kind: Literal["orders", "unsupported"] = kind


@attrs.frozen
class Notice:
    """An administrative decision: its kind, and the seat (or "host") that it is about."""

    kind: str
    seat: str


def read_notice(genesis: Genesis, record: Record, link: Link) -> Notice:
    """Read the notice of a record; raise NoticeError if it is none, or cannot be judged yet."""
    if genesis.mode == "open" or record.index == 0:
        raise NoticeError("there are no administrative records here")
    try:
        data = read_canonical(record.admin)
    except ProfileError as error:
        raise NoticeError(f"the administrative record cannot be read: {error}") from None
    _require_fields(genesis, data, link)
    kind, seat = data["kind"], data["seat"]
    if kind not in _PLAYABLE or data.get("events"):
        raise NoticeError(f"this version of pbem cannot judge a record of the kind {kind} yet",
                          "unsupported")  # fmt: skip
    return Notice(kind, seat)


def answered_head(game: GameFile) -> str:
    """The head (hex) that the next orders answer: the last one that is not of a substitution."""
    if not game.last.admin:
        return game.last.head
    records = game.all_records()
    while len(records) > 1 and _is_substitution(records[-1]):
        records.pop()
    return records[-1].head


def silent_witnesses(game: GameFile) -> tuple[str, ...]:
    """The witnesses whom the last records passed over, for the record that comes next."""
    if not game.last.admin:
        return ()
    silent: list[str] = []
    for record in reversed(game.all_records()):
        if not _is_substitution(record):
            break
        silent.insert(0, str(read_canonical(record.admin)["seat"]))
    return tuple(silent)


def _is_substitution(record: Record) -> bool:
    try:
        return bool(record.admin) and read_canonical(record.admin).get("kind") == SUBSTITUTE
    except ProfileError:
        return False


def approvers(genesis: Genesis, notice: Notice, live: Sequence[str]) -> tuple[str, ...]:
    """Tell who must have signed a notice, in their order."""
    if genesis.quorum == HOST and genesis.host and notice.seat != (genesis.host.seat or HOST):
        return (genesis.host.seat or HOST,)
    return tuple(seat for seat in live if seat != notice.seat)


def _require_fields(genesis: Genesis, data: dict[str, Any], link: Link) -> None:
    address = {"pbem": "admin/1", "game": genesis.game_id.hex(), "index": link.index,
               "prev": link.prev_head.hex()}  # fmt: skip
    own = (
        {"kind", "seat"} if data.get("kind") == SUBSTITUTE else {"kind", "seat", "reason", "events"}
    )
    if set(data) != own | set(address):
        raise NoticeError("an administrative record has other keys")
    if any(data[key] != value for key, value in address.items()):
        raise NoticeError("the administrative record is meant for another place")
    if data["kind"] not in _KINDS or data["seat"] not in genesis.identities:
        raise NoticeError("the administrative record names no kind or no player")
    if type(data.get("events", [])) is not list or type(data.get("reason", "")) is not str:
        raise NoticeError("reason must be a text and events a list")
    if len(data.get("reason", "")) > _MAX_REASON:
        raise NoticeError(f"the reason is longer than {_MAX_REASON} characters")
