"""
The pictures of a game: its board after a record and who is next, or with what a plan may bring.

For a phone a scene is no wider than its screen, with names that can be read there. What is wider than high is turned
by a quarter, so that the top of the map is on the right; names and badges stay upright, and are placed anew.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.succession import format_next
from pbem.engine.foresight.forecast import Outlook
from pbem.engine.picture.backdrop import backdrop, names_all
from pbem.engine.picture.equal_names import MOST_NAMES
from pbem.engine.picture.scene import PLACED, WIDTH, Mark, Point, Scene
from pbem.engine.picture.svg import Composition, Drawing, draw
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import Data

_PIXELS = 720
"""The width of a phone in pixels, of which it calls two one."""
_WIDTHS = (3360, 4200, 5040)
"""The width of the scene: names need more of it where many things are close together."""
_HEIGHTS = (115, 145)
"""How much higher a map is drawn than it is, in percent, where its names would find no room."""
_NAMES = (24, 22, 20, 18)
"""How many pixels high all names are, if there is room."""


def draw_board(
    genesis: Genesis, table: AnyTable, state: Any, title: str, map_file: Data, events: Sequence[Any] = ()
) -> str | None:
    """
    Return the board as SVG; None for a game that has none to draw.

    `title` follows the game's name: a turn or a record. `map_file` says where things lie; it
    may be empty.
    """
    make = table.pictures.scenes(map_file)
    return draw(make(state, events), *_heading(genesis, table, state, title)) if make else None


def lay_out_upright(
    genesis: Genesis, table: AnyTable, state: Any, title: str, map_file: Data, events: Sequence[Any]
) -> Composition | None:
    """Return the board for a narrow screen (`upright`), otherwise as `draw_board` does."""
    make = table.pictures.scenes(map_file)
    if make is None:
        return None
    return Drawing(upright(make(state, events))).compose(*_heading(genesis, table, state, title))


def _heading(genesis: Genesis, table: AnyTable, state: Any, title: str) -> tuple[str, str]:
    return f"{genesis.name}: {title}", f"Next: {format_next(genesis, table, state)}"


def draw_plan(genesis: Genesis, table: AnyTable, state: Any, seat: str, outlook: Outlook, map_file: Data) -> str | None:
    """Return the board as SVG with what the orders of a seat may bring; None without a board."""
    make = table.pictures.scenes(map_file)
    if make is None or not outlook.signs:
        return None
    scene = make(state, outlook.sketch)
    marks = tuple(Mark(PLACED, spot, seat, text) for spot, text in outlook.signs)
    said = tuple(outlook.summary)
    return draw(scene._replace(marks=marks, says=said), f"{genesis.name}: plan", " ".join(said))


def draw_blank(table: AnyTable, map_file: Data) -> str | None:
    """Draw a map without players; None for a game without a board."""
    make = table.pictures.scenes(map_file)
    if make is None:
        return None
    scene = make(table.blank(), ())
    return draw(scene._replace(players=(), says=()), str(map_file.get("name", "")))


class _Form(NamedTuple):
    """How a map is stood up: how wide, how much higher than it is, how many pixels high names are (0: as there is room)."""

    wide: int
    percent: int = 100
    high: int = 0


def upright(scene: Scene) -> Scene:
    """Return a scene for a narrow screen; that of a large board is wider in proportion to its drawing."""
    return _stood_up(scene, _best_form(backdrop(scene)))


@lru_cache(maxsize=16)
def _best_form(bare: Scene) -> _Form:
    """Return the lowest form in which each name finds room, and of these the one with the largest badges."""
    if len(bare.spots) <= MOST_NAMES:
        forms = [_Form(wide, high=_NAMES[0]) for wide in _WIDTHS]
        forms += [_Form(_WIDTHS[-1], percent, _NAMES[0]) for percent in _HEIGHTS]
        forms += [_Form(_WIDTHS[-1], _HEIGHTS[-1], high) for high in _NAMES[1:]]
    else:
        forms = []
    forms += [_Form(wide * bare.width // WIDTH) for wide in _WIDTHS]
    return next((one for one in forms if names_all(backdrop(_stood_up(bare, one)))), forms[-1])


def _stood_up(scene: Scene, form: _Form) -> Scene:
    turned, wide = scene.width > scene.height, form.wide
    across, down = (scene.height, scene.width) if turned else (scene.width, scene.height)

    def move(point: Point) -> Point:
        return _moved((point,), form, across, turned=turned)[0]

    def move_all(lines: tuple[tuple[Point, ...], ...]) -> tuple[tuple[Point, ...], ...]:
        return tuple([_moved(line, form, across, turned=turned) for line in lines])

    return scene._replace(
        width=wide,
        height=down * wide * form.percent // (100 * across),
        spots=tuple(one._replace(at=move(one.at), rings=move_all(one.rings)) for one in scene.spots),
        ways=tuple(one._replace(lines=move_all(one.lines)) for one in scene.ways),
        regions=tuple(one._replace(at=None) for one in scene.regions),
        pieces=tuple(one._replace(at=move(one.at)) for one in scene.pieces),
        arrows=tuple(one._replace(lines=move_all(one.lines)) for one in scene.arrows),
        pixels=(pixels := _PIXELS if form.high else _PIXELS * scene.width // WIDTH),
        names=-(-form.high * wide // pixels),
        turned=turned,
    )


@lru_cache(maxsize=4096)
def _moved(line: tuple[Point, ...], form: _Form, across: int, *, turned: bool) -> tuple[Point, ...]:
    """Move a line into a picture that shows what is so far across; most are the same in all pictures of a map."""
    points = [(across - y, x) for x, y in line] if turned else line
    wide, high = form.wide, form.wide * form.percent
    return tuple([(x * wide // across, y * high // (100 * across)) for x, y in points])
