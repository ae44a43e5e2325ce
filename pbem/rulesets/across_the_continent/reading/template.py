"""The order file to fill in: it says where the piece stands, and passes its own check."""

from pbem.engine.text.wrapping import shorten
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.orders import TICKET_END, Rail
from pbem.rulesets.across_the_continent.play.track import passing_cities
from pbem.rulesets.across_the_continent.reading.asked import Asked
from pbem.rulesets.across_the_continent.state import Phase


def write_template(asked: Asked) -> list[str]:
    """Write the rows of an order file, after its header; none when the race is over."""
    if asked.state.phase in (Phase.BLANK, Phase.OVER) or asked.piece.out:
        return []
    if not asked.piece.ticket:
        if asked.seat != asked.state.mover:
            return []
        return ["# Your next ticket is drawn before you throw.", *_standing(asked)]
    rows = [f"# Your piece: {asked.board.spell(asked.piece.place)}, {asked.to_go()}."]
    return [*rows, *(_answer(asked) if asked.throw else _standing(asked))]


def _answer(asked: Asked) -> list[str]:
    rows = [f"# Your dice: {asked.dice()}. Possible:"]
    for number, landing in asked.possible.items():
        left = asked.leg.distance - number
        rest = "reaches it" if left == 0 else f"{left} left"
        rows.append(shorten(f"#   {number}: to {asked.board.spell(landing.path[-1])}, {rest}"))
    rows += ["[rail]", f"move = {max(asked.possible)}"]
    forks = passing_cities(asked.board, asked.leg.place, asked.leg.city)
    return [*rows, *_via_rows(asked.board, forks, "for this move only")]


def _standing(asked: Asked) -> list[str]:
    rail = asked.piece.rail or Rail(("arrive", "leave 2..6", "most"), until=TICKET_END)
    tests = ", ".join(f'"{test}"' for test in rail.prefer)
    idle = asked.idle_via(rail)
    chosen = [asked.board.names[city] for city in rail.via if city not in idle]
    if chosen:
        via = [f"via    = [{', '.join(_quoted(name) for name in chosen)}]"]
    else:
        via = _via_rows(asked.board, asked.forks(), "where routes are equal")
    stop = f'stop   = "{rail.stop}"' if rail.stop else '# stop = "after-throw"'
    return [
        "[rail]",
        "# Asked in this order: arrive, leave n, leave n..m, most, least, sum, die.",
        f"prefer = [{tests}]",
        *via,
        "# How long this holds: turn, ticket-end, or changed: until you say otherwise.",
        f'until  = "{rail.until}"',
        "# See the dice first, and answer with part 2:",
        stop,
    ]


def _quoted(text: str) -> str:
    """Write a basic string of TOML."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _via_rows(board: Board, forks: list[str], when: str) -> list[str]:
    if not forks:
        return []
    names = list(dict.fromkeys(board.names[city] for city in forks))
    return [shorten(f"# {when} you may go by: {', '.join(names)}".replace("# w", "# W", 1)),
            f"# via = [{_quoted(names[0])}]"]  # fmt: skip
