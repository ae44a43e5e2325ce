"""
Across the Continent as a rule set: nothing but wiring.

`AcrossTheContinent` makes terms and tables, `RailTable` passes what play asks to the module that knows
the answer, and says where the rooms are that answer the rest.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from pbem.engine.table.door import at
from pbem.engine.table.rooms import Foresight, Forms, Pictures, Rulings, Words
from pbem.engine.table.ruleset import Dice, Ruleset, Table
from pbem.engine.table.sheet import Problem, Sheet, format_problem
from pbem.engine.table.terms import FACE_UP, Awaited, Clock, Data, Option, Seat, Terms
from pbem.errors import FaultsError
from pbem.record import value
from pbem.rulesets.across_the_continent.board import Board, read_board
from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.map_file import check_facts, check_map, facts_of
from pbem.rulesets.across_the_continent.orders import RailOrders
from pbem.rulesets.across_the_continent.play import resolution
from pbem.rulesets.across_the_continent.play.evolution import evolve
from pbem.rulesets.across_the_continent.play.race import Race
from pbem.rulesets.across_the_continent.reading.orders import read_orders
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.rules import VERSION, Rules, seat_faults
from pbem.rulesets.across_the_continent.state import State, Track, Traveller, dump_state, load_state
from pbem.rulesets.kept import copy_fields
from pbem.rulesets.options import choose, differences, list_options, read_chosen, require_in_order, with_options

NAME = "across-the-continent-1952"
TITLE = "Across the Continent (1952)"


@value
class RailTable(Table[State, RailOrders, Event]):
    """One race: its rules, board and players."""

    board: Board
    rules: Rules
    preset: Rules
    options: tuple[str, ...]
    seats: tuple[Seat, ...]

    words = at(Words, "pbem.rulesets.across_the_continent.words.rooms:RailWords")
    pictures = at(Pictures, "pbem.rulesets.across_the_continent.words.rooms:RailPictures")
    foresight = at(Foresight, "pbem.rulesets.across_the_continent.words.rooms:RailForesight")
    forms = at(Forms, "pbem.rulesets.across_the_continent.forms.room:RailForms")
    rulings = at(Rulings, "pbem.rulesets.across_the_continent.play.administration:RailRulings")

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

    def blank(self) -> State:
        return State({seat: Traveller() for seat in self.ids})

    def copy(self, state: State, /) -> State:
        return copy_fields(state)

    def load(self, data: Data, /) -> State:
        return load_state(self.track, self.rules, data)

    def dump(self, state: State, /) -> Data:
        return dump_state(self.track, state)

    def clock(self, state: State, /) -> Clock:
        return resolution.clock(state)

    def awaited(self, state: State, /) -> Awaited | None:
        return resolution.awaited(state)

    def live(self, state: State, /) -> Sequence[str]:
        return [seat for seat, piece in state.travellers.items() if not piece.out]

    def winners(self, state: State, /) -> Sequence[str]:
        return state.winners

    def read_orders(self, state: State, seat: str, sheet: Sheet, /) -> RailOrders:
        return read_orders(Position(self.board, self.rules, state, seat), sheet)

    def resolve(self, state: State, orders: Mapping[str, RailOrders], dice: Dice, /) -> Iterator[Event]:
        return resolution.resolve(Race(self.board, self.rules, self.ids, state, dice), orders)

    def evolve(self, state: State, event: Event, /) -> None:
        evolve(state, event)


@value
class AcrossTheContinent(Ruleset):
    """The rule set, as people choose it."""

    version: int = VERSION
    name: str = NAME
    title: str = TITLE
    map_id: str = "rail"
    cards: tuple[str, ...] = (FACE_UP,)
    seats: tuple[int, int] = (2, 4)

    @property
    def gist(self) -> str:
        return (
            "You cross the continent by rail, as far as the dice take you, through the cities on a ticket that you "
            "drew, and come back. Whoever is home first wins."
        )

    def options(self) -> Sequence[Option]:
        return list_options(Rules())

    def terms(self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /) -> Terms:
        rules, named = choose(Rules(), options, choices)
        faults = seat_faults(rules, [seat.id for seat in seats])
        players = len(seats) if rules.rings == "refused" else 1
        found = map(format_problem, check_map(map_file, players))
        faults = [*faults, *(f"map: {fault}" for fault in found)]
        if faults:
            raise FaultsError(faults)
        return Terms(named, differences(rules, with_options(Rules(), named)), facts_of(map_file))

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> RailTable:
        require_in_order(Rules(), terms.options)
        rules = read_chosen(with_options(Rules(), terms.options), (), terms.choices)
        # Rings were looked for when the game began; only what play depends on is checked here.
        faults = [*seat_faults(rules, [seat.id for seat in seats]), *check_facts(terms.board)]
        if faults:
            raise FaultsError(faults)
        return RailTable(read_board(terms.board), rules, Rules(), terms.options, tuple(seats))

    def rule_book(self, options: Sequence[str], choices: Data, _cards: str = FACE_UP, /) -> Sequence[str]:
        from pbem.rulesets.across_the_continent.words.rulebook import write_rule_book  # late: no turn prints it

        rules, _ = choose(Rules(), options, choices)
        return write_rule_book(rules)

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        return check_map(map_file)
