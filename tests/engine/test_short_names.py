"""Names as people type them: whole, by their beginnings, and never by what would be legal."""

from __future__ import annotations

import pytest

from pbem.engine.short.names import NameBook, Thing

BOOK = NameBook(
    (
        Thing("peru", "Peru"),
        Thing("persia", "Persia"),
        Thing("northern-europe", "Northern Europe"),
        Thing("north-africa", "North Africa"),
        Thing("new-south-wales", "New South Wales", ("nsw",)),
        Thing("quebec", "Québec"),
        Thing("wales", "Cymru"),
        Thing("cardiff", "Wales"),
        Thing("peking", "Per"),
    )
)


def found(typed: str) -> list[str]:
    return [thing.word for thing in BOOK.find(typed)]


@pytest.mark.rule("engine/short/names 1.1")
@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("Peru", "peru"),
        ("PERU", "peru"),
        ("quebec", "quebec"),
        ("northern-europe", "northern-europe"),
        ("northerneurope", "northern-europe"),
        ("nsw", "new-south-wales"),
        ("per", "peking"),  # a whole name, although others begin so
        ("wales", "wales"),  # an id, although another thing is called so
    ],
)
def test_a_whole_name_or_an_id_means_itself(typed: str, word: str) -> None:
    assert found(typed) == [word]


@pytest.mark.rule("engine/short/names 2.1")
@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("n eur", ["northern-europe"]),
        ("north e", ["northern-europe"]),
        ("new s", ["new-south-wales"]),
        ("eur", []),
        ("n wales", []),
        ("northern europe west", []),
        ("e n", []),
    ],
)
def test_else_each_word_begins_the_word_in_its_place(typed: str, words: list[str]) -> None:
    assert found(typed) == words


@pytest.mark.rule("engine/short/names 3.1", "engine/short/reading 4.1")
def test_what_begins_more_than_one_name_means_none_of_them() -> None:
    """Who reads it asks; `find` names all that were possible."""
    assert found("pe") == ["peru", "persia", "peking"]
    assert found("north") == ["northern-europe", "north-africa"]
