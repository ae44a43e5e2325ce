"""The free move and fortifying (R-047 to R-049, R-079, R-084)."""

import pytest
from scenes import Scene, set_scene
from scripted_dice import ScriptedDice, play

from pbem.rulesets.risk.conditions.language import Condition, Expression, parse, parse_expression
from pbem.rulesets.risk.conditions.tree import BATTLE_NAMES
from pbem.rulesets.risk.events import ArmiesFortified, Event, FreeMoveMade, OrderSkipped
from pbem.rulesets.risk.orders import Move, TurnOrders
from pbem.rulesets.risk.play.movement import is_connected

SOUTH = "Argentina anna 8, Peru anna 1, Brazil anna 1, North Africa anna 1; others bob 1"


def scene_of(board: str, rules: str = "risk-parker") -> Scene:
    return set_scene(f"rules: {rules}\nphase: attack\nboard: {board}")


def said(text: str) -> Condition:
    return parse(text, BATTLE_NAMES, lambda _kind, name: name)


def told(text: str) -> Expression:
    return parse_expression(text, BATTLE_NAMES, lambda _kind, name: name)


def move(scene: Scene, *moves: Move) -> list[Event]:
    connected = scene.setting.rules.movement == "connected"
    orders = TurnOrders(fortify=moves) if connected else TurnOrders(free_moves=moves)
    events = play(scene.setting, scene.state, {"anna": orders}, ScriptedDice())
    kinds = FreeMoveMade | ArmiesFortified | OrderSkipped
    return [event for event in events if isinstance(event, kinds)]


@pytest.mark.parametrize(("wanted", "moved"), [("max", 7), (1, 1), (7, 7), (told("mine - 6"), 2), (told("theirs"), 1)])
def test_all_but_one_may_go(wanted: int | str | Expression, moved: int) -> None:
    """R-047, worked example."""
    events = move(scene_of(SOUTH), Move("argentina", "peru", wanted))
    assert events == [FreeMoveMade("anna", "argentina", "peru", moved)]


def test_entries_are_alternatives() -> None:
    """The first that can be carried out is, with the reasons of those before it."""
    events = move(
        scene_of(SOUTH),
        Move("argentina", "peru", 8),
        Move("argentina", "peru", "max", said('own("siam")')),
        Move("siam", "india", 1),
        Move("brazil", "venezuela", 1),
        Move("brazil", "peru", "max"),
        Move("argentina", "brazil", told("mine - 8")),
        Move("argentina", "brazil", 3),
        Move("argentina", "peru", 3),
    )
    assert events == [
        OrderSkipped("free_move", 1, "count", ("argentina", "7", "8")),
        OrderSkipped("free_move", 2, "condition", ('own("siam")',)),
        OrderSkipped("free_move", 3, "source", ("siam",)),
        OrderSkipped("free_move", 4, "foreign", ("venezuela",)),
        OrderSkipped("free_move", 5, "nothing", ("brazil",)),
        OrderSkipped("free_move", 6, "count", ("argentina", "7", "0")),
        FreeMoveMade("anna", "argentina", "brazil", 3),
    ]


def test_the_limit_holds_for_the_free_move() -> None:
    """R-084: five to a territory with nine."""
    scene = scene_of("Argentina anna 8, Peru anna 9; others bob 1", "risk-parker with army-cap-12")
    events = move(scene, Move("argentina", "peru", 5), Move("argentina", "peru", "max"))
    assert events == [
        OrderSkipped("free_move", 1, "cap", ("peru", "3")),
        FreeMoveMade("anna", "argentina", "peru", 3),
    ]


FORTIFY = "risk-parker with fortify-connected"


def test_fortifying_needs_a_chain_of_own_territories() -> None:
    """R-079, worked example: South Africa to Brazil over Congo and North Africa, or East Africa."""
    for chain in ("Congo anna 1, North Africa anna 1", "East Africa anna 1, North Africa anna 1"):
        scene = scene_of(f"South Africa anna 5, Brazil anna 1, {chain}; others bob 1", FORTIFY)
        assert move(scene, Move("south-africa", "brazil", 2)) == [ArmiesFortified("anna", "south-africa", "brazil", 2)]
    scene = scene_of("South Africa anna 5, Brazil anna 1, Congo anna 1; others bob 1", FORTIFY)
    assert move(scene, Move("south-africa", "brazil", 2)) == [
        OrderSkipped("fortify", 1, "path", ("south-africa", "brazil"))
    ]


def test_several_sources_and_targets_and_armies_counted_once() -> None:
    """R-079, A-58: source 5, three moves of two; what comes in does not go on."""
    scene = scene_of(SOUTH.replace("Peru anna 1", "Peru anna 5"), FORTIFY)
    events = move(
        scene,
        Move("peru", "brazil", 2),
        Move("peru", "argentina", 2),
        Move("peru", "north-africa", 2),
        Move("argentina", "north-africa", 7),
        Move("brazil", "argentina", 1),
    )
    assert events == [
        OrderSkipped("fortify", 3, "nothing", ("peru",)),
        OrderSkipped("fortify", 5, "nothing", ("brazil",)),
        ArmiesFortified("anna", "peru", "brazil", 2),
        ArmiesFortified("anna", "peru", "argentina", 2),
        ArmiesFortified("anna", "argentina", "north-africa", 7),
    ]


def test_under_the_limit_the_final_position_counts() -> None:
    """4.10 point 6: a later entry makes the room; where none does the last entry is dropped."""
    rules = FORTIFY + ", army-cap-12"
    scene = scene_of("Peru anna 12, Argentina anna 6, Brazil anna 2; others bob 1", rules)
    events = move(scene, Move("argentina", "peru", 4), Move("peru", "brazil", 5))
    assert events == [
        ArmiesFortified("anna", "argentina", "peru", 4),
        ArmiesFortified("anna", "peru", "brazil", 5),
    ]
    scene = scene_of("Peru anna 10, Argentina anna 6, Brazil anna 5; others bob 1", rules)
    events = move(scene, Move("argentina", "peru", 2), Move("brazil", "peru", 3), Move("argentina", "peru", "max"))
    assert events == [
        OrderSkipped("fortify", 2, "cap", ("peru", "0")),
        OrderSkipped("fortify", 3, "cap", ("peru", "0")),
        ArmiesFortified("anna", "argentina", "peru", 2),
    ]


def test_chains_follow_the_borders() -> None:
    scene = scene_of("Peru anna 1, Brazil anna 1, Siam anna 1; others bob 1")
    assert is_connected(scene.setting, scene.state, "peru", "brazil")
    assert not is_connected(scene.setting, scene.state, "peru", "siam")
