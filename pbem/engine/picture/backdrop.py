"""
What is the same in all pictures of a game: names and where they stand, fronts and coasts.

Names are placed once for a map, so that none jumps about from turn to turn.
"""

from collections.abc import Mapping
from functools import lru_cache

from pbem.engine.picture.labels import (
    BADGE,
    STOP,
    Label,
    Named,
    outlines,
    place_head,
    place_labels,
    reserved,
)
from pbem.engine.picture.mosaic import edges
from pbem.engine.picture.scene import Point, Scene
from pbem.engine.picture.widths import text_width

REGION = 140
"""The size of a region's name."""


def backdrop(scene: Scene) -> Scene:
    """Return the map of a scene without what stands on it, which is the same in all pictures of a game."""
    return Scene(
        scene.height,
        (),
        tuple(spot._replace(seat="", text="0" if spot.text else "", home="") for spot in scene.spots),
        scene.ways,
        tuple(region._replace(seat="") for region in scene.regions),
    )


@lru_cache(maxsize=4)
def labels(scene: Scene) -> tuple[Mapping[str, Label], Mapping[str, Point]]:
    """Return the labels of spots, and where the names of regions stand."""
    things = [Named(spot.id, spot.name, spot.at, spot.rings, BADGE if spot.rings else STOP) for spot in scene.spots]
    full, grounds = list(reserved(things)), outlines(things)
    heads: dict[str, Point] = {}
    for region in scene.regions:
        wide = text_width(f"{region.name} {region.worth}", REGION) + 280
        inner = [one for one in things if one.id in region.spots]
        at = region.at or place_head((wide, 190), inner, full, grounds, scene.height)
        heads[region.name] = at
        full.append((at[0] - wide // 2, at[1] - 140, at[0] + wide // 2, at[1] + 60))
    return place_labels(things, full, scene.height), heads


@lru_cache(maxsize=4)
def fronts_and_coast(scene: Scene) -> tuple[str, str]:
    """Return the lines between regions and those along the sea."""
    home = {spot: region.name for region in scene.regions for spot in region.spots}
    sides: dict[frozenset[Point], list[str]] = {}
    for spot in scene.spots:
        for ring in spot.rings:
            for a, b in edges(ring):
                sides.setdefault(frozenset((a, b)), []).append(spot.id)
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


def _strokes(pairs: "list[tuple[Point, Point]]") -> str:
    parts, last = [], None
    for a, b in pairs:
        parts.append(f"L{b[0]} {b[1]}" if a == last else f"M{a[0]} {a[1]}L{b[0]} {b[1]}")
        last = b
    return "".join(parts)
