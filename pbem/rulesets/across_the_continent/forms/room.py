"""How orders of the rail race can be given."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pbem.engine.table.gate import Gate
from pbem.engine.table.rooms import Forms
from pbem.engine.table.terms import Data
from pbem.rulesets.across_the_continent.forms.template import write_template
from pbem.rulesets.across_the_continent.play.gate import gate
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.state import State

if TYPE_CHECKING:
    from pbem.engine.short.grammar import Grammar
    from pbem.rulesets.across_the_continent.game import RailTable


class RailForms(Forms):
    """The order file; lines and clicks are imported late, for a command seldom needs them."""

    table: "RailTable"

    def gate(self, state: State, seat: str, /) -> Gate:
        return gate(state, seat)

    def template(self, state: State, seat: str, /) -> Sequence[str]:
        return write_template(self._position(state, seat))

    def short(self, state: State, seat: str, /) -> "Grammar":
        from pbem.rulesets.across_the_continent.forms.short import grammar

        return grammar(self._position(state, seat))

    def form(self, state: State, seat: str, /) -> Data:
        from pbem.rulesets.across_the_continent.forms.order_form import write_form

        return write_form(self._position(state, seat))

    def _position(self, state: State, seat: str) -> Position:
        return Position(self.table.board, self.table.rules, state, seat)
