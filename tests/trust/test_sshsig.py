"""Signatures agree with ssh-keygen, and there is at most one of each."""

from __future__ import annotations

import base64
from hashlib import sha256, sha512
from typing import TYPE_CHECKING

import pytest
from thorough import all_but

from pbem.errors import ContentError
from pbem.trust.curve_points import L
from pbem.trust.keys import ed25519_public, parse_public, rsa_numbers, rsa_public
from pbem.trust.signers import DiceSigner, IdentitySigner, dice_from_primes, read_private
from pbem.trust.sshsig import (
    armor,
    padded_digest,
    rsa_power_is_digest,
    to_be_signed,
    verify,
    verify_ed25519,
    verify_rsa,
)

if TYPE_CHECKING:
    from conftest import Keygen

NAMESPACE = "pbem-orders-1"
MESSAGE = '{"from":"Siam","to":"Indié"}'.encode()


def last_bytes(armored: str, size: int) -> bytes:
    """The raw signature, with which a signature file of ssh-keygen ends."""
    return base64.b64decode("".join(armored.splitlines()[1:-1]))[-size:]


def test_the_signed_bytes_are_those_of_the_protocol() -> None:
    expected = b"SSHSIG\0\0\0\x0dpbem-orders-1\0\0\0\0\0\0\0\x06sha512\0\0\0\x40" + sha512(MESSAGE).digest()
    assert to_be_signed(NAMESPACE, MESSAGE) == expected
    with pytest.raises(ValueError, match="namespace"):
        to_be_signed("", MESSAGE)


@pytest.mark.parametrize(
    ("kind", "bits"), all_but([("ed25519", "256"), ("rsa", "2048"), ("rsa", "3072")], lambda key: key[0] == "ed25519")
)
def test_ssh_keygen_takes_our_signature_and_writes_the_same_file(kind: str, bits: str, keygen: Keygen) -> None:
    key = keygen.make(kind, "-b", bits)
    signer = read_private(key.read_bytes())
    for message in (MESSAGE, b"", b"a\r\nb\n" * 2000):
        armored = armor(signer.public, NAMESPACE, signer.sign(NAMESPACE, message))
        assert keygen.verify(signer.public.line, NAMESPACE, message, armored)
        assert not keygen.verify(signer.public.line, NAMESPACE, message + b" ", armored)
        assert not keygen.verify(signer.public.line, "pbem-seal-1", message, armored)
        assert keygen.sign(key, NAMESPACE, message) == armored


@pytest.mark.parametrize(("kind", "bits"), [("ed25519", "256"), ("rsa", "2048")])
def test_we_take_the_signature_of_ssh_keygen(kind: str, bits: str, keygen: Keygen) -> None:
    key = keygen.make(kind, "-b", bits)
    public = parse_public(key.with_suffix(".pub").read_text())
    size = len(read_private(key.read_bytes()).sign(NAMESPACE, MESSAGE))
    signature = last_bytes(keygen.sign(key, NAMESPACE, MESSAGE), size)
    assert verify(public, NAMESPACE, MESSAGE, signature)
    assert not verify(public, NAMESPACE, MESSAGE + b"\n", signature)
    assert not verify(public, "pbem-seal-1", MESSAGE, signature)


@pytest.mark.parametrize(("kind", "bits"), [("ed25519", "256"), ("rsa", "2048")])
def test_the_second_signature_over_sha256_is_refused(kind: str, bits: str, keygen: Keygen) -> None:
    key = keygen.make(kind, "-b", bits)
    public = parse_public(key.with_suffix(".pub").read_text())
    second = keygen.sign(key, NAMESPACE, MESSAGE, "-O", "hashalg=sha256")
    assert keygen.verify(public.line, NAMESPACE, MESSAGE, second)
    size = len(read_private(key.read_bytes()).sign(NAMESPACE, MESSAGE))
    assert not verify(public, NAMESPACE, MESSAGE, last_bytes(second, size))


def test_every_changed_bit_of_an_ed25519_signature_is_noticed(identity: IdentitySigner) -> None:
    good = identity.sign(NAMESPACE, MESSAGE)
    assert verify_ed25519(identity.public, NAMESPACE, MESSAGE, good)
    for bit in range(512):
        bad = (int.from_bytes(good, "big") ^ 1 << bit).to_bytes(64, "big")
        assert not verify_ed25519(identity.public, NAMESPACE, MESSAGE, bad)
    for bad in (b"", good[:-1], good + b"\0", bytes(64)):
        assert not verify_ed25519(identity.public, NAMESPACE, MESSAGE, bad)


def test_a_second_form_of_an_ed25519_signature_is_refused_before_any_library_is_asked(
    identity: IdentitySigner, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = identity.sign(NAMESPACE, MESSAGE)
    second = int.from_bytes(good[32:], "little") + L
    bad = good[:32] + second.to_bytes(32, "little")
    monkeypatch.setattr("pbem.trust.sshsig._ed25519_check", lambda _: lambda *_: True)
    assert verify_ed25519(identity.public, NAMESPACE, MESSAGE, good)
    assert not verify_ed25519(identity.public, NAMESPACE, MESSAGE, bad)
    for edge, taken in ((L - 1, True), (L, False)):
        signature = good[:32] + edge.to_bytes(32, "little")
        assert verify_ed25519(identity.public, NAMESPACE, MESSAGE, signature) == taken


def test_the_signature_that_fits_every_message_is_refused_with_its_key() -> None:
    neutral = (1).to_bytes(32, "little")
    with pytest.raises(ContentError, match="prime order"):
        verify_ed25519(ed25519_public(neutral), NAMESPACE, MESSAGE, neutral + bytes(32))


def test_another_key_another_message_another_namespace_do_not_verify(dice_key: DiceSigner) -> None:
    good = dice_key.sign(NAMESPACE, MESSAGE)
    other = rsa_public(rsa_numbers(dice_key.public)[0] + 2)
    assert verify_rsa(dice_key.public, NAMESPACE, MESSAGE, good)
    assert not verify_rsa(dice_key.public, NAMESPACE, MESSAGE + b"x", good)
    assert not verify_rsa(dice_key.public, "pbem-seal-1", MESSAGE, good)
    assert not rsa_power_is_digest(other, to_be_signed(NAMESPACE, MESSAGE), good)


def test_an_rsa_signature_is_a_number_below_the_modulus_and_as_long(dice_key: DiceSigner) -> None:
    good = dice_key.sign(NAMESPACE, MESSAGE)
    n, _ = rsa_numbers(dice_key.public)
    more = int.from_bytes(good, "big") + n
    for bad in (
        *(more.to_bytes(257, "big"), b"\0" + good, good + b"\0", good[1:], good[:-1], b""),
        *(n.to_bytes(256, "big"), (n - 1).to_bytes(256, "big"), bytes(256), b"\xff" * 256),
        (n - int.from_bytes(good, "big")).to_bytes(256, "big"),
    ):
        assert not verify_rsa(dice_key.public, NAMESPACE, MESSAGE, bad)


def test_a_signature_plus_the_modulus_is_refused_though_its_power_is_right(dice_key: DiceSigner) -> None:
    n, _ = rsa_numbers(dice_key.public)
    for number in range(1000):
        message = b"%d" % number
        good = dice_key.sign(NAMESPACE, message)
        more = int.from_bytes(good, "big") + n
        if more.bit_length() <= 2048:
            break
    second = more.to_bytes(256, "big")
    assert rsa_power_is_digest(dice_key.public, to_be_signed(NAMESPACE, message), second)
    assert not verify_rsa(dice_key.public, NAMESPACE, message, second)


def test_leading_zeros_of_an_rsa_signature_are_kept(dice_key: DiceSigner) -> None:
    for number in range(5000):
        message = b"%d" % number
        signature = dice_key.sign(NAMESPACE, message)
        if signature[0] == 0:
            break
    assert signature[0] == 0
    assert len(signature) == 256
    assert verify_rsa(dice_key.public, NAMESPACE, message, signature)
    assert not verify_rsa(dice_key.public, NAMESPACE, message, signature[1:])


def rsa_root(key: DiceSigner, padded: int) -> bytes:
    """The owner's root of any number at all."""
    n, _ = rsa_numbers(key.public)
    return pow(padded, key.exponent, n).to_bytes(256, "big")


def test_openssl_and_integers_agree_on_every_strange_padding(dice_key: DiceSigner) -> None:
    signed = to_be_signed(NAMESPACE, MESSAGE)
    digest = sha512(signed).digest()
    name = bytes.fromhex("3051300d060960864801650304020305000440")
    without_null = bytes.fromhex("304f300b0609608648016503040203" + "0440")
    long_form = bytes.fromhex("308151300d060960864801650304020305000440")
    sha256_name = bytes.fromhex("3031300d060960864801650304020105000420")

    def padded(tail: bytes, lead: bytes = b"\0\1", fill: bytes = b"\xff") -> bytes:
        return lead + fill * (256 - len(lead) - len(tail)) + tail

    good = padded(b"\0" + name + digest)
    strange = [
        padded(b"\0" + without_null + digest),
        padded(b"\0" + long_form + digest),
        padded(b"\0" + sha256_name + sha256(signed).digest()),
        padded(b"\0" + digest),
        padded(name + digest),
        padded(b"\0\0" + name + digest),
        padded(b"\0" + name + digest, lead=b"\0\2"),
        padded(b"\0" + name + digest, lead=b"\0\0"),
        padded(b"\0" + name + digest, fill=b"\xfe"),
        b"\0\1" + b"\xff" * 8 + b"\0" + name + digest + bytes(256 - 11 - 83),
        padded(b"\0" + name + digest[:-1] + bytes([digest[-1] ^ 1])),
    ]
    assert int.from_bytes(good, "big") == padded_digest(signed, 256)
    for form in (good, *strange):
        signature = rsa_root(dice_key, int.from_bytes(form, "big"))
        taken = form == good
        assert rsa_power_is_digest(dice_key.public, signed, signature) == taken
        assert verify_rsa(dice_key.public, NAMESPACE, MESSAGE, signature) == taken


def test_integers_decide_where_openssl_will_not(dice_key: DiceSigner, monkeypatch: pytest.MonkeyPatch) -> None:
    good = dice_key.sign(NAMESPACE, MESSAGE)
    monkeypatch.setattr("pbem.trust.sshsig._rsa_check", lambda _: lambda *_: False)
    assert verify_rsa(dice_key.public, NAMESPACE, MESSAGE, good)
    assert not verify_rsa(dice_key.public, NAMESPACE, MESSAGE, good[:-1] + bytes([good[-1] ^ 1]))


def test_a_key_that_could_sign_one_message_in_several_ways_never_verifies(dice_key: DiceSigner) -> None:
    n, _ = rsa_numbers(dice_key.public)
    with pytest.raises(ContentError, match="exponent"):
        verify_rsa(rsa_public(n, 3), NAMESPACE, MESSAGE, bytes(256))
    with pytest.raises(ContentError, match="small prime factor"):
        verify_rsa(rsa_public(n * 9), NAMESPACE, MESSAGE, bytes(257))


def test_a_signer_notices_that_its_key_is_damaged(dice_key: DiceSigner) -> None:
    p, q = dice_key.primes
    assert dice_from_primes(p, q).sign(NAMESPACE, MESSAGE) == dice_key.sign(NAMESPACE, MESSAGE)
    damaged = DiceSigner(dice_key.public, dice_key.exponent + 2, (p, q))
    with pytest.raises(ValueError, match="wrong signature"):
        damaged.sign(NAMESPACE, MESSAGE)
