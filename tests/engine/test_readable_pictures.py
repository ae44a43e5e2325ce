"""What is written in the picture of a letter: large enough for a phone, and dark or light enough on its ground."""

from __future__ import annotations

import re
from math import isqrt
from typing import TYPE_CHECKING

import pytest
from board_scenes import scene_of

from pbem.engine.picture.backdrop import backdrop, labels
from pbem.engine.picture.board import upright
from pbem.engine.picture.colours import LOOKS, REGIONS, sheet
from pbem.engine.picture.layout import inside, overlap
from pbem.engine.picture.svg import Drawing, draw
from pbem.engine.table.terms import Seat
from pbem.local import map_files, registry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pbem.engine.picture.layout import Box
    from pbem.engine.picture.scene import Point

PLAYERS = [Seat("anna", "Anna"), Seat("ben", "Ben")]
RULES = {"rail": "across-the-continent-1952"}
LEAST = 4.5
"""WCAG 2.1, 1.4.3 (AA), for text of any size."""
AREAS = [f".b-{look}" for look in LOOKS]
STRONG = [f".d-{look}" for look in LOOKS]
ON = {
    "title": [".paper", ".plain"],
    "note": [".paper", ".plain"],
    "player": [".paper", ".plain"],
    "name": [".area", ".paper", ".plain", *AREAS],
    "count": [".badge"],
    "letter": STRONG,
    **{f"k-{place} .region": [".paper", ".area", f".k-{place} .area", *AREAS] for place in range(REGIONS)},
}
HALOED = {"name": ".name", "region": ".region"}
"""On what each kind of text stands in the picture of a letter."""
MEDIA = re.fullmatch(r"(.*?)@media \(prefers-color-scheme:dark\)\{(.*)\}@media print\{(.*)\}(.*?)", sheet())


def colours(rules: str, what: str) -> dict[str, str]:
    """Return which colour a style sheet gives to each selector, of a fill or a stroke; the last rule counts."""
    found = re.findall(r"([^{}]+)\{([^{}]*)\}", rules)
    return {
        one: colour
        for selectors, rule in found
        for one in selectors.split(",")
        for colour in re.findall(rf"(?:^|;){what}:(#[0-9a-f]{{6}})", rule)
    }


def channels(colour: str) -> tuple[float, ...]:
    return tuple(value / 255 for value in bytes.fromhex(colour[1:]))


def luminance(light: tuple[float, ...]) -> float:
    """Relative luminance, as WCAG 2.1 defines it."""
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in light)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def haloed(ground: str, halo: str) -> tuple[float, ...]:
    """Return what a name stands on: its halo, of which a quarter of the ground shines through."""
    return tuple(0.75 * front + 0.25 * back for front, back in zip(channels(halo), channels(ground), strict=True))


def test_black_on_white_is_twenty_one_to_one() -> None:
    assert contrast(channels("#000000"), channels("#ffffff")) == pytest.approx(21)
    assert contrast(channels("#777777"), channels("#ffffff")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("medium", ["light", "dark", "paper"])
def test_each_kind_of_text_stands_out_from_all_on_which_it_may_stand(medium: str) -> None:
    assert MEDIA
    fixed, dark, paper, _ = MEDIA.groups()
    rules = {"light": fixed, "dark": fixed + dark, "paper": fixed + paper}[medium]
    fills, strokes = colours(rules, "fill"), colours(rules, "stroke")
    assert ".name,.region{stroke-opacity:.75}" in rules
    low = {}
    for kind, grounds in ON.items():
        text = channels(fills.get(f".{kind}", fills["text"]))
        for ground in grounds:
            halo = HALOED.get(kind.split(".")[-1])
            below = haloed(fills[ground], strokes[halo]) if halo else channels(fills[ground])
            low[kind, ground] = round(contrast(text, below), 2)
    assert {where: ratio for where, ratio in low.items() if ratio < LEAST} == {}


def off(box: Box, at: tuple[int, int]) -> int:
    """How far a point is from a box, squared."""
    x, y = (max(low - one, one - high, 0) for one, low, high in zip(at, box[:2], box[2:], strict=True))
    return x * x + y * y


def length(box: Box, points: Iterable[Point]) -> int:
    """How far the nearest of some points is from a box."""
    return isqrt(min(off(box, at) for at in points))


@pytest.mark.parametrize(
    ("name", "high"),
    [
        ("classic", 1600),
        pytest.param("skerries", 1400, marks=pytest.mark.thorough),
        pytest.param("inland-sea", 1500, marks=pytest.mark.thorough),
        pytest.param("far-shores", 1800, marks=pytest.mark.thorough),
        pytest.param("rail", 1600, marks=pytest.mark.thorough),
    ],
)
def test_all_names_on_a_picture_of_720_pixels_have_24_and_nobody_takes_one_for_another(name: str, high: int) -> None:
    """In pixels of the picture, of which a phone calls two one. What would find no room is drawn higher."""
    board, ruleset = map_files.load(name), registry.load(RULES.get(name, "risk-1959"))
    table = ruleset.table(PLAYERS, ruleset.terms(PLAYERS, (), {}, board))
    scene = upright(scene_of(table, table.blank(), board))
    assert scene.pixels == 720
    assert Drawing(scene).compose("a game", "").size[1] * 720 // scene.width < high
    names = labels(backdrop(scene))
    assert names.spots.keys() == {spot.id for spot in scene.spots}, "nothing is left unnamed"
    assert names.regions.keys() == {region.name for region in scene.regions}
    everything = [*names.spots.values(), *names.regions.values()]
    assert {label.size * 720 // scene.width for label in everything} == {24}
    assert not any(overlap(one.box, other.box) for at, one in enumerate(everything) for other in everything[:at])
    rings = {spot.id: spot.rings for spot in scene.spots}
    for ids, label in [
        *(({spot.id}, names.spots[spot.id]) for spot in scene.spots),
        *((set(region.spots), names.regions[region.name]) for region in scene.regions),
    ]:
        if len(ids) > 1 or not all(inside(corner, rings[min(ids)]) for corner in (label.box[:2], label.box[2:])):
            own, others = (
                length(label.box, [one.at for one in scene.spots if (one.id in ids) is is_own])
                for is_own in (True, False)
            )
            assert own * 11 <= others * 10 + 10, f"{label.lines} is nearest to what it names"
    written = set(re.findall(r'<text class="(\w+)"', draw(scene, "a game: turn 7", "Next: Ben")))
    assert written <= {kind.split(".")[-1] for kind in ON}, "each kind of text is measured above"


def test_title_and_legend_are_as_large_as_names_however_wide_the_scene_is() -> None:
    board, ruleset = map_files.load("skerries"), registry.load("risk-1959")
    table = ruleset.table(PLAYERS, ruleset.terms(PLAYERS, (), {}, board))
    scene = upright(scene_of(table, table.blank(), board))
    for wide in (3360, 4200, 5040):
        svg = draw(scene._replace(width=wide), "a game", "Next: Ben")
        found = re.search(
            r'<g transform="scale\(([\d.]+)\)">(?:(?!</g>).)*<text class="player"[^>]* font-size="(\d+)"', svg
        )
        assert found
        assert float(found[1]) * int(found[2]) * 720 / wide == pytest.approx(24, abs=0.1)
