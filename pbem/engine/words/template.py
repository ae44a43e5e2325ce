"""The order file to fill in: its header, and what the rule set knows about this player's turn."""

import json
from collections.abc import Iterator
from typing import Any

from pbem.engine.file.phrases import format_clock, format_head
from pbem.engine.play.game import Game
from pbem.engine.table.ruleset import Data


def write_template(game: Game, seat: str, state: Any = None) -> str:
    """
    Return an order file (LF) for a seat, legal as it is where the rules allow that.

    `state` is what the player may see, if that is more than everybody does.
    """
    seen = game.state if state is None else state
    lines = [*_header(game, seat), *game.table.forms.template(seen, seat)]
    return "\n".join(line.rstrip() for line in lines)


def header(game: Game, seat: str) -> Data:
    """Return the header of an order file of a seat as it must be now."""
    clock = game.table.clock(game.state)
    head: Data = {"game": game.file.genesis.name, "player": seat, "turn": clock.turn}
    return {**head, "part": clock.part} if clock.part > 1 else head


def _header(game: Game, seat: str) -> Iterator[str]:
    file, clock = game.file, game.table.clock(game.state)
    yield f"# Orders for {format_clock(clock)}. Lines that begin with # are comments."
    yield f"# They answer record {file.index}, head {format_head(file.head)}."
    for key, value in header(game, seat).items():
        yield f"{key:<6} = {json.dumps(value)}"
    yield ""
