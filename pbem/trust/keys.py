"""Public keys of a seat: Ed25519 to sign orders, RSA to make dice (trust 4.3).

A key is carried as the one line that OpenSSH writes.  Reading it checks the form; whether a key
may sit in a game is asked by `check_identity_key` and `check_dice_key`.
"""

from __future__ import annotations

import binascii
import math
from functools import lru_cache
from hashlib import sha256
from itertools import compress
from typing import TYPE_CHECKING

import attrs

from pbem.errors import ContentError
from pbem.record import value
from pbem.trust.curve_points import decode_point, has_prime_order
from pbem.trust.permutation import is_proved
from pbem.trust.sshwire import Reader, mpint, string

if TYPE_CHECKING:
    from collections.abc import Iterator

ED25519 = "ssh-ed25519"
RSA = "ssh-rsa"

RSA_EXPONENT = 65537
MIN_RSA_BITS = 2048
MAX_RSA_BITS = 4096
_MAX_LINE = 4096
SMALL_PRIME = 131101
"""The first prime above 2^17: it and those below it are no factors of a dice key."""
# SHA-256 of the blob of the RSA key in the published test vectors: everybody can sign with it.
_PUBLISHED_DICE_KEY = "e755c246d0811ff5dda85226a17ad94609de0081e013ce163e41e7bbfc4a3b54"


@value
class PublicKey:
    """A public key: its kind, its SSH blob, and its OpenSSH line without a comment."""

    kind: str = attrs.field(eq=False)
    blob: bytes = attrs.field(repr=False)
    line: str = attrs.field(eq=False)

    def __str__(self) -> str:
        return self.line


def parse_public(line: str) -> PublicKey:
    """Read one OpenSSH public key line; a comment after the key is dropped.

    Raises ContentError unless it is an Ed25519 or RSA key in exactly the form that OpenSSH
    writes.  Certificates, hardware keys, ECDSA and all else are refused.
    """
    text = line.strip(" \t\r\n")
    if len(text) > _MAX_LINE or "\n" in text or "\r" in text:
        raise ContentError("a public key is one line of text")
    kind, _, rest = text.partition(" ")
    if kind not in (ED25519, RSA):
        raise ContentError(f"keys of the kind {kind[:40]!a} are not used; {_WANTED}")
    encoded = rest.partition(" ")[0]
    try:
        blob = binascii.a2b_base64(encoded, strict_mode=True)
        public = public_from_blob(blob)
    except ValueError as error:
        raise ContentError(f"the public key is damaged: {error}") from None
    if public.line != f"{kind} {encoded}":
        raise ContentError("the public key is damaged: kind, key and padding do not agree")
    return public


def public_from_blob(blob: bytes) -> PublicKey:
    """Read a key from its SSH blob.  Raises ContentError unless it is exact."""
    kind = Reader(blob).string()
    if kind == ED25519.encode():
        exact = ed25519_public(blob[-32:])
    elif kind == RSA.encode():
        reader = Reader(blob)
        reader.string()
        exponent, modulus = reader.mpint(), reader.mpint()
        exact = rsa_public(modulus, exponent)
    else:
        raise ContentError(f"{_WANTED}, not {kind[:40]!a}")
    if exact.blob != blob:
        raise ContentError("there is too much or too little in it")
    return exact


def ed25519_public(point: bytes) -> PublicKey:
    """The key with this point of 32 bytes (not yet checked)."""
    return _public(ED25519, string(ED25519.encode()) + string(point))


def rsa_public(modulus: int, exponent: int = RSA_EXPONENT) -> PublicKey:
    """The key with this modulus and exponent (not yet checked)."""
    return _public(RSA, string(RSA.encode()) + mpint(exponent) + mpint(modulus))


def ed25519_point(public: PublicKey) -> bytes:
    """The 32 bytes of an Ed25519 key."""
    _require(public, ED25519)
    return public.blob[-32:]


def rsa_numbers(public: PublicKey) -> tuple[int, int]:
    """Modulus and exponent of an RSA key."""
    _require(public, RSA)
    reader = Reader(public.blob)
    reader.string()
    exponent = reader.mpint()
    return reader.mpint(), exponent


def check_identity_key(public: PublicKey) -> None:
    """Refuse a key that must not sign orders: not Ed25519, no curve point, not of prime order."""
    _raise(_identity_fault(ed25519_point(public)))


class SoundKeys:
    """Dice keys that were found sound before; this class itself remembers none."""

    def has(self, mark: bytes) -> bool:
        """Say whether a key with its roots, or without, is known to be sound."""
        return False

    def add(self, *marks: bytes) -> None:
        """Remember some that are."""


known: SoundKeys = SoundKeys()
"""The memory that is asked. The edges put their own here (`pbem/local/sound_keys.py`); nothing else changes it."""


def remember_in(memory: SoundKeys) -> None:
    """Use this memory from now on."""
    global known  # noqa: PLW0603 - one memory for a process, as lru_cache is
    known = memory


def check_dice_key(public: PublicKey, roots: bytes) -> None:
    """Refuse a key that must not make dice (trust 4.3, attacks B1 and B2 of trust 5.2).

    `roots` are the proof that it is a permutation, so that a message has at most one signature
    and a witness nothing to choose (docs/format.md 4.1).
    """
    mark = _mark("proved", public.blob + roots)
    if known.has(mark):
        return
    check_dice_numbers(public)
    _raise(_open_fault(public) or _permutation_fault(public, roots))
    known.add(mark, _mark("numbers", public.blob))


def check_dice_numbers(public: PublicKey) -> None:
    """Refuse a key that is visibly unfit for dice; to pass it proves nothing.

    For a key whose private half is in hand.  Everybody else's goes through `check_dice_key`.
    """
    _raise(rsa_fault(public))
    if sha256(public.blob).hexdigest() == _PUBLISHED_DICE_KEY:
        raise ContentError("this dice key is the published example; anybody can sign with it")


@lru_cache(maxsize=256)
def rsa_fault(public: PublicKey) -> str | None:
    """What makes the numbers of an RSA key unfit for dice, as a sentence, or None."""
    modulus, exponent = rsa_numbers(public)
    bits = modulus.bit_length()
    if exponent != RSA_EXPONENT:
        return f"a dice key needs the exponent {RSA_EXPONENT}"
    if not MIN_RSA_BITS <= bits <= MAX_RSA_BITS:
        return f"a dice key has {MIN_RSA_BITS} to {MAX_RSA_BITS} bits; this one has {bits}"
    if known.has(_mark("numbers", public.blob)):
        return None
    if math.gcd(modulus, _small_primes_product()) != 1:
        return "the dice key has a small prime factor, so one message could have several dice"
    if _is_power(modulus):
        return "the dice key is a power of a smaller number, so everybody can compute its dice"
    return None


@lru_cache(maxsize=256)
def _open_fault(public: PublicKey) -> str | None:
    """Say that everybody has the private half, where that can be seen; this takes its time."""
    modulus, _ = rsa_numbers(public)
    if pow(2, modulus - 1, modulus) == 1:
        return "the dice key is a prime, or as good as one: everybody can compute its dice"
    return None


def _mark(what: str, content: bytes) -> bytes:
    """What a memory keeps of a key of which something was shown."""
    return sha256(f"pbem/1/sound-dice-key {what}\0".encode() + content).digest()


def _is_power(number: int) -> bool:
    """Say whether a number without small factors is a square, a cube or a higher power, by exact roots."""
    most = number.bit_length() // (SMALL_PRIME.bit_length() - 1)
    return any(_root(number, degree) ** degree == number for degree in _primes(most))


def _root(number: int, degree: int) -> int:
    """The whole part of the root, by Newton's method from above."""
    root = 1 << -(-number.bit_length() // degree)
    while True:
        nearer = ((degree - 1) * root + number // root ** (degree - 1)) // degree
        if nearer >= root:
            return root
        root = nearer


@lru_cache(maxsize=256)
def _permutation_fault(public: PublicKey, roots: bytes) -> str | None:
    if is_proved(*rsa_numbers(public), roots):
        return None
    return "the dice key is not proved to be a permutation: with its roots one message could have several dice"


@lru_cache(maxsize=256)
def _identity_fault(encoded: bytes) -> str | None:
    point = decode_point(encoded)
    if point is None:
        return "the Ed25519 key is not a point of the curve"
    if not has_prime_order(point):
        return "the Ed25519 key is not of prime order: such a key was made to cheat"
    return None


@lru_cache(maxsize=1)
def _small_primes_product() -> int:
    """Product of all primes up to SMALL_PRIME, about 189 000 bits."""
    primes = list(_primes(SMALL_PRIME))
    # Small products first: Python is fast at multiplying numbers of similar size.
    products = [math.prod(primes[at : at + 50]) for at in range(0, len(primes), 50)]
    while len(products) > 1:
        products = [math.prod(products[at : at + 2]) for at in range(0, len(products), 2)]
    return products[0]


def _primes(most: int) -> Iterator[int]:
    is_prime = bytearray(b"\1") * (most + 1)
    is_prime[:2] = bytes(2)
    for number in range(2, math.isqrt(most) + 1):
        if is_prime[number]:
            is_prime[number * number :: number] = bytes(len(range(number * number, most + 1, number)))
    return compress(range(most + 1), is_prime)


def _public(kind: str, blob: bytes) -> PublicKey:
    encoded = binascii.b2a_base64(blob, newline=False).decode("ascii")
    return PublicKey(kind, blob, f"{kind} {encoded}")


def _require(public: PublicKey, kind: str) -> None:
    if public.kind != kind:
        raise ContentError(f"a key of the kind {kind} is needed here, not {public.kind}")


def _raise(fault: str | None) -> None:
    if fault:
        raise ContentError(fault)


_WANTED = f"a game takes {ED25519} for orders and {RSA} for dice"
