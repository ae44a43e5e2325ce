"""
What is the same in all pictures of a game: names and where they stand, fronts and coasts.

Names are placed once for a map, so that none jumps about from turn to turn.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from pbem.engine.picture.colours import REGIONS
from pbem.engine.picture.equal_names import EqualNames
from pbem.engine.picture.labels import BADGE, STOP, BoxNet, Label, Labelling, Named, area_net, place_head, reserved
from pbem.engine.picture.mosaic import by_edge, edges
from pbem.engine.picture.scene import Point, Region, Scene
from pbem.engine.picture.widths import text_width

REGION = 140
"""The size of a region's name."""


def backdrop(scene: Scene) -> Scene:
    """Return the map of a scene without what stands on it, which is the same in all pictures of a game."""
    return Scene(
        scene.height,
        (),
        tuple(spot._replace(seat="", text="", home="") for spot in scene.spots),
        scene.ways,
        tuple(region._replace(seat="") for region in scene.regions),
        width=scene.width,
        names=scene.names,
    )


class Lettering(NamedTuple):
    """The labels of spots by their ids, and those of regions by their names."""

    spots: Mapping[str, Label]
    regions: Mapping[str, Label]


def labels(scene: Scene) -> Lettering:
    """Return the names on a map, and where they stand."""
    if scene.names:
        return _of_one_size(scene)
    labelling, heads = _labelling(scene)
    return Lettering(labelling.labels(), heads)


def names_all(scene: Scene) -> bool:
    """Say whether there is room for the label of each spot, of the size that all should have."""
    return bool(_of_one_size(scene).spots) if scene.names else _labelling(scene)[0].fits()


@lru_cache(maxsize=8)
def _of_one_size(scene: Scene) -> Lettering:
    things, size = _things(scene), (scene.width, scene.height)
    heads = [(f"{region.name} {region.worth}", _inner(region, things)) for region in scene.regions]
    found = EqualNames(things, BoxNet(reserved(things)), area_net(things), size, scene.names).place(heads)
    spots, regions = (spot.id for spot in scene.spots), (region.name for region in scene.regions)
    return Lettering(dict(zip(spots, found, strict=False)), dict(zip(regions, found[len(things) :], strict=False)))


@lru_cache(maxsize=8)
def _labelling(scene: Scene) -> tuple[Labelling, Mapping[str, Label]]:
    things, size = _things(scene), (scene.width, scene.height)
    taken, areas = BoxNet(reserved(things)), area_net(things)
    heads: dict[str, Label] = {}
    for region in scene.regions:
        text = f"{region.name} {region.worth}"
        wide = text_width(text, REGION) + 280
        at = region.at or place_head((wide, 190), _inner(region, things), taken, areas, size)
        box = (at[0] - wide // 2, at[1] - 140, at[0] + wide // 2, at[1] + 60)
        heads[region.name] = Label((text,), at, REGION, box)
        taken.add(box)
    return Labelling(things, [head.box for head in heads.values()], size), heads


def _things(scene: Scene) -> Sequence[Named]:
    return [Named(spot.id, spot.name, spot.at, spot.rings, BADGE if spot.rings else STOP) for spot in scene.spots]


def _inner(region: Region, things: Sequence[Named]) -> Sequence[Named]:
    return [one for one in things if one.id in region.spots]


@lru_cache(maxsize=4)
def fronts_and_coast(scene: Scene) -> tuple[str, str]:
    """Return the lines between regions and those along the sea."""
    home = {spot: region.name for region in scene.regions for spot in region.spots}
    sides = _sides(scene)
    fronts, coast = [], []
    for spot in scene.spots:
        for ring in spot.rings:
            for a, b in edges(ring):
                names = sides.pop(frozenset((a, b)), [])
                if len(names) == 1:
                    coast.append((a, b))
                elif len({home.get(one) for one in names}) > 1:
                    fronts.append((a, b))
    return _strokes(fronts), _strokes(coast)


@lru_cache(maxsize=4)
def region_looks(scene: Scene) -> tuple[tuple[int, str], ...]:
    """Return for each region the number of its colour, not that of one beside it, and its outline as a path."""
    home = {spot: place for place, region in enumerate(scene.regions) for spot in region.spots}
    beside: dict[int, set[int]] = {}
    rims: dict[int, list[tuple[Point, Point]]] = {}
    sides = _sides(scene)
    for spot in scene.spots:
        here = home.get(spot.id, -1)
        for ring in spot.rings:
            for a, b in edges(ring):
                around = {home.get(one, -1) for one in sides[frozenset((a, b))] if one != spot.id}
                beside.setdefault(here, set()).update(around - {here})
                if here not in around:
                    rims.setdefault(here, []).append((a, b))
    for way in scene.ways:
        for one, other in (way.ends, way.ends[::-1]):
            beside.setdefault(home.get(one, -1), set()).add(home.get(other, -1))
    looks: list[tuple[int, str]] = []
    for place, _ in enumerate(scene.regions):
        near = {looks[other][0] for other in beside.get(place, ()) if 0 <= other < place}
        free = [(place + step) % REGIONS for step in range(REGIONS) if (place + step) % REGIONS not in near]
        looks.append(((free or [place % REGIONS])[0], _rim(rims.get(place, ()))))
    return tuple(looks)


def _sides(scene: Scene) -> dict[frozenset[Point], list[str]]:
    return by_edge((spot.id, spot.rings) for spot in scene.spots)


def _rim(sides: Iterable[tuple[Point, Point]]) -> str:
    """Return closed paths along these edges, in whichever direction each was drawn."""
    beside: dict[Point, list[Point]] = {}
    for a, b in sides:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    parts = []
    for start, around in beside.items():
        while around:
            here, path = start, []
            while beside[here]:
                path.append(f"{here[0]} {here[1]}")
                there = beside[here].pop()
                beside[there].remove(here)
                here = there
            parts.append(f"M{'L'.join(path)}z")
    return "".join(parts)


def _strokes(pairs: "list[tuple[Point, Point]]") -> str:
    parts, last = [], None
    for a, b in pairs:
        parts.append(f"L{b[0]} {b[1]}" if a == last else f"M{a[0]} {a[1]}L{b[0]} {b[1]}")
        last = b
    return "".join(parts)
