"""Rehearsals: plans tried with dice of their own, to see which of them leaves most."""

from collections.abc import Callable, Sequence

from pbem.engine.bots.bot import Lots
from pbem.engine.table.resolution import play_out
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.trust.dice import SeededDice

Appraisal = Callable[[Setting, State, str], int]
"""What a position is worth to a seat."""

Rehearsal = Callable[[BotView, Orders, bytes], State]
"""How orders are tried: with dice that follow from a seed, to a position after them."""


def draw_seed(lots: Lots) -> bytes:
    """Draw what the dice of a rehearsal follow from."""
    return bytes(lots.below(256) for _ in range(32))


def read_plan(view: BotView, orders: Data) -> Orders:
    """Read orders once that are rehearsed often."""
    read: Orders = read_all_orders(view.table, view.state, view.seat, Sheet(orders))
    return read


def rehearse(view: BotView, orders: Orders, seed: bytes) -> State:
    """Play orders with dice of their own, and return the position after them."""
    state = view.state.copy()
    play_out(view.table, state, {view.seat: orders}, RehearsalDice(seed))
    return state


def best_rehearsed(
    view: BotView,
    plans: Sequence[Data],
    lots: Lots,
    rehearsals: int,
    appraise: Appraisal,
    play: Rehearsal = rehearse,
) -> int:
    """
    Return the place of the plan after which the seat stands best; of equal ones the first.

    All are rehearsed that many times with the same dice, then the better half again, until those left are the same.
    """
    # Goals often lead to the same orders: what is the same is read and rehearsed once.
    texts = [repr(plan) for plan in plans]
    orders = {text: read_plan(view, plan) for text, plan in dict(zip(texts, plans, strict=True)).items()}
    left = [(0, place) for place in range(len(plans))]
    while len(differing := {texts[place]: 0 for _, place in left}) > 1:
        for _ in range(rehearsals):
            seed = draw_seed(lots)
            worth = {
                text: appraise(view.table.setting, play(view, orders[text], seed), view.seat) for text in differing
            }
            left = [(score - worth[texts[place]], place) for score, place in left]
        left = sorted(left)[: (len(left) + 1) // 2]
    return left[0][1]


class RehearsalDice(SeededDice):
    """Dice for thinking: cards that would be drawn face down are blank."""

    def lay_face_down(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Return a token for each card."""
        return tuple(f"dealt:{place}" for place in range(len(cards)))

    def draw_face_down(self, seat: str, cards: int) -> str:
        """Return a token."""
        return "private:0"
