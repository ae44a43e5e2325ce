"""The order file to fill in: it says where the piece is, and it passes the check as it stands."""

from pbem.engine.text.wrapping import shorten
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.orders import USUAL
from pbem.rulesets.across_the_continent.play.track import passing_cities
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.state import Phase


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
