"""
Section 14 of docs/format.md is enough: what it says of hidden cards, checked without a line of pbem.

Only the section's own words are used here: TOML, JSON, SHA-256, HMAC, and for letters a library.
"""

import hmac
import json
import tomllib
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sample_games.recorded_card_games import CARDS, RECORDED, values

ROOT = Path(__file__).parent.parent.parent
DECK_SIZE = 6
ZEROS = bytes(32)


def hashed(tag: str, *parts: bytes) -> bytes:
    return sha256(tag.encode() + b"\0" + b"".join(parts)).digest()


def u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def jcs(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def keyed(key: bytes, tag: str, *parts: bytes) -> bytes:
    return hmac.digest(key, tag.encode() + b"\0" + b"".join(parts), "sha256")


def stream(seed: bytes, label: str) -> Iterator[int]:
    counter = 0
    while True:
        yield from keyed(seed, "pbem/1/roll", label.encode() + b"\0" + u32(counter))
        counter += 1


def below(numbers: Iterator[int], n: int) -> int:
    return next(number for number in numbers if number < 256 - 256 % n) % n


def shuffled(cards: list[int], numbers: Iterator[int]) -> list[int]:
    for last in range(len(cards) - 1, 0, -1):
        place = below(numbers, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


class Game:
    """A recorded game: its records with their seeds and previous heads."""

    def __init__(self, name: str) -> None:
        self.data = tomllib.loads((CARDS / f"{name}.toml").read_text(encoding="ascii"))
        self.id = hashed("pbem/1/game", jcs(self.data["genesis"]))
        self.records: list[dict[str, Any]] = self.data["history"]
        self.heads = [ZEROS, *(bytes.fromhex(record["head"]) for record in self.records)]
        self.seeds = [self._seed(index) for index in range(len(self.records))]

    def _seed(self, index: int) -> bytes:
        record = self.records[index]
        texts = [hashed("pbem/1/orders", text.encode()) for text in record["orders"]]
        orders = texts[0] if texts else self.id
        betas = [hashed("pbem/1/beta", b64decode(proof)) for proof in record["proofs"].values()]
        return hashed("pbem/1/seed", self.id, u32(index), self.heads[index], orders, *betas)

    def orders(self) -> Iterator[tuple[int, dict[str, Any]]]:
        for index, record in enumerate(self.records):
            for text in record["orders"]:
                yield index, json.loads(text)


def test_every_opening_of_a_private_game_was_promised_before() -> None:
    game = Game("private-next")
    documents = {(one["player"], index): one for index, one in game.orders()}
    opened = 0
    for _, one in game.orders():
        for place, opening in one["signed"].get("open", {}).items():
            promise = documents[one["player"], int(place)]["signed"]["card"]
            key = bytes.fromhex(opening)
            assert hashed("pbem/1/card-commit", game.id, u32(int(place)), key).hex() == promise
            seed = hashed("pbem/1/card", game.seeds[int(place)], key)
            card = below(stream(seed, "card"), DECK_SIZE)
            assert f"c{card}" in one["play"]
            opened += 1
    assert opened > 3


@pytest.mark.rule("engine/modes/dealing 1.1")
def test_every_pile_of_a_dealer_game_follows_from_the_secret() -> None:
    game = Game("dealer-host")
    secret = bytes.fromhex(game.records[-1]["deck"])
    assert hashed("pbem/1/deck", secret).hex() == game.data["genesis"]["host"]["deck"]
    laid, chain = 0, ZEROS
    tokens: dict[str, str] = {}
    piles = []
    for index, record in enumerate(game.records):
        pile = []
        for number, token in enumerate(record.get("veiled", ()), laid):
            salt = keyed(secret, "pbem/1/deck-salt", game.seeds[index], u32(number))
            pile.append(
                next(
                    card
                    for card in range(DECK_SIZE)
                    if token == f"dealt:{number}:{hashed('pbem/1/deck-card', salt, u32(card)).hex()}"
                )
            )
            tokens[str(number)] = token
        seed = hashed("pbem/1/deck-seed", secret, game.seeds[index])
        assert pile == shuffled(sorted(pile), stream(seed, "deck"))
        piles += [pile] if pile else []
        laid += len(pile)
        dealt = {key: record[key] for key in ("veiled", "sealed") if key in record}
        if dealt:
            chain = hashed("pbem/1/dealt", chain, jcs(dealt))
    assert sorted(piles[0]) == list(range(DECK_SIZE))
    assert len(piles) > 1
    expected = {"laid": laid, "chain": chain.hex(), "secret": secret.hex()}
    assert game.data["state"]["dealt"] == expected
    for _, one in game.orders():
        for number, opening in one["signed"].get("open", {}).items():
            salt, _, card = opening.partition(":")
            found = hashed("pbem/1/deck-card", bytes.fromhex(salt), u32(int(card))).hex()
            assert tokens[number].endswith(found)
            assert f"c{card}" in one["play"]


def test_the_values_of_private_cards() -> None:
    table = values()["private"]
    root, game, head = (bytes.fromhex(table[key]) for key in ("root", "game", "head"))
    place, key = u32(table["place"]), b"\6" * 32
    assert keyed(root, "pbem/1/card-key", game, place, head).hex() == table["key"]
    promise = hashed("pbem/1/card-commit", game, place, key)
    assert promise.hex() == table["commitment of 0606..06"]
    seed = hashed("pbem/1/card", bytes.fromhex(table["seed"]), key)
    assert seed.hex() == table["card seed with 0606..06"]
    assert below(stream(seed, "card"), 44) == table["card of 44"]


def test_the_values_of_a_dealer() -> None:
    table = values()["dealer"]
    root, invitation = bytes.fromhex(table["root"]), bytes.fromhex(table["invitation"])
    made = keyed(root, "pbem/1/deck-secret", invitation)
    assert made.hex() == table["secret of root and invitation"]
    secret, seed = bytes.fromhex(table["secret"]), bytes.fromhex(table["seed"])
    assert hashed("pbem/1/deck", secret).hex() == table["commitment"]
    deck = hashed("pbem/1/deck-seed", secret, seed)
    assert deck.hex() == table["deck seed"]
    veiled = []
    for number, card in enumerate(shuffled(table["cards"], stream(deck, "deck")), 7):
        salt = keyed(secret, "pbem/1/deck-salt", seed, u32(number))
        veiled.append(f"dealt:{number}:{hashed('pbem/1/deck-card', salt, u32(card)).hex()}")
    assert veiled == table["veiled"]
    chain = hashed("pbem/1/dealt", ZEROS, jcs({"veiled": veiled}))
    assert chain.hex() == table["chain after zeros"]


def test_a_letter_opens_as_the_section_says() -> None:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    table = values()["letter"]
    root, invitation = bytes.fromhex(table["root"]), bytes.fromhex(table["invitation"])
    assert keyed(root, "pbem/1/hand-secret", invitation).hex() == table["private"]
    private = X25519PrivateKey.from_private_bytes(bytes.fromhex(table["private"]))
    assert private.public_key().public_bytes_raw().hex() == table["hand"]
    shared = private.exchange(X25519PublicKey.from_public_bytes(bytes.fromhex(table["host"])))
    assert shared.hex() == table["shared"]
    info = b"pbem/1/hand" + bytes.fromhex(table["game"]) + bytes.fromhex(table["token"][-64:])
    key = HKDF(SHA256(), 32, b"", info).derive(shared)
    assert key.hex() == table["key"]
    sealed = b64decode(table["letter"])
    text = ChaCha20Poly1305(key).decrypt(bytes(12), sealed, table["token"].encode())
    assert text == bytes.fromhex(table["salt"]) + u32(table["card"])
    assert len(sealed) == 52


def test_the_values_are_as_made() -> None:
    written = json.loads((CARDS / "cards.json").read_text(encoding="ascii"))
    assert written == values(), "run `python -m sample_games.recorded_card_games` in tests/"


@pytest.mark.parametrize("name", RECORDED)
def test_the_section_names_the_games(name: str) -> None:
    page = (ROOT / "docs" / "format.md").read_text(encoding="utf-8")
    assert "tests/vectors/cards/" in page
    assert (CARDS / f"{name}.toml").exists()
