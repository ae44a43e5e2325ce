"""
From orders to events: which chapter plays what the state waits for.

`resolve` follows the law of `pbem.engine.table.ruleset`: it looks at the live state, yields an event, and
when it goes on the event has happened. Nothing in it changes the state.
"""

from collections.abc import Iterator, Mapping
from itertools import chain

from pbem.engine.table.ruleset import Dice
from pbem.engine.table.terms import Awaited, Clock
from pbem.rulesets.risk.events import Event, StandingOrdersGiven
from pbem.rulesets.risk.orders import BonusOrders, Orders, TurnOrders
from pbem.rulesets.risk.play.cards import MOST_CARDS, lay_pile
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.play.turn import pass_on, play_turn
from pbem.rulesets.risk.play.turn_in_play import TurnInPlay
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

_OUT_OF_TURN = (Phase.BLANK, Phase.SETUP, Phase.BONUS, Phase.OVER)


def blank(setting: Setting) -> State:
    """Return the state before anything happened: empty board, whole deck (R-017, R-020)."""
    places = len(setting.board.territories)
    hands: dict[str, list[str]] = {seat: [] for seat in setting.seats}
    pile = list(setting.board.deck) if setting.has_pile else []
    return State([""] * places, [0] * places, hands, pile)


def resolve(setting: Setting, state: State, orders: Mapping[str, Orders], dice: Dice) -> Iterator[Event]:
    """Play the orders until somebody must decide again or the game is over."""
    played = _play(setting, state, orders, dice)
    for mine in orders.values():
        if mine.standing:
            return chain(played, _stand(setting, state, orders))
    return played


def _play(setting: Setting, state: State, orders: Mapping[str, Orders], dice: Dice) -> Iterator[Event]:
    if state.phase not in _OUT_OF_TURN:
        mine = _turn_orders(orders, state.mover)
        return play_turn(TurnInPlay(setting, state, mine, dice, state.mover))
    match state.phase:
        case Phase.BONUS:
            from pbem.rulesets.risk.play.capitals import place_bonus  # late: few games have them

            bonus = place_bonus(state, _bonus_orders(orders, state.bonus[0][0]))
            return chain(bonus, pass_on(setting, state))
        case Phase.OVER:
            return iter(())
        case _:
            return _set_up(setting, state, orders, dice)


def _set_up(setting: Setting, state: State, orders: Mapping[str, Orders], dice: Dice) -> Iterator[Event]:
    # Late: a turn needs no chapter of the set-up.
    from pbem.rulesets.risk.play import lots, placings, setup

    if state.phase is Phase.SETUP:
        yield from setup.take_lists(setting, orders)
    else:
        yield from lots.prepare(setting, state, dice)
        yield from lay_pile(setting, state, dice)
        if placings.needs_lists(setting, state):
            return
    yield from setup.set_up(setting, state, dice)


def _turn_orders(orders: Mapping[str, Orders], seat: str) -> TurnOrders:
    mine = orders[seat]
    if not isinstance(mine, TurnOrders):
        raise TypeError(f"{seat} is to take a turn, not to hand in {type(mine).__name__}")
    return mine


def _bonus_orders(orders: Mapping[str, Orders], seat: str) -> BonusOrders:
    mine = orders[seat]
    if not isinstance(mine, BonusOrders):
        raise TypeError(f"{seat} is to place a bonus, not to hand in {type(mine).__name__}")
    return mine


def _stand(setting: Setting, state: State, orders: Mapping[str, Orders]) -> Iterator[Event]:
    """Standing orders come last: they hold from the next record on (4.6)."""
    if state.winner:
        return
    for seat in setting.seats:
        if seat in orders and seat not in state.out:
            for kind, given in orders[seat].standing:
                yield StandingOrdersGiven(seat, kind, given)


# Who decides


def awaited(setting: Setting, state: State) -> Awaited | None:
    """Return who must decide; None when the game is over."""
    if state.phase not in _OUT_OF_TURN:
        return Awaited((state.mover,), _turn_wanted(setting, state), ())
    match state.phase:
        case Phase.OVER:
            return None
        case Phase.BLANK:
            return Awaited((), "the set-up by chance")
        case Phase.SETUP:
            return Awaited(tuple(state.asked), _setup_wanted(state), _may_list(setting, state))
        case Phase.BONUS:
            capital = f"the capital of {setting.name_seat(state.mover)}"
            return Awaited((state.bonus[0][0],), f"bonus armies for {capital}")
        case _:
            raise AssertionError(state.phase)


def _may_list(setting: Setting, state: State) -> tuple[str, ...]:
    """Return who may send lists besides: all others, but nobody where placings are asked in turn."""
    if setting.rules.placings == "in-turn":
        return ()
    return tuple(seat for seat in setting.seats if seat not in state.asked)


def _setup_wanted(state: State) -> str:
    if "" in state.owners or any(state.to_place.values()):
        return "lists to hand in"
    return "capitals" if len(state.asked) > 1 else "a capital"


def _turn_wanted(setting: Setting, state: State) -> str:
    """Say which armies are due in a turn, or what is open in a part of one."""
    if state.phase is Phase.TURN:
        due = armies_due(setting, state.owners, state.mover).total
        forced = len(state.hands[state.mover]) >= MOST_CARDS
        return f"{due} armies due{' and a set of cards' if forced else ''}"
    match state.phase:
        case Phase.ELIMINATION if state.due:
            return f"{state.due} armies to place"
        case Phase.ELIMINATION:
            return "cards after an elimination"
        case Phase.THROW:
            return "dice on the table"
        case _:
            return "attacks and the move"


def clock(setting: Setting, state: State) -> Clock:
    """Return turn and part, and what earlier parts of the turn used up."""
    first = state.part == 1 or state.phase is Phase.SETUP
    return Clock(state.turn, state.part, "" if first else _used_up(setting, state))


def _used_up(setting: Setting, state: State) -> str:
    names = setting.board.names
    used = []
    if state.captured:
        used.append(f"captured {', '.join(names[one] for one in state.captured)}")
    if state.commander_part:
        used.append("commander used")
    if state.opened:
        used.append(f"opened {', '.join(names[card] for card in state.opened)}")
    return "; ".join(used)
