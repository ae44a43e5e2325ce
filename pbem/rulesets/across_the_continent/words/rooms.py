"""
What the rail race says and shows, and what it knows of chances.

Imported with it is what every report needs, and late what few ask for.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from pbem.engine.file.phrases import counted
from pbem.engine.table.rooms import Foresight, Pictures, Words
from pbem.engine.table.terms import Data
from pbem.engine.words.telling import told_milestones
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.game import TITLE
from pbem.rulesets.across_the_continent.orders import AFTER_THROW, CHANGED, TICKET_END, TURN, Rail, RailOrders
from pbem.rulesets.across_the_continent.state import State
from pbem.rulesets.across_the_continent.words.rulebook import write_headline, write_rule_book
from pbem.rulesets.across_the_continent.words.standing import StateDescriber, borders, score
from pbem.rulesets.across_the_continent.words.tellings import TELLINGS
from pbem.rulesets.across_the_continent.words.voice import RaceVoice

if TYPE_CHECKING:
    from pbem.engine.foresight.forecast import Outlook, Play
    from pbem.engine.foresight.odds import Measure, Trial
    from pbem.engine.picture.scene import Scene
    from pbem.engine.words.telling import Milestone, Score
    from pbem.rulesets.across_the_continent.game import RailTable

_TESTS = {
    "arrive": "the number that reaches the city",
    "most": "the largest",
    "least": "the smallest",
    "sum": "the sum of both dice",
    "die": "the number of a single die",
}
_UNTIL = {
    TURN: "These orders hold for one turn.",
    TICKET_END: "These orders hold to the end of the ticket.",
    CHANGED: "These orders hold until you give others.",
}


class RailWords(Words):
    """Sentences and tables; summaries, letters and the rule book are imported when they are asked for."""

    table: "RailTable"

    def describe(self, event: Event, /) -> Sequence[str]:
        return self._voice.describe(event)

    @cached_property
    def _voice(self) -> RaceVoice:
        return RaceVoice(TELLINGS, self.table.board, self.table.names)

    def headline(self) -> Sequence[str]:
        return write_headline(TITLE, self.table.rules, self.table.preset, self.table.options)

    def standing(self, state: State, /) -> Sequence[str]:
        return self._describer.standing(state)

    def show(self, state: State, seat: str | None, before: State | None = None, /) -> Sequence[str]:
        return self._describer.show(state, seat)

    @cached_property
    def _describer(self) -> StateDescriber:
        return StateDescriber(self.table.board, self.table.rules, self.table.names)

    def borders(self) -> Sequence[str]:
        return list(borders(self.table.board))

    def rule_book(self) -> Sequence[str]:
        return write_rule_book(self.table.rules)

    def restate(self, _state: State, _seat: str, orders: RailOrders, /) -> Sequence[str]:
        return restate(self.table.board, orders)

    def recall(self, seat: str, past: Iterable[tuple[State, Sequence[Event]]], /) -> Sequence[str]:
        from pbem.rulesets.across_the_continent.words.recalled import recall

        return recall(self.table.board, self.table.names, seat, past)

    def milestones(self, _before: State, events: Sequence[Event], _after: State, /) -> "Iterator[Milestone]":
        return told_milestones(self._voice, events)

    def score(self, state: State, /) -> "Sequence[Score]":
        return score(self.table.board, state)


class RailPictures(Pictures):
    """The board, drawn; in letters it would say nothing."""

    table: "RailTable"

    def scenes(self, map_file: Data, /) -> "Callable[[State, Sequence[Event]], Scene]":
        from pbem.rulesets.across_the_continent.words.scene import scene

        def draw(state: State, events: Sequence[Event]) -> "Scene":
            return scene(self.table.board, self.table.seats, state, map_file, events)

        return draw


class RailForesight(Foresight):
    """When everybody will be home, and what the dice brought so far."""

    table: "RailTable"

    def sum_up(self, before: State, _orders: Mapping[str, RailOrders], plays: "Iterable[Play]", /) -> "Outlook":
        from pbem.rulesets.across_the_continent.words.outlook import sum_up

        return sum_up(self.table.board, self.table.names, before, plays)

    def trials(self, _before: State, events: Sequence[Event], /) -> "Iterator[Trial]":
        from pbem.rulesets.across_the_continent.words.outlook import trials

        return trials(events)

    def measure(self) -> "Measure":
        from pbem.rulesets.across_the_continent.words.outlook import MEASURE

        return MEASURE


def restate(board: Board, orders: RailOrders) -> list[str]:
    """Say orders back to their player in unwrapped lines: the answer to dice on the table, then what holds from now on."""
    said = [f"You move {counted(orders.move.number, 'space')}."] if orders.move else []
    if orders.move and orders.move.via:
        said = [f"You move {counted(orders.move.number, 'space')}, preferably {_by_cities(board, orders.move.via)}."]
    if orders.rail:
        said += _standing(board, orders.rail)
    return said or ["You travel on as you ordered before."]


def _standing(board: Board, rail: Rail) -> Iterator[str]:
    tests = [_test(test) for test in rail.prefer] or [_TESTS["most"]]
    yield f"Of the numbers possible you take {', or else '.join(tests)}."
    if rail.via:
        yield f"Where routes are equal you prefer to go {_by_cities(board, rail.via)}."
    if rail.stop == AFTER_THROW:
        yield "You see the dice of each throw first, and answer with a number."
    yield _UNTIL[rail.until]


def _test(test: str) -> str:
    if test in _TESTS:
        return _TESTS[test]
    low, _, high = test.removeprefix("leave ").partition("..")
    if not high:
        return f"the one that leaves {counted(int(low), 'space')} to go"
    return f"the largest that leaves {low} to {counted(int(high), 'space')} to go"


def _by_cities(board: Board, cities: tuple[str, ...]) -> str:
    """Name the cities, the most important first."""
    return f"by {', then by '.join(board.names[city] for city in cities)}"
