"""Letters: a card shown to one player alone, sealed by the host (docs/format.md 14.4).

X25519 (RFC 7748) between the static keys of host and seat, HKDF-SHA256 (RFC 5869) to a key for this
one token, ChaCha20-Poly1305 (RFC 8439).  A token stands for one card for ever, so a key never seals
two things, and the same letter has the same bytes whenever it is written.
"""

from __future__ import annotations

import hmac

from pbem.errors import ContentError

SIZE = 32
_NONCE = bytes(12)


def public_hand(secret: bytes) -> bytes:
    """The public key (32 bytes) for letters to and from the holder of this secret."""
    # Late, here and below: slow to load, and only games with hidden cards need it.
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

    return X25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()


def check_hand(public: bytes) -> None:
    """Raise ContentError for a public key with which nothing can be kept secret."""
    _agree_secret(b"\x01" * SIZE, public)


def seal_letter(secret: bytes, public: bytes, game_id: bytes, token: str, content: bytes) -> bytes:
    """Seal what a token stands for; `token` ends with its commitment in hex."""
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    key = _key(secret, public, game_id, token)
    return ChaCha20Poly1305(key).encrypt(_NONCE, content, token.encode("ascii"))


def open_letter(secret: bytes, public: bytes, game_id: bytes, token: str, letter: bytes) -> bytes:
    """Open a letter; raise ContentError when it is not for this key and this token."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    try:
        key = _key(secret, public, game_id, token)
        return ChaCha20Poly1305(key).decrypt(_NONCE, letter, token.encode("ascii"))
    except InvalidTag:
        raise ContentError("the letter does not open with this key") from None


def _key(secret: bytes, public: bytes, game_id: bytes, token: str) -> bytes:
    """HKDF with an empty salt; one block is all that is wanted."""
    commitment = bytes.fromhex(token.rpartition(":")[2])
    drawn = hmac.digest(bytes(SIZE), _agree_secret(secret, public), "sha256")
    return hmac.digest(drawn, b"pbem/1/hand" + game_id + commitment + b"\x01", "sha256")


def _agree_secret(secret: bytes, public: bytes) -> bytes:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

    try:
        return X25519PrivateKey.from_private_bytes(secret).exchange(X25519PublicKey.from_public_bytes(public))
    except ValueError:
        raise ContentError("this key for letters is not sound") from None
