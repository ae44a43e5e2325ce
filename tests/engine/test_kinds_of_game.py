"""Modes and ways of holding hands are values, found by name in one place; nobody else asks for the name."""

import ast
from pathlib import Path

import pytest

import pbem
from pbem.engine.modes.card_modes import card_mode
from pbem.engine.modes.modes import MODES
from pbem.engine.table.terms import CARDS, FACE_UP

PACKAGE = Path(pbem.__file__).parent
RISK = PACKAGE / "rulesets" / "risk"
TABLES = {
    PACKAGE / "engine" / "modes" / "card_modes.py",
    RISK / "facts.py",
    RISK / "words" / "rulebook.py",
}


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


def asked_names(tree: ast.AST) -> list[int]:
    """The lines that compare the mode or the cards of a game with a name."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute | ast.Name)
        and getattr(node.left, "attr", getattr(node.left, "id", "")) in ("mode", "cards")
        and all(isinstance(other, ast.Constant | ast.Name) for other in node.comparators)
        and all(isinstance(sign, ast.Eq | ast.NotEq) for sign in node.ops)
    ]


def test_nobody_else_asks_for_the_name() -> None:
    """All ask the value what they want to know: a mode, the hands, or the setting of the conquest game."""
    found = {
        path: lines
        for path in PACKAGE.rglob("*.py")
        if path not in TABLES
        if (lines := asked_names(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert not found
