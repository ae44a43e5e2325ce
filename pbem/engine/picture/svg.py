"""
A scene as SVG text: pure, in whole numbers, the same bytes for the same scene.

Everything that people wrote (names, titles) is escaped. The areas, badges and names have ids and
classes, so that a page can change colours and numbers in place: area and badge of a spot are in
`<g id="spot-ID">`, its seat is the class `b-sN`, its number the text of class `count`.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape as escape_markup
from math import isqrt

from pbem.engine.picture.colours import PATTERNS, SEATS, sheet
from pbem.engine.picture.labels import (
    BADGE,
    STOP,
    Label,
    Named,
    letters_of,
    outlines,
    place_head,
    place_labels,
    reserved,
)
from pbem.engine.picture.mosaic import edges
from pbem.engine.picture.widths import cut, text_width
from pbem.engine.scene import (
    CAPTURED,
    GOAL,
    LINE,
    NEUTRAL,
    PLACED,
    SEA,
    WIDTH,
    Arrow,
    Mark,
    Piece,
    Player,
    Point,
    Region,
    Ring,
    Scene,
    Spot,
    Way,
)
from pbem.engine.text.wrapping import HARMFUL

HEAD, _LINE = 300, 190
"""Room above the map, and a line of the legend."""
_REGION, _COUNT, _LETTER, _TITLE, _LEGEND = 140, 128, 96, 170, 130


def escape(text: str) -> str:
    """Write a text so that it is nothing but text; signs that steer or hide are replaced."""
    return escape_markup(re.sub(HARMFUL, "\ufffd", text))


def draw(scene: Scene, title: str, note: str = "") -> str:
    """Return a picture of a scene; `title` and `note` stand above the map."""
    return "".join(_Drawing(scene).parts(title, note))


class _Drawing:
    """One picture being drawn: the scene, and what its seats look like."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        names = {player.seat: player.name for player in scene.players}
        self.letters = {**letters_of(names), NEUTRAL: "–"}
        looks = {player.seat: f"s{at % SEATS}" for at, player in enumerate(scene.players)}
        self.looks = {**looks, NEUTRAL: "sn"}
        self.spots = {spot.id: spot for spot in scene.spots}
        self.labels, self.heads = _labels(_static(scene))

    def parts(self, title: str, note: str) -> Iterator[str]:
        columns = _legend_columns(len(self.scene.players))
        lines = -(-len(self.scene.players) // columns)
        height = HEAD + self.scene.height + lines * _LINE + 100
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH // 10}" height="{height // 10}" role="img" '
            'aria-labelledby="board-title board-desc">\n'
        )
        yield f'<title id="board-title">{escape(title)}</title>\n'
        yield f'<desc id="board-desc">{escape(" ".join(self.scene.says))}</desc>\n'
        yield f"<style>{sheet()}</style>\n"
        yield from self._patterns()
        paper = "paper" if any(spot.rings for spot in self.scene.spots) else "paper plain"
        yield f'<rect class="{paper}" width="{WIDTH}" height="{height}"/>\n'
        yield _text("title", (160, 215), cut(title, _TITLE, 6400), _TITLE)
        short = cut(note, _LEGEND, 9700 - 260 - text_width(cut(title, _TITLE, 6400), _TITLE))
        yield _text("note", (WIDTH - 160 - text_width(short, _LEGEND), 215), short, _LEGEND)
        yield f'<g transform="translate(0 {HEAD})">\n'
        yield from self._map()
        yield "</g>\n"
        for place, player in enumerate(self.scene.players):
            line, column = divmod(place, columns)
            x = 160 + column * (WIDTH - 320) // columns
            at = (x, HEAD + self.scene.height + line * _LINE + 70)
            yield from self._legend(player, at, (WIDTH - 320) // columns)
        yield "</svg>\n"

    def _patterns(self) -> Iterator[str]:
        yield "<defs>"
        for look in dict.fromkeys(self.looks.values()):
            hatch = "" if look == "sn" else PATTERNS[int(look[1:])]
            width = ' stroke-width="40"' if "h1" in hatch else ""
            yield (
                f'<pattern id="p-{look}" width="120" height="120" patternUnits="userSpaceOnUse">'
                f'<rect class="b-{look}" width="120" height="120"/>'
            )
            yield f'<path class="hatch" d="{hatch}"{width}/></pattern>' if hatch else "</pattern>"
        yield "</defs>\n"

    def _map(self) -> Iterator[str]:
        scene = self.scene
        yield from (_way(way) for way in scene.ways)
        for spot in scene.spots:
            yield self._area(spot)
        fronts, coast = _outlines(_static(scene))
        if fronts:
            yield f'<path class="front" d="{fronts}"/>\n'
        if coast:
            yield f'<path class="coast" d="{coast}"/>\n'
        yield from (_stop(spot) for spot in scene.spots if not spot.rings)
        for way in scene.ways:
            yield from _dots(way)
        yield from (self._region(region) for region in scene.regions)
        for arrow in scene.arrows:
            yield from self._arrow(arrow)
        yield from (self._mark(mark) for mark in scene.marks if mark.kind == CAPTURED)
        yield from (_name(label) for label in self.labels.values())
        yield from (self._badge(spot) for spot in scene.spots if spot.text)
        yield from (self._mark(mark) for mark in scene.marks if mark.kind == PLACED)
        yield from self._goals()
        yield from (self._piece(piece) for piece in scene.pieces)

    def _area(self, spot: Spot) -> str:
        if not spot.rings:
            return ""
        look = self.looks.get(spot.seat)
        fill = f" p-{look}" if look else ""
        holder = next((one.name for one in self.scene.players if one.seat == spot.seat), spot.seat)
        said = ", ".join(filter(None, (holder, spot.text)))
        told = escape(f"{spot.name}: {said}" if said else spot.name)
        return (
            f'<path id="area-{escape(spot.id)}" class="area{fill}" d="{_outline(spot.rings)}">'
            f"<title>{told}</title></path>\n"
        )

    def _badge(self, spot: Spot) -> str:
        return self._pill(spot.at, spot.seat, spot.text, f"badge-{spot.id}") + (
            self._star(spot) if spot.home else ""
        )

    def _pill(self, at: Point, seat: str, text: str, id_: str) -> str:
        """A badge: the letter of its seat on strong ground, and beside it a number."""
        x, y = at
        number = max(text_width(text, _COUNT) + 50, 110)
        look, letter = self.looks.get(seat), self.letters.get(seat, "")
        side = 110 if look else 0
        left = x - (side + number) // 2
        frame = f'x="{left}" y="{y - 84}" width="{side + number}" height="168" rx="60"'
        parts = [f'<g id="{escape(id_)}"><rect class="badge" {frame}/>']
        if look:
            parts.append(
                f'<path class="d-{look}" d="M{left + side} {y - 80}h-{side - 56}a56 56 0 0 0 -56 56'
                f'v48a56 56 0 0 0 56 56h{side - 56}z"/>'
            )
            parts.append(_text("letter", (left + 58, y + 34), letter, _LETTER))
        parts.append(_text("count", (left + side + number // 2, y + 44), text, _COUNT))
        return "".join([*parts, "</g>\n"])

    def _star(self, spot: Spot) -> str:
        x, y = spot.at[0], spot.at[1] - 150
        look = self.looks.get(spot.home, "sn")
        return (
            f'<path class="badge d-{look}" d="M{x - 75} {y + 62}v-78l38 30l37 -52l37 52l38 -30v78z">'
            "<title>capital</title></path>\n"
        )

    def _region(self, region: Region) -> str:
        x, y = self.heads[region.name]
        name, worth = text_width(region.name, _REGION), text_width(region.worth, _REGION)
        left = x - (name + 50 + worth) // 2
        head = _text("region", (left + name // 2, y), region.name, _REGION)
        beside = left + name + 50 + worth // 2
        if region.seat not in self.looks:
            return head + _text("region", (beside, y), region.worth, _REGION)
        return head + self._pill((beside + 60, y - 46), region.seat, region.worth, "held")

    def _arrow(self, arrow: Arrow) -> Iterator[str]:
        look = self.looks.get(arrow.seat, "sn")
        shafts, tip = _bent(arrow.lines)
        yield f'<path class="rim" d="{shafts}"/>'
        yield f'<path class="shaft {arrow.kind} l-{look}" d="{shafts}"/>'
        yield f'<path class="tip d-{look}" d="{_tip(tip, 125)}">'
        yield f"<title>{escape(arrow.text)}</title></path>\n"

    def _mark(self, mark: Mark) -> str:
        x, y = self.spots[mark.spot].at
        look = self.looks.get(mark.seat, "sn")
        if mark.kind == CAPTURED:
            return (
                f'<rect class="ring l-{look}" x="{x - 185}" y="{y - 118}" width="370" height="236" '
                'rx="90"/>\n'
            )
        width = text_width(mark.text, _LETTER) + 44
        left = x + 95
        return (
            f'<g><rect class="badge d-{look}" x="{left}" y="{y - 168}" width="{width}" height="112" '
            f'rx="50"/>{_text("letter", (left + width // 2, y - 78), mark.text, _LETTER)}</g>\n'
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
                yield _text("letter", (x, y - 34), mark.text, 80)

    def _piece(self, piece: Piece) -> str:
        x, y = piece.at
        look = self.looks.get(piece.seat, "sn")
        return (
            f'<g><path class="badge d-{look}" d="M{x} {y}l-70 -100a90 90 0 1 1 140 0z"/>'
            f"{_text('letter', (x, y - 125), self.letters.get(piece.seat, piece.text), _LETTER)}</g>\n"
        )

    def _legend(self, player: Player, at: Point, room: int) -> Iterator[str]:
        x, y = at
        look = self.looks[player.seat]
        yield f'<rect class="badge p-{look}" x="{x}" y="{y - 70}" width="240" height="150" rx="30"/>'
        yield f'<circle class="d-{look}" cx="{x + 120}" cy="{y + 5}" r="62"/>'
        yield _text("letter", (x + 120, y + 38), self.letters[player.seat], _LETTER)
        note = cut(player.note, _LEGEND - 14, room // 2)
        name = cut(player.name, _LEGEND, room - 380 - text_width(note, _LEGEND - 14))
        yield _text("player", (x + 290, y + 48), name, _LEGEND)
        yield _text("note", (x + 350 + text_width(name, _LEGEND), y + 48), note, _LEGEND - 14)


# ── what does not change in a game ───────────────────────────────────────────────────────────────


def _static(scene: Scene) -> Scene:
    """Return the map of a scene without what stands on it, which is the same in all pictures of a game."""
    return Scene(
        scene.height,
        (),
        tuple(
            spot._replace(seat="", text="0" if spot.text else "", home="") for spot in scene.spots
        ),
        scene.ways,
        tuple(region._replace(seat="") for region in scene.regions),
    )


@lru_cache(maxsize=4)
def _labels(scene: Scene) -> tuple[Mapping[str, Label], Mapping[str, Point]]:
    """Return the labels of spots, and where the names of regions stand."""
    things = [
        Named(spot.id, spot.name, spot.at, spot.rings, BADGE if spot.rings else STOP)
        for spot in scene.spots
    ]
    full, grounds = list(reserved(things)), outlines(things)
    heads: dict[str, Point] = {}
    for region in scene.regions:
        wide = text_width(f"{region.name} {region.worth}", _REGION) + 280
        inner = [one for one in things if one.id in region.spots]
        at = region.at or place_head((wide, 190), inner, full, grounds, scene.height)
        heads[region.name] = at
        full.append((at[0] - wide // 2, at[1] - 140, at[0] + wide // 2, at[1] + 60))
    return place_labels(things, full, scene.height), heads


@lru_cache(maxsize=4)
def _outlines(scene: Scene) -> tuple[str, str]:
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


# ── strokes ──────────────────────────────────────────────────────────────────────────────────────


def _outline(rings: tuple[Ring, ...]) -> str:
    return "".join(f"M{'L'.join(f'{x} {y}' for x, y in ring)}z" for ring in rings)


def _line(points: tuple[Point, ...]) -> str:
    return f"M{'L'.join(f'{x} {y}' for x, y in points)}"


def _way(way: Way) -> str:
    kind = " sea-way" if way.kind == SEA else ""
    path = "".join(_line(points) for points in way.lines)
    return f'<path class="way{kind}" d="{path}"/>\n'


def _dots(way: Way) -> Iterator[str]:
    """The spaces of a line, to be counted."""
    if way.kind == LINE:
        (ax, ay), (bx, by) = way.lines[0][0], way.lines[0][-1]
        for step in range(1, way.spaces):
            x = ax + (bx - ax) * step // way.spaces
            y = ay + (by - ay) * step // way.spaces
            yield f'<circle class="dot" cx="{x}" cy="{y}" r="27"/>'


def _stop(spot: Spot) -> str:
    x, y = spot.at
    return f'<circle class="badge" cx="{x}" cy="{y}" r="34"><title>{escape(spot.name)}</title></circle>\n'


def _name(label: Label) -> str:
    x, y = label.at
    return "".join(
        _text("name", (x, y + place * label.pitch), line, label.size)
        for place, line in enumerate(label.lines)
    )


def _text(kind: str, at: Point, text: str, size: int) -> str:
    if not text:
        return ""
    return (
        f'<text class="{kind}" x="{at[0]}" y="{at[1]}" font-size="{size}" '
        f'textLength="{text_width(text, size)}" lengthAdjust="spacingAndGlyphs">{escape(text)}</text>\n'
    )


def _bent(lines: tuple[tuple[Point, ...], ...]) -> tuple[str, tuple[Point, Point]]:
    """Return the shaft of an arrow, bent a little, and where its tip points from and to."""
    shafts, tip = [], (lines[-1][-2], lines[-1][-1])
    for place, points in enumerate(lines):
        if len(points) > 2:
            shafts.append(_line(points))
            continue
        (ax, ay), (bx, by) = points
        bend = ((ax + bx) // 2 + (by - ay) // 8, (ay + by) // 2 - (bx - ax) // 8)
        start = _towards((ax, ay), bend, 130) if place == 0 else (ax, ay)
        end = _towards((bx, by), bend, 250) if place == len(lines) - 1 else (bx, by)
        shafts.append(f"M{start[0]} {start[1]}Q{bend[0]} {bend[1]} {end[0]} {end[1]}")
        tip = bend, _towards((bx, by), bend, 150)
    return "".join(shafts), tip


def _towards(a: Point, b: Point, far: int) -> Point:
    """Return the point so far from one towards another, but at most half of the way."""
    length = isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) or 1
    far = min(far, length // 2)
    return a[0] + (b[0] - a[0]) * far // length, a[1] + (b[1] - a[1]) * far // length


def _tip(way: tuple[Point, Point], size: int) -> str:
    """A triangle at the end of a shaft."""
    (ax, ay), (bx, by) = way
    dx, dy = bx - ax, by - ay
    far = isqrt(dx * dx + dy * dy) or 1
    ux, uy = dx * size // far, dy * size // far
    return (
        f"M{bx + ux // 6} {by + uy // 6}L{bx - ux - uy * 2 // 3} {by - uy + ux * 2 // 3}"
        f"L{bx - ux + uy * 2 // 3} {by - uy - ux * 2 // 3}z"
    )


def _legend_columns(players: int) -> int:
    return 3 if players > 4 else max(players, 1)
