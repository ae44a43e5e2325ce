"""Events in sentences, for the report: one case for each event, using nothing but the event."""

from typing import assert_never

import attrs

from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import (
    CityReached,
    CoastReached,
    CoastsTaken,
    DiceThrown,
    Event,
    ExpressTaken,
    GameWon,
    PieceCorrected,
    PieceMoved,
    PiecePlaced,
    PlayerResigned,
    PlayerRetired,
    StandingOrdersEnded,
    StandingOrdersGiven,
    StarterNamed,
    StarterRolled,
    Throw,
    ThrowLost,
    TicketCorrected,
    TicketDrawn,
    TicketMissed,
    TicketRejected,
    TicketReturned,
    TurnEnded,
    TurnPaused,
    TurnStarted,
)
from pbem.rulesets.across_the_continent.words.phrases import counted_spaces


@attrs.frozen
class EventDescriber:
    """Describes events with the names of a board and of the players."""

    board: Board
    names: dict[str, str]

    def describe(self, event: Event) -> list[str]:
        """Describe an event in at most one line; none if another event says the same."""
        sentence = self._sentence(event)
        return [sentence] if sentence else []

    def _sentence(self, event: Event) -> str:
        name, city = self.names, self.board.names
        match event:
            case TurnStarted(seat, turn):
                return f"Turn {turn}: {name[seat]}."
            case PieceMoved():
                return self._moved(event)
            case ThrowLost():
                return self._lost(event)
            case CityReached(seat, reached, after, distance):
                return (f"{name[seat]} rests in {city[reached]}; next {city[after]}, "
                        f"{counted_spaces(distance)}.")  # fmt: skip
            case CoastReached(seat, ticket, reached, home):
                ends = "has crossed and returned" if home else "has crossed the continent"
                return f"{name[seat]} {ends}: ticket {ticket} ends in {city[reached]}."
            case TicketDrawn(seat, ticket, bound, stops):
                return f"{name[seat]} draws {bound}-bound ticket {ticket}: {self._route(stops)}."
            case TicketRejected():
                return self._rejected(event)
            case TicketMissed(seat, bound):
                return f"No {bound}-bound ticket is available; {name[seat]} waits a turn."
            case ExpressTaken(seat, source, reached):
                return f"{name[seat]} goes by express from {city[source]} to {city[reached]}."
            case TurnPaused():
                return self._paused(event)
            case StandingOrdersGiven(seat, table):
                return f"{name[seat]} orders: {self._orders(table)}."
            case StandingOrdersEnded(seat, reason):
                when = "the turn" if reason == "turn" else "the ticket"
                return f"{name[seat]}'s orders held until the end of {when}."
            case CoastsTaken(west, east, by_lot):
                how = " by lot" if by_lot else ""
                return (f"Starting on the east coast{how}: {self._list(east)}; "
                        f"on the west coast: {self._list(west)}.")  # fmt: skip
            case PiecePlaced(seat, start):
                return f"{name[seat]} starts in {city[start]}."
            case StarterRolled():
                return self._rolled(event)
            case StarterNamed(seat):
                return f"{name[seat]} begins."
            case PlayerRetired(seat, partner):
                return (
                    f"{name[seat]} is home and retires; {name[partner]}, the partner, travels on."
                )
            case GameWon(seats, how):
                won = "have" if how == "partners" else "has"
                return f"{self._list(seats, ' and ')} {won} won the race."
            case PlayerResigned(seat):
                return f"{name[seat]} is out; the piece leaves the board."
            case PieceCorrected(seat, place):
                return f"Corrected: {name[seat]}'s piece is on {self.board.describe(place)}."
            case TicketCorrected(seat, ticket, leg):
                after = city[self.board.deck[ticket].stops[leg]]
                return f"Corrected: {name[seat]} travels on ticket {ticket}; next is {after}."
            case DiceThrown() | TurnEnded() | TicketReturned():
                return ""
            case _:
                assert_never(event)

    def _moved(self, event: PieceMoved) -> str:
        board = self.board
        by = f" by {self._list_cities(event.passed)}" if event.passed else ""
        where = f"to {board.describe(event.path[-1])}"
        left = (
            f", {counted_spaces(event.left)} before {board.names[event.city]}" if event.left else ""
        )
        beside = f", beside {self.names[event.beside]}'s piece" if event.beside else ""
        again = "; a doublet" if event.dice[0] == event.dice[1] and event.left else ""
        return (f"{self.names[event.seat]} throws {_dice(event.dice)} and moves "
                f"{event.number}{by} {where}{left}{beside}{again}.")  # fmt: skip

    def _lost(self, event: ThrowLost) -> str:
        why = "too near" if event.reason == "near" else "every landing is taken"
        return (f"{self.names[event.seat]} throws {_dice(event.dice)}, "
                f"{counted_spaces(event.distance)} before {self.board.names[event.city]}: {why}, "
                "no move.")  # fmt: skip

    def _rejected(self, event: TicketRejected) -> str:
        start, by = self.board.names[event.start], self.names[event.by]
        why = f"{by} has a ticket from {start}" if event.reason == "held" else f"{by} rests there"
        return (f"{self.names[event.seat]} draws ticket {event.ticket} from {start} and puts it "
                f"back: {why}.")  # fmt: skip

    def _paused(self, event: TurnPaused) -> str:
        name = self.names[event.seat]
        match event.reason:
            case "throw":
                numbers = " or ".join(map(str, event.numbers))
                return f"The dice are on the table: {name} may move {numbers}."
            case "record":
                return (
                    f"The longest record is full: {name} is asked whether to go on with the orders."
                )
            case _:
                return f"{name} is asked for orders."

    def _rolled(self, event: StarterRolled) -> str:
        rounds = "; again ".join(
            ", ".join(f"{self.names[seat]} {_dice(dice)}" for seat, dice in thrown)
            for thrown in event.rounds
        )
        return f"Dice for the first turn: {rounds}. {self.names[event.winner]} begins."

    def _orders(self, table: dict[str, object]) -> str:
        """Format standing orders on one line, with cities by name."""
        words = []
        for key, value in table.items():
            if key == "via" and isinstance(value, list):
                words.append(f"via {self._list_cities(value)}")
            elif isinstance(value, list):
                words.append(f"{key} {', '.join(map(str, value))}")
            else:
                words.append(f"{key} {value}")
        return "; ".join(words)

    def _route(self, stops: tuple[str, ...]) -> str:
        return " - ".join(self.board.names[stop] for stop in stops)

    def _list(self, seats: tuple[str, ...], joint: str = ", ") -> str:
        return joint.join(self.names[seat] for seat in seats)

    def _list_cities(self, cities: tuple[str, ...] | list[str]) -> str:
        return ", ".join(self.board.names[city] for city in cities)


def _dice(dice: Throw) -> str:
    return "{} {}".format(*dice)
