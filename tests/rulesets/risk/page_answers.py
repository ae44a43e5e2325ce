"""What the page and the reader of order files say of the same orders, each as places in the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pbem.engine.table.gate import answer_to

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pbem.engine.table.sheet import Problem

Place = tuple[str, int]
"""A section, and which entry of it, from 1; 0 is the section itself."""


class Judged(NamedTuple):
    """Where something is wrong, in which sections something is missing, which attacks never throw."""

    wrong: set[Place]
    owed: set[str]
    warned: set[Place]


def by_reader(problems: Iterable[Problem]) -> Judged:
    """What a check found; what one's own words mean in a condition is the reader's alone."""
    found = [*problems]
    answer = answer_to(found)
    return Judged(
        {_place(one) for one in answer.problems if one.path[-1] not in ("while", "if")},
        {one.section for one in answer.missing},
        {_place(one) for one in found if one.code == "W-KEEP"},
    )


def _place(problem: Problem) -> Place:
    section, *rest = problem.path
    return str(section), rest[0] + 1 if rest and isinstance(rest[0], int) else 0


def by_page(faults: Iterable[dict[str, Any]]) -> Judged:
    """What the page's modules found."""
    told: dict[str, set[Place]] = {"wrong": set(), "owed": set(), "warned": set()}
    for one in faults:
        told[one["kind"]].add((one["section"], one.get("entry", 0)))
    return Judged(told["wrong"], {section for section, _ in told["owed"]}, told["warned"])


def agree(page: Judged, reader: Judged) -> bool:
    """Say whether both mean the same; what is wrong needs no warning, and of a set-up the page warns of more."""
    of_entries = {place for place in page.warned if place[1]}
    return (page.wrong, page.owed, of_entries) == (*reader[:2], reader.warned - reader.wrong)
