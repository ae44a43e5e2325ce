"""
The styles `bold` and `careful`.

Both make plans, one for each goal. The bold one carries out the plan that promises most on paper. The
careful one rehearses every plan with dice of its own, and takes the one after which it stands best.
"""

from pbem.engine.bots.bot import Lots, Proposal
from pbem.record import value
from pbem.rulesets.risk.bots.appraisal import appraise, appraise_alone
from pbem.rulesets.risk.bots.goals import goals, is_flooded, main_armies
from pbem.rulesets.risk.bots.rehearsal import best_rehearsed
from pbem.rulesets.risk.bots.setup_plan import outside_turns
from pbem.rulesets.risk.bots.turn_plan import Temper, TurnPlan
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.state import State


@value
class Planner:
    """A style (`pbem.engine.bots.bot.Bot`): the tempers it tries, and how often it rehearses at a time."""

    tempers: tuple[Temper, ...]
    rehearsals: int = 0

    def decide(self, table: RiskTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat."""
        view = BotView(table, state, seat)
        return outside_turns(view) or self._turn(view, lots)

    def _turn(self, view: BotView, lots: Lots) -> Proposal:
        to_the_end = bool(self.rehearsals) and is_flooded(view.state)
        plans = [
            TurnPlan(view.table, view.state, view.seat, goal, temper, vantage=view.vantage)
            for goal in (*goals(view), *(main_armies(view) if to_the_end else ()))
            for temper in self.tempers
        ]
        if not self.rehearsals:
            best = max(plans, key=lambda plan: plan.main.worth)
            return Proposal(best.write(), (f"Goal: {best.goal.what}. It promises most on paper.",))
        documents = [plan.write() for plan in plans]
        place = best_rehearsed(view, documents, lots, self.rehearsals, appraise_alone if to_the_end else appraise)
        why = f"Goal: {plans[place].goal.what}. It came out best of {len(plans)} plans, tried with other dice."
        return Proposal(documents[place], (why,))


BOLD = Planner((Temper(),))
CAREFUL = Planner((Temper(), Temper(floor=4, keep=3), Temper(second=40), Temper(floor=1, keep=1)), 3)
