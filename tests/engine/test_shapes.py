"""The geometry of maps: areas that share an edge, and routes over the sea."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.engine.picture.cells import cells_around
from pbem.engine.picture.labels import AreaNet
from pbem.engine.picture.layout import inside, lay_out
from pbem.engine.picture.mosaic import Lattice, areas, edges, touching
from pbem.engine.picture.surveyed_map import KnownMap, middle_of, survey
from pbem.local import map_files, registry

if TYPE_CHECKING:
    from pbem.engine.picture.scene import Point, Ring

ROOT = Path(__file__).parents[2]
CLASSIC = map_files.load("classic")
SEA = {frozenset(pair) for pair in CLASSIC["sea"]["borders"]}
BORDERS = {frozenset((land["id"], to)) for land in CLASSIC["territory"] for to in land["borders"]}


def rings_of(land: dict[str, Any]) -> tuple[Ring, ...]:
    return tuple(tuple(zip(ring[::2], ring[1::2], strict=True)) for ring in land["area"])


SHAPES = {land["id"]: rings_of(land) for land in CLASSIC["territory"]}


def test_each_of_the_borders_is_land_or_sea() -> None:
    assert len(BORDERS) == 83
    assert len(SEA) == 26
    assert SEA < BORDERS


def test_two_areas_share_an_edge_exactly_where_their_border_is_land() -> None:
    assert {frozenset(pair) for pair in touching(SHAPES)} == BORDERS - SEA


def test_every_border_over_the_sea_is_drawn_as_a_route_and_no_other() -> None:
    pairs = tuple(tuple(sorted(pair)) for pair in sorted(map(sorted, BORDERS)))
    places = {land["id"]: (land["place"][0] * 10, land["place"][1] * 10) for land in CLASSIC["territory"]}
    surveyed = survey(KnownMap(tuple(SHAPES), (), pairs, places, SHAPES))
    assert {frozenset(way.ends) for way in surveyed.ways} == SEA
    assert len(surveyed.ways) == 26


def lies_in(point: Point, ring: Ring) -> bool:
    """A ray to the right crosses the outline an odd number of times, by fractions; a point on the outline is left out."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in edges(ring):
        if (ay > y) != (by > y):
            odd ^= x < ax + Fraction((bx - ax) * (y - ay), by - ay)
    return odd


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=3, max_size=6), st.integers(1, 8))
@settings(max_examples=60, deadline=None)
def test_whether_a_point_lies_in_an_area_is_right_to_the_last_unit(corners: list[Point], far: int) -> None:
    ring = tuple((far * x, far * y) for x, y in corners)
    net = AreaNet([("it", (ring,))])
    for point in [(x, y) for x in range(-1, 9 * far + 2, far) for y in range(-1, 9 * far + 2, far)]:
        on_edge = any(is_between(point, a, b) for a, b in edges(ring))
        assert on_edge or inside(point, (ring,)) == lies_in(point, ring)
        assert (net.strangeness(("it",), (*point, *point)) == 0) == inside(point, (ring,))


def is_between(point: Point, a: Point, b: Point) -> bool:
    (x, y), (ax, ay), (bx, by) = point, a, b
    straight = (bx - ax) * (y - ay) == (x - ax) * (by - ay)
    return straight and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def test_every_badge_stands_in_its_own_area_and_in_no_other() -> None:
    for land in CLASSIC["territory"]:
        x, y = land["place"]
        homes = [name for name, rings in SHAPES.items() if inside((x * 10, y * 10), rings)]
        assert homes == [land["id"]]


def test_the_route_from_alaska_to_kamchatka_leads_round_the_back_of_the_world() -> None:
    ids = ("alaska", "kamchatka")
    shapes = {name: SHAPES[name] for name in ids}
    places = {name: middle_of(rings) for name, rings in shapes.items()}
    surveyed = survey(KnownMap(ids, (), (ids,), places, shapes))
    (way,) = surveyed.ways
    assert len(way.lines) == 2
    assert {point[0] for line in way.lines for point in line} >= {0, 10000}


def test_the_areas_in_the_map_are_those_that_the_script_makes() -> None:
    script = ROOT / "maps" / "shape.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"")


def test_shapes_and_kinds_of_borders_are_no_part_of_a_game() -> None:
    """Two maps that differ only in them make the same game."""
    from pbem.engine.table.terms import Seat

    plain = map_files.load("classic")
    del plain["sea"]
    for land in plain["territory"]:
        del land["place"], land["area"]
    for land in plain["continent"]:
        del land["label"]
    ruleset = registry.load("risk-1959")
    seats = [Seat(name, name.title()) for name in ("anna", "ben", "cleo")]
    terms = [ruleset.terms(seats, (), {}, one) for one in (plain, map_files.load("classic"))]
    assert terms[0] == terms[1]


# ── maps of all kinds ────────────────────────────────────────────────────────────────────────────


def test_a_mosaic_of_three_gives_areas_that_share_their_edges() -> None:
    shapes = areas(["aab", "acb", "ccc"], Lattice(0, 0, 50, 30))
    assert touching(shapes) == {("a", "b"), ("a", "c"), ("b", "c")}
    assert touching(areas(["a b", "a.b", "aab"], Lattice(0, 0, 50, 30))) >= {("a", "b")}


@pytest.mark.parametrize("many", [1, 2, 3, 7, 40, 100])
def test_a_map_without_places_is_laid_out_the_same_every_time(many: int) -> None:
    ids = tuple(f"t{number}" for number in range(many))
    borders = tuple((ids[one], ids[(one * one + 1) % many]) for one in range(many))
    borders = tuple((a, b) for a, b in borders if a != b)
    at = lay_out(ids, (ids,), borders)
    assert at == lay_out(ids, (ids,), borders)
    assert all(0 <= x <= 10000 and 0 <= y <= 6000 for x, y in at.values())
    assert len(set(at.values())) == many


def test_of_many_territories_without_places_those_with_a_border_lie_together() -> None:
    """A net of 15 by 10, given in disorder, is spread out so that no border is longer than two of its meshes."""
    spots = sorted(((column, row) for row in range(10) for column in range(15)), key=lambda spot: hash_of(str(spot)))
    names = {spot: f"t{place}" for place, spot in enumerate(spots)}
    steps = [((column, row), (column + 1, row)) for column, row in spots] + [
        ((column, row), (column, row + 1)) for column, row in spots
    ]
    borders = [(names[a], names[b]) for a, b in steps if a in names and b in names]
    at = lay_out(tuple(names.values()), (), borders)
    for a, b in borders:
        (ax, ay), (bx, by) = at[a], at[b]
        assert abs(ax - bx) < 2 * 8800 // 14
        assert abs(ay - by) < 2 * 4800 // 9


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


@pytest.mark.thorough
@settings(max_examples=6)
@given(st.data())
def test_areas_made_around_places_touch_only_where_there_is_a_border(data: st.DataObject) -> None:
    many = data.draw(st.integers(2, 9))
    spot = st.tuples(st.integers(600, 9400), st.integers(600, 4500))
    points = data.draw(st.lists(spot, min_size=many, max_size=many, unique=True))
    places = {f"t{number}": point for number, point in enumerate(points)}
    pairs = [(a, b) for a in places for b in places if a < b]
    borders = data.draw(st.lists(st.sampled_from(pairs), unique=True))
    groups = (tuple(places)[: many // 2], tuple(places)[many // 2 :])
    shapes = cells_around(places, groups, borders)
    assert shapes.keys() == places.keys()
    assert {frozenset(pair) for pair in touching(shapes)} <= {frozenset(pair) for pair in borders}
