"""
A scene as SVG text: pure, in whole numbers, the same bytes for the same scene.

Everything that people wrote is escaped, and nothing has a style of its own, so that a page can be
strict. For a page that steps through a game, ids and classes stay the same: the path `area-ID` of a spot
has the class `p-sN` of its seat's number, the group `badge-ID` its badge; a spot that is no area is the disc
`stop-ID`, the k-th space of the line from A to B the dot `space-A~B~k`; the group `region-N` who holds the
region of this number, and the groups `below` and `above` what a turn changed. `Drawing` gives each alone.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from pbem.engine.picture import backdrop, legend, strokes
from pbem.engine.picture.colours import SEATS, pattern, sheet
from pbem.engine.picture.labels import Label
from pbem.engine.picture.scene import ONE_WAY, Region, Scene, Spot
from pbem.engine.picture.signs import Signs
from pbem.engine.picture.strokes import Stamp, written
from pbem.engine.picture.widths import cut, text_width

HEAD = 300
"""Room above the map."""
_MOST_WITH_BANDS = 250
_LINE, _TURNED = 190, "top of the map: right"
_TITLE, _NOTE = 170, 130


class Composition(NamedTuple):
    """
    A picture by its stamps: how wide and high it is, how wide in pixels, what is said of it, and the stamps.

    `patterns` fill areas by the look of a seat. Those of `board` stand `top` below the upper edge.
    """

    size: tuple[int, int]
    pixels: int
    told: str
    patterns: Mapping[str, str]
    frame: tuple[Stamp, ...]
    top: int
    board: tuple[Stamp, ...]
    legend: tuple[Stamp, ...]

    def svg(self) -> str:
        """Return the picture as SVG."""
        (width, height), board = self.size, written(self.board)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{self.pixels}" height="{-(-height * self.pixels // width)}" role="img" '
            f'aria-labelledby="board-title board-desc">\n{self.told}'
            f"<style>{sheet()}</style>\n{write_patterns(self.patterns)}{written(self.frame)}"
            f'<g transform="translate(0 {self.top})">\n{board}</g>\n{written(self.legend)}</svg>\n'
        )


def draw(scene: Scene, title: str, note: str = "") -> str:
    """Return a picture of a scene; `title` and `note` stand above the map."""
    return Drawing(scene).compose(title, note).svg()


def draw_map(scene: Scene) -> str:
    """
    Return the map alone, without title, legend and style sheet, for a page that has all three.

    Every area has its group, also one in which nothing stands yet.
    """
    return Drawing(scene).map_alone()


def write_patterns(patterns: Mapping[str, str]) -> str:
    """Return patterns as the definitions that stand before what they fill."""
    return f"<defs>{''.join(patterns.values())}</defs>\n"


class Ground(NamedTuple):
    """What all drawings of a game share: signs of seats, labels of spots, where names of regions stand, their looks."""

    signs: Signs
    labels: Mapping[str, Label]
    heads: Mapping[str, Label]
    regions: tuple[tuple[int, str], ...]


def ground_of(scene: Scene) -> Ground:
    """Place what stands still, as it is in every picture of the game."""
    bare = backdrop.backdrop(scene)
    return Ground(Signs(scene.players, SEATS), *backdrop.labels(bare), backdrop.region_looks(bare))


class Drawing:
    """One picture being drawn, or parts of it: the scene, and what its seats look like."""

    def __init__(self, scene: Scene, ground: Ground | None = None) -> None:
        self.scene = scene
        self.signs, self.labels, self.heads, self.regions = ground or ground_of(scene)

    @cached_property
    def spots(self) -> Mapping[str, Spot]:
        """The spots by their ids."""
        return {spot.id: spot for spot in self.scene.spots}

    def compose(self, title: str, note: str) -> Composition:
        """The whole picture (`draw`)."""
        scale, (looks, letters) = self.scene.scale, (self.signs.looks, self.signs.letters)
        head, room = (HEAD + _LINE * self.scene.narrow) * scale // 1000, self.scene.width * 1000 // scale
        below = head + self.scene.height
        size = (self.scene.width, below + legend.height(self.scene) * scale // 1000)
        return Composition(
            size,
            self.scene.pixels or self.scene.width // 10,
            self._told(title),
            self._patterns(),
            (self._paper(size), *strokes.scaled(self._frame(room, title, note), scale)),
            head,
            tuple(self._map()),
            tuple(strokes.scaled(legend.legend(self.scene, looks, letters, below * 1000 // scale, room), scale)),
        )

    def _told(self, title: str) -> str:
        """The title, and the board and the arrows in words."""
        arrows = (f"{arrow.text}." for arrow in self.scene.arrows)
        words = " ".join([*self.scene.says, *arrows])
        return (
            f'<title id="board-title">{strokes.escape(title)}</title>\n'
            f'<desc id="board-desc">{strokes.escape(words)}</desc>\n'
        )

    def _paper(self, size: tuple[int, int]) -> Stamp:
        paper = "paper" if any(spot.rings for spot in self.scene.spots) else "paper plain"
        return Stamp(f'<rect class="{paper}" width="{size[0]}" height="{size[1]}"/>\n', (0, 0, *size))

    def _frame(self, width: int, title: str, note: str) -> Iterator[Stamp]:
        """
        The title, and what stands beside it, or below it where the picture is narrow.

        There it is said how the map lies.
        """
        short = cut(title, _TITLE, 6400)
        yield strokes.text_stamp("title", (160, 215), short, _TITLE)
        beside = note
        if self.scene.narrow:
            beside = _TURNED if self.scene.turned else ""
            yield strokes.text_stamp("note", (160, 215 + _LINE), cut(note, _NOTE, width - 320), _NOTE)
        room = width - 560 - text_width(short, _TITLE)
        beside = cut(beside, _NOTE, room) if room > 0 else ""
        yield strokes.text_stamp("note", (width - 160 - text_width(beside, _NOTE), 215), beside, _NOTE)

    def map_alone(self) -> str:
        """The map and nothing else (`draw_map`)."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.scene.width} {self.scene.height}" '
            f'role="img" aria-labelledby="board-title board-desc">\n{self._told("The board")}'
            f"{write_patterns(self._patterns())}{written(self._map())}</svg>\n"
        )

    def _patterns(self) -> Mapping[str, str]:
        # A tile of whole pixels is painted five times as fast.
        tile = ' patternTransform="scale(1.1666667)"' if self.scene.narrow else ""
        return {look: pattern(look, tile) for look in self.signs.looks.values()}

    def _map(self) -> Iterator[Stamp]:
        scene = self.scene
        yield self._spread(strokes.way(way) for way in scene.ways if way.kind != ONE_WAY)
        homes = {spot: place for place, region in enumerate(scene.regions) for spot in region.spots}
        for spot in scene.spots:
            if spot.rings:
                yield self._area(spot, self.regions[homes[spot.id]][0] if spot.id in homes else None)
        yield self._spread(self._lines())
        for place, region in enumerate(scene.regions):
            stamp = self.signs.region(region, self.heads[region.name])
            group = f'<g id="region-{place}" class="k-{self.regions[place][0]}">{stamp.svg}</g>\n'
            yield stamp._replace(svg=group)
        yield from _group("below", self._below())
        yield from (strokes.name(label) for label in self.labels.values())
        yield from (self.signs.badge(spot) for spot in scene.spots if spot.rings or spot.text)
        yield from _group("above", self._above())

    def _spread(self, drawn: Iterable[str]) -> Stamp:
        """What lies all over the map and never changes: one stamp."""
        return Stamp("".join(drawn), (0, 0, self.scene.width, self.scene.height))

    def _lines(self) -> Iterator[str]:
        """Bands along the edges of regions, the lines between them and along the sea, and what lies on ways."""
        scene = self.scene
        for place, (look, rim) in enumerate(self.regions):
            # On a small screen, or among many areas, names and fronts have to do: bands take a third of the time of a
            # picture, and most of it where regions are scattered.
            if rim and not scene.narrow and len(scene.spots) <= _MOST_WITH_BANDS:
                yield f'<clipPath id="land-{place}"><path clip-rule="evenodd" d="{rim}"/></clipPath>'
                yield f'<g class="k-{look}"><path class="band" clip-path="url(#land-{place})" d="{rim}"/></g>\n'
        fronts, coast = backdrop.fronts_and_coast(backdrop.backdrop(scene))
        if fronts:
            yield f'<path class="front" d="{fronts}"/>\n'
        if coast:
            yield f'<path class="coast" d="{coast}"/>\n'
        yield from (strokes.stop(spot) for spot in scene.spots if not spot.rings)
        yield from (strokes.one_way(way) for way in scene.ways if way.kind == ONE_WAY)
        for way in scene.ways:
            yield from strokes.dots(way)

    def below(self) -> str:
        """What a turn changed, as far as it lies below names and badges."""
        return written(self._below())

    def _below(self) -> Iterator[Stamp]:
        return self.signs.below(self.scene.arrows, self.scene.marks, self.spots)

    def above(self) -> str:
        """Armies placed, the stops of tickets, and pieces."""
        return written(self._above())

    def _above(self) -> Iterator[Stamp]:
        return self.signs.above(self.scene.marks, self.scene.pieces, self.spots)

    def badge(self, spot: Spot) -> str:
        """What stands on a spot, drawn around 0 0."""
        return self.signs.badge(spot).svg

    def region(self, region: Region) -> str:
        """The name of a region, what it is worth, and who holds it."""
        return self.signs.region(region, self.heads[region.name]).svg

    def _area(self, spot: Spot, region: int | None) -> Stamp:
        """An area in the colour of its owner, or of its region if the number of that is given."""
        said = self.holder(spot)
        told = strokes.escape(f"{spot.name}: {said}" if said else spot.name)
        path, box = strokes.outline(spot.rings)
        svg = (
            f'<path id="area-{strokes.escape(spot.id)}" class="{self.fill(spot)}" '
            f'd="{path}"><title>{told}</title></path>\n'
        )
        return Stamp(svg if region is None else f'<g class="k-{region}">{svg}</g>', box)

    def fill(self, spot: Spot) -> str:
        """The classes of an area, by its owner."""
        look = self.signs.looks.get(spot.seat)
        return f"area p-{look}" if look else "area"

    def holder(self, spot: Spot) -> str:
        """Who holds a spot with what, in words."""
        name = next((one.name for one in self.scene.players if one.seat == spot.seat), spot.seat)
        return ", ".join(filter(None, (name, spot.text)))


def _group(id_: str, stamps: Iterator[Stamp]) -> Iterator[Stamp]:
    yield Stamp(f'<g id="{id_}">')
    yield from stamps
    yield Stamp("</g>\n")
