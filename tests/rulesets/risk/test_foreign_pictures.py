"""Pictures of boards of other programs: areas around places, continents apart, names that never cover each other."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from board_scenes import scene_of
from made_up_boards import BOARDS, Traits, domination

from pbem.engine.picture import backdrop
from pbem.engine.picture.labels import badge_box
from pbem.engine.picture.layout import inside, overlap
from pbem.engine.picture.scene import ONE_WAY, SEA, Scene
from pbem.engine.picture.svg import draw
from pbem.engine.table.terms import Seat
from pbem.local import registry
from pbem.rulesets.risk.foreign.reading import read_foreign
from pbem.rulesets.risk.map_ways import outward

if TYPE_CHECKING:
    from pbem.engine.table.terms import Data

LARGE = pytest.mark.thorough
DRAWN = [
    "plain",
    "some borders of one direction",
    pytest.param("255 territories", marks=LARGE),
    pytest.param("no places", marks=LARGE),
    pytest.param("a ring of one direction", marks=LARGE),
]


def board_of(traits: Traits) -> Data:
    text, deck = domination(traits)
    return read_foreign(("made.map", text), {"made.cards": deck}.get, new_deck=False, both_ways=False).data or {}


def drawn(data: Data) -> Scene:
    ruleset = registry.load("risk-1959")
    seats = [Seat("anna", "Anna"), Seat("ben", "Ben"), Seat("cleo", "Cleo")]
    table = ruleset.table(seats, ruleset.terms(seats, (), {}, data))
    return scene_of(table, table.blank(), data)


@pytest.mark.parametrize("name", DRAWN)
def test_every_name_is_whole_and_covers_no_other_and_no_badge(name: str) -> None:
    scene = drawn(board_of(BOARDS[name]))
    labels, heads = backdrop.labels(backdrop.backdrop(scene))
    assert {id_: " ".join(one.lines) for id_, one in labels.items()} == {one.id: one.name for one in scene.spots}
    boxes = [*(label.box for label in labels.values()), *(badge_box(spot.at) for spot in scene.spots)]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    assert heads.keys() == {region.name for region in scene.regions}


@pytest.mark.parametrize("name", DRAWN)
def test_every_border_is_an_edge_a_route_or_an_arrow(name: str) -> None:
    data = board_of(BOARDS[name])
    scene = drawn(data)
    edges: dict[frozenset[tuple[int, int]], set[str]] = {}
    for spot in scene.spots:
        for ring in spot.rings:
            for pair in zip(ring, (*ring[1:], ring[0]), strict=True):
                edges.setdefault(frozenset(pair), set()).add(spot.id)
    shown = {frozenset(ids) for ids in edges.values() if len(ids) == 2}
    borders = {frozenset((a, b)) for a, others in outward(data).items() for b in others}
    assert shown <= borders
    assert borders - shown == {frozenset(way.ends) for way in scene.ways if way.kind == SEA}
    assert [list(way.ends) for way in scene.ways if way.kind == ONE_WAY] == data.get("one_way", [])


def test_continents_side_by_side_have_colours_of_their_own() -> None:
    looks = backdrop.region_looks(backdrop.backdrop(drawn(board_of(BOARDS["plain"]))))
    assert len({look for look, _ in looks}) == 4
    assert all(rim for _, rim in looks)


def test_every_badge_stands_in_its_own_area() -> None:
    scene = drawn(board_of(BOARDS["plain"]))
    assert all(inside(spot.at, spot.rings) for spot in scene.spots)


@pytest.mark.thorough
def test_a_large_board_is_drawn_on_a_larger_sheet() -> None:
    assert draw(drawn(board_of(Traits(100, 6))), "x").startswith(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12500'
    )
