"""Orders of the race said back to their player, so that they see what was understood."""

from collections.abc import Iterator

from pbem.engine.file.phrases import counted
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.orders import AFTER_THROW, CHANGED, TICKET_END, TURN, Rail, RailOrders

_TESTS = {
    "arrive": "the number that reaches the city",
    "most": "the largest",
    "least": "the smallest",
    "sum": "the sum of both dice",
    "die": "the number of a single die",
}
_UNTIL = {
    TURN: "These orders hold for one turn.",
    TICKET_END: "These orders hold to the end of the ticket.",
    CHANGED: "These orders hold until you give others.",
}


def restate(board: Board, orders: RailOrders) -> list[str]:
    """Say orders back in unwrapped lines: the answer to dice on the table, then what holds from now on."""
    said = [f"You move {counted(orders.move.number, 'space')}."] if orders.move else []
    if orders.move and orders.move.via:
        said = [f"You move {counted(orders.move.number, 'space')}, preferably {_by_cities(board, orders.move.via)}."]
    if orders.rail:
        said += _standing(board, orders.rail)
    return said or ["You travel on as you ordered before."]


def _standing(board: Board, rail: Rail) -> Iterator[str]:
    tests = [_test(test) for test in rail.prefer] or [_TESTS["most"]]
    yield f"Of the numbers possible you take {', or else '.join(tests)}."
    if rail.via:
        yield f"Where routes are equal you prefer to go {_by_cities(board, rail.via)}."
    if rail.stop == AFTER_THROW:
        yield "You see the dice of each throw first, and answer with a number."
    yield _UNTIL[rail.until]


def _test(test: str) -> str:
    if test in _TESTS:
        return _TESTS[test]
    low, _, high = test.removeprefix("leave ").partition("..")
    if not high:
        return f"the one that leaves {counted(int(low), 'space')} to go"
    return f"the largest that leaves {low} to {counted(int(high), 'space')} to go"


def _by_cities(board: Board, cities: tuple[str, ...]) -> str:
    """Name the cities, the most important first."""
    return f"by {', then by '.join(board.names[city] for city in cities)}"
