"""
Luck: what the dice of a game did, against what fair dice do.

A rule set says which of its throws are fair and what each could have brought (`Foresight.trials`). Here they
are added up: by player, and by author and witness, who made the dice of a record together.

Rule 1. All is counted in whole numbers, ways of the dice to fall: a chance is a fraction of them, and
        nothing is rounded before somebody prints it. Only the chance of a row of more than 2000 throws is
        rounded, and up: by how much at most is counted with it, and printed.
Rule 2. The chance of a row is that of fair dice, thrown in the same numbers, to fall at least as
        far from what is expected as they did, to either side.
Rule 3. This judges nobody, and takes the history as it is: `audit.verify` comes first.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache

import attrs

from pbem.engine.foresight.odds import Measure, Odds, Trial, chance, expected
from pbem.engine.proof.playback import Turn
from pbem.engine.table.rooms import Foresight
from pbem.record import mutable, value


@value
class LuckFigures:
    """
    What came out of some throws, what was expected, and the chance of that.

    0 < chance <= 1; 1 says that it could not be nearer to what is expected. It is exact but for `doubt`,
    by which it may be too high (0 up to `odds.MOST_EXACT` throws).
    """

    throws: int
    own: int
    others: int
    own_expected: Fraction
    others_expected: Fraction
    chance: Fraction
    doubt: Fraction = Fraction()


@value
class PlayerRow:
    """The luck of a seat in one role: `acting`, `answering` of the measure, or "in all"."""

    seat: str
    role: str
    figures: LuckFigures


@value
class PairRow:
    """
    The luck of a seat in the records that it wrote and these witnesses gave the dice for.

    No witnesses in a game of mode open.
    """

    author: str
    witnesses: tuple[str, ...]
    figures: LuckFigures


@value
class Luck:
    """The luck of a game; rows in seat order, none without a throw."""

    throws: int
    players: tuple[PlayerRow, ...]
    pairs: tuple[PairRow, ...]

    @property
    def figures(self) -> tuple[LuckFigures, ...]:
        """All rows that are looked at."""
        return (*(row.figures for row in self.players), *(row.figures for row in self.pairs))


IN_ALL = "in all"


def count_luck(foresight: Foresight, seats: Sequence[str], turns: Iterable[Turn]) -> Luck:
    """Add up the luck of a game; `seats` are those that get rows, `turns` its records replayed."""
    measure = foresight.measure()
    if measure is None:
        return Luck(0, (), ())
    players: dict[tuple[str, str], _Sum] = {}
    pairs: dict[tuple[str, tuple[str, ...]], _Sum] = {}
    throws = 0
    for turn in turns:
        witnesses = tuple(name for name, _ in turn.record.proofs)
        for trial in foresight.trials(turn.before, turn.events):
            throws += 1
            for seat, role, side in _sides(measure, trial):
                players.setdefault((seat, role), _Sum()).add(side)
                players.setdefault((seat, IN_ALL), _Sum()).add(side)
                if seat in turn.seats:
                    pairs.setdefault((seat, witnesses), _Sum()).add(side)
    roles = (measure.acting, measure.answering, IN_ALL) if measure.answering else (measure.acting,)
    return Luck(
        throws,
        tuple(
            PlayerRow(seat, role, players[seat, role].figures())
            for seat in seats
            for role in roles
            if (seat, role) in players
        ),
        tuple(
            PairRow(author, witnesses, pairs[author, witnesses].figures())
            for author, witnesses in sorted(pairs, key=lambda pair: _place(seats, pair))
            if author in seats
        ),
    )


def _sides(measure: Measure, trial: Trial) -> Iterator[tuple[str, str, Trial]]:
    """Who is concerned by a trial, in which role, and the trial as it looks from there."""
    yield trial.seat, measure.acting, trial
    if trial.other:
        seat, other, own, others, odds = trial
        yield other, measure.answering, Trial(other, seat, others, own, _swap_sides(odds))


@cache
def _swap_sides(odds: Odds) -> Odds:
    return tuple((others, own, ways) for own, others, ways in odds)


def _place(seats: Sequence[str], pair: tuple[str, tuple[str, ...]]) -> tuple[int, ...]:
    """Order pairs by their seats; a host without one comes last."""
    author, witnesses = pair
    order = {seat: place for place, seat in enumerate(seats)}
    return tuple(order.get(name, len(seats)) for name in (author, *witnesses))


@mutable
class _Sum:
    """What some throws brought, and how many there were of each kind."""

    own: int = 0
    others: int = 0
    throws: dict[Odds, int] = attrs.Factory(dict)

    def add(self, trial: Trial) -> None:
        self.own += trial.own
        self.others += trial.others
        self.throws[trial.odds] = self.throws.get(trial.odds, 0) + 1

    def figures(self) -> LuckFigures:
        found = chance(self.throws, self.others - self.own)
        return LuckFigures(
            sum(self.throws.values()),
            self.own,
            self.others,
            expected(self.throws, 0),
            expected(self.throws, 1),
            found.most,
            found.doubt,
        )
