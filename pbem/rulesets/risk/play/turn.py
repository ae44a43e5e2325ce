"""
A turn, step by step (R-021), and its parts (4.5).

    1  sets of cards, and counting the armies due
    2  placing them
    3  attacks, with eliminations in their midst
    4  the end of the attacks: by order, because the entries are used up, or a pause
    5  the free move, or fortifying
    6  a card for captures
    7  capitals, and the next seat

What a chapter adds (`gate.py`) is played after step 2, or before step 5.

A part begins at step 3; cards of an elimination that is pending are turned in first, dice that lie
on the table are settled first. Cards that the file opens are opened before everything else.
"""

from collections.abc import Generator, Iterator

from pbem.rulesets.risk.events import CardMissed, CardOpened, Event, TurnEnded, TurnPaused, TurnStarted
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.play.additions import additions
from pbem.rulesets.risk.play.attack import attack, skipped
from pbem.rulesets.risk.play.cards import draw_card, turn_in_sets
from pbem.rulesets.risk.play.movement import MOVES
from pbem.rulesets.risk.play.reinforce import count_armies, place_armies
from pbem.rulesets.risk.play.turn_in_play import GO_ON, NextStep, TurnInPlay
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import DiceOnTable, Phase, State


def play_turn(turn: TurnInPlay) -> Iterator[Event]:
    """Play a turn file until the turn pauses, passes on or wins the game."""
    yield from begin(turn)
    step = yield from _attack(turn)
    yield from finish(turn, step)


def begin(turn: TurnInPlay) -> Iterator[Event]:
    """Open cards, and reinforce."""
    for token, card in turn.orders.opened:
        yield CardOpened(turn.seat, token, card)
    yield from _reinforce(turn)
    if turn.orders.more:
        yield from _play_added(turn, before_move=False)


def _reinforce(turn: TurnInPlay) -> Iterator[Event]:
    """Steps 1 and 2; in a part only what an elimination left to do (R-031)."""
    setting, state, orders = turn.setting, turn.state, turn.orders
    at_start = state.phase is Phase.TURN
    if not at_start and state.phase is not Phase.ELIMINATION:
        return
    yield from turn_in_sets(setting, state, turn.seat, orders.trade)
    if at_start:
        yield count_armies(setting, state, turn.seat)
    yield from place_armies(setting, state, turn.seat, orders.place, orders.rest)


def _play_added(turn: TurnInPlay, *, before_move: bool) -> Iterator[Event]:
    """Play the sections that chapters add, those before the attacks or those before the move."""
    ordered = dict(turn.orders.more)
    for section, addition in additions():
        if section in ordered and addition.before_move is before_move:
            yield from addition.play(turn, ordered[section])


def finish(turn: TurnInPlay, step: NextStep) -> Iterator[Event]:
    """Steps 4 to 7, from what the attacks ended with."""
    if step.go == "over":
        return
    if step.go == "pause":
        yield TurnPaused(turn.seat, step.phase, step.reason)
    elif not turn.orders.final:
        yield TurnPaused(turn.seat, Phase.ATTACK, "final")
    else:
        yield from _close(turn)


def _attack(turn: TurnInPlay) -> Generator[Event, None, NextStep]:
    """Step 3: the entries from top to bottom, with their numbers; dice on the table come first."""
    entries, done, step = turn.orders.attacks, 0, GO_ON
    if (lying := turn.state.throw) is not None:
        done, entry = _entry_of_throw(turn, lying)
        step = yield from attack(turn, done, entry, lying)
    for number, entry in enumerate(entries[done:], done + 1):
        if step is not GO_ON:
            break
        if (event := skipped(turn, number, entry)) is not None:
            yield event
        else:
            step = yield from attack(turn, number, entry)
    return step


def _entry_of_throw(turn: TurnInPlay, throw: DiceOnTable) -> tuple[int, Attack]:
    """
    Return the entry that dice on the table belong to: the first, if it goes the same way.

    Otherwise a bare one, numbered 0, that ends with this throw.
    """
    way = (throw.source, throw.target)
    for entry in turn.orders.attacks[:1]:
        holds = entry.condition is None or entry.condition.holds(turn.view)
        if entry.path[:2] == way and holds:
            return 1, entry
    return 0, Attack(way, max_throws=1)


def _close(turn: TurnInPlay) -> Iterator[Event]:
    """Steps 5 to 7."""
    setting, state, seat = turn.setting, turn.state, turn.seat
    if turn.orders.more:
        yield from _play_added(turn, before_move=True)
    yield from MOVES[setting.rules.movement](turn)
    if turn.orders.card:
        yield from draw_card(setting, state, seat, turn.dice)
    elif state.captured:
        yield CardMissed(seat, "declined")
    yield TurnEnded(seat)
    if state.capitals:
        from pbem.rulesets.risk.play.capitals import check_capital  # late: few games have them

        yield from check_capital(setting, state, seat, turn.dice)
    yield from pass_on(setting, state)


def pass_on(setting: Setting, state: State) -> Iterator[Event]:
    """Start the next turn, unless the game is over or a bonus waits to be placed (R-003)."""
    if state.phase is not Phase.OVER and not state.bonus:
        yield TurnStarted(setting.seat_after(state, state.mover), state.turn + 1)
