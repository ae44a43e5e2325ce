"""Lines that no table of phrases reads are read by their gist, or asked about: nothing in them is passed over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from thorough import one_in

from pbem.engine.play.game import Game, load_game
from pbem.engine.short.harmless import HARMLESS, HARMLESS_PHRASES
from pbem.engine.short.items import LineItem, directed, inflected
from pbem.engine.short.reading import doubted_alone, grammar_of, headers_of, read_lines, read_short
from pbem.engine.short.speech import ELSEWHERE, FEW, NO, PERSONS, REVISING, SUPPOSING
from pbem.engine.short.telling_words import AGO, BEING, MINDED, OF_LIFE, OTHERS, STATES
from pbem.local import registry

if TYPE_CHECKING:
    from pbem.engine.table.terms import Data
    from pbem.engine.text.order_file import OrderFile
    from pbem.rulesets.risk.state import State

pytestmark = pytest.mark.spelling

HERE = Path(__file__).parent / "short_orders"
GAME = HERE.parent.parent.parent / "examples" / "first-turn" / "world-007.toml"
MEANT = [tuple(line.split(" || ")) for line in (HERE / "gist.txt").read_text("utf-8").splitlines()]
DANGERS = (HERE / "gist_dangers.txt").read_text("utf-8").splitlines()
ABOVE = "place 7 Mongolia"
"""An order that none of the lines repeats."""


@pytest.fixture(scope="module")
def world() -> Game:
    return load_game(GAME.read_bytes(), registry.load)


@pytest.fixture(scope="module")
def holding_cards(world: Game) -> State:
    state: State = world.state.copy()
    state.hands["anna"] = ["argentina", "ukraine", "joker"]
    return state


def orders(file: OrderFile | None) -> Data:
    """What was read, if nothing of it must be asked."""
    assert file is not None
    assert (file.problems, file.doubtful, file.slips) == ((), (), ())
    return {key: value for key, value in file.data.items() if key not in ("game", "player", "turn")}


@pytest.mark.rule("engine/short/gist 2.1", "engine/short/gist 3.1")
@pytest.mark.parametrize(("typed", "meant"), one_in(2, MEANT))
def test_a_line_is_read_by_what_its_words_are(world: Game, holding_cards: State, typed: str, meant: str) -> None:
    said = orders(read_short(world, "anna", typed, "reply", holding_cards))
    assert said == orders(read_short(world, "anna", meant.replace(" / ", "\n"), "reply", holding_cards))


@pytest.mark.parametrize("typed", one_in(2, [typed for typed, _ in MEANT]))
def test_what_is_read_by_its_gist_is_an_order_like_any_other(world: Game, holding_cards: State, typed: str) -> None:
    """Written in the words of the grammar, it says the same."""
    grammar = grammar_of(world, "anna", holding_cards)
    assert grammar is not None
    said = orders(read_short(world, "anna", typed, "reply", holding_cards))
    again = read_lines(grammar, headers_of(world.file.genesis), "\n".join(grammar.write(said)), "again")
    assert orders(again) == said


@pytest.mark.rule("engine/short/gist 1.1")
@pytest.mark.parametrize("typed", one_in(2, DANGERS))
def test_what_may_say_anything_else_is_asked_about_or_left_alone(world: Game, holding_cards: State, typed: str) -> None:
    for text in (typed, f"{ABOVE}\n\n{typed}", f"{typed}\n{ABOVE}"):
        file = read_short(world, "anna", text, "reply", holding_cards)
        asked = file and (file.problems or file.doubtful or file.slips)
        assert file is None or asked or orders(file) == orders(read_short(world, "anna", ABOVE, "reply")), text


def test_no_harmless_word_denies_supposes_tells_or_names_somebody() -> None:
    dangerous = NO | SUPPOSING | PERSONS | REVISING | FEW | ELSEWHERE | AGO | BEING | MINDED | OF_LIFE | OTHERS | STATES
    assert sorted(HARMLESS & dangerous - {"like", "myself", "us", "me", "am", "tries", "only"}) == []
    assert not {*HARMLESS_PHRASES} & dangerous


def test_a_verb_orders_in_its_present_forms() -> None:
    assert {*inflected("hit")} >= {"hit", "hits", "hitting"}
    assert {*inflected("place")} >= {"places", "placing"}
    assert {*inflected("carry on")} >= {"carries on", "carrying on"}
    assert "attacked" not in {*inflected("attack")}


def test_a_word_of_direction_belongs_to_the_place_behind_it() -> None:
    siam, india, three = LineItem("place", "Siam", []), LineItem("place", "India", []), LineItem("amount", 3, [])
    to, out_of, also = LineItem("to", None, []), LineItem("from", None, []), LineItem("and", None, [])
    assert [one.way for one in directed([out_of, siam, also, india]) or ()] == ["from", "", "from"]
    assert directed([siam, to]) is None
    assert directed([out_of, to, siam]) is None
    assert directed([siam, to, three]) is None


@pytest.mark.parametrize("lines", [1, 400])
def test_a_line_without_end_is_left_to_a_question(world: Game, lines: int) -> None:
    """Nothing is tried that nobody would type by hand."""
    file = read_short(world, "anna", "\n".join(["hit Alaska out of Kamchatka and " * 40] * lines), "reply")
    alone = file or doubted_alone(world, "anna", "hit Alaska out of Kamchatka and " * 40, "reply")
    assert alone is None or alone.problems
