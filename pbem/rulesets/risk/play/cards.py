"""
The play of cards (R-050 to R-060).

A set is three alike, one of each figure, or any two cards with a joker. The n-th set of the game is
worth the n-th value, no matter who turns it in. A player with five cards at the start of a turn must.
One card is drawn at the end of a turn in which something was captured. A pile has no hidden order: a
card is drawn uniformly from what the pile still holds; the discards come back only when a card is
needed and the pile is empty (A-34).

Where hands are hidden nothing is ever done with a card that lies face down: nobody can see it. What
the orders use they open first. A player who should have turned in more sets loses the oldest cards
beyond four. With `dealer` pile and hands hold one deck, face down. With `private` there is no
pile: each draw stands alone, out of a whole deck.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from pbem.engine.table.ruleset import Dice
from pbem.rulesets.risk import events
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.board_check import FIGURES
from pbem.rulesets.risk.play.gate import Owed
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, Phase, State, open_in

Trio = tuple[str, ...]
"""The three cards of a set."""

MOST_CARDS = 5
"""Nobody may hold more (R-054)."""

_CLASSIC = (4, 6, 8, 10, 12, 15)

SET_VALUES: dict[str, Callable[[int], int]] = {
    "classic": lambda number: _CLASSIC[number - 1] if number <= 6 else 5 * number - 15,
    "plus-one": lambda number: number + 3,
}
"""What the n-th set of the game is worth, n from 1 (R-056, R-078)."""


def set_value(rules: Rules, number: int) -> int:
    """Return the armies for the n-th set of the game, n from 1."""
    return SET_VALUES[rules.set_values](number)


# Sets


def is_set(cards: Sequence[str], board: Board) -> bool:
    """Say whether these cards are a set (R-052, A-33)."""
    if len(cards) != 3:
        return False
    if JOKER in cards:
        return True
    return len({board.figures[card] for card in cards}) != 2


def possible_sets(hand: Sequence[str], board: Board) -> list[Trio]:
    """List the different sets in a hand, cards in the order of the hand."""
    trios = dict.fromkeys(combinations(hand, 3))
    return [trio for trio in trios if is_set(trio, board)]


def most_sets(hand: Sequence[str], board: Board) -> int:
    """Return how many sets can be turned in together."""
    jokers = sum(card == JOKER for card in hand)
    figures = [board.figures[card] for card in hand if card != JOKER]
    soldiers, horses, cannons = (figures.count(figure) for figure in FIGURES)
    return _most_sets(soldiers, horses, cannons, jokers)


@lru_cache(maxsize=4096)
def _most_sets(soldiers: int, horses: int, cannons: int, jokers: int) -> int:
    """Count by trying: which cards of a figure they are makes no difference."""
    counts = (soldiers, horses, cannons, jokers)
    best = 0
    for trio in combinations_with_replacement(range(4), 3):
        taken = [trio.count(kind) for kind in range(4)]
        if not _forms_set(taken) or any(t > c for t, c in zip(taken, counts, strict=True)):
            continue
        left = [c - t for c, t in zip(counts, taken, strict=True)]
        best = max(best, 1 + _most_sets(*left))
    return best


def _forms_set(taken: Sequence[int]) -> bool:
    *figures, jokers = taken
    return jokers > 0 or 3 in figures or figures == [1, 1, 1]


def choose_sets(hand: Sequence[str], board: Board, number: int, pick: Callable[[Sequence[Trio]], Trio]) -> list[Trio]:
    """Choose this many sets of a hand: `pick` takes one of those that leave enough for the others."""
    left = list(hand)
    chosen: list[Trio] = []
    for others in reversed(range(number)):
        trios = possible_sets(left, board)
        chosen.append(pick([one for one in trios if most_sets(_without_set(left, one), board) >= others]))
        left = _without_set(left, chosen[-1])
    return chosen


def _without_set(hand: Sequence[str], trio: Trio) -> list[str]:
    left = list(hand)
    for card in trio:
        left.remove(card)
    return left


def forced_at_start(size: int) -> int:
    """Return how many sets a hand of this size must give at the start of a turn (R-054, A-68)."""
    return max(0, -(-(size - 4) // 3)) if size >= MOST_CARDS else 0


def forced_after_elimination(rules: Rules, size: int) -> int:
    """Return how many sets a combined hand of this size must give at once (R-062, R-063, A-43)."""
    if size == MOST_CARDS and rules.five_after_elimination == "may-hold":
        return 0
    return forced_at_start(size)


def sets_forced(rules: Rules, phase: Phase, size: int) -> int:
    """Return how many sets a hand of this size must give in a phase (R-054, R-062)."""
    if phase is Phase.ELIMINATION:
        return forced_after_elimination(rules, size)
    return forced_at_start(size)


def sets_owed(setting: Setting, state: State, seat: str) -> int:
    """Count the sets that must be turned in now; where hands are hidden none must be."""
    if setting.hidden:
        return 0
    return sets_forced(setting.rules, state.phase, len(state.hands[seat]))


OWED: Owed = {"trade": sets_owed}


def turn_in_sets(setting: Setting, state: State, seat: str, trades: Sequence[Sequence[str]]) -> Iterator[events.Event]:
    """Turn in the sets of a file; then cards that should have been among them are lost."""
    had = len(state.hands[seat])
    for trio in trades:
        yield from turn_in(setting, state, seat, trio)
    # With open hands, orders with too few sets are refused.
    if setting.hidden and len(trades) < sets_forced(setting.rules, state.phase, had):
        hand = state.hands[seat]
        yield events.CardsForfeited(seat, tuple(hand[: surplus(len(hand))]))


def surplus(size: int) -> int:
    """Return how many cards of a hand are beyond the four that one may keep unseen (R-054)."""
    return max(0, size - MOST_CARDS + 1)


def turn_in(setting: Setting, state: State, seat: str, cards: Sequence[str]) -> Iterator[events.Event]:
    """Turn in a set (R-056), and put the bonus of own territories on them at once (R-060)."""
    number = state.sets + 1
    trio = tuple(setting.sort_cards(cards))
    yield events.SetTurnedIn(seat, trio, number, set_value(setting.rules, number))
    bonus = setting.rules.card_territory_bonus
    if not bonus:
        return
    for card in trio:
        if card != JOKER and setting.owner(state, card) == seat:
            placed = min(bonus, setting.room(state, card))
            yield events.CardBonusPlaced(seat, card, placed, bonus - placed)


# Drawing


def draw_card(setting: Setting, state: State, seat: str, dice: Dice) -> Iterator[events.Event]:
    """Take the card for the captures of this turn, if any (R-050, A-37, A-43)."""
    if not state.captured:
        return
    if len(state.hands[seat]) >= MOST_CARDS:
        yield events.CardMissed(seat, "five")
        return
    if not setting.has_pile:
        yield events.CardDrawn(seat, dice.draw_face_down(seat, len(setting.board.deck)))
        return
    if not state.pile:
        yield from _restore_pile(setting, state, dice)
    if not state.pile:
        yield events.CardMissed(seat, "none")
        return
    yield events.CardDrawn(seat, state.pile[dice.stream("draw").below(len(state.pile))])


def _restore_pile(setting: Setting, state: State, dice: Dice) -> Iterator[events.Event]:
    """Make a new pile of the discards that lie open; one turned down stays where it is (R-059)."""
    known = open_in(state.discard)
    if known:
        yield events.PileRestored(len(known))
        yield from lay_pile(setting, state, dice)


def lay_pile(setting: Setting, state: State, dice: Dice) -> Iterator[events.Event]:
    """Lay the pile face down where cards are dealt so (R-017, R-020, R-059)."""
    if setting.dealt_face_down:
        yield events.PileVeiled(tuple(dice.lay_face_down(setting.numbers(state.pile))))


def replace_cards(setting: Setting, state: State, giver: str, taker: str, dice: Dice) -> events.CardsReplaced:
    """
    Draw as many cards face up as an eliminated seat held, each out of a whole deck (R-061).

    Their stream is that of the elimination: the j-th of this turn.
    """
    deck = setting.board.deck
    stream = dice.stream(f"capture/{len(state.eliminated)}")
    lost = tuple(state.hands[giver])
    return events.CardsReplaced(giver, taker, lost, tuple(deck[stream.below(len(deck))] for _ in lost))
