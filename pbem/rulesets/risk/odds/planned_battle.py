"""
A battle of a planned turn: fought at once, for all branches that come to it alike.

What ends it may have comes from `odds/battle.py`; what each end brings is played by the engine.
"""

from collections.abc import Generator, Iterator, Sequence

import attrs

from pbem.record import tool
from pbem.rulesets.risk.conditions.language import Condition, Expression
from pbem.rulesets.risk.events import BattleFought, Event
from pbem.rulesets.risk.odds.battle import Battle, End, ends, plain_rows, throws_asked
from pbem.rulesets.risk.odds.branch import Branch
from pbem.rulesets.risk.odds.stage import BattleView, Stage, Way
from pbem.rulesets.risk.odds.tally import BEGUN, Weight
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.play.attack import take
from pbem.rulesets.risk.play.battle import stopping
from pbem.rulesets.risk.play.defence import BattleDefence, defence_of_battle
from pbem.rulesets.risk.play.turn_in_play import GO_ON, NextStep, TurnInPlay, step_by


@tool
class PlannedBattle:
    """One battle of entry `number`: where it is played, what is ordered, and its two territories."""

    stage: Stage
    number: int
    entry: Attack
    way: Way

    def fight(self, group: Sequence[Branch]) -> Iterator[tuple[Branch, bool]]:
        """
        Fight it for branches that differ in the armies of its source alone.

        Yield each branch after it, and whether the target fell.
        """
        for branch, weight, end in self._ends(group):
            yield from self.end(branch, weight, end)

    def _ends(self, group: Sequence[Branch]) -> Iterator[tuple[Branch, Weight, End]]:
        """Yield each end: a branch as it was before the battle, its weight at the end, and the end."""
        entry, way, first = self.entry, self.way, group[0]
        turn = self.stage.look(first)
        view = self.stage.view(turn, first, way)
        guard = _thought_of(defence_of_battle(turn, *way), turn, way)
        battle = Battle.of(entry, view, guard)
        if battle.is_plain and not self._counts_asked() & {"losses", "kills"}:
            yield from self._plain_ends(battle, group, self.stage.setting.index[way[0]])
            return
        for branch in group:
            view = self.stage.view(self.stage.look(branch), branch, way)
            start = view.mine + view.theirs
            for end, ways in ends(Battle.of(entry, view, guard), self.stage.work).items():
                yield branch, branch.weight.times(ways, start - end.mine - end.theirs), end

    def _plain_ends(self, battle: Battle, group: Sequence[Branch], source: int) -> Iterator[tuple[Branch, Weight, End]]:
        """Yield the ends of a plain battle, counted at once for all numbers of attackers."""
        theirs, thrown = battle.view.theirs, battle.view.throws
        starts = {one.state.armies[source]: one for one in group}
        able = {mine: one for mine, one in starts.items() if mine > battle.limits[0]}
        for mine in starts.keys() - able.keys():
            yield starts[mine], starts[mine].weight, End(mine, theirs, thrown, 0)
        if not able:
            return
        most = max(able)
        top, weights = able[most], {mine: one.weight.ways for mine, one in able.items()}
        rows, dice = plain_rows(battle, weights, theirs, self.stage.work)
        for facing, row in enumerate(rows):
            for mine, ways in enumerate(row):
                if ways:
                    lost = top.weight.lost + most - mine + theirs - facing
                    end = End(mine, facing, 1, 0 if facing else dice[mine])
                    yield top, Weight(ways, lost, top.weight.share), end

    def end(self, branch: Branch, weight: Weight, end: End) -> Iterator[tuple[Branch, bool]]:
        """Let it end so for a branch that then has this weight: play what the engine makes of it."""
        number, entry, way = self.number, self.entry, self.way
        self.stage.tally.fought(number, -end.mine, -end.theirs, weight)
        fought = self._battle_event(branch, end)
        lost, killed = fought.attacker_losses, fought.defender_losses
        count = (end.throws, branch.counts[1] + lost, branch.counts[2] + killed)
        if end.throws and way[0] == entry.path[0]:
            self.stage.tally.add((BEGUN, number), weight)

        def piece(turn: TurnInPlay) -> Generator[Event, None, NextStep]:
            view = self.stage.view(turn, branch, way)
            view.mine, view.theirs, view.dice_now = end.mine, end.theirs, end.dice
            view.throws, view.losses, view.kills = count
            turn.tallies[entry.id].throws = end.throws
            if lost or killed:
                yield fought
            if end.theirs:
                yield stopping(number, entry, view, way)
                return step_by(entry.on_stop, "on_stop")
            return (yield from take(turn, entry, view, way))

        kept = self.kept(count)
        for after in self.stage.play(branch._replace(weight=weight), piece):
            self.count(end, after)
            yield after._replace(counts=kept), not end.theirs

    def _battle_event(self, branch: Branch, end: End) -> BattleFought:
        """Return the throws of a battle that ends so, as the event that changes the board."""
        mine, theirs = self.stage.armies(branch, self.way)
        return BattleFought(*self.way, (), mine - end.mine, theirs - end.theirs)

    def count(self, end: End, after: Branch) -> None:
        """Count an entry that is over after this battle."""
        won = not end.theirs and self.way[1] == self.entry.path[-1]
        if won or (end.throws and end.theirs):
            self.stage.tally.entry_over(self.number, end.mine, after.weight, won=won)
        elif not end.theirs and after.step is not GO_ON:
            _, armies = self.stage.armies(after, self.way)
            self.stage.tally.entry_over(self.number, armies, after.weight, won=False)

    def _counts_asked(self) -> frozenset[str]:
        """Return what the entry wants to know about itself: throws, losses, kills."""
        entry = self.entry
        asked = (entry.go_on, entry.move_in, *(rule.when for rule in entry.dice))
        words = {word for one in asked if isinstance(one, (Condition, Expression)) for word in one.words}
        if entry.max_losses is not None:
            words.add("losses")
        if throws_asked(entry):
            words.add("throws")
        return frozenset(words)

    def kept(self, count: tuple[int, ...]) -> tuple[int, int, int]:
        """Return those of throws, losses and kills that the entry asks for; whether it threw always counts."""
        asked, (throws, losses, kills) = self._counts_asked(), count
        return (
            throws if "throws" in asked else min(throws, 1),
            losses if "losses" in asked else 0,
            kills if "kills" in asked else 0,
        )


def _thought_of(guard: BattleDefence, turn: TurnInPlay, way: Way) -> BattleDefence:
    """Let the defender see the battle as it is thought of."""
    if guard.view is None:
        return guard
    view = BattleView(turn.setting, turn.state, guard.view.seat)
    view.target, view.source = way
    return attrs.evolve(guard, view=view)
