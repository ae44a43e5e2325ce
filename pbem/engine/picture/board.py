"""
The pictures of a game: its board after a record and who is next, or with what a plan may bring.

For a phone a scene is no wider than its screen, with names that can be read there. What is wider than high is turned
by a quarter, so that the top of the map is on the right; names and badges stay upright, and are placed anew.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

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


def upright(scene: Scene) -> Scene:
    """Return a scene for a narrow screen; that of a large board is wider in proportion to its drawing."""
    widths = [wide * scene.width // WIDTH for wide in _WIDTHS]
    few = len(scene.spots) <= MOST_NAMES
    sizes = [*((wide, _NAMES[0]) for wide in widths), *((widths[-1], high) for high in _NAMES[1:])] if few else []
    made = (_stood_up(scene, wide, high) for wide, high in (*sizes, *((wide, 0) for wide in widths)))
    return next((one for one in made if names_all(backdrop(one))), None) or _stood_up(scene, widths[-1], 0)


def _stood_up(scene: Scene, wide: int, high: int) -> Scene:
    """Return a scene so wide, with names that are so many pixels high, or as large as there is room."""
    turned = scene.width > scene.height
    across, down = (scene.height, scene.width) if turned else (scene.width, scene.height)

    def move(point: Point) -> Point:
        return _moved((point,), wide, across, turned=turned)[0]

    def move_all(lines: tuple[tuple[Point, ...], ...]) -> tuple[tuple[Point, ...], ...]:
        return tuple([_moved(line, wide, across, turned=turned) for line in lines])

    return scene._replace(
        width=wide,
        height=down * wide // across,
        spots=tuple(one._replace(at=move(one.at), rings=move_all(one.rings)) for one in scene.spots),
        ways=tuple(one._replace(lines=move_all(one.lines)) for one in scene.ways),
        regions=tuple(one._replace(at=None) for one in scene.regions),
        pieces=tuple(one._replace(at=move(one.at)) for one in scene.pieces),
        arrows=tuple(one._replace(lines=move_all(one.lines)) for one in scene.arrows),
        pixels=(pixels := _PIXELS * scene.width // WIDTH),
        names=-(-high * wide // pixels),
        turned=turned,
    )


@lru_cache(maxsize=4096)
def _moved(line: tuple[Point, ...], wide: int, across: int, *, turned: bool) -> tuple[Point, ...]:
    """Move a line into a picture so wide that shows what is so far across; most are the same in all pictures of a map."""
    points = [(across - y, x) for x, y in line] if turned else line
    return tuple([(x * wide // across, y * wide // across) for x, y in points])
