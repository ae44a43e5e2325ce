"""
How one table of plain facts differs from another, in lines for people: every difference, each once.

Facts are lists of entries that begin with their id (`["siam", "Siam"]`), lists of pairs, and single
values. An entry is compared with the one of the same id; the place in a list counts only if nothing else
differs.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any


def differences(found: Mapping[str, Any], usual: Mapping[str, Any]) -> list[str]:
    """Return a line for everything in which a table differs from the usual one."""
    return list(_of_tables(found, usual, ""))


def _of_tables(found: Mapping[str, Any], usual: Mapping[str, Any], path: str) -> Iterator[str]:
    for key in dict.fromkeys((*found, *usual)):
        place = f"{path}{key}"
        if key not in usual:
            yield f"{place}: {_json_text(found[key])} is added"
        elif key not in found:
            yield f"{place}: {_json_text(usual[key])} is left out"
        else:
            yield from _of_values(found[key], usual[key], place)


def _of_values(found: Any, usual: Any, place: str) -> Iterator[str]:
    if isinstance(found, Mapping) and isinstance(usual, Mapping):
        yield from _of_tables(found, usual, f"{place}, ")
    elif _is_list(found) and _is_list(usual):
        yield from _of_lists(found, usual, place)
    elif _json_text(found) != _json_text(usual):
        yield f"{place}: {_json_text(found)} instead of {_json_text(usual)}"


def _of_lists(found: Sequence[Any], usual: Sequence[Any], place: str) -> Iterator[str]:
    ours, theirs = _by_id(found), _by_id(usual)
    if ours is None or theirs is None:
        ours = {_json_text(item): item for item in found}
        theirs = {_json_text(item): item for item in usual}
    said = []
    for key in dict.fromkeys((*ours, *theirs)):
        if key not in theirs:
            said.append(f"{place}: {_json_text(ours[key])} is added")
        elif key not in ours:
            said.append(f"{place}: {_json_text(theirs[key])} is left out")
        elif _json_text(ours[key]) != _json_text(theirs[key]):
            said += _of_entries(ours[key], theirs[key], f"{place}, {key}")
    if not said and _json_text(found) != _json_text(usual):
        said = [f"{place}: in another order, or something twice"]
    yield from said


def _of_entries(found: Sequence[Any], usual: Sequence[Any], place: str) -> Iterator[str]:
    """Two entries of one id; what stands at one place of both means the same."""
    if len(found) != len(usual):
        yield f"{place}: {_json_text(found)} instead of {_json_text(usual)}"
        return
    for ours, theirs in zip(found, usual, strict=True):
        yield from _of_values(ours, theirs, place)


def _by_id(items: Sequence[Any]) -> dict[str, Any] | None:
    """Entries by the text that they begin with; None if that is no id: not a text, or twice there."""
    named = {item[0]: item for item in items if _is_list(item) and item and type(item[0]) is str}
    return named if len(named) == len(items) else None


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _json_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True)
