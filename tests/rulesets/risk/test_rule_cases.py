"""
The cases of the conquest game that need order files, and that cases show every choice of the rules.

`conformance/cases/order-files/README.md` tells how a case is written.
"""

from typing import Any

import pytest
from plain_cases import CASES as ALL_PLAIN_CASES
from plain_cases import FILE_CASES, ask, shown_settings

from conformance.comparing import PASSED
from conformance.reading import Case, Data, load, question
from pbem.rulesets.choices import OneOf, format_value, words_of
from pbem.rulesets.options import choose, offers, switches
from pbem.rulesets.risk.presets import PRESETS
from pbem.rulesets.risk.rules import Rules

CASES = [case for case in FILE_CASES if case.game == "conquest"]
PLAIN_CASES = [case for case in ALL_PLAIN_CASES if case.game == "conquest"]


def run_case(case: Case, **settings: Any) -> None:
    """Ask pbem a case, with other settings if there are any; what differs is an AssertionError."""
    verdict = ask(case, **settings)
    assert verdict.word == PASSED, verdict.why


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.number} {case.data['title']}")
def test_case(case: Case) -> None:
    run_case(case)


def test_cases_say_nothing_that_nobody_reads() -> None:
    assert {key for case in CASES for key in case.data} <= KEYS
    steps = [step for case in CASES for step in case.data.get("step", [])]
    assert {key for step in steps for key in step} <= STEP


STEP = {"orders", "opens", "rolls", "refused", "warned", "then", "never", "count", "told", "after"}
KEYS = {
    *STEP,
    "number",
    "rule",
    "also",
    "reading",
    "shows",
    "title",
    "before",
    "standing",
    "step",
    "fact",
    "with",
}


def test_titles_tell_the_cases_apart() -> None:
    titles = [(case.profile, case.data["rule"], case.data["title"]) for case in CASES]
    assert sorted(set(titles)) == sorted(titles)


def test_every_event_that_is_looked_for_has_fields_of_the_list() -> None:
    known = load("events.toml")
    listed = {**known["conquest"], **known["order-files"]["conquest"]}
    steps = [step for case in CASES for step in case.data.get("step", [case.data])]
    for pattern in (one for step in steps for one in (*step.get("then", []), *step.get("never", []))):
        said: Data = {"event": pattern} if isinstance(pattern, str) else pattern
        assert said.keys() - {"event"} <= {*listed[said["event"]]["fields"]}, said


# ── every choice ─────────────────────────────────────────────────────────────────────────────────


def shown_values(case: Case) -> list[tuple[str, Any]]:
    """Return the fields that a case shows, with the values that they have in its game."""
    said = question(case)["settings"]
    edition = next(one for one in PRESETS if one.name == said["edition"])
    rules, _ = choose(edition.rules, said["options"], said["choices"])
    return [(name, getattr(rules, name)) for name in case.data.get("shows", [])]


def values_of(name: str) -> list[Any]:
    """Return the values of a field that must be shown; of a free choice: none, and some."""
    values = words_of(Rules)[name].values
    return list(values.sentences) if isinstance(values, OneOf) else [False, True]


@pytest.mark.parametrize("name", words_of(Rules))
def test_every_value_of_every_field_is_shown(name: str) -> None:
    shown = [value for case in CASES for field, value in shown_values(case) if field == name]
    shown += [value for case in PLAIN_CASES for field, value in shown_settings(case) if field == name]
    free = not isinstance(words_of(Rules)[name].values, OneOf)
    found = {format_value(bool(value) if free else _hashable(value)) for value in shown}
    assert found == {format_value(value) for value in values_of(name)}


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def test_every_option_is_played() -> None:
    played = {option for case in PLAIN_CASES for option in question(case)["settings"]["options"]}
    assert played >= set(offers(Rules))


def test_every_switch_is_turned() -> None:
    turned = {choice for case in CASES for choice in question(case)["settings"]["choices"]}
    turned |= {choice for case in PLAIN_CASES for choice in case.data.get("choices", {})}
    assert turned == set(switches(Rules))
