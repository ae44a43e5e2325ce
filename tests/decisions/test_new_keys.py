"""New people, new keys and earlier states: what a group changes behind the rules of a game."""

from __future__ import annotations

from typing import Any

import pytest
from sample_games.signing_group import DUO, RACE, Group, person, report_of
from sample_games.small_games import identity

from pbem.engine.file.game_reader import open_game
from pbem.engine.play import play
from pbem.engine.proof.audit import verify
from pbem.errors import InputError
from pbem.local import registry

# ── keys ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_player_takes_a_seat_with_new_keys() -> None:
    """C24: what was signed before stays valid, and the old key signs nothing more."""
    group = Group.begun().turns(2)
    seat = group.mover
    stale = group.quiet(seat)
    group.replace(seat, "host")
    assert f"Host plays {seat} from now on, with other keys." in report_of(group)
    assert set(group.game.file.state["people"]) == {seat}
    assert play.check(group.game, [stale]).readings[0].refused
    signer = identity(seat)
    own = {key: value for key, value in stale.items() if key != "signed"}
    with pytest.raises(InputError, match="not the key"):
        play.sign_orders(group.game, own, signer, signer.root)
    made = group.turn(sealer=seat)
    assert made.game.file.seal.by == seat
    group.turns(3)
    assert group.verdict.ok
    assert group.verdict.admin == ((3, "replace", seat),)


def test_a_new_key_proves_the_dice_from_the_next_record_on() -> None:
    group = Group.begun().turns(1)
    witness = play.needed_witnesses(group.game, [group.mover])[0]
    group.replace(witness, "host")
    assert group.turn().record.proofs[0][0] == witness
    assert group.verdict.ok
    group.holders.clear()
    with pytest.raises(ValueError, match="not for exactly these orders"):
        group.turn(group_orders(group, witness))


def group_orders(group: Group, replaced: str) -> dict[str, Any]:
    """The orders of whoever moves; only the witness's key is the old one."""
    if group.mover == replaced:
        group.holders[replaced] = "host"
        group.turn()
        group.turn()
        group.holders.clear()
    while play.needed_witnesses(group.game, [group.mover])[0] != replaced:
        group.holders[replaced] = "host"
        group.turn()
        group.holders.clear()
    return group.quiet(group.mover)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"joined": "AAAA"}, "did not sign the invitation"),
        ({"dice": "ben"}, "appears twice|already used in the game"),
        ({"key": "anna"}, "appears twice|already used in the game"),
        ({"name": ""}, "not empty"),
        ({"extra": "x"}, "and nothing else"),
    ],
)
def test_who_takes_a_seat_brings_new_sound_keys_and_joins(change: dict[str, str], fault: str) -> None:
    group = Group.begun().turns(1)
    file = group.game.file
    keys = {"dice": file.genesis.dice_keys, "key": file.genesis.identities}
    changed = {key: keys[key][value].line if key in keys else value for key, value in change.items()}
    entry = {**person(file.genesis, "cleo", "host"), **changed}
    with pytest.raises(InputError, match=fault):
        group.decide("replace", "cleo", entry)


def test_a_key_that_was_replaced_never_comes_back() -> None:
    group = Group.begun().turns(1)
    group.replace("cleo", "host")
    with pytest.raises(InputError, match="already used in the game"):
        group.replace("cleo", "cleo")


# ── going back ───────────────────────────────────────────────────────────────────────────────────


def test_a_rollback_restores_the_state_and_keeps_history_keys_and_heads() -> None:
    group = Group.begun().turns(2)
    back = group.game.state
    old = group.data
    group.turn()
    group.replace("cleo", "host")
    group.turn()
    group.decide("rollback", "", {"to": 2}, reason="The rules were misread.")
    game = group.game
    assert game.table.dump(game.state) == game.table.dump(back)
    assert game.file.index == 6
    assert set(game.file.state["people"]) == {"cleo"}
    assert old.split(b"[[history]]", 1)[1] in group.data
    assert "goes back to where it was after record 2" in report_of(group)
    group.turns(2)
    assert group.verdict.ok


@pytest.mark.parametrize("event", [{"to": 3}, {"to": -1}, {"to": "1"}, {"to": True}, 1, {"x": 1}])
def test_one_goes_back_to_an_earlier_record_only(event: Any) -> None:
    group = Group.begun().turns(2)
    with pytest.raises(InputError, match="an earlier record"):
        group.decide("rollback", "", event)


def test_a_known_file_shortens_the_audit_over_decisions_or_is_passed_over() -> None:
    """What goes back behind the known file needs all of it again."""
    group = Group.begun().turns(3)
    known = [group.data]
    group.replace("cleo", "host")
    known.append(group.data)
    group.turn()
    group.decide("rollback", "", {"to": 5})
    group.decide("rollback", "", {"to": 1})
    known.append(group.data)
    group.turn()
    whole = group.verdict
    assert whole.ok
    for old in known:
        assert verify(group.data, registry.load, open_game(old)) == whole


def test_the_players_give_the_host_away_and_the_new_one_makes_the_dice() -> None:
    group = Group.begun(mode="host", quorum="host", seats=DUO, rules=RACE).turns(1)
    made = group.replace("host", "cleo")
    assert [name for name, _ in made.record.approvals] == list(DUO)
    assert set(group.game.file.state["people"]) == {"host"}
    assert group.turn().record.proofs[0][0] == "host"
    group.decide("ruling", "", reason="The new host greets you.")
    assert group.verdict.ok
