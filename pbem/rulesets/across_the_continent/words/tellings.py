"""
Every event of a race in words: what the report, letters and the summary say of it.

A letter adds up moves, cities and lost throws instead (`recalled.py`). A line is empty where another
event says the same.
"""

from collections.abc import Mapping

from pbem.engine.words.telling import Telling
from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.words import sentences

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

# ── the events ─────────────────────────────────────────────────────────────────────────────────────

TELLINGS: Mapping[type[events.Event], Telling] = {
    # The set-up.
    events.CoastsTaken: Telling(sentences.coasts),
    events.PiecePlaced: Telling("{seat:starts} in {city}.", {"seat": "You start in {city}."}),
    events.StarterRolled: Telling(sentences.rolled),
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
    events.StandingOrdersGiven: Telling(sentences.orders),
    events.StandingOrdersEnded: Telling("{seat:'s} orders held until the end of {reason}.", words={"reason": ENDS}),
    events.DiceThrown: Telling(""),
    events.TurnPaused: Telling("{reason}", {"seat": sentences.your_dice}, words={"reason": PAUSES}),
    events.PieceMoved: Telling(sentences.moved),
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
    events.GameWon: Telling(sentences.won, {"seats": sentences.won}, sentences.won, "won"),
    # Decided by the group.
    events.PlayerResigned: Telling(
        "{seat:is} out; the piece leaves the board.", {"seat": ""}, "{seat} is out of the race.", "out"
    ),
    events.PieceCorrected: Telling(
        "Corrected: {seat:'s} piece is on {place}.", {"seat": "By a ruling your piece is on {place}."}
    ),
    events.TicketCorrected: Telling(sentences.ticket_corrected, {"seat": "By a ruling you travel on ticket {ticket}."}),
}
"""The entry of every event."""
