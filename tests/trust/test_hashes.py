"""The hashes keep apart what must be kept apart."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from pbem.trust import hashes

if TYPE_CHECKING:
    from collections.abc import Callable

A, B, C, D = (bytes([value]) * 32 for value in (0xA0, 0xB0, 0xC0, 0xD0))


def tagged(tag: str, *parts: bytes) -> bytes:
    return sha256(tag.encode() + b"\0" + b"".join(parts)).digest()


def test_every_hash_has_its_tag_and_its_parts_in_their_order() -> None:
    two = bytes([0, 0, 1, 2])
    assert hashes.invite_hash(b"x") == tagged("pbem/1/invite", b"x")
    assert hashes.game_id(b"x") == tagged("pbem/1/game", b"x")
    assert hashes.orders_hash(b"x") == tagged("pbem/1/orders", b"x")
    assert hashes.orders_set_hash([A, B]) == tagged("pbem/1/orders-set", A, B)
    assert hashes.admin_hash(b"x") == tagged("pbem/1/admin", b"x")
    assert hashes.beta(b"x") == tagged("pbem/1/beta", b"x")
    assert hashes.turn_seed(A, 258, B, C, [D, A]) == tagged("pbem/1/seed", A, two, B, C, D, A)
    assert hashes.state_hash(b"x") == tagged("pbem/1/state", b"x")
    assert hashes.head(A, 258, B, C, D) == tagged("pbem/1/head", A, two, B, C, D)
    assert hashes.card_commit(A, 258, B) == tagged("pbem/1/card-commit", A, two, B)
    assert hashes.card_seed(A, B) == tagged("pbem/1/card", A, B)


def test_a_zero_byte_parts_the_tag_from_what_follows() -> None:
    assert hashes.H("ab", b"c") == sha256(b"ab\0c").digest() != hashes.H("a", b"bc")


@pytest.mark.parametrize(
    "too_short",
    [
        lambda bad: hashes.orders_set_hash([A, bad]),
        lambda bad: hashes.turn_seed(bad, 1, A, A, [A]),
        lambda bad: hashes.turn_seed(A, 1, bad, A, [A]),
        lambda bad: hashes.turn_seed(A, 1, A, bad, [A]),
        lambda bad: hashes.turn_seed(A, 1, A, A, [A, bad]),
        lambda bad: hashes.head(bad, 1, A, A, A),
        lambda bad: hashes.head(A, 1, bad, A, A),
        lambda bad: hashes.head(A, 1, A, bad, A),
        lambda bad: hashes.head(A, 1, A, A, bad),
        lambda bad: hashes.card_commit(bad, 1, A),
        lambda bad: hashes.card_commit(A, 1, bad),
        lambda bad: hashes.card_seed(bad, A),
        lambda bad: hashes.card_seed(A, bad),
    ],
)
def test_a_part_of_another_length_is_refused(too_short: Callable[[bytes], bytes]) -> None:
    too_short(A)
    for bad in (A[:-1], A + b"\0", b""):
        with pytest.raises(ValueError, match="a hash has 32 bytes"):
            too_short(bad)


@pytest.mark.parametrize("index", [-1, 2**32])
def test_an_index_fits_into_four_bytes(index: int) -> None:
    with pytest.raises(OverflowError):
        hashes.head(A, index, A, A, A)
