"""What happened to a traveller is told in sentences, from the events and the seat alone."""

import pytest
from rail_scenes import BOARD

from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.words.recalled import recall

NAMES = {"emil": "Emil", "fay": "Fay", "gus": "all of you"}


def moved(seat: str, number: int, left: int) -> Event:
    return told.PieceMoved(seat, (number, 1), number, "chicago", ("omaha",), (), "omaha", left, "")


CASES: dict[str, tuple[list[Event], list[str]]] = {
    "moves": (
        [moved("emil", 5, 9), moved("fay", 6, 3), moved("emil", 6, 3)],
        ["You moved 11 spaces.", "You are 3 spaces before Omaha."],
    ),
    "a city reached": (
        [moved("emil", 5, 0), told.CityReached("emil", "omaha", "denver", 1)],
        ["You moved 5 spaces, and reached Omaha.", "You are 1 space before Denver."],
    ),
    "throws that could not be used": (
        [told.ThrowLost("emil", (5, 5), "omaha", 2, "near"), told.ThrowLost("emil", (4, 5), "omaha", 2, "near")],
        ["2 throws of yours could not be used.", "You are 2 spaces before Omaha."],
    ),
    "a coast": (
        [
            moved("emil", 1, 0),
            told.CoastReached("emil", "W02", "seattle", home=False),
            told.TicketDrawn("emil", "E01", "east", ("seattle", "omaha", "boston")),
            told.ExpressTaken("emil", "seattle", "portland"),
        ],
        [
            "You moved 1 space.",
            "You have crossed the continent: ticket W02 ended in Seattle.",
            "You drew east-bound ticket E01: Seattle - Omaha - Boston.",
            "You went by express from Seattle to Portland.",
        ],
    ),
    "home": (
        [told.CoastReached("emil", "W02", "boston", home=True), told.GameWon(("emil", "gus"), "partners")],
        ["You have crossed and returned: ticket W02 ended in Boston.", 'You and "all of you" have won the race.'],
    ),
    "others": (
        [
            moved("fay", 5, 0),
            told.TicketDrawn("fay", "E01", "east", ("seattle", "boston")),
            told.CoastReached("fay", "W02", "seattle", home=False),
            told.CoastReached("gus", "W03", "boston", home=True),
            told.PlayerRetired("gus", "emil"),
            told.PlayerResigned("fay"),
            told.GameWon(("fay",), "race"),
        ],
        [
            "Fay has crossed the continent and is in Seattle.",
            '"all of you" has crossed and returned and is in Boston.',
            '"all of you" is home.',
            "Fay is out of the race.",
            "Fay has won the race.",
        ],
    ),
    "the set-up": (
        [told.PiecePlaced("emil", "boston"), told.PiecePlaced("fay", "seattle")],
        ["You start in Boston."],
    ),
    "waiting": ([told.TicketMissed("emil", "east")], ["No east-bound ticket was free, so you waited a turn."]),
    "dice on the table": (
        [told.TurnPaused("emil", "throw", (3, 8)), told.TurnPaused("emil", "orders", ())],
        ["Your dice are on the table; you may move 3 or 8."],
    ),
    "rulings": (
        [told.PieceCorrected("emil", "omaha"), told.TicketCorrected("emil", "W02", 1)],
        ["By a ruling your piece is on Omaha.", "By a ruling you travel on ticket W02."],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_what_happened(name: str) -> None:
    events, sentences = CASES[name]
    assert recall(BOARD, NAMES, "emil", [(None, events)]) == sentences
