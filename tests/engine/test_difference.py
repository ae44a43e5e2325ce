"""What differs between two tables of facts is told once, thing by thing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.engine.words.difference import differences

USUAL: dict[str, Any] = {
    "name": "Classic world",
    "jokers": 2,
    "territories": [["siam", "Siam"], ["peru", "Peru"], ["iran", "Iran"]],
    "continents": [["asia", "Asia", 7, ["siam", "iran"]], ["south", "South America", 2, ["peru"]]],
    "borders": [["siam", "iran"], ["siam", "peru"]],
    "one_way": [],
}


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        ({}, []),
        ({"jokers": 4}, ["jokers: 4 instead of 2"]),
        ({"jokers": True}, ["jokers: true instead of 2"]),
        ({"more": 1}, ["more: 1 is added"]),
        (
            {"territories": [["siam", "Siam"], ["peru", "Chile"], ["iran", "Iran"]]},
            ['territories, peru: "Chile" instead of "Peru"'],
        ),
        ({"territories": [["siam", "Siam"], ["peru", "Peru"]]}, ['territories: ["iran", "Iran"] is left out']),
        ({"territories": USUAL["territories"][::-1]}, ["territories: in another order, or something twice"]),
        (
            {"continents": [["asia", "Asia", 9, ["siam", "iran"]], ["south", "South America", 2, ["peru", "x"]]]},
            ["continents, asia: 9 instead of 7", 'continents, south: "x" is added'],
        ),
        (
            {"borders": [["siam", "iran"], ["peru", "iran"]]},
            ['borders: ["peru", "iran"] is added', 'borders: ["siam", "peru"] is left out'],
        ),
        ({"one_way": [["siam", "peru"]]}, ['one_way: ["siam", "peru"] is added']),
    ],
)
def test_every_difference_is_a_line(change: dict[str, Any], lines: list[str]) -> None:
    assert differences({**USUAL, **change}, USUAL) == lines


def test_what_is_left_out_is_said_too() -> None:
    found = {key: value for key, value in USUAL.items() if key != "jokers"}
    assert differences(found, USUAL) == ["jokers: 2 is left out"]


VALUES = st.recursive(
    st.integers() | st.text() | st.booleans(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


@pytest.mark.thorough
@given(st.dictionaries(st.text(), VALUES), st.dictionaries(st.text(), VALUES))
def test_tables_without_a_line_are_the_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    lines = differences(one, other)
    assert (lines == []) is (repr(sorted(one.items())) == repr(sorted(other.items())))
    assert all(line.isascii() for line in lines if one.keys() | other.keys() <= set(map(str, USUAL)))
