"""
What many games say: shares with their errors, lengths, and when a question is answered.

A deal is one observation: its games share a set-up, so what one rotation wins another tends to lose. Whole
numbers and fractions only, so that every computer comes to the same answer.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from math import isqrt

from pbem.engine.arena.bout import Bout
from pbem.engine.arena.contest import Contest
from pbem.record import tool, value

_T = (12_706, 4_303, 3_182, 2_776, 2_571, 2_447, 2_365, 2_306, 2_262, 2_228)
"""Student's t for 95 % of both sides, in thousandths, by degrees of freedom from 1."""
_FINE = 10**6
SURE = Fraction(2_944, 1_000)
"""The natural logarithm of 19: where a sequential test ends that may be wrong in 5 of 100 cases."""
LEAST_DEALS = 10
"""Before so many deals nobody knows how much they differ."""


@value
class WinShare:
    """How much of something was won, and between what it lies in 19 of 20 cases; all from 0 to 1."""

    share: Fraction
    low: Fraction
    high: Fraction

    def holds(self, value: Fraction) -> bool:
        """Say whether a value is within the error."""
        return self.low <= value <= self.high


def share_of(deals: Sequence[Fraction]) -> WinShare:
    """Return the mean of what each deal says, with its error; deals are from 0 to 1, and at least one."""
    count, mean = len(deals), _mean(deals)
    if count == 1:
        return WinShare(mean, Fraction(0), Fraction(1))
    if mean in (0, 1):
        # Nothing differs, so nothing is known of how much it may: what has not happened yet (Wilson).
        room = Fraction(384, 384 + 100 * count)
        return WinShare(mean, max(Fraction(0), mean - room), min(Fraction(1), mean + room))
    error = _student(count - 1) * _root(_variance(deals) / count)
    return WinShare(mean, max(Fraction(0), mean - error), min(Fraction(1), mean + error))


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction()) / len(values)


def _variance(values: Sequence[Fraction]) -> Fraction:
    mean = _mean(values)
    return sum(((one - mean) ** 2 for one in values), Fraction()) / (len(values) - 1)


def _student(freedom: int) -> Fraction:
    thousandths = _T[freedom - 1] if freedom <= len(_T) else 1_960 + 2_500 // freedom
    return Fraction(thousandths, 1000)


def _root(number: Fraction) -> Fraction:
    """Return the square root, to a millionth."""
    return Fraction(isqrt(number.numerator * _FINE**2 // number.denominator), _FINE)


@tool
class Results:
    """What the games of a contest say; those of a deal that is not whole are left out."""

    contest: Contest
    bouts: tuple[Bout, ...]

    @classmethod
    def of(cls, contest: Contest, bouts: Iterable[Bout]) -> "Results":
        """Take the games of whole deals, in the order of their numbers."""
        size = len(contest.rotations)
        games = tuple(bouts)
        return cls(contest, games[: len(games) // size * size])

    @property
    def deals(self) -> list[list[Bout]]:
        """The games of each deal."""
        return [list(games) for _, games in groupby(self.bouts, key=lambda one: one.deal)]

    @property
    def par(self) -> Fraction:
        """What a seat wins if all are alike."""
        return Fraction(1, len(self.contest.styles))

    @property
    def styles(self) -> tuple[str, ...]:
        """The different styles, in the order of the contest."""
        return tuple(dict.fromkeys(self.contest.styles))

    def of_style(self, style: str) -> WinShare:
        """Return what a seat wins that a style plays."""
        return share_of(self.samples(style))

    def samples(self, style: str) -> list[Fraction]:
        """Return for each deal what a seat of a style wins."""
        seats = self.contest.styles.count(style)
        return self._by_deal(lambda one: sum((part(one, seat) for seat in seats_of(one, style)), Fraction()) / seats)

    def of_seat(self, seat: int) -> WinShare:
        """Return what a seat (from 1) wins, whoever plays it."""
        return share_of(self._by_deal(lambda one: part(one, seat)))

    def in_seat(self, style: str, seat: int) -> Fraction:
        """Return what a style wins when it plays this seat."""
        return _mean([part(one, seat) for one in self.bouts if one.styles[seat - 1] == style])

    def _by_deal(self, measure: Callable[[Bout], Fraction]) -> list[Fraction]:
        return [_mean([measure(one) for one in games]) for games in self.deals]

    @property
    def lengths(self) -> dict[int, Fraction]:
        """How often a game that was won took so many turns."""
        counts = Counter(one.turns for one in self.bouts if not one.fault)
        return {turns: Fraction(count, counts.total()) for turns, count in sorted(counts.items())}

    def length_at(self, percent: int) -> int:
        """Return the turns that so many of a hundred games stay within; there is a game that was won."""
        passed = Fraction()
        for turns, chance in self.lengths.items():
            passed += chance
            if 100 * passed >= percent:
                return turns
        raise AssertionError("chances add up to 1")


def part(one: Bout, seat: int) -> Fraction:
    """Return what a seat (from 1) has won of a game; partners share it."""
    return Fraction(int(seat in one.won), len(one.won) or 1)


def seats_of(one: Bout, style: str) -> list[int]:
    """Return the seats (from 1) that a style plays in a game."""
    return [at for at, who in enumerate(one.styles, 1) if who == style]


@value
class Question:
    """Whether a seat of a style wins the share `low` of its games, or `high`."""

    style: str
    low: Fraction
    high: Fraction

    def weight(self, deals: Sequence[Fraction]) -> Fraction:
        """
        Return how much speaks for `high`: the logarithm of the likelihood ratio, by the mean of deals.

        Beyond SURE either way the question is answered (Wald's sequential test, generalized as chess
        arenas use it: normal means, the variance of the deals so far).
        """
        count, mean = len(deals), _mean(deals)
        # A quarter more keeps the first few deals, if they are alike, from looking certain.
        spread = (sum(((one - mean) ** 2 for one in deals), Fraction()) + Fraction(1, 4)) / count
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def answered(self, deals: Sequence[Fraction]) -> bool:
        """Say whether enough deals were played."""
        return len(deals) >= LEAST_DEALS and abs(self.weight(deals)) >= SURE
