"""
The laws of the suite: what its cases say is lawful, and each law notices a fault of an engine.

That every turn of every test is held to them is the work of `tests/watched_turns.py`.
"""

import broken_laws
import pbem_engine
import pytest
import watched_turns
from broken_laws import Fault
from plain_cases import CASES, FILE_CASES, rules_of

from conformance import laws
from conformance.comparing import FAILED, judge
from conformance.laws import conquest, rail
from conformance.laws.law import Book, Law
from conformance.reading import Case, Way, question, ways

ANSWERS = [(case, way) for case in CASES for way in ways(case) if "events" in way.answer]


@pytest.mark.parametrize(("case", "way"), ANSWERS, ids=[f"{case.number} {way.value}" for case, way in ANSWERS])
def test_what_must_follow_is_lawful(case: Case, way: Way) -> None:
    after = way.answer["position"]
    assert laws.broken(question(case), way.answer["events"], after, way.reading) == []


# ── every law notices something ──────────────────────────────────────────────────────────────────

BOOKS: dict[str, tuple[tuple[Law, ...], tuple[Fault, ...]]] = {
    "CONQUEST": (conquest.LAWS, broken_laws.CONQUEST),
    "RAIL": (rail.LAWS, broken_laws.RAIL),
}
FAULTS = [(book, fault) for book, (_, faults) in BOOKS.items() for fault in faults]


def first_noticed(game: str, rule: str) -> Case | None:
    """Return the first case of a rule in which a law is broken, whatever the case says itself."""
    meant = (case for case in [*CASES, *FILE_CASES] if rule in rules_of(case))
    return next((case for case in meant if case.game == game and "fact" not in case.data and is_lawless(case)), None)


def is_lawless(case: Case) -> bool:
    """Say whether a law is broken while pbem plays a case, or in its answer."""
    asked = question(case)
    try:
        answer = pbem_engine.answer(asked)
        played = "events" in answer and laws.broken(asked, answer["events"], answer["position"])
    except Exception:  # noqa: BLE001 - a broken engine may break off in any way
        played = []
    noticed = bool(watched_turns.BROKEN or played)
    watched_turns.BROKEN.clear()
    return noticed


@pytest.mark.parametrize(("book", "fault"), FAULTS, ids=[f"{book.lower()} {fault.law}" for book, fault in FAULTS])
def test_each_law_alone_notices_a_fault_of_an_engine(book: str, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    law = next(law for law in BOOKS[book][0] if law.name == fault.law)
    fault.patch(monkeypatch)
    monkeypatch.setattr(laws, book, Book((law,)))
    noticed = first_noticed(book.lower(), fault.rule)
    assert noticed is not None
    monkeypatch.setattr(laws, book, Book(()))
    assert not is_lawless(noticed)


@pytest.mark.parametrize("book", BOOKS)
def test_there_is_a_fault_for_every_law(book: str) -> None:
    known, faults = BOOKS[book]
    assert sorted(fault.law for fault in faults) == sorted(law.name for law in known)


# ── in the runner ────────────────────────────────────────────────────────────────────────────────


def test_the_runner_says_which_law_a_wrong_answer_breaks() -> None:
    case, way = next((case, way) for case, way in ANSWERS if "armies-placed" in str(way.answer))
    told = [one for one in way.answer["events"] if one["event"] != "armies-placed"]
    verdict = judge(case, {**way.answer, "events": told})
    assert verdict.word == FAILED
    assert "armies: " in verdict.why
