"""The map that goes with a turn: a PNG with everybody's colour where his armies or pieces stand."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Any

import pytest
from board_scenes import scene_of
from PIL import Image, ImageChops
from players.match import Match

from pbem.engine.picture.backdrop import backdrop, labels
from pbem.engine.picture.board import lay_out_upright, upright
from pbem.engine.picture.colours import LIGHT
from pbem.engine.picture.svg import HEAD
from pbem.engine.proof.playback import replay
from pbem.host.games import turn_pictures
from pbem.local import board_maps, kept_stamps, map_files, picture, registry

if TYPE_CHECKING:
    from pathlib import Path

    from players.match import Step

    from pbem.engine.picture.scene import Scene
    from pbem.engine.picture.svg import Composition

pytestmark = pytest.mark.usefixtures("drawn_boards")

WORLD = Match("risk-1959", players=4)
RACE = Match("across-the-continent-1952", players=3)


def step_of(match: Match, number: int) -> Step:
    steps = match.play()
    return [next(steps) for _ in range(number + 1)][-1]


def drawn(step: Step) -> Any:
    made = turn_pictures.draw(
        step.game, list(replay(step.data, registry.load))[-1], board_maps.map_of(step.game.file.genesis)
    )
    assert made
    assert made.type == "image/png"
    assert made.data.startswith(b"\x89PNG")
    assert len(made.data) < 300_000
    return Image.open(io.BytesIO(made.data)).convert("RGB")


def scene_after(step: Step, name: str) -> Scene:
    return upright(scene_of(step.game.table, step.game.state, map_files.load(name)))


def pixels(scene: Scene, point: tuple[int, int]) -> tuple[int, int]:
    """Return where on the picture a point of the map is."""
    (x, y), head = point, (HEAD + 190) * scene.scale // 1000
    return x * scene.pixels // scene.width, (y + head) * scene.pixels // scene.width


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
        pixel = image.getpixel(pixels(scene, (left + 60, y + 62)))
        assert near(pixel, LIGHT.seats[seats.index(owner)][1]), spot.name


def test_every_piece_of_a_race_has_the_colour_of_its_player() -> None:
    step = step_of(RACE, 3)
    image, scene = drawn(step), scene_after(step, "rail")
    assert [piece.seat for piece in scene.pieces] == ["anna", "bob", "cleo"]
    for piece, (_, strong) in zip(scene.pieces, LIGHT.seats, strict=False):
        x, y = piece.at
        assert near(image.getpixel(pixels(scene, (x, y - 60))), strong), piece


def test_without_the_extra_a_turn_goes_without_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    step = step_of(WORLD, 0)
    turn = list(replay(step.data, registry.load))[-1]
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert turn_pictures.draw(step.game, turn, {}) is None


def test_the_picture_of_a_letter_is_as_wide_as_a_phone_and_higher_with_names_of_24_pixels() -> None:
    for step, name in ((step_of(WORLD, 0), "classic"), (step_of(RACE, 0), "rail")):
        image, scene = drawn(step), scene_after(step, name)
        assert image.size[0] == 720
        assert 720 < image.size[1] < 1600, "at most two screens of a phone"
        placed = labels(backdrop(scene))[0]
        assert placed.keys() == {spot.id for spot in scene.spots}, "nothing is left unnamed"
        assert min(label.size * 720 / scene.width for label in placed.values()) >= 24


def test_a_picture_holds_on_a_dark_screen_because_nothing_shines_through_it() -> None:
    made = turn_pictures.draw(
        step_of(WORLD, 0).game, list(replay(step_of(WORLD, 0).data, registry.load))[-1], map_files.load("classic")
    )
    assert made
    image = Image.open(io.BytesIO(made.data))
    assert image.mode == "P"
    assert "transparency" not in image.info
    corner = image.convert("RGB").crop((2, 2, 3, 3)).tobytes()
    assert near(tuple(corner), LIGHT.sea)


@pytest.mark.thorough
@pytest.mark.parametrize("match", [WORLD, RACE])
def test_a_picture_of_stamps_shows_what_is_drawn_at_once_and_nothing_that_was_kept_changes_it(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parts are rounded to whole pixels one by one, so edges may differ; an area, a name or a badge may not."""
    steps = [step_of(match, number) for number in (0, 2, 4)]
    sheets = [sheet_of(step) for step in steps]
    monkeypatch.setenv("PBEM_HOME", str(tmp_path))
    forget()
    made = [picture.png_of(sheet) for sheet in sheets]
    forget()
    with monkeypatch.context() as patch:
        patch.delattr(picture, "_draw")
        assert [picture.png_of(sheet) for sheet in reversed(sheets)] == made[::-1], "as it lies in the file"
    damaged = tmp_path / kept_stamps.NAME
    damaged.write_bytes(damaged.read_bytes().replace(b"IEND", b"IENE", 20))
    forget()
    assert [picture.png_of(sheet) for sheet in sheets] == made, "some of it drawn anew"
    forget()
    with monkeypatch.context() as patch:
        patch.setattr(picture, "_PIECE", picture._MOST_PIXELS)
        assert picture.png_of(sheets[0]) == made[0], "each stamp printed in one piece"
    for sheet, one in zip(sheets, made, strict=True):
        stamped, whole = (read(data).reduce(8) for data in (one, picture.png(sheet.svg())))
        assert stamped.size == whole.size
        differences = ImageChops.difference(stamped, whole).tobytes()
        assert max(differences) < 60, "no block of eight by eight pixels looks different"


def forget() -> None:
    picture._small.cache_clear()
    picture._large.cache_clear()
    kept_stamps._read.cache_clear()


def sheet_of(step: Step) -> Composition:
    turn, map_file = list(replay(step.data, registry.load))[-1], board_maps.map_of(step.game.file.genesis)
    made = lay_out_upright(step.game.file.genesis, step.game.table, turn.after, "a turn", map_file, turn.events)
    assert made
    return made


def read(data: bytes | None) -> Image.Image:
    assert data
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.parametrize(
    ("says", "wide"),
    [((500, 300), 2000), ((1200, 700), 2400), ((3950, 100), 7900), ((2000, 2000), 3464), ((6, 9_999_999), 6)],
)
def test_a_picture_is_enlarged_as_far_as_its_pixels_are_not_too_many(says: tuple[int, int], wide: int) -> None:
    asked: list[int] = []
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{says[0]}" height="{says[1]}"/>'
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(picture, "_draw", lambda _svg, pixels, background: asked.append(pixels))
        patch.setattr(picture, "_pillow", lambda: None)
        picture.png(svg, 2000)
    assert asked == [wide]
