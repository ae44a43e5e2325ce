"""Throws, battles and attack entries (R-032 to R-046)."""

from itertools import product
from typing import Any

import pytest
from scenes import Scene, set_scene
from scripted_dice import ScriptedDice, of_kind, play

from pbem.rulesets.risk.conditions.language import Condition, Expression, parse, parse_expression, read_kept
from pbem.rulesets.risk.conditions.tree import BATTLE_NAMES, TURN_NAMES
from pbem.rulesets.risk.events import (
    AttackStopped,
    BattleFought,
    BattleJoined,
    Clash,
    Event,
    OrderSkipped,
    TerritoryCaptured,
    TurnPaused,
    TurnStarted,
)
from pbem.rulesets.risk.orders import (
    DEFENCE_WORDS,
    Attack,
    Defence,
    DefenceRule,
    DiceRule,
    TurnOrders,
)
from pbem.rulesets.risk.play import battle
from pbem.rulesets.risk.play.comparison import compare, count_throws
from pbem.rulesets.risk.state import Phase
from pbem.trust.dice import SeededDice


def said(text: str) -> Condition:
    return parse(text, (*BATTLE_NAMES, *TURN_NAMES), lambda _kind, name: name)


def told(text: str) -> Expression:
    return parse_expression(text, BATTLE_NAMES, lambda _kind, name: name)


def siam(armies: int, india: int = 3, more: str = "") -> Scene:
    """Anna on Siam against Bob in India, in a part where nothing is to be placed."""
    return set_scene(f"""
        phase: attack
        board: Siam anna {armies}, India bob {india}, China bob 1{more}; others bob 2
    """)


def attack(scene: Scene, entries: list[Attack], script: dict[str, str]) -> list[Event]:
    orders = TurnOrders(attacks=tuple(entries))
    return play(scene.setting, scene.state, {"anna": orders}, ScriptedDice(script))


def throws_of(events: list[Event]) -> list[Clash]:
    return [clash for event in of_kind(events, BattleFought) for clash in event.throws]


def armies(scene: Scene, territory: str) -> tuple[str, int]:
    place = scene.setting.index[territory]
    return scene.state.owners[place], scene.state.armies[place]


EXAMPLES = [
    ("5 4 3", "6 3", 1, 1),
    ("4 1 1", "4 1", 2, 0),
    ("6 6 1", "5 1", 0, 2),
    ("3 3 1", "4", 1, 0),
    ("4 2 1", "3", 0, 1),
    ("6", "5 4", 0, 1),
    ("4 3", "3 2", 0, 2),
    ("4", "6 1", 1, 0),
    ("3 2", "3 3", 2, 0),
    ("6 1", "5 2", 1, 1),
    ("5 4", "4", 0, 1),
    ("5 2", "5", 1, 0),
]


@pytest.mark.rule("rulesets/risk/play/battle 1.1")
@pytest.mark.parametrize(("ours", "theirs", "lost", "killed"), EXAMPLES)
def test_the_booklets_twelve_examples(ours: str, theirs: str, lost: int, killed: int) -> None:
    """R-040, also when the dice lie in another order."""
    mine, other = [int(die) for die in ours.split()], [int(die) for die in theirs.split()]
    assert compare(mine, other) == (lost, killed)
    assert compare(mine[::-1], other[::-1]) == (lost, killed)


@pytest.mark.parametrize(
    ("dice", "counts"),
    [
        ((3, 2), {(2, 0): 2275, (1, 1): 2611, (0, 2): 2890}),
        ((2, 2), {(2, 0): 581, (1, 1): 420, (0, 2): 295}),
        ((3, 1), {(1, 0): 441, (0, 1): 855}),
        ((2, 1), {(1, 0): 91, (0, 1): 125}),
        ((1, 2), {(1, 0): 161, (0, 1): 55}),
        ((1, 1), {(1, 0): 21, (0, 1): 15}),
    ],
)
def test_all_throws_counted(dice: tuple[int, int], counts: dict[tuple[int, int], int]) -> None:
    assert count_throws(*dice) == counts


def test_nobody_loses_more_than_the_smaller_number_of_dice() -> None:
    """R-039: every throw takes exactly as many armies as pairs are compared."""
    for ours, theirs in product((1, 2, 3), (1, 2)):
        for lost, killed in count_throws(ours, theirs):
            assert lost + killed == min(ours, theirs)


def test_a_simple_attack_keeps_three_and_moves_all_in() -> None:
    """Example 1 of the order file: India falls in the third throw, six of Siam's seven move in."""
    scene = siam(8)
    entry = Attack(("siam", "india"), keep=3, move_in="max")
    events = attack(scene, [entry], {"attack/1": "6 5 2 4 3  5 1 1 5  4 3 2 2", "draw": "0"})
    throws = (
        Clash((6, 5, 2), (4, 3), 0, 2),
        Clash((5, 1, 1), (5,), 1, 0),
        Clash((4, 3, 2), (2,), 0, 1),
    )
    assert of_kind(events, BattleFought) == [BattleFought("siam", "india", throws, 1, 3)]
    assert TerritoryCaptured("anna", "bob", "siam", "india", 6) in events
    assert armies(scene, "siam") == ("anna", 1)
    assert armies(scene, "india") == ("anna", 6)


@pytest.mark.rule("rulesets/risk/play/battle 1.1")
@pytest.mark.parametrize(
    ("own", "wanted", "thrown"), [(2, 3, 1), (3, 3, 2), (4, 3, 3), (9, 2, 2), (9, 1, 1), (3, 1, 1)]
)
def test_dice_are_lowered_to_one_fewer_than_armies(own: int, wanted: int, thrown: int) -> None:
    """R-034, A-16."""
    scene = siam(own, 1)
    entry = Attack(("siam", "india"), dice=(DiceRule(None, wanted),))
    events = attack(scene, [entry], {"attack/1": "6 " * thrown + "1", "draw": "0"})
    (clash,) = throws_of(events)
    assert len(clash.attack) == thrown


@pytest.mark.rule("rulesets/risk/play/battle 1.1")
def test_dice_rules_are_asked_before_each_throw() -> None:
    scene = siam(9, 3)
    rules = (DiceRule(said("theirs == 1 and mine >= 8"), 1), DiceRule(None, 3))
    entry = Attack(("siam", "india"), dice=rules)
    events = attack(scene, [entry], {"attack/1": "6 6 6 1 1  6 1", "draw": "0"})
    assert [len(clash.attack) for clash in throws_of(events)] == [3, 1]
    assert armies(scene, "india") == ("anna", 1)


@pytest.mark.parametrize(
    ("order", "moved"),
    [
        ("min", 3),
        ("max", 8),
        (5, 5),
        (1, 3),
        (99, 8),
        (told("mine - 4"), 5),
        (told("mine - 99"), 3),
        (told("losses + 4"), 4),
        (told("dice_now * 2"), 6),
    ],
)
def test_move_in_is_raised_or_lowered_to_the_nearest_legal_number(order: int | str | Expression, moved: int) -> None:
    """R-043: at least the dice of the last throw, and one stays."""
    scene = siam(9, 1)
    events = attack(scene, [Attack(("siam", "india"), move_in=order)], {"attack/1": "6 6 6 1", "draw": "0"})
    assert TerritoryCaptured("anna", "bob", "siam", "india", moved) in events
    assert armies(scene, "siam") == ("anna", 9 - moved)


def test_the_least_move_in_is_always_possible() -> None:
    """R-045: whoever captures has more armies left than dice thrown."""
    for own, theirs in product(range(2, 9), (1, 2)):
        scene = siam(own, theirs)
        dice = min(3, own - 1)
        if theirs == 2 and dice == 1:
            continue  # one die takes only one army
        script = "6 " * dice + "1 " * theirs
        attack(scene, [Attack(("siam", "india"))], {"attack/1": script, "draw": "0"})
        assert armies(scene, "india") == ("anna", dice)
        assert armies(scene, "siam") == ("anna", own - dice)


@pytest.mark.rule("rulesets/risk/play/battle 3.1")
@pytest.mark.parametrize(
    ("limits", "script", "reason", "detail"),
    [
        ({"keep": 6}, "1 1 1 6 6", "keep", "6"),
        ({"max_throws": 1}, "6 6 6 1 1", "throws", "1"),
        ({"max_losses": 1}, "1 6 6", "losses", "1"),
        ({"max_losses": 3}, "1 1 1 6 6  1 6 6", "losses", "3"),
        ({"go_on": said("mine >= 8")}, "1 1 1 6 6", "while", "mine >= 8"),
        ({"go_on": said("kills == 0")}, "6 6 6 1 1", "while", "kills == 0"),
    ],
)
def test_limits_are_looked_at_before_each_throw(limits: dict[str, Any], script: str, reason: str, detail: str) -> None:
    scene = siam(8, 5)
    entry = Attack(("siam", "india"))._replace(**limits)
    events = attack(scene, [entry], {"attack/1": script})
    assert AttackStopped(1, "siam", "india", reason, detail) in events


@pytest.mark.rule("rulesets/risk/play/battle 4.1")
def test_an_attack_runs_until_one_army_is_left() -> None:
    scene = siam(3, 5)
    events = attack(scene, [Attack(("siam", "india"))], {"attack/1": "1 1 6 6"})
    assert AttackStopped(1, "siam", "india", "armies", "") in events
    assert armies(scene, "siam") == ("anna", 1)


@pytest.mark.rule("rulesets/risk/play/battle 4.1")
def test_throws_that_nobody_looks_between_are_one_event() -> None:
    scene = siam(12, 9)
    thrown = {"attack/1": "6 6 6 1 1 6 6 6 1 1 6 6 6 1 1"}
    events = attack(scene, [Attack(("siam", "india"), max_throws=3)], thrown)
    (fought,) = [event for event in events if isinstance(event, BattleFought)]
    assert len(fought.throws) == 3


def test_a_path_goes_on_from_what_it_captured_and_counts_as_one_entry() -> None:
    """R-042; the limits of a path hold for all its battles together."""
    scene = siam(9, 1, ", Afghanistan bob 3")
    entry = Attack(("siam", "india", "afghanistan"), move_in="max", max_throws=2, keep=2)
    events = attack(scene, [entry], {"attack/1": "6 6 6 1  6 6 6 1 1", "draw": "0"})
    assert [event for event in events if isinstance(event, BattleJoined)] == [
        BattleJoined(1, "anna", "bob", "siam", "india", 9, 1),
        BattleJoined(1, "anna", "bob", "india", "afghanistan", 8, 3),
    ]
    assert AttackStopped(1, "india", "afghanistan", "throws", "2") in events


def test_tried_and_won_speak_of_earlier_entries() -> None:
    scene = siam(9, 1)
    entries = [
        Attack(("siam", "china"), id="first", max_throws=1),
        Attack(("siam", "india"), condition=said('tried("first") and not won("first")')),
        Attack(("siam", "indonesia"), condition=said('won("first") or not tried("first")')),
    ]
    script = {"attack/1": "1 1 1 6", "attack/2": "6 6 6 1", "draw": "0"}
    events = attack(scene, entries, script)
    assert armies(scene, "india")[0] == "anna"
    (skipped,) = of_kind(events, OrderSkipped)
    assert skipped == OrderSkipped("attack", 3, "condition", ('won("first") or not tried("first")',))


@pytest.mark.rule("engine/table/ruleset 2.1")
def test_what_became_impossible_is_skipped_with_its_reason() -> None:
    scene = siam(2, 3)
    entries = [
        Attack(("india", "afghanistan")),
        Attack(("siam", "india")),
        Attack(("siam", "china")),
    ]
    events = attack(scene, entries, {"attack/2": "1 6 6"})
    assert of_kind(events, OrderSkipped) == [
        OrderSkipped("attack", 1, "source", ("india",)),
        OrderSkipped("attack", 3, "armies", ("siam", "1")),
    ]


def test_a_target_already_captured_is_skipped() -> None:
    scene = siam(9, 1)
    entries = [Attack(("siam", "india")), Attack(("siam", "india"), on_stop="pause")]
    events = attack(scene, entries, {"attack/1": "6 6 6 1", "draw": "0"})
    assert OrderSkipped("attack", 2, "target", ("india",)) in events
    assert scene.state.mover == "bob"


def test_the_limit_before_the_first_throw_is_a_stop() -> None:
    """`on_stop` says what follows, though not a die was thrown."""
    scene = siam(5)
    entry = Attack(("siam", "india"), keep=5, on_stop="pause")
    events = attack(scene, [entry], {})
    assert OrderSkipped("attack", 1, "keep", ("siam", "5", "5")) in events
    assert events[-1] == TurnPaused("anna", "attack", "on_stop")
    assert scene.state.part == 2


@pytest.mark.parametrize("word", ["continue", "end", "pause"])
def test_on_capture_decides_what_follows(word: str) -> None:
    scene = siam(9, 1)
    entries = [Attack(("siam", "india"), on_capture=word), Attack(("siam", "china"))]
    script = {"attack/1": "6 6 6 1"}
    if word == "continue":
        script["attack/2"] = "6 6 6 1"
    if word != "pause":
        script["draw"] = "0"
    attack(scene, entries, script)
    assert (armies(scene, "china")[0] == "anna") == (word == "continue")
    assert (scene.state.phase is Phase.ATTACK) == (word == "pause")


def test_an_unfinished_path_stops_with_on_stop_not_on_capture() -> None:
    """4.10 point 2."""
    scene = siam(4, 1)
    entry = Attack(("siam", "india", "afghanistan"), keep=3, move_in="max", on_capture="end", on_stop="pause")
    events = attack(scene, [entry], {"attack/1": "6 6 6 1"})
    assert AttackStopped(1, "india", "afghanistan", "keep", "3") in events
    assert events[-1] == TurnPaused("anna", "attack", "on_stop")


def test_a_file_that_is_not_final_leaves_the_turn_open() -> None:
    scene = siam(4, 5)
    orders = TurnOrders(final=False)
    events = play(scene.setting, scene.state, {"anna": orders}, ScriptedDice())
    assert events == [TurnPaused("anna", "attack", "final")]
    closing = play(scene.setting, scene.state, {"anna": TurnOrders()}, ScriptedDice())
    assert closing[-1] == TurnStarted("bob", 8)


@pytest.mark.rule("rulesets/risk/play/battle 2.1")
def test_the_defender_chooses_before_each_throw() -> None:
    """R-036, A-15: the rule sees the attacker's number and both armies."""
    scene = siam(9, 2)
    unless = read_kept(scene.setting.names, "dice_now == 3 and mine == 2", DEFENCE_WORDS)
    scene.state.defence["bob"] = Defence(2, (DefenceRule(("india",), (), (), unless, 1),))
    rules = (DiceRule(said("throws == 0"), 3), DiceRule(None, 2))
    entry = Attack(("siam", "india"), dice=rules, max_throws=2)
    events = attack(scene, [entry], {"attack/1": "1 1 1 6  1 1 6 6"})
    assert [len(clash.defence) for clash in throws_of(events)] == [1, 2]


def test_the_opponent_rolls_for_neutral_territories() -> None:
    """R-073."""
    scene = set_scene("""
        rules: risk-1959-reprint with two-player-neutral
        seats: anna bob
        phase: attack
        board: Siam anna 5, India neutral 2; others bob 1
    """)
    scene.state.defence["bob"] = Defence(2, (DefenceRule(("@neutral",), (), (), None, 1),))
    attack(scene, [Attack(("siam", "india"), max_throws=1)], {"attack/1": "1 1 1 6"})
    assert armies(scene, "siam") == ("anna", 4)


def test_the_cap_bounds_the_move_in() -> None:
    """R-084: twelve armies at most, so at most eleven move."""
    scene = set_scene("""
        rules: risk-1959-reprint with army-cap-12
        phase: attack
        board: Siam anna 12, India bob 1; others bob 1
    """)
    attack(scene, [Attack(("siam", "india"), move_in="max")], {"attack/1": "6 6 6 1", "draw": "0"})
    assert armies(scene, "india") == ("anna", 11)


def test_a_new_turn_forgets_what_the_last_one_used_up() -> None:
    scene = siam(4)
    state = scene.state
    state.captured, state.opened, state.eliminated = ["india"], ["siam"], ["cleo"]
    state.commander_part, state.part = 2, 3
    play(scene.setting, state, {"anna": TurnOrders()}, ScriptedDice({"draw": "0"}))
    assert (state.captured, state.opened, state.eliminated) == ([], [], [])
    assert (state.commander_part, state.part, state.turn) == (0, 1, 8)


@pytest.mark.rule("rulesets/risk/play/battle 4.1")
@pytest.mark.parametrize(("mine", "theirs", "keep"), [(40, 25, 1), (25, 40, 7), (60, 60, 20), (9, 9, 1)])
@pytest.mark.parametrize("use", [1, 2, 3])
@pytest.mark.parametrize("limits", [{}, {"max_throws": 5}, {"max_losses": 8}, {"max_losses": 9}])
def test_throws_that_are_sure_fall_together_as_they_would_one_by_one(
    monkeypatch: pytest.MonkeyPatch, mine: int, theirs: int, keep: int, use: int, limits: dict[str, Any]
) -> None:
    """Also where a condition that is always true has to be asked before each throw."""

    def fight(condition: Condition | None = None) -> tuple[list[Clash], Any]:
        scene = siam(mine, theirs)
        entry = Attack(
            ("siam", "india"), dice=(DiceRule(None, use),), keep=keep, go_on=condition, move_in="max"
        )._replace(**limits)
        dice = SeededDice(bytes([mine, theirs, keep, use]) * 8)
        events = play(scene.setting, scene.state, {"anna": TurnOrders(attacks=(entry,))}, dice)
        return throws_of(events), scene.state

    together = fight()
    assert len(together[0]) > 3
    assert fight(said("losses >= 0")) == fight(said('armies("siam") >= 0')) == together
    monkeypatch.setattr(battle, "_sure_throws", lambda *_: 1)
    assert fight() == together


@pytest.mark.parametrize("most", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("go_on", [None, "losses >= 0", 'armies("siam") >= 0'])
def test_no_attack_ever_loses_more_than_it_may(most: int, go_on: str | None) -> None:
    """Against one and two dice, along a path, whoever looks between the throws."""
    for seed in range(25):
        scene = siam(30, 12, ", Middle East bob 9")
        entry = Attack(
            ("siam", "india", "middle-east"), move_in="max", max_losses=most, go_on=said(go_on) if go_on else None
        )
        dice = SeededDice(bytes([seed, most]) * 16)
        events = play(scene.setting, scene.state, {"anna": TurnOrders(attacks=(entry,))}, dice)
        lost = sum(throw.attacker_losses for throw in throws_of(events))
        assert lost == most or scene.setting.owner(scene.state, "middle-east") == "anna"


@pytest.mark.rule("rulesets/risk/play/battle 4.2")
def test_a_condition_on_the_board_sees_every_throw() -> None:
    """Between two throws the board is up to date for whoever looks at it."""
    scene = siam(9, 3)
    entry = Attack(("siam", "india"), go_on=said('armies("india") == 3 and armies("siam") >= 9'))
    events = attack(scene, [entry], {"attack/1": "6 6 6 1 1"})
    assert [len(event.throws) for event in of_kind(events, BattleFought)] == [1]
    assert armies(scene, "india") == ("bob", 1)
