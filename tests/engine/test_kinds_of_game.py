"""Modes and ways of holding hands are values, found by name in one place."""

import pytest

from pbem.engine.modes.card_modes import card_mode
from pbem.engine.modes.modes import MODES
from pbem.engine.table.terms import CARDS, FACE_UP


@pytest.mark.parametrize("name", MODES)
def test_a_mode_is_found_by_the_name_in_the_genesis(name: str) -> None:
    assert MODES[name].name == name
    assert MODES[name].joined == ("dice" in MODES[name].person_keys)
    assert MODES[name].witnessed != ("seed" in MODES[name].genesis_keys)


@pytest.mark.parametrize("name", CARDS)
def test_a_way_of_holding_hands_is_found_by_the_name_in_the_genesis(name: str) -> None:
    way = card_mode(name)
    assert way.name == name
    assert way.hidden == (name != FACE_UP)
