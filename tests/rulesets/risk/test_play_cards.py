"""Cards, armies due, eliminations (R-024 to R-031, R-050 to R-068, R-080 to R-083)."""

from itertools import combinations
from typing import Any

import attrs
import pytest
from scenes import Scene, classic, set_scene, setting_of
from scripted_dice import ScriptedDice, of_kind, play

from pbem.rulesets.risk.events import (
    ArmiesCounted,
    ArmiesLost,
    ArmiesPlaced,
    CardBonusPlaced,
    CardDrawn,
    CardMissed,
    CardsPassed,
    Event,
    GameWon,
    PileRestored,
    PlayerEliminated,
    SetTurnedIn,
    TurnPaused,
)
from pbem.rulesets.risk.orders import Attack, EliminationOrder, Share, TurnOrders
from pbem.rulesets.risk.play.cards import (
    forced_after_elimination,
    forced_at_start,
    is_set,
    most_sets,
    possible_sets,
    set_value,
)
from pbem.rulesets.risk.play.reinforce import armies_due, deal_out
from pbem.rulesets.risk.play.resolution import awaited
from pbem.rulesets.risk.state import Phase


def turn(scene: Scene, orders: TurnOrders, script: dict[str, str] | None = None) -> list[Event]:
    return play(scene.setting, scene.state, {scene.seat: orders}, ScriptedDice(script))


# Armies due


@pytest.mark.parametrize(
    ("territories", "armies"), [(1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (17, 5)]
)
def test_one_army_for_three_territories_and_at_least_three(territories: int, armies: int) -> None:
    """R-024, R-025; these are taken from everywhere, so that no continent is complete."""
    scene = set_scene("board: others bob 1")
    spread = [id_ for land in scene.setting.board.continents for id_ in land.territories[1:]]
    for id_ in spread[::2] + spread[1::2]:
        if len(scene.setting.held(scene.state, "anna")) < territories:
            scene.state.owners[scene.setting.index[id_]] = "anna"
    assert armies_due(scene.setting, scene.state.owners, "anna").total == armies


def test_continents_come_on_top_of_the_minimum() -> None:
    """R-025, R-026, A-11."""
    scene = set_scene(
        """
        board: Indonesia anna 1, New Guinea anna 1, Western Australia anna 1,
               Eastern Australia anna 1; others bob 1
    """.replace("\n               ", " ")
    )
    due = armies_due(scene.setting, scene.state.owners, "anna")
    assert (due.base, due.continents, due.total) == (3, (("australia", 2),), 5)


def test_what_is_captured_counts_only_next_turn() -> None:
    """R-028."""
    scene = set_scene("board: Siam anna 9, Indonesia bob 1, Peru cleo 1; others bob 1")
    orders = TurnOrders(place=(("siam", 1),), rest="siam", attacks=(Attack(("siam", "indonesia")),))
    events = turn(scene, orders, {"attack/1": "6 6 6 1", "draw": "0"})
    assert events[0] == ArmiesCounted("anna", 1, 3, (), 0)
    assert of_kind(events, ArmiesPlaced) == [
        ArmiesPlaced("anna", "siam", 1),
        ArmiesPlaced("anna", "siam", 2),
    ]


# Sets


def test_sets() -> None:
    """R-052, A-33: alaska and alberta are cannons, peru a horse, brazil a soldier."""
    board = classic()
    assert is_set(("alaska", "alberta", "ontario"), board)
    assert is_set(("alaska", "peru", "brazil"), board)
    assert is_set(("alaska", "alberta", "joker"), board)
    assert is_set(("alaska", "joker", "joker"), board)
    assert not is_set(("alaska", "alberta", "peru"), board)
    assert not is_set(("alaska", "peru"), board)


def test_the_sets_of_a_hand_each_once() -> None:
    hand = ["alaska", "peru", "joker", "joker"]
    assert possible_sets(hand, classic()) == [
        ("alaska", "peru", "joker"),
        ("alaska", "joker", "joker"),
        ("peru", "joker", "joker"),
    ]


def test_five_cards_always_hold_a_set() -> None:
    """R-055, by figures: which territory a card shows makes no difference."""
    deck = [f"{figure}{place}" for figure in "shc" for place in range(5)] + ["joker"] * 2
    figures = {card: {"s": "soldier", "h": "horse", "c": "cannon"}[card[0]] for card in deck[:-2]}
    board = attrs.evolve(classic(), figures=figures)
    for hand in combinations(deck, 5):
        assert most_sets(hand, board) >= 1
    assert most_sets(["s0", "s1", "h0", "h1"], board) == 0


def test_values_of_sets() -> None:
    """R-056, R-078."""
    rules = setting_of("risk-parker").rules
    assert [set_value(rules, n) for n in range(1, 10)] == [4, 6, 8, 10, 12, 15, 20, 25, 30]
    assert set_value(rules, 12) == 45
    plus = setting_of("risk-parker with set-values-plus-one").rules
    assert [set_value(plus, n) for n in (1, 2, 3, 12)] == [4, 5, 6, 15]


def test_how_many_sets_are_forced() -> None:
    """R-054, R-062, R-063, A-43."""
    rules = setting_of("risk-parker").rules
    assert [forced_at_start(n) for n in range(11)] == [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [forced_after_elimination(rules, n) for n in (4, 5, 6, 7, 8, 9)] == [0, 1, 1, 1, 2, 2]
    hold = setting_of("risk-parker", choices={"five_after_elimination": "may-hold"}).rules
    assert [forced_after_elimination(hold, n) for n in (4, 5, 6, 8)] == [0, 0, 1, 2]


def test_a_set_counts_with_the_armies_due_and_its_territories_get_two_each() -> None:
    """R-029, R-060, example 3 of the order file."""
    scene = set_scene("""
        rules: risk-1959
        sets: 1
        board: North Africa anna 1, Peru anna 1; others bob 1
        hand anna: North Africa, Peru, joker
    """)
    orders = TurnOrders(trade=(("north-africa", "peru", "joker"),), place=(("peru", 9),))
    events = turn(scene, orders)
    assert events[:5] == [
        SetTurnedIn("anna", ("peru", "north-africa", "joker"), 2, 6),
        CardBonusPlaced("anna", "peru", 2, 0),
        CardBonusPlaced("anna", "north-africa", 2, 0),
        ArmiesCounted("anna", 2, 3, (), 6),
        ArmiesPlaced("anna", "peru", 9),
    ]
    assert scene.state.discard == ["peru", "north-africa", "joker"]
    assert scene.state.hands["anna"] == []


def test_no_bonus_outside_1959() -> None:
    """R-060b."""
    scene = set_scene("""
        board: North Africa anna 1, Peru anna 1; others bob 1
        hand anna: North Africa, Peru, joker
    """)
    orders = TurnOrders(trade=(("north-africa", "peru", "joker"),), rest="peru")
    assert not of_kind(turn(scene, orders), CardBonusPlaced)


def test_the_cap_takes_what_does_not_fit() -> None:
    """R-081, R-083: eleven and a bonus of two make twelve, one is lost; full territories take none."""
    scene = set_scene("""
        rules: risk-1959 with army-cap-12
        board: Peru anna 11, Brazil anna 11; others bob 1
        hand anna: Alaska, Peru, joker
    """)
    orders = TurnOrders(trade=(("alaska", "peru", "joker"),), place=(("brazil", 1),))
    events = turn(scene, orders)
    assert CardBonusPlaced("anna", "peru", 1, 1) in events
    assert ArmiesLost("anna", 6) in events


def test_dealing_out_goes_round_and_skips_the_full() -> None:
    assert list(deal_out(["a", "b", "c"], 7, {"a": 9, "b": 1, "c": 9})) == list("abcacac")
    assert list(deal_out(["a"], 7, {"a": 2})) == ["a", "a"]


# Drawing


def capture_once(more: str, choice: str = "") -> tuple[Scene, list[Event]]:
    scene = set_scene(f"""
        {choice}
        phase: attack
        board: Siam anna 9, India bob 1; others bob 1
        {more}
    """)
    return scene, turn(
        scene,
        TurnOrders(attacks=(Attack(("siam", "india")),)),
        {"attack/1": "6 6 6 1"} | ({"draw": "1"} if not more else {}),
    )


def test_one_card_from_what_the_pile_holds() -> None:
    """R-050: drawn uniformly, the pile in board order."""
    scene, events = capture_once("")
    assert CardDrawn("anna", "northwest-territory") in events
    assert scene.state.hands["anna"] == ["northwest-territory"]
    assert len(scene.state.pile) == 43


def test_no_capture_no_card() -> None:
    scene = set_scene("phase: attack\nboard: Siam anna 9; others bob 1")
    assert not of_kind(turn(scene, TurnOrders()), CardDrawn, CardMissed)


def test_the_discards_come_back_only_when_a_card_is_needed() -> None:
    """R-059, A-34: the last card of the pile is drawn without reshuffling."""
    scene = set_scene("phase: attack\nboard: Siam anna 9, India bob 1, China bob 1; others bob 2")
    state = scene.state
    state.discard, state.pile = state.pile[1:], state.pile[:1]
    orders = TurnOrders(attacks=(Attack(("siam", "india")),))
    turn(scene, orders, {"attack/1": "6 6 6 1", "draw": "0"})
    assert (len(state.pile), len(state.discard)) == (0, 43)
    state.phase, state.mover, state.captured = Phase.ATTACK, "anna", ["india"]
    events = turn(scene, TurnOrders(), {"draw": "42"})
    assert events[:2] == [PileRestored(43), CardDrawn("anna", "joker")]
    assert (len(state.pile), len(state.discard)) == (42, 0)


def test_no_card_left_anywhere() -> None:
    """A-37."""
    scene = set_scene("phase: attack\nboard: Siam anna 9; others bob 1\ncaptured: Siam")
    scene.state.pile = []
    assert CardMissed("anna", "none") in turn(scene, TurnOrders())


def test_five_cards_held_draw_none() -> None:
    """A-43, may-hold."""
    scene = set_scene("""
        choice: five_after_elimination may-hold
        phase: attack
        board: Siam anna 9; others bob 1
        captured: Siam
        hand anna: Alaska, Alberta, Peru, Brazil, India
    """)
    assert CardMissed("anna", "five") in turn(scene, TurnOrders())


# Elimination

FALL = {"attack/1": "6 6 6 1"}


def bobs_last(hands: str, rules: str = "risk-parker", more: str = "") -> Scene:
    """Bob holds nothing but Ural; Cleo everything that is not Anna's."""
    rows = "\n".join(row.strip() for row in more.splitlines())
    return set_scene(
        f"rules: {rules}\nphase: attack\nboard: Afghanistan anna 9, Ural bob 1; others cleo 2\n"
        + "\n".join(row.strip() for row in hands.split(";"))
        + "\n"
        + rows
    )


def fight(scene: Scene, *orders: EliminationOrder, card: str = "0", **more: Any) -> list[Event]:
    attacks = (Attack(("afghanistan", "ural"), move_in="max"),)
    script = FALL | ({"draw": card} if card else {})
    return turn(scene, TurnOrders(attacks=attacks, on_elimination=orders, **more), script)


SPLIT = (Share(("ural",), 6), Share(("afghanistan",), "rest"))
SEVEN = "hand anna: Alaska, Peru, Brazil, India; hand bob: Siam, Japan, Congo"


def test_move_in_then_cards_then_trade_then_placing() -> None:
    """R-061, R-062, R-065, example 4 of the order file: the fifth set, twelve armies."""
    scene = bobs_last(SEVEN, more="sets: 4")
    events = fight(scene, EliminationOrder("bob", place=SPLIT))
    kinds = [type(event).__name__ for event in events]
    start = kinds.index("TerritoryCaptured")
    assert kinds[start : start + 6] == [
        "TerritoryCaptured",
        "PlayerEliminated",
        "CardsPassed",
        "SetTurnedIn",
        "ArmiesPlaced",
        "ArmiesPlaced",
    ]
    assert of_kind(events, ArmiesPlaced) == [
        ArmiesPlaced("anna", "ural", 6),
        ArmiesPlaced("anna", "afghanistan", 6),
    ]
    assert len(scene.state.hands["anna"]) == 5  # seven, less a set, and one drawn


def test_nine_cards_make_two_sets() -> None:
    scene = bobs_last(
        "hand anna: Alaska, Peru, Brazil, India; hand bob: Siam, Japan, Congo, Iceland, China", more="sets: 4"
    )
    events = fight(scene, EliminationOrder(place=SPLIT))
    assert [(event.number, event.armies) for event in of_kind(events, SetTurnedIn)] == [
        (5, 12),
        (6, 15),
    ]


def test_exactly_five_must_trade_or_may_hold() -> None:
    """R-063, A-43."""
    hands = "hand anna: Alaska, Peru, Brazil, India; hand bob: Siam"
    assert of_kind(fight(bobs_last(hands), EliminationOrder(place=SPLIT)), SetTurnedIn)
    hold = "choice: five_after_elimination may-hold"
    events = fight(bobs_last(hands, more=hold), EliminationOrder(place=SPLIT), card="")
    assert not of_kind(events, SetTurnedIn)
    assert CardMissed("anna", "five") in events


@pytest.mark.parametrize(("trade", "sets"), [("forced", 0), ("all", 1), (1, 1), (3, 1)])
def test_below_five_the_order_decides(trade: int | str, sets: int) -> None:
    """R-064: clamped between what is forced and what is possible."""
    scene = bobs_last("hand anna: Alaska, Peru; hand bob: Brazil")
    events = fight(scene, EliminationOrder(trade=trade, place=SPLIT))
    assert len(of_kind(events, SetTurnedIn)) == sets


def test_no_entry_and_a_possible_set_pause_the_turn() -> None:
    scene = bobs_last(SEVEN)
    events = fight(scene, EliminationOrder("cleo", place=SPLIT), card="")
    assert events[-1] == TurnPaused("anna", "elimination", "elimination")
    wanted = awaited(scene.setting, scene.state)
    assert wanted is not None
    assert wanted.what == "cards after an elimination"
    orders = TurnOrders(trade=(("alaska", "peru", "brazil"),), place=(("ural", 3),), rest="ural")
    events = turn(scene, orders, {"draw": "0"})
    assert events[:3] == [
        SetTurnedIn("anna", ("alaska", "peru", "brazil"), 1, 4),
        ArmiesPlaced("anna", "ural", 3),
        ArmiesPlaced("anna", "ural", 1),
    ]


def test_no_entry_and_no_set_go_on() -> None:
    scene = bobs_last("hand anna: Alaska; hand bob: Peru")
    assert not of_kind(fight(scene), TurnPaused)


def test_without_received_cards_no_trade_but_then_acts() -> None:
    """A-45, 4.10 point 3."""
    scene = bobs_last("hand anna: Alaska, Peru, Brazil")
    events = fight(scene, EliminationOrder(trade="all", place=SPLIT, then="pause"), card="")
    assert not of_kind(events, SetTurnedIn, CardsPassed)
    assert events[-1] == TurnPaused("anna", "attack", "then")
    assert not of_kind(fight(bobs_last("hand anna: Alaska, Peru, Brazil")), TurnPaused)


@pytest.mark.parametrize(
    "place", [(), (Share(("siam",), "rest"),), (Share(("ural",), 3),)], ids=["none", "foreign", "few"]
)
def test_armies_without_a_place_pause_before_a_card_is_turned_in(place: tuple[Share, ...]) -> None:
    scene = bobs_last(SEVEN)
    events = fight(scene, EliminationOrder(place=place), card="")
    assert events[-1] == TurnPaused("anna", "elimination", "elimination")
    assert not of_kind(events, SetTurnedIn)


def test_the_first_matching_entry_counts_and_then_wins_over_on_capture() -> None:
    scene = bobs_last(SEVEN)
    entries = (
        EliminationOrder("cleo"),
        EliminationOrder(place=SPLIT, then="end"),
        EliminationOrder(place=SPLIT, then="pause"),
    )
    attacks = (
        Attack(("afghanistan", "ural"), move_in=3, on_capture="pause"),
        Attack(("afghanistan", "china")),
    )
    orders = TurnOrders(attacks=attacks, on_elimination=entries)
    events = turn(scene, orders, FALL | {"draw": "0"})
    assert not of_kind(events, TurnPaused)
    assert len(of_kind(events, PlayerEliminated)) == 1


@pytest.mark.parametrize(
    ("order", "cards"),
    [
        (EliminationOrder(), ("alaska", "peru", "brazil")),
        (EliminationOrder(prefer=("use-jokers",)), ("alaska", "alberta", "joker")),
        (EliminationOrder(prefer=("territory-bonus",)), ("alaska", "peru", "ural")),
        (EliminationOrder(keep=("alaska",)), ("alberta", "peru", "brazil")),
        (EliminationOrder(use=("joker", "ural")), ("alaska", "ural", "joker")),
    ],
)
def test_which_set_is_always_determined(order: EliminationOrder, cards: tuple[str, ...]) -> None:
    """Named cards first, then `prefer`, then jokers are kept, then the board's order."""
    scene = bobs_last("hand anna: Alaska, Alberta, Peru; hand bob: Brazil, Ural, joker", "risk-1959")
    events = fight(scene, order._replace(place=SPLIT))
    (traded,) = of_kind(events, SetTurnedIn)
    assert traded.cards == cards


def test_the_choice_leaves_enough_for_the_next_set() -> None:
    """One of each comes first on the board, but would leave no second set."""
    scene = bobs_last(
        "hand anna: Alaska, Northwest Territory, Alberta, Ontario;hand bob: Central America, Brazil, Argentina"
    )
    events = fight(scene, EliminationOrder(trade="all", place=SPLIT))
    assert [event.cards for event in of_kind(events, SetTurnedIn)] == [
        ("alaska", "alberta", "ontario"),
        ("central-america", "brazil", "argentina"),
    ]


@pytest.mark.parametrize(("entries", "pauses"), [((), True), ((EliminationOrder(),), False)])
def test_then_replaces_on_capture_even_to_go_on(entries: tuple[EliminationOrder, ...], pauses: bool) -> None:
    scene = bobs_last("")
    attacks = (Attack(("afghanistan", "ural"), on_capture="pause"),)
    script = FALL if pauses else FALL | {"draw": "0"}
    events = turn(scene, TurnOrders(attacks=attacks, on_elimination=entries), script)
    assert bool(of_kind(events, TurnPaused)) == pauses


def test_the_captured_territorys_card_brings_its_bonus() -> None:
    """R-066."""
    scene = bobs_last("hand anna: Alaska, Alberta; hand bob: Ural, joker, Peru", "risk-1959")
    events = fight(scene, EliminationOrder(use=("ural",), place=SPLIT))
    assert CardBonusPlaced("anna", "ural", 2, 0) in events


def test_full_territories_pause_with_the_armies_in_hand() -> None:
    """A-59: room is left elsewhere, so nothing is lost by accident."""
    scene = set_scene("""
        rules: risk-parker with army-cap-12
        phase: attack
        board: Afghanistan anna 12, India anna 11, China anna 3, Ural bob 1; others cleo 2
        hand anna: Alaska, Peru, Brazil, India
        hand bob: Siam, Japan
    """)
    orders = EliminationOrder(place=(Share(("india", "siam"), 4), Share(("india",), "rest")))
    events = fight(scene, orders, card="")
    assert events[-1] == TurnPaused("anna", "elimination", "elimination")
    assert not of_kind(events, SetTurnedIn, ArmiesLost)


def test_the_last_opponent_ends_the_game_at_once() -> None:
    """R-001, A-48: no cards pass, none is drawn; the move-in stands."""
    scene = set_scene("""
        phase: attack
        seats: anna bob
        board: Japan bob 1; others anna 3
        hand bob: Siam, India
    """)
    orders = TurnOrders(attacks=(Attack(("kamchatka", "japan")),))
    events = turn(scene, orders, {"attack/1": "6 6 1"})
    assert events[-2:] == [PlayerEliminated("bob", "anna", "territories"), GameWon("anna", "territories")]
    assert scene.state.winner == "anna"
    assert awaited(scene.setting, scene.state) is None
    assert 0 not in scene.state.armies


def test_neutral_armies_need_not_be_removed() -> None:
    """R-075."""
    text = """
        rules: risk-1959-reprint with two-player-neutral
        phase: attack
        seats: anna bob
        board: Japan {0} 1, Siam {1} 1; others anna 3
    """
    attacks = TurnOrders(attacks=(Attack(("kamchatka", "japan")),))
    scene = set_scene(text.format("bob", "neutral"))
    events = turn(scene, attacks, {"attack/1": "6 6 1"})
    assert events[-1] == GameWon("anna", "opponent")
    scene = set_scene(text.format("neutral", "bob"))
    events = turn(scene, attacks, {"attack/1": "6 6 1", "draw": "0"})
    assert not of_kind(events, PlayerEliminated, GameWon)
    assert of_kind(events, CardDrawn)
