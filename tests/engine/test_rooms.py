"""Rooms of a table: made once and late, full where a game has them, and sensible where it has not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from players.match import Match
from sample_rulesets.tictactoe import TICTACTOE

from pbem.engine.table.door import Room, at
from pbem.engine.table.rooms import Cards, Foresight, Forms, Pictures, Rulings, Words
from pbem.engine.table.terms import Seat, Terms
from pbem.errors import ContentError, UnsupportedError
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.risk.game import RiskTable

if TYPE_CHECKING:
    from pbem.engine.table.ruleset import Table

KINDS = (Words, Pictures, Foresight, Forms, Cards, Rulings)
PLAIN: Any = TICTACTOE.table((Seat("x", "Xenia"), Seat("o", "Otto")), Terms((), {}, {}))


@pytest.mark.rule("engine/table/rooms 2.2")
@pytest.mark.parametrize("table", [RiskTable, RailTable])
def test_our_own_rooms_stand_up_to_what_strangers_are_asked(table: type[Table[Any, Any, Any]]) -> None:
    table.enter_all()


def left_as_they_are(table: type[Table[Any, Any, Any]]) -> set[str]:
    """The questions to which a game gives the answer of every game."""
    rooms = {kind: getattr(table, kind.__name__.lower()).open() for kind in KINDS}
    return {
        f"{kind.__name__}.{name}"
        for kind, room in rooms.items()
        for name in vars(kind)
        if not name.startswith("_") and getattr(room, name) is getattr(kind, name)
    }


def test_our_rooms_are_full() -> None:
    """What a default would hide is told here: a question that one of our games does not answer itself."""
    assert left_as_they_are(RiskTable) == set()
    assert left_as_they_are(RailTable) == {
        "Words.describe_all",
        "Words.take_apart",
        "Pictures.board",
        "Foresight.foresee",
        "Cards.deck_size",
        "Cards.face_down",
        "Cards.look",
        "Cards.opens",
        "Cards.name",
    }


@pytest.mark.rule("engine/table/rooms 2.1")
def test_a_room_is_made_once_and_knows_its_table() -> None:
    table = Match("risk-1959", 2).begin().game.table
    assert table.words is table.words
    assert table.words.table is table
    assert isinstance(table.pictures, Pictures)


@pytest.mark.rule("engine/table/rooms 1.2")
def test_a_game_that_says_nothing_answers_sensibly() -> None:
    state = PLAIN.blank()
    assert PLAIN.live(state) is None
    words, forms, cards = PLAIN.words, PLAIN.forms, PLAIN.cards
    assert words.rule_book() is words.recall("x", []) is None
    assert not words.restate(state, "x", 0)
    assert not [*words.milestones(state, [], state), *words.score(state), *words.borders()]
    assert words.take_apart("event") == ("event",)
    assert PLAIN.pictures.scenes({}) is None
    assert not PLAIN.pictures.board(state)
    assert PLAIN.foresight.foresee(state, {}, None) is PLAIN.foresight.sum_up(state, {}, ()) is None
    assert PLAIN.foresight.measure() is None
    assert not PLAIN.foresight.trials(state, [])
    assert forms.short(state, "x") is forms.form(state, "x") is None
    assert forms.gate(state, "x") == {}
    assert (cards.deck_size, cards.face_down(state), cards.opens(0)) == (0, {}, ())
    assert cards.look(state, {}) is state
    assert cards.name(7) == "the card 7"


@pytest.mark.rule("engine/table/rooms 1.1")
@pytest.mark.parametrize(("asked", "kind"), [("resign", "resign"), ("minimal", "missed"), ("correct", "ruling")])
def test_a_game_without_rulings_has_no_answer_to_decisions(asked: str, kind: str) -> None:
    with pytest.raises(UnsupportedError, match=f"no answer to a record of the kind {kind}"):
        getattr(PLAIN.rulings, asked)(PLAIN.blank(), "x")


@pytest.mark.rule("engine/table/rooms 3.1")
@pytest.mark.rule("engine/table/rooms 3.2")
def test_a_misspelt_method_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(ContentError, match="Mine: the room Pictures has no borad; did you mean board"):
        type("Mine", (Pictures,), {"borad": lambda self: ()})
    type("Mine", (Pictures,), {"_borad": lambda self: ()})


def test_a_room_that_is_no_such_room_is_refused_when_it_is_entered() -> None:
    class Odd:
        words = at(Words, "pbem.engine.table.rooms:Pictures")

    with pytest.raises(ContentError, match="is no room of the kind Words"):
        _ = Odd().words


def test_rules_without_sentences_are_no_table() -> None:
    silent: Any = type("Silent", (type(PLAIN),), {"words": at(Words, Words)})
    with pytest.raises(TypeError, match="words"):
        silent(("x", "o"))


def test_rooms_are_imported_when_they_are_entered() -> None:
    assert {kind.__bases__[0] for kind in KINDS} == {Room}
    places = [door.place for door in vars(RiskTable).values() if hasattr(door, "place")]
    assert len(places) == len(KINDS)
    assert all(isinstance(place, str) for place in places)
