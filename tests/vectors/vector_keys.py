"""Keys for the test vectors: one sound key of each kind, and keys that a game must refuse."""

import base64
import json
import math
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from pbem.errors import ContentError
from pbem.trust.curve_points import P
from pbem.trust.hashes import u32
from pbem.trust.keys import (
    PublicKey,
    check_dice_key,
    check_identity_key,
    ed25519_point,
    ed25519_public,
    parse_public,
    rsa_numbers,
    rsa_public,
)
from pbem.trust.permutation import byte_length, challenges, roots_of_challenges
from pbem.trust.signers import dice_from_primes, identity_from_seed
from pbem.trust.sshwire import mpint, string

_HERE = Path(__file__).parent
_PRIMES = json.loads((_HERE / "games" / "keys.json").read_text(encoding="ascii"))
_PUBLISHED = json.loads((_HERE / "trust.json").read_text(encoding="utf-8"))["rsa_public"]

IDENTITY = identity_from_seed(sha256(b"anna").digest())
DICE = dice_from_primes(*(int(prime, 16) for prime in _PRIMES["anna"]))

_FIRST_ORDER_8 = "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"


def padded(digest: bytes, *, name: str = "3051300d060960864801650304020305000440", behind: bytes = b"") -> int:
    """The number whose root is a proof: of a digest of 64 bytes, rightly made or not."""
    tail = b"\0" + bytes.fromhex(name) + digest + behind
    return int.from_bytes(b"\0\1" + tail.rjust(254, b"\xff"), "big")


def root_of(number: int) -> bytes:
    """The root of a number under the sound dice key, 256 bytes."""
    modulus, _ = rsa_numbers(DICE.public)
    return pow(number, DICE.exponent, modulus).to_bytes(256, "big")


def identity_lines_refused() -> dict[str, str]:
    """Lines that are no identity key, by the reason."""
    point = ed25519_point(IDENTITY.public)
    mirrored = P - (int.from_bytes(point, "little") & (2**255 - 1))
    sign = (point[31] >> 7 ^ 1) << 255
    points = {
        "the neutral point": (1).to_bytes(32, "little"),
        "order 2": (P - 1).to_bytes(32, "little"),
        "order 4": bytes(32),
        "order 8": bytes.fromhex(_FIRST_ORDER_8),
        "order 2 L: a good key and the point of order 2": (mirrored | sign).to_bytes(32, "little"),
        "y not below 2^255-19": (P + 1).to_bytes(32, "little"),
        "no point of the curve": (2).to_bytes(32, "little"),
        "x is 0 with the sign bit": (1 | 1 << 255).to_bytes(32, "little"),
    }
    line = IDENTITY.public.line
    lines = {why: ed25519_public(encoded).line for why, encoded in points.items()}
    for bad in lines.values():
        _must_fail(bad, check_identity_key)
    lines |= {
        "a comment behind it": f"{line} anna",
        "two blanks": line.replace(" ", "  "),
        "an RSA key": DICE.public.line,
        "cut short": line[:-1],
        "a certificate": line.replace("ssh-ed25519", "ssh-ed25519-cert-v01@openssh.com"),
    }
    return lines


def dice_lines_refused() -> dict[str, str]:
    """Lines that are no dice key, by the reason."""
    modulus, _ = rsa_numbers(DICE.public)
    small = 2**2047 + 9
    while small % 65521:
        small += 2
    numbers = {
        "exponent 3": (modulus, 3),
        "exponent 65539": (modulus, 65539),
        "an even modulus": (modulus + 1, 65537),
        "the prime factor 65521": (small, 65537),
        "2047 bits": (modulus >> 1 | 1, 65537),
        "4097 bits": (modulus << 2049 | 1, 65537),
    }
    lines = {why: rsa_public(*pair).line for why, pair in numbers.items()}
    lines["the key of trust.json, which everybody has"] = _PUBLISHED
    for bad in lines.values():
        _must_fail(bad, lambda key: check_dice_key(key, b""))
    long = string(b"ssh-rsa") + mpint(65537) + string(b"\0" + mpint(modulus)[4:])
    lines["a modulus with one nought too many"] = _line(long)
    lines["something behind the modulus"] = _line(DICE.public.blob + u32(0))
    lines["an identity key"] = IDENTITY.public.line
    return lines


# ── keys and the roots that prove them ───────────────────────────────────────────────────────────

E = 65537
_NO_PERMUTATION = int(
    "c40548fe31c5625a4b7c7be32eb4c7914e226c8d6f75d4182ee7d997410181c9ac1730a8ed4b7f2a2d4b36d564f507f4"
    "6864f2f19c74738f1c8567843916b9c4d25f2fbb18935c98c733769ced0aeeaf893818fb400f71ea3669690faebf3f58"
    "22cf92dd54028cced4765663adbbcc38ee1c36267ef2b1e7ee2cf017175f9c41",
    16,
)
"""A prime that is one more than a multiple of 65537."""


def proved_keys() -> list[dict[str, object]]:
    """Keys with their challenges and roots: a usual one, and one of another length with a square in it."""
    p, q = DICE.primes
    squared = 131111**2 * p * q
    pairs = [(DICE.public, DICE.roots), _shown(squared, 131111 * 131110 * (p - 1) * (q - 1))]
    for public, proof in pairs:
        check_dice_key(public, proof)
    return [
        {
            "key": public.line,
            "roots": base64.b64encode(proof).decode(),
            "challenges": [f"{one:x}" for one in challenges(rsa_numbers(public)[0])],
        }
        for public, proof in pairs
    ]


def _shown(modulus: int, order: int) -> tuple[PublicKey, bytes]:
    """A key with its roots, by the number of those prime to it, which its owner knows."""
    private, size = pow(E, -1, order), byte_length(modulus)
    each = [pow(one, private, modulus).to_bytes(size, "big") for one in challenges(modulus)]
    return rsa_public(modulus), b"".join(each)


def _drawn(name: str, blocks: int) -> int:
    """An odd number of so many times 256 bits."""
    drawn = b"".join(sha256(f"pbem {name} {at}".encode()).digest() for at in range(blocks))
    return int.from_bytes(drawn, "big") | 1 << 256 * blocks - 1 | 1


def keys_of_everybody() -> dict[str, tuple[PublicKey, bytes]]:
    """Keys whose private half everybody can compute, with all their roots, by the reason."""
    p, q = DICE.primes
    prime = _drawn("prime", 8) + 2 * 109
    half = _drawn("pseudoprime", 4) + 2 * 191007  # 2p-1 is prime too, and 2 a square modulo it
    other = 2 * half - 1
    cubed = next(one for one in range(2**699 + 1, 2**700, 2) if _seems_prime(one))
    small = {
        f"the prime factor {factor}": (factor * p * q, (factor - 1) * (p - 1) * (q - 1))
        for factor in (65537, 131071, 131101)
    }
    cases = {
        **small,
        "a square": (p**2, p * (p - 1)),
        "a cube": (cubed**3, cubed**2 * (cubed - 1)),
        "a prime": (prime, prime - 1),
        "no prime, but 2^(N-1) = 1 mod N": (half * other, (half - 1) * (other - 1)),
    }
    assert pow(2, half * other - 1, half * other) == 1
    return {why: _shown(*pair) for why, pair in cases.items()}


def _seems_prime(number: int) -> bool:
    return math.gcd(number, 30030) == 1 and all(pow(base, number - 1, number) == 1 for base in (2, 3, 5))


def roots_refused() -> dict[str, dict[str, str]]:
    """Keys with roots that do not prove them, by the reason."""
    (p, q), good = DICE.primes, DICE.roots
    each = [good[at : at + 256] for at in range(0, len(good), 256)]
    modulus = p * q
    over = [
        (number + modulus).to_bytes(256, "big") if number + modulus < 1 << 2048 else one
        for one in each
        for number in [int.from_bytes(one, "big")]
    ]
    assert over != each
    bad = _NO_PERMUTATION * q
    best = roots_of_challenges(pow(E, -1, (_NO_PERMUTATION - 1) // E * (q - 1)), (_NO_PERMUTATION, q))
    assert math.gcd(E, _NO_PERMUTATION - 1) == E
    cases = {
        **keys_of_everybody(),
        "65537 divides p-1: the best that can be shown": (rsa_public(bad), best),
        "no roots": (DICE.public, b""),
        "eight roots": (DICE.public, b"".join(each[:8])),
        "ten roots": (DICE.public, good + each[0]),
        "in another order": (DICE.public, b"".join([each[1], each[0], *each[2:]])),
        "one that is not the root": (DICE.public, b"".join([*each[:8], bytes(255) + b"\2"])),
        "roots plus the modulus": (DICE.public, b"".join(over)),
        "the roots of another key": (
            dice_from_primes(*(int(prime, 16) for prime in _PRIMES["ben"])).public,
            good,
        ),
    }
    for public, roots in cases.values():
        _must_fail(public.line, lambda key, roots=roots: check_dice_key(key, roots))  # type: ignore[misc]  # bound here
    return {
        why: {"key": public.line, "roots": base64.b64encode(roots).decode()} for why, (public, roots) in cases.items()
    }


def root_with_a_common_factor(message_of: Callable[[int], int]) -> tuple[PublicKey, int, bytes]:
    """
    A key with the square of 3 in it, the number of a message, and a root of it that does not count.

    `message_of` gives the padded digest of a message by its number. Such a message has three roots;
    with the square of a prime above 2^16 it is as bad, but longer to find.
    """
    p, q = DICE.primes
    modulus = 9 * p * q
    number = next(at for at in range(1000) if message_of(at) % 9 == 0)
    # Modulo p and q there is one root; modulo 9 every multiple of 3 is one of nought.
    root = pow(message_of(number), DICE.exponent, p * q)
    while root % 3:
        root += p * q
    assert pow(root, E, modulus) == message_of(number)
    return rsa_public(modulus), number, root.to_bytes(257, "big")


def _line(blob: bytes) -> str:
    return f"ssh-rsa {base64.b64encode(blob).decode()}"


def _must_fail(line: str, check: Callable[[PublicKey], None]) -> None:
    try:
        check(parse_public(line))
    except ContentError:
        return
    raise AssertionError(line)
