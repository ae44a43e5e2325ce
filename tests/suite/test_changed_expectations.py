"""Every single expectation matters: whatever is changed of what must follow, the answer does not fit any more."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from pbem_engine import answer
from plain_cases import CASES, FILE_CASES
from thorough import all_but

from conformance.comparing import PASSED, judge
from conformance.reading import Case, question, ways

BY_NUMBER = {case.number: case for case in (*CASES, *FILE_CASES) if not case.by_files}
"""Cases of plain actions, and of order files of the race, which are compared in the same way."""

EXPECTED = ("refused", "action", "then", "after", "with")


def changed(value: Any) -> Iterator[Any]:
    """Give every value that differs in one place: changed, left out, or added."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case str():
            yield _other_word(value)
        case list():
            yield [*value, "one more"]
            for place, one in enumerate(value):
                yield [*value[:place], *value[place + 1 :]]
                for other in changed(one):
                    yield [*value[:place], other, *value[place + 1 :]]
        case dict():
            for key, one in value.items():
                yield {name: other for name, other in value.items() if name != key}
                for other in changed(one):
                    yield {**value, key: other}


def _other_word(word: str) -> str:
    """Return another word that could stand there: another owner or number of armies."""
    owner, _, armies = word.partition(" ")
    return f"{owner} {int(armies) + 1}" if armies.isdecimal() else f"{word}-or-not"


def changes(case: Case) -> Iterator[tuple[str, Case]]:
    """Give a case with each single expectation changed, and where."""
    for key in EXPECTED:
        if key in case.data:
            before = case.data[key]
            others = _answers_changed(case) if key == "with" else changed(before)
            for other in others:
                data = copy.deepcopy(case.data)
                data[key] = other
                yield key, case._replace(data=data)


def _answers_changed(case: Case) -> Iterator[Any]:
    """Change only the answers of a fact, not what is asked."""
    rows = case.data["with"]
    asked = len(question(case)["ask"][0])
    for place, row in enumerate(rows):
        for other in changed(row[asked:]):
            if len(other) == len(row) - asked:
                yield [*rows[:place], [*row[:asked], *other], *rows[place + 1 :]]


@pytest.mark.parametrize("number", all_but(BY_NUMBER, list(BY_NUMBER)[::29].__contains__))
def test_a_changed_expectation_is_noticed(number: str) -> None:
    case = BY_NUMBER[number]
    said = json.loads(json.dumps(answer(json.loads(json.dumps(question(case))))))
    found = 0
    for key, other in changes(case):
        found += 1
        try:
            if ways(other) == ways(case):
                continue  # what was left out was so before
            word = judge(other, said).word
        except (ValueError, KeyError, TypeError):
            continue  # a territory or a card that does not exist, an event that is none
        assert word != PASSED, f"{key}: {other.data[key]}"
    assert found
