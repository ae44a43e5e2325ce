"""
What is different in an answer: key by key, event by event, and what is a set as a set.

README.md tells the same in twenty lines, for those who compare by a program of their own.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from conformance.reading import Data, load

IN_ORDER = ("captured", "returned", "stops")
"""Lists of words in which the order counts; in all others, of cards, territories, players, it does not."""


def difference(question: Data, expected: Data, answer: Data) -> str:
    """Return what is different in an answer, "" if nothing is."""
    for key, wanted in expected.items():
        if key == "unused":
            continue
        if key not in answer:
            return f"{key} is missing in the answer, {_short(answer)}"
        if found := _key_difference(question, key, wanted, answer[key]):
            return found
    if "events" not in expected or "unused" not in answer:
        return ""
    left, has = _needed(expected.get("unused", {})), _needed(answer["unused"])
    return "" if same(left, has) else _differs("unused", left, has)


def _key_difference(question: Data, key: str, wanted: Any, found: Any) -> str:
    match key:
        case "events":
            return _events_difference(wanted, found)
        case "position":
            return _position_difference(wanted, found)
        case "refused":
            return _refusal_difference(wanted, found)
        case "answers":
            return _answers_difference(question, wanted, found)
    raise ValueError(key)


def _needed(unused: Any) -> Any:
    """Leave out kinds of chance of which nothing is left."""
    if not isinstance(unused, dict):
        return unused
    return {kind: left for kind, left in unused.items() if left != []}


def _refusal_difference(wanted: Data, found: Any) -> str:
    """Compare place and word; by another reading any word may do."""
    told = found if isinstance(found, dict) else {}
    fits = all(same(value, told.get(key)) for key, value in wanted.items())
    return "" if fits else _differs("refused", wanted, found)


def _answers_difference(question: Data, wanted: Sequence[Any], found: Any) -> str:
    if not isinstance(found, list) or len(found) != len(wanted):
        return _differs("answers", wanted, found)
    columns = load("facts.toml")[question["fact"]]["answers"]
    for asked, one, other in zip(question["ask"], wanted, found, strict=True):
        if not isinstance(other, list) or not same(_named(columns, one), _named(columns, other)):
            return _differs(f"answer to {asked!r}", one, other)
    return ""


def _named(columns: Sequence[str], row: Sequence[Any]) -> Data:
    names = [*columns, *map(str, range(len(columns), len(row)))]
    return dict(zip(names, row, strict=False))


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
        has = found.get(key)
        if isinstance(value, dict) and isinstance(has, dict):
            for name in {**value, **has}:
                if not same(value.get(name), has.get(name)):
                    return _differs(f"position.{key}.{name}", value.get(name), has.get(name))
        elif not same(value, has, key):
            return _differs(f"position.{key}", value, has)
    return ""


def same(one: Any, other: Any, name: str = "") -> bool:
    """Say whether two values are the same; 1 and true are not, and words in a list stand in any order."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key], key) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        pair = _in_one_order(one, other) if name not in IN_ORDER else (one, other)
        return len(one) == len(other) and all(map(same, *pair))
    return type(one) is type(other) and bool(one == other)


def _in_one_order(one: list[Any], other: list[Any]) -> tuple[list[Any], list[Any]]:
    words = all(isinstance(word, str) for word in [*one, *other])
    return (sorted(one), sorted(other)) if words else (one, other)


def _differs(what: str, wanted: Any, found: Any) -> str:
    return f"{what}: expected {wanted!r}, got {found!r}"


def _short(answer: Any) -> str:
    text = repr(answer)
    return text if len(text) < 200 else f"{text[:200]}..."
