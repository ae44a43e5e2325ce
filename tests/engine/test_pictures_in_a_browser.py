"""Names on a picture as Chromium draws them, with its own fonts: none over another, none over a badge."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING

import pytest
from board_scenes import scene_of
from players.match import Match

from pbem.engine.picture.svg import draw
from pbem.engine.proof.playback import replay
from pbem.local import map_files, registry

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Program

    from pbem.engine.table.terms import Data

pytestmark = pytest.mark.thorough

MEASURE = """
<script>
const found = [...document.querySelectorAll("text, .badge")].map(one => {
  const box = one.getBoundingClientRect();
  return [one.getAttribute("class"), one.textContent,
          [box.left, box.top, box.right, box.bottom].map(Math.round)];
});
document.body.innerHTML = "<pre>" + JSON.stringify(found).replaceAll("<", "&lt;") + "</pre>";
</script>
"""
Found = tuple[str, str, tuple[int, int, int, int]]


def boxes(program: Program, folder: Path, svg: str) -> list[Found]:
    """Every text and badge with its box, at four times the usual size."""
    page = folder / "page.html"
    big = re.sub(r' width="1000" height="\\d+"', ' width="4000"', svg, count=1)
    page.write_text(f"<!doctype html><meta charset=utf-8><body>{big}{MEASURE}", encoding="utf-8")
    done = subprocess.run(
        [
            program("chromium"),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            f"--user-data-dir={folder / 'profile'}",
            "--window-size=4100,3000",
            "--dump-dom",
            page.as_uri(),
        ],
        capture_output=True,
        check=True,
        timeout=120,
    )
    text = done.stdout.decode().partition("<pre>")[2].partition("</pre>")[0]
    found: list[Found] = json.loads(text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    return found


def over(a: Found, b: Found) -> bool:
    """Say whether two boxes overlap by more than the blank space within a line of letters."""
    (al, at, ar, ab), (bl, bt, br, bb) = a[2], b[2]
    wide, high = min(ar, br) - max(al, bl), min(ab, bb) - max(at, bt)
    return wide > 2 and high > 16


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("bare", [False, True])
@pytest.mark.parametrize("rules", ["risk-parker", "across-the-continent-1952"])
def test_no_name_lies_over_another(program: Program, tmp_path: Path, rules: str, players: int, *, bare: bool) -> None:
    race = rules.startswith("across")
    match = Match(rules, players=min(players, 4) if race else players, options=() if race else ("capitals",))
    steps = match.play()
    last = [next(steps) for _ in range(4)][-1]
    table, turn = last.game.table, list(replay(last.data, registry.load))[-1]
    board: Data = {} if bare else map_files.load("rail" if race else "classic")
    scene = scene_of(table, turn.after, board, turn.events)
    long = tuple(one._replace(name=f"{one.name} von Hohenstaufen") for one in scene.players)
    found = boxes(program, tmp_path, draw(scene._replace(players=long), "A game: turn 3", "Next"))
    names = [one for one in found if one[0] in ("name", "region", "title", "note", "player")]
    badges = [one for one in found if one[0] == "badge"]
    assert len(names) > 40
    assert len(badges) >= len(scene.spots)
    assert [(a[1], b[1]) for at, a in enumerate(names) for b in names[:at] if over(a, b)] == []
    if not race:
        assert [a[1] for a in names if a[0] == "name" for b in badges if over(a, b)] == []
