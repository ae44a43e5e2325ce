"""
Throws, and odds: how likely those are that differ so far from what is expected, in whole numbers only.

Ways of the dice to fall are counted, and a chance is a fraction of them. Of more than `MOST_EXACT` throws
the ways have too many digits. There a chance is counted in units of 2^-`WIDTH`, and everything is rounded
down. So what is missing from the sum of all chances, which is 1, is at least what is missing from any part
of it: the bound needs no other proof, and comes out with the number.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import gcd, prod
from typing import NamedTuple

from pbem.record import value

MOST_EXACT = 2000
"""So many throws together are counted exactly."""
WIDTH = 128
"""How many binary places a chance of more throws has."""
_ROOM = 2 * WIDTH // 8 + 1
"""In so many bytes the sum of products of such chances has room."""

Odds = tuple[tuple[int, int, int], ...]
"""All that a throw can bring, as (own, others, ways): to the thrower, to the other, how often."""


class Trial(NamedTuple):
    """
    One fair throw: `seat` threw, `other` stood against it ("" nobody).

    It brought `own` to the one and `others` to the other; `odds` is all that it could bring.
    They may depend on what fell before, never on the throw itself.
    """

    seat: str
    other: str
    own: int
    others: int
    odds: Odds


@value
class Measure:
    """
    What the numbers of the trials mean, in words for tables.

    `own` and `others` name what is counted ("lost", "killed"; `others` may be ""), `acting` and
    `answering` the two sides ("" where nobody answers), `note` which dice count and why.
    """

    own: str
    others: str
    acting: str
    answering: str
    note: str


def expected(throws: Mapping[Odds, int], side: int) -> Fraction:
    """Return what a side (0 own, 1 others) can expect from this many throws of each kind."""
    each = (times * Fraction(sum(row[side] * row[2] for row in odds), all_ways(odds)) for odds, times in throws.items())
    return sum(each, Fraction())


def all_ways(odds: Odds) -> int:
    """Return in how many ways a throw can fall."""
    return sum(ways for _, _, ways in odds)


@value
class BoundedChance:
    """A chance: at most so much, and less by `doubt` at most; without doubt it is exact."""

    most: Fraction
    doubt: Fraction = Fraction()


def chance(throws: Mapping[Odds, int], score: int) -> BoundedChance:
    """
    Return how likely this many throws of each kind are to differ at least this far from what is expected.

    `score` is what came out for the others less what came out for oneself, over all throws. Both
    sides of the expectation count. Up to `MOST_EXACT` throws it is exact: ways of the dice over all ways.
    """
    scale = _Scale.of(list(throws))
    mean = expected(throws, 1) - expected(throws, 0)
    far = abs(score - mean)
    if not far:
        return BoundedChance(Fraction(1))
    lowest = sum(times * scale.lowest(odds) for odds, times in throws.items())
    below = (mean - far - lowest) // scale.step
    above = -((lowest - mean - far) // scale.step)
    kinds = [(scale.ways(odds), times) for odds, times in throws.items()]
    if sum(throws.values()) > MOST_EXACT:
        first, parts = _rounded_down(kinds)
        seen = sum(parts[: max(below + 1 - first, 0)]) + sum(parts[max(above - first, 0) :])
        missing = 2**WIDTH - sum(parts)
        return BoundedChance(Fraction(seen + missing, 2**WIDTH), Fraction(missing, 2**WIDTH))
    row = _join_throws(kinds)
    ways = sum(row[: max(below + 1, 0)]) + sum(row[above:])
    return BoundedChance(Fraction(ways, prod(all_ways(odds) ** times for odds, times in throws.items())))


@value
class _Scale:
    """Scores as places in a list: the lowest of a kind of throw at 0, one place each `step`."""

    step: int

    @classmethod
    def of(cls, kinds: Sequence[Odds]) -> "_Scale":
        """Find the widest step that meets every score of these kinds."""
        steps = [score - min(_scores(odds)) for odds in kinds for score in _scores(odds)]
        return cls(gcd(*steps) or 1)

    def lowest(self, odds: Odds) -> int:
        return min(_scores(odds))

    def ways(self, odds: Odds) -> list[int]:
        """List the ways of a kind of throw by place."""
        scores = _scores(odds)
        row = [0] * ((max(scores) - min(scores)) // self.step + 1)
        for score, (_, _, ways) in zip(scores, odds, strict=True):
            row[(score - min(scores)) // self.step] += ways
        return row


def _scores(odds: Odds) -> list[int]:
    return [others - own for own, others, _ in odds]


def _join_throws(kinds: Sequence[tuple[list[int], int]]) -> list[int]:
    """
    Count the ways of so many throws of each kind together, by the sum of the places.

    The lists are polynomials, so this is Q, the product of all P^n. Each number follows from those
    before it: with D, the product of the P, and E, the sum of all n P' D/P, it is D Q' = E Q (Euler's
    recurrence, which costs far less than multiplying). The division leaves no rest.
    """
    whole, slopes = [1], [0]  # D, and E moved up by a place
    for ways, times in kinds:
        slope = [place * times * number for place, number in enumerate(ways)]
        new = zip(_product(slopes, ways), _product(slope, whole), strict=True)
        whole, slopes = _product(whole, ways), [sum(pair) for pair in new]
    size = sum((len(ways) - 1) * times for ways, times in kinds)
    row = [prod(ways[0] ** times for ways, times in kinds)]
    for place in range(1, size + 1):
        terms = (
            (slopes[back] - (place - back) * whole[back]) * row[place - back]
            for back in range(1, min(place, len(whole) - 1) + 1)
        )
        row.append(sum(terms) // (place * whole[0]))
    return row


def _product(one: Sequence[int], other: Sequence[int]) -> list[int]:
    row = [0] * (len(one) + len(other) - 1)
    for (at, number), (place, ways) in product(enumerate(one), enumerate(other)):
        row[at + place] += number * ways
    return row


# ── many throws ──────────────────────────────────────────────────────────────────────────────────


def _rounded_down(kinds: Sequence[tuple[list[int], int]]) -> tuple[int, list[int]]:
    """
    Return the chance of each place, in units of 2^-WIDTH and rounded down, and the first place of the list.

    Places before and after it have less than a unit. It is the product of all P^n, by squaring: from the
    highest binary digit of the numbers down, the square, and each P whose number has this digit.
    """
    first, parts = 0, [2**WIDTH]
    for digit in reversed(range(max(times for _, times in kinds).bit_length())):
        first, parts = _trim_ends(2 * first, _square_parts(parts))
        for ways, times in kinds:
            if times >> digit & 1:
                first, parts = _trim_ends(first, _thrown_once_more(parts, ways))
    return first, parts


def _square_parts(parts: Sequence[int]) -> list[int]:
    """Square a polynomial: as one large number, in which every part has its own bytes."""
    whole = int.from_bytes(b"".join(one.to_bytes(_ROOM, "little") for one in parts), "little")
    size = 2 * len(parts) - 1
    data = (whole * whole).to_bytes(size * _ROOM, "little")
    return [int.from_bytes(data[at : at + _ROOM], "little") >> WIDTH for at in range(0, size * _ROOM, _ROOM)]


def _thrown_once_more(parts: Sequence[int], ways: Sequence[int]) -> list[int]:
    every = sum(ways)
    return [number // every for number in _product(parts, ways)]


def _trim_ends(first: int, parts: list[int]) -> tuple[int, list[int]]:
    """Leave out what is less than a unit at both ends."""
    start = next(at for at, part in enumerate(parts) if part)
    end = next(at for at in reversed(range(len(parts))) if parts[at])
    return first + start, parts[start : end + 1]
