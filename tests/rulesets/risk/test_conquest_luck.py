"""Which dice of the conquest game are fair evidence of luck, and with what odds."""

from itertools import product

import pytest
from scenes import Scene, set_scene
from scripted_dice import ScriptedDice, play

from pbem.engine.foresight.odds import Trial
from pbem.rulesets.risk.events import BattleFought, DieRerolled, Event
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.odds.room import MEASURE, trials
from pbem.rulesets.risk.orders import Attack, Commander, Reroll, TurnOrders
from pbem.rulesets.risk.play.comparison import compare
from pbem.rulesets.risk.presets import RISK_1959 as PRESET
from pbem.rulesets.risk.state import State

ONCE = Attack(("north-africa", "egypt"), max_throws=1)
THREE_TWO = ((0, 2, 2890), (1, 1, 2611), (2, 0, 2275))


def egypt(defender: str = "bob 5") -> Scene:
    """Anna attacks Egypt from North Africa, with a card of Egypt in her hand."""
    return set_scene(
        "rules: risk-1959-reprint with card-reroll, commander\nphase: attack\n"
        f"board: North Africa anna 9, Egypt {defender}; others cleo 1\nhand anna: Egypt\n"
    )


def card(die: str = "lowest", *, wait: bool = False) -> Reroll:
    return Reroll("egypt", None, die, 1, (), wait)


def weigh(scene: Scene, script: str, *attacks: Attack, **orders: object) -> list[Trial]:
    """Play a part and give its trials."""
    return list(trials(*events_of(scene, script, *attacks, **orders)))


def events_of(scene: Scene, script: str, *attacks: Attack, **orders: object) -> tuple[State, list[Event]]:
    before = scene.state.copy()
    file = TurnOrders(attacks=attacks or (ONCE,), **orders)  # type: ignore[arg-type]  # any field
    dice = ScriptedDice({"attack/1": script} if script else {})
    return before, play(scene.setting, scene.state, {"anna": file}, dice)


def test_the_table_is_one_of_fortune() -> None:
    assert RiskTable(egypt().setting, PRESET, ()).foresight.measure() is MEASURE


def test_each_throw_of_a_battle_is_a_trial_of_both_sides() -> None:
    attack = Attack(("north-africa", "egypt"), max_throws=2)
    assert weigh(egypt(), "6 6 1 5 5  1 1 1 6 6", attack) == [
        Trial("anna", "bob", 0, 2, THREE_TWO),
        Trial("anna", "bob", 2, 0, THREE_TWO),
    ]


def test_the_odds_are_those_of_the_dice_that_were_thrown() -> None:
    (trial,) = weigh(egypt("bob 1"), "6 2 1 5", final=False)
    assert trial == Trial("anna", "bob", 0, 1, ((0, 1, 855), (1, 0, 441)))


@pytest.mark.rule("rulesets/risk/odds/room 1.1")
def test_a_six_of_the_commander_is_no_luck() -> None:
    """The throw counts as it fell: one army each, though two fell in the end."""
    before, events = events_of(egypt(), "6 3 1 5 4", commander=Commander(None, "best", (), False))
    fought = [event for event in events if isinstance(event, BattleFought)]
    assert [event.defender_losses for event in fought] == [2]
    assert list(trials(before, events)) == [Trial("anna", "bob", 1, 1, THREE_TWO)]


@pytest.mark.rule("rulesets/risk/odds/room 2.1")
def test_a_die_thrown_again_is_a_trial_of_its_own_with_what_it_changed() -> None:
    """6 2 1 against 5 4: only the lowest die falls again; a five or six kills one more."""
    again = weigh(egypt(), "6 2 1 5 4 6", rerolls=(card(),))
    assert again == [
        Trial("anna", "bob", 1, 1, THREE_TWO),
        Trial("anna", "bob", -1, 1, ((-1, 1, 2), (0, 0, 4))),
    ]
    worse = weigh(egypt(), "6 5 4 5 4 1", rerolls=(card(),))
    assert worse[1] == Trial("anna", "bob", 0, 0, ((0, 0, 6),))


@pytest.mark.rule("rulesets/risk/odds/room 2.1")
@pytest.mark.parametrize("whose", ["attack", "defence"])
def test_the_odds_of_a_die_thrown_again_are_those_of_its_six_faces(whose: str) -> None:
    attack, defence = (5, 3), (4, 3)
    for old, new in product(attack if whose == "attack" else defence, range(1, 7)):
        (_, trial) = _thrown_again(attack, defence, whose, old, new)
        faces = [_thrown_again(attack, defence, whose, old, pips)[0] for pips in range(1, 7)]
        lost, killed = compare(attack, defence)
        expected = [(one[0] - lost, one[1] - killed) for one in faces]
        assert (trial.own, trial.others) == expected[new - 1]
        assert sorted(expected) == [(own, others) for own, others, ways in trial.odds for _ in range(ways)]


def _thrown_again(
    attack: tuple[int, ...], defence: tuple[int, ...], whose: str, old: int, new: int
) -> tuple[tuple[int, int], Trial]:
    """The losses with another die, compared by hand, and the trial of it."""
    dice = {"attack": list(attack), "defence": list(defence)}
    dice[whose][dice[whose].index(old)] = new
    scene = set_scene(
        "rules: risk-1959-reprint with card-reroll\nphase: throw\n"
        "board: North Africa anna 3, Egypt bob 5; others cleo 1\n"
        f"throw: North Africa, Egypt: {' '.join(map(str, (*attack, 'v', *defence)))}"
    )
    event = DieRerolled("anna", "egypt", whose, old, new)
    (trial,) = trials(scene.state, [event])
    return compare(dice["attack"], dice["defence"]), trial


@pytest.mark.rule("rulesets/risk/odds/room 3.1")
def test_dice_on_the_table_count_in_the_part_in_which_they_fell() -> None:
    """Whoever witnesses the next part answers for the die that falls again and what follows."""
    scene = egypt()
    first = weigh(scene, "6 2 1 5 4", rerolls=(card(wait=True),))
    assert first == [Trial("anna", "bob", 1, 1, THREE_TWO)]
    attack = Attack(("north-africa", "egypt"), max_throws=2)
    assert weigh(scene, "6  6 1 1 6 6", attack, rerolls=(card(),)) == [
        Trial("anna", "bob", -1, 1, ((-1, 1, 2), (0, 0, 4))),
        Trial("anna", "bob", 2, 0, THREE_TWO),
    ]


@pytest.mark.rule("rulesets/risk/odds/room 3.1")
def test_dice_on_the_table_that_nobody_changes_count_once() -> None:
    scene = egypt()
    weigh(scene, "6 2 1 5 4", rerolls=(card(wait=True),))
    attack = Attack(("north-africa", "egypt"), max_throws=2)
    assert weigh(scene, "6 1 1 6 6", attack) == [Trial("anna", "bob", 2, 0, THREE_TWO)]


def test_the_neutral_army_throws_too() -> None:
    scene = set_scene(
        "rules: risk-1959-reprint with two-player-neutral\nphase: attack\n"
        "board: North Africa anna 9, Egypt neutral 5; others bob 1\n"
    )
    assert weigh(scene, "6 6 1 5 5") == [Trial("anna", "neutral", 0, 2, THREE_TWO)]


def test_the_measure_says_which_dice_count() -> None:
    assert (MEASURE.own, MEASURE.others) == ("lost", "killed")
    assert "as they first fell" in MEASURE.note
