"""
Events in sentences, for the report: a line for each event, using nothing but the event.

Most are one sentence with the facts of the event in it (`pbem.engine.text.sentences`), the others a method.
"""

from collections.abc import Callable, Iterable
from typing import Any

import attrs

from pbem.engine.file.phrases import counted
from pbem.engine.text.sentences import PlayerWord, begin, player
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


@attrs.frozen
class EventDescriber:
    """Describes events with the names of a board and of the players."""

    board: Board
    names: dict[str, str]

    def describe(self, event: Event) -> list[str]:
        """Describe an event in at most one line; none if another event says the same."""
        sentence = self._sentence(event)
        return [begin(sentence)] if sentence else []

    def _sentence(self, event: Event) -> str:
        said = SENTENCES[type(event)]
        if not isinstance(said, str):
            return said(self, event)
        return said.format_map(
            {key: self._fact(key, value) for key, value in event._asdict().items()}
        )

    def _fact(self, key: str, value: Any) -> object:
        """Return what a field of an event is in a sentence."""
        match key:
            case "seat" | "partner":
                return self.who(value)
            case "city" | "source" | "next":
                return self.board.names[value]
            case "place":
                return self.board.describe(value)
            case "distance":
                return counted(value, "space")
            case _:
                return value

    def who(self, seat: str) -> PlayerWord:
        """Return a player for a sentence."""
        return player(self.names[seat])

    def list_seats(self, seats: Iterable[str], joint: str = ", ") -> str:
        """Return players in a row."""
        return joint.join(self.who(seat) for seat in seats)

    def list_cities(self, cities: Iterable[str]) -> str:
        """Return cities by name."""
        return ", ".join(self.board.names[city] for city in cities)


# ── set-up ─────────────────────────────────────────────────────────────────────────────────────────


def _coasts(race: EventDescriber, event: CoastsTaken) -> str:
    how = " by lot" if event.by_lot else ""
    east, west = race.list_seats(event.east), race.list_seats(event.west)
    return f"Starting on the east coast{how}: {east}; on the west coast: {west}."


def _rolled(race: EventDescriber, event: StarterRolled) -> str:
    rounds = "; again ".join(
        ", ".join(f"{race.who(seat)} {_dice(dice)}" for seat, dice in thrown)
        for thrown in event.rounds
    )
    return f"Dice for the first turn: {rounds}. {race.who(event.winner):begins}."


# ── tickets ────────────────────────────────────────────────────────────────────────────────────────


def _rejected(race: EventDescriber, event: TicketRejected) -> str:
    who, by, start = race.who(event.seat), race.who(event.by), race.board.names[event.start]
    why = f"{by:has} a ticket from {start}" if event.reason == "held" else f"{by:rests} there"
    return f"{who:draws} ticket {event.ticket} from {start} and {who:-puts} it back: {why}."


def _drawn(race: EventDescriber, event: TicketDrawn) -> str:
    route = " - ".join(race.board.names[stop] for stop in event.stops)
    return f"{race.who(event.seat):draws} {event.bound}-bound ticket {event.ticket}: {route}."


def _coast(race: EventDescriber, event: CoastReached) -> str:
    far = "has crossed and returned" if event.home else "has crossed the continent"
    city = race.board.names[event.city]
    return f"{race.who(event.seat):{far}}: ticket {event.ticket} ends in {city}."


def _ticket_corrected(race: EventDescriber, event: TicketCorrected) -> str:
    after = race.board.names[race.board.deck[event.ticket].stops[event.leg]]
    travels = f"{race.who(event.seat):travels}"
    return f"Corrected: {travels} on ticket {event.ticket}; next is {after}."


# ── a turn ─────────────────────────────────────────────────────────────────────────────────────────


def _moved(race: EventDescriber, event: PieceMoved) -> str:
    who, board = race.who(event.seat), race.board
    by = f" by {race.list_cities(event.passed)}" if event.passed else ""
    to = f" to {board.describe(event.path[-1])}"
    left = _left(race, event.left, event.city) if event.left else ""
    beside = f", beside {race.who(event.beside):'s} piece" if event.beside else ""
    again = "; a doublet" if event.dice[0] == event.dice[1] and event.left else ""
    moves = f"{who:throws} {_dice(event.dice)} and {who:-moves} {event.number}"
    return f"{moves}{by}{to}{left}{beside}{again}."


def _lost(race: EventDescriber, event: ThrowLost) -> str:
    why = "too near" if event.reason == "near" else "every landing is taken"
    left = _left(race, event.distance, event.city)
    return f"{race.who(event.seat):throws} {_dice(event.dice)}{left}: {why}, no move."


def _left(race: EventDescriber, spaces: int, city: str) -> str:
    return f", {counted(spaces, 'space')} before {race.board.names[city]}"


def _paused(race: EventDescriber, event: TurnPaused) -> str:
    who = race.who(event.seat)
    match event.reason:
        case "throw":
            numbers = " or ".join(map(str, event.numbers))
            return f"The dice are on the table: {who} may move {numbers}."
        case "record":
            asked = "asked whether to go on with the orders"
            return f"The longest record is full: {who:is} {asked}."
        case _:
            return f"{who:is} asked for orders."


def _orders(race: EventDescriber, event: StandingOrdersGiven) -> str:
    """Format standing orders on one line, with cities by name."""
    words = [f"{key} {_choice(race, key, value)}" for key, value in event.table.items()]
    return f"{race.who(event.seat):orders}: {'; '.join(words)}."


def _choice(race: EventDescriber, key: str, value: object) -> str:
    if not isinstance(value, list):
        return str(value)
    return race.list_cities(value) if key == "via" else ", ".join(map(str, value))


def _orders_ended(race: EventDescriber, event: StandingOrdersEnded) -> str:
    when = "the turn" if event.reason == "turn" else "the ticket"
    return f"{race.who(event.seat):'s} orders held until the end of {when}."


# ── the end ────────────────────────────────────────────────────────────────────────────────────────


def _retired(race: EventDescriber, event: PlayerRetired) -> str:
    who, partner = race.who(event.seat), race.who(event.partner)
    return f"{who:is} home and {who:-retires}; {partner}, the partner, {partner:-travels} on."


def _won(race: EventDescriber, event: GameWon) -> str:
    if len(event.seats) > 1:
        return f"{race.list_seats(event.seats, ' and ')} have won the race."
    return f"{race.who(event.seats[0]):has} won the race."


def _dice(dice: Throw) -> str:
    return "{} {}".format(*dice)


SENTENCES: dict[type[Event], str | Callable[[EventDescriber, Any], str]] = {
    # The set-up.
    CoastsTaken: _coasts,
    PiecePlaced: "{seat:starts} in {city}.",
    StarterRolled: _rolled,
    StarterNamed: "{seat:begins}.",
    # Tickets.
    TicketRejected: _rejected,
    TicketReturned: "",
    TicketDrawn: _drawn,
    TicketMissed: "No {bound}-bound ticket is available; {seat:waits} a turn.",
    ExpressTaken: "{seat:goes} by express from {source} to {city}.",
    # A turn.
    TurnStarted: "Turn {turn}: {seat}.",
    StandingOrdersGiven: _orders,
    StandingOrdersEnded: _orders_ended,
    DiceThrown: "",
    TurnPaused: _paused,
    PieceMoved: _moved,
    ThrowLost: _lost,
    CityReached: "{seat:rests} in {city}; next {next}, {distance}.",
    CoastReached: _coast,
    TurnEnded: "",
    # The end.
    PlayerRetired: _retired,
    GameWon: _won,
    # Decided by the group.
    PlayerResigned: "{seat:is} out; the piece leaves the board.",
    PieceCorrected: "Corrected: {seat:'s} piece is on {place}.",
    TicketCorrected: _ticket_corrected,
}
"""The sentence of every event; empty where another event says the same."""
