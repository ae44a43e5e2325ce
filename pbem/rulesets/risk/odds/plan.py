"""
A whole turn, exactly: every branch that its orders may take; and the outlook of any orders.

Rule 1. Everything but the throws of a battle is played by the engine's own chapters (`play/`), on a
        state of its own for each branch; what throws bring comes from `odds/battle.py`.
Rule 2. Branches that stand the same, for everything that is still to be decided, become one, and their
        weights add up; so a plan costs as many places as its battles have, not as many as its dice
        have ways.
Rule 3. The card at the end of a turn is left out: it changes nothing on the board.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from pbem.engine.foresight.forecast import Outlook, Play, Work
from pbem.errors import BeyondLimitError
from pbem.record import tool
from pbem.rulesets.risk.odds.branch import Branch, Branches, group_but
from pbem.rulesets.risk.odds.chances import TurnChances
from pbem.rulesets.risk.odds.changed_dice import ChangedBattle
from pbem.rulesets.risk.odds.planned_battle import PlannedBattle
from pbem.rulesets.risk.odds.stage import Stage, Way
from pbem.rulesets.risk.odds.tally import Tally, Weight
from pbem.rulesets.risk.orders import Attack, Orders, TurnOrders
from pbem.rulesets.risk.play.attack import skipped, stopped_on_path
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.turn import begin, finish
from pbem.rulesets.risk.play.turn_in_play import GO_ON, step_by
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State
from pbem.rulesets.risk.words.outlook import TurnOutlook, other_outlook


@tool
class Plan:
    """The plan of a turn, on its stage."""

    stage: Stage

    def follow(self) -> None:
        """Follow the plan along all branches. Raises BeyondLimitError when it has too many."""
        if self.stage.before.phase is Phase.THROW:
            raise BeyondLimitError("a plan does not begin with dice on the table")
        front = Branches()
        for branch in self.stage.play(Branch(self.stage.before, Weight(1)), begin):
            front.add(branch)
        for number, entry in enumerate(self.stage.orders.attacks, 1):
            after = Branches()
            for branch in self._try(number, entry, front):
                after.add(branch)
            front = after
            self._require_room(front, len(self.stage.orders.attacks) - number)
        for branch in front:
            self._close(branch)

    def _require_room(self, front: Branches, left: int) -> None:
        """Give up early what would go beyond the limit: each branch is closed, and half of what is left is fought."""
        self.stage.work.require_room(len(front) * self.stage.cost * (1 + left // 2))

    def _close(self, branch: Branch) -> None:
        """Finish the turn; what chance there is left changes nothing on the board (rule 3)."""
        turn = self.stage.turn(branch)
        taken = turn.state.captured != self.stage.before.captured
        for event in finish(turn, branch.step):
            evolve(self.stage.setting, turn.state, event)
            self.stage.tally.note(event, branch.weight)
        self.stage.tally.close(self.stage.before, turn.state, branch.weight, taken=taken)

    def _try(self, number: int, entry: Attack, front: Iterable[Branch]) -> Iterator[Branch]:
        """Carry out an entry in all branches in which it can begin."""
        begun = Branches()
        for branch in front:
            if branch.step is not GO_ON:
                yield branch
                continue
            turn = self.stage.look(branch)
            if (event := skipped(turn, number, entry)) is not None:
                self.stage.tally.note(event, branch.weight)
                yield branch
            else:
                tallies = {**branch.tallies}
                if entry.id:
                    tallies[entry.id] = (False, False)
                begun.add(branch._replace(tallies=tallies, counts=(0, 0, 0)))
        for way in pairwise(entry.path):
            fallen = Branches()
            for branch, fell in self._fight(number, entry, way, begun):
                if fell and branch.step is GO_ON and way[1] != entry.path[-1]:
                    fallen.add(branch)
                else:
                    yield branch._replace(counts=(0, 0, 0))
            begun = fallen

    def _fight(self, number: int, entry: Attack, way: Way, front: Iterable[Branch]) -> Iterator[tuple[Branch, bool]]:
        """Fight one battle in all branches; return each branch after it, and whether the target fell."""
        able = []
        source = self.stage.setting.index[way[0]]
        for branch in front:
            turn = self.stage.look(branch)
            view = self.stage.view(turn, branch, way)
            if (event := stopped_on_path(turn, number, view, way)) is not None:
                self.stage.tally.note(event, branch.weight)
                armies = branch.state.armies[source]
                self.stage.tally.entry_over(number, armies, branch.weight, won=False)
                yield branch._replace(step=step_by(entry.on_stop, "on_stop")), False
                continue
            able.append(branch)
        battle = PlannedBattle(self.stage, number, entry, way)
        for group in group_but(source, able):
            for one in group:
                self.stage.tally.fought(number, *self.stage.armies(one, way), one.weight)
            if self.stage.orders.rerolls or self.stage.orders.commander:
                for one in group:
                    yield from ChangedBattle(battle).fight(one)
            else:
                yield from battle.fight(group)


def foresee(setting: Setting, before: State, orders: Mapping[str, Orders], work: Work) -> Outlook:
    """Return the exact outlook. Raises BeyondLimitError if it takes more work than allowed."""
    mine = orders.get(before.mover)
    if not isinstance(mine, TurnOrders):
        return other_outlook(setting, orders)
    tally = Tally(setting, mine)
    Plan(Stage(setting, before, mine, work, tally)).follow()
    return TurnOutlook(TurnChances(setting, mine, before, *tally.weights())).write()


def sum_up(setting: Setting, before: State, orders: Mapping[str, Orders], plays: Iterable[Play]) -> Outlook:
    """Return the outlook that plays of a turn show."""
    mine = orders.get(before.mover)
    if not isinstance(mine, TurnOrders):
        return other_outlook(setting, orders)
    tally = Tally(setting, mine)
    for play in plays:
        tally.play(before, play.events, play.after, Weight(1, share=play.chance))
    return TurnOutlook(TurnChances(setting, mine, before, *tally.weights())).write()
