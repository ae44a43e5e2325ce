"""The plain form of a state is small, whole and strict."""

from typing import Any

import pytest
from notation import set_scene

from pbem.rulesets.risk.resolution import blank
from pbem.rulesets.risk.snapshot import dump, load
from pbem.rulesets.risk.state import Phase, Throw

SCENE = """
    rules: risk-1959 with capitals, commander, card-reroll
    phase: attack
    turn: 7
    board: Siam anna 4, India bob 3; others cleo 2
    hand anna: Siam, joker
"""


def test_empty_parts_are_left_out() -> None:
    scene = set_scene(SCENE)
    data = dump(scene.ground, scene.state)
    assert list(data) == ["phase", "turn", "part", "territories", "hands", "mover"]
    assert data["territories"]["siam"] == ["anna", 4]
    assert list(data["territories"]) == list(scene.ground.board.ids)
    assert data["hands"] == {"anna": ["siam", "joker"], "bob": [], "cleo": []}


def test_every_field_survives() -> None:
    scene = set_scene(SCENE)
    state = scene.state
    state.pile = state.pile[:20]  # not what the hands leave of the deck: written out
    state.phase, state.part, state.sets, state.due = Phase.THROW, 3, 4, 2
    state.out, state.winner, state.captured, state.eliminated = ["bob"], "anna", ["siam"], ["bob"]
    state.commander_part, state.opened = 1, ["siam"]
    state.throw = Throw("siam", "india", [6, 1], [2], rerolled=True)
    state.starter, state.to_place, state.placed = "bob", {"anna": 3, "neutral": 1}, 1
    state.lists = {"bob": {"claim": ["@rest"]}}
    state.asked, state.defence = ["cleo"], {"bob": {"default": "max"}}
    state.capital_bonus = {"anna": [{"victim": "any", "place": []}]}
    state.capitals, state.bonus = {"anna": "siam"}, [("anna", 5, ["peru"])]
    state.discard = ["china"]
    data = dump(scene.ground, state)
    again = load(scene.ground, data)
    assert again == state
    assert dump(scene.ground, again) == data


def test_the_blank_state_survives() -> None:
    ground = set_scene(SCENE).ground
    assert load(ground, dump(ground, blank(ground))) == blank(ground)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"colour": "red"}, "there is no key 'colour'"),
        ({"turn": None}, "a whole number from 0 is wanted"),
        ({"turn": True}, "a whole number from 0 is wanted"),
        ({"turn": -1}, "a whole number from 0 is wanted"),
        ({"phase": "noon"}, "is no phase"),
        ({"mover": "emil"}, "'emil' is unknown here"),
        ({"hands": {"anna": []}}, "every seat is wanted"),
        ({"hands": {"anna": ["atlantis"], "bob": [], "cleo": []}}, "'atlantis' is unknown"),
        ({"hands": {"anna": ["siam"], "bob": ["siam"], "cleo": []}}, "more than one place"),
        ({"hands": {"anna": ["joker", "siam"], "bob": [], "cleo": []}}, "board order"),
        ({"territories": {}}, "every territory of the board"),
        ({"captured": ["atlantis"]}, "'atlantis' is unknown"),
        ({"captured": ["siam", "siam"]}, "stands twice"),
        ({"out": "bob"}, "a list is wanted"),
        ({"commander_part": True}, "a whole number"),
        ({"throw": {"source": "siam"}}, "source, target, attack, defence"),
        ({"bonus": [["anna", 5]]}, "seat, armies and territories"),
        ({"defence": {"anna": "max"}}, "wrong kind of value"),
        ({"capitals": {"anna": "atlantis"}}, "'atlantis' is unknown"),
        ({"capital_bonus": {"anna": ["x"]}}, "a table is wanted"),
        ({"to_place": {"anna": "x"}}, "wrong kind of value"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    scene = set_scene(SCENE)
    data = dump(scene.ground, scene.state) | change
    with pytest.raises(ValueError, match=sentence):
        load(scene.ground, data)


@pytest.mark.parametrize("pair", [["anna", 0], ["", 1], ["emil", 1], ["anna"], ["anna", "1"]])
def test_armies_stand_where_somebody_holds(pair: list[Any]) -> None:
    scene = set_scene(SCENE)
    data = dump(scene.ground, scene.state)
    data["territories"]["siam"] = pair
    with pytest.raises(ValueError, match=r"territories\.siam"):
        load(scene.ground, data)


def test_a_missing_key_is_refused() -> None:
    scene = set_scene(SCENE)
    data = dump(scene.ground, scene.state)
    del data["turn"]
    with pytest.raises(ValueError, match="'turn' is missing"):
        load(scene.ground, data)
