"""`pbem turn`: from the mail with the turn to the mail with the orders, in one command."""

from __future__ import annotations

import re
import shutil
from email import message_from_bytes, policy
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from sample_games.friends import Friends, Person, state, warlike

from pbem.cli.group import cli

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

PLANNED = "planned.toml"


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    """Players whose editor puts into a file what lies under PLANNED, if there is anything."""
    monkeypatch.delenv("PBEM_PASSPHRASE", raising=False)
    monkeypatch.delenv("VISUAL", raising=False)
    editor = tmp_path / "editor"
    editor.write_text(f'#!/bin/sh\ntest -f {PLANNED} && cp {PLANNED} "$1"\nexit 0\n')
    editor.chmod(0o755)
    monkeypatch.setenv("EDITOR", str(editor))
    return Friends(tmp_path, monkeypatch)


def turn(person: Person, *words: str, answers: str = "") -> Result:
    """Type `pbem turn`, and then an answer for each letter; what has no answer is left."""
    person.patch.setenv("PBEM_HOME", str(person.home))
    person.patch.chdir(person.games)
    typed = "".join(f"{one}\n" for one in answers)
    result = CliRunner().invoke(cli, ["turn", *words], input=typed)
    assert "defect" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def plan(person: Person, text: str) -> None:
    (person.games / PLANNED).write_text(text)


def sent(person: Person, name: str) -> dict[str, bytes]:
    """What hangs on a draft, by its name."""
    mail = message_from_bytes((person.games / name).read_bytes(), policy=policy.default)
    return {str(one.get_filename()): one.get_content() for one in mail.iter_attachments()}


def folded(result: Result) -> str:
    return " ".join(result.output.split())


def at_one_table(friends: Friends, *seats: str) -> dict[str, Person]:
    """An open game without keys, everybody with the first file."""
    people = {seat: friends.person(seat, keys=False) for seat in seats}
    friends[seats[0]].done("new", "world", "--players", ",".join(seats))
    friends.mail(seats[0], "world-000.toml")
    return people


def mover(person: Person) -> str:
    seat: str = state(person)["decides"][0]
    return seat


def test_three_turns_of_an_open_game_each_by_one_command(friends: Friends) -> None:
    people = at_one_table(friends, "anna", "ben", "cleo")
    for number in (1, 2, 3):
        seat = mover(people["anna"])
        person = people[seat]
        plan(person, warlike(person))
        # Who I am is asked once; write, play, mail, and not in the mail program.
        done = turn(person, "world", "--player", seat, answers="ypyn")
        assert done.exit_code == 0, done.output
        assert f"world: turn {number}" in done.output
        draft = f"world-{number:03d}.eml"
        assert set(sent(person, draft)) == {f"world-{number:03d}.toml"}
        for other in people.values():
            if other is not person:
                shutil.copy(person.games / draft, other.games / "saved.eml")
                # Put the game into the folder.
                assert turn(other, "world", "--player", other.name, answers="y").exit_code in (0, 1)
                assert (other.games / f"world-{number:03d}.toml").exists()
    assert people["ben"].done("verify", people["ben"].newest())


def test_in_mode_next_one_mail_carries_the_game_and_the_orders(friends: Friends) -> None:
    friends.start("next", "anna", "ben", "cleo")
    first = mover(friends["anna"])
    person = friends[first]
    plan(person, warlike(person))
    assert turn(person, "world", answers="ysyn").exit_code == 0
    draft = f"world-turn-01-{first}.eml"
    assert set(sent(person, draft)) == {"world-000.toml", f"world-turn-01-{first}.toml"}
    for number in (1, 2, 3):
        (second,) = _witness(person)
        receiver = friends[second]
        shutil.copy(person.games / draft, receiver.games / f"mail-{number}.eml")
        # Play the turn as its witness; then write, sign and mail one's own.
        if not (receiver.games / f"world-{number - 1:03d}.toml").exists():
            assert turn(receiver, "world", answers="y").exit_code == 1
        assert turn(receiver, "world", answers="y").exit_code == 1
        assert receiver.newest() == f"world-{number:03d}.toml"
        plan(receiver, warlike(receiver))
        done = turn(receiver, "world", answers="ysyn")
        assert done.exit_code == 0, done.output
        draft = f"world-turn-{number + 1:02d}-{second}.eml"
        assert set(sent(receiver, draft)) == {
            f"world-{number:03d}.toml", f"world-turn-{number + 1:02d}-{second}.toml",
        }  # fmt: skip
        person = receiver


def _witness(person: Person) -> list[str]:
    said = person.done("status", ".")
    found = re.search(r"All orders are in; (\w+)(?: \(you\))? makes the dice", said)
    assert found, said
    return [found[1].lower()]
