"""Which public keys may sit in a game."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from sample_games import small_games

from pbem.errors import ContentError
from pbem.trust import keys
from pbem.trust.curve_points import L, P, decode_point, has_prime_order
from pbem.trust.keys import (
    SoundKeys,
    _is_power,
    check_dice_key,
    check_dice_numbers,
    check_identity_key,
    ed25519_point,
    ed25519_public,
    parse_public,
    public_from_blob,
    rsa_numbers,
    rsa_public,
)
from pbem.trust.sshwire import mpint, string

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Keygen

    from pbem.trust.signers import DiceSigner, IdentitySigner

# The eight points whose order divides eight, as RFC 8032 writes them: 1, 2, 4, 4, and four of 8.
SMALL_ORDER = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
]
D = -121665 * pow(121666, -1, P) % P


def line(kind: str, *fields: bytes) -> str:
    blob = string(kind.encode()) + b"".join(fields)
    return f"{kind} {base64.b64encode(blob).decode()}"


def encode(point: tuple[int, int]) -> bytes:
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


def plus(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    """The sum of two points by the textbook formula."""
    (x, y), (u, v) = first, second
    product = D * x * u * y * v % P
    return (
        (x * v + y * u) * pow(1 + product, -1, P) % P,
        (y * v + x * u) * pow(1 - product, -1, P) % P,
    )


def point_of(encoded: bytes) -> tuple[int, int]:
    point = decode_point(encoded)
    assert point is not None
    return point


def modulus_times(small: int) -> int:
    """A number with this small factor and no other."""
    key = rsa.generate_private_key(65537, 2048).private_numbers()
    return key.p * key.q * small


@pytest.mark.parametrize(
    ("kind", "bits", "check"),
    [
        ("ed25519", "256", check_identity_key),
        ("rsa", "2048", check_dice_numbers),
        pytest.param("rsa", "3072", check_dice_numbers, marks=pytest.mark.thorough),
    ],
)
def test_keys_of_ssh_keygen_are_taken(kind: str, bits: str, check: Callable[[Any], object], keygen: Keygen) -> None:
    written = keygen.make(kind, "-b", bits).with_suffix(".pub").read_text()
    public = parse_public(written)
    check(public)
    assert f"{public.line} anna\n" == written
    assert parse_public(public.line) == public


def test_a_comment_is_no_part_of_a_key(identity: IdentitySigner) -> None:
    public = parse_public(f"  {identity.public.line} anna of somewhere\r\n")
    assert public == identity.public
    assert public.line == identity.public.line
    assert str(public) == identity.public.line


def test_the_numbers_of_a_key_are_read(identity: IdentitySigner, dice_key: DiceSigner) -> None:
    assert ed25519_public(ed25519_point(identity.public)) == identity.public
    assert rsa_numbers(dice_key.public) == (dice_key.primes[0] * dice_key.primes[1], 65537)
    with pytest.raises(ContentError, match="ssh-ed25519 is needed"):
        ed25519_point(dice_key.public)
    with pytest.raises(ContentError, match="ssh-rsa is needed"):
        rsa_numbers(identity.public)


@pytest.mark.parametrize(
    "kind",
    [
        "ssh-ed25519-cert-v01@openssh.com",
        "ssh-rsa-cert-v01@openssh.com",
        "sk-ssh-ed25519@openssh.com",
        "sk-ecdsa-sha2-nistp256@openssh.com",
        "ecdsa-sha2-nistp256",
        "ssh-dss",
        "ssh-mldsa44-ed25519@openssh.com",
        "rsa-sha2-512",
        "SSH-ED25519",
        'command="ls"',
        "",
    ],
)
def test_other_kinds_of_keys_are_refused(kind: str, identity: IdentitySigner) -> None:
    with pytest.raises(ContentError, match=r"are not used|one line"):
        parse_public(line(kind, string(ed25519_point(identity.public))))


def test_an_ecdsa_key_and_a_certificate_of_ssh_keygen_are_refused(keygen: Keygen) -> None:
    ecdsa = keygen.make("ecdsa")
    key = keygen.make("ed25519")
    done = keygen.run("-q", "-s", ecdsa, "-I", "id", "-n", "anna", key.with_suffix(".pub"))
    assert done.returncode == 0
    certificate = key.with_name(key.name + "-cert.pub")
    for path in (ecdsa.with_suffix(".pub"), certificate):
        with pytest.raises(ContentError, match="are not used"):
            parse_public(path.read_text())


def test_a_blob_must_be_exact(identity: IdentitySigner, dice_key: DiceSigner) -> None:
    point = ed25519_point(identity.public)
    n, e = rsa_numbers(dice_key.public)
    raw = n.to_bytes(256, "big")
    for faulty in (
        line("ssh-ed25519", string(point[:-1])),
        line("ssh-ed25519", string(point + b"\0")),
        line("ssh-ed25519", string(point), b"\0"),
        line("ssh-ed25519", string(point), string(b"")),
        line("ssh-ed25519"),
        line("ssh-rsa", mpint(e)),
        line("ssh-rsa", mpint(e), mpint(n), b"\0"),
        line("ssh-rsa", mpint(e), string(raw)),
        line("ssh-rsa", mpint(e), string(b"\0\0" + raw)),
        line("ssh-rsa", string(b"\0\1\0\1"), mpint(n)),
        line("ssh-rsa", string(b""), string(b"\0")),
        line("ssh-rsa", mpint(e), mpint(n))[:-8],
        identity.public.line.replace("ssh-ed25519", "ssh-rsa"),
        "ssh-ed25519",
        "ssh-ed25519 ",
        "ssh-ed25519  " + identity.public.line.split()[1],
    ):
        with pytest.raises(ContentError, match="damaged"):
            parse_public(faulty)


def test_the_base64_of_a_key_must_be_canonical(dice_key: DiceSigner) -> None:
    n, _ = rsa_numbers(dice_key.public)
    written = rsa_public(n, 3).line
    assert written.endswith("=")
    assert parse_public(written).line == written
    body = written.rstrip("=")
    next_letter = chr(ord(body[-1]) + 1)
    for faulty in (
        body,
        body[:-1] + next_letter + "=",
        written + "=",
        written[:-9] + "-" + "A" * 8,
    ):
        with pytest.raises(ContentError, match="damaged"):
            parse_public(faulty)


def test_a_blob_with_something_behind_it_is_no_key(identity: IdentitySigner, dice_key: DiceSigner) -> None:
    for public in (identity.public, dice_key.public):
        assert public_from_blob(public.blob) == public
        for blob in (public.blob + b"\0", public.blob[:-1], b""):
            with pytest.raises(ValueError, match=r"too much or too little|ends too early"):
                public_from_blob(blob)


@pytest.mark.parametrize("break_", ["\n", "\r", "\r\n"])
def test_a_key_is_one_line(break_: str, identity: IdentitySigner) -> None:
    with pytest.raises(ContentError, match="one line"):
        parse_public(f"{identity.public.line}{break_}{identity.public.line}")
    with pytest.raises(ContentError, match="one line"):
        parse_public(f"{identity.public.line} {'x' * 10_000}")


@pytest.mark.parametrize("encoded", SMALL_ORDER)
def test_points_of_small_order_are_refused(encoded: str, identity: IdentitySigner) -> None:
    small = point_of(bytes.fromhex(encoded))
    assert not has_prime_order(small)
    with pytest.raises(ContentError, match="not of prime order"):
        check_identity_key(ed25519_public(bytes.fromhex(encoded)))
    if small != (0, 1):
        mixed = encode(plus(point_of(ed25519_point(identity.public)), small))
        with pytest.raises(ContentError, match="not of prime order"):
            check_identity_key(ed25519_public(mixed))


def test_a_sum_of_honest_points_is_still_of_prime_order(identity: IdentitySigner) -> None:
    honest = point_of(ed25519_point(identity.public))
    check_identity_key(identity.public)
    check_identity_key(ed25519_public(encode(plus(honest, honest))))


@pytest.mark.parametrize(
    "number",
    [
        P,  # y = 0, written with P added
        P + 1,  # the neutral point, likewise
        2**255 - 1,
        2**256 - 1,
        1 | 1 << 255,  # x = 0 with the sign of a negative x
        (P - 1) | 1 << 255,
        2,  # no x belongs to this y
    ],
)
def test_bytes_that_are_no_point_are_refused(number: int) -> None:
    encoded = number.to_bytes(32, "little")
    assert decode_point(encoded) is None
    with pytest.raises(ContentError, match="not a point"):
        check_identity_key(ed25519_public(encoded))


def test_the_order_is_the_one_of_rfc_8032() -> None:
    assert L == 2**252 + 27742317777372353535851937790883648493


def test_a_dice_key_needs_the_exponent_65537(dice_key: DiceSigner) -> None:
    n, _ = rsa_numbers(dice_key.public)
    for exponent in (1, 3, 17, 65536, 65539, 65537 * 3):
        with pytest.raises(ContentError, match="exponent 65537"):
            check_dice_key(parse_public(rsa_public(n, exponent).line), b"")


@pytest.mark.parametrize("small", [2, 3, 9, 257, 64951, 65521, 65537, 131071, 131101])
def test_a_dice_key_has_no_small_factor(small: int) -> None:
    with pytest.raises(ContentError, match="small prime factor"):
        check_dice_key(rsa_public(modulus_times(small)), b"")


def test_a_factor_behind_the_first_prime_above_two_to_the_17_is_not_small() -> None:
    check_dice_numbers(rsa_public(modulus_times(131111)))


@pytest.mark.parametrize("degree", [2, 3, 5, 7, 17, 113])
def test_a_dice_key_is_no_power(degree: int) -> None:
    """By exact roots: the number next to it is none."""
    power = ((1 << -(-2060 // degree)) + 9) ** degree
    assert _is_power(power)
    assert not _is_power(power + 2)
    assert not _is_power(power * 131111)


class Noted(SoundKeys):
    """A memory that can be looked at."""

    def __init__(self) -> None:
        self.marks: set[bytes] = set()

    def has(self, mark: bytes) -> bool:
        return mark in self.marks

    def add(self, *marks: bytes) -> None:
        self.marks.update(marks)


def test_a_key_is_proved_once_and_remembered_with_its_roots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered is the key with these roots: with others, or none, it is proved again."""
    memory = Noted()
    monkeypatch.setattr(keys, "known", memory)
    tried: list[int] = []
    monkeypatch.setattr(keys, "_open_fault", lambda public: tried.append(1))
    made = small_games.dice_key("anna")
    check_dice_key(made.public, made.roots)
    check_dice_key(made.public, made.roots)
    assert len(tried) == 1
    for roots in (b"", made.roots[:-1] + b"x"):
        with pytest.raises(ContentError, match="not proved to be a permutation"):
            check_dice_key(made.public, roots)
    with pytest.raises(ContentError, match="small prime factor"):
        check_dice_key(rsa_public(modulus_times(131101)), made.roots)
    assert len(memory.marks) == 2


def test_a_dice_key_has_2048_to_4096_bits() -> None:
    keys = {bits: rsa.generate_private_key(65537, bits).private_numbers() for bits in (1024, 2048)}
    small, large = keys[1024], keys[2048]
    for modulus in (
        small.p * small.q,
        large.p * small.q,
        large.p * large.q * large.p * large.q * 65537,
    ):
        with pytest.raises(ContentError, match="2048 to 4096 bits"):
            check_dice_key(rsa_public(modulus), b"")
    check_dice_numbers(rsa_public(large.p * large.q))


def test_the_published_dice_key_is_refused(dice_key: DiceSigner) -> None:
    with pytest.raises(ContentError, match="published example"):
        check_dice_key(dice_key.public, dice_key.roots)


def test_a_key_of_the_other_kind_is_refused(identity: IdentitySigner, dice_key: DiceSigner) -> None:
    with pytest.raises(ContentError, match="ssh-rsa is needed"):
        check_dice_key(identity.public, b"")
    with pytest.raises(ContentError, match="ssh-ed25519 is needed"):
        check_identity_key(dice_key.public)
