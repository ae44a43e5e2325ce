"""
What may become of one battle, exactly (R-034 to R-042).

Rule 1. Which dice are thrown is asked of the battle itself (`play.battle.next_dice`), what they take
        of the comparison of dice (`count_throws`); nothing here knows either.
Rule 2. A weight is a whole number: the chance times SCALE for each army lost on the way; all ways
        from a beginning to an end lose the same number of armies, so their weights add up as they are.
Rule 3. Work is counted in places, armies of both sides at which it is asked how the battle goes on;
        where many hundreds fight the numbers are longer, and a place counts as several.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import gcd
from typing import NamedTuple

from pbem.engine.foresight.forecast import Work
from pbem.record import tool
from pbem.rulesets.risk.conditions.language import Condition, Expression
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.play.battle import Limits, is_asked, limits_of, next_dice
from pbem.rulesets.risk.play.comparison import count_throws
from pbem.rulesets.risk.play.defence import BattleDefence
from pbem.rulesets.risk.play.turn_in_play import PlayerView

SCALE = 432
"""A power of it, one for each army that a throw takes, is a whole multiple of every chance of a throw."""

Outcomes = tuple[tuple[int, int, int], ...]
"""What a throw may bring: armies lost, armies killed, weight."""


class End(NamedTuple):
    """
    How a battle may end: armies of both sides, throws in the entry so far, dice of the last throw.

    `throws` are counted only where somebody looks at them.
    """

    mine: int
    theirs: int
    throws: int
    dice: int


@cache
def outcomes_of(attackers: int, defenders: int) -> Outcomes:
    """Return what a throw of this many dice may bring."""
    ways = 6 ** (attackers + defenders)
    return tuple(
        (lost, killed, number * SCALE ** (lost + killed) // ways)
        for (lost, killed), number in sorted(count_throws(attackers, defenders).items())
    )


def _size(armies: int) -> int:
    return 1 + armies // 500


def throws_asked(entry: Attack) -> bool:
    """Say whether it matters how often an entry has thrown, apart from whether it did at all."""
    asked = (entry.go_on, entry.move_in, *(rule.when for rule in entry.dice))
    words = (one.words for one in asked if isinstance(one, (Condition, Expression)))
    return entry.max_throws is not None or any("throws" in some for some in words)


@tool
class Battle:
    """
    A battle as it will be fought: its entry, what its attacker sees at first, and its defence.

    The view counts along: it shows the place that was asked about last.
    """

    entry: Attack
    view: PlayerView
    guard: BattleDefence
    limits: Limits

    @classmethod
    def of(cls, entry: Attack, view: PlayerView, guard: BattleDefence) -> "Battle":
        """Return the battle that begins with what the view shows."""
        return cls(entry, view, guard, limits_of(entry, view))

    @property
    def is_plain(self) -> bool:
        """Say whether the same dice fall again and again until armies run short."""
        entry = self.entry
        free = entry.max_losses is None and not throws_asked(entry)
        return free and not is_asked(entry, self.guard)

    def outcomes(self, mine: int, theirs: int, throws: int = 0) -> Outcomes:
        """Return what the next throw may bring, nothing if there is none; `view.dice_now` names it."""
        view = self.view
        view.losses += view.mine - mine
        view.kills += view.theirs - theirs
        view.mine, view.theirs, view.throws = mine, theirs, throws
        answer = next_dice(self.entry, view, self.guard, self.limits)
        return outcomes_of(view.dice_now, answer) if answer else ()


def ends(battle: Battle, work: Work) -> dict[End, int]:
    """Return all ends of a battle that begins as its view shows, with their weights (rule 2)."""
    view = battle.view
    if battle.is_plain:
        return _plain_ends(battle, work)
    counted, size = throws_asked(battle.entry), _size(view.mine + view.theirs)
    found: dict[End, int] = {}
    # By the armies left on both sides: when a place is reached, all ways that lead to it have been counted.
    layers: dict[int, dict[End, int]] = {}
    layers[view.mine + view.theirs] = {End(view.mine, view.theirs, view.throws, 0): 1}
    while layers:
        layer = layers.pop(max(layers))
        work.spend(len(layer) * size)
        for place, weight in layer.items():
            mine, theirs, throws, _ = place
            outcomes = battle.outcomes(mine, theirs, throws)
            if not outcomes:
                found[place] = weight
                continue
            throws = throws + 1 if counted else 1
            for lost, killed, ways in outcomes:
                # Dice are remembered where a territory falls: as many must move in.
                dice = 0 if theirs > killed else view.dice_now
                after = layers.setdefault(mine + theirs - lost - killed, {})
                there = End(mine - lost, theirs - killed, throws, dice)
                after[there] = after.get(there, 0) + weight * ways
    return found


def plain_rows(battle: Battle, starts: Mapping[int, int], theirs: int, work: Work) -> tuple[list[list[int]], list[int]]:
    """
    Fight a plain battle that may begin with different numbers of attackers, each with its weight.

    Return the weights of the ends, a list for each number of defenders left, by attackers left, and
    the dice with which each number of attackers takes the territory.
    """
    most = max(starts)
    work.spend(most * theirs * _size(most + theirs))
    rows = [[0] * (most + 1) for _ in range(theirs + 1)]
    for mine, weight in starts.items():
        rows[theirs][mine] = weight
    tables = [throw_table(battle, facing) for facing in (1, 2)]
    near = len(tables[0]) - 2
    far = [[ways for *_, ways in table[-1][0]] for table in tables]
    alone = len(starts) == 1
    if alone:
        _throw_waves(rows, near, far[1])
    for facing in range(theirs, 0, -1):
        table, row = tables[facing > 1], rows[facing]
        if facing == 1 or not alone:
            _throw_row(rows, facing, near, far[facing > 1])
        for mine in range(min(near, most), battle.limits[0], -1):
            weight = row[mine]
            if weight:
                row[mine] = 0
                for lost, killed, ways in table[mine][0]:
                    rows[facing - killed][mine - lost] += weight * ways
    dice = [named for _, named in tables[0]]
    return rows, dice + dice[-1:] * (most - near)


def _throw_waves(rows: list[list[int]], near: int, ways: Sequence[int]) -> None:
    """
    Throw from one beginning wherever more than `near` armies attack two or more, all throws being alike.

    Each takes the same number of armies. So all places after as many throws are one wave, from which
    the next one follows; a common factor of the ways is put back where a wave leaves.
    """
    mine, full, step = len(rows[0]) - 1, len(rows) - 1, len(ways) - 1
    if mine <= near or full < 2:
        return
    common, left_out = gcd(*ways), 1
    shorter = [number // common for number in ways]
    wave, low = [rows[full][mine]], 0  # by defenders fallen, from `low` on
    rows[full][mine] = 0
    while wave:
        wave = _next_wave(wave, shorter)
        mine -= step  # attackers where no defender has fallen
        left_out *= common
        while wave and mine + low <= near:
            rows[full - low][mine + low] = wave.pop(0) * left_out
            low += 1
        while wave and low + len(wave) >= full:
            fallen = low + len(wave) - 1
            rows[full - fallen][mine + fallen] = wave.pop() * left_out


def _next_wave(wave: list[int], ways: Sequence[int]) -> list[int]:
    """Throw once everywhere in a wave."""
    if len(ways) == 2:
        none, one = ways
        return [x * none + y * one for x, y in zip([0, *wave], [*wave, 0], strict=True)]
    none, one, both = ways
    zeros = [0, 0]
    shifted = zip(zeros + wave, [0, *wave, 0], wave + zeros, strict=True)
    return [x * none + y * one + z * both for x, y, z in shifted]


def _throw_row(rows: list[list[int]], facing: int, near: int, ways: Sequence[int]) -> None:
    """Throw wherever more than `near` armies attack so many; `ways` by the attacker's losses."""
    row, below, most = rows[facing], rows[facing - 1], len(rows[0]) - 1
    # Written out, because a large battle spends all its time here.
    if len(ways) == 2:
        none, one = ways
        for mine in range(most, near, -1):
            weight = row[mine]
            if weight:
                below[mine] += weight * none
                row[mine - 1] += weight * one
                row[mine] = 0
        return
    (none, one, both), deep = ways, rows[facing - 2]
    for mine in range(most, near, -1):
        weight = row[mine]
        if weight:
            deep[mine] = weight * none
            below[mine - 1] += weight * one
            row[mine - 2] += weight * both
            row[mine] = 0


def _plain_ends(battle: Battle, work: Work) -> dict[End, int]:
    """Return the ends of a plain battle; of throws it is only known whether there was one."""
    start, theirs = battle.view.mine, battle.view.theirs
    rows, dice = plain_rows(battle, {start: 1}, theirs, work)
    return {
        End(mine, facing, int(facing < theirs or mine < start), 0 if facing else dice[mine]): weight
        for facing, row in enumerate(rows)
        for mine, weight in enumerate(row)
        if weight
    }


def throw_table(battle: Battle, facing: int) -> list[tuple[Outcomes, int]]:
    """
    List what a throw may bring, and its dice, by attackers.

    The list ends with the first number that throws as every larger one does (R-034).
    """
    most = max(battle.limits[0], 3) + 1
    return [(battle.outcomes(mine, facing), battle.view.dice_now) for mine in range(most + 1)]
