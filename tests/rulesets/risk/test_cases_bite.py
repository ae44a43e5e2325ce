"""
The cases bite: every rule, broken on purpose, makes a case of that rule fail.

The breakages stand in `broken_*.py`. And whatever a case shows of a choice (`shows`), it fails when
that choice has another value.
"""

from collections.abc import Iterator
from typing import Any

import attrs
import broken_cards
import broken_hidden
import broken_options
import broken_setup
import broken_turn
import pytest
from breaking import Breakage
from choices import turn
from plain_cases import ask, rules_of, shown_settings
from test_rule_cases import CASES, PLAIN_CASES, run_case, shown_values
from thorough import one_in

from conformance import laws
from conformance.comparing import PASSED
from conformance.reading import Case, load
from pbem.engine.table.terms import Data
from pbem.rulesets import options
from pbem.rulesets.choices import OneOf, words_of
from pbem.rulesets.risk.play import cards
from pbem.rulesets.risk.rules import Rules

BREAKAGES = (
    *broken_setup.BROKEN,
    *broken_turn.BROKEN,
    *broken_cards.BROKEN,
    *broken_hidden.BROKEN,
    *broken_options.BROKEN,
)


pytestmark = pytest.mark.usefixtures("unwatched_turns")


@pytest.fixture(autouse=True)
def _no_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cases must notice by what they say themselves."""
    monkeypatch.setattr(laws, "broken", lambda *_: [])


@pytest.fixture(autouse=True)
def _fresh_memory() -> Iterator[None]:
    """What the engine worked out before a breakage must not outlive it."""
    cards._most_sets.cache_clear()
    yield
    cards._most_sets.cache_clear()


def failing(rule: str) -> list[str]:
    """Name the cases of a rule that fail now: by what they say, not by a crash."""
    found = []
    for case in CASES:
        if rule in rules_of(case):
            try:
                run_case(case)
            except AssertionError:
                found.append(case.number)
    plain = [case for case in PLAIN_CASES if rule in rules_of(case)]
    return found + [case.number for case in plain if _fails(case)]


def _fails(case: Case) -> bool:
    try:
        return ask(case).word != PASSED
    except ValueError:
        return True  # a program that breaks off has answered nothing


@pytest.mark.parametrize("breakage", one_in(17, BREAKAGES), ids=lambda one: f"{one.rule} {one.title}")
def test_a_broken_rule_breaks_a_case(breakage: Breakage, monkeypatch: pytest.MonkeyPatch) -> None:
    breakage.patch(monkeypatch)
    assert failing(breakage.rule)


RULES = {rule for rule in load("catalogue/rules.toml") if rule < "R-097"}
"""Those of the conquest game."""


def test_every_rule_is_broken() -> None:
    assert {breakage.rule for breakage in BREAKAGES} == RULES


# ── every choice matters ─────────────────────────────────────────────────────────────────────────

OTHERS: dict[str, tuple[Any, Any]] = {
    "initial": (((3, 30),), ((2, 30), (3, 30), (4, 20), (5, 20), (6, 10))),
}
"""What there might be in place of nothing, and in place of something."""


def other_values(name: str, value: Any) -> list[Any]:
    """Return the values that a field might have in place of this one."""
    values = words_of(Rules)[name].values
    if isinstance(values, OneOf):
        return [other for other in values.sentences if other != value]
    if name in OTHERS:
        return [OTHERS[name][bool(value)]]
    return [attrs.fields_dict(Rules)[name].default if value else turn(name).value]


SHOWN = [(case, name, value) for case in CASES for name, value in shown_values(case)]


@pytest.mark.parametrize(("case", "name", "value"), SHOWN, ids=[f"{name} {case.number}" for case, name, _ in SHOWN])
def test_a_case_fails_when_the_choice_it_shows_is_another(
    case: Case, name: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = options.choose
    for other in other_values(name, value):

        def choose_other(rules: Rules, named: Any, choices: Data, other: Any = other) -> tuple[Rules, tuple[str, ...]]:
            rules, named = choose(rules, named, choices)
            return attrs.evolve(rules, **{name: other}), named

        if case.data.get("fact") in ("rule-book", "new-game"):
            monkeypatch.setattr(options, "choose", choose_other)
        with pytest.raises(AssertionError):
            run_case(case, **{name: other})


SHOWN_PLAIN = [(case, name, value) for case in PLAIN_CASES for name, value in shown_settings(case)]


@pytest.mark.parametrize(
    ("case", "name", "value"), one_in(2, SHOWN_PLAIN), ids=[f"{name} {case.number}" for case, name, _ in SHOWN_PLAIN]
)
def test_a_case_of_plain_actions_fails_when_the_setting_it_shows_is_another(case: Case, name: str, value: Any) -> None:
    value = tuple(value) if isinstance(value, list) else value
    for other in other_values(name, value):
        assert ask(case, **{name: other}).word != PASSED
