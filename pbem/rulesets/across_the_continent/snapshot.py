"""
The state of a race as plain data, and back.

    phase, turn, part, mover
    dice          [3, 5] while they are on the table
    winners       [seat, ...] when the race is over
    returned      [ticket, ...] at the bottom of the piles, when there are any
    travellers    {seat: {coast, place, ticket, leg, crossed, home, ask, out, rail}} in seat order

`ticket` and `leg` are left out when there is no ticket, `out` while it is false, `rail` before the
first orders. Reading is strict: anything that `dump_state` would not write is refused.
"""

from typing import Any

from pbem.rulesets.across_the_continent.board import COASTS, Board
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import Phase, State, Track, Traveller
from pbem.rulesets.kept import Data, read_fields, write_fields


def dump_state(track: Track, state: State) -> Data:
    """Return a state as plain data."""
    return write_fields(track, state)


def load_state(track: Track, rules: Rules, data: Any) -> State:
    """Read a state; raise ValueError with a sentence if the data is no state of this game."""
    state = State(**read_fields(State, track, data))
    fault = _state_fault(track, state) or _pile_fault(rules, state)
    if fault or dump_state(track, state) != data:
        raise ValueError(fault or "the state holds a value that no state of this game has")
    return state


def _state_fault(track: Track, state: State) -> str:
    """Return what is wrong with a state; "" if nothing is."""
    if len(state.travellers) != len(track.seats):
        return "the travellers of the state are not the players of the game"
    for seat, piece in state.travellers.items():
        if fault := _fault(track.board, piece, blank=state.phase is Phase.BLANK):
            return f"{seat}: {fault}"
    tickets = [piece.ticket for piece in state.travellers.values() if piece.ticket]
    if len(set(tickets)) < len(tickets):
        return "two players hold the same ticket"
    return "" if _is_consistent(state) else "phase, mover, dice and winners contradict each other"


def _pile_fault(rules: Rules, state: State) -> str:
    """Return what is wrong with the tickets at the bottom of the piles; "" if nothing is."""
    returned = state.returned
    if returned and (rules.returned_tickets != "bottom" or state.phase is Phase.BLANK):
        return "no ticket can lie at the bottom of a pile here"
    if {piece.ticket for piece in state.travellers.values()} & set(returned):
        return "a ticket lies at the bottom of a pile and elsewhere too"
    return ""


def _fault(board: Board, piece: Traveller, *, blank: bool) -> str:
    """Return what is wrong with one piece; "" if nothing is."""
    if blank:
        return "" if piece == Traveller() else "nothing can have happened before the set-up"
    if piece.coast not in COASTS:
        return f"there is no coast {piece.coast!r}"
    if piece.out:
        return (
            "" if piece == Traveller(piece.coast, out=True) else "a player who gave up has no piece"
        )
    if piece.place not in board.neighbours and not (piece.home and piece.place == ""):
        return f"there is no space {piece.place!r}"
    if not piece.ticket:
        return ""
    if not 1 <= piece.leg < len(board.deck[piece.ticket].stops):
        return f"ticket {piece.ticket} has no leg {piece.leg}"
    return ""


def _is_consistent(state: State) -> bool:
    """Say whether phase, mover, dice and winners go together."""
    if state.phase is Phase.BLANK:
        return not (state.mover or state.dice or state.winners)
    if not state.mover:
        return False
    if (state.phase is Phase.THROW) != (state.dice is not None):
        return False
    waits, mover = state.phase in (Phase.TURN, Phase.THROW), state.travellers[state.mover]
    if waits == bool(state.winners) or (waits and mover.out):
        return False
    # Without a ticket a turn can only begin where a player gave up: that passes it on without dice.
    left = any(piece.out for piece in state.travellers.values())
    return not waits or bool(mover.ticket) or (left and state.dice is None)
