"""
A scene as SVG text: pure, in whole numbers, the same bytes for the same scene.

Everything that people wrote is escaped, and nothing has a style of its own, so that a page can be
strict. For a page that steps through a game, ids and classes stay the same: the path `area-ID` of a spot
has the class `p-sN` of its seat's number, the group `badge-ID` its badge; a spot that is no area is the disc
`stop-ID`, the k-th space of the line from A to B the dot `space-A~B~k`; the group `region-N` who holds the
region of this number, and the groups `below` and `above` what a turn changed. `Drawing` gives each alone.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from pbem.engine.picture import backdrop, legend, strokes
from pbem.engine.picture.backdrop import REGION
from pbem.engine.picture.colours import PATTERNS, SEATS, sheet
from pbem.engine.picture.labels import Label, letters_of
from pbem.engine.picture.scene import (
    CAPTURED,
    GOAL,
    NEUTRAL,
    ONE_WAY,
    PLACED,
    Arrow,
    Mark,
    Piece,
    Point,
    Region,
    Scene,
    Spot,
)
from pbem.engine.picture.widths import cut, text_width

HEAD = 300
"""Room above the map."""
_LINE, _TURNED = 190, "top of the map: right"
_COUNT, _LETTER, _TITLE, _NOTE = 128, legend.LETTER, 170, 130


def draw(scene: Scene, title: str, note: str = "") -> str:
    """Return a picture of a scene; `title` and `note` stand above the map."""
    return "".join(Drawing(scene).parts(title, note))


def draw_map(scene: Scene) -> str:
    """
    Return the map alone, without title, legend and style sheet, for a page that has all three.

    Every area has its group, also one in which nothing stands yet.
    """
    return "".join(Drawing(scene).map_parts())


class Ground(NamedTuple):
    """What all drawings of a game share: labels of spots, where names of regions stand, looks of regions."""

    labels: Mapping[str, Label]
    heads: Mapping[str, Point]
    regions: tuple[tuple[int, str], ...]


def ground_of(scene: Scene) -> Ground:
    """Place what stands still, as it is in every picture of the game."""
    bare = backdrop.backdrop(scene)
    return Ground(*backdrop.labels(bare), backdrop.region_looks(bare))


class Drawing:
    """One picture being drawn, or parts of it: the scene, and what its seats look like."""

    def __init__(self, scene: Scene, ground: Ground | None = None) -> None:
        self.scene = scene
        # Players keep their letters whether or not there is a neutral army.
        names = {one.seat: one.name for one in scene.players if one.seat != NEUTRAL}
        self.letters = {**letters_of(names), NEUTRAL: "–"}
        looks = {player.seat: f"s{at % SEATS}" for at, player in enumerate(scene.players)}
        self.looks = {**looks, NEUTRAL: "sn"}
        self.labels, self.heads, self.regions = ground or ground_of(scene)

    @cached_property
    def spots(self) -> Mapping[str, Spot]:
        """The spots by their ids."""
        return {spot.id: spot for spot in self.scene.spots}

    def parts(self, title: str, note: str) -> Iterator[str]:
        """The whole picture (`draw`)."""
        head = HEAD + _LINE * self.scene.narrow
        below = head + self.scene.height
        height = below + legend.height(self.scene)
        pixels = self.scene.pixels or self.scene.width // 10
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.scene.width} {height}" '
            f'width="{pixels}" height="{-(-height * pixels // self.scene.width)}" role="img" '
            'aria-labelledby="board-title board-desc">\n'
        )
        yield f'<title id="board-title">{strokes.escape(title)}</title>\n'
        yield f'<desc id="board-desc">{strokes.escape(self._description())}</desc>\n'
        yield f"<style>{sheet()}</style>\n"
        yield from self._patterns()
        paper = "paper" if any(spot.rings for spot in self.scene.spots) else "paper plain"
        yield f'<rect class="{paper}" width="{self.scene.width}" height="{height}"/>\n'
        yield strokes.text("title", (160, 215), cut(title, _TITLE, 6400), _TITLE)
        yield from self._note(note, self.scene.width - 560 - text_width(cut(title, _TITLE, 6400), _TITLE))
        yield f'<g transform="translate(0 {head})">\n'
        yield from self._map()
        yield "</g>\n"
        yield from legend.legend(self.scene, self.looks, self.letters, below)
        yield "</svg>\n"

    def _note(self, note: str, room: int) -> Iterator[str]:
        """What stands beside the title, or below it where the picture is narrow; there it is said how the map lies."""
        beside = note
        if self.scene.narrow:
            beside = _TURNED if self.scene.turned else ""
            yield strokes.text("note", (160, 215 + _LINE), cut(note, _NOTE, self.scene.width - 320), _NOTE)
        right = self.scene.width - 160
        short = cut(beside, _NOTE, room) if room > 0 else ""
        yield strokes.text("note", (right - text_width(short, _NOTE), 215), short, _NOTE)

    def map_parts(self) -> Iterator[str]:
        """The map and nothing else (`draw_map`)."""
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.scene.width} {self.scene.height}" '
            'role="img" aria-labelledby="board-title board-desc">\n<title id="board-title">The board</title>\n'
            f'<desc id="board-desc">{strokes.escape(self._description())}</desc>\n'
        )
        yield from self._patterns()
        yield from self._map()
        yield "</svg>\n"

    def _description(self) -> str:
        """The board and the arrows in words."""
        arrows = (f"{arrow.text}." for arrow in self.scene.arrows)
        return " ".join([*self.scene.says, *arrows])

    def _patterns(self) -> Iterator[str]:
        # A tile of whole pixels is painted five times as fast.
        tile = ' patternTransform="scale(1.1666667)"' if self.scene.narrow else ""
        yield "<defs>"
        for look in dict.fromkeys(self.looks.values()):
            hatch = "" if look == "sn" else PATTERNS[int(look[1:])]
            width = ' stroke-width="40"' if "h1" in hatch else ""
            yield (
                f'<pattern id="p-{look}" width="120" height="120" patternUnits="userSpaceOnUse"{tile}>'
                f'<rect class="b-{look}" width="120" height="120"/>'
            )
            yield f'<path class="hatch" d="{hatch}"{width}/></pattern>' if hatch else "</pattern>"
        yield "</defs>\n"

    def _map(self) -> Iterator[str]:
        scene = self.scene
        yield from (strokes.way(way) for way in scene.ways if way.kind != ONE_WAY)
        homes = {spot: place for place, region in enumerate(scene.regions) for spot in region.spots}
        for spot in scene.spots:
            look = self.regions[homes[spot.id]][0] if spot.id in homes else None
            yield self._area(spot) if look is None or not spot.rings else f'<g class="k-{look}">{self._area(spot)}</g>'
        for place, (look, rim) in enumerate(self.regions):
            # On a small screen names and fronts have to do, and a band takes a third of the time of a picture.
            if rim and not scene.narrow:
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
        for place, region in enumerate(scene.regions):
            yield f'<g id="region-{place}" class="k-{self.regions[place][0]}">{self.region(region)}</g>\n'
        yield f'<g id="below">{self.below()}</g>\n'
        yield from (strokes.name(label) for label in self.labels.values())
        for spot in scene.spots:
            if spot.rings or spot.text:
                x, y = spot.at
                id_ = strokes.escape(spot.id)
                yield f'<g id="badge-{id_}" transform="translate({x} {y})">{self.badge(spot)}</g>\n'
        yield f'<g id="above">{self.above()}</g>\n'

    def below(self) -> str:
        """What a turn changed, as far as it lies below names and badges."""
        rings = (self._mark(mark) for mark in self.scene.marks if mark.kind == CAPTURED)
        arrows = (part for arrow in self.scene.arrows for part in self._arrow(arrow))
        return "".join([*arrows, *rings])

    def above(self) -> str:
        """Armies placed, the stops of tickets, and pieces."""
        placed = (self._mark(mark) for mark in self.scene.marks if mark.kind == PLACED)
        pieces = (self._piece(piece) for piece in self.scene.pieces)
        return "".join([*placed, *self._goals(), *pieces])

    def _area(self, spot: Spot) -> str:
        if not spot.rings:
            return ""
        said = self.holder(spot)
        told = strokes.escape(f"{spot.name}: {said}" if said else spot.name)
        return (
            f'<path id="area-{strokes.escape(spot.id)}" class="{self.fill(spot)}" '
            f'd="{strokes.outline(spot.rings)}"><title>{told}</title></path>\n'
        )

    def fill(self, spot: Spot) -> str:
        """The classes of an area, by its owner."""
        look = self.looks.get(spot.seat)
        return f"area p-{look}" if look else "area"

    def holder(self, spot: Spot) -> str:
        """Who holds a spot with what, in words."""
        name = next((one.name for one in self.scene.players if one.seat == spot.seat), spot.seat)
        return ", ".join(filter(None, (name, spot.text)))

    def badge(self, spot: Spot) -> str:
        """What stands on a spot, drawn around 0 0: its badge, and a crown if it is a capital."""
        pill = self._pill((0, 0), spot.seat, spot.text) if spot.text else ""
        return pill + (self._crown(spot.home) if spot.home else "")

    def _pill(self, at: Point, seat: str, text: str) -> str:
        """A badge: the letter of its seat on strong ground, and beside it a number."""
        x, y = at
        number = max(text_width(text, _COUNT) + 50, 110)
        look, letter = self.looks.get(seat), self.letters.get(seat, "")
        side = 110 if look else 0
        left = x - (side + number) // 2
        frame = f'x="{left}" y="{y - 84}" width="{side + number}" height="168" rx="60"'
        parts = [f'<rect class="badge" {frame}/>']
        if look:
            parts.append(
                f'<path class="d-{look}" d="M{left + side} {y - 80}h-{side - 56}a56 56 0 0 0 -56 56'
                f'v48a56 56 0 0 0 56 56h{side - 56}z"/>'
            )
            parts.append(strokes.text("letter", (left + 58, y + 34), letter, _LETTER))
        parts.append(strokes.text("count", (left + side + number // 2, y + 44), text, _COUNT))
        return "".join(parts)

    def _crown(self, seat: str) -> str:
        look = self.looks.get(seat, "sn")
        return (
            f'<path class="badge d-{look}" d="M-75 -88v-78l38 30l37 -52l37 52l38 -30v78z">'
            "<title>capital</title></path>\n"
        )

    def region(self, region: Region) -> str:
        """The name of a region, what it is worth, and who holds it."""
        x, y = self.heads[region.name]
        name, worth = text_width(region.name, REGION), text_width(region.worth, REGION)
        left = x - (name + 50 + worth) // 2
        head = strokes.text("region", (left + name // 2, y), region.name, REGION)
        beside = left + name + 50 + worth // 2
        if region.seat not in self.looks:
            return head + strokes.text("region", (beside, y), region.worth, REGION)
        return head + self._pill((beside + 60, y - 46), region.seat, region.worth)

    def _arrow(self, arrow: Arrow) -> Iterator[str]:
        look = self.looks.get(arrow.seat, "sn")
        shafts, tip = strokes.bent(arrow.lines)
        yield f'<path class="rim" d="{shafts}"/>'
        yield f'<path class="shaft {arrow.kind} l-{look}" d="{shafts}"/>'
        yield f'<path class="tip d-{look}" d="{strokes.tip(tip, 125)}">'
        yield f"<title>{strokes.escape(arrow.text)}</title></path>\n"

    def _mark(self, mark: Mark) -> str:
        x, y = self.spots[mark.spot].at
        look = self.looks.get(mark.seat, "sn")
        if mark.kind == CAPTURED:
            return f'<rect class="ring l-{look}" x="{x - 185}" y="{y - 118}" width="370" height="236" rx="90"/>\n'
        width = text_width(mark.text, _LETTER) + 44
        left = x + 95
        return (
            f'<g><rect class="badge d-{look}" x="{left}" y="{y - 168}" width="{width}" height="112" '
            f'rx="50"/>{strokes.text("letter", (left + width // 2, y - 78), mark.text, _LETTER)}</g>\n'
        )

    def _goals(self) -> Iterator[str]:
        """Small discs beside a city: whose ticket names it, and as which stop."""
        seen: dict[str, int] = {}
        for mark in self.scene.marks:
            if mark.kind == GOAL:
                x, y = self.spots[mark.spot].at
                x += 62 + 104 * seen.get(mark.spot, 0)
                seen[mark.spot] = seen.get(mark.spot, 0) + 1
                look = self.looks.get(mark.seat, "sn")
                yield f'<circle class="badge d-{look}" cx="{x}" cy="{y - 62}" r="52"/>'
                yield strokes.text("letter", (x, y - 34), mark.text, 80)

    def _piece(self, piece: Piece) -> str:
        x, y = piece.at
        look = self.looks.get(piece.seat, "sn")
        return (
            f'<g><path class="badge d-{look}" d="M{x} {y}l-70 -100a90 90 0 1 1 140 0z"/>'
            f"{strokes.text('letter', (x, y - 125), self.letters.get(piece.seat, piece.text), _LETTER)}</g>\n"
        )
