"""However much somebody types, a bounded part of it is tried as orders."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.engine.play.game import Game, load_game
from pbem.engine.short import typed_text
from pbem.engine.short.line_reader import LineReader
from pbem.engine.short.reading import grammar_of, headers_of, orders_among, read_short
from pbem.engine.short.tokens import MOST_LINE, MOST_LINES
from pbem.engine.table.sheet import nearest
from pbem.local import registry

GAME = Path(__file__).parent.parent.parent / "examples" / "first-turn" / "world-007.toml"
MOST = 2000
ENDLESS = {
    "amounts that go on": "{} Ukraine,",
    "an order word after the other": "place " * 600,
    "names and arrows": "attack " + "Ukraine > Ural > " * 200,
    "lists that go on": "place 1 Ukraine,\n" + "1 Ural,\n" * 50,
    "what joins orders": "attack " + ", and then a" * 300,
}


@pytest.fixture(scope="module")
def world() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


@pytest.mark.parametrize("kind", ENDLESS)
def test_an_endless_text_is_tried_in_part(world: Game, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed_text, "MOST_LOOKS", MOST)
    grammar = grammar_of(world, "anna")
    assert grammar
    text = "\n".join(ENDLESS[kind].format(number) for number in range(100))
    reader = LineReader(text, grammar, headers_of(world.file.genesis))
    reader.read()
    assert MOST < reader.typed.looks < MOST + MOST_LINE
    assert [problem.message for problem in reader.problems][-1:] == ["the text is too long for short orders"]


def test_a_long_turn_of_many_orders_is_read_whole(world: Game) -> None:
    file = read_short(
        world, "anna", "\n".join(["place 7 Ukraine", *["attack Ukraine > Ural > Siberia"] * 200]), "reply"
    )
    assert file
    assert not file.problems
    assert len(file.data["attack"]) == 200


def test_no_end_of_an_endless_line_is_left_out(world: Game) -> None:
    place = "place 7 Ukraine" + " " * MOST_LINE
    file = read_short(world, "anna", f"{place}, 1 Ural\nend", "reply")
    assert file
    assert [problem.message for problem in file.problems] == ["the text is too long for short orders"]


def test_of_endless_lines_the_first_are_held_against_the_orders(world: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def is_one_order(_: LineReader, at: int, least: int) -> bool:
        tried.append(at)
        return at == least

    monkeypatch.setattr(LineReader, "is_one_order", is_one_order)
    assert orders_among(world, "anna", [f"line {number}" for number in range(100_000)]) == {"line 1", "line 2"}
    assert len(tried) <= 2 * MOST_LINES


def test_what_is_far_longer_than_any_word_is_compared_with_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert nearest("Ukraine" * 2, ["Ukraine", "Peru"]) == ["Ukraine"]
    monkeypatch.setattr("difflib.get_close_matches", None)
    assert nearest("Ukraine" * 3, ["Ukraine", "Peru"]) == []
