"""
Elimination of opponents (R-061 to R-068, A-42 to A-50, 4.4, 4.10 point 3).

A player who takes an opponent's last territory gets all their cards at once. A hand of five or more is
reduced by sets to four or fewer; a smaller one may be. The armies are placed before the next throw. The
choice is made by `[[on_elimination]]` entries; where they leave it open, or cannot place the
armies, the turn pauses before a card is turned in.

With a card face down in the combined hand no entry turns in anything: what is forced, or wanted, pauses
the turn, and its player opens the cards to turn in.
"""

from collections.abc import Generator, Iterator, Sequence

from pbem.rulesets.risk.events import ArmiesLost, ArmiesPlaced, CardsPassed, Event, GameWon, PlayerEliminated
from pbem.rulesets.risk.orders import EliminationOrder
from pbem.rulesets.risk.play.cards import (
    Trio,
    choose_sets,
    forced_after_elimination,
    most_sets,
    replace_cards,
    set_value,
    turn_in,
)
from pbem.rulesets.risk.play.reinforce import has_room, plan_shares
from pbem.rulesets.risk.play.turn_in_play import OVER, NextStep, TurnInPlay, step_by
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, Phase, State, tokens_in

_PAUSE = NextStep("pause", "elimination", Phase.ELIMINATION)


def eliminate(turn: TurnInPlay, victim: str) -> Generator[Event, None, NextStep | None]:
    """Take the victim out; return the step that an entry orders, None when none matches."""
    setting, state, seat = turn.setting, turn.state, turn.seat
    yield PlayerEliminated(victim, seat, "territories")
    if survivor(setting, state):
        yield GameWon(seat, "opponent" if setting.rules.setup == "neutral" else "territories")
        return OVER
    if over := (yield from win_at_once(setting, state)):
        return over
    cards = tuple(state.hands[victim])
    if cards and not setting.has_pile:
        yield replace_cards(setting, state, victim, seat, turn.dice)
    elif cards:
        yield CardsPassed(victim, seat, cards)
    # Without received cards there is no trade, whatever the player's own hand holds.
    can_trade = bool(cards) and _may_hold_set(turn)
    order = _matching(turn, victim)
    if order is None:
        return _PAUSE if can_trade else None
    if can_trade and (yield from _trade(turn, order)):
        return _PAUSE
    return step_by(order.then, "then")


def _may_hold_set(turn: TurnInPlay) -> bool:
    """Say whether there may be a set in the hand: with three cards and one face down, nobody knows."""
    hand = turn.state.hands[turn.seat]
    if tokens_in(hand):
        return len(hand) >= 3
    return most_sets(hand, turn.setting.board) > 0


def _matching(turn: TurnInPlay, victim: str) -> EliminationOrder | None:
    """Return the first entry for this victim whose condition holds now."""
    view = turn.view
    for order in turn.orders.on_elimination:
        if order.victim in ("", victim) and (order.condition is None or order.condition.holds(view)):
            return order
    return None


def _trade(turn: TurnInPlay, order: EliminationOrder) -> Generator[Event, None, bool]:
    """Turn in the sets that an entry wants and place the armies; return whether the turn pauses."""
    setting, state, seat = turn.setting, turn.state, turn.seat
    if tokens_in(state.hands[seat]):
        return bool(sets_wanted(turn, order))
    trades = _choose_sets(turn, order)
    if not _can_place(turn, order, len(trades)):
        return True
    for trio in trades:
        yield from turn_in(setting, state, seat, trio)
    yield from _place(turn, order)
    if not state.due:
        return False
    # Some are full: nothing is thrown away while another territory has room.
    if has_room(setting, state, seat):
        return True
    yield ArmiesLost(seat, state.due)
    return False


def sets_wanted(turn: TurnInPlay, order: EliminationOrder) -> int:
    """Return how many sets to turn in: the order, between what is forced and what is possible."""
    hand = turn.state.hands[turn.seat]
    most = len(hand) // 3 if tokens_in(hand) else most_sets(hand, turn.setting.board)
    forced = min(most, forced_after_elimination(turn.setting.rules, len(hand)))
    match order.trade:
        case "forced":
            return forced
        case "all":
            return most
        case int(number):
            return max(forced, min(most, number))
        case _:
            raise AssertionError(order.trade)


def _choose_sets(turn: TurnInPlay, order: EliminationOrder) -> list[Trio]:
    """Choose the sets to turn in, each the best by the order's tests."""

    def best(trios: Sequence[Trio]) -> Trio:
        return min(trios, key=lambda trio: _rank(turn, order, trio))

    hand = turn.state.hands[turn.seat]
    return choose_sets(hand, turn.setting.board, sets_wanted(turn, order), best)


def _rank(turn: TurnInPlay, order: EliminationOrder, trio: Trio) -> list[int]:
    """Rank a set, lowest best: named cards, `prefer` in its order, then jokers, then the board."""
    jokers = sum(card == JOKER for card in trio)
    tests = {"territory-bonus": -_bonus_cards(turn, trio), "keep-jokers": jokers, "use-jokers": -jokers}
    return [
        sum(card in order.keep for card in trio),
        -sum(card in order.use for card in trio),
        *(tests[word] for word in order.prefer),
        jokers,
        *(turn.setting.card_order[card] for card in trio),
    ]


def _bonus_cards(turn: TurnInPlay, trio: Trio) -> int:
    """Count the cards that bring armies to their own territory (R-060, R-066)."""
    setting, state = turn.setting, turn.state
    if not setting.rules.card_territory_bonus:
        return 0
    return sum(card != JOKER and setting.owner(state, card) == turn.seat for card in trio)


# Placing


def _can_place(turn: TurnInPlay, order: EliminationOrder, sets: int) -> bool:
    """Say whether the entry's `place` takes the armies, or all that the board can take."""
    setting, state, seat = turn.setting, turn.state, turn.seat
    armies = sum(set_value(setting.rules, state.sets + place) for place in range(1, sets + 1))
    room = sum(setting.room(state, territory) for territory in setting.held(state, seat))
    plan = plan_shares(setting, state, seat, order.place, armies)
    return sum(number for _, number in plan) == min(armies, room)


def _place(turn: TurnInPlay, order: EliminationOrder) -> Iterator[Event]:
    setting, state, seat = turn.setting, turn.state, turn.seat
    for territory, armies in plan_shares(setting, state, seat, order.place, state.due):
        yield ArmiesPlaced(seat, territory, armies)


# ── The end of the game ───────────────────────────────────────────────
#
# The only player left wins at once; without a neutral army, that player then holds every territory. Who
# alone holds their own capital wins as `capitals_end` says: never by that, with the turn, or at once.


def survivor(setting: Setting, state: State) -> str:
    """Return the only player who is not out; "" while there are several."""
    live = setting.live(state)
    return live[0] if len(live) == 1 else ""


def only_holder(setting: Setting, state: State) -> str:
    """Return the only player who holds their own capital; "" if none or several do."""
    holders = capital_holders(setting, state)
    return holders[0] if len(holders) == 1 else ""


def capital_holders(setting: Setting, state: State) -> list[str]:
    """List who holds their own capital, in seat order."""
    return [
        seat
        for seat in setting.live(state)
        if seat in state.capitals and setting.owner(state, state.capitals[seat]) == seat
    ]


def win_at_once(setting: Setting, state: State) -> Generator[Event, None, NextStep | None]:
    """End the game for the only player who holds their own capital, if that ends it at once."""
    winner = only_holder(setting, state) if setting.rules.capitals_end == "at-once" else ""
    if not winner:
        return None
    yield GameWon(winner, "capitals")
    return OVER


def winner_at_turn_end(setting: Setting, state: State) -> str:
    """Return who has won now that a turn of the capitals game is over; "" if nobody."""
    if setting.rules.capitals_end == "last-player":
        return survivor(setting, state)
    return survivor(setting, state) or only_holder(setting, state)
