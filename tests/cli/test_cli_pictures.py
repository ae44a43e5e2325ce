"""`pbem show` and `pbem map show`: boards drawn, and boards of earlier turns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Run

pytestmark = pytest.mark.spelling

WORLD = Path(__file__).parents[2] / "examples" / "first-turn" / "world-007.toml"


@pytest.mark.parametrize("name", ["classic", "rail", "skerries"])
def test_a_map_is_drawn(pbem: Run, tmp_path: Path, name: str) -> None:
    drawn = pbem("map", "show", name, "-o", tmp_path / "map.svg")
    assert drawn.exit_code == 0
    assert drawn.stderr.startswith("Written:")
    assert (tmp_path / "map.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_a_game_is_drawn_as_it_stands_and_as_it_stood(pbem: Run, tmp_path: Path) -> None:
    for name, words in {"now": (), "then": ("--turn", "3"), "same": ("--record", "7")}.items():
        assert pbem("show", WORLD, *words, "-o", tmp_path / f"{name}.svg").exit_code == 0
    now, then, same = ((tmp_path / f"{name}.svg").read_text(encoding="utf-8") for name in ("now", "then", "same"))
    assert '<title id="board-title">world: turn 6</title>' in now
    assert '<title id="board-title">world: turn 3</title>' in then
    assert now == same != then


def test_a_game_is_told_as_it_stood(pbem: Run) -> None:
    then = pbem("show", WORLD, "--turn", "3")
    assert then.exit_code == 0
    assert then.stdout.startswith("world, record 4, ")
    assert then.stdout.rstrip().endswith("Next: Anna, turn 4: 7 armies due")
    assert pbem("show", WORLD, "--record", "4").stdout == then.stdout


def test_what_the_last_record_changed_is_marked(pbem: Run) -> None:
    shown, then = pbem("show", WORLD).stdout, pbem("show", WORLD, "--record", "7").stdout
    assert shown == then
    marked = re.findall(r"(?m)^[*+-] \w+|   [*+-] \w+", shown)
    assert 1 <= len(marked) <= 4
    assert "(* new owner, + more armies, - fewer armies)\n" in shown
    assert "new owner" not in pbem("show", WORLD, "--player", "anna").stdout


def test_what_cannot_be_drawn_is_refused(pbem: Run, tmp_path: Path) -> None:
    refused = pbem("show", WORLD, "-o", tmp_path / "board.jpg")
    assert refused.exit_code == 2
    assert "the name of a picture ends with .svg or .png" in refused.stderr
    missing = " ".join(pbem("show", WORLD, "--turn", "9").stderr.split())
    assert missing.endswith("holds no turn 9; its last record is 7")
    assert pbem("show", WORLD, "--turn", "1", "--record", "1").exit_code == 2
    taken = tmp_path / "taken.svg"
    taken.write_text("mine")
    assert pbem("show", WORLD, "-o", taken).exit_code == 1
    assert taken.read_text() == "mine"


def test_a_png_needs_the_extra_and_says_so(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pbem("map", "show", "classic", "-o", tmp_path / "map.png").exit_code == 0
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    monkeypatch.setattr("pbem.local.picture.png", lambda _svg, _pixels: None)
    refused = pbem("map", "show", "classic", "-o", tmp_path / "other.png")
    assert refused.exit_code == 1
    assert "pipx inject pbem resvg-py font-source-sans-pro pillow" in " ".join(refused.stderr.split())
    assert not (tmp_path / "other.png").exists()


def test_borders_are_listed_for_a_game_and_for_a_map(pbem: Run) -> None:
    alaska = "  Alaska                  Northwest Territory, Alberta, Kamchatka"
    assert alaska in pbem("show", WORLD, "--borders").stdout.splitlines()
    assert alaska in pbem("map", "show", "classic").stdout.splitlines()
    assert "Boston              New York 3" in pbem("map", "show", "rail").stdout.replace("Albany 2, ", "")
