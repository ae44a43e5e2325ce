"""A traveller's moves, cities and lost throws are added up for a letter; `test_rail_tellings.py` has other events."""

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
}


@pytest.mark.parametrize("name", CASES)
def test_what_happened(name: str) -> None:
    events, sentences = CASES[name]
    assert recall(BOARD, NAMES, "emil", [(None, events)]) == sentences
