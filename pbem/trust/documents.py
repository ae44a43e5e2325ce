"""The small documents that the program itself writes and signs (trust 4.5).

Each names its kind inside the text (`pbem`) and is signed under its own SSHSIG namespace, so no
signature can be taken for one over something else.  Hashes go in as bytes and stand as hex.
"""

from __future__ import annotations

JOIN_NAMESPACE = "pbem-join-1"
ORDERS_NAMESPACE = "pbem-orders-1"
WITNESS_NAMESPACE = "pbem-witness-1"
SEAL_NAMESPACE = "pbem-seal-1"
ADMIN_NAMESPACE = "pbem-admin-1"
SEALED_NAMESPACE = "pbem-sealed-1"
WISH_NAMESPACE = "pbem-wish-1"
RECEIPT_NAMESPACE = "pbem-receipt-1"
COMMAND_NAMESPACE = "pbem-command-1"

Document = dict[str, str | int]


def witness_document(game_id: bytes, index: int, prev_head: bytes, orders_hash: bytes, witness: str) -> Document:
    """What the witness of record `index` signs with the dice key: exactly these orders, here."""
    return {
        "pbem": "witness/1",
        "game": game_id.hex(),
        "index": index,
        "prev": prev_head.hex(),
        "orders": orders_hash.hex(),
        "witness": witness,
    }


def seal_document(game_id: bytes, index: int, head: bytes, by: str) -> Document:
    """What the writer of a game file signs: the head after its last record, `index`."""
    return {"pbem": "seal/1", "game": game_id.hex(), "index": index, "head": head.hex(), "by": by}
