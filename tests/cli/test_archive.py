"""Old files of a game are moved into `archive` by `pbem turn`, and found there by whoever names them."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from sample_games.friends import Friends, Person, quiet, write

from pbem.cli.group import cli

if TYPE_CHECKING:
    from pathlib import Path


_BOTS = ("--bot", "ben=random", "--bot", "cleo=random")


@pytest.fixture
def anna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Somebody who has played four turns against a program; a mail was written about each."""
    person = Friends(tmp_path, monkeypatch).person("anna", keys=False)
    # The same every time: with luck a program wins before the fourth turn.
    person.done("new", "world", "--players", "anna,ben,cleo", *_BOTS, "--seed", "02" * 32)
    for _ in range(4):
        game = person.newest()
        name = f"{game[:-5]}-anna.toml"
        write(person, quiet(person), name)
        person.done("apply", game, name)
        person.done("mail", person.newest())
    return person


def look(person: Person, *words: str, answers: str = "n\n") -> str:
    person.sit_down()
    result = CliRunner().invoke(cli, ["turn", *words, "--player", "anna"], input=answers)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return " ".join(result.output.split())


def test_what_is_old_is_moved_and_is_found_where_it_is_named(anna: Person) -> None:
    first, *_, last = games = anna.files("world-[0-9][0-9][0-9].toml")
    # What nobody has answered, and what is no paper of the game, stays.
    for name in ("notes.txt", "world-start-anna.toml", "identity"):
        (anna.games / name).write_text("mine")
    for name in anna.files("*"):
        os.utime(anna.games / name, (1_000_000_000, 1_000_000_000))
    assert "old files went into archive" in look(anna)
    assert anna.files("world-[0-9][0-9][0-9].toml") == games[-3:]
    moved = {path.name for path in (anna.games / "archive").iterdir()}
    # The report and the orders of an old turn go with it, and the mail that it was in.
    assert {*games[:-3], *(f"{name[:-5]}.txt" for name in games[:-3]), f"{first[:-5]}-anna.toml"} <= moved
    assert f"{games[1][:-5]}.eml" in moved
    assert f"{last[:-5]}.eml" not in moved
    assert {"notes.txt", "world-start-anna.toml", "identity"}.isdisjoint(moved)
    for command in (("verify", last, "--against", first), ("replay", first), ("show", first), ("games", ".")):
        anna.done(*command)
    # An old turn played once more is found, and no other takes its name.
    anna.done("apply", first, f"{first[:-5]}-anna.toml")
    write(anna, quiet(anna), "other.toml")
    assert anna.files("world-[0-9][0-9][0-9].toml") == games[-3:]
    assert "old file" not in look(anna)


@pytest.mark.thorough
def test_processes_at_once_put_all_away_and_find_all(anna: Person) -> None:
    first, second, *_, last = games = anna.files("world-[0-9][0-9][0-9].toml")
    for name in anna.files("*"):
        os.utime(anna.games / name, (1_000_000_000, 1_000_000_000))
    before = {name: (anna.games / name).read_bytes() for name in anna.files("*.*")}
    anna.sit_down()
    commands = (
        ("turn", "world", "--player", "anna"),
        ("turn", "world", "--player", "anna"),
        ("verify", last, "--against", first),
        ("page", second, "-o", "page.html"),
        ("games", "."),
    )
    begun = [
        subprocess.Popen(
            [sys.executable, "-m", "pbem", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for words in commands
    ]
    told = [process.communicate("n\n")[0] for process in begun]
    assert [process.returncode for process in begun] == [0] * 5, told
    assert all("Traceback" not in one and "defect" not in one for one in told), told
    assert anna.files("world-[0-9][0-9][0-9].toml") == games[-3:]
    archive = anna.games / "archive"
    kept = {path.name: path.read_bytes() for path in (*anna.games.iterdir(), *archive.iterdir()) if path.is_file()}
    assert {name: kept[name] for name in before} == before
    anna.done("verify", last, "--against", first)
    anna.done("page", first, "-o", "again.html")


@pytest.mark.thorough
def test_a_setting_leaves_them_and_undo_takes_them_back(anna: Person) -> None:
    games = anna.files("world-[0-9][0-9][0-9].toml")
    anna.home.mkdir(exist_ok=True)
    config = anna.home / "config.toml"
    config.write_text("[turn]\narchive = false\n")
    config.chmod(0o600)
    look(anna)
    assert not (anna.games / "archive").exists()
    config.write_text("")
    look(anna)
    for left in reversed(games[:-1]):
        assert f"Taken back: {left} is the newest file again" in look(anna, "--undo", answers="y\n" * 3)
        assert anna.newest() == left
