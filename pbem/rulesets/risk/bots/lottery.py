"""What the random player draws its orders from: the view of a seat, lots, and what is written so far."""

import attrs

from pbem.engine.bots.bot import Lots
from pbem.record import mutable
from pbem.rulesets.risk.bots.view import BotView


@mutable
class Lottery(BotView):
    """The seat with a pen in hand: what it has drawn by lot so far."""

    chance: Lots
    frills: int
    first: str = ""
    sources: list[str] = attrs.Factory(list)
    targets: list[str] = attrs.Factory(list)

    def odd(self) -> bool:
        """Say whether to try something odd."""
        return self.chance.hits(self.frills)
