"""The stage of a planned turn: its pieces are played by the engine, on a state of its own for each branch."""

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from pbem.engine.foresight.branching import BranchingDice, explore
from pbem.engine.foresight.forecast import Work
from pbem.engine.table.ruleset import Dice
from pbem.record import mutable, tool
from pbem.rulesets.kept import share_fields
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.odds.branch import Branch
from pbem.rulesets.risk.odds.tally import Tally
from pbem.rulesets.risk.orders import TurnOrders
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.turn_in_play import AttackTally, PlayerView, TurnInPlay
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

_COST = 10
"""Places that a state of its own counts for."""
_LOOK = 2
"""Places that a look at the state of a branch counts for."""
_SMALL = 64
"""For so many territories, or a fourth as many attacks with names, they count for one place more."""

Way = tuple[str, str]
"""Source and target of a battle."""

Piece = Callable[[TurnInPlay], Iterator[Event]]
"""A chapter that the engine plays; if it is a generator with a result, that is the next step."""


@mutable
class BattleView(PlayerView):
    """A view of a battle that is only thought of: the armies of both sides are those of the view."""

    source: str = ""
    target: str = ""

    def armies(self, territory: str, /) -> int:
        """Armies on a territory."""
        if territory == self.source:
            return self.mine
        if territory == self.target:
            return self.theirs
        return self.setting.armies(self.state, territory)


@tool
class Stage:
    """What all pieces of a planned turn are played with, and where they are counted."""

    setting: Setting
    before: State
    orders: TurnOrders
    work: Work
    tally: Tally
    folds: dict[tuple[Any, ...], Any] = attrs.Factory(dict)
    """What throws come to whose dice may be changed (`changed_dice.py`)."""

    @property
    def cost(self) -> int:
        """Places that a state of its own counts for."""
        return _COST + len(self.before.armies) // _SMALL

    def look(self, branch: Branch) -> TurnInPlay:
        """Return the turn as it stands in a branch, to look at: the state is that of the branch."""
        self.work.spend(_LOOK)
        return self._turn_on(branch.state, branch, BranchingDice(()))

    def turn(self, branch: Branch, dice: Dice | None = None) -> TurnInPlay:
        """Return the turn as it stands in a branch, on a copy of its state."""
        self.work.spend(self.cost)
        return self._turn_on(branch.state.copy(), branch, dice or BranchingDice(()))

    def _turn_on(self, state: State, branch: Branch, dice: Dice) -> TurnInPlay:
        self.work.spend(4 * len(branch.tallies) // _SMALL)
        turn = TurnInPlay(self.setting, state, self.orders, dice, self.before.mover)
        turn.tallies[""] = AttackTally()
        for id_, (thrown, won) in branch.tallies.items():
            turn.tallies[id_] = AttackTally(int(thrown), won)
        turn.rerolls.update(branch.rerolls)
        return turn

    def play(self, branch: Branch, piece: Piece) -> Iterator[Branch]:
        """Play a piece of the turn along all ways of its chance; return the branches after it."""

        def play(dice: Dice) -> tuple[Branch, list[Event]]:
            turn, events = self.turn(branch, dice), []
            step = branch.step
            playing = piece(turn)
            while True:
                try:
                    event = next(playing)
                except StopIteration as end:
                    step = end.value or step
                    break
                evolve(self.setting, turn.state, event)
                events.append(event)
            rerolls = tuple(sorted(turn.rerolls.items()))
            share_fields(turn.state, branch.state)
            after = branch._replace(state=turn.state, step=step, tallies=_tallies(turn), rerolls=rerolls)
            return after, events

        for chance, (after, events) in explore(play, self.work):
            weight = branch.weight._replace(share=branch.weight.share * chance)
            for event in events:
                self.tally.note(event, weight)
            yield after._replace(weight=weight)

    def view(self, turn: TurnInPlay, branch: Branch, way: Way) -> BattleView:
        """Return what the attacker sees of a battle in a branch."""
        view = BattleView(turn.setting, turn.state, turn.seat, turn.tallies)
        view.source, view.target = way
        view.throws, view.losses, view.kills = branch.counts
        view.look_at(*way)
        return view

    def armies(self, branch: Branch, way: Way) -> tuple[int, int]:
        """Return the armies on both sides of a battle."""
        index, armies = self.setting.index, branch.state.armies
        return armies[index[way[0]]], armies[index[way[1]]]

    def has_taken(self, branch: Branch, way: Way) -> bool:
        """Say whether the target of a battle is the mover's."""
        return branch.state.owners[self.setting.index[way[1]]] == self.before.mover


def _tallies(turn: TurnInPlay) -> dict[str, tuple[bool, bool]]:
    return {id_: (one.throws > 0, one.won) for id_, one in turn.tallies.items() if id_}
