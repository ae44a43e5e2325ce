"""A player by program."""

from pbem.engine.bots.bot import Lots, Proposal

from pbem_regatta.state import State
from pbem_regatta.table import RegattaTable


class Steady:
    """The style `steady`: the highest sail for a strong wind, the lowest for a weak one."""

    def decide(self, table: RegattaTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat that is awaited in this state."""
        left = state.sails[seat]
        return Proposal({"sail": left[-1 if state.wind > 7 else 0]}, ("The wind decides.",))


STEADY = Steady()
