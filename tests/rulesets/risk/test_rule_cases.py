"""
The cases of the conquest game that need order files, and that cases show every choice of the rules.

`conformance/cases/order-files/README.md` tells how a case is written.
"""

from typing import Any

import pytest
from case_facts import FACTS
from case_files import Case, read_cases, wanted_game
from case_play import play_case
from plain_cases import CASES as ALL_PLAIN_CASES
from plain_cases import shown_settings

from conformance.reading import question
from pbem.rulesets.choices import OneOf, format_value, words_of
from pbem.rulesets.options import offers, switches
from pbem.rulesets.risk import terms
from pbem.rulesets.risk.rules import Rules

CASES = read_cases()
PLAIN_CASES = [case for case in ALL_PLAIN_CASES if case.game == "conquest"]


def run_case(case: Case) -> None:
    """Play a case or look a fact up; what differs is told together with the case."""
    try:
        FACTS.get(case.data.get("fact", ""), play_case)(case)
    except Exception as fault:
        fault.add_note(f"\n{case.text}")
        raise


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    run_case(case)


def test_titles_tell_the_cases_apart() -> None:
    titles = [(case.profile, case.rules[0], case.data["title"]) for case in CASES]
    assert sorted(set(titles)) == sorted(titles)


def test_every_fact_is_known_and_used() -> None:
    assert {case.data["fact"] for case in CASES if "fact" in case.data} == set(FACTS)


# ── every choice ─────────────────────────────────────────────────────────────────────────────────


def shown_values(case: Case) -> list[tuple[str, Any]]:
    """Return the fields that a case shows, with the values that they have in its game."""
    wanted = wanted_game(case.before)
    options = terms._for_two(wanted.preset, wanted.seats, wanted.options)
    rules, _ = terms.choose(wanted.preset, options, wanted.choices)
    return [(name, getattr(rules, name)) for name in case.data.get("shows", [])]


def values_of(name: str) -> list[Any]:
    """Return the values of a field that must be shown; of a free choice: none, and some."""
    values = words_of(Rules)[name].values
    return list(values.sentences) if isinstance(values, OneOf) else [False, True]


@pytest.mark.parametrize("name", words_of(Rules))
def test_every_value_of_every_field_is_shown(name: str) -> None:
    shown = [value for case in CASES for field, value in shown_values(case) if field == name]
    shown += [
        value for case in PLAIN_CASES for field, value in shown_settings(case) if field == name
    ]
    free = not isinstance(words_of(Rules)[name].values, OneOf)
    found = {format_value(bool(value) if free else _hashable(value)) for value in shown}
    assert found == {format_value(value) for value in values_of(name)}


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def test_every_option_is_played() -> None:
    played = {option for case in PLAIN_CASES for option in question(case)["settings"]["options"]}
    assert played >= set(offers(Rules))


def test_every_switch_is_turned() -> None:
    turned = {choice for case in CASES for choice in wanted_game(case.before).choices}
    turned |= {choice for case in PLAIN_CASES for choice in case.data.get("choices", {})}
    assert turned == set(switches(Rules))
