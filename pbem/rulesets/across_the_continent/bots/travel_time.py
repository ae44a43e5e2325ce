"""
How many turns a journey takes, if nobody is in the way.

The number with the fewest further turns to expect is found in fractions. Chances of so many turns are
whole numbers of `ONE`, rounded down, so that they are the same on every computer.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from pbem.rulesets.across_the_continent.play.track import numbers_of

ONE = 1 << 48
"""The whole of a chance."""
HORIZON = 120
"""Turns that are looked at; races end long before."""

Chances = tuple[int, ...]
"""How likely it is that something takes 0, 1, 2, ... turns, in parts of `ONE`."""

HERE: Chances = (ONE,)


def throws(distance: int, dice_choice: str) -> Iterator[tuple[bool, list[int]]]:
    """Yield the 36 throws so far from a city: whether the dice are equal, and the usable numbers."""
    for first, second in product(range(1, 7), repeat=2):
        usable = [number for number in numbers_of((first, second)) if number <= distance]
        if dice_choice == "sum-first" and first + second in usable:
            usable = [first + second]
        yield first == second, usable


def turns_from(distance: int, dice_choice: str) -> Fraction:
    """Return the expected number of turns to a city this many spaces away."""
    return 1 + _further_turns(distance, dice_choice) if distance else Fraction(0)


@cache
def _further_turns(distance: int, dice_choice: str) -> Fraction:
    """
    Return the expected number of turns after this one, when the dice are about to be thrown.

    A throw that cannot be used ends the turn where it began, so its turns are those of the whole.
    """
    if not distance:
        return Fraction(0)
    lost, known = 0, Fraction(0)
    for equal, usable in throws(distance, dice_choice):
        if usable:
            known += min(expected_after(distance - one, equal, dice_choice) for one in usable)
        else:
            lost += 1
    return (known + lost) / (36 - lost)


def expected_after(left: int, equal: bool, dice_choice: str) -> Fraction:
    """Return the turns to expect after a move; equal dice are thrown again (R-106), not in a city (R-107)."""
    return (_further_turns if equal else turns_from)(left, dice_choice)


@cache
def _after_turn(distance: int, dice_choice: str) -> dict[int, int]:
    """Return how likely each distance is at the end of a turn that begins so far from a city."""
    found: dict[int, int] = {}
    for equal, usable in throws(distance, dice_choice):
        left = distance
        if usable:
            left = min(
                (distance - one for one in usable), key=lambda rest: (expected_after(rest, equal, dice_choice), rest)
            )
        again = _after_turn(left, dice_choice) if usable and equal and left else {left: ONE}
        for rest, chance in again.items():
            found[rest] = found.get(rest, 0) + chance // 36
    return found


@cache
def leg_times(distance: int, dice_choice: str) -> Chances:
    """Return how many turns a leg of this many spaces takes."""
    if not distance:
        return HERE
    after = _after_turn(distance, dice_choice)
    stays = after.get(distance, 0)
    shorter = [(chance, leg_times(left, dice_choice)) for left, chance in after.items() if left != distance]
    times = [0]
    for turns in range(HORIZON):
        coming = sum(chance * rest[turns] for chance, rest in shorter if turns < len(rest))
        times.append((coming + stays * times[-1]) // ONE)
    return tuple(times)


def both(first: Chances, second: Chances) -> Chances:
    """Return how many turns one thing and then another take."""
    times = [0] * min(len(first) + len(second) - 1, HORIZON)
    for turns, chance in enumerate(first):
        if chance:
            for more, one in enumerate(second[: HORIZON - turns]):
                times[turns + more] += chance * one
    return tuple(chance // ONE for chance in times)


@cache
def ticket_times(legs: tuple[int, ...], dice_choice: str) -> Chances:
    """Return how many turns legs of these lengths take, one after the other."""
    if not legs:
        return HERE
    return both(leg_times(legs[0], dice_choice), ticket_times(legs[1:], dice_choice))
