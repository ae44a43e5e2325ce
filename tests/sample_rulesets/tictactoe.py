"""Noughts and crosses as a stranger would write it: one module, no import but what a table is."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import attrs

from pbem.engine.table.door import at
from pbem.engine.table.rooms import Forms, Words
from pbem.engine.table.ruleset import Dice, Ruleset, Table
from pbem.engine.table.sheet import Problem, Sheet
from pbem.engine.table.terms import FACE_UP, Awaited, Clock, Data, Option, Seat, Terms
from pbem.errors import FaultsError

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Begun(NamedTuple):
    """The lot fell on who begins."""

    seat: str


class Marked(NamedTuple):
    """A cell, 0 to 8, was taken."""

    seat: str
    cell: int


@attrs.define
class Grid:
    """Who took which cell ("" for nobody), and who is to move ("" when it is over)."""

    cells: list[str]
    mover: str = ""
    turn: int = 0


class GridWords(Words):
    """What reports say."""

    def describe(self, event: Begun | Marked, /) -> Sequence[str]:
        return [f"{event.seat} marks {event.cell}" if isinstance(event, Marked) else event.seat]

    def headline(self) -> Sequence[str]:
        return ["Noughts and crosses"]

    def standing(self, state: Grid, /) -> Sequence[str]:
        return ["".join(cell[:1] or "." for cell in state.cells[row : row + 3]) for row in (0, 3, 6)]

    def show(self, state: Grid, seat: str | None, before: Grid | None = None, /) -> Sequence[str]:
        return self.standing(state)


class GridForms(Forms):
    """The order file to fill in."""

    def template(self, state: Grid, seat: str, /) -> Sequence[str]:
        return ["mark = 0"]


@attrs.frozen
class TicTacToeTable(Table[Grid, int, Begun | Marked]):
    """One game of two seats."""

    seats: tuple[str, str]

    words = at(Words, GridWords)
    forms = at(Forms, GridForms)

    def blank(self) -> Grid:
        return Grid([""] * 9)

    def copy(self, state: Grid, /) -> Grid:
        return attrs.evolve(state, cells=list(state.cells))

    def load(self, data: Data, /) -> Grid:
        if set(data) != {"turn", "mover", "cells"}:
            raise ValueError("a grid has turn, mover and cells")
        return Grid(list(data["cells"]), data["mover"], data["turn"])

    def dump(self, state: Grid, /) -> Data:
        return {"turn": state.turn, "mover": state.mover, "cells": list(state.cells)}

    def clock(self, state: Grid, /) -> Clock:
        return Clock(state.turn)

    def awaited(self, state: Grid, /) -> Awaited | None:
        over = "" not in state.cells or any(self._is_full(state, row) for row in ROWS)
        return None if over else Awaited((state.mover,), "a free cell")

    def read_orders(self, state: Grid, seat: str, sheet: Sheet, /) -> int:
        cell = sheet.take_number("mark", 0, 8)
        if cell is None and "mark" not in sheet:
            sheet.note("E-MARK", (), "mark: missing")
        elif cell is not None and state.cells[cell]:
            sheet.note("E-TAKEN", ("mark",), f"cell {cell} is {state.cells[cell]}'s")
        return cell or 0

    def resolve(self, state: Grid, orders: Mapping[str, int], dice: Dice, /) -> Iterator[Begun | Marked]:
        if not state.mover:
            yield Begun(self.seats[dice.stream("lots/begin").below(2)])
        for seat, cell in orders.items():
            yield Marked(seat, cell)

    def evolve(self, state: Grid, event: Begun | Marked, /) -> None:
        state.turn += 1
        state.mover = event.seat
        if isinstance(event, Marked):
            state.cells[event.cell] = event.seat
            state.mover = self.seats[1 - self.seats.index(event.seat)]

    @staticmethod
    def _is_full(state: Grid, row: Sequence[int]) -> bool:
        return len({state.cells[cell] or cell for cell in row}) == 1


@attrs.frozen
class TicTacToe(Ruleset):
    """The game as people choose it."""

    name: str = "tictactoe"
    version: int = 1
    title: str = "Noughts and crosses"
    map_id: str = "none"
    seats: tuple[int, int] = (2, 2)

    def options(self) -> Sequence[Option]:
        return ()

    def terms(self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /) -> Terms:
        if len(seats) != 2 or options or choices:
            raise FaultsError(["two play, and there is nothing to choose"])
        return Terms((), {}, {})

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> TicTacToeTable:
        self.terms(seats, terms.options, terms.choices, terms.board)
        return TicTacToeTable((seats[0].id, seats[1].id))

    def rule_book(self, options: Sequence[str], choices: Data, cards: str = FACE_UP, /) -> Sequence[str]:
        return ["Three in a row win."]

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        return []


TICTACTOE = TicTacToe()
