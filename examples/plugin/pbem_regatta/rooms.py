"""The rooms of a regatta: what it says, and how orders are given."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from pbem.engine.table.rooms import Forms, Words

from pbem_regatta.events import Event, LegDrawn, LegWon, RaceWon, SailsSet, WindRolled
from pbem_regatta.state import State, format_numbers

if TYPE_CHECKING:
    from pbem_regatta.table import RegattaTable


class RegattaWords(Words):
    """Sentences for the report, and where the boats are."""

    table: "RegattaTable"

    def describe(self, event: Event, /) -> Sequence[str]:
        """Describe an event in a sentence."""
        match event:
            case WindRolled(leg, (first, second), kept):
                more = f", and {kept} from the leg before" if kept else ""
                miles = first + second + kept
                return [f"Leg {leg}: dice {first} and {second}{more}; {miles} miles at stake."]
            case SailsSet(sails):
                shown = ", ".join(f"{self.table.names[seat]} sail {sail}" for seat, sail in sails)
                return [f"Sails: {shown}."]
            case LegWon(seat, sail, miles):
                winner = self.table.names[seat]
                return [f"Sail {sail} is the highest set once: {winner} gains {miles} miles."]
            case LegDrawn(kept):
                fate = f"{kept} miles wait for the next leg" if kept else "the miles are lost"
                return [f"No boat has a sail to itself: {fate}."]
            case RaceWon(seats, miles):
                winners = " and ".join(self.table.names[seat] for seat in seats)
                return [f"The race is over. First with {miles} miles: {winners}."]
            case _:
                assert_never(event)

    def headline(self) -> Sequence[str]:
        """Describe the game and what was chosen."""
        steady = ", steady wind" if self.table.rules.steady_wind else ""
        return [f"Regatta, {self.table.rules.legs} legs{steady}"]

    def standing(self, state: State, /) -> Sequence[str]:
        """Describe each boat's miles and sails."""
        sails = {seat: format_numbers(left) for seat, left in state.sails.items()}
        return [
            f"{name[:24]:<24} {state.miles[seat]:3} miles   sails {sails[seat]}"
            for seat, name in self.table.names.items()
        ]

    def show(self, state: State, seat: str | None, before: State | None = None, /) -> Sequence[str]:
        """Describe the whole state; nothing in it is hidden from anybody."""
        if state.is_over:
            return ["The race is over.", *self.standing(state)]
        leg = f"Leg {state.leg} of {self.table.rules.legs}, {state.wind} miles at stake."
        return [leg, *self.standing(state)]


class RegattaForms(Forms):
    """How orders are given: in an order file."""

    table: "RegattaTable"

    def template(self, state: State, seat: str, /) -> Sequence[str]:
        """Return orders to change; as they stand they set the lowest sail."""
        left = state.sails[seat]
        if not left:
            return []
        return [
            f"# Leg {state.leg} of {self.table.rules.legs}, {state.wind} miles at stake.",
            "# The highest sail that only one boat sets gains them.",
            f"# Your sails: {format_numbers(left)}",
            f"sail = {left[0]}",
        ]
