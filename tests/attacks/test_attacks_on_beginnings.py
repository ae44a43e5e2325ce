"""
Attacks on how a game begins, and on who may make its dice (trust 3 and 5.1), by the commands alone.

Invitations, answers and proofs go round by mail; an attacker changes them, or has keys of his own.
"""

from __future__ import annotations

import copy
import shutil
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from attack_steps import SEATS, played, roles, signed
from sample_games.friends import Friends, quiet, state

from pbem.local import map_files
from pbem.trust.canonical import format_base64
from pbem.trust.signers import DiceSigner, read_private


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    """Two people with an invitation from anna, not yet answered."""
    friends = Friends(tmp_path, monkeypatch)
    for name in ("anna", "ben", "stranger"):
        friends.person(name)
    friends["anna"].done("new", "world", "--mode", "next", "--players", "anna,ben")
    friends.mail("anna", "world-start-anna.toml")
    return friends


def test_a16_the_creator_puts_their_own_keys_on_somebodys_seat(strangers: Friends) -> None:
    """Ben's computer sees it at once; the others only by comparing the game id."""
    ben, cheat = strangers["ben"], strangers["stranger"]
    ben.done("join", "world-start-anna.toml", "--player", "ben")
    own = ben.games / "world-start-ben-proof.toml"
    own.unlink()
    cheat.done("join", "world-start-anna.toml", "--player", "ben")
    shutil.copy(cheat.games / "world-start-ben-proof.toml", ben.games)
    said = ben.refused("start", *ben.files("world-start-*.toml"))
    assert "somebody put another key in its place" in said


@pytest.mark.rule("engine/papers/start_file 2.1")
def test_a_seat_that_two_keys_claim_is_reported_and_not_chosen(strangers: Friends) -> None:
    ben, cheat, anna = (strangers[name] for name in ("ben", "stranger", "anna"))
    for person, name in ((ben, "one"), (cheat, "two")):
        person.done("join", "world-start-anna.toml", "--player", "ben")
        shutil.copy(person.games / "world-start-ben-proof.toml", anna.games / f"{name}.toml")
    said = anna.refused("start", "world-start-anna.toml", "one.toml", "two.toml")
    assert "two different people, or keys, have joined as ben" in said


def test_a20_from_one_invitation_one_game_is_begun(tmp_path: Path, monkeypatch: Any) -> None:
    """Line 14 and 17: who has seen a set-up cannot begin anew with other answers."""
    friends = Friends(tmp_path, monkeypatch)
    anna, ben, cheat = (friends.person(name) for name in ("anna", "ben", "stranger"))
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben")
    friends.mail("anna", "world-start-anna.toml")
    for person in (ben, cheat):
        person.done("join", "world-start-anna.toml", "--player", "ben")
    shutil.copy(ben.games / "world-start-ben-proof.toml", anna.games / "one.toml")
    shutil.copy(cheat.games / "world-start-ben-proof.toml", anna.games / "two.toml")
    anna.done("start", "world-start-anna.toml", "one.toml")
    said = anna.refused("start", "world-start-anna.toml", "two.toml")
    assert "begun another game from this invitation" in said


@pytest.mark.thorough
def test_the_same_friends_begin_as_many_games_as_they_like(friends: Friends) -> None:
    anna = friends["anna"]
    friends.start("host", *SEATS, host="ben", more=("--rules", "risk-1959"), game="second")
    assert anna.files("*-000.toml") == ["second-000.toml", "world-000.toml"]
    assert "yes" in anna.done("verify", "world-000.toml", "second-000.toml")


def test_line_17_without_everybodys_proof_there_is_no_set_up(strangers: Friends) -> None:
    """The last one to answer can stay away, but cannot choose."""
    ben, anna = strangers["ben"], strangers["anna"]
    ben.done("join", "world-start-anna.toml", "--player", "ben")
    said = ben.done("start", *ben.files("world-start-*.toml"))
    assert "waiting for the dice of Anna for the set-up" in said
    assert ben.files("world-000*") == []
    shutil.copy(ben.games / "world-start-ben-proof.toml", anna.games)
    anna.done("start", *anna.files("world-start-*.toml"))
    assert anna.files("world-000*") == ["world-000.toml", "world-000.txt"]


def test_a_key_put_in_for_somebody_is_not_what_was_signed(strangers: Friends) -> None:
    ben = strangers["ben"]
    path = ben.games / "world-start-anna.toml"
    text = path.read_text()
    mine, other = (
        read_private((folder / "dice").read_bytes())
        for folder in (strangers["anna"].home, Path(__file__).parent.parent / "keys" / "cleo")
    )
    assert isinstance(mine, DiceSigner)
    assert isinstance(other, DiceSigner)
    text = text.replace(mine.public.line, other.public.line)
    path.write_text(text.replace(format_base64(mine.roots), format_base64(other.roots)))
    said = ben.refused("join", "world-start-anna.toml", "--player", "ben")
    assert "anna did not sign this invitation" in said


def test_an_invitation_that_was_changed_is_another_one(strangers: Friends) -> None:
    ben = strangers["ben"]
    path = ben.games / "world-start-anna.toml"
    path.write_text(path.read_text().replace('quorum = "all-others"', 'quorum = "host"'))
    assert ben.refused("join", "world-start-anna.toml", "--player", "ben")


def test_line_9_the_orders_of_another_game_of_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for folder in ("one", "two"):
        friends = Friends(tmp_path / folder, monkeypatch)
        friends.start("next", *SEATS, seed=folder)
        games.append(friends)
    author, _, _ = roles(games[0])
    signed(author, quiet(author))
    _, witness, _ = roles(games[1])
    shutil.copy(author.games / "orders.toml", witness.games)
    said = witness.refused("apply", "world-000.toml", "orders.toml")
    assert "E-GAME" in said
    assert witness.files("world-001*") == []


@pytest.mark.thorough
def test_line_18_and_a22_the_host_who_plays_does_not_make_their_own_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    friends.start("host", *SEATS, host="ben")
    host = friends["ben"]
    while state(host)["decides"] != ["ben"]:
        author = friends[state(host)["decides"][0]]
        played(friends, author, host)
    signed(host, quiet(host))
    assert "only Cleo can play it" in host.refused("apply", host.newest(), "orders.toml")


def test_line_19_with_two_players_the_other_one_makes_the_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    friends = Friends(tmp_path, monkeypatch)
    friends.start("next", "anna", "ben")
    seat = state(friends["anna"])["decides"][0]
    author, other = friends[seat], friends[{"anna": "ben", "ben": "anna"}[seat]]
    signed(author, quiet(author))
    said = author.refused("apply", "world-000.toml", "orders.toml")
    assert f"only {other.name.title()} can play it" in said


def test_a_tilted_map_of_the_usual_name_is_told_before_anybody_signs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    anna, ben = (friends.person(name) for name in ("anna", "ben"))
    usual = map_files.load("classic")
    changed = copy.deepcopy(dict(usual))
    changed["continent"][0]["bonus"] += 1
    first = changed["territory"][0]
    other = next(one for one in changed["territory"] if one["id"] == first["borders"][0])
    first["borders"].remove(other["id"])
    other["borders"].remove(first["id"])
    changed["borders_total"] -= 1
    (anna.games / "world.toml").write_text(tomli_w.dumps(changed))
    words = ("--mode", "next", "--players", "anna,ben", "--map", "world.toml")
    anna.done("new", "world", *words, "--set", "initial_extra=3")
    friends.mail("anna", "world-start-anna.toml")
    said = ben.done("join", "world-start-anna.toml", "--player", "ben")
    continent, bonus = usual["continent"][0]["id"], usual["continent"][0]["bonus"]
    assert "differs in 2 things from the one that comes with pbem" in said
    assert f"continents, {continent}: {bonus + 1} instead of {bonus}" in said
    assert f'borders: ["{first["id"]}", "{other["id"]}"] is left out' in said
    assert "initial_extra: " in said
