"""
What stands on a map and is somebody's: badges, crowns, names of regions, arrows, marks, pieces.

Each is a `Stamp` in the colour of its seat, which stands in it as a letter as well.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from pbem.engine.picture import strokes
from pbem.engine.picture.labels import Label, letters_of
from pbem.engine.picture.layout import Box
from pbem.engine.picture.scene import (
    CAPTURED,
    GOAL,
    NEUTRAL,
    PLACED,
    Arrow,
    LegendEntry,
    Mark,
    Piece,
    Point,
    Region,
    Spot,
)
from pbem.engine.picture.strokes import Stamp, around, together
from pbem.engine.picture.widths import text_width

_COUNT, LETTER = 128, 96
_CROWN = (-85, -200, 85, -80)


class Signs:
    """The signs of the seats of a game: what each looks like, and its letter."""

    def __init__(self, players: Sequence[LegendEntry], seats: int) -> None:
        # Players keep their letters whether or not there is a neutral army.
        names = {one.seat: one.name for one in players if one.seat != NEUTRAL}
        self.letters = {**letters_of(names), NEUTRAL: "–"}
        self.looks = {player.seat: f"s{at % seats}" for at, player in enumerate(players)} | {NEUTRAL: "sn"}
        self._arrows: dict[Arrow, Stamp] = {}

    def badge(self, spot: Spot) -> Stamp:
        """What stands on a spot: its badge, and a crown if it is a capital; a group around its place."""
        drawn: list[tuple[str, Box]] = []
        if spot.text:
            drawn.append(self._pill((0, 0), spot.seat, spot.text))
        if spot.home:
            drawn.append((self._crown(spot.home), _CROWN))
        ink = "".join(svg for svg, _ in drawn)
        box = together(box for _, box in drawn) if drawn else None
        return Stamp(ink, box, at=spot.at, id=f"badge-{strokes.escape(spot.id)}")

    def _pill(self, at: Point, seat: str, text: str) -> tuple[str, Box]:
        return _pill(at, self.looks.get(seat), self.letters.get(seat, ""), text)

    def _crown(self, seat: str) -> str:
        look = self.looks.get(seat, "sn")
        return (
            f'<path class="badge d-{look}" d="M-75 -88v-78l38 30l37 -52l37 52l38 -30v78z">'
            "<title>capital</title></path>\n"
        )

    def region(self, region: Region, label: Label) -> Stamp:
        """The name of a region, what it is worth, and who holds it."""
        (x, y), size = label.at, label.size
        name, worth = text_width(region.name, size), text_width(region.worth, size)
        left = x - (name + 50 + worth) // 2
        head = strokes.text("region", (left + name // 2, y), region.name, size)
        beside = left + name + 50 + worth // 2
        box = (left - 40, y - size - 20, left + name + 50 + worth + 40, y + 70)
        if region.seat not in self.looks:
            return Stamp(head + strokes.text("region", (beside, y), region.worth, size), box)
        pill, around_pill = self._pill((beside + 60, y - 46), region.seat, region.worth)
        return Stamp(head + pill, together((box, around_pill)))

    def arrow(self, arrow: Arrow) -> Stamp:
        """What went from one place to another, and how it ended; it is drawn once for all scenes of a game."""
        if known := self._arrows.get(arrow):
            return known
        look = self.looks.get(arrow.seat, "sn")
        shafts, tip, reach = strokes.bent(arrow.lines)
        self._arrows[arrow] = Stamp(
            f'<path class="rim" d="{shafts}"/><path class="shaft {arrow.kind} l-{look}" d="{shafts}"/>'
            f'<path class="tip d-{look}" d="{strokes.tip(tip, 125)}">'
            f"<title>{strokes.escape(arrow.text)}</title></path>\n",
            around(reach, 140),
        )
        return self._arrows[arrow]

    def captured(self, mark: Mark, at: Point) -> Stamp:
        """The ring around a spot that has a new owner."""
        x, y = at
        look = self.looks.get(mark.seat, "sn")
        svg = f'<rect class="ring l-{look}" x="{x - 185}" y="{y - 118}" width="370" height="236" rx="90"/>\n'
        return Stamp(svg, (x - 205, y - 138, x + 205, y + 138))

    def placed(self, mark: Mark, at: Point) -> Stamp:
        """How many armies were placed on a spot."""
        x, y = at
        look = self.looks.get(mark.seat, "sn")
        width = text_width(mark.text, LETTER) + 44
        left = x + 95
        return Stamp(
            f'<g><rect class="badge d-{look}" x="{left}" y="{y - 168}" width="{width}" height="112" '
            f'rx="50"/>{strokes.text("letter", (left + width // 2, y - 78), mark.text, LETTER)}</g>\n',
            (left - 10, y - 178, left + width + 10, y - 46),
        )

    def goals(self, marks: Sequence[Mark], spots: Mapping[str, Spot]) -> Iterator[Stamp]:
        """Small discs beside a city: whose ticket names it, and as which stop."""
        seen: dict[str, int] = {}
        for mark in marks:
            x, y = spots[mark.spot].at
            x += 62 + 104 * seen.get(mark.spot, 0)
            seen[mark.spot] = seen.get(mark.spot, 0) + 1
            look = self.looks.get(mark.seat, "sn")
            disc = f'<circle class="badge d-{look}" cx="{x}" cy="{y - 62}" r="52"/>'
            yield Stamp(disc + strokes.text("letter", (x, y - 34), mark.text, 80), around([(x, y - 62)], 62))

    def piece(self, piece: Piece) -> Stamp:
        """A piece, with the letter of its seat."""
        x, y = piece.at
        look = self.looks.get(piece.seat, "sn")
        return Stamp(
            f'<g><path class="badge d-{look}" d="M{x} {y}l-70 -100a90 90 0 1 1 140 0z"/>'
            f"{strokes.text('letter', (x, y - 125), self.letters.get(piece.seat, piece.text), LETTER)}</g>\n",
            (x - 110, y - 300, x + 110, y + 10),
        )

    def below(self, arrows: Sequence[Arrow], marks: Sequence[Mark], spots: Mapping[str, Spot]) -> Iterator[Stamp]:
        """What a turn changed, as far as it lies below names and badges."""
        yield from map(self.arrow, arrows)
        yield from (self.captured(mark, spots[mark.spot].at) for mark in marks if mark.kind == CAPTURED)

    def above(self, marks: Sequence[Mark], pieces: Sequence[Piece], spots: Mapping[str, Spot]) -> Iterator[Stamp]:
        """Armies placed, the stops of tickets, and pieces."""
        yield from (self.placed(mark, spots[mark.spot].at) for mark in marks if mark.kind == PLACED)
        yield from self.goals([mark for mark in marks if mark.kind == GOAL], spots)
        yield from map(self.piece, pieces)


@lru_cache(maxsize=1024)
def _pill(at: Point, look: str | None, letter: str, text: str) -> tuple[str, Box]:
    """A badge: the letter of its seat on strong ground, and beside it a number, as in many pictures."""
    x, y = at
    number = max(text_width(text, _COUNT) + 50, 110)
    side = 110 if look else 0
    left = x - (side + number) // 2
    frame = f'x="{left}" y="{y - 84}" width="{side + number}" height="168" rx="60"'
    parts = [f'<rect class="badge" {frame}/>']
    if look:
        parts.append(
            f'<path class="d-{look}" d="M{left + side} {y - 80}h-{side - 56}a56 56 0 0 0 -56 56'
            f'v48a56 56 0 0 0 56 56h{side - 56}z"/>'
        )
        parts.append(strokes.text("letter", (left + 58, y + 34), letter, LETTER))
    parts.append(strokes.text("count", (left + side + number // 2, y + 44), text, _COUNT))
    return "".join(parts), (left - 10, y - 94, left + side + number + 10, y + 94)
