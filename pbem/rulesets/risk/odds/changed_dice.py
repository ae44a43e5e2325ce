"""
Battles in which a card or the commander may change dice that have fallen (R-085 to R-090).

Every throw is a branching of its own. Its dice are changed by the engine, fall by fall, and falls that take
the same from both sides by the same changes become one branch; where the same would be decided about
every fall, for other armies, that is counted once. As soon as nothing can be changed any more, the battle
is counted like any other.
"""

from collections.abc import Generator, Iterable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import product
from typing import Any, NamedTuple

from pbem.engine.foresight.branching import explore
from pbem.engine.table.ruleset import Dice
from pbem.record import tool
from pbem.rulesets.risk.events import BattleFought, Clash, Event
from pbem.rulesets.risk.odds.battle import End
from pbem.rulesets.risk.odds.branch import Branch, Branches
from pbem.rulesets.risk.odds.planned_battle import PlannedBattle
from pbem.rulesets.risk.odds.stage import BattleView
from pbem.rulesets.risk.odds.tally import BEGUN, Weight
from pbem.rulesets.risk.play.attack import take
from pbem.rulesets.risk.play.battle import change, limits_of, next_dice
from pbem.rulesets.risk.play.comparison import clash
from pbem.rulesets.risk.play.defence import defence_of_battle
from pbem.rulesets.risk.play.experts import ChangingThrow, may_change, may_open
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
                turn = stage.look(branch)
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
        """Throw once: all falls that come to the same together."""
        turn = self.battle.stage.turn(branch)
        view = self.battle.stage.view(turn, branch, self.battle.way)
        view.dice_now = named
        folds = self.battle.stage.folds
        key = (self.battle.number, self.battle.way, named, answer, *_decisions(turn, view, self.battle))
        if key not in folds:
            folds[key] = tuple(self._folded(turn, view, named, answer))
        for fold in folds[key]:
            yield from self._let_dice_fall(branch, fold)

    def _folded(self, turn: TurnInPlay, view: BattleView, named: int, answer: int) -> Iterable["Fold"]:
        """Let every fall of the dice be changed as ordered, and put together what comes to the same."""
        stage, way, entry = self.battle.stage, self.battle.way, self.battle.entry
        used, found = dict(turn.rerolls), dict[tuple[Any, ...], Fold]()

        def changed(fallen: Clash, dice: Dice) -> Fold:
            turn.rerolls.clear()
            turn.rerolls.update(used)
            stream = dice.stream(f"attack/{self.battle.number}")
            changing = change(turn, entry, view, stream, way, fallen, None)
            events: list[Event] = []
            while True:
                try:
                    events.append(next(changing))
                except StopIteration as end:
                    now = tuple(sorted(turn.rerolls.items()))
                    return Fold(Fraction(), end.value, tuple(events), now)

        for fallen, ways in _falls(named, answer):
            stage.work.spend(1)
            chance = Fraction(ways, 6 ** (named + answer))
            for part, fold in explore(partial(changed, fallen), stage.work):
                same = found.get(fold.key, fold)
                found[fold.key] = same._replace(chance=same.chance + chance * part)
        return found.values()

    def _let_dice_fall(self, branch: Branch, fold: "Fold") -> Iterator[tuple[Branch, bool]]:
        """Let dice fall so, and be changed so; return each branch, and if it is over."""
        stage, entry, way = self.battle.stage, self.battle.entry, self.battle.way

        def piece(turn: TurnInPlay) -> Generator[Event, None, NextStep | None]:
            view, last = stage.view(turn, branch, way), fold.last
            yield from fold.events
            turn.rerolls.update(fold.rerolls)
            if last is None:
                return NextStep("pause", "after-throw", Phase.THROW)
            view.dice_now = len(last.attack)
            view.count([last])
            yield BattleFought(*way, (), last.attacker_losses, last.defender_losses)
            if view.theirs:
                return None
            turn.tallies[entry.id].throws = view.throws
            return (yield from take(turn, entry, view, way))

        weight = Weight(1, share=branch.weight.chance * fold.chance)
        for after in stage.play(branch._replace(weight=weight), piece):
            lost, killed = self._losses(branch, after)
            count = tuple(map(sum, zip(branch.counts, (1, lost, killed), strict=True)))
            over = stage.has_taken(after, way) or after.step is not GO_ON
            if over:
                self._enter(branch, after, lost)
            yield after._replace(counts=self.battle.kept(count)), over

    def _enter(self, branch: Branch, after: Branch, lost: int) -> None:
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


class Fold(NamedTuple):
    """
    What falls of the dice come to that are the same for the board: how likely, and the last of them.

    `last` is a throw as it lay in the end, None where the turn pauses with it on the table; `events` are
    those before it, `rerolls` how often each re-roll entry was used then.
    """

    chance: Fraction
    last: Clash | None
    events: tuple[Event, ...]
    rerolls: tuple[tuple[int, int], ...]

    @property
    def key(self) -> tuple[Any, ...]:
        """Return what tells this fold from others."""
        taken = self.last and (self.last.attacker_losses, self.last.defender_losses)
        return (taken, tuple(type(event) for event in self.events), self.rerolls)


def _decisions(turn: TurnInPlay, view: BattleView, battle: PlannedBattle) -> tuple[Any, ...]:
    """
    Return what decides here which dice are changed: which entries are open, and when they want a change.

    Their conditions see of a throw only what it takes and what the change wins.
    """
    throw = ChangingThrow(*battle.way, [], [], battle.entry.id)
    conditions = [
        (number, one.condition) for number, one in enumerate(turn.orders.rerolls) if may_open(turn, one, number, throw)
    ]
    commander = turn.orders.commander
    if commander:
        conditions.append((-1, commander.condition))
    wanted = []
    for number, condition in conditions:
        sights = []
        for view.lost_now, view.killed_now, view.gain in product(range(3), repeat=3):
            sights.append(condition is None or condition.holds(view))
        wanted.append((number, tuple(sights)))
    return (turn.state.commander_part, *wanted)


@cache
def _falls(attackers: int, defenders: int) -> tuple[tuple[Clash, int], ...]:
    """List all falls of so many dice, those in another order together, and how many each stands for."""
    counts: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for dice in product(range(1, 7), repeat=attackers + defenders):
        fallen = tuple(sorted(dice[:attackers])), tuple(sorted(dice[attackers:]))
        counts[fallen] = counts.get(fallen, 0) + 1
    return tuple((clash((*a, *d), attackers), ways) for (a, d), ways in counts.items())
