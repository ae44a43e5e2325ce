"""
What a page needs to compose the orders of a seat (the form of its room, `pbem.engine.table.rooms.Forms`).

Before a throw that is the way ahead and the standing orders until now, with dice on the table the
numbers that can be taken and where they lead.
"""

from pbem.engine.table.terms import Data
from pbem.rulesets.across_the_continent.orders import STOPS, UNTIL, USUAL
from pbem.rulesets.across_the_continent.play.track import passing_cities
from pbem.rulesets.across_the_continent.reading.orders import MOST_TESTS
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.reading.preference import WORDS

KIND = "rail"


def write_form(position: Position) -> Data:
    """Return what the orders of a seat that must decide are composed from."""
    rail = position.piece.rail or USUAL
    idle = position.idle_via(rail)
    return {
        "kind": KIND,
        "seat": position.seat,
        "cities": [[city.id, city.name] for city in position.board.cities],
        "piece": position.board.describe(position.piece.place) if position.piece.place else "",
        "ticket": _ticket(position),
        "ahead": _ahead(position),
        "forks": _with_names(position, position.forks()),
        "tests": list(WORDS),
        "most_tests": MOST_TESTS,
        "until": list(UNTIL),
        "stops": list(STOPS),
        "orders": {
            "prefer": list(rail.prefer),
            "via": [city for city in rail.via if city not in idle],
            "until": rail.until,
            "stop": rail.stop,
        },
        "given": position.piece.rail is not None,
        **(_throw(position) if position.answers else {}),
    }


def _ticket(position: Position) -> Data | None:
    """The ticket with its stops, and how far the next one is; None before it is drawn."""
    piece = position.piece
    if not piece.ticket:
        return None
    return {
        "id": piece.ticket,
        "stops": _with_names(position, position.board.deck[piece.ticket].stops),
        "next": piece.leg,
        "to_go": position.to_go(),
    }


def _ahead(position: Position) -> Data:
    """The spaces of all shortest ways to the next stop, each with the number left from there."""
    if not position.piece.ticket:
        return {}
    leg = position.leg
    layers = position.board.layers(leg.place, leg.city)
    return {space: leg.distance - step for step, layer in enumerate(layers) for space in layer if step}


def _throw(position: Position) -> Data:
    """The dice on the table, and where each possible number leads."""
    leg, board = position.leg, position.board
    return {
        "dice": list(position.throw or ()),
        "possible": [
            {
                "number": number,
                "at": landing.path[-1],
                "to": board.describe(landing.path[-1]),
                "left": leg.distance - number,
            }
            for number, landing in position.possible.items()
        ],
        "move_forks": _with_names(position, passing_cities(board, leg.place, leg.city)),
    }


def _with_names(position: Position, cities: list[str] | tuple[str, ...]) -> list[list[str]]:
    return [[city, position.board.names[city]] for city in dict.fromkeys(cities)]
