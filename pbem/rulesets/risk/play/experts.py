"""
Changing dice that lie on the table: the card that re-rolls one, the commander (R-085 to R-090).

Both belong to the attacker alone: one card for each throw, the commander once in a turn, the card first
(A-61). What nobody wants to change is compared at once. `stop = "after-throw"` leaves the dice on
the table for the next part of the turn, which says what to change.
"""

from collections.abc import Generator, Sequence

from pbem.engine.table.gate import Shut
from pbem.engine.table.ruleset import Stream
from pbem.record import mutable
from pbem.rulesets.risk.events import DiceThrown, DieCommanded, DieRerolled, Event
from pbem.rulesets.risk.orders import Reroll
from pbem.rulesets.risk.play.comparison import compare, losing_dice
from pbem.rulesets.risk.play.gate import Clauses
from pbem.rulesets.risk.play.turn_in_play import PlayerView, TurnInPlay
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

ATTACK = "attack"
DEFENCE = "defence"


@mutable
class ChangingThrow:
    """Dice while they may change. `lain` says that they lay on the table when this part began."""

    source: str
    target: str
    attack: list[int]
    defence: list[int]
    entry_id: str
    lain: bool = False
    rerolled: bool = False


def commander_used(_setting: Setting, state: State, _seat: str) -> Shut | None:
    """The commander serves once in a turn (R-089; a clause of the gate)."""
    if not (used := state.commander_part):
        return None
    return Shut(f"already used in part {used} of this turn", "remove the table", "E-COMMANDER-USED")


CLAUSES: Clauses = {"commander": (commander_used,)}


def change_dice(
    turn: TurnInPlay, view: PlayerView, stream: Stream, throw: ChangingThrow
) -> Generator[Event, None, bool]:
    """Change the throw as ordered; return whether the turn pauses with the dice on the table."""
    found = _wanted_reroll(turn, view, throw)
    old = None if found else _wanted_six(turn, view, throw)
    if found is None and old is None:
        return False
    if not throw.lain:
        yield DiceThrown(throw.source, throw.target, tuple(throw.attack), tuple(throw.defence))
    if found is not None:
        number, reroll, die = found
        if reroll.after_throw and not throw.lain:
            return True
        yield _reroll(turn, stream, throw, number, die)
        old = _wanted_six(turn, view, throw)
    if old is None:
        return False
    if turn.orders.commander and turn.orders.commander.after_throw and not throw.lain:
        return True
    throw.attack[throw.attack.index(old)] = 6
    yield DieCommanded(turn.seat, old)
    return False


def may_change(turn: TurnInPlay, throw: ChangingThrow) -> bool:
    """Say whether a throw of this battle may still be changed, whatever falls."""
    commander = turn.orders.commander
    free = commander is not None and turn.setting.rules.commander and not turn.state.commander_part
    if free and commander and (not commander.attacks or throw.entry_id in commander.attacks):
        return True
    rerolls = turn.orders.rerolls if turn.setting.rules.card_reroll else ()
    return any(may_open(turn, one, number, throw) for number, one in enumerate(rerolls))


# The card


def _wanted_reroll(turn: TurnInPlay, view: PlayerView, throw: ChangingThrow) -> tuple[int, Reroll, int] | None:
    """Return the first entry that applies to this throw: its place, itself and the die."""
    if throw.rerolled or not turn.setting.rules.card_reroll:
        return None
    for number, reroll in enumerate(turn.orders.rerolls):
        if not may_open(turn, reroll, number, throw):
            continue
        die = _die_to_reroll(reroll, throw)
        if die is None:
            continue
        _look(view, throw, _luckiest_reroll(throw, reroll, die))
        if reroll.condition is None or reroll.condition.holds(view):
            return number, reroll, die
    return None


def may_open(turn: TurnInPlay, reroll: Reroll, number: int, throw: ChangingThrow) -> bool:
    """R-085: a card in hand that shows source or target; jokers show none."""
    return (
        reroll.card in (throw.source, throw.target)
        and reroll.card in turn.state.hands[turn.seat]
        and (not reroll.attacks or throw.entry_id in reroll.attacks)
        and (reroll.most is None or turn.rerolls.get(number, 0) < reroll.most)
    )


def _die_to_reroll(reroll: Reroll, throw: ChangingThrow) -> int | None:
    """Return the pips of the die that an entry names; None if there is no such die (A-62)."""
    losing = losing_dice(throw.attack, throw.defence)
    match reroll.die:
        case "lowest-losing":
            return min(losing, default=None)
        case "highest-losing":
            return max(losing, default=None)
        case "their-highest":
            return max(throw.defence)
        case _:
            return min(throw.attack)


def _luckiest_reroll(throw: ChangingThrow, reroll: Reroll, die: int) -> tuple[list[int], list[int]]:
    """Return the dice after the luckiest re-roll: what `gain` measures before the die is thrown."""
    if reroll.die == "their-highest":
        return throw.attack, _replace_die(throw.defence, die, 1)
    return _replace_die(throw.attack, die, 6), throw.defence


def _reroll(turn: TurnInPlay, stream: Stream, throw: ChangingThrow, number: int, die: int) -> DieRerolled:
    """Throw the die again; what falls stands, worse or not."""
    reroll = turn.orders.rerolls[number]
    turn.rerolls[number] = turn.rerolls.get(number, 0) + 1
    whose = DEFENCE if reroll.die == "their-highest" else ATTACK
    dice = throw.defence if whose == DEFENCE else throw.attack
    new = stream.d6()
    dice[dice.index(die)] = new
    throw.rerolled = True
    return DieRerolled(turn.seat, reroll.card, whose, die, new)


# The commander


def _wanted_six(turn: TurnInPlay, view: PlayerView, throw: ChangingThrow) -> int | None:
    """Return the pips of the die that the commander turns to six now, if any."""
    commander = turn.orders.commander
    if (
        commander is None
        or not turn.setting.rules.commander
        or turn.state.commander_part
        or (commander.attacks and throw.entry_id not in commander.attacks)
    ):
        return None
    die = _die_to_turn(commander.die, throw)
    if die is None:
        return None
    _look(view, throw, (_replace_die(throw.attack, die, 6), throw.defence))
    wanted = commander.condition.holds(view) if commander.condition else view.gain > 0
    return die if wanted else None


def _die_to_turn(word: str, throw: ChangingThrow) -> int | None:
    """Return the die that `die` names among those that are no six yet; "best" wins most."""
    below = sorted(pips for pips in throw.attack if pips < 6)
    if not below:
        return None
    match word:
        case "highest":
            return below[-1]
        case "lowest":
            return below[0]
        case _:
            # The lowest of those that win most: max keeps the first.
            return max(below, key=lambda pips: compare(_replace_die(throw.attack, pips, 6), throw.defence)[1])


# Looking


def _look(view: PlayerView, throw: ChangingThrow, changed: tuple[Sequence[int], Sequence[int]]) -> None:
    """Show the view the throw as it lies, and what the change wins."""
    view.lost_now, view.killed_now = compare(throw.attack, throw.defence)
    view.gain = max(0, compare(*changed)[1] - view.killed_now)


def _replace_die(dice: Sequence[int], old: int, new: int) -> list[int]:
    changed = list(dice)
    changed[changed.index(old)] = new
    return changed
