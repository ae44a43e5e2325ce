"""
Attack entries and their battles, throw by throw (R-032 to R-042).

Rule 1. Before each throw the attacker needs two armies on the source and throws at most one die fewer
        than he has there, three at most (R-034, A-20); whatever his entry says is lowered to that.
Rule 2. Then the defender chooses, knowing that number (R-036), then both throw.
Rule 3. The limits of the entry are looked at before each throw; `throws`, `losses` and `kills` count
        for the whole entry.
Rule 4. Chance comes from the stream `attack/<number of the entry>`: the attacker's dice, the
        defender's dice, a re-rolled die, throw by throw.
Rule 5. Throws between which nobody looks at the board are one event. The battle counts its armies
        itself meanwhile; it is told before anybody looks, pauses, stops or moves in.

Each throw takes at least one army from the board, and armies come onto it only at the start and for the
cards of eliminated players. So a file throws less often than the armies on the board when it is
handed in and those placed on the way add up to; it always ends.
"""

from collections.abc import Generator
from itertools import pairwise
from operator import attrgetter

from pbem.engine.ruleset import Stream
from pbem.rulesets.risk.events import (
    AttackStopped,
    BattleFought,
    BattleJoined,
    Clash,
    Event,
    OrderSkipped,
)
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.play.campaign import GO_ON, Campaign, Step, step_by
from pbem.rulesets.risk.play.capture import capture
from pbem.rulesets.risk.play.comparison import clash, clashes
from pbem.rulesets.risk.play.defence import Guard, stand_guard
from pbem.rulesets.risk.play.outlook import Outlook, Tally
from pbem.rulesets.risk.state import Phase
from pbem.rulesets.risk.state import Throw as DiceOnTable

_lost, _killed = attrgetter("attacker_losses"), attrgetter("defender_losses")


def attack(
    campaign: Campaign, number: int, entry: Attack, table: DiceOnTable | None = None
) -> Generator[Event, None, Step]:
    """
    Carry out the entry with this number (from 1) and return what comes next.

    `table` holds dice that lie on the table since the last part: its first throw.
    """
    if table is None and (skipped := _skipped(campaign, number, entry)):
        yield skipped
        return GO_ON
    view, tally = campaign.outlook, Tally()
    campaign.tallies[entry.id] = tally
    stream = campaign.dice.stream(f"attack/{number}")
    step, begun = None, False
    for way in pairwise(entry.path):
        if begun and (barred := _barred(campaign, *way)):
            yield AttackStopped(number, *way, barred, "")
            return step_by(entry.on_stop, "on_stop")
        outcome = yield from _fight(campaign, number, entry, view, stream, way, table)
        tally.throws = view.throws
        if outcome is not None:
            return outcome
        tally.won = way[1] == entry.path[-1]
        step = yield from capture(campaign, entry.move_in, view, *way, view.dice_now)
        if step is not None and step.go != "continue":
            return step
        table, begun = None, True
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
) -> Generator[Event, None, Step | None]:
    """Fight one battle; return None if the target has fallen, else the step that comes next."""
    source, target = way
    ground, armies = campaign.ground, campaign.state.armies
    here, there = ground.index[source], ground.index[target]
    defender, guard = campaign.state.owners[there], stand_guard(campaign, source, target)
    experts = bool(campaign.orders.rerolls or campaign.orders.commander)
    asked = experts or not guard.always or _is_bounded(entry)
    looks = asked and (experts or _looks(entry, guard))
    keep, use, always, roll = entry.keep, _fixed_dice(entry), guard.always, stream.roll
    joined, fallen = False, list[Clash]()
    mine, theirs = armies[here], armies[there]
    lost_to, kills_to, throws = view.losses + mine, view.kills + theirs, view.throws
    while theirs:
        most = mine - 1 if mine < 4 else 3
        # Nearly always there are armies to spare and no other limit: then nobody need ask which.
        if asked or mine <= keep:
            view.mine, view.theirs, view.dice_now = mine, theirs, most
            view.throws, view.losses, view.kills = throws, lost_to - mine, kills_to - theirs
            if looks and fallen:
                yield _told(way, fallen, armies[here] - mine, armies[there] - theirs)
                fallen = []
            if table is None and (limit := _limit_met(entry, view)):
                if fallen:
                    yield _told(way, fallen, armies[here] - mine, armies[there] - theirs)
                return (yield from _stop(number, entry, view, way, limit, joined=joined))
        if not joined:
            joined = True
            yield BattleJoined(number, campaign.seat, defender, source, target, mine, theirs)
        if table is None:
            # Both numbers of dice are named, the attacker's first, and lowered to what is possible.
            named = use or _wanted_dice(entry, view)
            named = min(named, most)
            view.dice_now = named
            answer = always or guard.choose(view)
            answer = min(answer, theirs)
            sure = 1 if asked else _sure_throws(mine, theirs, keep, named, answer)
            thrown = _compared(roll((named + answer) * sure), named, sure)
        else:
            thrown = [clash(table.attack, table.defence)]
            view.dice_now = len(table.attack)
        if experts:
            changed = yield from _change(campaign, entry, view, stream, way, thrown[0], table)
            if changed is None:
                return Step("pause", "after-throw", Phase.THROW)
            thrown = [changed]
        table = None
        fallen += thrown
        throws += len(thrown)
        lost, killed = _losses(thrown)
        mine, theirs = mine - lost, theirs - killed
    view.throws, view.losses, view.kills = throws, lost_to - mine, kills_to
    yield _told(way, fallen, armies[here] - mine, armies[there])
    return None


def _losses(thrown: list[Clash]) -> tuple[int, int]:
    """Add up the losses of attacker and defender."""
    if len(thrown) == 1:  # as nearly always
        ((_, _, lost, killed),) = thrown
        return lost, killed
    return sum(map(_lost, thrown)), sum(map(_killed, thrown))


def _fixed_dice(entry: Attack) -> int:
    """Return the dice that the attacker names every time, 0 if he asks first."""
    first = entry.dice[0]
    return first.use if first.when is None else 0


def _compared(dice: tuple[int, ...], named: int, throws: int) -> list[Clash]:
    """Compare the dice of so many throws, so many of the attacker in each."""
    known = clashes[named]
    if throws == 1:
        return [known[dice]]
    size = len(dice) // throws
    return [known[dice[at : at + size]] for at in range(0, len(dice), size)]


def _told(way: tuple[str, str], fallen: list[Clash], lost: int, killed: int) -> BattleFought:
    """Tell the throws that nobody has been told of; only now does the board change."""
    return BattleFought(*way, tuple(fallen), lost, killed)


def _looks(entry: Attack, guard: Guard) -> bool:
    """Say whether somebody looks at the board before each throw, so that it must be up to date."""
    asked = [entry.go_on, *[rule.when for rule in entry.dice]]
    asked += [rule.condition for rule in guard.rules]
    return any(one is not None and one.looks for one in asked)


def _sure_throws(mine: int, theirs: int, keep: int, named: int, answer: int) -> int:
    """
    Count the throws that follow with the same dice whatever falls, if nobody is asked between.

    Each takes `min(named, answer)` armies, all from one side at worst.
    """
    spare = min(mine - 1 - max(named, keep), theirs - answer)
    return 1 + spare // min(named, answer)


def _change(
    campaign: Campaign,
    entry: Attack,
    view: Outlook,
    stream: Stream,
    way: tuple[str, str],
    thrown: Clash,
    table: DiceOnTable | None,
) -> Generator[Event, None, Clash | None]:
    """Let card and commander change a throw; None when the turn pauses with it on the table."""
    # Late: few games play with either.
    from pbem.rulesets.risk.play.experts import Throw, change_dice

    throw = Throw(*way, list(thrown.attack), list(thrown.defence), entry.id)
    if table is not None:
        throw.lain, throw.rerolled = True, table.rerolled
    if (yield from change_dice(campaign, view, stream, throw)):
        return None
    return clash(throw.attack, throw.defence)


def _wanted_dice(entry: Attack, view: Outlook) -> int:
    """Return the dice of the first rule that holds; none holds: as many as possible."""
    for rule in entry.dice:
        if rule.when is None or rule.when.holds(view):
            return rule.use
    return 3


# Why there is no throw


def _barred(campaign: Campaign, source: str, target: str) -> str:
    """Return why there can be no battle at all (R-033); "" if there can."""
    index, state, seat = campaign.ground.index, campaign.state, campaign.seat
    here = index[source]
    if state.owners[here] != seat:
        return "source"
    if state.owners[index[target]] == seat:
        return "target"
    return "" if state.armies[here] > 1 else "armies"


def _skipped(campaign: Campaign, number: int, entry: Attack) -> OrderSkipped | None:
    """Say why an entry cannot begin, if it cannot."""
    if entry.condition is not None and not entry.condition.holds(campaign.outlook):
        return OrderSkipped("attack", number, "condition", (entry.condition.text,))
    source, target = entry.path[:2]
    barred = _barred(campaign, source, target)
    if not barred:
        return None
    if barred == "armies":
        details: tuple[str, ...] = (source, str(campaign.ground.armies(campaign.state, source)))
    else:
        details = (target if barred == "target" else source,)
    return OrderSkipped("attack", number, barred, details)


def _is_bounded(entry: Attack) -> bool:
    """Say whether an entry asks more than whether enough armies stay behind."""
    return not (
        entry.go_on is None
        and entry.max_throws is None
        and entry.max_losses is None
        and entry.dice[0].when is None
    )


def _limit_met(entry: Attack, view: Outlook) -> str:
    """Return which limit of the entry forbids another throw; "" if none does."""
    mine, go_on = view.mine, entry.go_on
    if mine < 2 or mine <= entry.keep:
        return "armies" if mine < 2 else "keep"
    if entry.max_throws is not None and view.throws >= entry.max_throws:
        return "throws"
    if entry.max_losses is not None and view.losses >= entry.max_losses:
        return "losses"
    return "" if go_on is None or go_on.holds(view) else "while"


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
