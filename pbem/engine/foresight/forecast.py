"""
Forecasts: what may happen and how likely that is, in whole numbers and fractions.

Nothing is rounded before somebody prints it. Work is counted, never timed, so that the same
question gets the same answer everywhere.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import attrs

from pbem.engine.table.terms import Data
from pbem.errors import BeyondLimitError
from pbem.record import mutable, value


@mutable
class Work:
    """Work done so far, in the units of who does it, and how much is allowed."""

    most: int
    done: int = 0

    def spend(self, units: int) -> None:
        """Count work; raise BeyondLimitError when that is too much."""
        self.done += units
        if self.done > self.most:
            raise BeyondLimitError(f"exact odds would take more than {self.most} positions")

    def require_room(self, units: int) -> None:
        """Raise BeyondLimitError where so much work is still to come that it would be too much."""
        if self.done + units > self.most:
            raise BeyondLimitError(f"exact odds would take more than {self.most} positions")

    def require_hope(self, share: Fraction, hopeless: int) -> None:
        """
        Raise BeyondLimitError where such a share of all is followed, and the rest can hardly be.

        That is when a tenth of the limit is used, and at this pace all would take `hopeless` times the limit.
        """
        if 10 * self.done > self.most and self.done > hopeless * self.most * share:
            raise BeyondLimitError(f"exact odds would take far more than {self.most} positions")


# ── A campaign: one army against others, one after the other ──────────────────────────────────────


class Ending(NamedTuple):
    """
    How a campaign may end, and in how many ways.

    `won` of the others have fallen; `own` armies stand where the last fight was, `others` still face
    them there, 0 if all have fallen. `lost` counts own armies lost on the whole way.
    """

    won: int
    own: int
    others: int
    lost: int
    ways: int


@value
class Campaign:
    """All endings of a campaign, the best first; `ways` is what theirs add up to."""

    endings: tuple[Ending, ...]
    ways: int

    def chance(self, fits: Callable[[Ending], bool]) -> Fraction:
        """Return how likely an ending is that fits."""
        return Fraction(sum(one.ways for one in self.endings if fits(one)), self.ways)

    def spread(self, number: Callable[[Ending], int], won: int = 0) -> "Distribution":
        """Return how a number is spread over the endings with this many won, or more."""
        found: dict[int, int] = {}
        for one in self.endings:
            if one.won >= won:
                found[number(one)] = found.get(number(one), 0) + one.ways
        return {value: Fraction(found[value], self.ways) for value in sorted(found)}


# ── Distributions ─────────────────────────────────────────────────────────────────────────────────

Distribution = Mapping[int, Fraction]
"""Numbers with their chances."""
Weights = Mapping[int, int]
"""Numbers with their chances on any scale, which whoever made them knows."""


def mean(chances: Distribution) -> Fraction:
    """Return what is expected; of a part of the chances, given that part."""
    whole = sum(chances.values(), Fraction())
    return sum((number * chance for number, chance in chances.items()), Fraction()) / whole


def quantile(chances: Distribution | Weights, share: Fraction) -> int:
    """Return the least number not exceeded in this share (0 to 1) of the chances; ValueError for none."""
    whole: Fraction | int = sum(chances.values())
    reached: Fraction | int = 0
    for number in sorted(chances):
        reached += chances[number]
        if reached * share.denominator >= share.numerator * whole:
            return number
    raise ValueError("no chances")


# ── What orders will do ───────────────────────────────────────────────────────────────────────────


class Play(NamedTuple):
    """One way that orders may be played: how likely it is, what happens, and the state after it."""

    chance: Fraction
    events: Sequence[Any]
    after: Any


@value
class Grid:
    """A table for people: its title, the heads of its columns, and its lines, the first column text."""

    title: str
    head: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


@value
class Outlook:
    """
    What orders will probably do, in the words of a rule set.

    `notes` are sentences about single orders: what is known of them before any die. `summary` says
    the most important in sentences, `grids` all of it. `panels` returns what a chart shows (title and
    distribution), `data` all of it for programs, chances as exact fractions: few ask for them, and after a great
    battle they take long.

    For a picture of the board: `sketch` are events that it shows as arrows, `signs` texts at places.
    """

    notes: tuple[str, ...] = ()
    summary: tuple[str, ...] = ()
    grids: tuple[Grid, ...] = ()
    panels: Callable[[], Sequence[tuple[str, Distribution]]] = attrs.field(default=tuple, eq=False)
    data: Callable[[], Data] = attrs.field(default=dict, eq=False)
    sketch: tuple[Any, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
