"""The pictures of a game: its board after a record and who is next, or with what a plan may bring."""

from collections.abc import Sequence
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.succession import format_next
from pbem.engine.foresight.forecast import Outlook
from pbem.engine.picture.scene import PLACED, Mark
from pbem.engine.picture.svg import draw
from pbem.engine.picture.upright import upright
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import Data


def draw_board(
    genesis: Genesis,
    table: AnyTable,
    state: Any,
    title: str,
    map_file: Data,
    events: Sequence[Any] = (),
    *,
    phone: bool = False,
) -> str | None:
    """
    Return the board as SVG; None for a game that has none to draw.

    `title` follows the game's name: a turn or a record. `map_file` says where things lie; it
    may be empty. With `phone` it is `upright`.
    """
    make = table.pictures.scenes(map_file)
    if make is None:
        return None
    scene = upright(make(state, events)) if phone else make(state, events)
    return draw(scene, f"{genesis.name}: {title}", f"Next: {format_next(genesis, table, state)}")


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
