"""
Receipts: a host's signed word that orders are in, and what became of them.

    format = "pbem-receipt/1"
    name = "world"
    sig = "<base64>"

    [receipt]
    pbem = "receipt/1"
    game = "<game id>"
    base = "<the head that the orders answer>"
    player = "anna"
    orders = "<orders hash>"
    at = "2026-11-21T02:18:40Z"
    due = "2026-11-24T22:00:00Z"

A host signs one only for orders that passed the static check and are not merely standing by; `due` is
when the time for them ends, by that moment's knowledge, or "". From then on the host can play these
orders or newer ones of the player, but not call the turn missed: seeing the dice first and then
declaring the orders late would be a second throw.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from pbem.engine.decisions.decision import MISSED, is_substitution
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.proof.exhibit import Exhibit, SignedText
from pbem.engine.proof.forks import Claim, eras, raw_signature, signed_text, table_of
from pbem.engine.ruleset import Data
from pbem.engine.signed_file import read_signed, write_signed
from pbem.errors import ContentError, InputError
from pbem.trust.canonical import canonical
from pbem.trust.documents import ADMIN_NAMESPACE, RECEIPT_NAMESPACE
from pbem.trust.hashes import orders_hash
from pbem.trust.signers import Signer

KIND = "receipt"
_HASH = re.compile("[0-9a-f]{64}")
_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_KEYS = {"pbem", "game", "base", "player", "orders", "at", "due"}


class Receipt(NamedTuple):
    """A host's word that orders of a player are in, signed with the key of a game's host."""

    player: str
    base: str
    orders: str
    at: str
    due: str
    signed: SignedText

    @property
    def in_time(self) -> bool:
        """Say whether the host confirmed the orders before the time for them ended."""
        return not self.due or self.at <= self.due


def write_receipt(
    genesis: Genesis, base: str, text: str, moments: tuple[str, str], signer: Signer
) -> bytes:
    """Sign a receipt for orders (their canonical text), as the file that is mailed; `moments` are at and due."""
    player = table_of(text)["player"]
    document: Data = {
        "pbem": "receipt/1", "game": genesis.game_id.hex(), "base": base, "player": player,
        "orders": orders_hash(text.encode()).hex(), "at": moments[0], "due": moments[1],
    }  # fmt: skip
    sig = signer.sign(RECEIPT_NAMESPACE, canonical(document))
    return write_signed(KIND, genesis.name, document, sig)


def read_receipt(genesis: Genesis, data: bytes, records: Sequence[Record] = ()) -> Receipt:
    """
    Read such a file and check that a host of the game signed it, be it one who was replaced since.

    `records` are those of a file of the game that holds. Raises InputError.
    """
    try:
        document, sig = read_signed(KIND, data)
        text = canonical(document)
    except ContentError:
        raise InputError("this is not the receipt of a host") from None
    if not _is_receipt(document):
        raise InputError("this is not the receipt of a host")
    if document["game"] != genesis.game_id.hex():
        raise InputError("the receipt is for another game")
    claim = Claim(genesis.master, RECEIPT_NAMESPACE, text, sig)
    signed = signed_text(eras(genesis, records), claim)
    if signed is None:
        raise InputError("the receipt is not signed by the host of the game")
    return Receipt(document["player"], document["base"], document["orders"], document["at"],
                   document["due"], signed)  # fmt: skip


def _is_receipt(document: Data) -> bool:
    if set(document) != _KEYS or not all(type(one) is str for one in document.values()):
        return False
    hashes = all(_HASH.fullmatch(document[key]) for key in ("game", "base", "orders"))
    due = document["due"]
    moments = _MOMENT.fullmatch(document["at"]) and (not due or _MOMENT.fullmatch(due))
    return bool(hashes and moments and document["pbem"] == "receipt/1")


# ── what became of the orders ────────────────────────────────────────────────────────────────────


class Outcome(NamedTuple):
    """What a history says about a receipt: a sentence without its end, and evidence against the host."""

    sentence: str
    exhibit: Exhibit | None = None


def outcome(genesis: Genesis, records: Sequence[Record], receipt: Receipt) -> Outcome:
    """Say what became of the orders of a receipt in a history that holds."""
    what = f"the host confirmed orders of {receipt.player} at {receipt.at}"
    heads = [record.head for record in records]
    if receipt.base not in heads:
        return Outcome(f"{what}, for a head that is not in this file: look at their short heads")
    after = _answers(records, heads.index(receipt.base))
    if after is None:
        return Outcome(f"{what}; they are not played yet")
    if after.admin:
        return _decided(what, after, receipt, eras(genesis, records))
    for text in after.orders:
        if table_of(text).get("player") == receipt.player:
            same = orders_hash(text.encode()).hex() == receipt.orders
            which = "they are" if same else f"other orders, which {receipt.player} signed too, are"
            return Outcome(f"{what}; {which} in record {after.index}")
    return Outcome(f"{what}; record {after.index} was played without them")


def _answers(records: Sequence[Record], base: int) -> Record | None:
    """Return the record that came of the orders for a head; None if there is none yet."""
    return next((one for one in records[base + 1 :] if not is_substitution(one)), None)


def _decided(what: str, record: Record, receipt: Receipt, times: Sequence[Genesis]) -> Outcome:
    decision = table_of(record.admin)
    kind, seat = str(decision.get("kind")), decision.get("seat")
    if kind != MISSED or seat != receipt.player:
        return Outcome(
            f"{what}; record {record.index} is a decision ({kind}), so they became stale"
        )
    if not receipt.in_time:
        return Outcome(
            f"{what}, after their time, and called the turn missed in record {record.index}"
        )
    claims = (
        Claim(who, ADMIN_NAMESPACE, record.admin.encode(), raw_signature(sig))
        for who, sig in record.approvals if who == receipt.signed.who
    )  # fmt: skip
    items = [receipt.signed, *filter(None, (signed_text(times, claim) for claim in claims))]
    exhibit = Exhibit((receipt.signed.who,), "missed", tuple(items), receipt.player)
    return Outcome(f"{what}, in time, and called the turn missed all the same, in record "
                   f"{record.index}: the host is to blame", exhibit)  # fmt: skip
