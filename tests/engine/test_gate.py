"""What may be ordered now: the strictest of several answers, and what half-written orders are worth."""

import pytest

from pbem.engine.table.gate import (
    OPEN,
    OPTION,
    Answer,
    Gate,
    Missing,
    Open,
    Shut,
    Worth,
    answer_to,
    open_sections,
    shut_now,
    strictest,
)
from pbem.engine.table.sheet import Problem

NIGHT = Shut("it is night")
NEVER = Shut("this game has no day", code=OPTION)
TWO = Open(most=2, why="two at most")
THREE = Open(1, 3, "three at most")


@pytest.mark.rule("engine/table/gate 2.1")
@pytest.mark.parametrize(
    ("answers", "strict"),
    [
        ([], OPEN),
        ([None, None], OPEN),
        ([None, TWO], TWO),
        ([TWO, NIGHT, NEVER], NIGHT),
        ([THREE, TWO], Open(1, 2, "two at most")),
        ([TWO, THREE], Open(1, 2, "two at most")),
        ([Open(3), Open(1)], Open(3)),
        ([TWO, Open(2)], Open(2, 2, "two at most")),
    ],
)
def test_the_strictest_answer_holds(answers: list[Open | Shut | None], strict: Open | Shut) -> None:
    assert strictest(answers) == strict


@pytest.mark.rule("engine/table/gate 2.1")
def test_only_targets_stay_that_all_answers_allow() -> None:
    north = Open(targets=lambda here: [f"{here}-{step}" for step in (1, 2, 3)])
    near = Open(targets=lambda here: [f"{here}-2", f"{here}-1", f"{here}-0"], why="near home")
    joined = strictest([north, OPEN, near])
    assert isinstance(joined, Open)
    assert joined.targets is not None
    assert joined.targets("a") == ["a-1", "a-2"]
    assert joined.why == "near home"


def test_a_gate_lists_what_is_open_and_why_something_is_shut_now() -> None:
    gate: Gate = {"move": NIGHT, "sleep": OPEN, "sail": NEVER, "dream": TWO}
    assert open_sections(gate) == ["sleep", "dream"]
    assert shut_now(gate) == {"move": "It is night."}


OWED = Problem("E-PLACE-SUM", ("place",), "0 armies placed, 3 are due", "place 3 more", owed=True)
WRONG = Problem("E-RANGE", ("attack", 0, "keep"), "0 is not possible here")
REMARK = Problem("W-NEVER", ("attack", 0), "never runs")


@pytest.mark.rule("engine/table/gate 3.1")
@pytest.mark.parametrize(
    ("problems", "answer"),
    [
        ([], Answer(Worth.COMPLETE)),
        ([REMARK], Answer(Worth.COMPLETE)),
        (
            [OWED, REMARK],
            Answer(Worth.INCOMPLETE, (), (Missing("place", "place: 0 armies placed, 3 are due; place 3 more"),)),
        ),
        (
            [OWED, WRONG],
            Answer(Worth.WRONG, (WRONG,), (Missing("place", "place: 0 armies placed, 3 are due; place 3 more"),)),
        ),
    ],
)
def test_orders_are_wrong_or_not_complete_yet_or_complete(problems: list[Problem], answer: Answer) -> None:
    assert answer_to(problems) == answer
