"""Every expectation of the cases of order files matters: changed in one place, the case fails."""

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from pbem_engine import answer
from test_rule_cases import CASES
from thorough import all_but

from conformance.comparing import PASSED, judge
from conformance.reading import Case, question

BY_NUMBER = {case.number: case for case in CASES}
NUMBER = re.compile(r"\d+")


def changes(case: Case) -> Iterator[tuple[str, Case]]:
    """Give the case with each single expectation changed, and say which."""
    for place, step in enumerate(case.data.get("step", [case.data])):
        for what, changed in _changes_of_step(step):
            data = copy.deepcopy(case.data)
            if "step" in data:
                data["step"][place] = changed
            else:
                data = changed
            yield what, case._replace(data=data)
    for reader, words in case.data.get("with", {}).items() if _has_words(case) else ():
        said = words if isinstance(words, list) else words.get("says", [])
        if reader != "silent" and said:
            data = copy.deepcopy(case.data)
            lists = data["with"] if isinstance(words, list) else data["with"][reader]
            lists["says"] = [f"{said[0]} or not", *said[1:]]
            yield f"with.{reader}", case._replace(data=data)


def _has_words(case: Case) -> bool:
    return case.data.get("fact") in ("rule-book", "view")


def _changes_of_step(step: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for key in ("refused", "warned", "told"):
        for place, text in enumerate(step.get(key, [])):
            yield f"{key}: {text}", _with(step, key, place, f"{text} or not")
    for place, pattern in enumerate(step.get("then", [])):
        for changed in _changed_patterns(pattern):
            yield f"then: {changed}", _with(step, "then", place, changed)
    for name, times in step.get("count", {}).items():
        yield f"count: {name}", {**step, "count": {**step["count"], name: times + 1}}
    rows = step.get("after", "").splitlines()
    for place, row in enumerate(rows):
        for changed in _changed_rows(row):
            after = "\n".join([*rows[:place], changed, *rows[place + 1 :]])
            yield f"after: {changed}", {**step, "after": after}


def _with(step: dict[str, Any], key: str, place: int, one: Any) -> dict[str, Any]:
    return {**step, key: [*step[key][:place], one, *step[key][place + 1 :]]}


def _changed_patterns(pattern: Any) -> Iterator[Any]:
    """Give an event that is looked for with one field changed."""
    if isinstance(pattern, str):
        yield f"{pattern}-or-not"
        return
    for key, value in pattern.items():
        match value:
            case bool():
                yield {**pattern, key: not value}
            case int():
                yield {**pattern, key: value + 50}
            case str():
                yield {**pattern, key: f"{value}-or-not"}
            case _:
                yield {**pattern, key: [*value, "one more"]}


def _changed_rows(row: str) -> Iterator[str]:
    """Give a row of what is true afterwards with each number changed; without one the last word."""
    key, colon, value = row.partition(":")
    numbers = list(NUMBER.finditer(value))
    for found in numbers:
        more = str(int(found.group()) + 1)
        yield f"{key}{colon}{value[: found.start()]}{more}{value[found.end() :]}"
    if not numbers and value.strip():
        yield f"{key}{colon} {value.strip()} nobody-else"


@pytest.mark.parametrize("number", all_but(BY_NUMBER, list(BY_NUMBER)[::29].__contains__))
def test_a_changed_expectation_is_noticed(number: str) -> None:
    case = BY_NUMBER[number]
    said = json.loads(json.dumps(answer(json.loads(json.dumps(question(case))))))
    assert judge(case, said).word == PASSED
    for what, changed in changes(case):
        assert _fails(changed, said), f"not noticed: {what}"


def _fails(case: Case, said: Any) -> bool:
    try:
        return judge(case, said).word != PASSED
    except (ValueError, KeyError):  # a name that nobody has
        return True
