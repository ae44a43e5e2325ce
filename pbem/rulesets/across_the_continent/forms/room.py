"""
How orders of the rail race can be given: the order file to fill in, lines, and what a page composes them from.

Before a throw that is the way ahead and the standing orders until now, with dice on the table the
numbers that can be taken and where they lead. The file says where the piece is, and passes the check as it stands.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pbem.engine.table.gate import Gate
from pbem.engine.table.rooms import Forms
from pbem.engine.table.terms import Data
from pbem.engine.text.wrapping import shorten
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.orders import STOPS, UNTIL, USUAL
from pbem.rulesets.across_the_continent.play.gate import gate
from pbem.rulesets.across_the_continent.play.track import passing_cities
from pbem.rulesets.across_the_continent.reading.orders import MOST_TESTS
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.reading.preference import WORDS
from pbem.rulesets.across_the_continent.state import Phase, State

if TYPE_CHECKING:
    from pbem.engine.short.grammar import Grammar
    from pbem.rulesets.across_the_continent.game import RailTable

KIND = "rail"


class RailForms(Forms):
    """The order file, clicks, and lines; these are imported late, for a command seldom needs them."""

    table: "RailTable"

    def gate(self, state: State, seat: str, /) -> Gate:
        return gate(state, seat)

    def template(self, state: State, seat: str, /) -> Sequence[str]:
        return write_template(self._position(state, seat))

    def short(self, state: State, seat: str, /) -> "Grammar":
        from pbem.rulesets.across_the_continent.forms.short import grammar

        return grammar(self._position(state, seat))

    def form(self, state: State, seat: str, /) -> Data:
        return write_form(self._position(state, seat))

    def _position(self, state: State, seat: str) -> Position:
        return Position(self.table.board, self.table.rules, state, seat)


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


def write_template(position: Position) -> list[str]:
    """Return the lines of an order file, after its header; none when the race is over."""
    if position.state.phase in (Phase.BLANK, Phase.OVER) or position.piece.out:
        return []
    if not position.piece.ticket:
        if position.seat != position.state.mover:
            return []
        return ["# Your next ticket is drawn before you throw.", *_standing(position)]
    lines = [f"# Your piece: {position.board.describe(position.piece.place)}, {position.to_go()}."]
    return [*lines, *(_answer(position) if position.answers else _standing(position))]


def _answer(position: Position) -> list[str]:
    lines = [f"# Your dice: {position.dice()}. Possible:"]
    for number, landing in position.possible.items():
        left = position.leg.distance - number
        rest = "reaches it" if left == 0 else f"{left} left"
        lines.append(shorten(f"#   {number}: to {position.board.describe(landing.path[-1])}, {rest}"))
    lines += ["[rail]", f"move = {max(position.possible)}"]
    forks = passing_cities(position.board, position.leg.place, position.leg.city)
    return [*lines, *_via_lines(position.board, forks, "for this move only")]


def _standing(position: Position) -> list[str]:
    rail = position.piece.rail or USUAL
    tests = ", ".join(f'"{test}"' for test in rail.prefer)
    idle = position.idle_via(rail)
    chosen = [position.board.names[city] for city in rail.via if city not in idle]
    if chosen:
        via = [f"via    = [{', '.join(_quoted(name) for name in chosen)}]"]
    else:
        via = _via_lines(position.board, position.forks(), "where routes are equal")
    stop = f'stop   = "{rail.stop}"' if rail.stop else '# stop = "after-throw"'
    return [
        "[rail]",
        "# Position in this order: arrive, leave n, leave n..m, most, least, sum, die.",
        f"prefer = [{tests}]",
        *via,
        "# How long this holds: turn, ticket-end, or changed: until you say otherwise.",
        f'until  = "{rail.until}"',
        "# See the dice first, and answer with part 2:",
        stop,
    ]


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _via_lines(board: Board, forks: list[str], when: str) -> list[str]:
    if not forks:
        return []
    names = list(dict.fromkeys(board.names[city] for city in forks))
    return [
        shorten(f"# {when} you may go by: {', '.join(names)}".replace("# w", "# W", 1)),
        f"# via = [{_quoted(names[0])}]",
    ]
