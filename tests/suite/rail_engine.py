"""
What pbem answers the suite: the rail race played by plain actions.

An order file of pbem speaks for whole turns; here every throw and every move is a file of its own, and
the race is stopped where the next action begins.
"""

import re
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from hashlib import sha256
from itertools import chain
from typing import Any

import attrs
from plain_chance import NothingGivenError, RefusedError

from conformance.reading import load
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Seat
from pbem.errors import FaultsError
from pbem.rulesets.across_the_continent import ACROSS_THE_CONTINENT_1952
from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.orders import RailOrders
from pbem.rulesets.across_the_continent.play.tickets import bound_of, pile_of
from pbem.rulesets.across_the_continent.play.track import count_routes, free_landings
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.rules import Rules, teams_of
from pbem.rulesets.across_the_continent.state import Phase, State, Traveller
from pbem.trust.dice import SeededDice

Data = dict[str, Any]

CODES = {"E-RAIL-MOVE": "number", "E-RAIL-BLOCKED": "blocked"}
UNTOLD = {
    "turn-ended",
    "dice-thrown",
    "turn-paused",
    "standing-orders-given",
    "standing-orders-ended",
}
CHOICES = {field.name: field.default for field in attrs.fields(Rules) if field.name not in ("partners", "record_turns")}
KINDS = ("throws", "draws", "west", "lots")


def answer(question: Data) -> Data:
    """Answer a question of the suite about the rail race."""
    said: Data = {"number": question["number"]}
    race = PlainRace(question)
    if "fact" in question:
        fact = FACTS[question["fact"]]
        return said | {"answers": [fact(race, *row) for row in question["ask"]]}
    try:
        race.play()
    except RefusedError as refused:
        return said | {"refused": {"action": refused.action, "code": refused.code}}
    except NothingGivenError as missing:
        return said | {"stuck": str(missing)}
    unused = {kind: left for kind, left in race.given.items() if left}
    return said | {
        "events": race.events,
        "position": position_of(race.table, race.state),
        "unused": unused,
    }


class PlainRace:
    """A race that is played by the actions of one question; it is its own chance."""

    def __init__(self, question: Data) -> None:
        settings = question["settings"]
        chosen = [(name, settings[name]) for name in CHOICES if settings[name] != CHOICES[name]]
        self.table = lay(tuple(question["seats"]), tuple(settings["options"]), tuple(chosen), question["board"]["name"])
        self.state = state_of(self.table, question.get("before", {"phase": "new"}))
        self.actions: list[Data] = question.get("actions", [])
        self.given = {kind: list(question.get("chance", {}).get(kind, [])) for kind in KINDS}
        self.given["lots"] = list(chain.from_iterable(chain.from_iterable(self.given["lots"])))
        self.events: list[Data] = []
        self.rejected: list[str] = []
        self.thrown: list[int] = []
        self.done = 0

    # actions

    def play(self) -> None:
        """Play all actions."""
        if self.state.phase is Phase.BLANK:
            self.happen(self.table.resolve(self.state, {}, self))
        for action in self.actions:
            self.done += 1
            self.require_seat(action)
            match action["do"], self.state.phase:
                case "throw", Phase.TURN:
                    self.throw()
                case "move", Phase.THROW:
                    self.move(action)
                case _:
                    raise RefusedError(self.done, "not-now")

    def require_seat(self, action: Data) -> None:
        """Refuse an action of a player who does not act, or of anybody when the race is over."""
        if self.state.phase is Phase.OVER:
            raise RefusedError(self.done, "game-over")
        if action.get("player", self.state.mover) != self.state.mover:
            raise RefusedError(self.done, "not-your-turn")

    def throw(self) -> None:
        """Throw, and leave the dice on the table if anything can be done with them."""
        seat = self.state.mover
        self.thrown = list(self.given["throws"][0]) if self.given["throws"] else []
        orders = self.read(seat, {"rail": {"stop": "after-throw"}})
        self.happen(self.table.resolve(self.state, {seat: orders}, self))
        if not self.thrown:
            del self.given["throws"][:1]
        self.thrown = []

    def move(self, action: Data) -> None:
        """Move by a route that leads where the action says."""
        seat, number = self.state.mover, action["number"]
        self.read(seat, {"rail": {"move": number}})
        leg = Position(self.table.board, self.table.rules, self.state, seat).leg
        if action["to"] not in leg.board.layers(leg.place, leg.city)[number]:
            raise RefusedError(self.done, "no-route")
        if action["to"] not in free_landings(leg, number):
            raise RefusedError(self.done, "blocked")
        for via in ([], *([city.id] for city in self.table.board.cities)):
            orders = self.read(seat, {"rail": {"move": number, "via": via}})
            if self._end(orders, number) == action["to"]:
                self.happen(self.table.resolve(self.state, {seat: orders}, self))
                return
        raise NothingGivenError(f"no file leads to {action['to']}")

    def _end(self, orders: RailOrders, number: int) -> str:
        """Return the space where a move ends."""
        state = self.table.copy(self.state)
        moved = self.table.resolve(state, {state.mover: orders}, self)
        first = next(event for event in moved if isinstance(event, told.PieceMoved))
        assert first.number == number
        return first.path[-1]

    def read(self, seat: str, document: Data) -> RailOrders:
        sheet = Sheet(document)
        orders: RailOrders = self.table.read_orders(self.state, seat, sheet)
        for problem in sheet.problems:
            if problem.is_error:
                raise RefusedError(self.done, CODES.get(problem.code, problem.code))
        return orders

    def happen(self, events: Iterator[told.Event]) -> None:
        """Let happen what follows from one action, and no more."""
        thrown = False
        for event in events:
            if isinstance(event, told.DiceThrown):
                if not sum(event.dice):
                    break  # no action asks for this throw yet
                thrown = True
            if isinstance(event, told.PieceMoved) and thrown:
                # A move without a choice: the suite says it as an action all the same.
                self.table.evolve(self.state, told.TurnPaused(event.seat, "throw", (event.number,)))
                break
            self.table.evolve(self.state, event)
            self.events += tell(event)
            if isinstance(event, told.TurnStarted | told.TurnPaused):
                break

    # chance

    def stream(self, label: str, /) -> "PlainRace":
        if label.startswith("ticket/"):
            self.rejected = []
        self.label = label
        return self

    def take(self, kind: str) -> Any:
        if not self.given[kind]:
            raise NothingGivenError(f"nothing is given any more of {kind}")
        return self.given[kind].pop(0)

    def d6(self) -> int:
        if self.label.startswith("lots"):
            number: int = self.take("lots")
            return number
        if not self.thrown:
            return 0
        die: int = self.thrown.pop(0)
        return die

    def roll(self, count: int, /) -> tuple[int, ...]:
        return tuple(self.d6() for _ in range(count))

    def below(self, n: int, /) -> int:
        """Draw a ticket, or say who of a team sits in the west."""
        if self.label == "lots/coasts":
            west = self.take("west")
            team = next(team for team in teams_of(self.table.rules, self.table.ids) if west in team)
            return team.index(west)
        bound = bound_of(self.state.travellers[self.drawing_seat()])
        below = {*self.rejected, *self.state.returned}
        pile = pile_of(self.table.board.tickets, self.state, bound)
        left = [ticket.id for ticket in pile if ticket.id not in below]
        assert len(left) == n
        ticket = self.take("draws")
        self.rejected.append(ticket)
        return left.index(ticket)

    def drawing_seat(self) -> str:
        """Return who draws: the mover, in the set-up the first without a ticket."""
        pieces = self.state.travellers
        return self.state.mover or next(seat for seat in self.table.ids if not pieces[seat].ticket)

    def shuffle(self, seats: list[Any], /) -> None:
        west, self.given["west"] = self.given["west"], []
        seats[:] = [*west, *(seat for seat in seats if seat not in west)]

    def lay_face_down(self, _cards: Any, /) -> tuple[str, ...]:
        raise AssertionError("there are no cards")

    def draw_face_down(self, _seat: str, _cards: int, /) -> str:
        raise AssertionError("there are no cards")


@cache
def lay(seats: tuple[str, ...], options: Any, choices: Any, board: str) -> RailTable:
    """Lay a table as pbem does, terms first."""
    players = [Seat(seat, seat.capitalize()) for seat in seats]
    terms = ACROSS_THE_CONTINENT_1952.terms(players, options, dict(choices), load(f"boards/{board}.toml"))
    return ACROSS_THE_CONTINENT_1952.table(players, terms)


def state_of(table: RailTable, position: Data) -> State:
    """Return the state of a position."""
    if position["phase"] == "new":
        return table.blank()
    pieces = {}
    for seat in table.ids:
        said = dict(position["pieces"][seat])
        following = said.pop("next")
        leg = table.board.deck[said["ticket"]].stops.index(following) if said["ticket"] else 0
        pieces[seat] = Traveller(**said, leg=leg)
    return State(
        pieces,
        Phase(position["phase"]),
        position["turn"],
        2 if position["dice"] else 1,
        position["mover"],
        tuple(position["dice"]) or None,
        tuple(position["winners"]),
        tuple(position["returned"]),
    )


def position_of(table: RailTable, state: State) -> Data:
    """Return the position of a state."""
    return {
        "phase": state.phase.value,
        "turn": state.turn,
        "mover": state.mover,
        "pieces": {seat: _piece(table, one) for seat, one in state.travellers.items()},
        "dice": list(state.dice or ()),
        "returned": list(state.returned),
        "winners": list(state.winners),
    }


def _piece(table: RailTable, one: Traveller) -> Data:
    stops = table.board.deck[one.ticket].stops if one.ticket else ()
    names = ("coast", "place", "ticket", "crossed", "home")
    return {name: getattr(one, name) for name in names} | {"next": stops[one.leg] if stops else ""}


def tell(event: told.Event, untold: AbstractSet[str] = UNTOLD) -> Iterator[Data]:
    """Write an event in the words of the suite; those that plain actions do not know are left out."""
    name = re.sub("(?<!^)([A-Z])", r"-\1", type(event).__name__).lower()
    if name not in untold:
        known = load("events.toml")
        fields = {**known["rail"], **known["order-files"]["rail"]}[name]["fields"]
        values = event._asdict()
        if isinstance(event, told.PieceMoved):
            values["space"] = event.path[-1]
        yield {"event": name} | {key: _plain(values[key]) for key in fields}


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def numbers(race: PlainRace, dice: list[int]) -> list[Any]:
    """List the numbers that a throw of the mover allows (R-102, R-108)."""
    state = race.state
    state.phase, state.dice = Phase.THROW, (dice[0], dice[1])
    return [list(Position(race.table.board, race.table.rules, state, state.mover).possible)]


def routes(race: PlainRace, start: str, end: str) -> list[Any]:
    """Measure the way between two cities, and count the shortest routes (R-105)."""
    board = race.table.board
    return [board.distance(start, end), count_routes(board, start, end)]


def ticket(race: PlainRace, name: str) -> list[Any]:
    """Describe a ticket (R-098, A-92)."""
    found = race.table.board.deck[name]
    return [found.bound, list(found.stops)]


def starts(race: PlainRace) -> list[Any]:
    """List who may sit in the west, and who may begin, as thirty beginnings show it."""
    wests, starters = set(), set()
    for seed in range(30):
        state = race.table.blank()
        for event in race.table.resolve(state, {}, SeededDice(sha256(b"%d" % seed).digest())):
            race.table.evolve(state, event)
        pieces = state.travellers
        wests.add(tuple(seat for seat in race.table.ids if pieces[seat].coast == "west"))
        starters.add(state.mover)
    ids = race.table.ids
    by_place = sorted(wests, key=lambda west: [ids.index(seat) for seat in west])
    return [[list(west) for west in by_place], [seat for seat in ids if seat in starters]]


def new_game(race: PlainRace, players: int) -> list[Any]:
    """Say whether so many may race (R-097, R-112)."""
    try:
        lay(tuple(f"seat{number}" for number in range(players)), race.table.options, (), "letters")
    except FaultsError:
        return [False]
    return [True]


FACTS: dict[str, Callable[..., list[Any]]] = {
    "numbers": numbers,
    "routes": routes,
    "ticket": ticket,
    "starts": starts,
    "new-game": new_game,
}
