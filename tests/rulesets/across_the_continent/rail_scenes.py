"""
The bench of the rail tests: tables, states written as sentences, dice that fall as told.

A place reads "W02 8 before Cleveland" (ticket, spaces, next city), "W02 at Boston" (a stop of the
ticket), "W02 on seattle~vancouver~1 for Seattle"; "back" before it means the way back. "waits in
Boston" is a piece between two tickets, "home" one that has retired.
"""

import copy
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs

from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Seat
from pbem.rulesets.across_the_continent import ACROSS_THE_CONTINENT_1952
from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.board import Board, other_coast, read_board
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.map_file import facts_of
from pbem.rulesets.across_the_continent.orders import Rail, RailOrders
from pbem.rulesets.across_the_continent.play.tickets import bound_of, pile_of
from pbem.rulesets.across_the_continent.state import Phase, State, Traveller
from pbem.trust.dice import SeededDice

ROOT = Path(__file__).parents[3]
MAP: dict[str, Any] = tomllib.loads((ROOT / "maps" / "rail.toml").read_text(encoding="utf-8"))
BOARD: Board = read_board(facts_of(MAP))
NAMES = ("emil", "fay", "gus", "hana")
_LAID: dict[str, RailTable] = {}


@cache
def board_file(name: str) -> dict[str, Any]:
    """Read a board of the suite of cases."""
    path = ROOT / "conformance" / "boards" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def ring_map() -> dict[str, Any]:
    """The rail map with three tickets by which pieces can block each other around Ogden."""
    return copy.deepcopy(board_file("rail-ring"))


def lay(
    players: int | Sequence[str] = 2,
    options: Sequence[str] = (),
    choices: Mapping[str, Any] | None = None,
    map_file: dict[str, Any] | None = None,
) -> RailTable:
    """Lay a table as the engine does, terms first; the same table for the same wishes."""
    ids = NAMES[:players] if isinstance(players, int) else tuple(players)
    key = repr((ids, options, choices, map_file))
    if key not in _LAID:
        seats = [Seat(id_, id_.capitalize()) for id_ in ids]
        wishes = (options, dict(choices or {}), map_file or MAP)
        terms = ACROSS_THE_CONTINENT_1952.terms(seats, *wishes)
        _LAID[key] = ACROSS_THE_CONTINENT_1952.table(seats, terms)
    return _LAID[key]


def seeded(number: int) -> SeededDice:
    """Real dice from a small number."""
    return SeededDice(sha256(str(number).encode()).digest())


def place(board: Board, text: str) -> Traveller:
    """Read where a piece is from its sentence."""
    back = text.startswith("back ")
    words = text.removeprefix("back ")
    if words == "home":
        return Traveller("west", "", crossed=True, home=True)
    by_name = {city.name: city for city in board.cities}
    if words.startswith("waits in "):
        city = by_name[words.removeprefix("waits in ")]
        return Traveller(other_coast(city.coast), city.id, crossed=True)
    ticket = board.deck[words.split()[0]]
    space, leg = _space(board, ticket.stops, words.partition(" ")[2], by_name)
    coast = ticket.bound if back else other_coast(ticket.bound)
    return Traveller(coast, space, ticket.id, leg, crossed=back)


def _space(board: Board, stops: tuple[str, ...], words: str, by_name: Mapping[str, Any]) -> tuple[str, int]:
    if words.startswith("at "):
        city = by_name[words.removeprefix("at ")].id
        return city, stops.index(city) + 1
    if words.startswith("on "):
        space, _, name = words.removeprefix("on ").partition(" for ")
        return space, stops.index(by_name[name].id)
    count, _, name = words.partition(" before ")
    leg = stops.index(by_name[name].id)
    rows = board.layers(stops[leg - 1], stops[leg])
    return rows[-1 - int(count)][0], leg


def stand(table: RailTable, pieces: Mapping[str, str], mover: str = "", turn: int = 7) -> State:
    """Put pieces on the board; the mover (by default the first named) is asked for orders."""
    travellers = {seat: place(table.board, pieces[seat]) for seat in table.ids}
    return State(travellers, Phase.TURN, turn, 1, mover or next(iter(pieces)))


def order(state: State, seat: str, table: Mapping[str, Any]) -> None:
    """Give a seat standing orders that hold, as if given before."""
    piece = state.travellers[seat]
    words: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in table.items()}
    piece.rail, piece.ask = Rail(**words), False


@attrs.define
class ToldStream:
    """A stream that gives what the test says."""

    dice: "ToldDice"
    label: str

    def d6(self) -> int:
        assert self.label.startswith(("move/", "lots/first")), self.label
        return next(self.dice.numbers)

    def roll(self, count: int, /) -> tuple[int, ...]:
        return tuple(self.d6() for _ in range(count))

    def below(self, n: int) -> int:
        assert self.label.startswith("ticket/"), self.label
        return self.dice.draw(n)

    def shuffle(self, items: list[Any]) -> None:
        raise AssertionError("no case shuffles")


@attrs.define
class ToldDice:
    """Throws and tickets as told, in that order; `labels` lists the streams that were opened."""

    table: RailTable
    state: State
    numbers: Iterator[int]
    draws: list[str]
    rejected: list[str] = attrs.Factory(list)
    labels: list[str] = attrs.Factory(list)

    def stream(self, label: str) -> ToldStream:
        if label.startswith("ticket/"):
            self.rejected = []
        self.labels.append(label)
        return ToldStream(self, label)

    def draw(self, n: int) -> int:
        """Return the place of the next ticket in the pile, rejected ones taken out."""
        bound = bound_of(self.state.travellers[self.state.mover])
        pile = [ticket.id for ticket in pile_of(self.table.board.tickets, self.state, bound)]
        below = (*self.rejected, *self.state.returned)
        left = [ticket for ticket in pile if ticket not in below]
        assert len(left) == n
        ticket = self.draws.pop(0)
        self.rejected.append(ticket)
        return left.index(ticket)


def play(table: RailTable, state: State, orders: Mapping[str, RailOrders], dice: Any) -> list[told.Event]:
    """Play a record on this very state, as the engine does."""
    happened = []
    for event in table.resolve(state, orders, dice):
        table.evolve(state, event)
        happened.append(event)
    return happened


def read(table: RailTable, state: State, seat: str, document: dict[str, Any]) -> tuple[Any, Sheet]:
    """Read an order document (its header left out)."""
    sheet = Sheet(document)
    return table.read_orders(state, seat, sheet), sheet


def spell(event: told.Event) -> str:
    """Write an event in the short form of the cases; "" for those that cases leave out."""
    match event:
        case told.PieceMoved(seat=seat, number=number, path=path, left=left, beside=beside):
            with_ = f" beside {beside}" if beside else ""
            return f"{seat} moves {number} to {path[-1]}, {left} left{with_}"
        case told.CityReached(seat=seat, city=city):
            return f"{seat} rests in {city}"
        case told.CoastReached(seat, ticket, city, home):
            return f"{seat} ends {ticket} in {city}{', home' if home else ''}"
        case told.ThrowLost(seat, (a, b), reason=reason):
            return f"{seat} cannot use {a} {b}: {reason}"
        case told.TicketDrawn(seat=seat, ticket=ticket):
            return f"{seat} draws {ticket}"
        case told.TicketRejected(seat, ticket, _, reason, by):
            return f"{seat} puts {ticket} back: {reason} by {by}"
        case told.TicketMissed(seat=seat):
            return f"{seat} finds no ticket"
        case told.ExpressTaken(seat, _, city):
            return f"{seat} goes by express to {city}"
        case told.TurnStarted(seat, turn):
            return f"turn {turn}, {seat}"
        case told.TurnPaused(seat, reason, numbers):
            return " ".join(map(str, (seat, "is asked:", reason, *numbers)))
        case told.StandingOrdersEnded(seat, reason):
            return f"orders of {seat} end: {reason}"
        case told.PlayerRetired(seat=seat):
            return f"{seat} retires"
        case told.GameWon(seats=seats):
            return f"{' and '.join(seats)} won"
    return ""


def spelled(events: Iterable[told.Event]) -> list[str]:
    """Write events in the short form."""
    return [text for text in map(spell, events) if text]
