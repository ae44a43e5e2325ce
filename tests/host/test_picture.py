"""The map that goes with a turn: a PNG with everybody's colour where his armies or pieces stand."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Any

import pytest
from board_scenes import scene_of
from PIL import Image
from players.match import Match

from pbem.engine.picture.colours import LIGHT
from pbem.engine.picture.svg import HEAD
from pbem.engine.proof.playback import replay
from pbem.host.games import publishing
from pbem.local import board_maps, map_files, registry

if TYPE_CHECKING:
    from players.match import Step

    from pbem.engine.picture.scene import Scene

pytestmark = pytest.mark.usefixtures("drawn_boards")

WORLD = Match("risk-1959", players=4)
RACE = Match("across-the-continent-1952", players=3)


def step_of(match: Match, number: int) -> Step:
    steps = match.play()
    return [next(steps) for _ in range(number + 1)][-1]


def drawn(step: Step) -> Any:
    made = publishing.draw(
        step.game, list(replay(step.data, registry.load))[-1], board_maps.map_of(step.game.file.genesis)
    )
    assert made
    assert made.type == "image/png"
    assert made.data.startswith(b"\x89PNG")
    assert len(made.data) < 300_000
    return Image.open(io.BytesIO(made.data)).convert("RGB")


def scene_after(step: Step, name: str) -> Scene:
    return scene_of(step.game.table, step.game.state, map_files.load(name))


def near(a: tuple[int, ...], colour: str) -> bool:
    return all(abs(x - y) <= 12 for x, y in zip(a, bytes.fromhex(colour[1:]), strict=True))


def test_the_badge_of_every_territory_has_the_strong_colour_of_its_owner() -> None:
    step = step_of(WORLD, 3)
    image, scene = drawn(step), scene_after(step, "classic")
    seats = [player.seat for player in scene.players]
    assert len(scene.spots) == 42
    for spot, owner in zip(scene.spots, step.game.state.owners, strict=True):
        x, y = spot.at
        # The left half of a badge below its letter.
        left = x - 110 + (len(spot.text) == 1) * 5
        pixel = image.getpixel(((left + 60) // 10, (y + HEAD + 62) // 10))
        assert near(pixel, LIGHT.seats[seats.index(owner)][1]), spot.name


def test_every_piece_of_a_race_has_the_colour_of_its_player() -> None:
    step = step_of(RACE, 3)
    image, scene = drawn(step), scene_after(step, "rail")
    assert [piece.seat for piece in scene.pieces] == ["anna", "bob", "cleo"]
    for piece, (_, strong) in zip(scene.pieces, LIGHT.seats, strict=False):
        x, y = piece.at
        assert near(image.getpixel((x // 10, (y + HEAD - 60) // 10)), strong), piece


def test_without_the_extra_a_turn_goes_without_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    step = step_of(WORLD, 0)
    turn = list(replay(step.data, registry.load))[-1]
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert publishing.draw(step.game, turn, {}) is None
