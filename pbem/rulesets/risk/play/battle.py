"""
One battle, throw by throw (R-034 to R-042).

Rule 1. Before each throw the attacker needs two armies on the source and throws fewer dice than there
        are armies, at most three (R-034, A-20); whatever the entry says is lowered to that.
Rule 2. Then the defender chooses, knowing that number (R-036), then both throw.
Rule 3. The limits of the entry are looked at before each throw.
Rule 4. Throws between which nobody looks at the board are one event. The battle counts its armies
        itself meanwhile; the event comes before anybody looks, pauses, stops or moves in.
"""

from collections.abc import Generator

from pbem.engine.table.ruleset import Stream
from pbem.rulesets.risk.events import AttackStopped, BattleFought, BattleJoined, Clash, Event, OrderSkipped
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.play.comparison import clash, clashes
from pbem.rulesets.risk.play.defence import BattleDefence, defence_of_battle
from pbem.rulesets.risk.play.turn_in_play import NextStep, PlayerView, TurnInPlay, step_by
from pbem.rulesets.risk.state import DiceOnTable, Phase

Limits = tuple[int, int, int]
"""The limits of an entry, as `limits_of` gives them."""

_ENDLESS = 1 << 40
"""More throws than any game holds."""


def fight(
    turn: TurnInPlay,
    number: int,
    entry: Attack,
    view: PlayerView,
    stream: Stream,
    way: tuple[str, str],
    lying: DiceOnTable | None,
) -> Generator[Event, None, NextStep | None]:
    """
    Fight a battle of entry `number`; return None if the target has fallen, else what comes next.

    `view` counts its throws. `lying` holds the first one, if that lies on the table.
    """
    source, target = way
    view.look_at(source, target)
    guard, experts = defence_of_battle(turn, source, target), turn.changes_dice
    watched = experts or looks(entry, guard)
    mine, theirs, joined = view.mine, view.theirs, False
    while thrown := _throw_on(entry, view, guard, stream, lying, once=watched, held=experts):
        if not joined:
            joined, defender = True, turn.setting.owner(turn.state, target)
            yield BattleJoined(number, turn.seat, defender, source, target, mine, theirs)
        if experts:
            changed = yield from change(turn, entry, view, stream, way, thrown[0], lying)
            if changed is None:
                return NextStep("pause", "after-throw", Phase.THROW)
            thrown = [changed]
            view.count(thrown)
        yield BattleFought(source, target, tuple(thrown), mine - view.mine, theirs - view.theirs)
        if not watched:
            break
        mine, theirs, lying = view.mine, view.theirs, None
    if not view.theirs:
        return None
    if number:
        yield stopping(number, entry, view, way)
    return step_by(entry.on_stop, "on_stop")


def _throw_on(
    entry: Attack,
    view: PlayerView,
    guard: BattleDefence,
    stream: Stream,
    lying: DiceOnTable | None,
    *,
    once: bool,
    held: bool,
) -> list[Clash]:
    """
    Throw until the target has fallen or a limit forbids it, or `once`; return the throws.

    Dice on the table are the first one. What is `held` may still be changed: it is not counted.
    """
    limits, asked = limits_of(entry, view), once or is_asked(entry, guard)
    sure = 1
    thrown: list[Clash] = []
    if lying is not None:
        thrown.append(_take_up(lying, view, held=held))
        if once:
            return thrown
    while answer := next_dice(entry, view, guard, limits):
        named = view.dice_now
        if not asked:
            # Most battles are small: there one throw decides which dice come next.
            sure = _sure_throws(view, named, answer, limits) if view.theirs > answer + 1 else 1
        # Both throw and compare.
        fallen = clashes(stream.roll((named + answer) * sure), named, sure)
        thrown += fallen
        if not held:
            view.count(fallen)
        if once:
            break
    return thrown


def _take_up(lying: DiceOnTable, view: PlayerView, *, held: bool) -> Clash:
    fallen = clash((*lying.attack, *lying.defence), len(lying.attack))
    view.dice_now = len(lying.attack)
    if not held:
        view.count([fallen])
    return fallen


def _sure_throws(view: PlayerView, named: int, answer: int, limits: Limits) -> int:
    """
    Count the throws that follow with the same dice whatever falls, if nobody is asked between.

    Each takes as many armies as the fewer dice; at worst all of them from one side.
    """
    lowest, single, last = limits
    steady = max(lowest, single) if view.mine > single else lowest
    mine, theirs = view.mine - 1 - max(named, steady), view.theirs - answer
    return min(1 + min(mine, theirs) // min(named, answer), last - view.throws)


def limits_of(entry: Attack, view: PlayerView) -> Limits:
    """
    Return the limits of an entry (R-041): with how few armies it goes no further, with how few a
    throw may cost one army only, and after how many throws it ends.
    """
    lowest, single, throws = entry.keep, 0, entry.max_throws
    if entry.max_losses is not None:
        left = view.mine + view.losses - entry.max_losses
        lowest = max(lowest, left)
        if view.setting.rules.max_losses == "never-more":
            single = left + 1
    return lowest, single, _ENDLESS if throws is None else throws


def next_dice(entry: Attack, view: PlayerView, guard: BattleDefence, limits: Limits) -> int:
    """
    Name the dice of the next throw: the attacker's in `view.dice_now`; return the defender's.

    0 says that there is no next throw: the target has fallen, or a limit or condition forbids it.
    """
    lowest, single, last = limits
    mine, theirs = view.mine, view.theirs
    if not theirs or mine <= lowest or view.throws >= last:
        return 0
    most = view.dice_now = 3 if mine > 3 else mine - 1
    if entry.go_on is not None and not entry.go_on.holds(view):  # does the attacker go on?
        return 0
    # The attacker names a number of dice, then the defender.
    wanted = wanted_dice(entry, view)
    if wanted < most:
        view.dice_now = wanted
    if mine <= single and theirs > 1:
        view.dice_now = 1
    return min(guard.always or guard.choose(view), theirs)


def is_asked(entry: Attack, guard: BattleDefence) -> bool:
    """Say whether anybody is asked anything between two throws."""
    return entry.go_on is not None or entry.dice[0].when is not None or not guard.always


def wanted_dice(entry: Attack, view: PlayerView) -> int:
    """Return the dice of the first rule that holds; none holds: as many as possible."""
    for rule in entry.dice:
        if rule.when is None or rule.when.holds(view):
            return rule.use
    return 3


def looks(entry: Attack, guard: BattleDefence) -> bool:
    """Say whether somebody looks at the board before each throw, so that it must be up to date."""
    if entry.go_on is not None and entry.go_on.looks:
        return True
    for rule in entry.dice:
        if rule.when is not None and rule.when.looks:
            return True
    return guard.looks


def stopping(number: int, entry: Attack, view: PlayerView, way: tuple[str, str]) -> AttackStopped | OrderSkipped:
    """Say which limit of the entry ends a battle, or does not let it begin."""
    mine, details = view.mine, ""
    if mine < 2:
        limit = "armies"
    elif mine <= entry.keep:
        limit, details = "keep", str(entry.keep)
    elif entry.max_throws is not None and view.throws >= entry.max_throws:
        limit, details = "throws", str(view.throws)
    elif entry.max_losses is not None and view.losses >= entry.max_losses:
        limit, details = "losses", str(view.losses)
    else:
        limit, details = "while", entry.go_on.text if entry.go_on is not None else ""
    if view.throws:
        return AttackStopped(number, *way, limit, details)
    said = (details,) if limit == "while" else (way[0], str(mine), details)
    return OrderSkipped("attack", number, limit, said)


def change(
    turn: TurnInPlay,
    entry: Attack,
    view: PlayerView,
    stream: Stream,
    way: tuple[str, str],
    thrown: Clash,
    lying: DiceOnTable | None,
) -> Generator[Event, None, Clash | None]:
    """Let card and commander change a throw; None when the turn pauses with it on the table."""
    # Late: few games play with either.
    from pbem.rulesets.risk.play import experts

    throw = experts.ChangingThrow(*way, list(thrown.attack), list(thrown.defence), entry.id)
    if lying is not None:
        throw.lain, throw.rerolled = True, lying.rerolled
    if (yield from experts.change_dice(turn, view, stream, throw)):
        return None
    return clash((*throw.attack, *throw.defence), len(throw.attack))
