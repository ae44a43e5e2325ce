"""docs/first-game.md, typed letter by letter in an empty folder."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

    Type = Callable[[list[str]], tuple[int, str]]

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "first-game.md").read_text(encoding="utf-8")


def steps() -> list[tuple[str, str]]:
    """Every block of the page from the first command of the game on: its kind and its text."""
    found = re.findall(r"(?ms)^```(\w+)\n(.*?)^```$", PAGE)
    return [one for one in found if one[1] != "pbem --version\n"]


def follow(type_in: Type) -> None:
    """Type the commands, save the order files, and compare what is shown with what was said."""
    said, code = "", 0
    for at, (kind, text) in enumerate(steps()):
        if kind == "toml":
            Path("orders.toml").write_text(text)
        elif kind == "text":
            assert text in said
            assert code == int("E-" in text)
        else:
            for line in text.splitlines():
                assert code == 0, said
                code, said = type_in(shlex.split(line)[1:])
            assert code == 0 or "E-" in steps()[at + 1][1], said
        code = 0 if kind == "text" else code


def test_three_turns_of_three_players(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told: list[str] = []

    def type_in(words: list[str]) -> tuple[int, str]:
        result = pbem(*words)
        told.append(result.output)
        return result.exit_code, result.stdout

    follow(type_in)
    assert Path("world-turn-01-anna.toml").exists()
    assert Path("world-003.eml").exists()
    assert "Peace in Siam, Ben?" in told[-4]
    assert "Next: Anna, turn 4:" in Path("world-003.txt").read_text()


@pytest.mark.thorough
def test_they_are_typed_on_a_fresh_machine(tmp_path: Path) -> None:
    """Every command is a process of its own, and nobody has played here before."""
    fresh = {key: value for key, value in os.environ.items() if not key.startswith(("PBEM", "XDG"))}
    fresh |= {"HOME": str(tmp_path / "home"), "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]])}
    (tmp_path / "home").mkdir()
    games = tmp_path / "games"
    games.mkdir()

    def type_in(words: list[str]) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "pbem", *words], cwd=games, env=fresh, capture_output=True, check=False, text=True
        )
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout

    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(games)
        follow(type_in)
