"""The order file to fill in: its header, what the rule set knows about this player's turn, and all that for a page."""

import json
from collections.abc import Iterator
from typing import Any

from pbem.engine.file.phrases import format_clock, format_head, spoken_clock
from pbem.engine.play.game import Game
from pbem.engine.table.terms import Data
from pbem.engine.text.file_names import orders_name


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
    clock = game.clock
    head: Data = {"game": game.file.genesis.name, "player": seat, "turn": clock.turn}
    return {**head, "part": clock.part} if clock.part > 1 else head


def _header(game: Game, seat: str) -> Iterator[str]:
    file, clock = game.file, game.clock
    yield f"# Orders for {spoken_clock(clock)}. Lines that begin with # are comments."
    yield f"# They answer record {file.index}, head {format_head(file.head)}."
    for key, value in header(game, seat).items():
        yield f"{key:<6} = {json.dumps(value)}"
    yield ""


# ── What a page needs to compose the orders that a game waits for, as plain data ──────────────────
#
# A table may say everything about a seat's decision: what is due, what is possible, what will probably
# follow. Its `kind` names the module of the page that asks for it. For every other table the page gets
# the order file to fill in, as text.


def order_forms(game: Game, state: Any = None) -> Data:
    """
    Return what a page needs for all seats that the game waits for, or may hear; bots excepted.

    `state` is what the reader of the page may see, if that is more than everybody does. `seats` is
    empty where nobody has to decide.
    """
    awaited, genesis = game.awaited, game.file.genesis
    asked = (*awaited.must, *awaited.may) if awaited else ()
    seen = game.state if state is None else state
    return {
        "game": genesis.name,
        "mode": genesis.mode,
        "record": game.file.index,
        "seats": [_seat(game, seat, seen) for seat in asked if seat not in genesis.bots],
    }


def _seat(game: Game, seat: str, seen: Any) -> Data:
    awaited, genesis, clock = game.awaited, game.file.genesis, game.clock
    head = header(game, seat)
    must = awaited is not None and seat in awaited.must
    return {
        "seat": seat,
        "name": next(person.name for id_, person in genesis.people() if id_ == seat),
        "when": format_clock(clock),
        "what": awaited.what if awaited and must else "",
        "note": clock.note,
        "must": must,
        "keyed": seat in genesis.identities,
        "header": head,
        "file": orders_name(head),
        "template": write_template(game, seat, seen),
        "form": game.table.forms.form(seen, seat),
    }
