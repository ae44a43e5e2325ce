"""The rules as plain positions and actions, as the suite asks pbem for them."""

import shlex
from collections.abc import Callable
from typing import Any

import pytest
from plain_cases import CASES, ask

from conformance.comparing import OTHER, PASSED, judge
from conformance.reading import SUITE, Case, load
from conformance.talking import ask_all


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.number} {case.data['title']}")
def test_case(case: Case) -> None:
    verdict = ask(case)
    assert verdict.word == PASSED, verdict.why


def test_titles_tell_the_cases_apart() -> None:
    titles = [(case.data["rule"], case.data["title"]) for case in CASES]
    assert sorted(set(titles)) == sorted(titles)


def settings_of(reading: str, value: str) -> dict[str, Any]:
    """Return the settings that play a reading so, if there are any."""
    ways = load("catalogue/readings.toml")[reading]["way"]
    found: dict[str, Any] = next(way for way in ways if way["value"] == value).get("setting", {})
    return found


OTHERS = [
    (case, other["reading"], other["value"])
    for case in CASES
    for other in case.data.get("other", [])
    if settings_of(other["reading"], other["value"])
]


@pytest.mark.parametrize(("case", "reading", "value"), OTHERS, ids=[f"{case.number} {v}" for case, _, v in OTHERS])
def test_pbem_answers_otherwise_where_it_plays_another_reading(case: Case, reading: str, value: str) -> None:
    verdict = ask(case, **settings_of(reading, value))
    assert verdict.word == OTHER, verdict.why
    assert (reading, value) in verdict.readings


def played(case: Case, reading: str, value: str) -> Case:
    """Return a case as it is asked where another reading is played, with a number to tell it by."""
    setting = settings_of(reading, value)
    choices = {**case.data.get("choices", {}), **setting}
    return case._replace(data={**case.data, "choices": choices, "number": f"{case.number} {value}"})


def test_the_example_in_javascript_is_told_which_readings_it_was_asked_to_follow(program: Callable[[str], str]) -> None:
    """The runner knows the reading of any engine by its answers."""
    engine = shlex.join([program("node"), str(SUITE / "engines" / "conquest.mjs")])
    others = [one for one in OTHERS if one[0].game == "conquest"]
    wrong = []
    answers = ask_all(engine, [played(*one) for one in others])
    for (case, reading, value), (_, reply) in zip(others, answers, strict=True):
        verdict = judge(case, reply.answer)
        if verdict.word != OTHER or (reading, value) not in verdict.readings:
            wrong.append((case.number, value, verdict.word, verdict.why))
    assert wrong == []
    assert others
