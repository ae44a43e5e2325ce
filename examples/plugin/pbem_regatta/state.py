"""The state of a regatta: what is kept from one record to the next, and its plain form."""

from collections.abc import Sequence
from typing import Any, assert_never

import attrs

from pbem_regatta.events import Event, LegDrawn, LegWon, RaceWon, SailsSet, WindRolled


@attrs.define
class State:
    """
    One moment of a race.

    `leg` is 0 before the first wind, `wind` the miles at stake. `sails` holds the unused sails of
    each seat, lowest first, `miles` what each has gained; both in seat order.
    """

    sails: dict[str, list[int]]
    miles: dict[str, int]
    leg: int = 0
    wind: int = 0

    @property
    def is_over(self) -> bool:
        """Say whether every sail has been used."""
        return not any(self.sails.values())

    @property
    def leaders(self) -> tuple[str, ...]:
        """The seats with the most miles."""
        most = max(self.miles.values())
        return tuple(seat for seat, miles in self.miles.items() if miles == most)


def blank_state(seats: Sequence[str], legs: int) -> State:
    """Return the state before anything has happened."""
    return State({seat: list(range(1, legs + 1)) for seat in seats}, dict.fromkeys(seats, 0))


def copy_state(state: State) -> State:
    """Return a state that shares nothing with this one."""
    sails = {seat: list(sails) for seat, sails in state.sails.items()}
    return State(sails, dict(state.miles), state.leg, state.wind)


def evolve(state: State, event: Event) -> None:
    """Apply one event, in place."""
    match event:
        case WindRolled(leg, dice, kept):
            state.leg, state.wind = leg, sum(dice) + kept
        case SailsSet(sails):
            for seat, sail in sails:
                state.sails[seat].remove(sail)
        case LegWon(seat, _, miles):
            state.miles[seat] += miles
            state.wind = 0
        case LegDrawn(kept):
            state.wind = kept
        case RaceWon():
            pass  # The sails are used up; that says it.
        case _:
            assert_never(event)


def dump_state(state: State) -> dict[str, Any]:
    """Return a state as plain data; the tables are in seat order."""
    sails = {seat: list(sails) for seat, sails in state.sails.items()}
    return {"leg": state.leg, "wind": state.wind, "miles": dict(state.miles), "sails": sails}


def load_state(data: dict[str, Any], seats: Sequence[str], legs: int) -> State:
    """Read what `dump_state` wrote; raise ValueError for anything else."""
    try:
        sails = {seat: list(sails) for seat, sails in data["sails"].items()}
        state = State(sails, dict(data["miles"]), data["leg"], data["wind"])
        sound = _is_sound(state, seats, legs) and dump_state(state) == data
    except (KeyError, TypeError, ValueError, AttributeError):
        sound = False
    if not sound:
        raise ValueError("this is not a state of such a regatta")
    return state


def _is_sound(state: State, seats: Sequence[str], legs: int) -> bool:
    numbers = (state.leg, state.wind, *state.miles.values())
    left = legs - max(state.leg - 1, 0)
    return (
        all(type(number) is int and number >= 0 for number in numbers)
        and list(state.sails) == list(state.miles) == list(seats)
        and all(own == [n for n in range(1, legs + 1) if n in own] for own in state.sails.values())
        and (all(len(own) == left for own in state.sails.values()) or _is_finished(state, legs))
    )


def _is_finished(state: State, legs: int) -> bool:
    return state.leg == legs and state.is_over


def format_numbers(numbers: Sequence[int]) -> str:
    """Return numbers as people read them; a dash for none."""
    return " ".join(map(str, numbers)) or "-"
