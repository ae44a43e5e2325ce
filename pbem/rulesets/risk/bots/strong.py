"""
The style `strong`: the plans of `careful`, appraised otherwise and carried out in parts.

Marches end where they were planned to end, and to cut a plan short, or not to attack at all, is a plan
too. The first march of the best plan is ordered alone, and what comes next is planned when its dice have
fallen; the turn ends when nothing better is found than to end it. A set-up with the neutral army is tried, too.
"""

from collections.abc import Iterator

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.table.terms import Data
from pbem.record import value
from pbem.rulesets.risk.bots.goals import goals, hunts
from pbem.rulesets.risk.bots.reasons import reasons
from pbem.rulesets.risk.bots.rehearsal import best_rehearsed, draw_dice, read_plan, rehearse
from pbem.rulesets.risk.bots.setup_plan import outside_turns
from pbem.rulesets.risk.bots.setup_rehearsal import set_up_duel
from pbem.rulesets.risk.bots.shorter_plans import first_part, shorter, with_attacks
from pbem.rulesets.risk.bots.standing import share_of_strength
from pbem.rulesets.risk.bots.turn_plan import Temper, TurnPlan
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.state import Phase, State

_MOST_PARTS = 8
"""Each part of a turn is a record that people have to read."""
_REHEARSALS = 3
TEMPERS: tuple[Temper, ...] = (
    Temper(longer=False, steps=40),
    Temper(floor=4, keep=3, longer=False, steps=40),
    Temper(second=40, longer=False, steps=40),
    Temper(floor=1, keep=1, longer=False, steps=40),
)
_IN_A_DUEL = (Temper(), Temper(floor=1, keep=1))
"""Where nobody else waits, luck is used to the end."""


@value
class Strong:
    """The style (`pbem.engine.bots.bot.Bot`)."""

    def decide(self, table: RiskTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat: the best plan, or what of it comes first."""
        view = BotView(table, state, seat)
        return set_up_duel(view, lots) or outside_turns(view) or _turn(view, lots)


def _turn(view: BotView, lots: Lots) -> Proposal:
    plans = [*_different_plans(view).values()]
    goal, orders = plans[best_rehearsed(view, [plan for _, plan in plans], lots, _REHEARSALS, share_of_strength)]
    goes_on = bool(orders.get("attack")) and view.state.part < _MOST_PARTS
    after, _ = rehearse(view, read_plan(view, orders), draw_dice(lots))
    why = reasons(view, goal, len(plans), after, goes_on=goes_on)
    return Proposal(first_part(orders) if goes_on else orders, why)


def _different_plans(view: BotView) -> dict[str, tuple[str, Data]]:
    """Return goals and orders that are worth a rehearsal; the one without a battle, which wins a draw, first."""
    plans = [*_plans(view)]
    _, orders = plans[0]
    different: dict[str, tuple[str, Data]] = {}
    for goal, plan in (("no more attacks", with_attacks(orders, [])), *plans):
        different.setdefault(repr(plan), (goal, plan))
    return different


def _plans(view: BotView) -> Iterator[tuple[str, Data]]:
    tempers = TEMPERS[:2] if view.state.phase is Phase.ATTACK else TEMPERS
    if len(view.others) == 1:
        tempers += _IN_A_DUEL
    for goal in (*goals(view), *hunts(view)):
        for temper in tempers:
            orders = TurnPlan(view.table, view.state, view.seat, goal, temper, vantage=view.vantage).write()
            for plan in (orders, *shorter(orders)):
                yield goal.what, plan


STRONG = Strong()
