"""A random legal player of the rail race."""

from typing import Any

from pbem.engine.bots.bot import Lots, Proposal
from pbem.record import value
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.orders import AFTER_THROW
from pbem.rulesets.across_the_continent.play.track import passing_cities
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.state import State


@value
class RandomBot:
    """The style `random` (`pbem.engine.bots.bot.Bot`)."""

    def decide(self, table: RailTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide by lot, throw by throw: each possible number is as likely, and each equal route."""
        asked = Position(table.board, table.rules, state, seat)
        rail: dict[str, Any] = {"stop": AFTER_THROW}
        if asked.throw:
            rail = {"move": lots.pick(list(asked.possible))}
            forks = passing_cities(table.board, asked.leg.place, asked.leg.city)
            if forks:
                rail["via"] = [table.board.names[lots.pick(forks)]]
        return Proposal({"rail": rail}, ("Every number is as likely: drawn by lot.",))


RANDOM = RandomBot()
