"""
The rules of the conquest game as cases, and that none is missing.

`conformance/README.md` tells how a case is written, `conformance/index.toml` what there must be a case for.
"""

import tomllib
from typing import Any

import pytest
from case_facts import FACTS
from case_files import SUITE, Case, read_cases, wanted_game
from case_play import play_case
from plain_cases import CASES as PLAIN_CASES
from plain_cases import readings_of, rules_of, shown_settings

from conformance.reading import question
from pbem.rulesets.choices import OneOf, format_value, words_of
from pbem.rulesets.options import offers, switches
from pbem.rulesets.risk import terms
from pbem.rulesets.risk.rules import Rules

CASES = read_cases()
INDEX: dict[str, Any] = tomllib.loads((SUITE / "index.toml").read_text(encoding="utf-8"))


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


def test_every_rule_has_a_case() -> None:
    """Rules of cases are those of the index; each has a case of plain actions unless it says why not."""
    plain = {rule for case in PLAIN_CASES for rule in rules_of(case)}
    assert plain | {rule for case in CASES for rule in case.rules} == set(INDEX["rules"])


def test_every_reading_that_shows_has_a_case() -> None:
    """The others say in the index why nothing can be seen of them."""
    plain = {reading for case in PLAIN_CASES for reading in readings_of(case)}
    others = {reading for case in CASES for reading in case.readings}
    assert plain | others == set(INDEX["readings"])
    assert not set(INDEX["readings"]) & set(INDEX["unseen"])


def test_the_index_is_whole() -> None:
    """R-001 to R-096 and A-01 to A-75, without a gap."""
    rules = [f"R-{number:03}" for number in range(1, 97)]
    assert [rule for rule in INDEX["rules"] if rule != "R-060b"] == rules
    readings = sorted({**INDEX["readings"], **INDEX["unseen"]})
    assert [word for word in readings if word != "A-32b"] == [f"A-{n:02}" for n in _READINGS]


_READINGS = [number for number in range(1, 76) if number not in (55, 56)]


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
