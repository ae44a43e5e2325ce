"""The rules as plain positions and actions: pbem at the door of the suite."""

import pytest
from plain_cases import CASES, ask

from conformance.comparing import PASSED
from conformance.reading import Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.number} {case.data['title']}")
def test_case(case: Case) -> None:
    verdict = ask(case)
    assert (verdict.word, verdict.why) == (PASSED, "")


def test_titles_tell_the_cases_apart() -> None:
    titles = [(case.data["rule"], case.data["title"]) for case in CASES]
    assert sorted(set(titles)) == sorted(titles)
