"""Private keys are those of OpenSSH, and the secrets follow from them."""

from __future__ import annotations

import base64
import hmac
import importlib.util
from typing import TYPE_CHECKING

import pytest

from pbem.errors import ContentError, PassphraseNeededError
from pbem.trust.keys import parse_public
from pbem.trust.signers import (
    DiceSigner,
    IdentitySigner,
    card_key,
    identity_from_seed,
    nonce,
    private_file,
    read_private,
)
from pbem.trust.sshwire import string

if TYPE_CHECKING:
    from conftest import Facts, Keygen

KINDS = [("ed25519", "256"), ("rsa", "2048")]
BOTH = pytest.mark.parametrize(("kind", "bits"), KINDS)


@BOTH
def test_a_private_key_of_ssh_keygen_is_read(kind: str, bits: str, keygen: Keygen) -> None:
    key = keygen.make(kind, "-b", bits)
    signer = read_private(key.read_bytes())
    assert signer.public == parse_public(key.with_suffix(".pub").read_text())
    assert isinstance(signer, IdentitySigner if kind == "ed25519" else DiceSigner)
    assert read_private(key.read_bytes().replace(b"\n", b"\r\n")) == signer
    assert read_private(key.read_bytes(), b"not needed") == signer


def test_ssh_keygen_reads_the_private_keys_that_we_write(
    keygen: Keygen, identity: IdentitySigner, dice_key: DiceSigner
) -> None:
    for signer in (identity, dice_key):
        for comment in ("", "a", "anna of the north"):
            path = keygen.folder / "written"
            path.write_bytes(private_file(signer, comment))
            path.chmod(0o600)
            done = keygen.run("-y", "-f", path)
            assert done.stdout.decode().strip() == f"{signer.public.line} {comment}".strip()
            assert read_private(path.read_bytes()) == signer
            path.unlink()


@BOTH
def test_a_locked_key_of_ssh_keygen_asks_for_its_passphrase(kind: str, bits: str, keygen: Keygen) -> None:
    key = keygen.make(kind, "-b", bits, passphrase="open sesame")
    with pytest.raises(PassphraseNeededError, match="locked with a passphrase"):
        read_private(key.read_bytes())
    if importlib.util.find_spec("bcrypt") is None:
        with pytest.raises(ContentError, match="install the package bcrypt"):
            read_private(key.read_bytes(), b"open sesame")
        return
    signer = read_private(key.read_bytes(), b"open sesame")
    assert signer.public == parse_public(key.with_suffix(".pub").read_text())
    with pytest.raises(ContentError, match="passphrase does not open"):
        read_private(key.read_bytes(), b"close sesame")


def test_private_keys_of_other_kinds_are_refused(keygen: Keygen) -> None:
    ecdsa = keygen.make("ecdsa")
    with pytest.raises(ContentError, match="ssh-ed25519 for orders and ssh-rsa for dice"):
        read_private(ecdsa.read_bytes())
    pem = keygen.make("rsa", "-b", "2048", "-m", "PEM")
    with pytest.raises(ContentError, match="not an OpenSSH private key"):
        read_private(pem.read_bytes())


def test_a_damaged_private_key_is_refused(identity: IdentitySigner) -> None:
    data = private_file(identity)
    lines = data.splitlines(keepends=True)
    for damaged in (
        b"",
        b"\xff\xfe",
        data[:100],
        lines[0] + lines[-1],
        lines[0] + b"".join(lines[2:]),
        lines[0] + b"!" + b"".join(lines[1:]),
        data.replace(b"b3BlbnNzaC1rZXktdjE", b"b3BlbnNzaC1rZXktdjI"),
    ):
        with pytest.raises(ContentError):
            read_private(damaged)


def test_a_private_key_file_holds_one_key_and_a_repeated_check_number(identity: IdentitySigner) -> None:
    lines = private_file(identity).splitlines()
    container = base64.b64decode(b"".join(lines[1:-1]))
    number_of_keys = container.index(string(b"none") * 2) + 20
    check_number = container.index(identity.public.blob) + len(identity.public.blob) + 4
    for place, sentence in ((number_of_keys, "exactly one key"), (check_number, "check numbers")):
        damaged = bytearray(container)
        damaged[place] ^= 1
        with pytest.raises(ContentError, match=sentence):
            read_private(b"\n".join([lines[0], base64.b64encode(damaged), lines[-1]]))


def test_a_private_key_whose_halves_differ_is_refused(identity: IdentitySigner, dice_key: DiceSigner) -> None:
    other = identity_from_seed(bytes(32))
    mixed = private_file(IdentitySigner(other.public, identity.seed))
    with pytest.raises(ContentError, match="halves differ"):
        read_private(mixed)
    p, q = dice_key.primes
    with pytest.raises(ContentError, match="primes do not make"):
        read_private(private_file(DiceSigner(dice_key.public, dice_key.exponent, (p, q + 2))))


def test_a_signer_does_not_show_its_secret(identity: IdentitySigner, dice_key: DiceSigner) -> None:
    assert repr(identity.seed) not in repr(identity)
    assert identity.seed.hex() not in repr(identity)
    assert str(dice_key.primes[0]) not in repr(dice_key)
    assert str(dice_key.exponent) not in repr(dice_key)


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32"):
        identity_from_seed(bytes(31))


def test_root_nonce_and_card_key_follow_from_the_seed(facts: Facts, identity: IdentitySigner) -> None:
    root = hmac.digest(identity.seed, b"pbem/1/root", "sha256")
    game, head = bytes.fromhex(facts["game_id"]), bytes.fromhex(facts["prev"])
    assert identity.root == root
    made = hmac.digest(root, b'pbem/1/nonce\0{"a":1}', "sha256")[:16]
    assert nonce(root, b'{"a":1}') == made
    opened = hmac.digest(root, b"pbem/1/card-key\0" + game + b"\0\0\1\2" + head, "sha256")
    assert card_key(root, game, 258, head) == opened


def test_the_same_orders_have_the_same_nonce_and_others_another(identity: IdentitySigner) -> None:
    assert nonce(identity.root, b"x") == nonce(identity.root, b"x")
    assert nonce(identity.root, b"x") != nonce(identity.root, b"y")
    assert nonce(identity.root, b"x") != nonce(bytes(32), b"x")
