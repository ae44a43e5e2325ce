"""Signatures in the form of `ssh-keygen -Y sign` (PROTOCOL.sshsig, trust 4.4).

Only raw signatures are kept; `armor` builds the file for OpenSSH again.  The hash of the message
is always SHA-512: a second allowed hash would be a second signature, and so a second roll.
"""

from __future__ import annotations

import binascii
from functools import lru_cache
from hashlib import sha512
from typing import TYPE_CHECKING

from pbem.errors import ContentError
from pbem.trust.curve_points import L
from pbem.trust.keys import ED25519, RSA, PublicKey, check_identity_key, ed25519_point, rsa_fault, rsa_numbers
from pbem.trust.permutation import byte_length, is_unit
from pbem.trust.sshwire import string

if TYPE_CHECKING:
    from collections.abc import Callable

    Check = Callable[[bytes, bytes], bool]

ED25519_SIZE = 64
_MAGIC = b"SSHSIG"
_HASH = b"sha512"
_ALGORITHMS = {ED25519: b"ssh-ed25519", RSA: b"rsa-sha2-512"}
# DER of the algorithm name that PKCS#1 v1.5 puts before a SHA-512 digest (RFC 8017 9.2).
_DIGEST_INFO = bytes.fromhex("3051300d060960864801650304020305000440")
_ARMOR_WIDTH = 70
_BEGIN = "-----BEGIN SSH SIGNATURE-----\n"
_END = "-----END SSH SIGNATURE-----\n"


def to_be_signed(namespace: str, message: bytes) -> bytes:
    """The bytes that the key signs: the frame around the SHA-512 of the message."""
    return _frame(namespace) + sha512(message).digest()


def verify(public: PublicKey, namespace: str, message: bytes, signature: bytes) -> bool:
    """Say whether a raw signature of either kind of key is good."""
    check = verify_ed25519 if public.kind == ED25519 else verify_rsa
    return check(public, namespace, message, signature)


def verify_ed25519(public: PublicKey, namespace: str, message: bytes, signature: bytes) -> bool:
    """Say whether 64 bytes are the key's signature of the message in this namespace.

    Raises ContentError for a key that `check_identity_key` refuses.
    """
    # S >= L would be a second form of the same signature; some programs take it, we do not.
    if len(signature) != ED25519_SIZE:
        return False
    # Below 2^252 it is below L.
    if signature[-1] >= 16 and int.from_bytes(signature[32:], "little") >= L:
        return False
    return _ed25519_check(public)(signature, to_be_signed(namespace, message))


def verify_rsa(public: PublicKey, namespace: str, message: bytes, signature: bytes) -> bool:
    """Say whether bytes are the key's one signature (PKCS#1 v1.5, SHA-512) of the message.

    They must be as long as the modulus and a number below it and prime to it, and their power must
    be the padded digest.  OpenSSL's yes is taken, because it is nine times faster than Python's arithmetic; any
    no, even one of policy, is decided by `rsa_power_is_digest`.  Raises
    ContentError for a key with which a message could have several signatures.
    """
    modulus, _ = _sound_rsa_numbers(public)
    if len(signature) != byte_length(modulus):
        return False
    if not is_unit(int.from_bytes(signature, "big"), modulus):
        return False
    signed = to_be_signed(namespace, message)
    return _rsa_check(public)(signature, signed) or rsa_power_is_digest(public, signed, signature)


def rsa_power_is_digest(public: PublicKey, signed: bytes, signature: bytes) -> bool:
    """What a good RSA signature is, as integers: its power is the padded digest.

    Nothing is parsed.  Length and range are asked by the caller.
    """
    modulus, exponent = rsa_numbers(public)
    power = pow(int.from_bytes(signature, "big"), exponent, modulus)
    return power == padded_digest(signed, byte_length(modulus))


def padded_digest(signed: bytes, size: int) -> int:
    """The number whose root an RSA signature of `size` bytes is (EMSA-PKCS1-v1_5)."""
    tail = b"\0" + _DIGEST_INFO + sha512(signed).digest()
    return int.from_bytes(b"\0\1" + tail.rjust(size - 2, b"\xff"), "big")


def armor(public: PublicKey, namespace: str, signature: bytes) -> str:
    """The signature file, byte for byte as `ssh-keygen -Y sign` writes it."""
    blob = _armor_head(public, namespace) + string(string(_ALGORITHMS[public.kind]) + string(signature))
    text = binascii.b2a_base64(blob, newline=False).decode("ascii")
    lines = [text[at : at + _ARMOR_WIDTH] + "\n" for at in range(0, len(text), _ARMOR_WIDTH)]
    return "".join([_BEGIN, *lines, _END])


def _armor_head(public: PublicKey, namespace: str) -> bytes:
    version = (1).to_bytes(4, "big")
    parts = (public.blob, namespace.encode("ascii"), b"", _HASH)
    return _MAGIC + version + b"".join(map(string, parts))


@lru_cache(maxsize=32)
def _frame(namespace: str) -> bytes:
    """All of the bytes to be signed but the digest."""
    if not namespace:
        raise ValueError("a signature needs a namespace")
    parts = (namespace.encode("ascii"), b"", _HASH)
    return _MAGIC + b"".join(map(string, parts)) + (64).to_bytes(4, "big")


@lru_cache(maxsize=256)
def _ed25519_check(public: PublicKey) -> Check:
    from pbem.trust import ed25519  # late: slow, and few commands look at signatures

    check_identity_key(public)
    return ed25519.checker(ed25519_point(public))


@lru_cache(maxsize=256)
def _rsa_check(public: PublicKey) -> Check:
    from pbem.trust import rsa  # late: slow, and few commands look at signatures

    return rsa.checker(*_sound_rsa_numbers(public))


@lru_cache(maxsize=256)
def _sound_rsa_numbers(public: PublicKey) -> tuple[int, int]:
    fault = rsa_fault(public)
    if fault:
        raise ContentError(fault)
    return rsa_numbers(public)
