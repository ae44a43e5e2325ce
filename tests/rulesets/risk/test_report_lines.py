"""A record is told line by line; only the placings of a set-up are added up."""

from hypothesis import given
from hypothesis import strategies as st
from test_tellings import EVENTS, SETTING, YOU

from pbem.rulesets.risk import events
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.orders import SetupLists
from pbem.rulesets.risk.words.rooms import describe, describe_all

ADDED_UP = (events.TerritoryClaimed, events.ArmyAdded)

# ── a set-up ─────────────────────────────────────────────────────────────────────────────────────


def test_placings_of_a_set_up_are_added_up_by_player() -> None:
    """Between other events each player has a line for claims, one for armies, one for neutral ones."""
    happened: list[Event] = [
        events.SetupListed("ben", SetupLists()),
        events.TerritoryClaimed("anna", "siam"),
        events.TerritoryClaimed("ben", "peru"),
        events.TerritoryClaimed("anna", "alaska"),
        events.ArmyAdded("ben", "ben", "peru", 0),
        events.ArmyAdded("ben", "neutral", "india", 0),
        *(events.ArmyAdded("anna", "anna", place, 0) for place in ("alaska", "siam", "japan")),
        events.ArmyAdded("anna", "anna", "siam", 1),
        events.ArmyAdded("ben", "neutral", "china", 0),
        events.SetupArmiesLost("ben", 2),
        events.ArmyAdded("anna", "anna", "siam", 1),
    ]
    assert list(describe_all(SETTING, happened)) == [
        "Ben hands in a set-up list.",
        "  Anna claims Siam and Alaska.",
        "  Ben claims Peru.",
        "  Ben places 1 on Peru.",
        "  Ben places neutral armies, 1 each on India and China.",
        "  Anna places 2 on Siam; 1 each on Alaska and Japan.",
        "Ben has no room for 2 armies, which are lost.",
        "  Anna puts an army on Siam.",
    ]


def test_placings_of_a_player_called_you_are_added_up() -> None:
    happened: list[Event]
    happened = [
        *(events.TerritoryClaimed("anna", place) for place in ("siam", "peru")),
        *(events.ArmyAdded("anna", "anna", place, 0) for place in ("siam", "peru")),
    ]
    assert list(describe_all(YOU, happened)) == [
        "  You claim Siam and Peru.",
        "  You place 1 each on Siam and Peru.",
    ]


@given(st.lists(st.sampled_from(EVENTS)))
def test_other_events_are_told_one_by_one(happened: list[Event]) -> None:
    rest = [one for one in happened if not isinstance(one, ADDED_UP)]
    assert list(describe_all(SETTING, rest)) == [row for one in rest for row in describe(SETTING, one)]
