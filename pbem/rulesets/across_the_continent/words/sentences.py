"""Sentences about a race for which a format will not do, told by a voice (`voice.py`) from the event alone."""

from pbem.engine.file.phrases import counted, listed
from pbem.engine.text.sentences import YOU
from pbem.rulesets.across_the_continent import events
from pbem.rulesets.across_the_continent.words.voice import RaceVoice

# ── set-up ─────────────────────────────────────────────────────────────────────────────────────────


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


# ── a turn ─────────────────────────────────────────────────────────────────────────────────────────


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


# ── the end, and what the group decides ────────────────────────────────────────────────────────────


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
