"""The plain form of a state is small, whole and strict."""

from typing import Any

import attrs
import pytest
from scenes import set_scene

from pbem.rulesets.risk.conditions.language import Condition, read_kept
from pbem.rulesets.risk.orders import (
    DEFENCE_WORDS,
    BonusRule,
    Defence,
    DefenceRule,
    SetupLists,
    Share,
)
from pbem.rulesets.risk.play.resolution import blank
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.snapshot import dump, load
from pbem.rulesets.risk.state import DiceOnTable, Phase, State

SCENE = """
    rules: risk-1959 with capitals, commander, card-reroll
    phase: attack
    turn: 7
    board: Siam anna 4, India bob 3; others cleo 2
    hand anna: Siam, joker
"""

THROW = {"source": "siam", "target": "india", "attack": [6], "defence": [1], "rerolled": False}


def parse_defence(setting: Setting, text: str) -> Condition:
    return read_kept(setting.names, text, DEFENCE_WORDS)


def test_empty_parts_are_left_out() -> None:
    scene = set_scene(SCENE)
    data = dump(scene.setting, scene.state)
    assert list(data) == ["phase", "turn", "part", "territories", "hands", "mover"]
    assert data["territories"]["siam"] == ["anna", 4]
    assert list(data["territories"]) == list(scene.setting.board.ids)
    assert data["hands"] == {"anna": ["siam", "joker"], "bob": [], "cleo": []}


@pytest.mark.parametrize("phase", [Phase.SETUP, Phase.THROW, Phase.BONUS, Phase.OVER])
def test_every_field_survives(phase: Phase) -> None:
    scene = set_scene(SCENE)
    state = scene.state
    state.pile = state.pile[:20]  # not what the hands leave of the deck: written out
    state.phase, state.part, state.sets, state.due = phase, 3, 4, 2
    state.captured, state.eliminated = ["siam"], ["bob"]
    state.commander_part, state.opened = 1, ["siam"]
    state.starter, state.to_place, state.placed = "bob", {"anna": 3, "neutral": 1}, 1
    add = (Share(("siam",), 2), Share(("@rest",), "rest", "china"))
    state.lists = {"bob": SetupLists(("@rest",), add, (), ("siam",), 3), "cleo": SetupLists()}
    unless = parse_defence(scene.setting, "mine < 3")
    rule = DefenceRule(("siam", "@rest"), ("india",), ("bob",), unless, 1)
    state.asked, state.defence = ["cleo"], {"bob": Defence(), "anna": Defence(1, (rule,))}
    rules = (BonusRule("", ()), BonusRule("bob", add))
    state.capital_bonus = {"anna": rules, "cleo": ()}
    state.capitals, state.discard = {"anna": "siam"}, ["china"]
    if phase is Phase.THROW:
        state.throw = DiceOnTable("siam", "india", [6, 1], [2], rerolled=True)
    if phase in (Phase.BONUS, Phase.OVER):
        state.out, state.mover = ["bob"], "bob"
        state.owners = ["anna" if owner == "bob" else owner for owner in state.owners]
    if phase is Phase.BONUS:
        state.bonus = [("anna", 5, ["india"])]
    if phase is Phase.OVER:
        state.winner = "anna"
    data = dump(scene.setting, state)
    again = load(scene.setting, data)
    assert again == state
    assert dump(scene.setting, again) == data


def test_the_blank_state_survives() -> None:
    setting = set_scene(SCENE).setting
    assert load(setting, dump(setting, blank(setting))) == blank(setting)


def test_a_copy_shares_nothing_that_changes() -> None:
    """Each list and table of a state can be changed without changing the state it was copied from."""
    scene = set_scene(SCENE)
    state = scene.state
    state.throw = DiceOnTable("siam", "india", [6, 1], [2])
    before, copy = dump(scene.setting, state), state.copy()
    assert copy == state
    for field in attrs.fields(State):
        match getattr(copy, field.name):
            case list() as found:
                assert found is not getattr(state, field.name), field.name
            case dict() as found:
                ours = getattr(state, field.name)
                assert found is not ours, field.name
                assert not any(found[key] is ours[key] for key in found if isinstance(found[key], list)), field.name
    assert copy.throw is not None
    copy.throw.attack[0] = 5
    copy.hands["anna"].clear()
    assert dump(scene.setting, state) == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"colour": "red"}, "there is no key 'colour'"),
        ({"turn": None}, "a whole number from 0 is expected"),
        ({"turn": True}, "a whole number from 0 is expected"),
        ({"turn": -1}, "a whole number from 0 is expected"),
        ({"phase": "noon"}, "is not a phase"),
        ({"mover": "emil"}, "'emil' is unknown here"),
        ({"hands": {"anna": []}}, "every seat is expected"),
        ({"hands": {"anna": ["atlantis"], "bob": [], "cleo": []}}, "'atlantis' is unknown"),
        ({"hands": {"anna": ["siam"], "bob": ["siam"], "cleo": []}}, "more than one place"),
        ({"hands": {"anna": ["joker", "siam"], "bob": [], "cleo": []}}, "board order"),
        ({"territories": {}}, "every territory of the board"),
        ({"captured": ["atlantis"]}, "'atlantis' is unknown"),
        ({"captured": ["siam", "siam"]}, "appears twice"),
        ({"out": "bob"}, "a list is expected"),
        ({"commander_part": True}, "a whole number"),
        ({"throw": {"source": "siam"}}, "throw: 'target' is missing"),
        ({"bonus": [["anna", 5]]}, "seat, armies and territories"),
        ({"defence": {"anna": "max"}}, r"defence\.anna: a table is expected"),
        ({"capitals": {"anna": "atlantis"}}, "'atlantis' is unknown"),
        ({"capital_bonus": {"anna": ["x"]}}, "a table is expected"),
        ({"to_place": {"anna": "x"}}, r"to_place\.anna: a whole number from 0"),
        ({"mover": ""}, "unknown here"),
        ({"phase": "throw"}, "dice lie on the table"),
        ({"throw": THROW}, "dice lie on the table"),
        ({"phase": "throw", "throw": {**THROW, "source": "peru"}}, "nowhere of the attacker's"),
        ({"phase": "throw", "throw": {**THROW, "source": "siam", "target": "siam"}}, "their own"),
        ({"phase": "throw", "throw": {**THROW, "attack": [6, 5, 4, 3]}}, "1 to 3 dice"),
        ({"phase": "throw", "throw": {**THROW, "source": "india"}}, "nowhere of the attacker's"),
        ({"phase": "bonus"}, "it is due in the phase bonus"),
        ({"bonus": [["anna", 5, ["siam"]]]}, "it is due in the phase bonus"),
        ({"phase": "over"}, "a game that is over"),
        ({"winner": "anna"}, "a game that is over"),
        ({"phase": "setup"}, "somebody is asked"),
        ({"out": ["bob"]}, "somebody who is out"),
        ({"defence": {"anna": {"default": 3}}}, r"anna\.default: 1 or \"max\" is expected"),
        ({"defence": {"anna": {"default": "max", "rule": 7}}}, r"anna\.rule: a list"),
        ({"defence": {"anna": {"default": 1, "rule": [{"dice": 1, "if": "(("}]}}}, "no condition"),
        ({"defence": {"anna": {"default": 1, "rule": [{"dice": 1, "at": ["x"]}]}}}, "no territory"),
        ({"capital_bonus": {"anna": [{"victim": "any"}]}}, "'place' is missing"),
        ({"lists": {"anna": {"add": [{"at": ["siam"], "armies": 0}]}}}, "a number from 1"),
        ({"lists": {"anna": {"claim": "@rest"}}}, r"anna\.claim: a list is expected"),
        ({"lists": {"anna": {"wish": []}}}, "there is no key 'wish'"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    scene = set_scene(SCENE)
    data = dump(scene.setting, scene.state) | change
    with pytest.raises(ValueError, match=sentence):
        load(scene.setting, data)


@pytest.mark.parametrize("pair", [["anna", 0], ["", 1], ["emil", 1], ["anna"], ["anna", "1"]])
def test_armies_stand_where_somebody_holds(pair: list[Any]) -> None:
    scene = set_scene(SCENE)
    data = dump(scene.setting, scene.state)
    data["territories"]["siam"] = pair
    with pytest.raises(ValueError, match=r"territories\.siam"):
        load(scene.setting, data)


def test_a_missing_key_is_refused() -> None:
    scene = set_scene(SCENE)
    data = dump(scene.setting, scene.state)
    del data["turn"]
    with pytest.raises(ValueError, match="'turn' is missing"):
        load(scene.setting, data)
