"""
The history of a game: records that are appended and never touched again, and their chain.

Rule 1. A record holds the texts that were signed, as they were signed.
Rule 2. Every record carries the hash of the state after it, and a head: a running hash over all
        records up to it; `Link` computes both sides of that chain (trust 4.1).

`record_layout` says how a record stands in the file.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from pbem.engine.file.genesis import Genesis
from pbem.errors import ContentError, naming
from pbem.trust import hashes
from pbem.trust.canonical import read_canonical, unwrap_base64

if TYPE_CHECKING:
    from pbem.engine.file.dealt import Dealt

MARKER = "[[history]]"
OPENING = f"\n{MARKER}\n"

# Texts, compiled when they are first used: applying a turn reads one record.
HASH = "[0-9a-f]{64}"
NAME = "[a-z][a-z0-9-]{0,15}"


class Record(NamedTuple):
    """
    One step of a game, as it stands in the file.

    `orders` are canonical texts in seat order, `sigs` one base64 signature for each, "" for a seat
    without a key; no `sigs` at all if nobody signed. `proofs` are (witness, base64) in the order of
    the witnesses. An administrative record has `admin`, a canonical text, and `approvals` as (who,
    base64) instead. `state` and
    `head` are hex. `dealt` is None wherever the host of a dealer game had nothing to add.
    """

    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody asks
    orders: tuple[str, ...]
    sigs: tuple[str, ...]
    proofs: tuple[tuple[str, str], ...]
    state: str
    head: str
    admin: str = ""
    approvals: tuple[tuple[str, str], ...] = ()
    dealt: "Dealt | None" = None

    def decided(self) -> dict[str, Any]:
        """Return what an administrative record says; nothing for another, or for one that cannot be read."""
        return table_of(self.admin) if self.admin else {}


# ── the chain ────────────────────────────────────────────────────────────────────────────────────


def orders_hash(game_id: bytes, index: int, orders: Sequence[str], admin: str = "") -> bytes:
    """What stands for the orders of a record in seed and head (trust 4.1); record 0 has none."""
    if index == 0:
        return game_id
    if admin:
        return hashes.admin_hash(admin.encode())
    if len(orders) == 1:
        return hashes.orders_hash(orders[0].encode())
    return hashes.orders_set_hash([hashes.orders_hash(text.encode()) for text in orders])


class Link(NamedTuple):
    """
    One link of the chain: all that a record's dice and head depend on, except the state.

    `proofs` are the raw signatures of the witnesses in their order, where dice come from them.
    """

    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody asks
    prev_head: bytes
    orders_hash: bytes
    seed: bytes
    proofs: tuple[bytes, ...] = ()

    def head(self, state_hash: bytes) -> bytes:
        """The head after the record, if this is the hash of the state after it."""
        return hashes.head(self.prev_head, self.index, self.orders_hash, self.seed, state_hash)


def link(genesis: Genesis, record: Record, prev_head: bytes) -> Link:
    """
    Make the link of a record. Raises ContentError for proofs that are no base64.

    Its seed is what the genesis says of chance, or the proofs; an administrative record has none.
    """
    stands = orders_hash(genesis.game_id, record.index, record.orders, record.admin)
    if record.admin:
        return Link(record.index, prev_head, stands, hashes.NO_HASH)
    chance = genesis.chance
    proofs = _raw_proofs(record) if chance.witnessed else ()
    seed = hashes.turn_seed(genesis.game_id, record.index, prev_head, stands, chance.betas(proofs))
    return Link(record.index, prev_head, stands, seed, proofs)


def _raw_proofs(record: Record) -> tuple[bytes, ...]:
    with naming(f"record {record.index}: proofs"):
        return tuple([unwrap_base64(proof) for _, proof in record.proofs])


def table_of(text: str) -> dict[str, Any]:
    """Return what a canonical text of a record says; nothing for one that cannot be read."""
    try:
        return read_canonical(text)
    except ContentError:
        return {}
