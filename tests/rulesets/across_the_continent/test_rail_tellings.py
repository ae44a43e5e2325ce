"""
Every event of a race has its entry: what the report, letters and the summary say of it.

The words stand in one golden; a wanted change of words is an entry and `pytest --update-goldens`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

from rail_scenes import BOARD

from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.orders import Rail
from pbem.rulesets.across_the_continent.words.tellings import ENDS, LOSES, PAUSES, REJECTS, TELLINGS
from pbem.rulesets.across_the_continent.words.voice import LetterVoice, RaceVoice

NAMES = {"emil": "Emil", "fay": "Fay", "gus": "all of you"}
RACE = RaceVoice(TELLINGS, BOARD, NAMES)
YOU = RaceVoice(TELLINGS, BOARD, {**NAMES, "emil": "You"})
GOLDEN = Path(__file__).parent / "goldens" / "every event told.txt"


def moved(left: int, beside: str = "", passed: tuple[str, ...] = ()) -> Event:
    return told.PieceMoved("emil", (3, 3), 6, "chicago", ("omaha",), passed, "denver", left, beside)


EVENTS: tuple[Event, ...] = (
    told.CoastsTaken(("emil",), ("fay",), by_lot=True),
    told.PiecePlaced("emil", "boston"),
    told.StarterRolled(((("emil", (3, 4)), ("fay", (1, 2))),), "emil"),
    told.StarterNamed("emil"),
    told.TicketRejected("emil", "W02", "boston", "held", "fay"),
    told.TicketRejected("fay", "W02", "boston", "occupied", "emil"),
    told.TicketReturned("W02"),
    told.TicketDrawn("emil", "E01", "east", ("seattle", "omaha", "boston")),
    told.TicketMissed("emil", "east"),
    told.ExpressTaken("emil", "seattle", "portland"),
    told.TurnStarted("emil", 7),
    told.StandingOrdersGiven("emil", Rail(("leave 2..4",), ("omaha", "denver"), "turn")),
    told.StandingOrdersEnded("emil", "ticket-end"),
    told.DiceThrown("emil", (3, 4), "omaha", 5),
    told.TurnPaused("emil", "throw", (3, 4, 7)),
    told.TurnPaused("emil", "record", ()),
    told.TurnPaused("emil", "orders", ()),
    moved(4),
    moved(0, "fay", ("chicago",)),
    told.ThrowLost("emil", (5, 5), "omaha", 1, "near"),
    told.CityReached("emil", "omaha", "denver", 9),
    told.CoastReached("emil", "W02", "seattle", home=False),
    told.CoastReached("emil", "E01", "boston", home=True),
    told.TurnEnded("emil"),
    told.PlayerRetired("emil", "fay"),
    told.PlayerRetired("fay", "emil"),
    told.GameWon(("emil",), "race"),
    told.GameWon(("fay", "emil"), "partners"),
    told.PlayerResigned("emil"),
    told.PieceCorrected("emil", "omaha"),
    told.TicketCorrected("emil", "W02", 1),
    told.GameWon(("fay", "gus"), "partners"),
    told.PlayerRetired("gus", "fay"),
    told.CoastReached("gus", "W03", "boston", home=True),
    # Every reason that an event may give.
    *(told.TicketRejected("gus", "W02", "boston", reason, "emil") for reason in REJECTS),
    *(told.StandingOrdersEnded("emil", reason) for reason in ENDS),
    *(told.TurnPaused("gus", reason, (3, 8)) for reason in PAUSES),
    *(told.ThrowLost("gus", (5, 6), "omaha", 2, reason) for reason in LOSES),
)


def test_events_are_told_in_their_words(golden: Callable[[Path, str], None]) -> None:
    """Report, report to a player called "You", letters to each seat."""
    golden(GOLDEN, "\n".join(row for event in EVENTS for row in rows_of(event)))


def rows_of(event: Event) -> Iterator[str]:
    yield type(event).__name__
    yield from (f"    report      {line}" for line in RACE.describe(event))
    if YOU.describe(event) != RACE.describe(event):
        yield from (f"    with You    {line}" for line in YOU.describe(event))
    for seat in NAMES:
        letter = LetterVoice(TELLINGS, BOARD, NAMES, seat)
        yield from (f"    to {seat:<9}{line}" for line in letter.recall(event, seat))
    if summary := TELLINGS[type(event)].summary:
        yield f"    summary     {summary}"


def test_every_event_has_its_entry_and_is_told_above() -> None:
    assert set(TELLINGS) == set(get_args(Event)) == set(map(type, EVENTS))


def test_who_is_spoken_to_stands_in_a_field_that_holds_seats() -> None:
    for event in EVENTS:
        for field in TELLINGS[type(event)].you:
            who = getattr(event, field)
            assert set(who if isinstance(who, tuple) else [who]) <= set(NAMES), (event, field)
