"""A dice key proves that it is a permutation (docs/format.md 4.1)."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa

from pbem.errors import ContentError
from pbem.trust import sshsig
from pbem.trust.canonical import unwrap_base64
from pbem.trust.hashes import u32
from pbem.trust.keys import check_dice_key, parse_public, rsa_numbers
from pbem.trust.permutation import challenges, is_proved, is_unit
from pbem.trust.signers import dice_from_primes

VALUES: dict[str, Any] = json.loads((Path(__file__).parents[1] / "vectors" / "format.json").read_text(encoding="ascii"))
KEYS = VALUES["keys"]


def test_challenges_are_made_as_the_page_says() -> None:
    """Told once more, the slow way."""
    for one in KEYS["proved"]:
        modulus, _ = rsa_numbers(parse_public(one["key"]))
        size, bits = (modulus.bit_length() + 7) // 8, modulus.bit_length()
        found: list[int] = []
        place = 0
        while len(found) < 9:
            drawn = b""
            while len(drawn) < size:
                block = u32(place) + u32(len(drawn) // 32) + modulus.to_bytes(size, "big")
                drawn += sha256(b"pbem/1/dice-key\0" + block).digest()
            candidate = int.from_bytes(drawn[:size], "big") % 2**bits
            found += [candidate] if candidate < modulus else []
            place += 1
        assert tuple(found) == challenges(modulus)
        assert [f"{number:x}" for number in found] == one["challenges"]


def test_the_roots_of_the_vectors_prove_their_keys() -> None:
    for one in KEYS["proved"]:
        check_dice_key(parse_public(one["key"]), unwrap_base64(one["roots"]))


OF_EVERYBODY = {
    "the prime factor 65537": "small prime factor",
    "the prime factor 131071": "small prime factor",
    "the prime factor 131101": "small prime factor",
    "a square": "a power of a smaller number",
    "a cube": "a power of a smaller number",
    "a prime": "a prime, or as good as one",
    "no prime, but 2^(N-1) = 1 mod N": "a prime, or as good as one",
}
"""Keys whose roots are all good, and what is said of them."""


@pytest.mark.parametrize("why", KEYS["roots_refused"])
def test_other_roots_prove_nothing_and_keys_of_everybody_are_refused(why: str) -> None:
    one = KEYS["roots_refused"][why]
    public, roots = parse_public(one["key"]), unwrap_base64(one["roots"])
    assert is_proved(*rsa_numbers(public), roots) == (why in OF_EVERYBODY)
    with pytest.raises(ContentError, match=OF_EVERYBODY.get(why, "not proved to be a permutation")):
        check_dice_key(public, roots)


@pytest.mark.parametrize("bits", [2048, 2056, 3072])
def test_every_sound_key_can_be_proved(bits: int) -> None:
    numbers = rsa.generate_private_key(65537, bits).private_numbers()
    signer = dice_from_primes(numbers.p, numbers.q)
    check_dice_key(signer.public, signer.roots)
    assert signer.roots is signer.roots


def test_every_byte_of_the_roots_counts() -> None:
    one = KEYS["proved"][0]
    public, roots = parse_public(one["key"]), unwrap_base64(one["roots"])
    for at in (*range(0, len(roots), 97), len(roots) - 1):
        changed = roots[:at] + bytes([roots[at] ^ 1]) + roots[at + 1 :]
        with pytest.raises(ContentError, match="permutation"):
            check_dice_key(public, changed)


def test_a_proof_with_a_factor_of_the_modulus_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A square in the modulus is not excluded by the roots: such a message has three proofs."""
    monkeypatch.setattr(sshsig, "_sound_rsa_numbers", rsa_numbers)
    one = VALUES["signatures"]["refused"][-1]
    assert one["why"] == "proof that has a factor in common with the modulus"
    public, message = parse_public(one["key"]), bytes.fromhex(one["message"])
    modulus, exponent = rsa_numbers(public)
    first = int.from_bytes(bytes.fromhex(one["raw"]), "big")
    step = modulus // 3
    proofs = {(first + times * step) % modulus for times in range(3)}
    assert len({pow(proof, exponent, modulus) for proof in proofs}) == 1
    for proof in proofs:
        raw = proof.to_bytes(257, "big")
        assert sshsig.rsa_power_is_digest(public, sshsig.to_be_signed(one["namespace"], message), raw)
        assert not sshsig.verify_rsa(public, one["namespace"], message, raw)


def test_only_numbers_prime_to_the_modulus_are_units() -> None:
    assert [number for number in range(17) if is_unit(number, 15)] == [1, 2, 4, 7, 8, 11, 13, 14]
