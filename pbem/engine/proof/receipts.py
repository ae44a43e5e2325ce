"""
Receipts: a host's signed word that orders are in. What became of these orders is said by `receipt_outcome`.

    format = "pbem-receipt/1"
    name = "world"
    sig = "<base64>"

    [receipt]
    pbem = "receipt/1"
    game = "<game id>"
    base = "<the head that the orders answer>"
    player = "anna"
    seq = 1
    orders = "<orders hash>"
    at = "2026-11-21T02:18:40Z"
    due = "2026-11-24T22:00:00Z"

A host signs one only for orders that passed the static check and are not merely standing by; `due` is
when the time for them ends, by that moment's knowledge, or "". From then on the host can play these
orders or ones of the player with a higher number, but none with a lower one, nor call the turn missed,
nor alone give the seat away: seeing the dice first and then putting the orders aside would be a second
throw.
"""

import re
from collections.abc import Sequence

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record, table_of
from pbem.engine.file.signed_file import read_signed, write_signed
from pbem.engine.play.order_header import MAX_SEQ
from pbem.engine.proof.exhibit import SignedText
from pbem.engine.proof.forks import Claim, eras, signed_text
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError
from pbem.record import value
from pbem.trust.canonical import canonical
from pbem.trust.documents import RECEIPT_NAMESPACE
from pbem.trust.hashes import HASH_DIGITS, orders_hash
from pbem.trust.signers import Signer

KIND = "receipt"
_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
_KEYS = {"pbem", "game", "base", "player", "seq", "orders", "at", "due"}


@value
class Receipt:
    """A host's word that orders of a player are in, signed with the key of a game's host."""

    player: str
    base: str
    seq: int
    orders: str
    at: str
    due: str
    signed: SignedText

    @property
    def in_time(self) -> bool:
        """Say whether the host confirmed the orders before the time for them ended."""
        return not self.due or self.at <= self.due


def write_receipt(genesis: Genesis, base: str, text: str, moments: tuple[str, str], signer: Signer) -> bytes:
    """Sign a receipt for orders (their canonical text), as the file that is mailed; `moments` are at and due."""
    orders = table_of(text)
    document: Data = {
        "pbem": "receipt/1",
        "game": genesis.game_id.hex(),
        "base": base,
        "player": orders["player"],
        "seq": orders["signed"]["seq"],
        "orders": orders_hash(text.encode()).hex(),
        "at": moments[0],
        "due": moments[1],
    }
    sig = signer.sign(RECEIPT_NAMESPACE, canonical(document))
    return write_signed(KIND, genesis.name, document, sig)


def read_receipt(genesis: Genesis, data: bytes, records: Sequence[Record] = ()) -> Receipt:
    """
    Read such a file and check that a host of the game signed it, even one who has been replaced since.

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
    return Receipt(
        document["player"],
        document["base"],
        document["seq"],
        document["orders"],
        document["at"],
        document["due"],
        signed,
    )


def _is_receipt(document: Data) -> bool:
    if set(document) != _KEYS or type(document["seq"]) is not int:
        return False
    if not all(type(document[key]) is str for key in _KEYS - {"seq"}):
        return False
    hashes = all(HASH_DIGITS.fullmatch(document[key]) for key in ("game", "base", "orders"))
    due = document["due"]
    moments = _MOMENT.fullmatch(document["at"]) and (not due or _MOMENT.fullmatch(due))
    numbered = 1 <= document["seq"] <= MAX_SEQ
    return bool(hashes and moments and numbered and document["pbem"] == "receipt/1")
