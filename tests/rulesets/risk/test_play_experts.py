"""Re-rolls by card and the commander (R-085 to R-090, A-61 to A-65)."""

from typing import Any

import pytest
from scenes import Scene, set_scene
from scripted_dice import ScriptedDice, of_kind, play

from pbem.rulesets.risk.conditions.language import Condition, parse
from pbem.rulesets.risk.conditions.tree import CHANGE_NAMES
from pbem.rulesets.risk.events import (
    AttackStopped,
    BattleFought,
    Clash,
    DiceThrown,
    DieCommanded,
    DieRerolled,
    Event,
    TerritoryCaptured,
    TurnPaused,
)
from pbem.rulesets.risk.orders import Attack, Commander, Reroll, TurnOrders
from pbem.rulesets.risk.play.resolution import clock
from pbem.rulesets.risk.state import DiceOnTable, Phase


def said(text: str) -> Condition:
    return parse(text, CHANGE_NAMES, lambda _kind, name: name)


LOST = said("lost_now >= 1")
ONCE = Attack(("north-africa", "egypt"), max_throws=1)


def egypt(hand: str = "Egypt", more: str = "") -> Scene:
    """Anna attacks Bob's Egypt from North Africa."""
    return set_scene(
        "rules: risk-1959-reprint with card-reroll, commander\nphase: attack\n"
        "board: North Africa anna 9, Egypt bob 5; others cleo 1\n"
        f"hand anna: {hand}\n{more}"
    )


def reroll(die: str = "lowest-losing", **more: Any) -> Reroll:
    row: dict[str, Any] = {
        "card": "egypt",
        "condition": LOST,
        "die": die,
        "most": None,
        "attacks": (),
        "after_throw": False,
    } | more
    return Reroll(**row)


def commander(when: str = "", die: str = "best", **more: Any) -> Commander:
    row: dict[str, Any] = {"attacks": (), "after_throw": False} | more
    return Commander(said(when) if when else None, die, **row)


def throw(scene: Scene, script: str, *attacks: Attack, **orders: Any) -> list[Event]:
    file = TurnOrders(attacks=attacks or (ONCE,), **orders)
    return play(scene.setting, scene.state, {"anna": file}, ScriptedDice({"attack/1": script}))


def one_throw(attack: tuple[int, ...], defence: tuple[int, ...], lost: int, killed: int) -> BattleFought:
    throws = (Clash(attack, defence, lost, killed),)
    return BattleFought("north-africa", "egypt", throws, lost, killed)


def fought(events: list[Event]) -> list[BattleFought]:
    return [event for event in events if isinstance(event, BattleFought)]


def changes(events: list[Event]) -> list[DieRerolled | DieCommanded]:
    return of_kind(events, DieRerolled, DieCommanded)


def test_the_card_of_the_target_rerolls_a_losing_die() -> None:
    """R-085: 6 2 1 against 5 4, the two is thrown again and a five falls."""
    events = throw(egypt(), "6 2 1 5 4 5", rerolls=(reroll(),))
    assert DiceThrown("north-africa", "egypt", (6, 2, 1), (5, 4)) in events
    assert DieRerolled("anna", "egypt", "attack", 2, 5) in events
    assert fought(events) == [one_throw((6, 5, 1), (5, 4), 0, 2)]


def test_a_worse_die_stands_and_the_card_stays_in_the_hand() -> None:
    """R-087, A-64."""
    scene = egypt()
    events = throw(
        scene, "6 2 1 5 4 1", Attack(("north-africa", "egypt"), max_throws=1), rerolls=(reroll(),), final=False
    )
    assert fought(events)[0].throws[0].attack == (6, 1, 1)
    assert scene.state.hands["anna"] == ["egypt"]
    assert scene.state.opened == ["egypt"]


def test_one_card_a_throw() -> None:
    """R-086: with both cards the second serves another throw."""
    both = (reroll(most=1), reroll(card="north-africa"))
    attack = Attack(("north-africa", "egypt"), max_throws=2)
    events = throw(egypt("Egypt, North Africa"), "1 1 1 6 6 2  1 1 1 6 6 3", attack, rerolls=both)
    assert [event.card for event in events if isinstance(event, DieRerolled)] == [
        "egypt",
        "north-africa",
    ]


@pytest.mark.parametrize("hand", ["joker", "Siam", ""])
def test_other_cards_do_nothing(hand: str) -> None:
    events = throw(egypt(hand), "1 1 1 6 6", rerolls=(reroll(), reroll(card="siam")))
    assert not changes(events)


@pytest.mark.parametrize(
    ("die", "after"), [("lowest", (2, 3, 4)), ("lowest-losing", (4, 3, 1)), ("highest-losing", (2, 4, 1))]
)
def test_which_die_is_thrown_again(die: str, after: tuple[int, ...]) -> None:
    """2 3 1 against 6 5: three and two lose, the one is not compared."""
    events = throw(egypt(), "2 3 1 6 5 4", rerolls=(reroll(die),))
    rerolled = sorted(fought(events)[0].throws[0].attack)
    assert rerolled == sorted(after)


def test_the_opponents_highest_die_if_the_rules_allow_any() -> None:
    """A-62."""
    scene = egypt(more="choice: reroll_scope any")
    events = throw(scene, "5 4 1 6 3 1", rerolls=(reroll("their-highest"),))
    assert fought(events) == [one_throw((5, 4, 1), (1, 3), 0, 2)]


def test_the_commander_turns_the_die_that_wins_most() -> None:
    """R-089: 4 3 1 against 5 5 becomes 6 3 1; on a tie the lowest die is turned."""
    scene = egypt()
    events = throw(scene, "4 3 1 5 5", commander=commander(die="highest"))
    assert fought(events) == [one_throw((6, 3, 1), (5, 5), 1, 1)]
    assert scene.state.mover == "bob"
    events = throw(egypt(), "4 3 1 5 5", commander=commander())
    assert fought(events)[0].throws[0].attack == (4, 3, 6)


def test_the_commander_waits_for_a_gain_and_serves_once_a_turn() -> None:
    scene = egypt()
    attack = Attack(("north-africa", "egypt"), max_throws=3)
    events = throw(scene, "1 1 1 6 6  5 5 1 5 4  1 1 1 1 1", attack, commander=commander("gain >= 1"), final=False)
    assert changes(events) == [DieCommanded("anna", 1)]
    thrown = [clash.attack for one in fought(events) for clash in one.throws]
    assert thrown == [(1, 1, 1), (5, 5, 6), (1, 1, 1)]
    assert clock(scene.setting, scene.state).note == "commander used"


def test_a_gain_of_two() -> None:
    """A six in front moves the five down against the four: both comparisons turn."""
    scene = egypt()
    scene.state.armies[scene.setting.index["north-africa"]] = 3
    events = throw(scene, "5 4 5 4", commander=commander("gain >= 2"))
    assert fought(events) == [one_throw((5, 6), (5, 4), 0, 2)]


def test_a_six_that_ties_with_a_six_wins_nothing() -> None:
    assert not changes(throw(egypt(), "5 5 5 6 6", commander=commander()))


def test_the_card_comes_first_and_the_commander_may_turn_its_die() -> None:
    """R-090, A-61."""
    events = throw(egypt(), "3 2 1 6 2 2", commander=commander(die="lowest"), rerolls=(reroll("lowest"),))
    assert [type(event) for event in changes(events)] == [DieRerolled, DieCommanded]


def test_both_may_be_bound_to_attack_entries() -> None:
    bound = {"rerolls": (reroll(attacks=("spear",)),), "commander": commander(attacks=("spear",))}
    assert not changes(throw(egypt(), "1 1 1 6 5", **bound))
    spear = Attack(("north-africa", "egypt"), id="spear", max_throws=1)
    assert changes(throw(egypt(), "1 1 1 6 5 1", spear, **bound))


def pause(scene: Scene) -> list[Event]:
    return throw(scene, "4 2 1 5 4", rerolls=(reroll(after_throw=True),))


def test_after_the_throw_the_turn_pauses_with_the_dice_on_the_table() -> None:
    """4.10 point 7."""
    scene = egypt()
    events = pause(scene)
    assert events[-1] == TurnPaused("anna", "throw", "after-throw")
    assert scene.state.phase is Phase.THROW
    assert scene.state.throw == DiceOnTable("north-africa", "egypt", [4, 2, 1], [5, 4])
    assert not fought(events)


def test_the_next_part_changes_the_dice_and_goes_on_with_its_first_entry() -> None:
    scene = egypt()
    scene.state.armies[scene.setting.index["egypt"]] = 2
    pause(scene)
    entry = Attack(("north-africa", "egypt"), move_in="max", on_capture="pause")
    events = throw(scene, "6  6 6 6 1", entry, rerolls=(reroll("highest-losing"),))
    assert [clash[:2] for one in fought(events) for clash in one.throws] == [
        ((6, 2, 1), (5, 4)),
        ((6, 6, 6), (1,)),
    ]
    assert TerritoryCaptured("anna", "bob", "north-africa", "egypt", 7) in events
    assert scene.state.throw is None


def test_the_throw_on_the_table_counts_for_that_entry() -> None:
    scene = egypt()
    pause(scene)
    events = throw(scene, "")
    assert len(fought(events)) == 1
    assert scene.state.mover == "bob"


def test_an_entry_that_goes_elsewhere_leaves_the_dice_to_themselves() -> None:
    scene = egypt()
    pause(scene)
    entry = Attack(("north-africa", "congo"), max_throws=1)
    events = throw(scene, "6 1 1 1", entry, final=False)
    assert [(one.target, one.throws[0].attack) for one in fought(events)] == [
        ("egypt", (4, 2, 1)),
        ("congo", (6, 1, 1)),
    ]


def test_an_empty_part_lets_the_dice_stand() -> None:
    scene = egypt()
    pause(scene)
    events = play(scene.setting, scene.state, {"anna": TurnOrders()}, ScriptedDice())
    assert fought(events) == [one_throw((4, 2, 1), (5, 4), 2, 0)]
    assert not [event for event in events if isinstance(event, AttackStopped)]
    assert scene.state.mover == "bob"


def test_a_card_was_used_on_dice_that_pause_for_the_commander() -> None:
    scene = egypt()
    throw(scene, "1 1 1 5 5 2", rerolls=(reroll(),), commander=commander(after_throw=True))
    assert scene.state.throw == DiceOnTable("north-africa", "egypt", [2, 1, 1], [5, 5], rerolled=True)
    file = TurnOrders(rerolls=(reroll(),), commander=commander(die="lowest"))
    events = play(scene.setting, scene.state, {"anna": file}, ScriptedDice())
    assert changes(events) == [DieCommanded("anna", 1)]
