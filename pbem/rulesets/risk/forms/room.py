"""How orders of the conquest game can be given."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pbem.engine.table.gate import Gate
from pbem.engine.table.rooms import Forms
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.play import gate
from pbem.rulesets.risk.state import State

if TYPE_CHECKING:
    from pbem.engine.short.grammar import Grammar
    from pbem.rulesets.risk.game import RiskTable


class RiskForms(Forms):
    """Each form is imported late, when it is asked for: a command needs one of them."""

    table: "RiskTable"

    def gate(self, state: State, seat: str, /) -> Gate:
        return gate.gate(self.table.setting, state, seat)

    def template(self, state: State, seat: str, /) -> Sequence[str]:
        from pbem.rulesets.risk.forms.template import write_template

        return write_template(self.table.setting, state, seat)

    def short(self, state: State, seat: str, /) -> "Grammar":
        from pbem.rulesets.risk.forms.short.grammar import grammar

        return grammar(self.table.setting, state, seat)

    def form(self, state: State, seat: str, /) -> Data:
        from pbem.rulesets.risk.forms.order_form import write_form

        return write_form(self.table.setting, state, seat)
