"""What a page is told to compose the orders of a race from."""

from rail_scenes import lay, order, stand

from pbem.engine.table.terms import Data
from pbem.rulesets.across_the_continent.state import Phase, State

TABLE = lay(2)


def form_of(state: State, seat: str) -> Data:
    form = TABLE.forms.form(state, seat)
    assert form is not None
    return form


def test_before_a_throw_the_ticket_and_what_may_be_ordered() -> None:
    form = form_of(stand(TABLE, {"emil": "W01 at Boston", "fay": "E01 at Vancouver"}), "emil")
    assert (form["kind"], form["piece"], form["given"]) == ("rail", "Boston", False)
    assert form["ticket"]["stops"][0] == ["boston", "Boston"]
    assert form["orders"] == {
        "prefer": ["arrive", "leave 2..6", "most"],
        "via": [],
        "until": "ticket-end",
        "stop": "",
    }
    assert "dice" not in form
    way = TABLE.board.layers("boston", form["ticket"]["stops"][1][0])[1:]
    assert form["ahead"] == {space: len(way) - step for step, layer in enumerate(way, 1) for space in layer}
    assert 0 in form["ahead"].values()


def test_with_dice_on_the_table_the_numbers_and_where_they_lead() -> None:
    state = stand(TABLE, {"emil": "W01 7 before Bismarck", "fay": "E12 on fargo for Savannah"})
    order(state, "emil", {"stop": "after-throw"})
    state.phase, state.part, state.dice = Phase.THROW, 2, (3, 5)
    form = form_of(state, "emil")
    assert form["dice"] == [3, 5]
    assert [(one["number"], one["left"]) for one in form["possible"]] == [(3, 4), (5, 2)]
    assert [form["ahead"][one["at"]] for one in form["possible"]] == [4, 2]
    assert form["orders"]["stop"] == "after-throw"


def test_a_piece_without_a_ticket_has_no_way_yet() -> None:
    state = stand(TABLE, {"emil": "waits in Boston", "fay": "E01 at Vancouver"})
    form = form_of(state, "emil")
    assert (form["ticket"], form["forks"], form["ahead"]) == (None, [], {})
