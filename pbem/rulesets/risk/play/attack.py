"""
Attack entries: who may attack whom, battle after battle along a path, captures (R-032 to R-046, 4.4).

The captor moves in at once, from the territory the attack came from: at least as many armies as the
dice of the last throw, and at least one stays behind. A capturing throw costs the attacker nothing, so
that is always possible (R-045).

An entry that cannot begin is skipped. Its limits `throws`, `losses` and `kills` count for the whole
entry. Chance comes from the stream `attack/<number of the entry>`: the attacker's dice, the
defender's dice, a re-rolled die, throw by throw.

Each throw takes at least one army from the board, and armies come onto it only at the start and for the
cards of eliminated players. So a file throws fewer times than there are armies on the board at first
and placed on the way; it always ends.
"""

from collections.abc import Generator
from itertools import pairwise

from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.conditions.language import Expression
from pbem.rulesets.risk.events import AttackStopped, Event, OrderSkipped, TerritoryCaptured
from pbem.rulesets.risk.orders import Amount, Attack
from pbem.rulesets.risk.play.battle import fight
from pbem.rulesets.risk.play.turn_in_play import GO_ON, AttackTally, NextStep, PlayerView, TurnInPlay, step_by
from pbem.rulesets.risk.state import NEUTRAL, DiceOnTable

LEAST_ARMIES = 2
"""What an attacking territory must hold (R-033)."""


def obstacle_to_attack(
    board: Board, source: str, target: str, *, source_is_mine: bool, target_is_mine: bool, armies: int = LEAST_ARMIES
) -> str:
    """
    Say who may attack whom (R-033): return what bars an attack, "" if nothing does.

    It is `adjacent`, `source`, `target` or `armies`. The same is asked when orders are read, of what
    may come about by then, and when the dice are about to fall, of what is.
    """
    if target not in board.borders[source]:
        return "adjacent"
    if not source_is_mine:
        return "source"
    if target_is_mine:
        return "target"
    return "" if armies >= LEAST_ARMIES else "armies"


def attack(
    turn: TurnInPlay, number: int, entry: Attack, lying: DiceOnTable | None = None
) -> Generator[Event, None, NextStep]:
    """
    Carry out the entry with this number (from 1) and return what comes next.

    `lying` holds dice that lie on the table since the last part: its first throw.
    """
    view = PlayerView(turn.setting, turn.state, turn.seat, turn.tallies)
    turn.tallies[entry.id] = AttackTally()
    stream = turn.dice.stream(f"attack/{number}")
    step = GO_ON
    for way in pairwise(entry.path):
        if (barred := stopped_on_path(turn, number, view, way)) is not None:
            yield barred
            return step_by(entry.on_stop, "on_stop")
        stopped = yield from fight(turn, number, entry, view, stream, way, lying)
        turn.tallies[entry.id].throws = view.throws
        if stopped is not None:
            return stopped
        step = yield from take(turn, entry, view, way)
        if step is not GO_ON:
            return step
        lying = None
    return step


def stopped_on_path(turn: TurnInPlay, number: int, view: PlayerView, way: tuple[str, str]) -> AttackStopped | None:
    """Return why the next battle of a path cannot be fought, None if it can."""
    barred = _what_bars(turn, *way) if view.throws else ""
    return AttackStopped(number, *way, barred, "") if barred else None


def take(turn: TurnInPlay, entry: Attack, view: PlayerView, way: tuple[str, str]) -> Generator[Event, None, NextStep]:
    """Take a territory whose last defender fell in the throw that `view` shows; what comes next."""
    last = way[1] == entry.path[-1]
    turn.tallies[entry.id].won = last
    captured = capture(turn, entry.move_in, view, *way)
    yield captured
    step = None
    beaten = is_beaten(turn, captured.defender)
    if beaten or turn.setting.rules.capitals_end == "at-once":
        step = yield from _consequences(turn, captured.defender, beaten=beaten)
    # An elimination entry that matched has the last word over on_capture (4.10 point 3).
    return step or (step_by(entry.on_capture, "on_capture") if last else GO_ON)


def _consequences(turn: TurnInPlay, defender: str, *, beaten: bool) -> Generator[Event, None, NextStep | None]:
    """See to what a capture brings about: a player is out, or the game is over (R-061, R-094)."""
    # Late: seldom in a turn.
    from pbem.rulesets.risk.play.elimination import eliminate, win_at_once

    if beaten:
        return (yield from eliminate(turn, defender))
    return (yield from win_at_once(turn.setting, turn.state))


def _what_bars(turn: TurnInPlay, source: str, target: str) -> str:
    """Return what bars a battle now, "" if nothing does."""
    setting, owners = turn.setting, turn.state.owners
    here, there = setting.index[source], setting.index[target]
    return obstacle_to_attack(
        setting.board,
        source,
        target,
        source_is_mine=owners[here] == turn.seat,
        target_is_mine=owners[there] == turn.seat,
        armies=turn.state.armies[here],
    )


def skipped(turn: TurnInPlay, number: int, entry: Attack) -> OrderSkipped | None:
    """Return why an entry cannot begin, None if it can."""
    condition = entry.condition
    if condition is not None and not condition.holds(turn.view):
        return OrderSkipped("attack", number, "condition", (condition.text,))
    source, target = entry.path[:2]
    barred = _what_bars(turn, source, target)
    if not barred:
        return None
    if barred == "armies":
        details: tuple[str, ...] = (source, str(turn.setting.armies(turn.state, source)))
    else:
        details = (target if barred == "target" else source,)
    return OrderSkipped("attack", number, barred, details)


# Captures


def capture(turn: TurnInPlay, move_in: Amount, view: PlayerView, source: str, target: str) -> TerritoryCaptured:
    """Move in after the throw that `view` shows."""
    defender = turn.setting.owner(turn.state, target)
    moved = armies_moved_in(move_in, view, view.dice_now, turn.setting.limit)
    return TerritoryCaptured(turn.seat, defender, source, target, moved)


def is_beaten(turn: TurnInPlay, defender: str) -> bool:
    """Say whether a defender lost their last territory (R-061)."""
    # The neutral army has no cards and its end ends nothing.
    return defender not in turn.state.owners and defender != NEUTRAL


def armies_moved_in(move_in: Amount, view: PlayerView, dice: int, limit: int) -> int:
    """Return the order raised or lowered to the nearest legal number (R-043, R-084)."""
    least, most = dice, min(view.mine - 1, limit)
    match move_in:
        case "min":
            wanted = least
        case "max":
            wanted = most
        case Expression():
            wanted = move_in(view)
        case int():
            wanted = move_in
        case _:
            raise AssertionError(move_in)
    return max(least, min(most, wanted))
