"""The proof that a dice key is a permutation: roots of challenges that follow from its modulus alone.

Where the exponent e divides p-1 for a prime p of the modulus N, one message in e has an answer, and
then it has e of them.  Nobody can see that in N.  But then a random number has a root in one case of
e at most, so somebody who shows the roots of several numbers that could not be chosen has a key
without such a prime.  (S. Goldberg, L. Reyzin, O. Sagga, F. Baldimtsi: Efficient Noninteractive
Certification of RSA Moduli and Beyond, ASIACRYPT 2019; docs/format.md 4.1 has the calculation.)
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import count, islice
from typing import TYPE_CHECKING

from pbem.trust.hashes import SIZE, H, u32

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOTS = 9
"""So many numbers are asked for: a bad key with exponent 65537 passes with at most 2^-144."""


def is_proved(modulus: int, exponent: int, roots: bytes) -> bool:
    """Say whether these are the roots of all challenges, each of them prime to the modulus."""
    size = byte_length(modulus)
    if len(roots) != ROOTS * size:
        return False
    numbers = [int.from_bytes(roots[at : at + size], "big") for at in range(0, len(roots), size)]
    return all(
        is_unit(root, modulus) and pow(root, exponent, modulus) == challenge
        for root, challenge in zip(numbers, challenges(modulus), strict=True)
    )


def roots_of_challenges(exponent: int, primes: tuple[int, int]) -> bytes:
    """The roots, each as long as the modulus; `exponent` is the private one.  Nothing is checked."""
    modulus = math.prod(primes)
    size = byte_length(modulus)
    return b"".join(_root(one, exponent, primes).to_bytes(size, "big") for one in challenges(modulus))


def is_unit(number: int, modulus: int) -> bool:
    """Say whether a number is one of 1 to N-1 and has no factor in common with the modulus.

    Of two roots of one number that differ, at most one is such, if the key is proved: this is why
    a modulus with a square in it, which no proof here excludes, gives nobody a choice.
    """
    return 0 < number < modulus and math.gcd(number, modulus) == 1


def byte_length(number: int) -> int:
    """How many bytes a number needs."""
    return (number.bit_length() + 7) // 8


@lru_cache(maxsize=256)
def challenges(modulus: int) -> tuple[int, ...]:
    """The numbers below the modulus whose roots are asked for."""
    return tuple(islice((one for one in _candidates(modulus) if one < modulus), ROOTS))


def _candidates(modulus: int) -> Iterator[int]:
    """Numbers as long as the modulus in bits, each made of as many hashes as it takes."""
    size, bits = byte_length(modulus), modulus.bit_length()
    tail = modulus.to_bytes(size, "big")
    for place in count():
        blocks = (H("pbem/1/dice-key", u32(place), u32(at), tail) for at in range(-(-size // SIZE)))
        yield int.from_bytes(b"".join(blocks)[:size], "big") & ((1 << bits) - 1)


def _root(challenge: int, exponent: int, primes: tuple[int, int]) -> int:
    """By the Chinese remainder theorem, in a third of the time."""
    p, q = primes
    at_p, at_q = pow(challenge, exponent % (p - 1), p), pow(challenge, exponent % (q - 1), q)
    return at_q + (at_p - at_q) * pow(q, -1, p) % p * q
