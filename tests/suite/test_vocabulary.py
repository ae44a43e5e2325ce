"""What a runner needs stands in the suite as data, and the cases use nothing else."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from plain_cases import CASES
from suite_settings import conquest_settings, rail_settings

from conformance.reading import SUITE, Case, load, ways


def said(case: Case) -> Iterator[dict[str, Any]]:
    """Give what a case says must follow, alternatives included."""
    yield case.data
    yield from case.data.get("other", [])


def test_every_event_has_the_fields_of_the_list() -> None:
    listed = load("events.toml")
    used = defaultdict(set)
    for case in CASES:
        for way in ways(case):
            for event in way.answer.get("events", []):
                fields = [key for key in event if key != "event"]
                assert fields == listed[case.game][event["event"]]["fields"], case.number
                used[case.game].add(event["event"])
    assert used == {game: set(events) for game, events in listed.items() if game in used}


def test_every_action_has_the_fields_of_the_list() -> None:
    listed = load("actions.toml")
    used = defaultdict(set)
    for case in CASES:
        for action in case.data.get("actions", []):
            known = listed[case.game][action["do"]]
            keys = {key for key in action if key not in ("do", "player")}
            assert set(known["fields"]) <= keys <= {*known["fields"], *known.get("optional", [])}
            used[case.game].add(action["do"])
    assert used == {game: set(actions) for game, actions in listed.items() if game in used}


def test_every_refusal_is_listed_and_used() -> None:
    listed = load("refusals.toml")
    used = defaultdict(set)
    for case in CASES:
        for one in said(case):
            if "refused" in one:
                used[case.game].add(one["refused"])
    assert used == {game: set(codes) for game, codes in listed.items() if game in used}


def test_every_fact_is_listed_and_used() -> None:
    facts = load("facts.toml")
    used = set()
    for case in CASES:
        if "fact" in case.data:
            used.add(case.data["fact"])
            width = len(facts[case.data["fact"]]["asks"]) + len(facts[case.data["fact"]]["answers"])
            assert all(len(row) == width for row in case.data["with"]), case.number
    assert used <= set(facts)


@pytest.mark.parametrize(("name", "text"), [("conquest", conquest_settings), ("rail", rail_settings)])
def test_the_settings_are_those_of_our_rules(
    name: str, text: Callable[[], str], golden: Callable[[Path, str], None]
) -> None:
    golden(SUITE / f"settings-{name}.toml", text())


KEYS = {
    "number",
    "rule",
    "also",
    "reading",
    "shows",
    "title",
    "board",
    "rules",
    "choices",
    "seats",
    "before",
    "actions",
    "chance",
    "refused",
    "action",
    "then",
    "after",
    "fact",
    "with",
    "other",
}


def test_cases_say_nothing_that_nobody_reads() -> None:
    assert {key for case in CASES for key in case.data} <= KEYS
    others = [other for case in CASES for other in case.data.get("other", [])]
    assert {key for other in others for key in other} <= KEYS | {"value", "unused"}
