"""`pbem verify`, `show` and `replay`: what a game file alone can tell."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING

import pytest
import two_player_game

from pbem.cli.say import console

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run


@pytest.fixture
def game(pbem: Run, tmp_path: Path) -> Path:
    """The game after two turns; the files before it lie beside."""
    return two_player_game.play(pbem, two_player_game.new(pbem, tmp_path / "games"), 2)


def spoil(path: Path, old: str, new: str) -> Path:
    """The file with a change in its text, in a file of its own."""
    text = path.read_text()
    assert old in text
    changed = path.with_name("spoilt.toml")
    changed.write_text(text.replace(old, new, 1))
    return changed


def test_a_sound_file_gets_a_plain_yes_with_the_short_head(pbem: Run, game: Path) -> None:
    result = pbem("verify", game)
    assert result.exit_code == 0, result.output
    head = tomllib.loads(game.read_text())["history"][-1]["head"]
    short = " ".join(head[at : at + 5] for at in range(0, 20, 5))
    said = " ".join(result.stdout.split())
    assert said.startswith(f'{game}: yes. Game "duel", mode open: records 0 to 2 hold. ')
    assert f"Not signed: orders of Anna and Ben. Head {short}." in said
    assert f"\n    Head {short}.\n" in result.stdout


@pytest.mark.parametrize(
    ("old", "new"), [("turn = 3", "turn = 4"), ('"rest"}', '"rset"}'), ("sig = ", 'sig = "" #'), ("[[", "[")]
)
def test_a_changed_file_gets_a_plain_no_and_exit_code_1(old: str, new: str, pbem: Run, game: Path) -> None:
    result = pbem("verify", spoil(game, old, new))
    assert result.exit_code == 1
    assert ": NO. " in " ".join(result.stdout.split())
    assert "Traceback" not in result.output


def test_each_file_gets_its_own_verdict(pbem: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = spoil(game, "turn = 3", "turn = 4")
    monkeypatch.chdir(game.parent)
    result = pbem("verify", game.name, bad.name, "duel-001.toml")
    assert result.exit_code == 1
    words = [row.partition(": ")[2][:3] for row in result.stdout.splitlines() if ".toml: " in row]
    assert words == ["yes", "NO.", "yes"]


@pytest.mark.thorough
def test_any_number_of_processes_says_the_same_line_of_each_game(
    pbem: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, other = spoil(game, "turn = 3", "turn = 4"), two_player_game.new(pbem, tmp_path / "other")
    said = []
    for jobs in "123":
        monkeypatch.setenv("PBEM_HOME", str(tmp_path / jobs))
        said.append(pbem("verify", game, bad, other, game.with_name("duel-001.toml"), "--jobs", jobs).stdout)
    assert said[0] == said[1] == said[2]
    assert [row.partition(": ")[2][:3] for row in said[0].splitlines()] == ["yes", "NO.", "yes", "yes"]


def test_programs_get_the_verdict_as_json(pbem: Run, game: Path) -> None:
    bad = spoil(game, "turn = 3", "turn = 4")
    result = pbem("verify", game, bad, "--json")
    assert result.exit_code == 1
    good, spoilt = json.loads(result.stdout)["facts"]["files"]
    assert (good["ok"], good["fault"], good["records"], good["mode"]) == (True, None, 3, "open")
    assert not spoilt["ok"]
    assert spoilt["fault"]["what"]
    assert good.keys() == spoilt.keys()
    assert good["against"] is None


def test_a_file_is_proved_to_continue_an_older_one(pbem: Run, game: Path, tmp_path: Path) -> None:
    older = game.with_name("duel-000.toml")
    result = pbem("verify", game, "--against", older)
    assert result.exit_code == 0
    assert "It continues the older file by 2 records." in " ".join(result.stdout.split())
    assert pbem("verify", older, "--against", game).exit_code == 1
    assert pbem("verify", game, "--against", game).exit_code == 0
    other = two_player_game.new(pbem, tmp_path / "other", "--option", "commander")
    result = pbem("verify", other, "--against", game)
    assert result.exit_code == 1
    assert "another game" in " ".join(result.stdout.split())


def test_two_files_of_one_game_that_part_are_named_with_the_place(pbem: Run, game: Path, tmp_path: Path) -> None:
    first = game.with_name("duel-001.toml")
    orders = tmp_path / "other.toml"
    orders.write_text(two_player_game.quiet(first).replace("place", "final = false\nplace"))
    result = pbem("apply", first, orders, "-o", tmp_path / "fork")
    assert result.exit_code == 0, result.output
    result = pbem("verify", tmp_path / "fork" / "duel-002.toml", "--against", game)
    assert result.exit_code == 1
    assert "part at record 2" in " ".join(result.stdout.split())


def test_what_is_no_game_file_gets_a_no_and_what_is_no_file_an_error(pbem: Run, game: Path, tmp_path: Path) -> None:
    for content in (b"", b"\xff", b"a = 1\n", b"[" * 10_000, b"\x1b[2J", game.read_bytes()[:3000]):
        path = tmp_path / "x.toml"
        path.write_bytes(content)
        result = pbem("verify", path)
        assert result.exit_code == 1
        assert ": NO. " in " ".join(result.stdout.split())
        assert "\x1b" not in result.output
        for command in ("show", "replay", "orders"):
            assert pbem(command, path).exit_code == 1
    assert "there is no file" in pbem("verify", tmp_path / "nowhere").stderr


def test_show_tells_the_board_and_who_is_next(pbem: Run, game: Path) -> None:
    result = pbem("show", game)
    assert result.exit_code == 0, result.output
    assert "North America" in result.stdout
    last = result.stdout.rstrip().splitlines()[-1]
    assert last.startswith(f"Next: {two_player_game.mover(game).capitalize()}, turn 3")
    assert max(map(len, result.stdout.splitlines())) <= 79
    assert pbem("show", game, "--player", "anna").exit_code == 0
    assert pbem("show", game, "--player", "cleo").exit_code == 1


def test_replay_tells_one_turn_or_refuses_one_that_is_not_there(pbem: Run, game: Path) -> None:
    assert pbem("replay", game, "--turn", "1").stdout == (game.with_name("duel-001.txt").read_text())
    result = pbem("replay", game, "--turn", "7")
    assert result.exit_code == 1
    assert "holds no turn 7" in result.stderr


def test_replay_prints_recorded_orders_as_a_player_would_write_them(pbem: Run, game: Path) -> None:
    result = pbem("replay", game, "--orders", "1")
    orders = tomllib.loads(result.stdout)
    assert (orders["game"], orders["turn"]) == ("duel", 1)
    assert "rest" in orders["place"].values()
    assert "# record 0 was played without orders" in pbem("replay", game, "--orders", "0").stdout
    assert pbem("replay", game, "--orders", "3").exit_code == 1


def test_long_work_shows_progress_on_a_terminal(pbem: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "is_terminal", lambda _: True)
    said = pbem("verify", game).stderr
    assert f"verifying {game}: 66 %" in said
    assert f"verifying {game}: 100 %" in said
    monkeypatch.undo()
    assert "%" not in pbem("verify", game).stderr


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("drawing", ("page", "-o", "game.html")),
        ("replaying", ("replay", "--summary")),
        ("replaying", ("replay", "--turn", "2")),
        ("replaying", ("show", "--turn", "2")),
        ("replaying", ("luck",)),
    ],
    ids=["page", "replay", "turn", "show", "luck"],
)
def test_who_plays_a_game_again_says_how_far_it_is(
    label: str, words: tuple[str, ...], pbem: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command, *options = words
    game = game.rename(tmp_path / game.name)  # no earlier file lies beside it
    assert "%" not in pbem(command, game, *options).stderr
    (tmp_path / "game.html").unlink(missing_ok=True)
    monkeypatch.setattr(console, "is_terminal", lambda _: True)
    said = pbem(command, game, *options).stderr
    assert f"{label} {game}: 0 %\r{label} {game}: 33 %" in said
