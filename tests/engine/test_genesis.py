"""What may be fixed for ever when a game begins."""

from copy import deepcopy
from typing import Any

import attrs
import pytest
from sample_games import small_games

from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.file.genesis_reader import read_genesis
from pbem.engine.file.invitation import invitation, join_document, join_faults, key_faults
from pbem.errors import FaultsError
from pbem.trust.canonical import canonical
from pbem.trust.hashes import game_id
from pbem.trust.keys import ed25519_public, rsa_public

OPEN = small_games.begun(small_games.BALLOT, small_games.player("anna"), small_games.player("ben", keyed=False)).game
NEXT = small_games.invited(small_games.BALLOT, "next", "anna", "ben")
HOST = small_games.invited(small_games.BALLOT, "host", "anna", "ben")


def data_of(genesis: Genesis, **changes: Any) -> dict[str, Any]:
    """Its plain data with some keys changed; None takes a key away."""
    data = {**deepcopy(genesis.to_data()), **changes}
    return {key: value for key, value in data.items() if value is not None}


def faults_of(data: dict[str, Any]) -> str:
    with pytest.raises(FaultsError) as caught:
        read_genesis(data)
    return "; ".join(caught.value.faults)


@pytest.mark.parametrize("genesis", [OPEN.file.genesis, NEXT, HOST], ids=["open", "next", "host"])
def test_a_genesis_is_read_back_as_it_was_written(genesis: Genesis) -> None:
    assert read_genesis(genesis.to_data()) == genesis


def test_the_game_id_is_the_hash_of_all_of_it() -> None:
    genesis = OPEN.file.genesis
    assert genesis.game_id == game_id(canonical(genesis.to_data()))
    assert attrs.evolve(genesis, name="other").game_id != genesis.game_id


def test_the_order_of_keys_does_not_change_the_game_id() -> None:
    turned = dict(reversed(list(NEXT.to_data().items())))
    assert read_genesis(turned).game_id == NEXT.game_id


CASES: dict[str, tuple[Genesis, dict[str, Any], str]] = {
    "an unknown key": (NEXT, {"extra": 1}, "genesis.extra is unknown"),
    "a missing key": (NEXT, {"board": None}, "genesis.board is missing"),
    "a name of another kind": (NEXT, {"name": 7}, "genesis.name must be a text"),
    "an empty name": (NEXT, {"name": ""}, "genesis.name must be a text that is not empty"),
    "a name that turns the row round": (NEXT, {"name": "a\u202eb"}, "U+202E is not allowed"),
    "rules without version": (NEXT, {"rules": "ballot"}, 'like "risk-parker/1"'),
    "a version with leading zero": (NEXT, {"rules": "ballot/01"}, 'like "risk-parker/1"'),
    "an unknown mode": (NEXT, {"mode": "later"}, "not one of open, next, host"),
    "unknown cards": (NEXT, {"cards": "up"}, "not one of face-up, dealer, private"),
    "a fraction in the board": (NEXT, {"board": {"x": 1.5}}, "fraction"),
    "options that are no texts": (NEXT, {"options": [1]}, "list of texts"),
    "nobody plays": (NEXT, {"player": []}, "a game has 1 to 64 players, not 0"),
    "a player that is no table": (NEXT, {"player": ["anna"]}, "genesis.player[1] must be a table"),
    "a seed where none belongs": (NEXT, {"seed": "0" * 64}, "seed is not for this mode"),
    "no seed in an open game": (OPEN.file.genesis, {"seed": None}, "seed is missing"),
    "a seed that is too short": (OPEN.file.genesis, {"seed": "00"}, "64 hex digits"),
    "no nonce": (NEXT, {"nonce": None}, "nonce is missing"),
    "no quorum": (NEXT, {"quorum": None}, "quorum is missing"),
    "an unknown quorum": (NEXT, {"quorum": "few"}, "not one of all-others, host"),
    "a quorum of nobody": (NEXT, {"quorum": "host"}, "but there is no host"),
    "a host where none belongs": (NEXT, {"host": {"seat": "anna"}}, "belongs to mode host"),
    "no host": (HOST, {"host": None}, "belongs to mode host"),
    "a host on no seat": (HOST, {"host": {"seat": "cleo"}}, "there is no player 'cleo'"),
    "a dealer who plays": (HOST, {"host": {"seat": "anna"}, "cards": "dealer"}, "without a seat"),
    "hidden cards in an open game": (OPEN.file.genesis, {"cards": "private"}, "mode open"),
}


@pytest.mark.parametrize(("genesis", "changes", "sentence"), CASES.values(), ids=CASES)
def test_what_a_genesis_may_not_say(genesis: Genesis, changes: dict[str, Any], sentence: str) -> None:
    assert sentence in faults_of(data_of(genesis, **changes))


@pytest.mark.parametrize("id_", ["Anna", "1st", "neutral", "host", "a_b", "a" * 17, "", "-a"])
def test_a_seat_id_is_short_and_plain_and_not_taken_by_the_engine(id_: str) -> None:
    data = data_of(NEXT)
    data["player"][0]["id"] = id_
    assert "player" in faults_of(data)


def test_no_seat_and_no_key_stands_there_twice() -> None:
    data = data_of(NEXT)
    data["player"][1] = dict(data["player"][0])
    assert faults_of(data).count("appears twice") == 3


def test_a_key_of_another_kind_or_with_a_comment_is_refused() -> None:
    data = data_of(NEXT)
    data["player"][0]["key"], data["player"][0]["dice"] = (
        data["player"][0]["dice"],
        data["player"][0]["key"] + " anna@home",
    )
    faults = faults_of(data)
    assert "ssh-ed25519 is needed here" in faults
    assert "ssh-rsa is needed here" in faults
    data = data_of(NEXT)
    data["player"][0]["key"] += " anna@home"
    assert "without a comment" in faults_of(data)


def test_in_modes_with_witnesses_everybody_has_keys_and_has_joined() -> None:
    data = data_of(NEXT)
    del data["player"][1]["dice"]
    assert "ben: in mode next everybody has key, dice, roots and joined" in faults_of(data)


def test_an_open_game_takes_no_dice_keys() -> None:
    data = data_of(OPEN.file.genesis)
    data["player"][0]["dice"] = small_games.dice_key("anna").public.line
    assert "has no dice keys" in faults_of(data)


def test_keys_made_to_cheat_are_named() -> None:
    """The neutral point signs every message; a modulus with a small factor gives several dice."""
    anna, ben = OPEN.file.genesis.players
    neutral = ed25519_public(bytes([1]) + bytes(31)).line
    weak = attrs.evolve(OPEN.file.genesis, players=(attrs.evolve(anna, key=neutral), ben))
    (fault,) = key_faults(weak)
    assert fault.startswith("anna: the Ed25519 key is not of prime order")
    small = rsa_public(3 * ((1 << 2047) + 1)).line
    dice = attrs.evolve(NEXT, players=(attrs.evolve(NEXT.players[0], dice=small), NEXT.players[1]))
    assert key_faults(dice)[0].startswith("anna: ")
    assert key_faults(NEXT) == []


def test_everybody_signed_this_very_invitation() -> None:
    assert join_faults(NEXT) == []
    assert join_faults(HOST) == []
    other = attrs.evolve(NEXT, name="other")
    assert join_faults(other) == [
        f"the invitation that {id_} signed was changed, or is not signed by {id_}" for id_ in ("anna", "ben")
    ]


def test_the_invitation_is_the_genesis_without_what_joining_adds() -> None:
    invite, whole = invitation(HOST), HOST.to_data()
    assert set(invite) == {"pbem", *whole}
    assert invite["player"] == [{"id": "anna", "name": "Anna"}, {"id": "ben", "name": "Ben"}]
    assert invite["host"] == {"name": "Hugo"}
    assert join_document(HOST, "host")["name"] == "Hugo"


def test_a_player_of_an_open_game_needs_no_key() -> None:
    assert Player("ben", "Ben").key == ""
    assert list(OPEN.file.genesis.identities) == ["anna"]
