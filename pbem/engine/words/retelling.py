"""
A game told again: to one player in plain sentences, to all step by step, and in its turning points.

All are words: they improve in any release, and nothing rests on them.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from pbem.engine.file.decision import ROLLBACK
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.record_layout import read_back
from pbem.engine.play.game import Game
from pbem.engine.play.order_check import Reading
from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import Clock
from pbem.engine.words.telling import Milestone
from pbem.record import value

# ── To one player: orders said back, and what happened since ──────────────────────────────────────


def say_back(game: Game, reading: Reading) -> Sequence[str]:
    """Return what sound orders ask for, in unwrapped lines; none where the rule set has no words for it."""
    return game.table.words.restate(game.state, reading.seat, reading.orders)


@value
class Remembered:
    """Records that a player has not seen yet; `own` says that these are what their own orders did."""

    turns: Sequence[Turn]
    own: bool
    first: bool


def since_last_orders(turns: Sequence[Turn], seat: str) -> Remembered:
    """
    Return the records after the last orders of a seat, or the newest if its orders made that one.

    `first` says that the seat has given no orders yet: these are all records.
    """
    given = [number for number, turn in enumerate(turns) if seat in turn.seats]
    last = given[-1] + 1 if given else 0
    own = last == len(turns)
    return Remembered(turns[-1:] if own else turns[last:], own, not given)


def first_unseen(file: GameFile, seats: Iterable[str]) -> int:
    """
    Return the first record of which a letter to one of these seats may tell: that of the oldest last orders of one.

    From it on `since_last_orders` finds the same as in the whole game.
    """
    left, first = set(seats), file.index
    for record in read_back(file.history, file.index):
        given = left & {json.loads(text)["player"] for text in record.orders}
        if given:
            left, first = left - given, record.index
        if not left:
            return first
    return 0


def span_of_turn(file: GameFile, turn: int) -> tuple[int, int]:
    """
    Return the first and the last record that may belong to a turn, by what the orders before and after it answer.

    In a game that once went back, a turn may be played several times: then these are all records.
    """
    first, last = 0, file.index
    if ROLLBACK in file.history:
        return first, last
    for record in read_back(file.history, file.index):
        answered = json.loads(record.orders[0])["turn"] if record.orders else turn
        if answered > turn:
            last = record.index - 1
        elif answered < turn:
            return record.index + 1, last
    return first, last


# ── Step by step: each event, and each throw of an event that holds several ───────────────────────
#
# What is told and drawn of a step follows from the step alone and the state after it, so that somebody
# who goes through a game sees what those saw who sat at the table.


class Step(NamedTuple):
    """
    One step: the number of its event, from 0, and its lines in the report.

    `so_far` are the parts of events since the turn before it was over, to be drawn with it.
    """

    event: int
    lines: tuple[str, ...]
    so_far: Sequence[Any]


def said_of(table: AnyTable, turn: Turn) -> list[tuple[int, tuple[str, ...]]]:
    """Return for each step of a record the number of its event, from 0, and its lines in the report."""
    return [
        (number, tuple(table.words.describe(part)))
        for number, event in enumerate(turn.events)
        for part in table.words.take_apart(event)
    ]


def steps(
    table: AnyTable, turn: Turn, said: Iterable[tuple[int, tuple[str, ...]]] | None = None
) -> Iterator[tuple[Step, Any]]:
    """
    Go through a record; yield each step with the state after it, which changes with the next one.

    `said` is what `said_of` returns, if that is known. A decision of the group may lead to a state that no event
    led to: what counts in the end is `turn.after`.
    """
    state = table.copy(turn.before)
    number_of_turn = table.clock(state).turn
    so_far: list[Any] = []
    parts = (part for event in turn.events for part in table.words.take_apart(event))
    for part, (number, lines) in zip(parts, said_of(table, turn) if said is None else said, strict=True):
        table.evolve(state, part)
        if (now := table.clock(state).turn) != number_of_turn:
            number_of_turn, so_far = now, []
        so_far.append(part)
        yield Step(number, lines, so_far), state


# ── Turning points: what a summary names ──────────────────────────────────────────────────────────
#
# A rule set says what is worth naming in a record (`Words.milestones`); here they are chosen and put in
# order. They show nothing that the reports do not say.

LARGEST = 5
"""So many of the largest things of each kind are named, unless the caller says otherwise."""


@value
class TurningPoint:
    """A milestone that is named: in which record, and where the game stood then."""

    record: int
    clock: Clock
    milestone: Milestone


def turning_points(table: AnyTable, turns: Iterable[Turn], largest: int = LARGEST) -> tuple[TurningPoint, ...]:
    """Return the turning points of a game in order; none if its rule set names none."""
    found = [point for turn in turns for point in _points(table, turn)]
    ranks: dict[str, list[tuple[int, int]]] = {}
    for place, point in enumerate(found):
        ranks.setdefault(point.milestone.kind, []).append((-point.milestone.size, place))
    # Among equals, the earlier counts as the larger.
    named = {place for sizes in ranks.values() for _, place in sorted(sizes)[:largest]}
    return tuple(point for place, point in enumerate(found) if place in named or not point.milestone.size)


def _points(table: Any, turn: Turn) -> Iterator[TurningPoint]:
    clock = table.clock(turn.before)
    found = list(table.words.milestones(turn.before, turn.events, turn.after))
    # A record may hold many turns.
    many = found and table.clock(turn.after).turn > clock.turn + 1
    clocks = {one.event: table.clock(state) for one, state in steps(table, turn)} if many else {}
    for milestone in found:
        when = clocks.get(milestone.event, clock)
        yield TurningPoint(turn.record.index, when, milestone)
