"""The private side of keys: signers, the secrets derived from them, and their files (trust 4.3).

Files are OpenSSH's own (PROTOCOL.key), so `ssh-keygen` reads and changes them.  Unencrypted ones
are read here, which spares every command the slow import of a general reader of key files.
"""

from __future__ import annotations

import binascii
import hmac
from functools import cached_property
from hashlib import sha256
from typing import Protocol

import attrs

from pbem.errors import ContentError, PassphraseNeededError
from pbem.record import value
from pbem.trust.hashes import u32
from pbem.trust.keys import (
    ED25519,
    RSA,
    PublicKey,
    ed25519_point,
    ed25519_public,
    public_from_blob,
    rsa_numbers,
    rsa_public,
)
from pbem.trust.permutation import roots_of_challenges
from pbem.trust.sshsig import to_be_signed, verify_rsa
from pbem.trust.sshwire import Reader, mpint, string

NONCE_SIZE = 16
_MAGIC = b"openssh-key-v1\0"
_BEGIN = b"-----BEGIN OPENSSH PRIVATE KEY-----"
_END = b"-----END OPENSSH PRIVATE KEY-----"
_WIDTH = 70
_PAD_TO = 8


class Signer(Protocol):
    """Anything that can sign for a key: a file, or an agent that holds it."""

    @property
    def public(self) -> PublicKey:
        """The key that the signatures belong to."""
        ...

    def sign(self, namespace: str, message: bytes) -> bytes:
        """The raw SSHSIG signature of the message in this namespace."""
        ...


class ProvedKey(Protocol):
    """A key for dice, and the roots that prove it to be a permutation."""

    @property
    def public(self) -> PublicKey:
        """The key."""
        ...

    @property
    def roots(self) -> bytes:
        """The roots of its challenges."""
        ...


# No repr: it would show the secret.
@value
class IdentitySigner:
    """An Ed25519 key in hand; `seed` is its secret of 32 bytes."""

    public: PublicKey
    seed: bytes = attrs.field(repr=False)

    def sign(self, namespace: str, message: bytes) -> bytes:
        """Sign a message: 64 bytes, always the same for the same message."""
        from pbem.trust import ed25519  # late: slow, and only signing needs it

        return ed25519.signature(self.seed, to_be_signed(namespace, message))

    @property
    def root(self) -> bytes:
        """The secret from which nonces and card keys are made (32 bytes)."""
        return hmac.digest(self.seed, b"pbem/1/root", "sha256")


@value
class DiceSigner:
    """An RSA key in hand: its private exponent and its two primes."""

    public: PublicKey
    exponent: int = attrs.field(repr=False)
    primes: tuple[int, int] = attrs.field(repr=False)

    def sign(self, namespace: str, message: bytes) -> bytes:
        """Make the one signature of the message, as long as the modulus.

        Raises ContentError if what was computed does not verify, and for a key
        that must not make dice.
        """
        from pbem.trust import rsa  # late: slow, and only signing needs it

        _, public_exponent = rsa_numbers(self.public)
        signed = to_be_signed(namespace, message)
        signature = rsa.signature(public_exponent, self.exponent, self.primes, signed)
        # A fault of the machine in one of the two halves would give the primes away.
        if not verify_rsa(self.public, namespace, message, signature):
            raise ContentError("the dice key gave a wrong signature; its file may be damaged")
        return signature

    @cached_property
    def roots(self) -> bytes:
        """What proves to others that the key is a permutation (docs/format.md 4.1)."""
        return roots_of_challenges(self.exponent, self.primes)


def identity_from_seed(seed: bytes) -> IdentitySigner:
    """The Ed25519 key of a secret of 32 bytes, which the caller drew at random."""
    from pbem.trust import ed25519  # late: slow, and only signing needs it

    return IdentitySigner(ed25519_public(ed25519.public_point(seed)), seed)


def dice_from_primes(first: int, second: int) -> DiceSigner:
    """The RSA key with exponent 65537 of two primes, which the caller drew at random."""
    public = rsa_public(first * second)
    exponent = pow(rsa_numbers(public)[1], -1, (first - 1) * (second - 1))
    return DiceSigner(public, exponent, (first, second))


def nonce(root: bytes, orders_without_nonce: bytes) -> bytes:
    """The nonce (16 bytes) of orders, given in canonical bytes without it (trust 4.5).

    It follows from the orders, so sending them again gives the same bytes and the same dice.
    """
    return hmac.digest(root, b"pbem/1/nonce\0" + orders_without_nonce, "sha256")[:NONCE_SIZE]


def card_key(root: bytes, game_id: bytes, index: int, prev_head: bytes) -> bytes:
    """The secret (32 bytes) that opens the hidden card of one record (trust 4.5)."""
    secret = b"pbem/1/card-key\0" + game_id + u32(index) + prev_head
    return hmac.digest(root, secret, "sha256")


def deck_secret(root: bytes, invitation: bytes) -> bytes:
    """The secret (32 bytes) from which a host deals all cards of the game so invited to."""
    return hmac.digest(root, b"pbem/1/deck-secret\0" + invitation, "sha256")


def hand_secret(root: bytes, invitation: bytes) -> bytes:
    """The private X25519 key (32 bytes) for the letters with somebody's cards in one game."""
    return hmac.digest(root, b"pbem/1/hand-secret\0" + invitation, "sha256")


def read_private(data: bytes, passphrase: bytes | None = None) -> IdentitySigner | DiceSigner:
    """Read an OpenSSH private key file.

    Raises PassphraseNeededError for a locked file without `passphrase`; ContentError for a wrong
    passphrase, a damaged file, and kinds of keys that a game does not take; UnavailableError
    where a package for locked files is missing.
    """
    try:
        return _read_container(_unwrap_armour(data), data, passphrase)
    except ContentError:
        raise
    except ValueError as error:
        raise ContentError(f"the private key file is damaged: {error}") from None


def private_file(signer: IdentitySigner | DiceSigner, comment: str = "") -> bytes:
    """The signer as an unencrypted OpenSSH private key file."""
    # The check number only shows a wrong passphrase; in the open it may be anything.
    check = sha256(signer.public.blob).digest()[:4] * 2
    body = check + _private_fields(signer) + string(comment.encode())
    body += bytes(range(1, 1 + -len(body) % _PAD_TO))
    head = _MAGIC + string(b"none") + string(b"none") + string(b"") + u32(1)
    text = binascii.b2a_base64(head + string(signer.public.blob) + string(body), newline=False)
    lines = [text[at : at + _WIDTH] for at in range(0, len(text), _WIDTH)]
    return b"\n".join([_BEGIN, *lines, _END, b""])


def _private_fields(signer: IdentitySigner | DiceSigner) -> bytes:
    if isinstance(signer, IdentitySigner):
        point = ed25519_point(signer.public)
        return string(ED25519.encode()) + string(point) + string(signer.seed + point)
    modulus, exponent = rsa_numbers(signer.public)
    p, q = signer.primes
    numbers = (modulus, exponent, signer.exponent, pow(q, -1, p), p, q)
    return string(RSA.encode()) + b"".join(map(mpint, numbers))


def _unwrap_armour(data: bytes) -> Reader:
    lines = [line.strip() for line in data.strip().splitlines()]
    if len(lines) < 3 or lines[0] != _BEGIN or lines[-1] != _END:
        raise ContentError("this is not an OpenSSH private key file")
    container = Reader(binascii.a2b_base64(b"".join(lines[1:-1]), strict_mode=True))
    if container.take(len(_MAGIC)) != _MAGIC:
        raise ContentError("its first bytes are not those of a key file")
    return container


def _read_container(container: Reader, data: bytes, passphrase: bytes | None) -> IdentitySigner | DiceSigner:
    cipher, _kdf, _options = container.string(), container.string(), container.string()
    if container.u32() != 1:
        raise ContentError("the private key file must hold exactly one key")
    public = public_from_blob(container.string())
    signer = _read_open(container.string()) if cipher == b"none" else _unlock(data, passphrase)
    if signer.public != public:
        raise ContentError("its public and private halves differ")
    return signer


def _read_open(body: bytes) -> IdentitySigner | DiceSigner:
    reader = Reader(body)
    if reader.take(4) != reader.take(4):
        raise ContentError("its check numbers differ")
    if reader.string() == ED25519.encode():
        reader.string()
        # The seed is followed by a copy of the point; the point is computed afresh.
        return identity_from_seed(reader.string()[:32])
    modulus, public_exponent, exponent, _ = (reader.mpint() for _ in range(4))
    return _dice_signer(modulus, public_exponent, exponent, reader.mpint(), reader.mpint())


def _unlock(data: bytes, passphrase: bytes | None) -> IdentitySigner | DiceSigner:
    from pbem.trust.passphrase import unlock  # late: slow, and seldom needed

    if passphrase is None:
        raise PassphraseNeededError("the private key is locked with a passphrase")
    secret = unlock(data, passphrase)
    return identity_from_seed(secret) if isinstance(secret, bytes) else _dice_signer(*secret)


def _dice_signer(modulus: int, public_exponent: int, exponent: int, first: int, second: int) -> DiceSigner:
    if first * second != modulus or min(first, second) < 2:
        raise ContentError("its primes do not make its modulus")
    return DiceSigner(rsa_public(modulus, public_exponent), exponent, (first, second))
