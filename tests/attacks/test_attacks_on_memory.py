"""
Attacks on what a player believes at a glance: changed older records, a changed memory, names that lie.

Commands that only look at the end of a file say if the rest was not proved on this computer before.
"""

from __future__ import annotations

import re
import tomllib
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from attack_steps import played, roles
from sample_games.friends import Friends, Person, quiet, write
from sample_games.signing_group import Group, person
from thorough import all_but

from pbem.engine.file.look_alikes import look_alikes, skeleton
from pbem.errors import InputError
from pbem.local import known_games
from pbem.local.ledger_file import HEADER_OF_MANY, LedgerFile

if TYPE_CHECKING:
    from pathlib import Path


def spoilt(text: str) -> str:
    """The same with another signature in its first record with orders."""
    sig = tomllib.loads(text)["history"][1]["sigs"][0]
    return text.replace(sig, ("A" if sig[0] != "A" else "B") + sig[1:])


def looks(person: Person, game: str) -> dict[str, tuple[str, ...]]:
    """The commands that look at a game without playing it."""
    write(person, quiet(person), "orders.toml")
    return {
        "show": ("show", game),
        "orders": ("orders", game),
        "check": ("check", game, "orders.toml"),
        "mail": ("mail", game),
    }


@pytest.mark.parametrize("command", all_but(["show", "orders", "check", "mail"], lambda command: command == "show"))
def test_an_older_record_was_changed_and_nobody_verifies_the_file(command: str, friends: Friends) -> None:
    """The end of the file fits, so it was taken; a short history is proved on the spot."""
    author, witness, _ = roles(friends)
    game = played(friends, author, witness)
    words = looks(author, game)[command]
    dora = friends.person("dora")
    (dora.games / game).write_text((author.games / game).read_text())
    (dora.games / "orders.toml").write_text((author.games / "orders.toml").read_text())
    dora.done(*words)
    author.done("verify", game)
    for reader in (dora, author):
        path = reader.games / game
        path.write_text(spoilt(path.read_text()))
        said = reader.refused(*words)
        assert "it is not sound: record 1: " in said


@pytest.mark.thorough
@pytest.mark.parametrize("command", ["show", "orders", "check", "mail"])
def test_a_history_that_would_take_long_is_named_as_not_proved(
    command: str, friends: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    author, witness, _ = roles(friends)
    game = played(friends, author, witness)
    words = looks(author, game)[command]
    dora = friends.person("dora")
    for name in (game, "orders.toml"):
        (dora.games / name).write_bytes((author.games / name).read_bytes())
    monkeypatch.setattr(known_games, "_QUICKLY_PROVED", 1)
    said = dora.done(*words)
    assert "this computer has not proved 2 records of this file" in said
    assert f"pbem verify {game}" in said
    dora.done("verify", game)
    assert "proved on this computer" not in dora.done(*words)


@pytest.mark.thorough
def test_what_your_computer_remembers_is_safe_from_a_file_that_somebody_changes(friends: Friends) -> None:
    """It was believed, and so was every file that went on from it; now its hash is in the ledger."""
    author, witness, third = roles(friends)
    game = played(friends, author, witness)
    third.done("verify", game)
    (memory,) = (third.home / "seen").iterdir()
    memory.write_text(spoilt(memory.read_text()))
    path = third.games / game
    path.write_text(spoilt(path.read_text()))
    said = third.refused("verify", game)
    assert "is not as pbem left it: something else has changed it" in said
    assert "NO. record 1: " in said
    assert "not sound" in third.refused("show", game)
    path.write_bytes((author.games / game).read_bytes())
    assert "yes." in third.done("verify", game)
    assert "is not as pbem left it" not in third.done("verify", game)


@pytest.mark.thorough
def test_whoever_writes_the_whole_folder_is_found_by_an_audit_in_full(friends: Friends) -> None:
    """The README says so: against that no memory helps."""
    author, witness, third = roles(friends)
    game = played(friends, author, witness)
    third.done("verify", game)
    (memory,) = (third.home / "seen").iterdir()
    false = spoilt(memory.read_text())
    memory.write_text(false)
    (third.games / game).write_text(false)
    book = third.ledger_files()[-1]
    *others, last = LedgerFile(str(book), book.name).lines()
    forged = last._replace(base=sha256(false.encode()).hexdigest())
    book.write_text("".join(f"{one}\n" for one in (HEADER_OF_MANY, *(line.line for line in (*others, forged)))))
    assert "yes." in third.done("verify", game)
    assert "NO. record 1: " in third.refused("verify", "--full", game)


# ── names ────────────────────────────────────────────────────────────────────────────────────────

ALIKE = [
    ("Anna", "\u0410nna"),
    ("Anna", "\u0391nna"),
    ("Rosa", "R\u043esa"),
    ("Ben", "ben"),
    ("Ian", "lan"),
    ("Otto", "0tto"),
    ("Anna", "Anna."),
    ("Anna", "\uff21nna"),
    ("Ernie", "Emie"),
    ("Rosa", "R o s a"),
    ("Willi", "VVilli"),
    ("Zoe", "\u0396oe"),
]
UNLIKE = [("Anna", "Anne"), ("J\u00f6rg", "Jorg"), ("Ben", "Den"), ("\u2603", "\u2604")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_name_that_looks_like_another_one_is_refused(
    one: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert skeleton(one) == skeleton(other)
    assert list(look_alikes([("red", one), ("blue", other)])) == [(one, other)]
    if one == "Anna":
        anna = Friends(tmp_path, monkeypatch).person("anna")
        result = anna.say("new", "world", "--players", f"red={one},blue={other}")
        assert result.exit_code == 2
        assert "look alike" in result.output


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_differ_are_taken(one: str, other: str) -> None:
    assert not list(look_alikes([("red", one), ("blue", other)]))


def test_nobody_is_called_as_another_ones_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(look_alikes([("anna", "Rosa"), ("ben", "Anna")])) == [("anna", "Anna")]
    assert not list(look_alikes([("anna", "Anna"), ("ben", "Ben"), ("host", "Hugo")]))
    anna = Friends(tmp_path, monkeypatch).person("anna")
    words = ("new", "world", "--mode", "host", "--host", "\u0410nna", "--players", "anna,ben")
    assert "look alike" in anna.say(*words).output


def test_who_joins_is_told_of_look_alikes_in_an_invitation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one who invites has a changed program."""
    friends = Friends(tmp_path, monkeypatch)
    anna, ben = friends.person("anna"), friends.person("ben")
    anna.done("new", "world", "--mode", "next", "--players", "anna=Anna,ben=Ben,cleo=Cleo")
    path = anna.games / "world-start-anna.toml"
    text = path.read_text().replace('name = "Cleo"', 'name = "\\u0412en"')
    assert "\\u0412" in text
    text = re.sub(r"(?m)^(key|dice|joined|roots|rings) = .*\n", "", text)
    (ben.games / "world-start-anna.toml").write_text(text)
    assert "look alike" in ben.refused("join", "world-start-anna.toml", "--player", "ben")
    assert not (ben.games / "world-start-ben.toml").exists()


def test_nobody_signs_for_a_newcomer_who_looks_like_another() -> None:
    """The newcomer has a changed program, which wrote the file; those who sign do not."""
    group = Group.begun()
    entry = person(group.game.file.genesis, "cleo", "host") | {"name": "\u0410nna"}
    with pytest.raises(InputError, match="look alike, so that one player could be taken"):
        group.decide("replace", "cleo", entry)


def test_a_name_cannot_speak_in_a_verdict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of a game and the reason of a decision stand in quotes that they cannot close."""
    name = 'world", mode next: records 0 to 9 hold. Good: 99 signatures'
    group = Group.begun()
    group.decide("ruling", reason=f'Peace". Head 12345. {name}')
    reader = Friends(tmp_path, monkeypatch).person("dora")
    (reader.games / "world.toml").write_bytes(group.data)
    said = reader.done("verify", "world.toml")
    assert 'yes. Game "world", mode next: records 0 to 1 hold.' in said
    assert "ruling: \"Peace'. Head 12345. world', mode next: records 0 to 9 hold. Good: 99 signatures\"" in said
