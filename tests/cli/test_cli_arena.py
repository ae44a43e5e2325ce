"""`pbem arena`: files of games that are gone on with, games out of them, and the same from any workers."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from players.match import contest

from pbem.engine.arena.bout import read_bout
from pbem.local import arena_games

if TYPE_CHECKING:
    from conftest import Run

ROOT = Path(__file__).parents[2]
GAMES = sorted((ROOT / "docs" / "games").glob("*.jsonl"))
RACE = ("arena", "--rules", "across-the-continent-1952", "--players", "bold,random", "--jobs", "1")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of eight games."""
    path = tmp_path_factory.mktemp("arena") / "games.jsonl"
    words = [*RACE, "--games", "7", "-o", str(path)]
    subprocess.run([sys.executable, "-m", "pbem", *words], cwd=ROOT, check=True, capture_output=True)
    return path


@pytest.mark.parametrize("cut", [-1, -60, 700])
def test_a_file_that_was_cut_off_is_gone_on_with(played: Path, cut: int, pbem: Run, tmp_path: Path) -> None:
    whole = played.read_bytes()
    assert [json.loads(line).get("game") for line in whole.splitlines()] == [None, *range(1, 9)]
    part = tmp_path / "games.jsonl"
    part.write_bytes(whole[:cut])
    result = pbem(*RACE, "--games", "8", "-o", part)
    assert result.exit_code == 0, result.output
    assert part.read_bytes() == whole
    assert pbem("arena", "--from", part).stdout == result.stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"pbem":"', '"pbem":"9.', "pbem (9."),
        ('["bold"', '["cold"', "styles"),
        ('"map":"', '"map":"9', "begin another file, or name their map with --map"),
        ('{"format":"pbem-arena/1"', '{"format":"x"', "it does not begin with the format"),
        ('{"game":4', '{"game":5', "line 4"),
        ('{"format', "\n{", "not a file of the arena"),
    ],
)
def test_another_file_is_refused_and_left_alone(
    old: str, new: str, said: str, played: Path, pbem: Run, tmp_path: Path
) -> None:
    other = tmp_path / "games.jsonl"
    other.write_text(played.read_text().replace(old, new, 1))
    before = other.read_bytes()
    result = pbem(*RACE, "--games", "20", "-o", other)
    assert result.exit_code == 1
    assert said in " ".join(result.stderr.split())
    assert other.read_bytes() == before


def test_any_line_becomes_a_game_file(played: Path, pbem: Run, tmp_path: Path) -> None:
    game = tmp_path / "lost.toml"
    assert pbem("arena", "--from", played, "--game", "3", "-o", game).exit_code == 0
    assert pbem("verify", game).exit_code == 0
    assert f'head   = "{read_bout(played.read_text().splitlines()[3]).head}' in game.read_text()


def test_the_answer_stands_on_a_page_with_charts(played: Path, pbem: Run, tmp_path: Path) -> None:
    page = tmp_path / "games.html"
    assert pbem("arena", "--from", played, "--page", page).exit_code == 0
    html = page.read_text()
    assert html.count("<svg") == 2
    assert "(in parentheses 19 cases of 20)\n            first  second " in html
    assert "script" not in html.replace("script-src", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena",), "Name the styles with --players"),
        (("arena", "--players", "bold,rndom"), "did you mean random?"),
        (("arena", "--players", "bold"), "for 2 to 6 players, not 1"),
        (("arena", "--players", "bold,random", "--until", "bald=50:60"), "bold=25:30"),
        (("arena", "--players", "bold,random", "--until", "bold=60:50"), "bold=25:30"),
        (("arena", "--players", "bold,bold", "--until", "bold=50:55"), "in every seat plays bold"),
        (("arena", "--players", "bold,random", "--game", "3"), "name it with -o FILE"),
    ],
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], said: str, pbem: Run) -> None:
    result = pbem(*words)
    assert result.exit_code in (1, 2)
    assert said in " ".join(result.stderr.split())


@pytest.mark.thorough
def test_a_question_ends_the_play_as_soon_as_it_is_answered(pbem: Run) -> None:
    words = ("arena", "--players", "bold,random", "--jobs", "1", "--games", "400", "--until", "bold=30:50")
    result = pbem(*words, "--json")
    found = json.loads(result.stdout)["facts"]
    assert (found["until"]["answered"], found["deals"]) == (True, 10)


@pytest.mark.thorough
def test_any_number_of_workers_writes_the_same_bytes(played: Path, pbem: Run, tmp_path: Path) -> None:
    other = tmp_path / "games.jsonl"
    assert pbem(*RACE[:-1], "2", "--games", "8", "-o", other).exit_code == 0
    assert other.read_bytes() == played.read_bytes()


def test_without_dask_it_is_said_how_to_get_it(pbem: Run) -> None:
    if find_spec("distributed") is not None:
        pytest.skip("Dask is installed")
    result = pbem(*RACE[:-2], "--dask", "tcp://127.0.0.1:1")
    assert "pip install 'pbem[dask]'" in " ".join(result.stderr.split())


@pytest.mark.thorough
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_games_that_the_pages_tell_of_are_played_so(path: Path) -> None:
    """Two games of each file, and ten of the one whose games cost least."""
    first, *lines = path.read_text().splitlines()
    board = contest(arena_games.rules_of(first), ()).map
    known = arena_games.contest_of(first, board)
    assert first == arena_games.header(known), "who has these packages can go on with the file"
    hall = arena_games.hall(known)
    many = 10 if path.stem == "plain" else 2
    assert [hall.bout(number).line() for number in range(1, many + 1)] == lines[:many]
