"""Every hash of the protocol, one function each (trust 4.1).

All take bytes and give 32 bytes.  The tag keeps the uses apart; all parts but the last have a
fixed length, so no two lists of parts give the same input.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SIZE = 32
NO_HASH = bytes(SIZE)
HASH_DIGITS = re.compile("[0-9a-f]{64}")
"""A hash, or any other 32 bytes, as text."""


def H(tag: str, *parts: bytes) -> bytes:  # noqa: N802 - the name that the format gives it
    """SHA-256 over the ASCII tag, a zero byte, and the parts one after the other."""
    return sha256(tag.encode("ascii") + b"\0" + b"".join(parts)).digest()


def u32(number: int) -> bytes:
    """Four bytes, big-endian.  Raises OverflowError outside 0..2^32-1."""
    return number.to_bytes(4, "big")


def invite_hash(invite: bytes) -> bytes:
    """Hash of an invitation, given its canonical bytes."""
    return H("pbem/1/invite", invite)


def game_id(genesis: bytes) -> bytes:
    """Name of a game for ever: the hash of its genesis table, given in canonical bytes."""
    return H("pbem/1/game", genesis)


def orders_hash(orders: bytes) -> bytes:
    """Hash of one order document, given its canonical bytes (without the signature)."""
    return H("pbem/1/orders", orders)


def orders_set_hash(hashes: Iterable[bytes]) -> bytes:
    """Hash that stands for several order documents of one record, given in seat order."""
    return H("pbem/1/orders-set", *_need_size(*hashes))


def admin_hash(admin: bytes) -> bytes:
    """Hash of an administrative document, given its canonical bytes."""
    return H("pbem/1/admin", admin)


def beta(proof: bytes) -> bytes:
    """What a witness adds to the dice: the hash of their unique signature, leading zeros kept."""
    return H("pbem/1/beta", proof)


def turn_seed(game: bytes, index: int, prev_head: bytes, orders: bytes, betas: Iterable[bytes]) -> bytes:
    """Seed of all dice of record `index`; betas in the order of the witnesses."""
    game, *fixed = _need_size(game, prev_head, orders, *betas)
    return H("pbem/1/seed", game, u32(index), *fixed)


def state_hash(state: bytes) -> bytes:
    """Hash of a state, given its canonical bytes."""
    return H("pbem/1/state", state)


def head(prev_head: bytes, index: int, orders: bytes, seed: bytes, state: bytes) -> bytes:
    """Running hash of the history after record `index`."""
    prev_head, *fixed = _need_size(prev_head, orders, seed, state)
    return H("pbem/1/head", prev_head, u32(index), *fixed)


def card_commit(game: bytes, index: int, key: bytes) -> bytes:
    """Commitment, inside the orders of record `index`, to the key of a hidden card."""
    return H("pbem/1/card-commit", *_need_size(game), u32(index), *_need_size(key))


def card_seed(seed: bytes, key: bytes) -> bytes:
    """Seed of the stream from which a hidden card is drawn: the turn's seed and the card's key."""
    return H("pbem/1/card", *_need_size(seed, key))


def deck_commit(secret: bytes) -> bytes:
    """Commitment, inside the genesis, to the secret of the host from which all cards are dealt."""
    return H("pbem/1/deck", *_need_size(secret))


def deck_seed(secret: bytes, seed: bytes) -> bytes:
    """Seed of the order of a pile: the host's secret and the seed of the record that lays it."""
    return H("pbem/1/deck-seed", *_need_size(secret, seed))


def deck_card(salt: bytes, card: int) -> bytes:
    """Commitment to one card of a pile, given its number in the deck."""
    return H("pbem/1/deck-card", *_need_size(salt), u32(card))


def dealt_hash(before: bytes, dealt: bytes) -> bytes:
    """Running hash over what the host dealt in each record, given in canonical bytes."""
    return H("pbem/1/dealt", *_need_size(before), dealt)


def _need_size(*parts: bytes) -> tuple[bytes, ...]:
    for part in parts:
        if len(part) != SIZE:
            raise ValueError(f"a hash has {SIZE} bytes, not {len(part)}")
    return parts
