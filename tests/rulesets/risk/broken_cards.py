"""Wrong cards: drawing, sets, their armies, and the cards of eliminated players."""

from typing import Any

from breaking import Breakage, Events, both, entry, everywhere, here

from pbem.rulesets.risk.events import (
    CardBonusPlaced,
    CardDrawn,
    GameWon,
    PileRestored,
    PlayerEliminated,
    SetTurnedIn,
)
from pbem.rulesets.risk.play import cards, elimination, reinforce, turn
from pbem.rulesets.risk.play.turn_in_play import OVER
from pbem.rulesets.risk.reading import cards as reading_cards
from pbem.rulesets.risk.state import JOKER, Phase
from pbem.rulesets.risk.words import standing

right_draw = cards.draw_card
right_turn_in = cards.turn_in
right_forced = cards.forced_at_start
right_set = cards.is_set
right_plan = reinforce.plan_shares
right_reinforce = turn._reinforce

# ── drawing ──────────────────────────────────────────────────────────────────────────────────────


def draw_for_each_capture(setting: Any, state: Any, seat: str, dice: Any) -> Events:
    for _ in state.captured:
        yield from right_draw(setting, state, seat, dice)


def draw_always(_ground: Any, state: Any, seat: str, _dice: Any) -> Events:
    if state.pile:
        yield CardDrawn(seat, state.pile[0])


def draw_eagerly(setting: Any, state: Any, seat: str, dice: Any) -> Events:
    """The discards come back as soon as the pile is empty."""
    yield from right_draw(setting, state, seat, dice)
    if not state.pile and state.discard:
        yield PileRestored(len(state.discard))


def draw_from_pile_only(setting: Any, state: Any, seat: str, dice: Any) -> Events:
    if state.pile:
        yield from right_draw(setting, state, seat, dice)


def draw_a_sixth(_ground: Any, state: Any, seat: str, dice: Any) -> Events:
    if state.captured and state.pile:
        yield CardDrawn(seat, state.pile[dice.stream("draw").below(len(state.pile))])


# ── sets ─────────────────────────────────────────────────────────────────────────────────────────


def two_alike(hand: Any, board: Any) -> bool:
    return len(hand) == 3 and (right_set(hand, board) or JOKER not in hand)


def one_joker_at_most(hand: Any, board: Any) -> bool:
    return right_set(hand, board) and list(hand).count(JOKER) < 2


def bonus_once_only(setting: Any, state: Any, seat: str, trio: Any) -> Events:
    placed = 0
    for event in right_turn_in(setting, state, seat, trio):
        placed += isinstance(event, CardBonusPlaced)
        if placed < 2:
            yield event


def bonus_always(setting: Any, state: Any, seat: str, trio: Any) -> Events:
    """Two armies for every card, whoever holds the territory, in whatever edition."""
    events = right_turn_in(setting, state, seat, trio)
    yield from (event for event in events if isinstance(event, SetTurnedIn))
    for card in trio:
        if card != JOKER:
            yield CardBonusPlaced(seat, card, 2, 0)


def bonus_for_old_land(setting: Any, state: Any, seat: str, trio: Any) -> Events:
    for event in right_turn_in(setting, state, seat, trio):
        if not (isinstance(event, CardBonusPlaced) and event.territory in state.captured):
            yield event


def always_the_first(setting: Any, state: Any, seat: str, trio: Any) -> Events:
    """Everybody's first set is worth four."""
    for event in right_turn_in(setting, state, seat, trio):
        yield event._replace(armies=4) if isinstance(event, SetTurnedIn) else event


def set_after_placing(turn: Any) -> Events:
    """Sets are turned in when the armies stand."""
    state = turn.state
    if state.phase is not Phase.TURN:
        yield from right_reinforce(turn)
        return
    yield reinforce.count_armies(turn.setting, state, turn.seat)
    orders = turn.orders
    yield from reinforce.place_armies(turn.setting, state, turn.seat, orders.place, orders.rest)
    for trio in orders.trade:
        yield from right_turn_in(turn.setting, state, turn.seat, trio)


# ── elimination ──────────────────────────────────────────────────────────────────────────────────


def eliminate_without_cards(turn: Any, victim: str) -> Any:
    yield PlayerEliminated(victim, turn.seat, "territories")
    if elimination.survivor(turn.setting, turn.state):
        yield GameWon(turn.seat, "territories")
        return OVER
    return None


def trade_in_any_case(turn: Any, victim: str) -> Any:
    """An elimination is a chance to trade even if no card came with it."""
    yield PlayerEliminated(victim, turn.seat, "territories")
    order = elimination._matching(turn, victim)
    hand = turn.state.hands[turn.seat]
    if order is not None and cards.most_sets(hand, turn.setting.board):
        yield from elimination._trade(turn, order)
    return None


def not_on_new_land(setting: Any, state: Any, *others: Any) -> Any:
    plan = right_plan(setting, state, *others)
    return [(territory, number) for territory, number in plan if territory not in state.captured]


BROKEN = (
    Breakage("R-050", "a card for every capture", everywhere(right_draw, draw_for_each_capture)),
    Breakage("R-050", "a card without a capture", everywhere(right_draw, draw_always)),
    Breakage("R-051", "nobody is told how many cards others hold", here(standing, "_counts", lambda *_: "  ")),
    Breakage("R-052", "two alike and anything are a set", everywhere(right_set, two_alike)),
    Breakage("R-052", "two jokers are no set", everywhere(right_set, one_joker_at_most)),
    Breakage(
        "R-053",
        "every set must be turned in",
        both(here(reading_cards, "MOST_CARDS", 3), everywhere(right_forced, lambda size: size // 3)),
    ),
    Breakage("R-054", "five cards may be kept", everywhere(right_forced, lambda _size: 0)),
    Breakage("R-055", "one of each is no set", here(cards, "_forms_set", lambda taken: 3 in taken[:3])),
    Breakage("R-056", "sets go up by two for ever", entry(cards.SET_VALUES, "classic", lambda n: 2 * n + 2)),
    Breakage("R-057", "everybody's set is his first", everywhere(right_turn_in, always_the_first)),
    Breakage("R-058", "a set may wait until the armies stand", here(turn, "_reinforce", set_after_placing)),
    Breakage("R-059", "the discards come back too early", everywhere(right_draw, draw_eagerly)),
    Breakage("R-059", "the discards never come back", everywhere(right_draw, draw_from_pile_only)),
    Breakage("R-060", "armies for one own territory only", everywhere(right_turn_in, bonus_once_only)),
    Breakage("R-060", "armies for foreign territories", everywhere(right_turn_in, bonus_always)),
    Breakage("R-060b", "armies for territories in every edition", everywhere(right_turn_in, bonus_always)),
    Breakage("R-061", "the victim's cards are gone", everywhere(elimination.eliminate, eliminate_without_cards)),
    Breakage(
        "R-062",
        "trade down to five",
        everywhere(cards.forced_after_elimination, lambda _rules, size: max(0, -(-(size - 5) // 3))),
    ),
    Breakage(
        "R-063",
        "five may be held",
        everywhere(cards.forced_after_elimination, lambda _rules, size: right_forced(size) if size > 5 else 0),
    ),
    Breakage("R-063", "a sixth card is drawn", everywhere(right_draw, draw_a_sixth)),
    Breakage(
        "R-064",
        "every set must be turned in",
        everywhere(cards.forced_after_elimination, lambda _rules, size: size // 3),
    ),
    Breakage("R-065", "no armies on the captured territory", everywhere(right_plan, not_on_new_land)),
    Breakage("R-066", "no armies for the captured territory", everywhere(right_turn_in, bonus_for_old_land)),
    Breakage("R-067", "a trade without received cards", everywhere(elimination.eliminate, trade_in_any_case)),
    Breakage("R-068", "one set is enough in a later part", here(reading_cards, "sets_compulsory", lambda *_: 1)),
)
