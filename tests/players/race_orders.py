"""Orders of a rail race in all the ways there are, by lot; the style `random` only chooses numbers."""

from pbem.engine.bots.bot import Lots
from pbem.engine.table.terms import Data
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.state import State

TESTS = ("leave 2..6", "leave 5", "leave 4..8", "most", "least", "sum", "die")


def write_orders(table: RailTable, state: State, seat: str, chance: Lots, frills: int = 30) -> Data:
    """Write what a seat orders now; `frills` is how often (percent) something odd is tried."""
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
