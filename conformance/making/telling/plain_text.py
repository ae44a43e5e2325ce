"""A case as lines for a terminal."""

import textwrap
from collections.abc import Iterator

from conformance.making.telling.case_text import other_ways, told
from conformance.making.telling.lines import Told
from conformance.reading import SUITE, Case, load


def plain_text(case: Case) -> Iterator[str]:
    """Give the lines of a case: its title, the table, the steps, the end, and what other readings there are."""
    if case.profile != "rules":
        yield source(case)
        return
    yield f"{case.number} {case.data['title']}"
    case_told = told(case)
    for row in filter(None, (case_told.game, *case_told.table)):
        yield from _wrapped(row, "  ")
    for place, step in enumerate(case_told.steps, start=1):
        follows = f" -> {step.follows}" if step.follows else ""
        yield from _wrapped(f"{step.done}{follows}".strip(), f"  {place}. ")
    yield from _rows(case, case_told)
    if case_told.end:
        yield from _wrapped(f"In the end: {case_told.end}", "  ")
    for name, value, says in other_ways(case):
        yield from _wrapped(f"Otherwise by {name} {value}: {says}", "  ")


def _rows(case: Case, case_told: Told) -> Iterator[str]:
    """Give the rows of a fact: what is given, an arrow, what must be answered."""
    for row in case_told.rows:
        fact = load("facts.toml")[case.data["fact"]]
        given, found = row[: len(fact["asks"])], row[len(fact["asks"]) :]
        named = [f"{name} {word}" for name, word in zip(fact["answers"], found, strict=True)]
        yield f"    {', '.join(given)} -> {'; '.join(named if len(found) > 1 else found)}"


def source(case: Case) -> str:
    """Return a case as it is written: cases of order files are texts already."""
    path = SUITE / "cases" / case.profile / case.game / f"{case.chapter}.toml"
    blocks = path.read_text(encoding="utf-8").split("[[case]]\n")
    return next(one for one in blocks if f'number = "{case.number}"' in one.splitlines()).strip()


def _wrapped(text: str, first: str) -> list[str]:
    return textwrap.wrap(text, 100, initial_indent=first, subsequent_indent=" " * len(first))
