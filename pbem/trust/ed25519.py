"""Ed25519 of `cryptography`, cut to what is needed.  Import it late: it costs every command 11 ms.

Messages here are the framed bytes of `sshsig.to_be_signed`; points and seeds have 32 bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

if TYPE_CHECKING:
    from collections.abc import Callable


def checker(point: bytes) -> Callable[[bytes, bytes], bool]:
    """A function (signature, message) -> good or not, for one key."""
    verify = Ed25519PublicKey.from_public_bytes(point).verify

    def holds(signature: bytes, message: bytes) -> bool:
        try:
            verify(signature, message)
        except InvalidSignature:
            return False
        return True

    return holds


def signature(seed: bytes, message: bytes) -> bytes:
    """The signature of the message: 64 bytes."""
    return Ed25519PrivateKey.from_private_bytes(seed).sign(message)


def public_point(seed: bytes) -> bytes:
    """The public point of a secret seed.  Raises ValueError unless it has 32 bytes."""
    return Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw()
