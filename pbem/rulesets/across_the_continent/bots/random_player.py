"""A random legal player of the rail race."""

import attrs

from pbem.engine.bot import Proposal
from pbem.engine.lots import Lots
from pbem.engine.ruleset import Data
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.orders import AFTER_THROW
from pbem.rulesets.across_the_continent.play.track import passing_cities
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.state import State

TESTS = ("leave 2..6", "leave 5", "leave 4..8", "most", "least", "sum", "die")


@attrs.frozen
class RandomBot:
    """The style `random` (`pbem.engine.bot.Bot`)."""

    def decide(self, table: RailTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide by lot, throw by throw: each possible number is as likely, and each equal route."""
        asked = Position(table.board, table.rules, state, seat)
        rail: Data = {"stop": AFTER_THROW}
        if asked.throw:
            rail = {"move": lots.pick(list(asked.possible))}
            forks = passing_cities(table.board, asked.leg.place, asked.leg.city)
            if forks:
                rail["via"] = [table.board.names[lots.pick(forks)]]
        return Proposal({"rail": rail}, ("Every number is as likely: drawn by lot.",))


RANDOM = RandomBot()


def write_orders(table: RailTable, state: State, seat: str, chance: Lots, frills: int = 30) -> Data:
    """Write orders in all the ways there are; `frills` is how often (percent) something odd is tried."""
    asked = Position(table.board, table.rules, state, seat)
    rail: Data = {}
    if asked.throw:
        rail["move"] = chance.pick(list(asked.possible))
    elif asked.piece.rail is not None and chance.hits(frills):
        return {}
    if not asked.throw or chance.hits(frills):
        tests = [chance.pick(TESTS) for _ in range(1 + chance.below(2))]
        rail["prefer"] = ["arrive", *(tests if chance.hits(frills) else ["leave 2..6", "most"])]
        rail["until"] = chance.pick(["turn", "ticket-end", "changed"])
        if chance.hits(frills):
            rail["stop"] = "after-throw"
    forks = asked.forks()
    if forks and chance.hits(50):
        rail["via"] = [table.board.names[chance.pick(forks)]]
    return {"rail": rail}
