"""The set-up: lots, deal, lists, capitals, first turn (R-010 to R-020, R-069 to R-072, 4.7)."""

from typing import Any

import pytest
from scenes import setting_of
from scripted_dice import ScriptedDice, play

from pbem.rulesets.risk.events import (
    ArmyAdded,
    CapitalNamed,
    DealerNamed,
    Event,
    InitialArmiesCounted,
    ListRanDry,
    LotsRolled,
    SetupArmiesLost,
    StandingOrdersGiven,
    TerritoriesDealt,
    TerritoryClaimed,
    TurnStarted,
)
from pbem.rulesets.risk.kinds import LISTS
from pbem.rulesets.risk.orders import Defence, SetupLists, SetupOrders
from pbem.rulesets.risk.play.resolution import awaited, blank, clock
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State

Lists = dict[str, Any]

ALL: Lists = {"claim": ["@rest"], "add": [{"at": ["@rest"], "armies": "rest"}]}


def begin(setting: Setting, script: dict[str, str]) -> tuple[State, list[Event]]:
    state = blank(setting)
    return state, play(setting, state, {}, ScriptedDice(script))


def hand_in(setting: Setting, state: State, lists: dict[str, Lists], script: dict[str, str]) -> list[Event]:
    orders = {seat: SetupOrders(LISTS.read(setting, seat, wishes)) for seat, wishes in lists.items()}
    return play(setting, state, orders, ScriptedDice(script))


def claims(events: list[Event]) -> list[tuple[str, str]]:
    return [(one.seat, one.territory) for one in events if isinstance(one, TerritoryClaimed)]


def added(events: list[Event]) -> list[tuple[str, str]]:
    return [(one.by, one.territory) for one in events if isinstance(one, ArmyAdded)]


def counts(setting: Setting, state: State) -> list[int]:
    return [len(setting.held(state, seat)) for seat in setting.seats]


def test_lots_are_rolled_again_among_the_tied() -> None:
    """R-011, A-05."""
    setting = setting_of("risk-1959", "anna bob cleo")
    state, events = begin(setting, {"lots/set-up": "4 6 6  2 5"})
    assert events[0] == LotsRolled(
        "set-up", ((("anna", 4), ("bob", 6), ("cleo", 6)), (("bob", 2), ("cleo", 5))), "cleo"
    )
    assert state.mover == "cleo"
    assert state.to_place == {"anna": 35, "bob": 35, "cleo": 35}


@pytest.mark.parametrize(
    ("seats", "total"), [("a b", 100), ("a b c", 105), ("a b c d", 120), ("a b c d e", 125), ("a b c d e f", 120)]
)
def test_all_counted_armies_are_placed(seats: str, total: int) -> None:
    """R-010, R-014."""
    setting = setting_of("risk-1959", seats)
    lots = "6" + " 1" * (len(setting.seats) - 1)
    state, _ = begin(setting, {"lots/set-up": lots})
    events = hand_in(setting, state, dict.fromkeys(setting.seats, ALL), {"lots/turn": lots})
    assert sum(state.armies) == total
    assert len(claims(events)) == 42
    assert len(added(events)) == total - 42
    assert events[-1] == TurnStarted(setting.seats[0], 1)


def test_with_four_the_first_player_goes_on_after_the_42nd_army() -> None:
    """R-012, R-013, A-03: 11, 11, 10, 10 territories; the last round belongs to the others."""
    setting = setting_of("risk-1959", "anna bob cleo dora")
    state, _ = begin(setting, {"lots/set-up": "1 6 1 1"})
    events = hand_in(setting, state, dict.fromkeys(setting.seats, ALL), {"lots/turn": "1 1 6 1"})
    assert counts(setting, state) == [10, 11, 11, 10]
    assert [seat for seat, _ in claims(events)][:5] == ["bob", "cleo", "dora", "anna", "bob"]
    assert added(events)[0][0] == "bob"
    assert [seat for seat, _ in added(events)][-2:] == ["dora", "anna"]
    assert [sum(state.armies[setting.index[one]] for one in setting.held(state, seat)) for seat in setting.seats] == [
        30
    ] * 4
    assert state.mover == "cleo"


def test_each_takes_the_first_wish_that_is_free() -> None:
    """Example 5 of the order file: Indonesia goes to who comes first."""
    setting = setting_of("risk-1959", "anna bob cleo dora")
    state, _ = begin(setting, {"lots/set-up": "6 1 1 1"})
    first: Lists = {**ALL, "claim": ["indonesia", "siam", "@rest"]}
    lists: dict[str, Lists] = {
        "anna": first,
        "bob": first,
        "cleo": {**ALL, "claim": ["siam", "@australia", "@rest"]},
        "dora": ALL,
    }
    events = hand_in(setting, state, lists, {"lots/turn": "6 1 1 1"})
    assert claims(events)[:4] == [
        ("anna", "indonesia"),
        ("bob", "siam"),
        ("cleo", "new-guinea"),
        ("dora", "alaska"),
    ]


def test_who_runs_dry_is_asked_alone_and_others_may_change_their_minds() -> None:
    """4.7, 4.10 point 5."""
    setting = setting_of("risk-1959", "anna bob")
    state, _ = begin(setting, {"lots/set-up": "6 1"})
    lists: dict[str, Lists] = {"anna": ALL, "bob": {"claim": ["siam"]}}
    events = hand_in(setting, state, lists, {})
    assert claims(events) == [("anna", "alaska"), ("bob", "siam"), ("anna", "northwest-territory")]
    assert events[-1] == ListRanDry("bob", "claim")
    wanted = awaited(setting, state)
    assert wanted is not None
    assert (wanted.must, wanted.may) == (("bob",), ("anna",))
    assert clock(setting, state).part == 2
    again = {"bob": ALL, "anna": {"claim": ["japan", "@rest"]}}
    events = hand_in(setting, state, again, {"lots/turn": "6 1"})
    assert claims(events)[:2] == [("bob", "greenland"), ("anna", "japan")]
    assert events[-1] == TurnStarted("anna", 1)


def test_a_batch_asks_again_after_so_many_placings() -> None:
    setting = setting_of("risk-1959", "anna bob")
    state, _ = begin(setting, {"lots/set-up": "6 1"})
    events = hand_in(setting, state, {"anna": {**ALL, "batch": 3}, "bob": ALL}, {})
    assert [seat for seat, _ in claims(events)].count("anna") == 3
    assert events[-1] == ListRanDry("anna", "claim")
    events = hand_in(setting, state, {"anna": {"batch": 2}}, {})
    assert [seat for seat, _ in claims(events)].count("anna") == 2


def test_armies_go_to_the_first_word_that_leads_anywhere_and_round_a_selector() -> None:
    """Queues: first owned of a list, selectors dealt round in board order."""
    setting = setting_of("risk-parker", "anna bob", {"initial_extra": 5})
    state, _ = begin(setting, {"lots/dealer": "1 6"})
    mine = setting.held(state, "anna")
    theirs = setting.held(state, "bob")
    wishes = {
        "add": [
            {"at": [theirs[0]], "armies": 9},
            {"at": [theirs[0], mine[3]], "armies": 2},
            {"at": ["@south-america"], "armies": "rest"},
        ]
    }
    events = hand_in(setting, state, {"anna": wishes, "bob": ALL}, {})
    south = [one for one in ("venezuela", "peru", "brazil", "argentina") if one in mine]
    assert [one for seat, one in added(events) if seat == "anna"] == [
        mine[3],
        mine[3],
        south[0],
        south[1],
        south[0],
    ]


def test_the_deal_begins_at_the_dealers_left_and_leaves_the_deck_whole() -> None:
    """R-015 to R-018; seats A to D, dealer D: card k goes to seat k mod 4."""
    setting = setting_of("risk-parker", "anna bob cleo dora")
    state, events = begin(setting, {"lots/dealer": "1 1 1 6"})
    assert events[1] == DealerNamed("dora")
    assert counts(setting, state) == [11, 11, 10, 10]
    assert state.owners[:5] == ["anna", "bob", "cleo", "dora", "anna"]
    assert set(state.armies) == {1}
    assert (len(state.pile), state.discard) == (44, [])
    assert events[-1] == TurnStarted("anna", 1)


@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        ("a b", [21, 21]),
        ("a b c", [14] * 3),
        ("a b c d e", [9, 9, 8, 8, 8]),
        ("a b c d e f", [7] * 6),
    ],
)
def test_the_shares_of_a_deal(seats: str, shares: list[int]) -> None:
    setting = setting_of("risk-parker", seats, {"dealer": seats[-1]})
    state, _ = begin(setting, {})
    assert counts(setting, state) == shares


def test_french_the_dice_choose_the_first_turn() -> None:
    """A-04."""
    setting = setting_of("risk-1959-french", "anna bob cleo")
    state, events = begin(setting, {"lots/dealer": "6 1 1", "lots/turn": "1 1 6"})
    assert state.owners[0] == "bob"
    assert events[-1] == TurnStarted("cleo", 1)


def neutral_game() -> tuple[Setting, State, list[Event]]:
    setting = setting_of("risk-1959-reprint with two-player-neutral", "anna bob")
    state, events = begin(setting, {"lots/dealer": "1 6"})
    return setting, state, events


def test_neutral_three_piles_of_fourteen_and_twenty_six_armies_each() -> None:
    """R-069, R-070."""
    _, state, events = neutral_game()
    dealt = [event for event in events if isinstance(event, TerritoriesDealt)]
    assert [(one.seat, len(one.territories)) for one in dealt] == [
        ("anna", 14),
        ("bob", 14),
        (NEUTRAL, 14),
    ]
    assert events[-1] == InitialArmiesCounted((("anna", 26), ("bob", 26), (NEUTRAL, 26)))
    assert len(state.pile) == 44


def test_neutral_two_own_armies_and_one_neutral_each_turn() -> None:
    """R-071: thirteen placing turns each use up everything."""
    setting, state, _ = neutral_game()
    wishes = {**ALL, "neutral": [{"at": ["@neutral"], "armies": "rest"}]}
    events = hand_in(setting, state, {"anna": wishes, "bob": wishes}, {})
    placed = [(one.by, one.owner) for one in events if isinstance(one, ArmyAdded)]
    anna, bob = (
        [("anna", "anna")] * 2 + [("anna", NEUTRAL)],
        [("bob", "bob")] * 2 + [("bob", NEUTRAL)],
    )
    assert placed == (anna + bob) * 13
    assert events[-1] == TurnStarted("anna", 1)
    assert sum(state.armies) == 120


def test_initial_armies_that_nothing_can_take_are_lost() -> None:
    """R-082."""
    setting = setting_of("risk-1959 with army-cap-12", "anna bob", {"initial": ((2, 300),)})
    state, _ = begin(setting, {"lots/set-up": "6 1"})
    events = hand_in(setting, state, {"anna": ALL, "bob": ALL}, {"lots/turn": "6 1"})
    assert SetupArmiesLost("anna", 300 - 21 * 12) in events
    assert set(state.armies) == {12}


def test_capitals_are_published_together_once_all_are_good() -> None:
    """R-091, A-71: who names none of his territories is asked alone."""
    setting = setting_of("risk-parker with capitals", "anna bob", {"dealer": "bob"})
    state, _ = begin(setting, {})
    mine, theirs = setting.held(state, "anna"), setting.held(state, "bob")
    wrong = {"anna": {"capital": [theirs[0], mine[2]]}, "bob": {"capital": [mine[0]]}}
    events = hand_in(setting, state, wrong, {})
    assert events[-1] == ListRanDry("bob", "capital")
    assert not state.capitals
    events = hand_in(setting, state, {"bob": {"capital": [theirs[1]]}}, {})
    assert events[1:] == [
        CapitalNamed("anna", mine[2]),
        CapitalNamed("bob", theirs[1]),
        TurnStarted("anna", 1),
    ]
    assert state.lists == {}


def test_standing_orders_ride_in_a_list() -> None:
    setting = setting_of("risk-parker with capitals", "anna bob", {"dealer": "bob"})
    state, _ = begin(setting, {})
    orders = {
        seat: SetupOrders(SetupLists(capital=tuple(setting.held(state, seat))), (("defence", Defence(1)),))
        for seat in setting.seats
    }
    events = play(setting, state, orders, ScriptedDice())
    assert events[-2:] == [
        StandingOrdersGiven("anna", "defence", Defence(1)),
        StandingOrdersGiven("bob", "defence", Defence(1)),
    ]
    assert state.defence == {"anna": Defence(1), "bob": Defence(1)}
