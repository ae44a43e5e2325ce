"""One turn by the published numbers, from the orders to the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pbem.trust import documents, hashes
from pbem.trust.canonical import canonical, read_canonical
from pbem.trust.dice import SeededDice
from pbem.trust.keys import parse_public
from pbem.trust.sshsig import verify

if TYPE_CHECKING:
    from conftest import Facts

    from pbem.trust.signers import DiceSigner, IdentitySigner


def test_the_orders_have_the_published_canonical_text(facts: Facts) -> None:
    assert canonical(facts["orders_doc"]).decode() == facts["orders_jcs"]
    assert read_canonical(facts["orders_jcs"]) == facts["orders_doc"]


def test_the_orders_have_the_published_hash(facts: Facts) -> None:
    assert hashes.orders_hash(facts["orders_jcs"].encode()).hex() == facts["orders_hash"]


def test_the_orders_are_signed_as_published(facts: Facts, identity: IdentitySigner) -> None:
    message = facts["orders_jcs"].encode()
    signature = identity.sign(documents.ORDERS_NAMESPACE, message)
    assert identity.public.line == facts["ed25519_public"]
    assert signature.hex() == facts["orders_sig"]
    public = parse_public(facts["ed25519_public"])
    assert verify(public, documents.ORDERS_NAMESPACE, message, signature)


def test_the_witness_signs_the_published_text(facts: Facts) -> None:
    document = documents.witness_document(
        bytes.fromhex(facts["game_id"]), 1, bytes.fromhex(facts["prev"]), bytes.fromhex(facts["orders_hash"]), "blue"
    )
    assert canonical(document).decode() == facts["witness_msg"]


def test_the_proof_is_the_published_one(facts: Facts, dice_key: DiceSigner) -> None:
    message = facts["witness_msg"].encode()
    proof = dice_key.sign(documents.WITNESS_NAMESPACE, message)
    assert dice_key.public.line == facts["rsa_public"]
    assert proof.hex() == facts["proof_s"]
    public = parse_public(facts["rsa_public"])
    assert verify(public, documents.WITNESS_NAMESPACE, message, proof)


def test_proof_and_orders_make_the_published_seed(facts: Facts) -> None:
    beta = hashes.beta(bytes.fromhex(facts["proof_s"]))
    assert beta.hex() == facts["beta"]
    game, prev = bytes.fromhex(facts["game_id"]), bytes.fromhex(facts["prev"])
    seed = hashes.turn_seed(game, 1, prev, bytes.fromhex(facts["orders_hash"]), [beta])
    assert seed.hex() == facts["turn_seed"]


def test_the_seed_throws_the_published_dice(facts: Facts) -> None:
    stream = SeededDice(bytes.fromhex(facts["turn_seed"])).stream("o0")
    assert [stream.d6() for _ in range(20)] == facts["o0_first_20_d6"]


def test_the_hidden_card_is_the_published_one(facts: Facts) -> None:
    key = bytes.fromhex(facts["card_key"])
    commit = hashes.card_commit(bytes.fromhex(facts["game_id"]), 1, key)
    assert commit.hex() == facts["card_commit"] == facts["orders_doc"]["card"]
    seed = hashes.card_seed(bytes.fromhex(facts["turn_seed"]), key)
    assert SeededDice(seed).stream("card").below(44) == facts["card"]


def test_state_and_head_have_the_published_hashes(facts: Facts) -> None:
    state = hashes.state_hash(canonical({"a": 1}))
    assert state.hex() == facts["state_hash_of_{a:1}"]
    prev, orders = bytes.fromhex(facts["prev"]), bytes.fromhex(facts["orders_hash"])
    head = hashes.head(prev, 1, orders, bytes.fromhex(facts["turn_seed"]), state)
    assert head.hex() == facts["head_example"]
