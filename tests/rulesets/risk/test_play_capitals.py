"""Capitals (R-091 to R-096, A-64 to A-72)."""

from collections.abc import Iterator

import pytest
from scenes import Scene, set_scene
from scripted_dice import ScriptedDice, of_kind, play

from pbem.rulesets.risk.events import (
    ArmiesPlaced,
    BonusDue,
    CapitalLost,
    CardsDiscarded,
    CardsPassed,
    Event,
    GameWon,
    PlayerEliminated,
    PlayerResigned,
    StandingOrdersGiven,
    TerritoriesVacated,
    TerritoryCaptured,
    TurnEnded,
    TurnStarted,
)
from pbem.rulesets.risk.orders import Attack, BonusOrders, BonusRule, Defence, Share, TurnOrders
from pbem.rulesets.risk.play.administration import resign
from pbem.rulesets.risk.play.corrections import correct
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.resolution import awaited, clock
from pbem.rulesets.risk.state import Phase

HOMES = {"anna": "alaska", "bob": "brazil", "cleo": "china"}


def hour(board: str, more: str = "", homes: dict[str, str] | None = None) -> Scene:
    """Bob is to close his turn; Anna holds Brazil, his capital."""
    scene = set_scene(
        f"rules: risk-1959-reprint with capitals\nphase: attack\nmover: bob\nturn: 9\nboard: {board}\n{more}"
    )
    scene.state.capitals = dict(homes or HOMES)
    return scene


FALLEN = "Brazil anna 3, Peru bob 4, Argentina bob 1, Alaska anna 2; others cleo 2"


def close(scene: Scene, orders: TurnOrders | None = None, script: str = "") -> list[Event]:
    streams = {"attack/1": script, "draw": "0"} if script else {}
    seat = scene.state.mover
    return play(scene.setting, scene.state, {seat: orders or TurnOrders()}, ScriptedDice(streams))


def attack(scene: Scene, *attacks: Attack) -> list[Event]:
    """Let Anna's first throw take the territory; nothing else is thrown or drawn."""
    dice = ScriptedDice({"attack/1": "6 6 6 1"})
    return play(scene.setting, scene.state, {"anna": TurnOrders(attacks=attacks)}, dice)


def decided(scene: Scene, events: Iterator[Event]) -> list[Event]:
    found = []
    for event in events:
        evolve(scene.setting, scene.state, event)
        found.append(event)
    return found


def given_up(scene: Scene, seat: str) -> list[Event]:
    return decided(scene, resign(scene.setting, scene.state, seat))


def test_a_player_who_ends_a_turn_without_the_capital_is_out() -> None:
    """R-092, R-093: one army on each vacated territory, five more by decision, then the next turn."""
    scene = hour(FALLEN, "hand bob: Siam, India")
    events = close(scene)
    assert events == [
        TurnEnded("bob"),
        CapitalLost("bob", "brazil", "anna"),
        PlayerEliminated("bob", "anna", "capital"),
        CardsDiscarded("bob", ("india", "siam")),
        TerritoriesVacated("bob", "anna", ("peru", "argentina")),
        BonusDue("anna", 5, ("peru", "argentina")),
    ]
    wanted = awaited(scene.setting, scene.state)
    assert wanted is not None
    assert (wanted.must, wanted.what) == (("anna",), "bonus armies for the capital of Bob")
    assert (clock(scene.setting, scene.state).turn, scene.state.part) == (9, 1)
    decision = BonusOrders((("peru", 3),), "argentina", (("defence", Defence(1)),))
    events = play(scene.setting, scene.state, {"anna": decision}, ScriptedDice())
    assert events == [
        ArmiesPlaced("anna", "peru", 3),
        ArmiesPlaced("anna", "argentina", 2),
        TurnStarted("cleo", 10),
        StandingOrdersGiven("anna", "defence", Defence(1)),
    ]
    index = scene.setting.index
    assert [scene.state.armies[index[one]] for one in ("peru", "argentina")] == [4, 3]
    assert scene.state.phase is Phase.TURN


def test_who_takes_it_back_in_time_stays() -> None:
    scene = hour(FALLEN.replace("Brazil anna 3", "Brazil anna 1"))
    events = close(scene, TurnOrders(attacks=(Attack(("peru", "brazil")),)), "6 6 6 1")
    assert not [event for event in events if isinstance(event, PlayerEliminated)]
    assert events[-1] == TurnStarted("cleo", 10)


def test_a_capital_that_falls_in_anothers_turn_leaves_one_turn() -> None:
    """R-092: nobody is out at the end of the captor's turn."""
    scene = hour("Brazil bob 1, Peru anna 4, Argentina bob 1, Alaska anna 2; others cleo 2", "mover: anna")
    events = close(scene, TurnOrders(attacks=(Attack(("peru", "brazil")),)), "6 6 6 1")
    assert events[-1] == TurnStarted("bob", 10)


def test_the_occupier_at_that_moment_is_the_conqueror() -> None:
    """A-69, and the next turn goes to who follows the victim."""
    scene = hour("Brazil cleo 3, Peru bob 4, Alaska anna 2; others anna 2")
    events = close(scene)
    assert BonusDue("cleo", 5, ("peru",)) in events


def test_a_standing_order_places_the_bonus_at_once() -> None:
    """A-72: first matching victim; shares that are not vacated are passed over."""
    scene = hour(FALLEN)
    rest = Share(("@vacated",), "rest")
    scene.state.capital_bonus["anna"] = (
        BonusRule("cleo", (rest,)),
        BonusRule("", (Share(("alaska", "argentina"), 3), rest)),
    )
    events = close(scene)
    placed = of_kind(events, ArmiesPlaced)
    assert placed == [ArmiesPlaced("anna", "argentina", 4), ArmiesPlaced("anna", "peru", 1)]
    assert events[-1] == TurnStarted("cleo", 10)


def test_a_standing_order_that_does_not_fit_waits_for_a_decision() -> None:
    scene = hour(FALLEN)
    scene.state.capital_bonus["anna"] = (BonusRule("", (Share(("brazil",), "rest"),)),)
    assert isinstance(close(scene)[-1], BonusDue)


def test_cards_may_go_to_the_conqueror() -> None:
    """A-68."""
    scene = hour(FALLEN, "hand bob: Siam, India\nchoice: capital_cards conqueror")
    events = close(scene)
    assert CardsPassed("bob", "anna", ("india", "siam")) in events
    assert scene.state.hands["anna"] == ["india", "siam"]


def test_the_last_player_wins_and_holds_everything() -> None:
    """R-094: nothing is asked of him any more."""
    scene = hour(
        "Brazil anna 3, Peru bob 4, Alaska anna 2; others anna 2",
        "seats: anna bob",
        {"anna": "alaska", "bob": "brazil"},
    )
    events = close(scene)
    assert events[-2:] == [
        TerritoriesVacated("bob", "anna", ("peru",)),
        GameWon("anna", "capitals"),
    ]
    assert set(scene.state.owners) == {"anna"}


def test_a_capital_among_the_vacated_goes_to_the_conqueror() -> None:
    """A-70: Anna gets her own capital back with Bob's fall."""
    scene = hour("Brazil anna 3, Peru bob 4, Alaska bob 2; others cleo 2")
    close(scene)
    assert scene.setting.owner(scene.state, "alaska") == "anna"


def test_only_holder_ends_with_any_turn() -> None:
    """A-67: Anna alone holds her capital when Anna's turn ends; Bob gets no turn to retake his."""
    board = "Brazil anna 3, China anna 3, Peru bob 4, Alaska anna 2; others cleo 2"
    scene = hour(board, "mover: anna\nchoice: capitals_end only-holder")
    assert close(scene)[-1] == GameWon("anna", "capitals")
    scene = hour(board, "mover: anna")
    assert close(scene)[-1] == TurnStarted("bob", 10)


def test_only_holder_may_be_somebody_else_or_nobody() -> None:
    board = "Brazil anna 3, China anna 3, Peru bob 4, Alaska cleo 2; others cleo 2"
    scene = hour(board, "mover: anna\nchoice: capitals_end only-holder")
    # Anna lost Alaska to Cleo: she is out, and Cleo gets Brazil and China, her own capital.
    assert close(scene)[-1] == GameWon("cleo", "capitals")


@pytest.mark.parametrize(
    ("who", "mover", "last"),
    [("bob", "bob", GameWon("anna", "capitals")), ("bob", "cleo", PlayerResigned("bob", ("peru", "brazil")))],
)
def test_only_holder_who_gives_up_ends_their_own_turn_with_it(who: str, mover: str, last: Event) -> None:
    """A-67: the turn of who gives up is over; in another's turn the game waits for its end."""
    board = "Brazil bob 1, Peru bob 4, Alaska anna 2, China anna 2; others cleo 2"
    assert given_up(hour(board, f"mover: {mover}\nchoice: capitals_end only-holder"), who)[-1] == last


def test_only_holder_several_holders_play_on_when_somebody_gives_up() -> None:
    board = "Brazil bob 1, Alaska anna 2, China cleo 2; others cleo 2"
    events = given_up(hour(board, "mover: bob\nchoice: capitals_end only-holder"), "bob")
    assert events[-1] == TurnStarted("cleo", 10)


@pytest.mark.parametrize(("end", "won"), [("at-once", True), ("only-holder", False), ("last-player", False)])
def test_at_once_a_ruling_may_leave_one_holder(end: str, won: bool) -> None:
    """A-67: elsewhere it counts when a turn ends."""
    scene = hour("Brazil bob 1, Peru bob 4, Alaska anna 2, China anna 2; others cleo 2", f"choice: capitals_end {end}")
    ruling = [{"do": "owner-set", "territory": "Brazil", "owner": "cleo", "armies": 1}]
    events = decided(scene, correct(scene.setting, scene.state, ruling))
    assert (events[-1] == GameWon("anna", "capitals")) is won


def test_at_once_ends_with_the_move_into_the_last_other_capital() -> None:
    """R-094: Anna's orders go on, the game does not; no card is drawn."""
    board = "Brazil bob 1, Peru anna 4, Argentina bob 3, Alaska anna 2, China bob 2; others cleo 2"
    scene = hour(board, "mover: anna\nchoice: capitals_end at-once")
    attacks = (Attack(("peru", "brazil")), Attack(("brazil", "argentina")))
    events = attack(scene, *attacks)
    assert isinstance(events[-2], TerritoryCaptured)
    assert events[-1] == GameWon("anna", "capitals")
    assert awaited(scene.setting, scene.state) is None
    plain = hour(board, "mover: anna")
    assert close(plain, TurnOrders(attacks=attacks[:1]), "6 6 6 1")[-1] == TurnStarted("bob", 10)


def test_at_once_the_winner_may_be_somebody_else() -> None:
    board = "Brazil bob 1, Peru anna 4, Argentina bob 3, Alaska cleo 2; others cleo 2"
    scene = hour(board, "mover: anna\nchoice: capitals_end at-once")
    events = attack(scene, Attack(("peru", "brazil")))
    assert events[-1] == GameWon("cleo", "capitals")


def test_at_once_who_gives_up_may_leave_one_holder() -> None:
    """A-18: the armies of who gives up turn neutral, the capital among them."""
    board = "Brazil bob 1, Peru bob 4, Alaska anna 2, China anna 2; others cleo 2"
    scene = hour(board, "choice: capitals_end at-once")
    events = given_up(scene, "bob")
    assert events[-1] == GameWon("anna", "capitals")
    several = hour(board.replace("China anna", "China cleo"), "choice: capitals_end at-once")
    assert not of_kind(given_up(several, "bob"), GameWon)


def test_a_captured_capital_with_the_last_territory_is_a_regular_elimination() -> None:
    """R-095, A-66."""
    scene = hour("Brazil bob 1, Peru anna 4, Alaska anna 2; others cleo 2", "mover: anna")
    events = close(scene, TurnOrders(attacks=(Attack(("peru", "brazil")),)), "6 6 6 1")
    assert PlayerEliminated("bob", "anna", "territories") in events
    assert events[-1] == TurnStarted("cleo", 10)
