"""Orders of the race composed in the page: whatever its module finds right, the reader takes."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from rail_scenes import lay, order, read, stand

from pbem.rulesets.across_the_continent.state import Phase, State

if TYPE_CHECKING:
    from collections.abc import Callable

TABLE = lay(2)


def before() -> State:
    return stand(TABLE, {"emil": "W01 at Boston", "fay": "E01 at Vancouver"})


def thrown() -> State:
    state = stand(TABLE, {"emil": "W01 7 before Bismarck", "fay": "E12 on fargo for Savannah"})
    order(state, "emil", {"stop": "after-throw"})
    state.phase, state.part, state.dice = Phase.THROW, 2, (3, 5)
    return state


def waiting() -> State:
    return stand(TABLE, {"emil": "waits in Boston", "fay": "E01 at Vancouver"})


@pytest.mark.parametrize("make", [before, thrown, waiting])
def test_what_the_page_finds_right_passes_the_check(ask: Callable[[str, Any], Any], make: Callable[[], State]) -> None:
    state, right = make(), 0
    form = TABLE.forms.form(state, "emil")
    for seed in range(1, 81):
        answer = ask("compose", {"form": form, "header": {}, "seed": seed})
        if answer["faults"]:
            continue
        _, sheet = read(TABLE, state, "emil", tomllib.loads(answer["text"]))
        assert [one.message for one in sheet.problems if one.is_error] == [], answer["text"]
        right += 1
    assert right > 20
