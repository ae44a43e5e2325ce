"""The cases of the rail race that need order files, and that cases play every choice of its rules."""

import attrs
import pytest
from plain_cases import CASES as PLAIN_CASES
from plain_cases import FILE_CASES, ask

from conformance.comparing import PASSED
from conformance.reading import Case, load, question
from pbem.rulesets.across_the_continent.rules import Rules

CASES = [case for case in FILE_CASES if case.game == "rail"]
ALL = [*CASES, *(case for case in PLAIN_CASES if case.game == "rail")]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.number} {case.data['title']}")
def test_case(case: Case) -> None:
    verdict = ask(case)
    assert verdict.word == PASSED, verdict.why


@pytest.mark.parametrize("name", [field.name for field in attrs.fields(Rules)])
def test_every_choice_has_a_case_that_makes_it_otherwise(name: str) -> None:
    usual = getattr(Rules(), name)
    assert any(question(case)["settings"].get(name, usual) != usual for case in ALL)


def test_every_event_has_the_fields_of_the_list() -> None:
    known = load("events.toml")
    listed = {**known["rail"], **known["order-files"]["rail"]}
    used = set()
    for event in (event for case in CASES for event in case.data["then"]):
        assert [key for key in event if key != "event"] == listed[event["event"]]["fields"]
        used.add(event["event"])
    assert used >= set(known["order-files"]["rail"])


KEYS = {
    "number",
    "rule",
    "also",
    "reading",
    "title",
    "board",
    "rules",
    "choices",
    "seats",
    "before",
    "standing",
    "orders",
    "chance",
    "then",
    "after",
}


def test_cases_say_nothing_that_nobody_reads() -> None:
    assert {key for case in CASES for key in case.data} <= KEYS
    titles = [(case.data["rule"], case.data["title"]) for case in CASES]
    assert sorted(set(titles)) == sorted(titles)
