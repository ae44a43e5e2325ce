"""One regatta on the table: what pbem asks about it, record after record."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs
from pbem.engine.table.door import at
from pbem.engine.table.rooms import Forms, Words
from pbem.engine.table.ruleset import Dice, Table
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Awaited, Clock

from pbem_regatta.events import Event, LegDrawn, LegWon, RaceWon, SailsSet, WindRolled
from pbem_regatta.rules import Rules
from pbem_regatta.state import (
    State,
    blank_state,
    copy_state,
    dump_state,
    evolve,
    format_numbers,
    load_state,
)


@attrs.frozen
class RegattaTable(Table[State, int, Event]):
    """The fixed facts of one game: its rules, and the name of every seat in seat order."""

    rules: Rules
    names: Mapping[str, str]

    words = at(Words, "pbem_regatta.rooms:RegattaWords")
    forms = at(Forms, "pbem_regatta.rooms:RegattaForms")

    # The state, and its plain form.

    def blank(self) -> State:
        """Return the state before the first wind."""
        return blank_state(tuple(self.names), self.rules.legs)

    def copy(self, state: State, /) -> State:
        """Return a state that can be evolved without changing this one."""
        return copy_state(state)

    def load(self, data: dict[str, Any], /) -> State:
        """Read a state; raise ValueError if it is not one of this game."""
        return load_state(data, tuple(self.names), self.rules.legs)

    def dump(self, state: State, /) -> dict[str, Any]:
        """Return a state as plain data."""
        return dump_state(state)

    # Whose decision it is, and what was decided.

    def clock(self, state: State, /) -> Clock:
        """Count the legs as turns."""
        return Clock(state.leg)

    def awaited(self, state: State, /) -> Awaited | None:
        """Wait for a sail of every boat; for nobody when the race is over."""
        if state.is_over:
            return None
        return Awaited(tuple(self.names), f"a sail for {state.wind} miles")

    def winners(self, state: State, /) -> Sequence[str]:
        """List the boats with the most miles; several share the race."""
        return state.leaders

    def read_orders(self, state: State, seat: str, sheet: Sheet, /) -> int:
        """Read the sail that a boat sets."""
        sail = sheet.take_number("sail", 1, self.rules.legs)
        left = state.sails[seat]
        if "sail" not in sheet:
            sheet.note("E-MISSING", (), "`sail` is missing", f"write sail = {left[-1]}")
        elif sail is not None and sail not in left:
            hint = f"you still have {format_numbers(left)}"
            sheet.note("E-SAIL-USED", ("sail",), f"sail {sail} was set on an earlier leg", hint)
        return sail or 0

    # What happens.

    def resolve(self, state: State, orders: Mapping[str, int], dice: Dice, /) -> Iterator[Event]:
        """Sail a leg with the sails that were ordered, and begin the next one."""
        if orders:
            yield from self._sail(state, orders)
        yield self._wind(state, dice)
        if state.leg == self.rules.legs:
            # Every boat has one sail left, so nobody has anything to decide.
            yield from self._sail(state, {seat: left[0] for seat, left in state.sails.items()})
            yield RaceWon(state.leaders, max(state.miles.values()))

    def _sail(self, state: State, sails: Mapping[str, int]) -> Iterator[Event]:
        yield SailsSet(tuple(sails.items()))
        chosen = list(sails.values())
        alone = {sail: seat for seat, sail in sails.items() if chosen.count(sail) == 1}
        if alone:
            best = max(alone)
            yield LegWon(alone[best], best, state.wind)
        else:
            yield LegDrawn(state.wind if self.rules.steady_wind else 0)

    def _wind(self, state: State, dice: Dice) -> WindRolled:
        leg = state.leg + 1
        wind = dice.stream(f"wind/{leg}")
        return WindRolled(leg, (wind.d6(), wind.d6()), state.wind)

    def evolve(self, state: State, event: Event, /) -> None:
        """Apply one event, in place."""
        evolve(state, event)
