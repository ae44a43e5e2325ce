"""RSA PKCS#1 v1.5 with SHA-512 of `cryptography`, cut to what is needed.  Import it late.

Messages here are the framed bytes of `sshsig.to_be_signed`; all numbers are positive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateNumbers, RSAPublicNumbers
from cryptography.hazmat.primitives.hashes import SHA512

if TYPE_CHECKING:
    from collections.abc import Callable


def checker(modulus: int, exponent: int) -> Callable[[bytes, bytes], bool]:
    """A function (signature, message) -> good or not, for one key.

    False also stands for "this library will not say".
    """
    padding, digest = PKCS1v15(), SHA512()
    verify = RSAPublicNumbers(exponent, modulus).public_key().verify

    def holds(signature: bytes, message: bytes) -> bool:
        try:
            verify(signature, message, padding, digest)
        except (InvalidSignature, UnsupportedAlgorithm):
            return False
        return True

    return holds


def signature(public_exponent: int, exponent: int, primes: tuple[int, int], message: bytes) -> bytes:
    """The signature of the message, as long as the modulus.  The caller verifies it.

    OpenSSL's own check of a private key is left out: it takes a tenth of a second.
    """
    p, q = primes
    numbers = RSAPrivateNumbers(
        p=p,
        q=q,
        d=exponent,
        dmp1=exponent % (p - 1),
        dmq1=exponent % (q - 1),
        iqmp=pow(q, -1, p),
        public_numbers=RSAPublicNumbers(public_exponent, p * q),
    )
    private = numbers.private_key(unsafe_skip_rsa_key_validation=True)
    return private.sign(message, PKCS1v15(), SHA512())
