"""Every event of a race has its sentence, worded for a name and for a player called "You"."""

from typing import get_args

import pytest
from rail_scenes import BOARD

from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.words.tellings import TELLINGS
from pbem.rulesets.across_the_continent.words.voice import RaceVoice

EMIL = RaceVoice(TELLINGS, BOARD, {"emil": "Emil", "fay": "Fay"})
YOU = RaceVoice(TELLINGS, BOARD, {"emil": "You", "fay": "Fay"})


def moved(left: int, beside: str = "", passed: tuple[str, ...] = ()) -> Event:
    return told.PieceMoved("emil", (3, 3), 6, "chicago", ("omaha",), passed, "denver", left, beside)


TOLD: tuple[tuple[Event, str, str], ...] = (
    (
        told.CoastsTaken(("emil",), ("fay",), by_lot=True),
        "Starting on the east coast by lot: Fay; on the west coast: Emil.",
        "Starting on the east coast by lot: Fay; on the west coast: You.",
    ),
    (told.PiecePlaced("emil", "boston"), "Emil starts in Boston.", "You start in Boston."),
    (
        told.StarterRolled(((("emil", (3, 4)), ("fay", (1, 2))),), "emil"),
        "Dice for the first turn: Emil 3 4, Fay 1 2. Emil begins.",
        "Dice for the first turn: You 3 4, Fay 1 2. You begin.",
    ),
    (told.StarterNamed("emil"), "Emil begins.", "You begin."),
    (
        told.TicketRejected("emil", "W02", "boston", "held", "fay"),
        "Emil draws ticket W02 from Boston and puts it back: Fay has a ticket from Boston.",
        "You draw ticket W02 from Boston and put it back: Fay has a ticket from Boston.",
    ),
    (
        told.TicketRejected("fay", "W02", "boston", "occupied", "emil"),
        "Fay draws ticket W02 from Boston and puts it back: Emil rests there.",
        "Fay draws ticket W02 from Boston and puts it back: You rest there.",
    ),
    (told.TicketReturned("W02"), "", ""),
    (
        told.TicketDrawn("emil", "E01", "east", ("seattle", "omaha", "boston")),
        "Emil draws east-bound ticket E01: Seattle - Omaha - Boston.",
        "You draw east-bound ticket E01: Seattle - Omaha - Boston.",
    ),
    (
        told.TicketMissed("emil", "east"),
        "No east-bound ticket is available; Emil waits a turn.",
        "No east-bound ticket is available; you wait a turn.",
    ),
    (
        told.ExpressTaken("emil", "seattle", "portland"),
        "Emil goes by express from Seattle to Portland.",
        "You go by express from Seattle to Portland.",
    ),
    (told.TurnStarted("emil", 7), "Turn 7: Emil.", "Turn 7: You."),
    (
        told.StandingOrdersGiven(
            "emil", {"until": "turn", "via": ["omaha", "denver"], "keep": [2, 4]}
        ),
        "Emil orders: until turn; via Omaha, Denver; keep 2, 4.",
        "You order: until turn; via Omaha, Denver; keep 2, 4.",
    ),
    (
        told.StandingOrdersEnded("emil", "ticket-end"),
        "Emil's orders held until the end of the ticket.",
        "Your orders held until the end of the ticket.",
    ),
    (told.DiceThrown("emil", (3, 4), "omaha", 5), "", ""),
    (
        told.TurnPaused("emil", "throw", (3, 4, 7)),
        "The dice are on the table: Emil may move 3 or 4 or 7.",
        "The dice are on the table: You may move 3 or 4 or 7.",
    ),
    (
        told.TurnPaused("emil", "record", ()),
        "The longest record is full: Emil is asked whether to go on with the orders.",
        "The longest record is full: You are asked whether to go on with the orders.",
    ),
    (
        told.TurnPaused("emil", "orders", ()),
        "Emil is asked for orders.",
        "You are asked for orders.",
    ),
    (
        moved(4),
        "Emil throws 3 3 and moves 6 to Omaha, 4 spaces before Denver; a doublet.",
        "You throw 3 3 and move 6 to Omaha, 4 spaces before Denver; a doublet.",
    ),
    (
        moved(0, "fay", ("chicago",)),
        "Emil throws 3 3 and moves 6 by Chicago to Omaha, beside Fay's piece.",
        "You throw 3 3 and move 6 by Chicago to Omaha, beside Fay's piece.",
    ),
    (
        told.ThrowLost("emil", (5, 5), "omaha", 1, "near"),
        "Emil throws 5 5, 1 space before Omaha: too near, no move.",
        "You throw 5 5, 1 space before Omaha: too near, no move.",
    ),
    (
        told.CityReached("emil", "omaha", "denver", 9),
        "Emil rests in Omaha; next Denver, 9 spaces.",
        "You rest in Omaha; next Denver, 9 spaces.",
    ),
    (
        told.CoastReached("emil", "W02", "seattle", home=False),
        "Emil has crossed the continent: ticket W02 ends in Seattle.",
        "You have crossed the continent: ticket W02 ends in Seattle.",
    ),
    (
        told.CoastReached("emil", "E01", "boston", home=True),
        "Emil has crossed and returned: ticket E01 ends in Boston.",
        "You have crossed and returned: ticket E01 ends in Boston.",
    ),
    (told.TurnEnded("emil"), "", ""),
    (
        told.PlayerRetired("emil", "fay"),
        "Emil is home and retires; Fay, the partner, travels on.",
        "You are home and retire; Fay, the partner, travels on.",
    ),
    (
        told.PlayerRetired("fay", "emil"),
        "Fay is home and retires; Emil, the partner, travels on.",
        "Fay is home and retires; you, the partner, travel on.",
    ),
    (told.GameWon(("emil",), "race"), "Emil has won the race.", "You have won the race."),
    (
        told.GameWon(("fay", "emil"), "partners"),
        "Fay and Emil have won the race.",
        "You and Fay have won the race.",
    ),
    (
        told.PlayerResigned("emil"),
        "Emil is out; the piece leaves the board.",
        "You are out; the piece leaves the board.",
    ),
    (
        told.PieceCorrected("emil", "omaha"),
        "Corrected: Emil's piece is on Omaha.",
        "Corrected: Your piece is on Omaha.",
    ),
    (
        told.TicketCorrected("emil", "W02", 1),
        f"Corrected: Emil travels on ticket W02; next is {BOARD.names[BOARD.deck['W02'].stops[1]]}.",
        f"Corrected: You travel on ticket W02; next is {BOARD.names[BOARD.deck['W02'].stops[1]]}.",
    ),
)


@pytest.mark.parametrize(("event", "named", "spoken"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_is_reported_in_its_sentence(event: Event, named: str, spoken: str) -> None:
    assert EMIL.describe(event) == ([named] if named else [])
    assert YOU.describe(event) == ([spoken] if spoken else [])


def test_every_event_that_there_is_is_reported_above() -> None:
    assert {type(event) for event, _, _ in TOLD} == set(get_args(Event))
