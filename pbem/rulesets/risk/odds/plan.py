"""
A whole turn, exactly: every branch that its orders may take.

Rule 1. Everything but the throws of a battle is played by the engine's own chapters (`play/`), on a
        state of its own for each branch. What throws bring comes from `odds/battle.py`.
Rule 2. Branches that stand the same, for everything that is still to be decided, become one; their
        weights add up. So a plan costs as many places as its battles have, not as many as its dice
        have ways.
Rule 3. The card at the end of a turn is not looked at: it changes nothing on the board.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import attrs

from pbem.engine.branching import BranchingDice, explore
from pbem.engine.forecast import Work
from pbem.engine.ruleset import Dice
from pbem.errors import BeyondLimitError
from pbem.rulesets.risk.conditions.language import Condition, Expression
from pbem.rulesets.risk.events import BattleFought, Event
from pbem.rulesets.risk.evolution import evolve
from pbem.rulesets.risk.odds.battle import Battle, End, ends, plain_rows, throws_asked
from pbem.rulesets.risk.odds.ledger import BEGUN, Ledger, Weight
from pbem.rulesets.risk.orders import Attack, TurnOrders
from pbem.rulesets.risk.play.attack import skipped, stopped_on_path, take
from pbem.rulesets.risk.play.battle import stopping
from pbem.rulesets.risk.play.defence import BattleDefence, defence_of_battle
from pbem.rulesets.risk.play.turn import begin, finish
from pbem.rulesets.risk.play.turn_in_play import (
    GO_ON,
    AttackTally,
    PlayerView,
    Step,
    TurnInPlay,
    step_by,
)
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

_COST = 10
"""Places that a state of its own counts for."""

Way = tuple[str, str]


@attrs.define(eq=False)
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


@attrs.frozen(eq=False)
class Branch:
    """
    One way that a turn has gone so far: how the board stands, and how likely that is.

    `tallies` say of each entry whether it threw and whether it won. `count` holds throws, losses and
    kills of the entry that is being carried out, as far as it asks for them.
    """

    state: State
    weight: Weight
    tallies: dict[str, tuple[bool, bool]] = attrs.Factory(dict)
    count: tuple[int, int, int] = (0, 0, 0)
    step: Step = GO_ON

    def key(self, but: int | None = None) -> tuple[Any, ...]:
        """Return what tells this branch from others, `but` for the armies of one territory."""
        state, weight = self.state, self.weight
        armies = list(state.armies)
        if but is not None:
            armies[but] = weight.lost + armies[but]
        hands = tuple(map(tuple, state.hands.values()))
        return (
            tuple(armies), tuple(state.owners), weight.share, self.count, self.step,
            tuple(self.tallies.items()), tuple(state.captured), tuple(state.eliminated), hands,
            tuple(state.discard), state.phase, state.winner, state.due,
            weight.lost if but is None else 0,
        )  # fmt: skip


class Branches:
    """Branches put together where they stand the same (rule 2)."""

    def __init__(self) -> None:
        self.known: dict[tuple[Any, ...], Branch] = {}

    def add(self, branch: Branch) -> None:
        """Add a branch, or its weight to one that stands the same."""
        key = branch.key()
        same = self.known.get(key)
        if same is not None:
            ways = same.weight.ways + branch.weight.ways
            branch = attrs.evolve(same, weight=same.weight._replace(ways=ways))
        self.known[key] = branch

    def __iter__(self) -> Iterator[Branch]:
        return iter(self.known.values())


@attrs.frozen(eq=False)
class Plan:
    """The plan of a turn: where it is played, what is ordered, and where it is counted."""

    setting: Setting
    before: State
    orders: TurnOrders
    work: Work
    ledger: Ledger

    def follow(self) -> None:
        """Follow the plan along all branches. Raises BeyondLimitError when it has too many."""
        if self.before.phase is Phase.THROW or self.orders.rerolls or self.orders.commander:
            # Dice that may be changed are not counted: there are too many to look at each.
            raise BeyondLimitError("dice that may be changed are not counted")
        front = Branches()
        for branch in self._play(Branch(self.before, Weight(1)), begin):
            front.add(branch)
        for number, entry in enumerate(self.orders.attacks, 1):
            after = Branches()
            for branch in self._try(number, entry, front):
                after.add(branch)
            front = after
        for branch in front:
            self._close(branch)

    # Pieces that the engine plays

    def _turn(self, branch: Branch, dice: Dice) -> TurnInPlay:
        self.work.spend(_COST)
        turn = TurnInPlay(self.setting, branch.state.copy(), self.orders, dice, self.before.mover)
        turn.tallies[""] = AttackTally()
        for id_, (thrown, won) in branch.tallies.items():
            turn.tallies[id_] = AttackTally(int(thrown), won)
        return turn

    def _play(self, branch: Branch, piece: "Piece") -> Iterator[Branch]:
        """Play a piece of the turn along all ways of its chance; return the branches after it."""

        def play(dice: Dice) -> tuple[Branch, list[Event]]:
            turn, events = self._turn(branch, dice), []
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
            after = attrs.evolve(branch, state=turn.state, step=step, tallies=_tallies(turn))
            return after, events

        for chance, (after, events) in explore(play, self.work):
            weight = branch.weight._replace(share=branch.weight.share * chance)
            for event in events:
                self.ledger.note(event, weight)
            yield attrs.evolve(after, weight=weight)

    def _close(self, branch: Branch) -> None:
        """Finish the turn; what chance there is left changes nothing on the board (rule 3)."""
        turn = self._turn(branch, BranchingDice(()))
        taken = turn.state.captured != self.before.captured
        for event in finish(turn, branch.step):
            evolve(self.setting, turn.state, event)
            self.ledger.note(event, branch.weight)
        self.ledger.close(self.before, turn.state, branch.weight, taken=taken)

    # Attacks

    def _try(self, number: int, entry: Attack, front: Iterable[Branch]) -> Iterator[Branch]:
        """Carry out an entry in all branches in which it can begin."""
        begun = Branches()
        for branch in front:
            if branch.step is not GO_ON:
                yield branch
                continue
            turn = self._turn(branch, BranchingDice(()))
            if (event := skipped(turn, number, entry)) is not None:
                self.ledger.note(event, branch.weight)
                yield branch
            else:
                tallies = {**branch.tallies}
                if entry.id:
                    tallies[entry.id] = (False, False)
                begun.add(attrs.evolve(branch, tallies=tallies, count=(0, 0, 0)))
        for way in pairwise(entry.path):
            fallen = Branches()
            for branch, fell in self._fight(number, entry, way, begun):
                if fell and branch.step is GO_ON and way[1] != entry.path[-1]:
                    fallen.add(branch)
                else:
                    yield attrs.evolve(branch, count=(0, 0, 0))
            begun = fallen

    def _fight(
        self, number: int, entry: Attack, way: Way, front: Iterable[Branch]
    ) -> Iterator[tuple[Branch, bool]]:
        """Fight one battle in all branches; return each branch after it, and whether the target fell."""
        groups: dict[tuple[Any, ...], list[Branch]] = {}
        source, target = (self.setting.index[one] for one in way)
        for branch in front:
            turn = self._turn(branch, BranchingDice(()))
            view = self._view(turn, branch, way)
            if (event := stopped_on_path(turn, number, view, way)) is not None:
                self.ledger.note(event, branch.weight)
                armies = branch.state.armies[source]
                self.ledger.entry_over(number, armies, branch.weight, won=False)
                yield attrs.evolve(branch, step=step_by(entry.on_stop, "on_stop")), False
                continue
            groups.setdefault(branch.key(source), []).append(branch)
        for group in groups.values():
            for one in group:
                armies = one.state.armies[source]
                self.ledger.fought(number, armies, one.state.armies[target], one.weight)
            for branch, weight, end in self._ends(entry, way, group):
                self.ledger.fought(number, -end.mine, -end.theirs, weight)
                yield from self._end(number, entry, way, branch, weight, end)

    def _view(self, turn: TurnInPlay, branch: Branch, way: Way) -> BattleView:
        view = BattleView(turn.setting, turn.state, turn.seat, turn.tallies)
        view.source, view.target = way
        view.throws, view.losses, view.kills = branch.count
        view.look_at(*way)
        return view

    def _ends(
        self, entry: Attack, way: Way, group: Sequence[Branch]
    ) -> Iterator[tuple[Branch, Weight, End]]:
        """
        Count the ends of a battle for branches that differ in the armies of its source alone.

        Yield a branch as it was before the battle, the weight of the end, and the end.
        """
        first = group[0]
        turn = self._turn(first, BranchingDice(()))
        view = self._view(turn, first, way)
        guard = _thought_of(defence_of_battle(turn, *way), turn, way)
        battle = Battle.of(entry, view, guard)
        if battle.is_plain and not _asked(entry) & {"losses", "kills"}:
            yield from self._plain_ends(battle, group, self.setting.index[way[0]])
            return
        for branch in group:
            view = self._view(self._turn(branch, BranchingDice(())), branch, way)
            start = view.mine + view.theirs
            for end, ways in ends(Battle.of(entry, view, guard), self.work).items():
                yield branch, branch.weight.times(ways, start - end.mine - end.theirs), end

    def _plain_ends(
        self, battle: Battle, group: Sequence[Branch], source: int
    ) -> Iterator[tuple[Branch, Weight, End]]:
        """Count a battle that begins with different armies, all at once."""
        theirs, thrown = battle.view.theirs, battle.view.throws
        starts = {one.state.armies[source]: one for one in group}
        able = {mine: one for mine, one in starts.items() if mine > battle.limits[0]}
        for mine in starts.keys() - able.keys():
            yield starts[mine], starts[mine].weight, End(mine, theirs, thrown, 0)
        if not able:
            return
        most = max(able)
        top, weights = able[most], {mine: one.weight.ways for mine, one in able.items()}
        rows, dice = plain_rows(battle, weights, theirs, self.work)
        for facing, row in enumerate(rows):
            for mine, ways in enumerate(row):
                if ways:
                    lost = top.weight.lost + most - mine + theirs - facing
                    end = End(mine, facing, 1, 0 if facing else dice[mine])
                    yield top, Weight(ways, lost, top.weight.share), end

    def _end(
        self, number: int, entry: Attack, way: Way, branch: Branch, weight: Weight, end: End
    ) -> Iterator[tuple[Branch, bool]]:
        """Let a battle end so: play what the engine makes of it."""
        fought = self._fought(branch, way, end)
        lost, killed = fought.attacker_losses, fought.defender_losses
        asked, count = _asked(entry), (end.throws, branch.count[1] + lost, branch.count[2] + killed)
        if end.throws and way[0] == entry.path[0]:
            self.ledger.add((BEGUN, number), weight)

        def piece(turn: TurnInPlay) -> Generator[Event, None, Step]:
            view = self._view(turn, branch, way)
            view.mine, view.theirs, view.dice_now = end.mine, end.theirs, end.dice
            view.throws, view.losses, view.kills = count
            turn.tallies[entry.id].throws = end.throws
            if lost or killed:
                yield fought
            if end.theirs:
                yield stopping(number, entry, view, way)
                return step_by(entry.on_stop, "on_stop")
            return (yield from take(turn, entry, view, way))

        kept = (
            end.throws if "throws" in asked else min(end.throws, 1),
            count[1] if "losses" in asked else 0,
            count[2] if "kills" in asked else 0,
        )
        for after in self._play(attrs.evolve(branch, weight=weight), piece):
            self._count(number, entry, way, end, after)
            yield attrs.evolve(after, count=kept), not end.theirs

    def _fought(self, branch: Branch, way: Way, end: End) -> BattleFought:
        """Return the throws of a battle that ends so, as the event that changes the board."""
        index, armies = self.setting.index, branch.state.armies
        mine, theirs = armies[index[way[0]]], armies[index[way[1]]]
        return BattleFought(*way, (), mine - end.mine, theirs - end.theirs)

    def _count(self, number: int, entry: Attack, way: Way, end: End, after: Branch) -> None:
        """Count an entry that is over after this battle."""
        won = not end.theirs and way[1] == entry.path[-1]
        if won or (end.throws and end.theirs):
            self.ledger.entry_over(number, end.mine, after.weight, won=won)
        elif not end.theirs and after.step is not GO_ON:
            armies = after.state.armies[self.setting.index[way[1]]]
            self.ledger.entry_over(number, armies, after.weight, won=False)


Piece = Callable[[TurnInPlay], Iterator[Event]]
"""A chapter that the engine plays; if it is a generator with a result, that is the next step."""


def _asked(entry: Attack) -> frozenset[str]:
    """Return what an entry wants to know about itself: throws, losses, kills."""
    asked = (entry.go_on, entry.move_in, *(rule.when for rule in entry.dice))
    words = {
        word for one in asked if isinstance(one, (Condition, Expression)) for word in one.words
    }
    if entry.max_losses is not None:
        words.add("losses")
    if throws_asked(entry):
        words.add("throws")
    return frozenset(words)


def _thought_of(guard: BattleDefence, turn: TurnInPlay, way: Way) -> BattleDefence:
    """Let the defender see the battle as it is thought of."""
    if guard.view is None:
        return guard
    view = BattleView(turn.setting, turn.state, guard.view.seat)
    view.target, view.source = way
    return attrs.evolve(guard, view=view)


def _tallies(turn: TurnInPlay) -> dict[str, tuple[bool, bool]]:
    return {id_: (one.throws > 0, one.won) for id_, one in turn.tallies.items() if id_}
