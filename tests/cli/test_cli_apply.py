"""`pbem apply` plays orders and leaves either both files of a turn or none."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest
import two_player_game

from pbem.local import home

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.spelling


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def game(pbem: Run, tmp_path: Path) -> Path:
    """The game before its first turn, in a folder of its own."""
    return two_player_game.new(pbem, tmp_path / "games")


def test_a_turn_gives_game_file_and_report_and_says_who_is_next(pbem: Run, game: Path) -> None:
    result = pbem("apply", game, two_player_game.write_quiet(game))
    assert result.exit_code == 0, result.output
    after = game.with_name("duel-001.toml")
    assert result.stdout == after.with_suffix(".txt").read_text()
    assert two_player_game.mover(after) != two_player_game.mover(game)
    said = " ".join(result.stderr.split())
    assert f"mail {after} to all players" in said
    assert "writes the next orders: pbem turn duel" in said


def test_replay_prints_the_very_words_of_the_reports(pbem: Run, game: Path) -> None:
    last = two_player_game.play(pbem, game, 3)
    reports = [game.with_name(f"duel-{n:03d}.txt").read_text() for n in range(4)]
    assert pbem("replay", last).stdout == "\n".join(reports)
    assert pbem("replay", last, "--turn", "2").stdout == reports[2]


def test_unsigned_orders_of_an_open_game_are_taken_and_it_is_said(pbem: Run, game: Path) -> None:
    seat = two_player_game.mover(game).capitalize()
    result = pbem("apply", game, two_player_game.write_quiet(game))
    assert f"The orders of {seat} are not signed; they were accepted" in " ".join(result.stderr.split())
    assert f"Orders  of {seat}, not signed" in result.stdout


def test_a_folder_to_write_to_is_not_called_like_a_file(pbem: Run, game: Path) -> None:
    result = pbem("apply", game, two_player_game.write_quiet(game), "-o", "duel-001.toml")
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert "'duel-001.toml' is the name of a file; name the folder to write to" in said
    assert names(game.parent) == ["duel-000.toml", "duel-000.txt", "orders.toml"]


def test_orders_may_come_from_standard_input(pbem: Run, game: Path) -> None:
    result = pbem("apply", game, "-", stdin=two_player_game.quiet(game).encode())
    assert result.exit_code == 0, result.output
    assert game.with_name("duel-001.toml").exists()
    assert pbem("apply", game, "-", "-").exit_code == 1


def test_the_game_file_may_come_from_standard_input(pbem: Run, game: Path, tmp_path: Path) -> None:
    orders = two_player_game.write_quiet(game)
    result = pbem("apply", "-", orders, "-o", tmp_path, stdin=game.read_bytes())
    assert result.exit_code == 0, result.output
    assert (tmp_path / "duel-001.toml").exists()


def test_the_same_orders_again_change_nothing_and_say_so(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("apply", game, orders)
    before = {path: path.read_bytes() for path in game.parent.iterdir()}
    result = pbem("apply", game, orders)
    assert result.exit_code == 0
    assert "Already done" in result.stderr
    assert "warning" not in result.stderr
    assert {path: path.read_bytes() for path in game.parent.iterdir()} == before


def test_the_same_turn_sealed_by_somebody_else_is_done_already(pbem: Run, game: Path, tmp_path: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("apply", game, orders)
    before = game.with_name("duel-001.toml").read_bytes()
    home.make_identity(str(tmp_path / "other"), "")
    result = pbem("apply", game, orders, "--key", tmp_path / "other")
    assert result.exit_code == 0, result.output
    assert "Already done" in result.stderr
    assert game.with_name("duel-001.toml").read_bytes() == before


def test_a_turn_that_another_version_reported_in_other_words_is_already_done(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("apply", game, orders)
    report = game.with_name("duel-001.txt")
    report.write_text("The same turn, told by another version.\n")
    result = pbem("apply", game, orders)
    assert result.exit_code == 0, result.output
    assert "Already done" in result.stderr
    assert report.read_text() == "The same turn, told by another version.\n"
    report.unlink()
    assert pbem("apply", game, orders).exit_code == 0
    assert report.exists()


def test_other_orders_for_a_turn_that_was_played_are_refused(pbem: Run, game: Path) -> None:
    pbem("apply", game, two_player_game.write_quiet(game))
    before = {path.name: path.read_bytes() for path in game.parent.iterdir()}
    own = [
        name
        for name, (seat, _) in two_player_game.state(game)["territories"].items()
        if seat == two_player_game.mover(game)
    ]
    other = game.parent / "orders.toml"
    other.write_text(two_player_game.quiet(game).replace(own[0], own[1]))
    result = pbem("apply", game, other)
    assert result.exit_code == 1
    assert "already exists and holds something else" in " ".join(result.stderr.split())
    before["orders.toml"] = other.read_bytes()
    assert {path.name: path.read_bytes() for path in game.parent.iterdir()} == before


def test_a_file_that_is_not_the_newest_is_played_with_a_warning(pbem: Run, game: Path, tmp_path: Path) -> None:
    orders = two_player_game.write_quiet(game, "first.toml")
    two_player_game.play(pbem, game, 2)
    result = pbem("apply", game, orders, "-o", tmp_path / "again")
    assert result.exit_code == 0
    said = " ".join(result.stderr.split())
    assert f"{game} is not the newest" in said
    assert "duel-002.toml is newer" in said


def test_faulty_orders_write_nothing_not_even_a_key(pbem: Run, game: Path, own_home: Path) -> None:
    shutil.rmtree(own_home / "games")
    for path in own_home.iterdir():
        path.unlink()
    before = names(game.parent)
    bad = game.parent / "bad.toml"
    bad.write_text(two_player_game.quiet(game).replace("rest", "most") + "unitl = 3\n")
    result = pbem("apply", game, bad)
    assert result.exit_code == 1
    assert "E-UNKNOWN-KEY" in result.stdout
    assert result.stdout.count(f"{bad}:") == 2
    assert "nothing was written" in result.stderr
    assert names(game.parent) == sorted([*before, "bad.toml"])
    assert list(own_home.iterdir()) == []


def test_without_orders_it_is_said_whose_are_missing(pbem: Run, game: Path) -> None:
    result = pbem("apply", game)
    assert result.exit_code == 1
    assert f"the orders of {two_player_game.mover(game).capitalize()} are missing" in result.stderr


def test_the_report_is_completed_when_only_it_is_missing(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("apply", game, orders)
    report = game.with_name("duel-001.txt")
    text = report.read_text()
    report.unlink()
    assert pbem("apply", game, orders).exit_code == 0
    assert report.read_text() == text


@pytest.mark.parametrize("call", ["open", "fsync", "link"])
@pytest.mark.parametrize("which", [1, 2])
def test_a_full_disk_leaves_neither_file(
    call: str, which: int, pbem: Run, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders = two_player_game.write_quiet(game)
    before = names(game.parent)
    pbem("key", "new")
    real, calls = getattr(os, call), 0

    def full(*arguments: object, **named: object) -> object:
        nonlocal calls
        if game.parent.name in str(arguments[0]) or isinstance(arguments[0], int):
            calls += 1
            if calls == which:
                raise OSError(28, "No space left on device")
        return real(*arguments, **named)

    monkeypatch.setattr(os, call, full)
    if call == "link":
        monkeypatch.setattr(os, "rename", full)
        which = 1
    result = pbem("apply", game, orders)
    monkeypatch.undo()
    if result.exit_code:
        assert "no space left" in result.stderr
        assert names(game.parent) == before
    else:
        # A disk without links: renaming did it.
        assert call == "link"
        assert names(game.parent) == sorted([*before, "duel-001.toml", "duel-001.txt"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nowhere.toml", "orders.toml"), "there is no file nowhere.toml"),
        (("duel-000.toml", "nowhere.toml"), "there is no file nowhere.toml"),
        ((".", "orders.toml"), ". is a folder"),
        (("duel-000.toml", "."), ". is a folder"),
        (("orders.toml", "duel-000.toml"), "orders.toml: "),
        (("C:\\games\\duel-000.toml", "orders.toml"), "there is no file C:\\games\\duel-000.toml"),
    ],
)
def test_what_is_no_file_is_named(
    arguments: tuple[str, str], said: str, pbem: Run, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(game.parent)
    two_player_game.write_quiet(game)
    before = names(game.parent)
    result = pbem("apply", *arguments)
    assert result.exit_code == 1
    assert said in " ".join(result.stderr.split())
    assert names(game.parent) == before


def test_the_output_folder_is_made(pbem: Run, game: Path, tmp_path: Path) -> None:
    target = tmp_path / "a" / "b"
    result = pbem("apply", game, two_player_game.write_quiet(game), "-o", target)
    assert result.exit_code == 0
    assert names(target) == ["duel-001.toml", "duel-001.txt"]


def test_a_file_in_place_of_the_output_folder_is_named(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    result = pbem("apply", game, orders, "-o", orders)
    assert result.exit_code == 1
    assert "cannot be made" in result.stderr


def test_line_ends_of_windows_change_nothing(pbem: Run, game: Path, tmp_path: Path) -> None:
    orders = two_player_game.write_quiet(game)
    pbem("apply", game, orders)
    crlf = tmp_path / "crlf.toml"
    crlf.write_bytes(orders.read_bytes().replace(b"\n", b"\r\n"))
    old = tmp_path / "old.toml"
    old.write_bytes(game.read_bytes().replace(b"\n", b"\r\n"))
    assert pbem("apply", old, crlf, "-o", tmp_path / "out").exit_code == 0
    ours, theirs = game.with_name("duel-001.toml"), tmp_path / "out" / "duel-001.toml"
    assert ours.read_bytes() == theirs.read_bytes()


def test_a_turn_changes_nothing_in_the_files_before_it(pbem: Run, game: Path) -> None:
    before = game.read_bytes()
    two_player_game.play(pbem, game, 2)
    assert game.read_bytes() == before
