"""The plain form of a state is small, whole and strict."""

from typing import Any

import pytest
from file_engine import assert_written
from hypothesis import given
from hypothesis import strategies as st
from scenes import set_scene

from pbem.rulesets.risk.play.resolution import blank
from pbem.rulesets.risk.snapshot import dump, load
from pbem.rulesets.risk.state import DiceOnTable, Phase, State
from pbem.rulesets.risk.state_writer import StateWriter

SCENE = """
    rules: risk-1959 with capitals, commander, card-reroll
    phase: attack
    turn: 7
    board: Siam anna 4, India bob 3; others cleo 2
    hand anna: Siam, joker
"""

THROW = {"source": "siam", "target": "india", "attack": [6], "defence": [1], "rerolled": False}


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
    state.lists = {"bob": {"claim": ["@rest"], "add": [{"at": ["siam"], "armies": 2}]}}
    state.asked, state.defence = ["cleo"], {"bob": {"default": "max"}}
    state.capital_bonus = {"anna": [{"victim": "any", "place": []}]}
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


def _draw_states(draw: st.DrawFn) -> list[State]:
    """States of one game, each as the one before but for a territory or some cards."""
    states = [set_scene(SCENE).state]
    for _ in range(draw(st.integers(1, 12))):
        state = states[-1].copy()
        place = draw(st.integers(0, 4))
        places = [*state.hands.values(), state.pile, state.discard]
        match draw(st.sampled_from(("owner", "armies", "cards"))):
            case "owner":
                state.owners[place] = draw(st.sampled_from(("", "anna", "bob")))
            case "armies":
                state.armies[place] = draw(st.integers(0, 2))
            case _:
                places[place][:] = draw(st.sampled_from(([], ["siam"], ["alaska", "joker"])))
        states.append(state)
    return states


@given(st.composite(_draw_states)())
def test_what_a_writer_remembers_spoils_no_state(states: list[State]) -> None:
    setting = set_scene(SCENE).setting
    writer = StateWriter(setting)
    for state in states:
        assert_written(writer, setting, state)


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
        ({"throw": {"source": "siam"}}, "source, target, attack, defence"),
        ({"bonus": [["anna", 5]]}, "seat, armies and territories"),
        ({"defence": {"anna": "max"}}, "wrong kind of value"),
        ({"capitals": {"anna": "atlantis"}}, "'atlantis' is unknown"),
        ({"capital_bonus": {"anna": ["x"]}}, "a table is expected"),
        ({"to_place": {"anna": "x"}}, "wrong kind of value"),
        ({"mover": ""}, "unknown here"),
        ({"phase": "throw"}, "dice lie on the table"),
        ({"throw": THROW}, "dice lie on the table"),
        ({"phase": "throw", "throw": {**THROW, "source": "peru"}}, "nowhere of the attacker's"),
        ({"phase": "throw", "throw": {**THROW, "source": "siam", "target": "siam"}}, "twice"),
        ({"phase": "throw", "throw": {**THROW, "attack": [6, 5, 4, 3]}}, "1 to 3 dice"),
        ({"phase": "throw", "throw": {**THROW, "source": "india"}}, "twice"),
        ({"phase": "bonus"}, "it is due in the phase bonus"),
        ({"bonus": [["anna", 5, ["siam"]]]}, "it is due in the phase bonus"),
        ({"phase": "over"}, "a game that is over"),
        ({"winner": "anna"}, "a game that is over"),
        ({"phase": "setup"}, "somebody is asked"),
        ({"out": ["bob"]}, "somebody who is out"),
        ({"defence": {"anna": {"default": 3}}}, "not standing orders"),
        ({"defence": {"anna": {"default": "max", "rule": 7}}}, "not standing orders"),
        ({"defence": {"anna": {"default": 1, "rule": [{"dice": 1, "if": "(("}]}}}, "not standing"),
        ({"defence": {"anna": {"default": 1, "rule": [{"dice": 1, "at": ["x"]}]}}}, "not standing"),
        ({"capital_bonus": {"anna": [{"victim": "any"}]}}, "not standing orders"),
        ({"lists": {"anna": {"add": [{"at": ["siam"], "armies": 0}]}}}, "not a set-up list"),
        ({"lists": {"anna": {"claim": "@rest"}}}, "not a set-up list"),
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
