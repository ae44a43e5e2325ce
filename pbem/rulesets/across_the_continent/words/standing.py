"""
The race as a table: where every piece is, its next city, and how far it has to go.

    Emil     Chicago - Omaha 5/6           Omaha 1             Portland 26
    Fay      Seattle                       draws a ticket      east coast
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbem.engine.file.phrases import counted
from pbem.engine.text.wrapping import fold, padded, shorten
from pbem.engine.words.board_letters import beside
from pbem.engine.words.telling import Score
from pbem.record import value
from pbem.rulesets.across_the_continent.board import Board, other_coast
from pbem.rulesets.across_the_continent.play.race import next_city, spaces_to_go
from pbem.rulesets.across_the_continent.play.tickets import pile_of
from pbem.rulesets.across_the_continent.play.track import count_routes
from pbem.rulesets.across_the_continent.rules import Rules, teams_of
from pbem.rulesets.across_the_continent.state import Phase, State, Traveller

_NAME, _PLACE, _NEXT, _END = 12, 30, 18, 16
_CITY = 18


def borders(board: Board) -> Iterator[str]:
    """List the lines from each city, with their spaces."""
    for city in board.cities:
        ends = [
            (line.b if line.a == city.id else line.a, line.spaces)
            for line in board.lines
            if city.id in (line.a, line.b)
        ]
        front = f"{padded(shorten(city.name, _CITY), _CITY)}  "
        yield from beside(front, [f"{board.names[end]} {spaces}" for end, spaces in ends])


@value
class StateDescriber:
    """Describes states of one race."""

    board: Board
    rules: Rules
    names: dict[str, str]

    def standing(self, state: State) -> list[str]:
        """Return a table with a row for each piece, and whose turn it is."""
        if state.phase is Phase.BLANK:
            return ["The race has not begun."]
        head = _columns("Player", "Piece", "Next city", "End of ticket")
        table = [self._row(seat, piece) for seat, piece in state.travellers.items()]
        return [head, *table, "", *self._situation_lines(state)]

    def show(self, state: State, seat: str | None) -> list[str]:
        """Return the standing, the tickets leg by leg, the orders, the piles; `seat` comes first."""
        lines = self.standing(state)
        if state.phase is Phase.BLANK:
            return lines
        lines += self._spaces_explained(state)
        order = sorted(state.travellers, key=lambda other: other != seat)
        for other in order:
            lines += ["", *self._journey(other, state.travellers[other])]
        piles = (f"{bound}-bound {len(pile_of(self.board.tickets, state, bound))}" for bound in ("west", "east"))
        return [*lines, "", f"Tickets in the piles: {', '.join(piles)}."]

    def _row(self, seat: str, piece: Traveller) -> str:
        name = self.names[seat]
        if piece.out:
            return _columns(name, "off the board", "gave up", "")
        if piece.home:
            where = self.board.describe(piece.place) if piece.place else "off the board"
            return _columns(name, where, "home", "")
        where = self.board.describe(piece.place)
        if not piece.ticket:
            coast = piece.coast if piece.crossed else other_coast(piece.coast)
            return _columns(name, where, "draws a ticket", f"{coast} coast")
        city, last = next_city(self.board, piece), self.board.deck[piece.ticket].stops[-1]
        to_next = self.board.distance(piece.place, city)
        return _columns(
            name,
            where,
            _city_and_count(self.board.names[city], to_next, _NEXT),
            _city_and_count(self.board.names[last], spaces_to_go(self.board, piece), _END),
        )

    def _situation_lines(self, state: State) -> list[str]:
        if state.phase is Phase.OVER:
            return [shorten(f"Won by {' and '.join(self.names[seat] for seat in state.winners)}.")]
        lines = [shorten(f"Turn {state.turn}: {self.names[state.mover]}.")]
        if state.dice:
            lines.append("Dice on the table: {} {}.".format(*state.dice))
        return lines

    def _spaces_explained(self, state: State) -> list[str]:
        """Say what the place of a piece inside a line means, by the first there is."""
        places = (piece.place for piece in state.travellers.values() if piece.place and not piece.out)
        space = next((place for place in places if "~" in place), "")
        if not space:
            return []
        a, b, number = space.split("~")
        away = counted(int(number), "space")
        said = f"{self.board.describe(space)}: {away} from {self.board.names[a]}, on the way to {self.board.names[b]}."
        return ["", *fold([said])]

    def _journey(self, seat: str, piece: Traveller) -> list[str]:
        """Return a ticket leg by leg, and the standing orders."""
        trip = "gave up" if piece.out else "home" if piece.home else "way back" if piece.crossed else "way out"
        lines = [shorten(f"{self.names[seat]}, {trip}{self._partner(seat)}")]
        if piece.ticket:
            lines += [f"  Ticket {piece.ticket}, {self.board.length(piece.ticket)} spaces:"]
            lines += self._legs(piece)
        if piece.rail and not piece.home:
            holds = "Orders until now" if piece.ask else "Orders"
            table = piece.rail.table()
            lines.append(f"  {holds}:")
            lines += [shorten(f"    {key}: {_spell(value)}") for key, value in table.items()]
        return lines

    def _partner(self, seat: str) -> str:
        if not self.rules.partners:
            return ""
        team = next(team for team in teams_of(self.rules, tuple(self.names)) if seat in team)
        return f", partner of {next(self.names[other] for other in team if other != seat)}"

    def _legs(self, piece: Traveller) -> list[str]:
        lines = []
        stops = self.board.deck[piece.ticket].stops
        for at, (source, city) in enumerate(pairwise(stops), 1):
            done = "x" if at < piece.leg else ">" if at == piece.leg else " "
            routes = count_routes(self.board, source, city)
            equal = f", {routes} equal routes" if routes > 1 else ""
            leg = f"{self.board.names[source]} - {self.board.names[city]}"
            lines.append(shorten(f"  {done} {leg}: {self.board.distance(source, city)}{equal}"))
        return lines


def _columns(name: str, place: str, following: str, end: str) -> str:
    cells = zip((name, place, following, end), (_NAME, _PLACE, _NEXT, _END), strict=True)
    return " ".join(padded(shorten(text, width), width) for text, width in cells).rstrip()


def _city_and_count(city: str, count: int, width: int) -> str:
    """Format a city and a distance, the city shortened if necessary."""
    number = str(count)
    return f"{shorten(city, width - len(number) - 1)} {number}"


def _spell(value: object) -> str:
    return (
        ", ".join(map(str, value)) if isinstance(value, Sequence | list) and not isinstance(value, str) else str(value)
    )


# ── In numbers: for charts and pages ──────────────────────────────────────────────────────────────


def score(board: Board, state: State) -> Sequence[Score]:
    """Name each ticket, and count the spaces to its end and the coasts that were reached."""
    travellers = state.travellers.values()
    return (
        Score(
            "Ticket",
            tuple(bool(piece.ticket) for piece in travellers),
            charted=False,
            words=tuple(_ticket(board, piece) for piece in travellers),
        ),
        Score("Spaces to go", tuple(_spaces_left(board, piece) for piece in travellers)),
        Score("Coasts reached", tuple(piece.crossed + piece.home for piece in travellers)),
    )


def _spaces_left(board: Board, piece: Traveller) -> int:
    travels = piece.ticket and piece.place and not (piece.home or piece.out)
    return spaces_to_go(board, piece) if travels else 0


def _ticket(board: Board, piece: Traveller) -> str:
    if piece.out or piece.home:
        return "gave up" if piece.out else "home"
    last = board.names[board.deck[piece.ticket].stops[-1]] if piece.ticket else ""
    return f"{piece.ticket} to {last}" if last else "-"
