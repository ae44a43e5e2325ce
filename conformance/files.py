"""Comparing what a program answers to order files with what must follow, step by step."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from conformance import laws
from conformance.reading import Case, Data, question
from conformance.situations import Reader, Row, row_difference, rows_of


def file_difference(case: Case, answer: Data) -> str:
    """Return what is different in an answer to a case that hands in order files, "" if nothing is."""
    try:
        return next(_differences(case, answer), "")
    except (AttributeError, KeyError, TypeError) as missing:
        return f"the answer is not in the form that is asked for: {missing!r}"


STEP = ("refused", "warned", "then", "never", "count", "told", "after")
"""Keys of a step that say what must follow."""


def expected(case: Case) -> Data:
    """Return what a case that hands in order files says of the answer."""
    if "fact" in case.data:
        return {"with": case.data["with"]}
    steps = case.data.get("step", [case.data])
    return {"steps": [{key: step[key] for key in STEP if key in step} for step in steps]}


def _differences(case: Case, answer: Data) -> Iterator[str]:
    if "fact" in case.data:
        yield from _word_differences(case, answer["answers"])
        return
    asked = question(case)
    reader = Reader(asked["board"], asked["cards"] != "face-up")
    steps = case.data.get("step", [case.data])
    if len(answer["steps"]) != len(steps):
        yield f"{len(steps)} steps are asked for"
    before = asked["before"]
    for step, found in zip(steps, answer["steps"], strict=True):
        yield from _step_differences(case, step, found)
        rows = rows_of(step.get("after", ""))
        for row in rows:
            if differs := row_difference(reader, row, found):
                yield differs
        after = found["position"]
        if before["phase"] != "new":
            yield from _board_differences(reader, rows, before["territories"], after["territories"])
        yield from laws.broken({**asked, "before": before}, found["events"], after)
        before = after


def _board_differences(reader: Reader, rows: Sequence[Row], before: Data, after: Data) -> Iterator[str]:
    """Yield territories that changed without a word of the case; a set-up begins with an empty board."""
    named = reader.read([row for row in rows if row[0] == "board"]).get("territories", {})
    for territory, there in before.items():
        if territory not in named and after.get(territory) != there:
            yield f"{territory}: the case lets it be {there}, got {after.get(territory)}"


def _step_differences(case: Case, step: Data, found: Data) -> Iterator[str]:
    for key in ("refused", "warned"):
        yield from _problem_differences(case, key, step.get(key, []), found.get(key, []))
    yield from _event_differences(found["events"], step)
    if "report" in found or case.profile == "pbem":
        for words in step.get("told", []):
            if not any(words in line for line in found["report"]):
                yield f"the report does not say {words!r}, but {found['report']}"
    if left := {label: rest for label, rest in found.get("unused", {}).items() if rest}:
        yield f"chance that nobody needed: {left}"


# ── faults and warnings ──────────────────────────────────────────────────────────────────────────


def _problem_differences(case: Case, key: str, said: Sequence[str], found: Sequence[Data]) -> Iterator[str]:
    """Compare codes one by one in order, the path where it is said, and words where they are answered."""
    if len(said) != len(found):
        yield f"{key}: expected {list(said)}, got {found}"
        return
    for text, one in zip(said, found, strict=True):
        head, _, words = text.partition(": ")
        code, _, path = head.partition(" ")
        good = one["code"] == code and path in ("", one["path"])
        if "says" in one or case.profile == "pbem":
            good &= words in one["says"]
        if not good:
            yield f"{key}: expected {text!r}, got {one}"


# ── events ───────────────────────────────────────────────────────────────────────────────────────


def _event_differences(found: Sequence[Data], step: Data) -> Iterator[str]:
    place = 0
    for pattern in map(_pattern, step.get("then", [])):
        fitting = [number for number in range(place, len(found)) if _fits(pattern, found[number])]
        if not fitting:
            yield f"{pattern} did not happen, or not in this order; got {found}"
            return
        place = fitting[0] + 1
    for pattern in map(_pattern, step.get("never", [])):
        if any(_fits(pattern, event) for event in found):
            yield f"{pattern} happened; got {found}"
    for name, number in step.get("count", {}).items():
        times = sum(event["event"] == name for event in found)
        if times != number:
            yield f"{name}: expected {number} times, got {times}"


def _pattern(said: str | Data) -> Data:
    return {"event": said} if isinstance(said, str) else said


def _fits(pattern: Data, event: Data) -> bool:
    return all(key in event and event[key] == value for key, value in pattern.items())


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def _word_differences(case: Case, answers: Sequence[str]) -> Iterator[str]:
    """Hold texts against words that they say, or on which they are silent."""
    said = case.data["with"]
    if case.data["fact"] == "new-game":
        for (who, refusal), text in zip(said, answers, strict=True):
            if refusal not in text or bool(refusal) != bool(text):
                yield f"{who}: expected {refusal!r}, got {text!r}"
        return
    readers = said.values() if case.data["fact"] == "view" else [said]
    for words, text in zip(readers, answers, strict=True):
        yield from _silences(words, " ".join(text.split()))


def _silences(words: Mapping[str, Any], text: str) -> Iterator[str]:
    for one in words.get("says", []):
        if one not in text:
            yield f"{one!r} is not said in: {text}"
    for one in words.get("silent", []):
        if one in text:
            yield f"{one!r} is said in: {text}"
