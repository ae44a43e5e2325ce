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

from collections.abc import Mapping
from typing import Any

from pbem.rulesets.across_the_continent.board import COASTS, Board
from pbem.rulesets.across_the_continent.orders import STOPS, UNTIL, Rail
from pbem.rulesets.across_the_continent.reading.preference import is_test
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import Phase, State, Traveller


def dump_state(state: State) -> dict[str, Any]:
    """Return a state as plain data."""
    data: dict[str, Any] = {
        "phase": str(state.phase),
        "turn": state.turn,
        "part": state.part,
        "mover": state.mover,
    }
    if state.dice:
        data["dice"] = list(state.dice)
    if state.winners:
        data["winners"] = list(state.winners)
    if state.returned:
        data["returned"] = list(state.returned)
    data["travellers"] = {seat: _dump(piece) for seat, piece in state.travellers.items()}
    return data


def _dump(piece: Traveller) -> dict[str, Any]:
    data: dict[str, Any] = {"coast": piece.coast, "place": piece.place}
    if piece.ticket:
        data |= {"ticket": piece.ticket, "leg": piece.leg}
    data |= {"crossed": piece.crossed, "home": piece.home, "ask": piece.ask}
    if piece.out:
        data["out"] = True
    if piece.rail is not None:
        data["rail"] = piece.rail.table()
    return data


def load_state(
    board: Board, rules: Rules, seats: tuple[str, ...], data: Mapping[str, Any]
) -> State:
    """Read a state; raise ValueError with a sentence if the data is no state of this game."""
    try:
        state = _load(data)
        fault = _state_fault(board, seats, state) or _pile_fault(board, rules, state)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(
            f"the state lacks a value or holds one of the wrong kind: {error}"
        ) from None
    if fault or dump_state(state) != data:
        raise ValueError(fault or "the state holds a value that no state of this game has")
    return state


def _state_fault(board: Board, seats: tuple[str, ...], state: State) -> str:
    """Return what is wrong with a state; "" if nothing is."""
    if tuple(state.travellers) != seats:
        return "the travellers of the state are not the players of the game"
    for seat, piece in state.travellers.items():
        if fault := _fault(board, piece, blank=state.phase is Phase.BLANK):
            return f"{seat}: {fault}"
    tickets = [piece.ticket for piece in state.travellers.values() if piece.ticket]
    if len(set(tickets)) < len(tickets):
        return "two players hold the same ticket"
    return (
        ""
        if _is_consistent(state, seats)
        else "phase, mover, dice and winners contradict each other"
    )


def _pile_fault(board: Board, rules: Rules, state: State) -> str:
    """Return what is wrong with the tickets at the bottom of the piles; "" if nothing is."""
    returned = state.returned
    if returned and (rules.returned_tickets != "bottom" or state.phase is Phase.BLANK):
        return "no ticket can lie at the bottom of a pile here"
    if any(ticket not in board.deck for ticket in returned):
        return "the piles hold an unknown ticket"
    held = {piece.ticket for piece in state.travellers.values()}
    if len(set(returned)) < len(returned) or held & set(returned):
        return "a ticket lies at the bottom of a pile and elsewhere too"
    return ""


def _load(data: Mapping[str, Any]) -> State:
    dice = data.get("dice")
    return State(
        {seat: _load_piece(piece) for seat, piece in data["travellers"].items()},
        Phase(data["phase"]),
        _count(data["turn"]),
        _count(data["part"]),
        data["mover"],
        None if dice is None else _throw(dice),
        tuple(data.get("winners", ())),
        tuple(data.get("returned", ())),
    )


def _load_piece(data: Mapping[str, Any]) -> Traveller:
    rail = data.get("rail")
    return Traveller(
        data["coast"],
        data["place"],
        data.get("ticket", ""),
        _count(data.get("leg", 0)),
        _flag(data["crossed"]),
        _flag(data["home"]),
        None if rail is None else read_rail(rail),
        _flag(data["ask"]),
        _flag(data.get("out", False)),
    )


def read_rail(table: Mapping[str, Any]) -> Rail:
    """Read standing orders from their plain table (`Rail.table`)."""
    return Rail(
        tuple(table.get("prefer", ())),
        tuple(table.get("via", ())),
        table["until"],
        table.get("stop", ""),
    )


def _count(value: Any) -> int:
    if value.__class__ is not int or value < 0:
        raise ValueError(f"a whole number from 0 is needed, not {value!r}")
    number: int = value
    return number


def _flag(value: Any) -> bool:
    if value.__class__ is not bool:
        raise ValueError(f"true or false is needed, not {value!r}")
    flag: bool = value
    return flag


def _throw(value: Any) -> tuple[int, int]:
    first, second = value
    if not all(die.__class__ is int and 1 <= die <= 6 for die in (first, second)):
        raise ValueError(f"two dice are needed, not {value!r}")
    return (first, second)


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
    if piece.ticket and piece.ticket not in board.deck:
        return f"there is no ticket {piece.ticket!r}"
    if piece.ticket and not 1 <= piece.leg < len(board.deck[piece.ticket].stops):
        return f"ticket {piece.ticket} has no leg {piece.leg}"
    return "" if piece.rail is None else _rail_fault(board, piece.rail)


def _rail_fault(board: Board, rail: Rail) -> str:
    if rail.until not in UNTIL or rail.stop not in ("", *STOPS):
        return "the standing orders hold an unknown word"
    if not all(test.__class__ is str and is_test(test) for test in rail.prefer):
        return "the standing orders hold an unknown test"
    if not all(city.__class__ is str and city in board.names for city in rail.via):
        return "the standing orders name an unknown city"
    return ""


def _is_consistent(state: State, seats: tuple[str, ...]) -> bool:
    """Say whether phase, mover, dice and winners go together."""
    if state.phase is Phase.BLANK:
        return not (state.mover or state.dice or state.winners)
    if state.mover not in seats or not set(state.winners) <= set(seats):
        return False
    if (state.phase is Phase.THROW) != (state.dice is not None):
        return False
    waits, mover = state.phase in (Phase.TURN, Phase.THROW), state.travellers[state.mover]
    if waits == bool(state.winners) or (waits and mover.out):
        return False
    # Without a ticket a turn can only begin where a player gave up: that passes it on without dice.
    left = any(piece.out for piece in state.travellers.values())
    return not waits or bool(mover.ticket) or (left and state.dice is None)
