"""
A record taken step by step: each event, and each throw of an event that holds several.

What is told and drawn of a step follows from the step alone and the state after it, so that somebody
who goes through a game sees what those saw who sat at the table.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable


class Step(NamedTuple):
    """
    One step: the number of its event, from 0, and its lines in the report.

    `so_far` are the parts of events since the turn before it was over, to be drawn with it.
    """

    event: int
    lines: tuple[str, ...]
    so_far: Sequence[Any]


def steps(table: AnyTable, turn: Turn) -> Iterator[tuple[Step, Any]]:
    """
    Go through a record; yield each step with the state after it, which changes with the next one.

    A decision of the group may lead to a state that no event led to: what counts in the end is
    `turn.after`.
    """
    state = table.copy(turn.before)
    number_of_turn = table.clock(state).turn
    so_far: list[Any] = []
    for number, event in enumerate(turn.events):
        for part in table.words.take_apart(event):
            table.evolve(state, part)
            if table.clock(state).turn != number_of_turn:
                number_of_turn, so_far = table.clock(state).turn, []
            so_far.append(part)
            yield Step(number, tuple(table.words.describe(part)), so_far), state
