"""Keys for the test vectors: one sound key of each kind, and keys that a game must refuse."""

import base64
import json
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
from pbem.trust.signers import dice_from_primes, identity_from_seed
from pbem.trust.sshwire import mpint, string

_HERE = Path(__file__).parent
_PRIMES = json.loads((_HERE / "games" / "keys.json").read_text(encoding="ascii"))
_PUBLISHED = json.loads((_HERE / "trust.json").read_text(encoding="utf-8"))["rsa_public"]

IDENTITY = identity_from_seed(sha256(b"anna").digest())
DICE = dice_from_primes(*(int(prime, 16) for prime in _PRIMES["anna"]))

_FIRST_ORDER_8 = "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"


def padded(digest: bytes, *, name: str = "3051300d060960864801650304020305000440",
           behind: bytes = b"") -> int:  # fmt: skip
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
        _must_fail(bad, check_dice_key)
    long = string(b"ssh-rsa") + mpint(65537) + string(b"\0" + mpint(modulus)[4:])
    lines["a modulus with one nought too many"] = _line(long)
    lines["something behind the modulus"] = _line(DICE.public.blob + u32(0))
    lines["an identity key"] = IDENTITY.public.line
    return lines


def _line(blob: bytes) -> str:
    return f"ssh-rsa {base64.b64encode(blob).decode()}"


def _must_fail(line: str, check: Callable[[PublicKey], None]) -> None:
    try:
        check(parse_public(line))
    except ContentError:
        return
    raise AssertionError(line)
