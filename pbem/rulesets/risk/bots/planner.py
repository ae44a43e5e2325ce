"""
The styles `bold` and `careful`.

Both make plans, one for each goal. The bold one carries out the plan that promises most on paper. The
careful one rehearses every plan with dice of its own, and takes the one after which it stands best.
"""

from collections.abc import Sequence

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data
from pbem.record import value
from pbem.rulesets.risk.bots.appraisal import appraise
from pbem.rulesets.risk.bots.goals import goals
from pbem.rulesets.risk.bots.setup_plan import write_bonus, write_setup
from pbem.rulesets.risk.bots.turn_plan import Temper, TurnPlan
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.state import Phase, State
from pbem.trust.dice import SeededDice


@value
class PaperPlan:
    """A plan on paper: its goal, the order file, and what its first march is worth."""

    goal: str
    orders: Data
    promise: int


@value
class Planner:
    """A style (`pbem.engine.bots.bot.Bot`): the tempers it tries, and how often it rehearses at a time."""

    tempers: tuple[Temper, ...]
    rehearsals: int = 0

    def decide(self, table: RiskTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat."""
        view = BotView(table, state, seat)
        match state.phase:
            case Phase.SETUP:
                return Proposal({"setup": write_setup(view)}, (WHY_SETUP,))
            case Phase.BONUS:
                return Proposal({"place": write_bonus(view)}, (WHY_BONUS,))
            case _:
                return self._turn(view, lots)

    def _turn(self, view: BotView, lots: Lots) -> Proposal:
        plans = [
            PaperPlan(goal.what, plan.write(), plan.main.worth)
            for goal in goals(view)
            for temper in self.tempers
            for plan in [TurnPlan(view.table, view.state, view.seat, goal, temper, answers=view.gate)]
        ]
        if not self.rehearsals:
            best = max(plans, key=lambda plan: plan.promise)
            return Proposal(best.orders, (f"Goal: {best.goal}. It promises most on paper.",))
        best = self._best_rehearsed(view, plans, lots)
        why = f"Goal: {best.goal}. It came out best of {len(plans)} plans, tried with other dice."
        return Proposal(best.orders, (why,))

    def _best_rehearsed(self, view: BotView, plans: Sequence[PaperPlan], lots: Lots) -> PaperPlan:
        """Rehearse all plans, then the better half again, until one is left; all with the same dice."""
        # Goals often lead to the same orders: what is the same is read and rehearsed once.
        texts = [repr(plan.orders) for plan in plans]
        orders = {text: read_plan(view, plan.orders) for text, plan in dict(zip(texts, plans, strict=True)).items()}
        left = [(0, place) for place in range(len(plans))]
        while len(left) > 1:
            for _ in range(self.rehearsals):
                seed = bytes(lots.below(256) for _ in range(32))
                worth = {text: rehearse(view, orders[text], seed) for text in {texts[place]: 0 for _, place in left}}
                left = [(score - worth[texts[place]], place) for score, place in left]
            # Among equal plans, the first stays.
            left = sorted(left)[: (len(left) + 1) // 2]
        return plans[left[0][1]]


def read_plan(view: BotView, orders: Data) -> Orders:
    """Read orders once that are rehearsed often."""
    read: Orders = read_all_orders(view.table, view.state, view.seat, Sheet(orders))
    return read


def rehearse(view: BotView, orders: Orders, seed: bytes) -> int:
    """Play orders with dice of one's own, and return what the position is worth then."""
    table, state = view.table, view.state.copy()
    for event in table.resolve(state, {view.seat: orders}, RehearsalDice(seed)):
        table.evolve(state, event)
    return appraise(table.setting, state, view.seat)


class RehearsalDice(SeededDice):
    """Dice for thinking: cards that would be drawn face down are blank."""

    def lay_face_down(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Return a token for each card."""
        return tuple(f"dealt:{place}" for place in range(len(cards)))

    def draw_face_down(self, seat: str, cards: int) -> str:
        """Return a token."""
        return "private:0"


WHY_SETUP = "The continents that are easiest to hold come first, and the armies stay together."
WHY_BONUS = "The armies go where others are near."

BOLD = Planner((Temper(),))
CAREFUL = Planner((Temper(), Temper(floor=4, keep=3), Temper(second=40), Temper(floor=1, keep=1)), 3)
