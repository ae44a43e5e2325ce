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
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from typing import Any

import attrs

from pbem.engine.branching import BranchingDice, explore
from pbem.engine.forecast import Work
from pbem.engine.ruleset import Dice
from pbem.errors import BeyondLimitError
from pbem.rulesets.risk.conditions.language import Condition, Expression
from pbem.rulesets.risk.events import BattleFought, Clash, Event
from pbem.rulesets.risk.evolution import evolve
from pbem.rulesets.risk.odds.battle import Battle, End, ends, plain_rows, throws_asked
from pbem.rulesets.risk.odds.ledger import BEGUN, Ledger, Weight
from pbem.rulesets.risk.orders import Attack, TurnOrders
from pbem.rulesets.risk.play.attack import skipped, stopped_on_path, take
from pbem.rulesets.risk.play.battle import change, limits_of, next_dice, stopping
from pbem.rulesets.risk.play.comparison import clash
from pbem.rulesets.risk.play.defence import BattleDefence, defence_of_battle
from pbem.rulesets.risk.play.experts import ChangingThrow, is_change_wanted, may_change
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
    kills of the entry that is being carried out, as far as it asks for them; `rerolls` how often
    each re-roll entry was used.
    """

    state: State
    weight: Weight
    tallies: dict[str, tuple[bool, bool]] = attrs.Factory(dict)
    rerolls: tuple[tuple[int, int], ...] = ()
    count: tuple[int, int, int] = (0, 0, 0)
    step: Step = GO_ON

    def key(self) -> tuple[Any, ...]:
        """Return what tells this branch from others."""
        return (tuple(self.state.armies), *self._rest())

    def key_but(self, place: int) -> tuple[Any, ...]:
        """
        Return what tells it from others but for the armies of one territory.

        These and the armies lost together must be the same, so that weights are of one kind.
        """
        armies, weight = list(self.state.armies), self.weight
        armies[place] += weight.lost
        return (tuple(armies), weight.share, *self._rest())

    def _rest(self) -> tuple[Any, ...]:
        state = self.state
        return (
            tuple(state.owners), self.count, self.step, self.rerolls, tuple(self.tallies.items()),
            tuple(state.captured), tuple(state.eliminated), tuple(state.discard), state.phase,
            tuple(map(tuple, state.hands.values())), tuple(state.opened), state.commander_part,
            state.winner, state.due,
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
            branch = attrs.evolve(same, weight=same.weight.plus(branch.weight))
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
        if self.before.phase is Phase.THROW:
            raise BeyondLimitError("a plan does not begin with dice on the table")
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
        turn.rerolls.update(branch.rerolls)
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
            rerolls = tuple(sorted(turn.rerolls.items()))
            after = attrs.evolve(
                branch, state=turn.state, step=step, tallies=_tallies(turn), rerolls=rerolls
            )
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
            groups.setdefault(branch.key_but(source), []).append(branch)
        for group in groups.values():
            for one in group:
                armies = one.state.armies[source]
                self.ledger.fought(number, armies, one.state.armies[target], one.weight)
            if self.orders.rerolls or self.orders.commander:
                for one in group:
                    yield from self._fight_by_throws(number, entry, way, one)
            else:
                yield from self._fight_at_once(number, entry, way, group)

    def _fight_at_once(
        self, number: int, entry: Attack, way: Way, group: Sequence[Branch]
    ) -> Iterator[tuple[Branch, bool]]:
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
        count = (end.throws, branch.count[1] + lost, branch.count[2] + killed)
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

        kept = _kept(entry, count)
        for after in self._play(attrs.evolve(branch, weight=weight), piece):
            self._count(number, entry, way, end, after)
            yield attrs.evolve(after, count=kept), not end.theirs

    # Dice that may be changed

    def _fight_by_throws(
        self, number: int, entry: Attack, way: Way, start: Branch
    ) -> Iterator[tuple[Branch, bool]]:
        """Fight a battle in which dice may be changed: every throw is a branching of its own."""
        layers = {self._facing(start, way): Branches()}
        layers[self._facing(start, way)].add(start)
        while layers:
            for branch in layers.pop(max(layers)):
                turn = self._turn(branch, BranchingDice(()))
                if not may_change(turn, ChangingThrow(*way, [], [], entry.id)):
                    yield from self._fight_at_once(number, entry, way, [branch])
                    continue
                view = self._view(turn, branch, way)
                guard = defence_of_battle(turn, *way)
                answer = next_dice(entry, view, guard, limits_of(entry, view))
                if not answer:
                    end = End(view.mine, view.theirs, view.throws, 0)
                    self.ledger.fought(number, -end.mine, -end.theirs, branch.weight)
                    yield from self._end(number, entry, way, branch, branch.weight, end)
                    continue
                for after, over in self._throw(number, entry, way, branch, view.dice_now, answer):
                    if over:
                        yield after, after.state.owners[self.setting.index[way[1]]] == turn.seat
                    else:
                        layers.setdefault(self._facing(after, way), Branches()).add(after)

    def _facing(self, branch: Branch, way: Way) -> int:
        return sum(branch.state.armies[self.setting.index[one]] for one in way)

    def _throw(
        self, number: int, entry: Attack, way: Way, branch: Branch, named: int, answer: int
    ) -> Iterator[tuple[Branch, bool]]:
        """Throw once: all falls that nobody changes by what they take, the others one by one."""
        turn = self._turn(branch, BranchingDice(()))
        view, whole = self._view(turn, branch, way), 6 ** (named + answer)
        view.dice_now = named
        same: dict[tuple[int, int], int] = {}
        for fallen, ways in _falls(named, answer):
            self.work.spend(1)
            dice = ChangingThrow(*way, list(fallen.attack), list(fallen.defence), entry.id)
            if is_change_wanted(turn, view, dice):
                yield from self._thrown(number, entry, way, branch, fallen, Fraction(ways, whole))
            else:
                taken = fallen.attacker_losses, fallen.defender_losses
                same[taken] = same.get(taken, 0) + ways
        for taken, ways in same.items():
            fallen = Clash((0,) * named, (), *taken)
            yield from self._thrown(number, entry, way, branch, fallen, Fraction(ways, whole))

    def _thrown(
        self, number: int, entry: Attack, way: Way, branch: Branch, fallen: Clash, chance: Fraction
    ) -> Iterator[tuple[Branch, bool]]:
        """Let dice fall so, and be changed if they are named; return each branch, and if it is over."""
        first = way[0] == entry.path[0]

        def piece(turn: TurnInPlay) -> Generator[Event, None, Step | None]:
            view = self._view(turn, branch, way)
            view.dice_now = len(fallen.attack)
            last: Clash | None = fallen
            if fallen.defence:
                stream = turn.dice.stream(f"attack/{number}")
                last = yield from change(turn, entry, view, stream, way, fallen, None)
            if last is None:
                return Step("pause", "after-throw", Phase.THROW)
            view.count([last])
            yield BattleFought(*way, (), last.attacker_losses, last.defender_losses)
            if view.theirs:
                return None
            turn.tallies[entry.id].throws = view.throws
            return (yield from take(turn, entry, view, way))

        weight = Weight(1, share=branch.weight.chance * chance)
        for after in self._play(attrs.evolve(branch, weight=weight), piece):
            lost, killed = self._losses(branch, after, way)
            count = tuple(map(sum, zip(branch.count, (1, lost, killed), strict=True)))
            done = attrs.evolve(after, count=_kept(entry, count))
            fell = after.state.owners[self.setting.index[way[1]]] == self.before.mover
            over = fell or after.step is not GO_ON
            if over:
                mine = branch.state.armies[self.setting.index[way[0]]] - lost
                theirs = 0 if fell else branch.state.armies[self.setting.index[way[1]]]
                if first:
                    self.ledger.add((BEGUN, number), after.weight)
                self.ledger.fought(number, -mine, -theirs, after.weight)
                self._count(number, entry, way, End(mine, theirs, 1, 0), after)
            yield done, over

    def _losses(self, branch: Branch, after: Branch, way: Way) -> tuple[int, int]:
        """Return what a throw took from both sides; one that takes the territory costs nothing (R-045)."""
        index = self.setting.index
        source, target = index[way[0]], index[way[1]]
        if after.state.owners[target] == self.before.mover:
            return 0, branch.state.armies[target]
        lost = branch.state.armies[source] - after.state.armies[source]
        return lost, branch.state.armies[target] - after.state.armies[target]

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


def _kept(entry: Attack, count: tuple[int, ...]) -> tuple[int, int, int]:
    """Return of throws, losses and kills what the entry asks for; whether it threw counts always."""
    asked, (throws, losses, kills) = _asked(entry), count
    return (
        throws if "throws" in asked else min(throws, 1),
        losses if "losses" in asked else 0,
        kills if "kills" in asked else 0,
    )


@cache
def _falls(attackers: int, defenders: int) -> tuple[tuple[Clash, int], ...]:
    """List all falls of so many dice, those in another order together, and how many each stands for."""
    counts: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for dice in product(range(1, 7), repeat=attackers + defenders):
        fallen = tuple(sorted(dice[:attackers])), tuple(sorted(dice[attackers:]))
        counts[fallen] = counts.get(fallen, 0) + 1
    return tuple((clash((*a, *d), attackers), ways) for (a, d), ways in counts.items())


def _thought_of(guard: BattleDefence, turn: TurnInPlay, way: Way) -> BattleDefence:
    """Let the defender see the battle as it is thought of."""
    if guard.view is None:
        return guard
    view = BattleView(turn.setting, turn.state, guard.view.seat)
    view.target, view.source = way
    return attrs.evolve(guard, view=view)


def _tallies(turn: TurnInPlay) -> dict[str, tuple[bool, bool]]:
    return {id_: (one.throws > 0, one.won) for id_, one in turn.tallies.items() if id_}
