"""
Attack entries and their battles, throw by throw (R-032 to R-042).

Rule 1. Before each throw the attacker needs two armies on the source and throws at most one die fewer
        than he has there, three at most (R-034, A-20); whatever his entry says is lowered to that.
Rule 2. Then the defender chooses, knowing that number (R-036), then both throw.
Rule 3. The limits of the entry are looked at before each throw; `throws`, `losses` and `kills` count
        for the whole entry.
Rule 4. Chance comes from the stream `attack/<number of the entry>`: the attacker's dice, the
        defender's dice, a re-rolled die, throw by throw.

Each throw takes at least one army from the board, and armies come onto it only at the start and for the
cards of eliminated players. So a file throws less often than the armies on the board when it is
handed in and those placed on the way add up to; it always ends.
"""

from collections.abc import Generator
from itertools import pairwise

from pbem.engine.ruleset import Stream
from pbem.rulesets.risk.events import (
    AttackStopped,
    BattleFought,
    BattleJoined,
    Event,
    OrderSkipped,
)
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.play.campaign import GO_ON, Campaign, Step, step_by
from pbem.rulesets.risk.play.capture import capture
from pbem.rulesets.risk.play.comparison import losses
from pbem.rulesets.risk.play.defence import Guard, stand_guard
from pbem.rulesets.risk.play.experts import Throw, change_dice
from pbem.rulesets.risk.play.outlook import Outlook, Tally
from pbem.rulesets.risk.state import Phase
from pbem.rulesets.risk.state import Throw as DiceOnTable


def attack(
    campaign: Campaign, number: int, entry: Attack, table: DiceOnTable | None = None
) -> Generator[Event, None, Step]:
    """
    Carry out the entry with this number (from 1) and return what comes next.

    `table` holds dice that lie on the table since the last part: its first throw.
    """
    view = campaign.outlook
    if table is None and entry.condition is not None and not entry.condition.holds(view):
        yield OrderSkipped("attack", number, "condition", (entry.condition.text,))
        return GO_ON
    tally = campaign.tallies[entry.id] = Tally()
    stream = step = None
    for source, target in pairwise(entry.path):
        if table is None and (barred := _barred(campaign, source, target)):
            view.look_at(source, target)
            return (yield from _turn_away(number, entry, view, (source, target), barred))
        stream = stream or campaign.dice.stream(f"attack/{number}")
        outcome = yield from _fight(campaign, number, entry, view, stream, (source, target), table)
        tally.throws = view.throws
        if isinstance(outcome, Step):
            return outcome
        tally.won = target == entry.path[-1]
        step = yield from capture(campaign, entry.move_in, view, source, target, outcome)
        if step is not None and step.go != "continue":
            return step
        table = None
    # An elimination entry that matched has the last word over on_capture (4.10 point 3).
    return step or step_by(entry.on_capture, "on_capture")


def _fight(
    campaign: Campaign,
    number: int,
    entry: Attack,
    view: Outlook,
    stream: Stream,
    way: tuple[str, str],
    table: DiceOnTable | None,
) -> Generator[Event, None, int | Step]:
    """Fight one battle; return the dice of the capturing throw, or the step if it is not captured."""
    source, target = way
    ground, armies = campaign.ground, campaign.state.armies
    here, there = ground.index[source], ground.index[target]
    defender, guard = ground.owner(campaign.state, target), stand_guard(campaign, source, target)
    experts = bool(campaign.orders.rerolls or campaign.orders.commander)
    bounded = _is_bounded(entry)
    joined = False
    while armies[there]:
        view.mine, view.theirs = mine, theirs = armies[here], armies[there]
        view.dice_now = mine - 1 if mine < 4 else 3
        # Nearly always there are armies to spare and no other limit: then nobody need ask which.
        if (bounded or mine <= entry.keep) and table is None and (limit := _limit_met(entry, view)):
            return (yield from _stop(number, entry, view, way, limit, joined=joined))
        if not joined:
            joined = True
            yield BattleJoined(number, campaign.seat, defender, source, target, mine, theirs)
        if table is None:
            thrown, against = _throw_dice(entry, view, guard, stream)
        else:
            thrown, against = tuple(table.attack), tuple(table.defence)
            view.dice_now = len(thrown)
        if experts:
            throw = Throw(source, target, list(thrown), list(against), entry.id)
            if table is not None:
                throw.lain, throw.rerolled = True, table.rerolled
            if (yield from change_dice(campaign, view, stream, throw)):
                return Step("pause", "after-throw", Phase.THROW)
            thrown, against = tuple(throw.attack), tuple(throw.defence)
        table = None
        lost, killed = losses[thrown, against]
        yield BattleFought(source, target, thrown, against, lost, killed)
        view.throws += 1
        view.losses += lost
        view.kills += killed
    return view.dice_now


def _throw_dice(
    entry: Attack, view: Outlook, guard: Guard, stream: Stream
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Name both numbers of dice, the attacker first, and throw; `dice_now` is the most he may."""
    first = entry.dice[0]
    wanted = first.use if first.when is None else _wanted_dice(entry, view)
    named = view.dice_now
    if wanted < named:
        named = view.dice_now = wanted
    answer = guard.always or guard.choose(view)
    answer = min(answer, view.theirs)
    dice = stream.roll(named + answer)
    return dice[:named], dice[named:]


def _wanted_dice(entry: Attack, view: Outlook) -> int:
    """Return the dice of the first rule that holds; none holds: as many as possible."""
    for rule in entry.dice:
        if rule.when is None or rule.when.holds(view):
            return rule.use
    return 3


# Why there is no throw


def _barred(campaign: Campaign, source: str, target: str) -> str:
    """Return why there can be no battle at all (R-033); "" if there can."""
    index, state = campaign.ground.index, campaign.state
    if state.owners[index[source]] != campaign.seat:
        return "source"
    if state.owners[index[target]] == campaign.seat:
        return "target"
    return "" if state.armies[index[source]] > 1 else "armies"


def _turn_away(
    number: int, entry: Attack, view: Outlook, way: tuple[str, str], barred: str
) -> Generator[Event, None, Step]:
    """Skip an entry that cannot begin; a path that cannot go on ends without its last capture."""
    source, target = way
    if view.throws:
        yield AttackStopped(number, source, target, barred, "")
        return step_by(entry.on_stop, "on_stop")
    at = target if barred == "target" else source
    details = (at, str(view.mine)) if barred == "armies" else (at,)
    yield OrderSkipped("attack", number, barred, details)
    return GO_ON


def _is_bounded(entry: Attack) -> bool:
    """Say whether an entry has other limits than the armies that stay behind."""
    others = (entry.go_on, entry.max_throws, entry.max_losses)
    return others != (None, None, None)


def _limit_met(entry: Attack, view: Outlook) -> str:
    """Return which limit of the entry forbids another throw; "" if none does."""
    if view.mine < 2:
        return "armies"
    if view.mine <= entry.keep:
        return "keep"
    if entry.max_throws is not None and view.throws >= entry.max_throws:
        return "throws"
    if entry.max_losses is not None and view.losses >= entry.max_losses:
        return "losses"
    return "while" if entry.go_on is not None and not entry.go_on.holds(view) else ""


def _stop(
    number: int,
    entry: Attack,
    view: Outlook,
    way: tuple[str, str],
    limit: str,
    *,
    joined: bool,
) -> Generator[Event, None, Step]:
    """End a battle because of a limit of the entry."""
    source, target = way
    details = {
        "armies": "",
        "keep": str(entry.keep),
        "throws": str(view.throws),
        "losses": str(view.losses),
        "while": entry.go_on.text if entry.go_on is not None else "",
    }
    detail = details[limit]
    if number and (joined or view.throws):
        yield AttackStopped(number, source, target, limit, detail)
    elif number:
        said = (detail,) if limit == "while" else (source, str(view.mine), detail)
        yield OrderSkipped("attack", number, limit, said)
    return step_by(entry.on_stop, "on_stop")
