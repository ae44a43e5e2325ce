"""What `pbem turn` offers when a game is over: every line is a command that works as it stands."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pbem.cli.turn import ending
from pbem.local import game_files

if TYPE_CHECKING:
    from conftest import Run

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
OVER = sorted(EXAMPLES.glob("*-to-victory/*.toml"))


def commands(path: Path) -> list[list[str]]:
    lines = [line.replace("\u00a0", " ") for line in ending.farewell(game_files.open_game(str(path)))]
    return [shlex.split(line.partition("pbem ")[2]) for line in lines]


@pytest.mark.parametrize("path", OVER, ids=lambda path: path.parent.name)
def test_what_is_offered_after_the_end_works_as_it_stands(
    pbem: Run, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = game_files.open_game(str(path)).game.file.genesis
    look, page, again = commands(path)
    assert "wins" in pbem(*look).output or "won" in pbem(*look).output
    if "risk-1959-to-victory" in str(path):
        assert pbem(*page).exit_code == 0
        assert Path(page[-1]).exists()
    begun = pbem(*again)
    assert begun.exit_code == 0, begun.output
    if before.mode == "open":
        after = game_files.open_game(f"{again[1]}-000.toml").game.file.genesis
        assert (after.rules, after.options, after.choices) == (before.rules, before.options, before.choices)
        assert [(one.id, one.name, one.bot) for one in after.players] == [
            (one.id, one.name, one.bot) for one in before.players
        ]


def test_the_end_of_a_game_is_not_taken_back_and_nobody_is_asked(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = next(path for path in OVER if path.parent.name == "risk-parker-to-victory")
    shutil.copy(path, tmp_path)
    refused = pbem("turn", path.name, "--undo")
    assert refused.exit_code == 1
    assert "the game is over, and its end stands" in " ".join(refused.stderr.split())
    assert "?" not in refused.output


@pytest.mark.parametrize(
    ("name", "following"), [("world", "world-2"), ("world-2", "world-3"), ("a-b", "a-b-2"), ("x" * 40, "x" * 38 + "-2")]
)
def test_the_next_game_is_numbered(name: str, following: str) -> None:
    assert ending.next_name(name) == following
