"""
The turning points of a game: what a summary names, found in its replayed records.

A rule set says what is worth naming in a record (`Words.milestones`); here they are chosen and put in
order. They show nothing that the reports do not say.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.ruleset import Clock
from pbem.engine.words.steps import steps
from pbem.engine.words.telling import Voice
from pbem.record import value

LARGEST = 5
"""So many of the largest things of each kind are named, unless the caller says otherwise."""


@value
class Milestone:
    """
    Something in a record that a summary may name.

    `kind` is a word of the rule set ("battle"), `text` a sentence, `event` the number of the event that
    brought it, from 0. Where it has a `size`, only the largest of its kind are named; 0 is always named.
    """

    kind: str
    text: str
    event: int
    size: int = 0


def told_milestones(voice: Voice, events: Sequence[Any]) -> Iterator[Milestone]:
    """Yield those of single events that a summary names by their entries, in the words of the report."""
    for at, event in enumerate(events):
        if kind := voice.tellings[event.__class__].summary:
            yield from (Milestone(kind, line.strip(), at) for line in voice.describe(event))


@value
class TurningPoint:
    """A milestone that is named: in which record, and where the game stood then."""

    record: int
    clock: Clock
    milestone: Milestone


def turning_points(
    table: AnyTable, turns: Iterable[Turn], largest: int = LARGEST
) -> tuple[TurningPoint, ...]:
    """Return the turning points of a game in order; none if its rule set names none."""
    found = [point for turn in turns for point in _points(table, turn)]
    ranks: dict[str, list[tuple[int, int]]] = {}
    for place, point in enumerate(found):
        ranks.setdefault(point.milestone.kind, []).append((-point.milestone.size, place))
    # Among equals, the earlier counts as the larger.
    named = {place for sizes in ranks.values() for _, place in sorted(sizes)[:largest]}
    return tuple(
        point for place, point in enumerate(found) if place in named or not point.milestone.size
    )


def _points(table: Any, turn: Turn) -> Iterator[TurningPoint]:
    clock = table.clock(turn.before)
    found = list(table.words.milestones(turn.before, turn.events, turn.after))
    # A record may hold many turns.
    many = found and table.clock(turn.after).turn > clock.turn + 1
    clocks = {one.event: table.clock(state) for one, state in steps(table, turn)} if many else {}
    for milestone in found:
        when = clocks.get(milestone.event, clock)
        yield TurningPoint(turn.record.index, when, milestone)
