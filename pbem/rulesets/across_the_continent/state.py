"""
The state of a race, as plain as a board on a table.

Nothing here decides anything; the state changes only in `evolution.py`. Only the bottom of the piles is
stored: a pile is every ticket of its direction that nobody holds, those in `returned` last. Each field says
what kind of value it holds (`pbem/rulesets/kept.py`), and that is the form of a state in a file.
"""

from enum import StrEnum
from typing import Any

from pbem.record import mutable, value
from pbem.rulesets.across_the_continent.board import COASTS, Board
from pbem.rulesets.across_the_continent.orders import STOPS, UNTIL, Rail
from pbem.rulesets.across_the_continent.reading.preference import is_test
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.kept import (
    FLAG,
    NUMBER,
    Data,
    FieldKind,
    by_seat,
    dice_of,
    kept,
    list_of,
    nothing,
    optional,
    part_of,
    read_fields,
    table_of,
    word,
    word_of,
    words_of,
    write_fields,
)


@value
class Track:
    """What a state is read against: the board and the seats in order."""

    board: Board
    seats: tuple[str, ...]


class Phase(StrEnum):
    """What the race waits for."""

    BLANK = "blank"  # nothing has happened yet
    TURN = "turn"  # standing orders from the player whose turn it is, before the throw
    THROW = "throw"  # dice are on the table; the player says which number to take
    OVER = "over"


# Kinds


def _read_phase(_: Track, where: str, plain: Any) -> Phase:
    return Phase(word_of(where, plain, tuple(Phase)))


def _read_space(track: Track, where: str, plain: Any) -> str:
    return "" if plain == "" else word_of(where, plain, track.board.neighbours)


def _read_throw(_: Track, where: str, plain: Any) -> tuple[int, int]:
    dice = dice_of(where, plain, 2)
    if len(dice) != 2:
        raise ValueError(f"{where}: two dice are expected, not {plain!r}")
    return (dice[0], dice[1])


def _read_rail(track: Track, where: str, plain: Any) -> Rail:
    table = table_of(where, plain)
    rail = Rail(
        tuple(_tests(where, table.get("prefer", []))),
        tuple(word_of(where, city, track.board.names) for city in list_of(where, table.get("via", []))),
        word_of(where, table.get("until"), UNTIL),
        word_of(where, table.get("stop", ""), ("", *STOPS)),
    )
    if rail.table() != table:
        raise ValueError(f"{where}: these are not standing orders")
    return rail


def _tests(where: str, plain: Any) -> list[str]:
    tests = list_of(where, plain)
    if not all(test.__class__ is str and is_test(test) for test in tests):
        raise ValueError(f"{where}: the standing orders hold an unknown test")
    return tests


def _tuple_of(known: Any) -> FieldKind[tuple[str, ...]]:
    return FieldKind(
        lambda track, where, plain: tuple(words_of(where, plain, known(track))), lambda _, words: list(words)
    )


PHASE = FieldKind(_read_phase, lambda _, phase: phase.value)
SEAT = word(lambda track: ("", *track.seats))
COAST = word(lambda _: ("", *COASTS))
SPACE = FieldKind(_read_space)
TICKET = word(lambda track: track.board.deck)
TICKETS = _tuple_of(lambda track: track.board.deck)
SEATS = _tuple_of(lambda track: track.seats)
THROW = FieldKind(_read_throw, lambda _, dice: list(dice))
RAIL = FieldKind(_read_rail, lambda _, rail: rail.table())


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

    coast: str = kept(COAST, str, always=True)
    place: str = kept(SPACE, str, always=True)
    ticket: str = kept(TICKET, str)
    leg: int = kept(NUMBER, int)
    crossed: bool = kept(FLAG, bool, always=True)
    home: bool = kept(FLAG, bool, always=True)
    ask: bool = kept(FLAG, lambda: True, always=True)
    out: bool = kept(FLAG, bool)
    rail: Rail | None = kept(optional(RAIL), nothing)


@mutable
class State:
    """
    Everything that the rules need to go on; travellers in seat order.

    `turn` counts the turns of all players from 1, `part` the files of this turn from 1. `dice` are
    those on the table in phase THROW. `winners` holds one seat, or both partners. `returned` holds the
    tickets at the bottom of both piles, in the order in which they came there.
    """

    travellers: dict[str, Traveller] = kept(by_seat(part_of(Traveller), lambda track: track.seats), dict, always=True)
    phase: Phase = kept(PHASE, lambda: Phase.BLANK, always=True)
    turn: int = kept(NUMBER, int, always=True)
    part: int = kept(NUMBER, lambda: 1, always=True)
    mover: str = kept(SEAT, str, always=True)
    dice: tuple[int, int] | None = kept(optional(THROW), nothing)
    winners: tuple[str, ...] = kept(SEATS, tuple)
    returned: tuple[str, ...] = kept(TICKETS, tuple)


# ── The state of a race as plain data, and back ───────────────────────────────────────────────────
#
# phase, turn, part, mover
#     dice          [3, 5] while they are on the table
#     winners       [seat, ...] when the race is over
#     returned      [ticket, ...] at the bottom of the piles, when there are any
#     travellers    {seat: {coast, place, ticket, leg, crossed, home, ask, out, rail}} in seat order
#
# `ticket` and `leg` are left out when there is no ticket, `out` while it is false, `rail` before the
# first orders. Reading is strict: anything that `dump_state` would not write is refused.


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
    returned = state.returned
    if returned and (rules.returned_tickets != "bottom" or state.phase is Phase.BLANK):
        return "no ticket can lie at the bottom of a pile here"
    if {piece.ticket for piece in state.travellers.values()} & set(returned):
        return "a ticket lies at the bottom of a pile and elsewhere too"
    return ""


def _fault(board: Board, piece: Traveller, *, blank: bool) -> str:
    if blank:
        return "" if piece == Traveller() else "nothing can have happened before the set-up"
    if piece.coast not in COASTS:
        return f"there is no coast {piece.coast!r}"
    if piece.out:
        return "" if piece == Traveller(piece.coast, out=True) else "a player who gave up has no piece"
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
