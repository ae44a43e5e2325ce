"""
Every event of a race in words: what the report, letters and the summary say of it.

A letter adds up moves, cities and lost throws instead (`recalled.py`). A line is empty where another
event says the same.
"""

from collections.abc import Mapping

from pbem.engine.file.phrases import counted, listed
from pbem.engine.text.sentences import YOU
from pbem.engine.words.telling import Telling
from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.words.voice import RaceVoice

Words = Mapping[str, str]

# ── words that stand in events for a reason; what they need of the event stands in braces ───────────

REJECTS: Words = {"held": "{by:has} a ticket from {start}", "occupied": "{by:rests} there"}
"""Why a ticket goes back."""

ENDS: Words = {"turn": "the turn", "ticket-end": "the ticket"}
"""How long standing orders held."""

PAUSES: Words = {
    "throw": "The dice are on the table: {seat} may move {numbers}.",
    "record": "The longest record is full: {seat:is} asked whether to go on with the orders.",
    "orders": "{seat:is} asked for orders.",
}
"""Why the race waits for a player."""

LOSES: Words = {"near": "too near", "blocked": "every landing is taken"}
"""Why a throw cannot be used."""

CROSSED: Mapping[bool, str] = {True: "crossed and returned", False: "crossed the continent"}
"""How far a player has come whose ticket is done."""

# ── sentences for which a format will not do ───────────────────────────────────────────────────────


def coasts(race: RaceVoice, event: events.CoastsTaken) -> str:
    """Who starts where."""
    how = " by lot" if event.by_lot else ""
    east, west = race.list_seats(event.east), race.list_seats(event.west)
    return f"Starting on the east coast{how}: {east}; on the west coast: {west}."


def rolled(race: RaceVoice, event: events.StarterRolled) -> str:
    """Every round of dice, and who begins."""
    rounds = "; again ".join(
        ", ".join(f"{race.who(seat)} {race.fact('dice', dice)}" for seat, dice in thrown) for thrown in event.rounds
    )
    return f"Dice for the first turn: {rounds}. {race.who(event.winner):begins}."


def moved(race: RaceVoice, event: events.PieceMoved) -> str:
    """A throw and where it led."""
    who, board = race.who(event.seat), race.board
    by = f" by {race.list_cities(event.passed)}" if event.passed else ""
    to = f" to {board.describe(event.path[-1])}"
    left = f", {counted(event.left, 'space')} before {race.city(event.city)}" if event.left else ""
    beside = f", beside {race.who(event.beside):'s} piece" if event.beside else ""
    again = "; a doublet" if event.dice[0] == event.dice[1] and event.left else ""
    moves = f"{who:throws} {race.fact('dice', event.dice)} and {who:-moves} {event.number}"
    return f"{moves}{by}{to}{left}{beside}{again}."


def your_dice(race: RaceVoice, event: events.TurnPaused) -> str:
    """Say what may be moved with dice on the table; nothing else is news to somebody who is asked for orders."""
    if event.reason != "throw":
        return ""
    return f"Your dice are on the table; you may move {race.fact('numbers', event.numbers)}."


def orders(race: RaceVoice, event: events.StandingOrdersGiven) -> str:
    """Standing orders on one line, with cities by name."""
    words = [f"{key} {_choice(race, key, value)}" for key, value in event.rail.table().items()]
    return f"{race.who(event.seat):orders}: {'; '.join(words)}."


def _choice(race: RaceVoice, key: str, value: object) -> str:
    if not isinstance(value, list):
        return str(value)
    return race.list_cities(value) if key == "via" else ", ".join(map(str, value))


def won(race: RaceVoice, event: events.GameWon) -> str:
    """One or two winners; who is spoken to comes first."""
    winners = sorted(map(race.who, event.seats), key=lambda who: who != YOU)
    if len(winners) > 1:
        return f"{listed(winners)} have won the race."
    return f"{winners[0]:has} won the race."


def ticket_corrected(race: RaceVoice, event: events.TicketCorrected) -> str:
    """A ticket and what comes next on it."""
    after = race.city(race.board.deck[event.ticket].stops[event.leg])
    travels = f"{race.who(event.seat):travels}"
    return f"Corrected: {travels} on ticket {event.ticket}; next is {after}."


# ── the events ─────────────────────────────────────────────────────────────────────────────────────

TELLINGS: Mapping[type[events.Event], Telling] = {
    # The set-up.
    events.CoastsTaken: Telling(coasts),
    events.PiecePlaced: Telling("{seat:starts} in {city}.", {"seat": "You start in {city}."}),
    events.StarterRolled: Telling(rolled),
    events.StarterNamed: Telling("{seat:begins}."),
    # Tickets.
    events.TicketRejected: Telling(
        "{seat:draws} ticket {ticket} from {start} and {seat:-puts} it back: {reason}.", words={"reason": REJECTS}
    ),
    events.TicketReturned: Telling(""),
    events.TicketDrawn: Telling(
        "{seat:draws} {bound}-bound ticket {ticket}: {stops}.",
        {"seat": "You drew {bound}-bound ticket {ticket}: {stops}."},
    ),
    events.TicketMissed: Telling(
        "No {bound}-bound ticket is available; {seat:waits} a turn.",
        {"seat": "No {bound}-bound ticket was free, so you waited a turn."},
    ),
    events.ExpressTaken: Telling(
        "{seat:goes} by express from {source} to {city}.", {"seat": "You went by express from {source} to {city}."}
    ),
    # A turn.
    events.TurnStarted: Telling("Turn {turn}: {seat}."),
    events.StandingOrdersGiven: Telling(orders),
    events.StandingOrdersEnded: Telling("{seat:'s} orders held until the end of {reason}.", words={"reason": ENDS}),
    events.DiceThrown: Telling(""),
    events.TurnPaused: Telling("{reason}", {"seat": your_dice}, words={"reason": PAUSES}),
    events.PieceMoved: Telling(moved),
    events.ThrowLost: Telling(
        "{seat:throws} {dice}, {distance} before {city}: {reason}, no move.", words={"reason": LOSES}
    ),
    events.CityReached: Telling("{seat:rests} in {city}; next {next}, {distance}."),
    events.CoastReached: Telling(
        "{seat:has} {home}: ticket {ticket} ends in {city}.",
        {"seat": "You have {home}: ticket {ticket} ended in {city}."},
        "{seat} has {home} and is in {city}.",
        "coast",
        {"home": CROSSED},
    ),
    events.TurnEnded: Telling(""),
    # The end.
    events.PlayerRetired: Telling(
        "{seat:is} home and {seat:-retires}; {partner}, the partner, {partner:-travels} on.",
        {"seat": ""},
        "{seat} is home.",
        "home",
    ),
    events.GameWon: Telling(won, {"seats": won}, won, "won"),
    # Decided by the group.
    events.PlayerResigned: Telling(
        "{seat:is} out; the piece leaves the board.", {"seat": ""}, "{seat} is out of the race.", "out"
    ),
    events.PieceCorrected: Telling(
        "Corrected: {seat:'s} piece is on {place}.", {"seat": "By a ruling your piece is on {place}."}
    ),
    events.TicketCorrected: Telling(ticket_corrected, {"seat": "By a ruling you travel on ticket {ticket}."}),
}
"""The entry of every event."""


# ── set-up ─────────────────────────────────────────────────────────────────────────────────────────
