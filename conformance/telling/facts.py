"""A question without a play: what is asked, row by row, and what must be answered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from conformance.reading import Data
from conformance.telling.lines import Step
from conformance.telling.names import Names, listed


def steps(
    names: Names, fact: Data, asked: Data, answers: Sequence[Sequence[Any]]
) -> Iterator[Step]:
    """Give each row that is asked with its answers."""
    for row, found in zip(asked["ask"], answers, strict=True):
        question = ", ".join(
            f"{column}: {_word(names, value)}"
            for column, value in zip(fact["asks"], row, strict=True)
        )
        yield Step(f"{question}." if question else "", f"{_answers(names, fact, found)}.")


def _answers(names: Names, fact: Data, found: Sequence[Any]) -> str:
    return "; ".join(
        f"{column} {_word(names, value)}"
        for column, value in zip(fact["answers"], found, strict=True)
    )


def _word(names: Names, value: Any) -> str:
    """Return a number, a name, a yes, some of them, or a table of them."""
    match value:
        case bool():
            return "yes" if value else "no"
        case str():
            return names.place(value) if value in names.places else value
        case list() if value and isinstance(value[0], int):
            return " ".join(map(str, value))
        case list() if value and isinstance(value[0], list):
            return listed((_word(names, one) for one in value), "or")
        case list():
            return listed(_word(names, one) for one in value) or "none"
        case Mapping():
            return ", ".join(f"{key} {_word(names, one)}" for key, one in value.items())
    return str(value)
