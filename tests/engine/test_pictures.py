"""Pictures of boards: the same bytes every time, nothing that runs, no name over another."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING

import pytest
from board_scenes import scene_of
from players.match import Match
from thorough import all_but

from pbem.engine.picture.labels import BADGE, STOP, Labelling, Named, letters_of, reserved
from pbem.engine.picture.layout import overlap
from pbem.engine.picture.scene import (
    CAPTURED,
    GOAL,
    LOST,
    MOVED,
    ONE_WAY,
    PLACED,
    SEA,
    STOPPED,
    WON,
    Scene,
    read_point,
)
from pbem.engine.picture.svg import Drawing, draw, draw_map
from pbem.engine.picture.widths import cut, text_width
from pbem.engine.proof.playback import Turn, replay
from pbem.engine.table.terms import Seat
from pbem.local import map_files, registry
from pbem.rulesets.risk.events import (
    ArmiesPlaced,
    AttackStopped,
    BattleJoined,
    FreeMoveMade,
    TerritoryCaptured,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pbem.engine.picture.layout import Box
    from pbem.engine.table.resolution import AnyTable

pytestmark = pytest.mark.spelling

MATCHES = {
    "world": Match("risk-1959", players=3),
    "capitals": Match("risk-parker", players=4, options=("capitals",)),
    "race": Match("across-the-continent-1952", players=3),
}
WORLD, CAPITALS, RACE = MATCHES


@cache
def turns(name: str) -> tuple[Turn, ...]:
    steps = MATCHES[name].play()
    last = [next(steps) for _ in range(5)][-1]
    return tuple(replay(last.data, registry.load))


def table_of(name: str) -> AnyTable:
    return MATCHES[name].begin().game.table


def scene_after(match: str, number: int, *, bare: bool = False) -> Scene:
    turn = turns(match)[number]
    board = {} if bare else map_files.load("rail" if match is RACE else "classic")
    return scene_of(table_of(match), turn.after, board, turn.events)


@pytest.mark.parametrize("match", [WORLD, RACE])
def test_the_same_scene_is_the_same_picture(match: str) -> None:
    first, second = (draw(scene_after(match, 3), "A game") for _ in range(2))
    assert first == second
    assert not re.search(r"\d\.\d", re.sub("<style>.*</style>", "", first))


def test_a_scene_has_every_territory_with_its_owner_and_armies() -> None:
    state, scene = turns(WORLD)[4].after, scene_after(WORLD, 4)
    found = [(spot.seat, int(spot.text)) for spot in scene.spots]
    assert found == list(zip(state.owners, state.armies, strict=True))
    assert "Anna: " in scene.says[0]


def test_a_turn_has_an_arrow_for_each_attack_and_move_and_a_mark_for_each_change() -> None:
    table, turn = table_of(WORLD), turns(WORLD)[4]
    events = (
        ArmiesPlaced("anna", "peru", 3),
        ArmiesPlaced("anna", "peru", 2),
        BattleJoined(1, "anna", "bob", "peru", "brazil", 6, 1),
        TerritoryCaptured("anna", "bob", "peru", "brazil", 3),
        BattleJoined(1, "anna", "bob", "brazil", "north-africa", 3, 5),
        AttackStopped(1, "brazil", "north-africa", "armies", ""),
        BattleJoined(2, "anna", "bob", "alaska", "kamchatka", 3, 5),
        AttackStopped(2, "alaska", "kamchatka", "throws", "1"),
        FreeMoveMade("anna", "peru", "argentina", 2),
    )
    scene = scene_of(table, turn.after, map_files.load("classic"), events)
    assert [arrow.kind for arrow in scene.arrows] == [WON, LOST, STOPPED, MOVED]
    assert [len(arrow.lines) for arrow in scene.arrows] == [1, 1, 2, 1]
    assert [arrow.text for arrow in scene.arrows] == [
        "Peru to Brazil, captured",
        "Brazil to North Africa, beaten off",
        "Alaska to Kamchatka, given up",
        "Peru to Argentina, 2",
    ]
    picture = draw(scene, "x")
    for said in ("captured", "beaten off", "given up", "moved"):
        assert f">{said}</text>" in picture
    assert "Alaska to Kamchatka, given up." in picture.partition("</desc>")[0]
    assert [(mark.kind, mark.spot, mark.seat, mark.text) for mark in scene.marks] == [
        (PLACED, "peru", "anna", "+5"),
        (CAPTURED, "brazil", "anna", ""),
    ]


def test_a_way_that_leads_only_there_is_an_arrow() -> None:
    board = map_files.load("classic")
    board["one_way"] = [["iceland", "quebec"]]
    ruleset = registry.load("risk-1959")
    seats = [Seat("anna", "Anna"), Seat("bob", "Bob")]
    table = ruleset.table(seats, ruleset.terms(seats, (), {}, board))
    scene = scene_of(table, table.blank(), board)
    assert [way.ends for way in scene.ways if way.kind == ONE_WAY] == [("iceland", "quebec")]
    assert len([way for way in scene.ways if way.kind == SEA]) == 27
    plain = scene._replace(ways=tuple(way for way in scene.ways if way.kind != ONE_WAY))
    assert len(draw(plain, "x")) < len(draw(scene, "x"))


def test_a_race_shows_pieces_trails_and_the_stops_that_are_ahead() -> None:
    scene = scene_after(RACE, 4)
    assert [piece.seat for piece in scene.pieces] == ["anna", "bob", "cleo"]
    assert all(len(arrow.lines[0]) > 1 for arrow in scene.arrows)
    assert {mark.kind for mark in scene.marks} == {GOAL}
    spaces = sum(way.spaces - 1 for way in scene.ways)
    assert draw(scene, "Race").count('class="dot"') == spaces


@pytest.mark.parametrize("match", [WORLD, RACE])
def test_what_a_turn_changed_can_be_drawn_alone(match: str) -> None:
    scene = scene_after(match, 4)
    whole, alone = draw(scene, "x"), Drawing(scene)
    assert f'<g id="below">{alone.below()}</g>' in whole
    assert f'<g id="above">{alone.above()}</g>' in whole
    assert alone.below() + alone.above()
    for spot in (spot for spot in scene.spots if spot.text):
        x, y = spot.at
        group = f'<g id="badge-{spot.id}" transform="translate({x} {y})">{alone.badge(spot)}</g>'
        assert group in whole
    for place, region in enumerate(scene.regions):
        assert re.search(f'<g id="region-{place}" class="k-[0-7]">{re.escape(alone.region(region))}</g>', whole)


def test_a_map_for_a_page_is_the_picture_without_what_the_page_says_itself() -> None:
    scene = scene_after(WORLD, 0)._replace(height=6000)
    alone = ET.fromstring(draw_map(scene))
    tags = [element.tag.rpartition("}")[2] for element in alone.iter()]
    assert "style" not in tags
    assert alone.attrib["viewBox"] == "0 0 10000 6000"
    assert {spot.id for spot in scene.spots} == {
        element.attrib["id"].removeprefix("badge-")
        for element in alone.iter()
        if element.attrib.get("id", "").startswith("badge-")
    }


def test_capitals_wear_the_crown_of_their_seat() -> None:
    number = next(at for at, turn in enumerate(turns(CAPITALS)) if turn.after.capitals)
    scene = scene_after(CAPITALS, number)
    homes = {spot.home: spot.id for spot in scene.spots if spot.home}
    assert homes == turns(CAPITALS)[number].after.capitals
    assert draw(scene, "x").count(">capital<") == len(homes)


HOSTILE = '</text><script>alert(1)</script><a href="javascript:x">&"\'\u202e\x1b]'


def test_no_name_gets_out_of_its_text() -> None:
    """Whatever people call themselves, their game and their territories."""
    scene = scene_after(WORLD, 4)
    spots = tuple(spot._replace(name=HOSTILE) for spot in scene.spots)
    players = tuple(one._replace(name=HOSTILE, note=HOSTILE) for one in scene.players)
    regions = tuple(one._replace(name=HOSTILE, worth=HOSTILE) for one in scene.regions)
    arrows = tuple(one._replace(text=HOSTILE) for one in scene.arrows)
    hostile = scene._replace(spots=spots, players=players, regions=regions, arrows=arrows, says=(HOSTILE,))
    root = ET.fromstring(draw(hostile, HOSTILE, HOSTILE))
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= {
        "svg",
        "title",
        "desc",
        "style",
        "defs",
        "pattern",
        "rect",
        "path",
        "g",
        "text",
        "circle",
        "clipPath",
    }
    assert not any(key.startswith("on") or "href" in key for el in root.iter() for key in el.attrib)


# ── names ────────────────────────────────────────────────────────────────────────────────────────


def overlaps(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    return [(a, b) for at, a in enumerate(boxes) for b in boxes[:at] if overlap(a, b)]


@pytest.mark.parametrize("match", [WORLD, RACE])
@pytest.mark.parametrize(
    ("bare", "long"), all_but([(False, False), (False, True), (True, False), (True, True)], lambda pair: not pair[1])
)
def test_no_name_lies_over_another_or_over_a_badge(match: str, bare: bool, long: bool) -> None:
    scene = scene_after(match, 4, bare=bare)
    things = [
        Named(spot.id, spot.name * (4 if long else 1), spot.at, spot.rings, BADGE if spot.rings else STOP)
        for spot in scene.spots
    ]
    labels = Labelling(things, [], (scene.width, scene.height)).labels()
    if not (long or bare):
        assert len(labels) == len(things)
    names = [label.box for label in labels.values()]
    assert overlaps(names) == []
    assert not any(overlap(name, badge) for name in names for badge in reserved(things))


def test_widths_grow_with_size_and_a_cut_text_says_so() -> None:
    assert text_width("Kamchatka", 200) == 2 * text_width("Kamchatka", 100)
    assert text_width("名", 100) > text_width("n", 100) > text_width("i", 100)
    assert text_width("É", 100) == text_width("E", 100)
    assert cut("Anna", 100, 1000) == "Anna"
    assert cut("Anna" * 99, 100, 1000).endswith("a…")
    assert text_width(cut("Anna" * 99, 100, 1000), 100) <= 1000


def test_every_seat_has_a_letter_of_its_own() -> None:
    names = {"a": "Anna", "b": "Albert", "c": "Ann", "d": "名", "e": "*", "f": "Anna"}
    assert list(letters_of(names).values()) == ["A", "L", "N", "名", "B", "C"]


@pytest.mark.parametrize("place", [[1], [1, 2, 3], "12", [1.5, 2], [True, 1], [0, 10001], None])
def test_a_place_that_is_none_is_left_out(place: object) -> None:
    assert read_point(place) is None


def test_a_map_that_says_nonsense_about_its_shapes_is_drawn_all_the_same() -> None:
    table, turn = table_of(WORLD), turns(WORLD)[4]
    for nonsense in ("x", [[1, 2, 3]], [[1, 2, 3, 4, 5, "6"]], [], [[1, 2, 3, 4, 5, 99999]]):
        board = map_files.load("classic")
        board["territory"][7]["area"] = nonsense
        assert len(scene_of(table, turn.after, board).spots) == 42
    bare = scene_of(table, turn.after, {})
    assert scene_of(table, turn.after, {**map_files.load("classic"), "id": "other"}) == bare
    assert scene_of(table, turn.after, {"id": "classic", "territory": "x", "continent": [3]}) == bare
