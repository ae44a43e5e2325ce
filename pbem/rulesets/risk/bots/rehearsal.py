"""Rehearsals: plans tried with dice of their own, to see which of them leaves most."""

from collections.abc import Callable, Sequence

import attrs

from pbem.engine.bots.bot import Lots
from pbem.engine.table.resolution import resolve
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data
from pbem.record import tool
from pbem.rulesets.risk.bots.course import Course, course
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.trust.dice import SeededDice

Appraisal = Callable[[Setting, State, str], int]
"""What a position is worth to a seat."""

Rehearsal = Callable[[BotView, Orders, "RehearsalDice"], tuple[State, Sequence[Event]]]
"""How orders are tried: the position after them, and what happened in the turn."""


def draw_dice(lots: Lots) -> "RehearsalDice":
    """Draw the dice of a rehearsal."""
    return RehearsalDice(bytes(lots.below(256) for _ in range(32)))


def read_plan(view: BotView, orders: Data) -> Orders:
    """Read orders once that are rehearsed often."""
    read: Orders = read_all_orders(view.table, view.state, view.seat, Sheet(orders))
    return read


def beside_attacks(orders: Data) -> str:
    """Return what is ordered beside attacks, and what eliminations in their midst ask for."""
    return repr([(key, orders[key]) for key in orders if key not in ("attack", "on_elimination")])


def rehearse(view: BotView, orders: Orders, dice: "RehearsalDice") -> tuple[State, Sequence[Event]]:
    """Play a turn with these dice."""
    return resolve(view.table, view.state, {view.seat: orders}, dice)


@tool
class Rehearsals:
    """Rehearsals with the same dice; `courses` are those known, by what is ordered beside attacks."""

    view: BotView
    dice: "RehearsalDice"
    appraise: Appraisal
    play: Rehearsal
    courses: dict[str, list[Course]] = attrs.Factory(dict)

    def worth(self, orders: Orders, beside: str) -> int:
        """Return what the position after orders is worth; what would come to the same is not played again."""
        known = self.courses.setdefault(beside, [])
        for one in known:
            if one.holds_for(orders):
                return one.worth
        state, events = self.play(self.view, orders, self.dice)
        worth = self.appraise(self.view.table.setting, state, self.view.seat)
        known.append(course(orders, events, worth))
        return worth


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
    orders = {
        text: (read_plan(view, plan), beside_attacks(plan))
        for text, plan in dict(zip(texts, plans, strict=True)).items()
    }
    left = [(0, place) for place in range(len(plans))]
    while len(differing := {texts[place]: 0 for _, place in left}) > 1:
        for _ in range(rehearsals):
            tried = Rehearsals(view, draw_dice(lots), appraise, play)
            worth = {text: tried.worth(*orders[text]) for text in differing}
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
