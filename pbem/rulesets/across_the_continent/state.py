"""
The state of a race, as plain as a board on a table.

Nothing here decides anything; the state changes only in `evolution.py`. Of the piles only the bottom is
stored: a pile is every ticket of its direction that nobody holds, those in `returned` last.
"""

from copy import copy
from enum import StrEnum

from pbem.record import mutable
from pbem.rulesets.across_the_continent.orders import Rail


class Phase(StrEnum):
    """What the race waits for."""

    BLANK = "blank"  # nothing has happened yet
    TURN = "turn"  # standing orders from the player whose turn it is, before the throw
    THROW = "throw"  # dice are on the table; the player says which number to take
    OVER = "over"


@mutable
class Traveller:
    """
    One seat's piece.

    `coast` is where it started, `place` the space it is on ("" off the board), `ticket` the one it
    holds ("" none), `leg` the index of the next city among the ticket's stops (from 1), `crossed`
    whether it has been across, `home` whether it is back, `out` whether its player gave up. `rail`
    holds the last standing orders; `ask` says that they no longer hold (or were never given), so the
    player is asked before a throw.
    """

    coast: str = ""
    place: str = ""
    ticket: str = ""
    leg: int = 0
    crossed: bool = False
    home: bool = False
    rail: Rail | None = None
    ask: bool = True
    out: bool = False


@mutable
class State:
    """
    Everything that the rules need to go on; travellers in seat order.

    `turn` counts the turns of all players from 1, `part` the files of this turn from 1. `dice` are
    those on the table in phase THROW. `winners` holds one seat, or both partners. `returned` holds the
    tickets at the bottom of both piles, in the order in which they came there.
    """

    travellers: dict[str, Traveller]
    phase: Phase = Phase.BLANK
    turn: int = 0
    part: int = 1
    mover: str = ""
    dice: tuple[int, int] | None = None
    winners: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()


def copy_state(state: State) -> State:
    """Return a state that can be evolved without changing this one."""
    fresh = copy(state)
    fresh.travellers = {seat: copy(piece) for seat, piece in state.travellers.items()}
    return fresh
