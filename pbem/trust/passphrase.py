"""
Private key files locked with a passphrase, and new dice keys: left to `cryptography`.

Import it late (20 ms).
"""

from __future__ import annotations

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_ssh_private_key,
)

from pbem.errors import ContentError, UnavailableError

RsaNumbers = tuple[int, int, int, int, int]


def unlock(data: bytes, passphrase: bytes) -> bytes | RsaNumbers:
    """The secret in a locked file: an Ed25519 seed, or the RSA numbers n, e, d, p, q.

    Raises ContentError for a wrong passphrase and any other kind of key, UnavailableError where the
    package bcrypt is missing.
    """
    try:
        private = load_ssh_private_key(data, passphrase)
    except UnsupportedAlgorithm as error:
        raise UnavailableError(f"to open a locked private key, install the package bcrypt ({error})") from None
    except ValueError:
        raise ContentError("the passphrase does not open the private key") from None
    if isinstance(private, Ed25519PrivateKey):
        return private.private_bytes_raw()
    if not isinstance(private, RSAPrivateKey):
        raise ContentError("the private key is of a kind that a game does not take")
    numbers = private.private_numbers()
    public = numbers.public_numbers
    return public.n, public.e, numbers.d, numbers.p, numbers.q


def lock(data: bytes, passphrase: bytes) -> bytes:
    """An unlocked OpenSSH private key file, locked.  Raises UnavailableError without the package bcrypt."""
    try:
        private = load_ssh_private_key(data, None)
        encryption = BestAvailableEncryption(passphrase)
        return private.private_bytes(Encoding.PEM, PrivateFormat.OpenSSH, encryption)
    except UnsupportedAlgorithm as error:
        raise UnavailableError(f"to lock a private key, install the package bcrypt ({error})") from None


def new_primes(bits: int) -> tuple[int, int]:
    """Draw the two primes of a new RSA key with exponent 65537; takes a tenth of a second or more."""
    numbers = generate_private_key(65537, bits).private_numbers()
    return numbers.p, numbers.q
