"""Orders of the race are said back in sentences."""

import pytest
from rail_scenes import BOARD

from pbem.rulesets.across_the_continent.orders import Move, Rail, RailOrders
from pbem.rulesets.across_the_continent.words.rooms import restate

SAID = {
    RailOrders(): ["You travel on as you ordered before."],
    RailOrders(Rail()): [
        "Of the numbers possible you take the largest.",
        "These orders hold until you give others.",
    ],
    RailOrders(Rail(("arrive", "leave 2..6", "most"), ("omaha", "denver"), "ticket-end", "after-throw")): [
        (
            "Of the numbers possible you take the number that reaches the city, or else the largest that leaves "
            "2 to 6 spaces to go, or else the largest."
        ),
        "Where routes are equal you prefer to go by Omaha, then by Denver.",
        "You see the dice of each throw first, and answer with a number.",
        "These orders hold to the end of the ticket.",
    ],
    RailOrders(Rail(("leave 1", "sum", "die", "least"), until="turn")): [
        (
            "Of the numbers possible you take the one that leaves 1 space to go, or else the sum of both dice, or "
            "else the number of a single die, or else the smallest."
        ),
        "These orders hold for one turn.",
    ],
    RailOrders(None, Move(1)): ["You move 1 space."],
    RailOrders(None, Move(7, ("omaha",))): ["You move 7 spaces, preferably by Omaha."],
    RailOrders(Rail(("most",)), Move(7)): [
        "You move 7 spaces.",
        "Of the numbers possible you take the largest.",
        "These orders hold until you give others.",
    ],
}


@pytest.mark.parametrize("orders", SAID, ids=str)
def test_orders_are_said_back(orders: RailOrders) -> None:
    assert restate(BOARD, orders) == SAID[orders]
