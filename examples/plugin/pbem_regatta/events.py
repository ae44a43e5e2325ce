"""
What can happen in a regatta.

Events are complete: describing or applying one takes no other knowledge.
"""

from typing import NamedTuple


class WindRolled(NamedTuple):
    """A leg begins. `dice` are the two dice, `kept` the miles left over from the leg before."""

    leg: int
    dice: tuple[int, int]
    kept: int


class SailsSet(NamedTuple):
    """All boats showed their sails at once: seat and sail, in seat order."""

    sails: tuple[tuple[str, int], ...]


class LegWon(NamedTuple):
    """A boat set the highest sail that no other boat set, and gains the miles of the leg."""

    seat: str
    sail: int
    miles: int


class LegDrawn(NamedTuple):
    """No boat had a sail to itself. `kept` miles wait for the next leg; 0 if they are lost."""

    kept: int


class RaceWon(NamedTuple):
    """All sails are used. Several seats share the victory."""

    seats: tuple[str, ...]
    miles: int


Event = WindRolled | SailsSet | LegWon | LegDrawn | RaceWon
