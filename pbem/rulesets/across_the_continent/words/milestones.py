"""What a summary of a race names: who reached a coast, came home, gave up, won."""

from collections.abc import Callable, Iterator, Sequence

from pbem.engine.words.turning_points import Milestone
from pbem.rulesets.across_the_continent.events import (
    CoastReached,
    Event,
    GameWon,
    PlayerResigned,
    PlayerRetired,
)

_KINDS = {CoastReached: "coast", PlayerRetired: "home", PlayerResigned: "out", GameWon: "won"}


def milestones(
    describe: Callable[[Event], Sequence[str]], events: Sequence[Event]
) -> Iterator[Milestone]:
    """Yield the milestones of a record, in the words of its report."""
    for at, event in enumerate(events):
        if kind := _KINDS.get(event.__class__):
            yield from (Milestone(kind, line.strip(), at) for line in describe(event))
