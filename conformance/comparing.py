"""Comparing what a program answers with what must follow."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from conformance.files import file_difference
from conformance.reading import Case, Data, ways

PASSED, FAILED, OTHER, UNSUPPORTED = "passed", "failed", "other reading", "not supported"
VERDICTS = (PASSED, FAILED, OTHER, UNSUPPORTED)


class Verdict(NamedTuple):
    """How a case went; `readings` say which value each answer follows, `why` what differs."""

    number: str
    chapter: str
    game: str
    word: str
    readings: tuple[tuple[str, str], ...] = ()
    why: str = ""


def judge(case: Case, answer: Any) -> Verdict:
    """Compare an answer with each way in which the case may go on."""
    head = (case.number, case.chapter, case.game)
    if not isinstance(answer, dict):
        return Verdict(*head, FAILED, why=f"an answer is a table, not {answer!r}")
    if "unsupported" in answer:
        return Verdict(*head, UNSUPPORTED, why=str(answer["unsupported"]))
    if case.by_files:
        why = file_difference(case, answer)
        return Verdict(*head, FAILED if why else PASSED, why=why)
    possible = ways(case)
    differing = [difference(way.answer, answer) for way in possible]
    fitting = [way for way, differs in zip(possible, differing, strict=True) if not differs]
    if not fitting:
        return Verdict(*head, FAILED, why=differing[0])
    if fitting[0].reading:
        return Verdict(*head, OTHER, tuple((way.reading, way.value) for way in fitting))
    own = {way.reading: "" for way in possible if way.reading}
    return Verdict(*head, PASSED, tuple(own.items()))


def difference(expected: Data, answer: Data) -> str:
    """Return what is different in an answer, "" if nothing is."""
    for key, wanted in expected.items():
        if key == "unused":
            continue
        if key not in answer:
            return f"{key} is missing in the answer, {_short(answer)}"
        match key:
            case "events":
                found = _events_difference(wanted, answer[key])
            case "position":
                found = _position_difference(wanted, answer[key])
            case _:
                found = "" if same(wanted, answer[key]) else _differs(key, wanted, answer[key])
        if found:
            return found
    if "answers" in expected or "refused" in expected or "unused" not in answer:
        return ""
    left = expected.get("unused", {})
    return "" if same(left, answer["unused"]) else _differs("unused", left, answer["unused"])


def _events_difference(wanted: Sequence[Any], found: Any) -> str:
    if not isinstance(found, list):
        return "events are a list"
    for place in range(max(len(wanted), len(found))):
        if place >= len(found):
            return f"event {place + 1} is missing: {wanted[place]}"
        if place >= len(wanted):
            return f"event {place + 1} should not have happened: {found[place]}"
        if not same(wanted[place], found[place]):
            return _differs(f"event {place + 1}", wanted[place], found[place])
    return ""


def _position_difference(wanted: Mapping[str, Any], found: Any) -> str:
    if not isinstance(found, dict):
        return "a position is a table"
    for key, value in wanted.items():
        if isinstance(value, dict) and isinstance(found.get(key), dict):
            for name in {**value, **found[key]}:
                one, other = value.get(name), found[key].get(name)
                if not same(one, other):
                    return _differs(f"position.{key}.{name}", one, other)
        elif not same(value, found.get(key)):
            return _differs(f"position.{key}", value, found.get(key))
    return ""


def same(one: Any, other: Any) -> bool:
    """Say whether two values are the same; 1 and true are not."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and bool(one == other)


def _differs(what: str, wanted: Any, found: Any) -> str:
    return f"{what}: expected {wanted!r}, got {found!r}"


def _short(answer: Any) -> str:
    text = repr(answer)
    return text if len(text) < 200 else f"{text[:200]}..."
