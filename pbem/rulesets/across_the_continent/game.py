"""
Across the Continent as a rule set: nothing but wiring.

`AcrossTheContinent` makes terms and tables, `RailTable` passes each question of the engine to the
module that knows the answer.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from pbem.engine.table.gate import Gate
from pbem.engine.table.problem import Problem, format_problem
from pbem.engine.table.ruleset import FACE_UP, Awaited, Clock, Data, Dice, Option, Seat, Terms
from pbem.engine.table.sheet import Sheet
from pbem.errors import FaultsError
from pbem.record import value
from pbem.rulesets.across_the_continent.board import Board, read_board
from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.forms.template import write_template
from pbem.rulesets.across_the_continent.orders import RailOrders
from pbem.rulesets.across_the_continent.play import resolution
from pbem.rulesets.across_the_continent.play.evolution import evolve
from pbem.rulesets.across_the_continent.play.gate import gate
from pbem.rulesets.across_the_continent.play.race import Race
from pbem.rulesets.across_the_continent.reading.orders import read_orders
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.rules import (
    VERSION,
    Rules,
    read_rules,
    seat_faults,
)
from pbem.rulesets.across_the_continent.snapshot import dump_state, load_state
from pbem.rulesets.across_the_continent.state import State, Track, Traveller
from pbem.rulesets.across_the_continent.words.standing import StateDescriber, borders
from pbem.rulesets.across_the_continent.words.tellings import TELLINGS
from pbem.rulesets.across_the_continent.words.voice import RaceVoice
from pbem.rulesets.kept import copy_fields
from pbem.rulesets.options import differences, in_order, list_options

if TYPE_CHECKING:
    from pbem.engine.foresight.forecast import Outlook, Play
    from pbem.engine.foresight.luck import Measure, Trial
    from pbem.engine.picture.scene import Scene
    from pbem.engine.short.grammar import Grammar
    from pbem.engine.words.score import Score
    from pbem.engine.words.turning_points import Milestone

NAME = "across-the-continent-1952"
TITLE = "Across the Continent (1952)"


@value
class RailTable:
    """One race: its rules, board and players."""

    board: Board
    rules: Rules
    preset: Rules
    options: tuple[str, ...]
    seats: tuple[Seat, ...]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The seats in order."""
        return tuple(seat.id for seat in self.seats)

    @cached_property
    def track(self) -> Track:
        """What a state is read against."""
        return Track(self.board, self.ids)

    @cached_property
    def names(self) -> dict[str, str]:
        """The display name of each seat."""
        return {seat.id: seat.name for seat in self.seats}

    @cached_property
    def voice(self) -> RaceVoice:
        """What tells the events of this race."""
        return RaceVoice(TELLINGS, self.board, self.names)

    def blank(self) -> State:
        """Return the state before anything has happened."""
        return State({seat: Traveller() for seat in self.ids})

    def copy(self, state: State, /) -> State:
        """Return a state that can be evolved without changing this one."""
        return copy_fields(state)

    def load(self, data: Data, /) -> State:
        """Read a state from plain data; raise ValueError with a sentence if it is not one."""
        return load_state(self.track, self.rules, data)

    def dump(self, state: State, /) -> Data:
        """Return a state as plain data."""
        return dump_state(self.track, state)

    def clock(self, state: State, /) -> Clock:
        """Return the turn and part."""
        return resolution.clock(state)

    def awaited(self, state: State, /) -> Awaited | None:
        """Return who must decide; None when the race is over."""
        return resolution.awaited(state)

    def live(self, state: State, /) -> Sequence[str]:
        """List the seats that have not given up, in seat order."""
        return [seat for seat, piece in state.travellers.items() if not piece.out]

    def resign(self, state: State, seat: str, /) -> Iterator[Event]:
        """Let a seat give up."""
        from pbem.rulesets.across_the_continent.play.administration import resign

        return resign(self.rules, self.ids, state, seat)

    def minimal(self, state: State, seat: str, /) -> Data:
        """Refuse: every turn of a race takes dice."""
        from pbem.rulesets.across_the_continent.play.administration import minimal

        return minimal(state, seat)

    def correct(self, state: State, corrections: Sequence[Data], /) -> Iterator[Event]:
        """Correct the state by ruling."""
        from pbem.rulesets.across_the_continent.play.administration import correct

        return correct(self.board, self.rules, state, corrections)

    def gate(self, state: State, seat: str, /) -> Gate:
        """Say what a seat may order now (`pbem.engine.table.gate`)."""
        return gate(state, seat)

    def read_orders(self, state: State, seat: str, sheet: Sheet, /) -> RailOrders:
        """Read and check the orders of a seat that must decide."""
        return read_orders(Position(self.board, self.rules, state, seat), sheet)

    def resolve(
        self, state: State, orders: Mapping[str, RailOrders], dice: Dice, /
    ) -> Iterator[Event]:
        """Play a record; bounded by the choice `record_turns`."""
        return resolution.resolve(Race(self.board, self.rules, self.ids, state, dice), orders)

    def evolve(self, state: State, event: Event, /) -> None:
        """Apply one event, in place."""
        evolve(state, event)

    def describe(self, event: Event, /) -> Sequence[str]:
        """Describe an event in sentences."""
        return self.voice.describe(event)

    def milestones(
        self, _before: State, events: Sequence[Event], _after: State, /
    ) -> "Iterator[Milestone]":
        """Yield what a summary may name of a record (`pbem.engine.words.turning_points`)."""
        from pbem.engine.words.turning_points import told_milestones

        return told_milestones(self.voice, events)

    def score(self, state: State, /) -> "Sequence[Score]":
        """Count how the players stand (`pbem.engine.words.score`)."""
        from pbem.rulesets.across_the_continent.words.score import score

        return score(self.board, state)

    def headline(self) -> Sequence[str]:
        """Describe the rule set, the options and the choices that differ."""
        from pbem.rulesets.across_the_continent.words.rulebook import write_headline

        return write_headline(TITLE, self.rules, self.preset, self.options)

    def rule_book(self) -> Sequence[str]:
        """Print the rules of this race."""
        from pbem.rulesets.across_the_continent.words.rulebook import write_rule_book

        return write_rule_book(self.rules)

    def scene(self, state: State, map_file: Data, events: Sequence[Event] = (), /) -> "Scene":
        """Return what a picture of the board shows, and where pieces went in the events before."""
        from pbem.rulesets.across_the_continent.words.scene import scene

        return scene(self.board, self.seats, state, map_file, events)

    def borders(self) -> Sequence[str]:
        """List the lines from each city, with their spaces."""
        return list(borders(self.board))

    def standing(self, state: State, /) -> Sequence[str]:
        """Describe where every piece is."""
        return StateDescriber(self.board, self.rules, self.names).standing(state)

    def show(self, state: State, seat: str | None, /) -> Sequence[str]:
        """Describe the whole state; nothing in it is hidden from anybody."""
        return StateDescriber(self.board, self.rules, self.names).show(state, seat)

    def template(self, state: State, seat: str, /) -> Sequence[str]:
        """Return the lines of an order file to fill in."""
        return write_template(Position(self.board, self.rules, state, seat))

    def form(self, state: State, seat: str, /) -> Data:
        """Return what orders are composed from on a page (`pbem.engine.words.order_form.Composes`)."""
        from pbem.rulesets.across_the_continent.forms.order_form import write_form

        return write_form(Position(self.board, self.rules, state, seat))

    def restate(self, _state: State, _seat: str, orders: RailOrders, /) -> Sequence[str]:
        """Say orders back to their player (`pbem.engine.words.retelling.Restates`)."""
        from pbem.rulesets.across_the_continent.words.restated_orders import restate

        return restate(self.board, orders)

    def short_orders(self, state: State, seat: str, /) -> "Grammar":
        """Return what a seat may type as short orders."""
        from pbem.rulesets.across_the_continent.forms.short import grammar

        return grammar(Position(self.board, self.rules, state, seat))

    def recall(
        self, seat: str, past: "Iterable[tuple[State, Sequence[Event]]]", /
    ) -> Sequence[str]:
        """Tell a player what records did to them (`pbem.engine.words.retelling.Recalls`)."""
        from pbem.rulesets.across_the_continent.words.recalled import recall

        return recall(self.board, self.names, seat, past)

    def sum_up(
        self, before: State, _orders: Mapping[str, RailOrders], plays: "Iterable[Play]", /
    ) -> "Outlook":
        """Sum up plays of the same orders (`pbem.engine.foresight.forecast.SumsUp`)."""
        from pbem.rulesets.across_the_continent.words.outlook import sum_up

        return sum_up(self.board, self.names, before, plays)

    def trials(self, _before: State, events: Sequence[Event], /) -> "Iterator[Trial]":
        """Return the fair throws of a record (`pbem.engine.foresight.luck.HasFairDice`)."""
        from pbem.rulesets.across_the_continent.words.luck import trials

        return trials(events)

    def measure(self) -> "Measure":
        """Return what is counted as luck."""
        from pbem.rulesets.across_the_continent.words.luck import MEASURE

        return MEASURE


@value
class AcrossTheContinent:
    """The rule set, as people choose it."""

    version: int = VERSION
    name: str = NAME
    title: str = TITLE
    map_id: str = "rail"
    cards: tuple[str, ...] = (FACE_UP,)
    seats: tuple[int, int] = (2, 4)

    def options(self) -> Sequence[Option]:
        """List the options and switches."""
        return list_options(Rules())

    def terms(
        self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /
    ) -> Terms:
        """Check the choices of a new game; raise FaultsError with all that is wrong."""
        from pbem.rulesets.across_the_continent.map_file import check_map, facts_of

        rules, faults = read_rules(options, choices)
        faults = faults or seat_faults(rules, [seat.id for seat in seats])
        players = len(seats) if rules.rings == "refused" else 1
        found = map(format_problem, check_map(map_file, players))
        faults = [*faults, *(f"map: {fault}" for fault in found)]
        if faults:
            raise FaultsError(faults)
        preset, _ = read_rules(options, {})
        return Terms(in_order(rules, options), differences(rules, preset), facts_of(map_file))

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> RailTable:
        """Return the table of a game; raise FaultsError if the terms cannot be played."""
        from pbem.rulesets.across_the_continent.map_file import check_facts

        rules, faults = read_rules(terms.options, terms.choices)
        faults = faults or seat_faults(rules, [seat.id for seat in seats])
        # Rings were looked for when the game began; only what play depends on is checked here.
        faults = [*faults, *check_facts(terms.board)]
        if faults:
            raise FaultsError(faults)
        return RailTable(read_board(terms.board), rules, Rules(), terms.options, tuple(seats))

    def rule_book(self, options: Sequence[str], choices: Data, /) -> Sequence[str]:
        """Return the rules with these choices; raise FaultsError if they cannot be chosen."""
        from pbem.rulesets.across_the_continent.words.rulebook import write_rule_book

        rules, faults = read_rules(options, choices)
        if faults:
            raise FaultsError(faults)
        return write_rule_book(rules)

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        """Return everything that is wrong with a map file."""
        from pbem.rulesets.across_the_continent.map_file import check_map

        return check_map(map_file)
