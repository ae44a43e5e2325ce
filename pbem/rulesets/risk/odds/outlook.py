"""The outlook of any orders of the conquest game: of a turn its chances, of others what is sure."""

from collections.abc import Iterable, Mapping

from pbem.engine.foresight.forecast import Outlook, Play, Work
from pbem.rulesets.risk.odds.chances import TurnChances
from pbem.rulesets.risk.odds.plan import Plan
from pbem.rulesets.risk.odds.stage import Stage
from pbem.rulesets.risk.odds.tally import Tally, Weight
from pbem.rulesets.risk.orders import Orders, TurnOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.words.outlook import TurnOutlook, other_outlook


def foresee(setting: Setting, before: State, orders: Mapping[str, Orders], work: Work) -> Outlook:
    """Return the exact outlook. Raises BeyondLimitError if it takes more work than allowed."""
    mine = orders.get(before.mover)
    if not isinstance(mine, TurnOrders):
        return other_outlook(setting, orders)
    tally = Tally(setting, mine)
    Plan(Stage(setting, before, mine, work, tally)).follow()
    return TurnOutlook(TurnChances(setting, mine, before, tally.chances())).write()


def sum_up(setting: Setting, before: State, orders: Mapping[str, Orders], plays: Iterable[Play]) -> Outlook:
    """Return the outlook that plays of a turn show."""
    mine = orders.get(before.mover)
    if not isinstance(mine, TurnOrders):
        return other_outlook(setting, orders)
    tally = Tally(setting, mine)
    for play in plays:
        tally.play(before, play.events, play.after, Weight(1, share=play.chance))
    return TurnOutlook(TurnChances(setting, mine, before, tally.chances())).write()
