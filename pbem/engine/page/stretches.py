"""
A game cut into stretches for charts: a turn each, or a part of a turn where a record ends in it.

Some games play many turns in a record, others a turn in several; a chart should not care.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable
from pbem.engine.words.retelling import steps
from pbem.record import value


@value
class Stretch:
    """
    Some events of a record with the states around them.

    `record` is its place among the records of the game, `step` the step of its story that it ends with,
    `turn` the number of the turn, 0 in the set-up.
    """

    record: int
    step: int
    turn: int
    before: Any
    events: tuple[Any, ...]
    after: Any


def stretches(table: AnyTable, turns: Iterable[Turn]) -> Iterator[Stretch]:
    """Cut a game into stretches."""
    for record, turn in enumerate(turns):
        yield from _of_record(table, record, turn)


def _of_record(table: AnyTable, record: int, turn: Turn) -> Iterator[Stretch]:
    before, first, number, step = turn.before, 0, table.clock(turn.before).turn, 0
    for one, state in steps(table, turn):
        now = table.clock(state).turn
        # The event that begins a turn says so, and belongs to it; alone at the end of a record it
        # begins nothing.
        if now != number and one.event < len(turn.events) - 1:
            cut = table.copy(state)
            yield Stretch(record, step, number, before, turn.events[first : one.event], cut)
            before, first, number = cut, one.event, now
        step += bool(one.lines)
    yield Stretch(record, step, number, before, turn.events[first:], turn.after)
