"""The lines below a map: who is who, and what the arrows mean."""

from collections.abc import Iterator, Mapping, Sequence

from pbem.engine.picture import strokes
from pbem.engine.picture.scene import LOST, MOVED, STOPPED, WON, LegendEntry, Point, Scene
from pbem.engine.picture.signs import LETTER
from pbem.engine.picture.strokes import Stamp
from pbem.engine.picture.widths import cut, text_width

_LINE, _MARGIN = 190, 160
_NAME, _NOTE = 130, 116
_ENDS = {WON: "captured", STOPPED: "given up", LOST: "beaten off", MOVED: "moved"}


def height(scene: Scene) -> int:
    """Return how much room the legend of a scene takes."""
    lines = -(-len(scene.players) // _columns(scene)) + -(-len(_kinds(scene)) // _kinds_in_line(scene))
    return lines * _LINE + 100


def legend(scene: Scene, looks: Mapping[str, str], letters: Mapping[str, str], top: int, width: int) -> Iterator[Stamp]:
    """Draw the players in columns, and below them the kinds of arrows."""
    columns = _columns(scene)
    room = (width - 2 * _MARGIN) // columns
    for place, player in enumerate(scene.players):
        line, column = divmod(place, columns)
        at = (_MARGIN + column * room, top + line * _LINE + 70)
        yield from _player(player, looks[player.seat], letters[player.seat], at, room)
    kinds = [kind for kind in _ENDS if kind in _kinds(scene)]
    many, below = _kinds_in_line(scene), top + -(-len(scene.players) // columns) * _LINE + 130
    for line in range(-(-len(kinds) // many)):
        yield from _key(kinds[line * many : (line + 1) * many], below + line * _LINE)


def _kinds_in_line(scene: Scene) -> int:
    return 2 if scene.narrow else len(_ENDS)


def _columns(scene: Scene) -> int:
    if scene.narrow:
        return 1
    return 3 if len(scene.players) > 4 else max(len(scene.players), 1)


def _kinds(scene: Scene) -> set[str]:
    """The kinds of arrows to be explained; where all are moves, nothing is unclear."""
    kinds = {arrow.kind for arrow in scene.arrows}
    return kinds if kinds - {MOVED} else set()


def _player(player: LegendEntry, look: str, letter: str, at: Point, room: int) -> Iterator[Stamp]:
    x, y = at
    field = (
        f'<rect class="badge p-{look}" x="{x}" y="{y - 70}" width="240" height="150" rx="30"/>'
        f'<circle class="d-{look}" cx="{x + 120}" cy="{y + 5}" r="62"/>'
    )
    field += strokes.text("letter", (x + 120, y + 38), letter, LETTER)
    yield Stamp(field, (x - 10, y - 80, x + 250, y + 90))
    note = cut(player.note, _NOTE, room // 2)
    name = cut(player.name, _NAME, room - 380 - text_width(note, _NOTE))
    yield strokes.text_stamp("player", (x + 290, y + 48), name, _NAME)
    yield strokes.text_stamp("note", (x + 350 + text_width(name, _NAME), y + 48), note, _NOTE)


def _key(kinds: Sequence[str], y: int) -> Iterator[Stamp]:
    x = _MARGIN
    for kind in kinds:
        said = _ENDS[kind]
        yield Stamp(f'<path class="shaft {kind} key" d="M{x} {y - 36}h330"/>', (x - 30, y - 66, x + 360, y - 6))
        yield strokes.text_stamp("note", (x + 400, y), said, _NOTE)
        x += 700 + text_width(said, _NOTE)
