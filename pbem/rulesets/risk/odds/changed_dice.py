"""
Battles in which a card or the commander may change dice that have fallen (R-085 to R-090).

Every throw is a branching of its own, and every fall of its dice that somebody changes a branch.
As soon as nothing can be changed any more, the battle is counted like any other.
"""

from collections.abc import Generator, Iterator
from fractions import Fraction
from functools import cache
from itertools import product

import attrs

from pbem.record import tool
from pbem.rulesets.risk.events import BattleFought, Clash, Event
from pbem.rulesets.risk.odds.battle import End
from pbem.rulesets.risk.odds.branch import Branch, Branches
from pbem.rulesets.risk.odds.planned_battle import PlannedBattle
from pbem.rulesets.risk.odds.tally import BEGUN, Weight
from pbem.rulesets.risk.play.attack import take
from pbem.rulesets.risk.play.battle import change, limits_of, next_dice
from pbem.rulesets.risk.play.comparison import clash
from pbem.rulesets.risk.play.defence import defence_of_battle
from pbem.rulesets.risk.play.experts import ChangingThrow, is_change_wanted, may_change
from pbem.rulesets.risk.play.turn_in_play import GO_ON, NextStep, TurnInPlay
from pbem.rulesets.risk.state import Phase


@tool
class ChangedBattle:
    """A battle whose dice may be changed."""

    battle: PlannedBattle

    def fight(self, start: Branch) -> Iterator[tuple[Branch, bool]]:
        """Fight it for a branch; yield each branch after it, and whether the target fell."""
        stage, entry, way = self.battle.stage, self.battle.entry, self.battle.way
        layers = {sum(stage.armies(start, way)): Branches()}
        layers[sum(stage.armies(start, way))].add(start)
        while layers:
            for branch in layers.pop(max(layers)):
                turn = stage.turn(branch)
                if not may_change(turn, ChangingThrow(*way, [], [], entry.id)):
                    yield from self.battle.fight([branch])
                    continue
                view = stage.view(turn, branch, way)
                guard = defence_of_battle(turn, *way)
                answer = next_dice(entry, view, guard, limits_of(entry, view))
                if not answer:
                    end = End(view.mine, view.theirs, view.throws, 0)
                    yield from self.battle.end(branch, branch.weight, end)
                    continue
                for after, over in self._throw(branch, view.dice_now, answer):
                    if over:
                        yield after, stage.has_taken(after, way)
                    else:
                        layers.setdefault(sum(stage.armies(after, way)), Branches()).add(after)

    def _throw(self, branch: Branch, named: int, answer: int) -> Iterator[tuple[Branch, bool]]:
        """Throw once: all falls that nobody changes by what they take, the others one by one."""
        stage, entry, way = self.battle.stage, self.battle.entry, self.battle.way
        turn = stage.turn(branch)
        view, whole = stage.view(turn, branch, way), 6 ** (named + answer)
        view.dice_now = named
        same: dict[tuple[int, int], int] = {}
        for fallen, ways in _falls(named, answer):
            stage.work.spend(1)
            dice = ChangingThrow(*way, list(fallen.attack), list(fallen.defence), entry.id)
            if is_change_wanted(turn, view, dice):
                yield from self._let_dice_fall(branch, fallen, Fraction(ways, whole))
            else:
                taken = fallen.attacker_losses, fallen.defender_losses
                same[taken] = same.get(taken, 0) + ways
        for taken, ways in same.items():
            fallen = Clash((0,) * named, (), *taken)
            yield from self._let_dice_fall(branch, fallen, Fraction(ways, whole))

    def _let_dice_fall(
        self, branch: Branch, fallen: Clash, chance: Fraction
    ) -> Iterator[tuple[Branch, bool]]:
        """Let dice fall so, and be changed if they are named; return each branch, and if it is over."""
        stage, number = self.battle.stage, self.battle.number
        entry, way = self.battle.entry, self.battle.way

        def piece(turn: TurnInPlay) -> Generator[Event, None, NextStep | None]:
            view = stage.view(turn, branch, way)
            view.dice_now = len(fallen.attack)
            last: Clash | None = fallen
            if fallen.defence:
                stream = turn.dice.stream(f"attack/{number}")
                last = yield from change(turn, entry, view, stream, way, fallen, None)
            if last is None:
                return NextStep("pause", "after-throw", Phase.THROW)
            view.count([last])
            yield BattleFought(*way, (), last.attacker_losses, last.defender_losses)
            if view.theirs:
                return None
            turn.tallies[entry.id].throws = view.throws
            return (yield from take(turn, entry, view, way))

        weight = Weight(1, share=branch.weight.chance * chance)
        for after in stage.play(attrs.evolve(branch, weight=weight), piece):
            lost, killed = self._losses(branch, after)
            count = tuple(map(sum, zip(branch.count, (1, lost, killed), strict=True)))
            over = stage.has_taken(after, way) or after.step is not GO_ON
            if over:
                self._enter(branch, after, lost)
            yield attrs.evolve(after, count=self.battle.kept(count)), over

    def _enter(self, branch: Branch, after: Branch, lost: int) -> None:
        """Enter a battle that is over into the tally."""
        stage, number, way = self.battle.stage, self.battle.number, self.battle.way
        mine, theirs = stage.armies(branch, way)
        end = End(mine - lost, 0 if stage.has_taken(after, way) else theirs, 1, 0)
        if way[0] == self.battle.entry.path[0]:
            stage.tally.add((BEGUN, number), after.weight)
        stage.tally.fought(number, -end.mine, -end.theirs, after.weight)
        self.battle.count(end, after)

    def _losses(self, branch: Branch, after: Branch) -> tuple[int, int]:
        """Return what a throw took from both sides; one that takes the territory costs nothing (R-045)."""
        mine, theirs = self.battle.stage.armies(branch, self.battle.way)
        if self.battle.stage.has_taken(after, self.battle.way):
            return 0, theirs
        mine_left, theirs_left = self.battle.stage.armies(after, self.battle.way)
        return mine - mine_left, theirs - theirs_left


@cache
def _falls(attackers: int, defenders: int) -> tuple[tuple[Clash, int], ...]:
    """List all falls of so many dice, those in another order together, and how many each stands for."""
    counts: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for dice in product(range(1, 7), repeat=attackers + defenders):
        fallen = tuple(sorted(dice[:attackers])), tuple(sorted(dice[attackers:]))
        counts[fallen] = counts.get(fallen, 0) + 1
    return tuple((clash((*a, *d), attackers), ways) for (a, d), ways in counts.items())
