"""How far an attack goes, as people say it: each way of saying means one thing, or is asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.reading import read_short
from pbem.local import registry

pytestmark = pytest.mark.spelling

ROOT = Path(__file__).parent.parent.parent.parent
GAME = ROOT / "examples" / "first-turn" / "world-007.toml"
LINES = ROOT / "tests" / "engine" / "short_orders" / "limits.txt"
ATTACK = "attack Ukraine > Ural"
ASKED = "?"


def said() -> dict[str, list[str]]:
    """What people type, by what it means: `-` says what holds anyway, `?` is asked about."""
    ways: dict[str, list[str]] = {}
    meaning = ""
    for line in LINES.read_text("utf-8").splitlines():
        if line.startswith(" "):
            ways[meaning].append(line.strip())
        elif not line.startswith("#"):
            meaning = line
            ways[meaning] = []
    return ways


@pytest.fixture(scope="module")
def world() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


def read(game: Game, orders: str) -> object:
    """The attack of some orders; a question where something is asked."""
    file = read_short(game, "anna", orders, "reply")
    assert file is not None
    return ASKED if file.problems or file.doubtful else file.data["attack"]


@pytest.mark.parametrize(("meaning", "ways"), said().items())
def test_each_way_of_saying_how_far_an_attack_goes_means_one_thing(world: Game, meaning: str, ways: list[str]) -> None:
    meant = ASKED if meaning == ASKED else read(world, f"{ATTACK} {meaning.strip('-')}")
    assert {way: read(world, f"{ATTACK}, {way}") for way in ways} == dict.fromkeys(ways, meant)


@pytest.mark.parametrize("way", ["leave 3", "keep 3 home", "keep 3 back"])
def test_what_stays_behind_on_a_path_is_asked_about(world: Game, way: str) -> None:
    assert read(world, f"{ATTACK} > Siberia, {way}") == ASKED


@pytest.mark.parametrize(
    ("typed", "meaning"),
    [
        ("Three attacks on N Europe from Ukraine", "max throws 3"),
        ("roll twice at N Europe from Ukraine", "max throws 2"),
        ("Have 3 goes at N Europe from Ukraine", "max throws 3"),
        ("max 3 rolls: Ukraine to N Europe", "max throws 3"),
        ("Keep 3 home, Ukraine attacks N Europe", "keep 3"),
        ("attack until I win or have 2 left: Ukraine to N Europe", "keep 2"),
    ],
)
def test_a_limit_may_stand_before_its_attack(world: Game, typed: str, meaning: str) -> None:
    assert read(world, typed) == read(world, f"attack Ukraine > N Europe {meaning}")


@pytest.mark.parametrize(
    "typed",
    [
        "3 attack N Europe from Ukraine",
        "5 attacks N Europe from Ukraine",
        "lose 3 to N Europe from Ukraine",
        "3 on N Europe from Ukraine",
        "Ukraine hits N Europe, both stop at 3",
    ],
)
def test_a_number_before_an_attack_that_may_count_armies_is_asked_about(world: Game, typed: str) -> None:
    assert read(world, f"place 7 Ukraine\n{typed}") == ASKED


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("hit Ural from Ukraine and then Siberia from Ural", "attack Ukraine > Ural > Siberia"),
        (
            "Ukraine hits Scandinavia, then carry on to Iceland from Scandinavia",
            "attack Ukraine > Scandinavia > Iceland",
        ),
        ("hit Ural from Ukraine.\nThen hit Siberia from there.", "attack Ukraine > Ural > Siberia"),
        ("hit Ural from Ukraine, then hit Siberia from Ural, everybody moves in", "attack Ukraine > Ural > Siberia"),
        ("attack Ukraine > Ural, then attack Ural > Siberia", "attack Ukraine > Ural\nattack Ural > Siberia"),
        ("hit Ural from Ukraine\nhit Siberia from Ural", "attack Ukraine > Ural\nattack Ural > Siberia"),
        (
            "hit Ural from Ukraine, move 4 in, then hit Siberia from Ural",
            "attack Ukraine > Ural move in 4\nattack Ural > Siberia",
        ),
        (
            "hit Ural from Ukraine, then hit Iceland from Scandinavia",
            "attack Ukraine > Ural\nattack Scandinavia > Iceland",
        ),
    ],
)
def test_what_goes_on_in_words_from_what_is_taken_is_a_march(world: Game, typed: str, meant: str) -> None:
    assert read(world, typed) == read(world, meant) != ASKED


@pytest.mark.parametrize(
    "typed",
    [
        "hit Ural from Ukraine until I have 3 left, then hit Siberia from Ural",
        "hit Ural from Ukraine, then hit Siberia from Ural, keep 3",
        "hit Ural from Ukraine, then hit Siberia from Ural, then hit China from Ural",
    ],
)
def test_how_many_march_on_is_asked_where_that_is_in_doubt(world: Game, typed: str) -> None:
    assert read(world, typed) == ASKED


def test_all_in_on_what_is_not_ones_own_is_no_placement(world: Game) -> None:
    assert [read_short(world, "anna", f"all in on {place}", "reply") is None for place in ("Iceland", "Ukraine")] == [
        True,
        False,
    ]
