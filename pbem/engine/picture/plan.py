"""The picture of a plan: the board before it, arrows for what is ordered, chances where things may fall."""

from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.forecast import Outlook
from pbem.engine.picture.svg import draw
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import Data
from pbem.engine.scene import PLACED, Draws, Mark


def draw_plan(
    genesis: Genesis, table: AnyTable, state: Any, seat: str, outlook: Outlook, map_file: Data
) -> str | None:
    """Return the board as SVG with what the orders of a seat may bring; None without a board."""
    if not isinstance(table, Draws) or not outlook.signs:
        return None
    scene = table.scene(state, map_file, outlook.sketch)
    marks = tuple(Mark(PLACED, spot, seat, text) for spot, text in outlook.signs)
    said = tuple(outlook.summary)
    return draw(scene._replace(marks=marks, says=said), f"{genesis.name}: plan", " ".join(said))
