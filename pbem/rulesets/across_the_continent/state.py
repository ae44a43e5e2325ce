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
from pbem.rulesets.kept import (
    FLAG,
    NUMBER,
    FieldKind,
    by_seat,
    dice_of,
    kept,
    list_of,
    nothing,
    optional,
    part_of,
    table_of,
    word,
    word_of,
    words_of,
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
    """Read standing orders from their plain table (`Rail.table`)."""
    table = table_of(where, plain)
    rail = Rail(
        tuple(_tests(where, table.get("prefer", []))),
        tuple(
            word_of(where, city, track.board.names) for city in list_of(where, table.get("via", []))
        ),
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
        lambda track, where, plain: tuple(words_of(where, plain, known(track))),
        lambda _, words: list(words),
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

    travellers: dict[str, Traveller] = kept(
        by_seat(part_of(Traveller), lambda track: track.seats), dict, always=True
    )
    phase: Phase = kept(PHASE, lambda: Phase.BLANK, always=True)
    turn: int = kept(NUMBER, int, always=True)
    part: int = kept(NUMBER, lambda: 1, always=True)
    mover: str = kept(SEAT, str, always=True)
    dice: tuple[int, int] | None = kept(optional(THROW), nothing)
    winners: tuple[str, ...] = kept(SEATS, tuple)
    returned: tuple[str, ...] = kept(TICKETS, tuple)
