"""What the conquest game knows of chances."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pbem.engine.foresight.odds import Measure, Trial
from pbem.engine.table.rooms import Foresight
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.odds import luck
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.state import State

if TYPE_CHECKING:
    from pbem.engine.foresight.forecast import Outlook, Play, Work
    from pbem.rulesets.risk.game import RiskTable


class RiskForesight(Foresight):
    """Outlooks of orders, and the throws that were made."""

    table: "RiskTable"

    def foresee(self, before: State, orders: Mapping[str, Orders], work: "Work", /) -> "Outlook":
        from pbem.rulesets.risk.odds.plan import foresee  # late: luck needs no plan

        return foresee(self.table.setting, before, orders, work)

    def sum_up(self, before: State, orders: Mapping[str, Orders], plays: "Iterable[Play]", /) -> "Outlook":
        from pbem.rulesets.risk.odds.plan import sum_up  # late: as above

        return sum_up(self.table.setting, before, orders, plays)

    def trials(self, before: State, events: Sequence[Event], /) -> Iterator[Trial]:
        return luck.trials(before, events)

    def measure(self) -> Measure:
        return luck.MEASURE
