"""The map that goes with a turn: a PNG with everybody's colour where his armies or pieces stand."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image
from players.match import Match

from pbem.engine import play
from pbem.engine.scene import Draws, Scene, read_point
from pbem.host.games import picture
from pbem.local import map_files, registry
from pbem.local.picture import _PALETTE
from pbem.local.picture import draw as draw_scene
from pbem.trust.signers import identity_from_seed

if TYPE_CHECKING:
    from pbem.engine.play import Game

WORLD = Match("risk-1959", players=4)
RACE = Match("across-the-continent-1952", players=3)


def image_of(game: Game) -> Any:
    made = picture.draw(game)
    assert made
    assert made.type == "image/png"
    assert made.data.startswith(b"\x89PNG")
    return Image.open(io.BytesIO(made.data)).convert("RGB")


def scene_of(game: Game, name: str) -> Scene:
    assert isinstance(game.table, Draws)
    scene = game.table.scene(game.state, map_files.load(name))
    assert scene
    return scene


def colour(seat: int) -> tuple[int, ...]:
    return tuple(bytes.fromhex(_PALETTE[seat][1:]))


def near(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    return all(abs(x - y) <= 12 for x, y in zip(a, b, strict=True))


def test_every_territory_has_the_colour_of_its_owner_and_its_armies() -> None:
    game = WORLD.begin().game
    chance = WORLD.chance
    while "" in game.state.owners:
        documents = WORLD.documents(game, chance)
        game = play.apply(game, documents, identity_from_seed(bytes(32))).game
    image, scene = image_of(game), scene_of(game, "classic")
    seats = [seat for seat, _ in scene.names]
    assert len(scene.spots) == 42
    for spot, owner, armies in zip(scene.spots, game.state.owners, game.state.armies, strict=True):
        assert (spot.seat, spot.text) == (owner, str(armies))
        # Beside the number, inside the rim.
        assert near(image.getpixel((spot.at[0] - 11, spot.at[1])), colour(seats.index(owner)))


def test_every_piece_of_a_race_has_the_colour_of_its_player() -> None:
    game = RACE.begin().game
    chance = RACE.chance
    for _ in range(4):
        game = play.apply(game, RACE.documents(game, chance), identity_from_seed(bytes(32))).game
    image, scene = image_of(game), scene_of(game, "rail")
    assert [token.seat for token in scene.tokens] == ["anna", "bob", "cleo"]
    assert len({token.at for token in scene.tokens}) == 3
    last = scene.tokens[-1]
    assert near(image.getpixel((last.at[0] - 8, last.at[1])), colour(2))


def test_a_way_round_the_back_of_the_world_leaves_the_picture_on_both_sides() -> None:
    scene = scene_of(WORLD.begin().game, "classic")
    ends = [way[1] for way in scene.ways if way[1][0] in (0, 1000)]
    assert len(ends) == 2
    assert len(scene.ways) == 84


def test_a_picture_is_small_enough_for_a_mail() -> None:
    for match in (WORLD, RACE):
        made = picture.draw(match.begin().game)
        assert made
        assert len(made.data) < 80_000


def test_the_same_board_gives_the_same_picture() -> None:
    game = WORLD.begin().game
    assert picture.draw(game) == picture.draw(game)


def test_places_are_no_part_of_the_game() -> None:
    """Two maps that differ only in them make the same game."""
    ruleset = registry.load("risk-1959")
    plain = map_files.load("classic")
    for row in plain["territory"]:
        del row["place"]
    seats = [play_seat(name) for name in ("anna", "ben", "cleo")]
    terms = [ruleset.terms(seats, (), {}, one) for one in (plain, map_files.load("classic"))]
    assert terms[0] == terms[1]


def play_seat(name: str) -> Any:
    from pbem.engine.ruleset import Seat

    return Seat(name, name.title())


def test_a_map_that_does_not_say_where_things_lie_gives_no_picture() -> None:
    game = WORLD.begin().game
    board = map_files.load("classic")
    del board["territory"][7]["place"]
    assert isinstance(game.table, Draws)
    assert game.table.scene(game.state, board) is None
    assert game.table.scene(game.state, {**map_files.load("classic"), "id": "other"}) is None


def test_without_pillow_a_turn_goes_without_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    assert picture.draw(WORLD.begin().game) is None


@pytest.mark.parametrize("place", [[1], [1, 2, 3], "12", [1.5, 2], [True, 1], [0, 1001], None])
def test_a_place_that_is_none_is_left_out(place: object) -> None:
    assert read_point(place) is None


def test_long_names_and_strange_signs_are_drawn_too() -> None:
    scene = scene_of(WORLD.begin().game, "classic")
    named = tuple((seat, "Å\u202e名" * 30) for seat, _ in scene.names)
    assert draw_scene(scene._replace(names=named), "\x1b[31m" * 40)
