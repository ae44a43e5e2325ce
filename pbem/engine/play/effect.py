"""
What a decision does to a game.

Everything happens without dice, by the state before and the decision alone. The rule set's part of the
state changes by its events only; a rollback takes an earlier state instead, whose events lie in the
history already.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from pbem.engine.file.decision import DRAW, MISSED, REPLACE, RESIGN, ROLLBACK, RULING, Decision, target_of
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.succession import ended, successor
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.errors import InputError
from pbem.record import mutable


class Past(NamedTuple):
    """A game as it stood after an earlier record: the state, and how the group had ended it, "" if it had not."""

    state: Any
    ended: str


@mutable
class LiveGame:
    """A game in the middle: who plays and whether anybody does, and the state, which is changed in place or replaced."""

    genesis: Genesis
    table: AnyTable
    state: Any


def enact(live: LiveGame, decision: Decision, earlier: Mapping[int, Past]) -> list[Any]:
    """
    Let a decision happen, and return the rule set's events.

    `earlier` holds how it stood after records to which one can go back. Raises InputError.
    """
    if decision.kind == REPLACE:
        live.genesis = successor(live.genesis, decision.seat, decision.events[0])
    elif decision.kind == DRAW:
        live.genesis = ended(live.genesis, DRAW)
    elif decision.kind == ROLLBACK:
        _roll_back(live, decision, earlier)
    elif decision.kind == RESIGN:
        return _fold(live, live.table.rulings.resign(live.state, decision.seat))
    elif decision.kind == RULING and decision.events:
        return _fold_ruling(live, live.table.rulings.correct(live.state, decision.events))
    elif decision.kind == MISSED:
        return _miss(live, decision)
    return []


def _roll_back(live: LiveGame, decision: Decision, earlier: Mapping[int, Past]) -> None:
    target = target_of(decision.events[0])
    if target is None or target not in earlier:
        raise InputError("a rollback names, as `to`, an earlier record of this game")
    live.state = live.table.copy(earlier[target].state)
    live.genesis = ended(live.genesis, earlier[target].ended)


def _fold(live: LiveGame, events: Iterable[Any]) -> list[Any]:
    happened = []
    for event in events:
        live.table.evolve(live.state, event)
        happened.append(event)
    return happened


def _fold_ruling(live: LiveGame, events: Iterable[Any]) -> list[Any]:
    """Fold corrections; what comes out must be a state of this game."""
    happened = _fold(live, events)
    try:
        live.table.load(live.table.dump(live.state))
    except ValueError as error:
        raise InputError(f"after this ruling the game could not go on: {error}") from None
    return happened


def _miss(live: LiveGame, decision: Decision) -> list[Any]:
    """Play the least orders for a seat, without dice."""
    table, state, seat = live.table, live.state, decision.seat
    awaited = table.awaited(state)
    if awaited is None or awaited.must != (seat,):
        raise InputError(f"{seat} is not the only player who has to decide")
    sheet = Sheet(table.rulings.minimal(state, seat))
    orders = read_all_orders(table, state, seat, sheet)
    if sheet.refused:
        raise InputError("no turn can be ended for a player here; the seat must decide")
    return _fold(live, table.resolve(state, {seat: orders}, NoDice()))


class NoDice:
    """Dice that nobody may throw."""

    def stream(self, label: str, /) -> NoReturn:
        """Refuse."""
        self._refuse(label)

    def lay_face_down(self, cards: Sequence[int], /) -> NoReturn:
        """Refuse."""
        self._refuse(cards)

    def draw_face_down(self, seat: str, cards: int, /) -> NoReturn:
        """Refuse."""
        self._refuse(seat, cards)

    def _refuse(self, *_: object) -> NoReturn:
        raise InputError("this turn cannot be ended without dice, so it cannot be declared missed")
