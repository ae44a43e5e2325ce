"""Names as people type them: whole, by their beginnings, and never by what would be legal."""

from __future__ import annotations

import pytest

from pbem.engine.short.names import NameBook, Thing, fold, listed

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
        Thing("ur", "Ur"),
        Thing("stars", "***"),
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
        ("north ern europe", "northern-europe"),
        ("nsw", "new-south-wales"),
        ("per", "peking"),  # a whole name, although others begin so
        ("wales", "wales"),  # an id, although another thing is called so
    ],
)
def test_a_whole_name_or_an_id_means_itself(typed: str, word: str) -> None:
    assert found(typed) == [word]


@pytest.mark.rule("engine/short/names 2.1", "engine/short/names 2.2")
@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("n eur", ["northern-europe"]),
        ("north e", ["northern-europe"]),
        ("neurope", ["northern-europe"]),
        ("neuro", ["northern-europe"]),
        ("neu", []),
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


@pytest.mark.rule("engine/short/names 1.1")
@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("  NORTHERN  Europe.", "northern europe"),
        ("Québec", "quebec"),
        ("Straße", "strasse"),
        ("Łódź, Ærø; Œuvre", "lodz aero oeuvre"),
        ("Đà Nẵng", "da nang"),
        ("Þórshöfn í Eyðibý", "thorshofn i eydiby"),
        ("Iğdır, Ǿ", "igdir o"),
        ("d'Or, d’Or, d‘Or, d`Or, d´Or", "dor dor dor dor dor"),
        ("New_York-2", "new york 2"),
        ("ﬁve Ⅳ", "five iv"),
        ("…", ""),
    ],
)
def test_case_accents_and_signs_do_not_count(typed: str, folded: str) -> None:
    assert fold(typed) == folded


def test_nothing_typed_means_nothing() -> None:
    assert found("") == []
    assert found("...") == []


def test_things_of_one_name_are_both_meant() -> None:
    """Nobody can tell them apart by it; by its own word each of them can be told."""
    twins = NameBook((Thing("santiago-1", "Santiago"), Thing("santiago-2", "Santiago", ("Santiago",))))
    assert [thing.word for thing in twins.find("santiago")] == ["santiago-1", "santiago-2"]
    assert [thing.word for thing in twins.find("santiago 2")] == ["santiago-2"]


def test_a_name_with_its_blanks_goes_before_one_without() -> None:
    book = NameBook((Thing("a", "New York"), Thing("b", "Newyork")))
    assert [book.find(typed)[0].word for typed in ("new york", "newyork")] == ["a", "b"]


def test_a_thing_that_two_of_its_names_begin_is_meant_once() -> None:
    book = NameBook((Thing("eu", "Europe", ("Eurasia West",)),))
    assert [thing.word for thing in book.find("eur")] == ["eu"]


def test_the_longest_name_says_how_many_words_may_be_one() -> None:
    assert BOOK.most_words == 3
    assert NameBook(()).most_words == 1


def test_what_begins_a_word_inside_a_name() -> None:
    assert BOOK.has_word_from("euro")
    assert not BOOK.has_word_from("uro")
    assert BOOK.has_run(["sou", "wal"])
    assert not BOOK.has_run(["new", "wal"])


def test_near_names_are_proposed_best_first() -> None:
    assert BOOK.near("PERSA") == ["Persia", "Per", "Peru"]
    assert BOOK.near("quebeck") == ["Québec"]
    assert BOOK.near("xxx") == []


@pytest.mark.parametrize(
    ("typed", "likely"),
    [
        ("Peru holds on", True),  # a whole name, and more
        ("per", True),  # short, but whole
        ("new south wales and more", True),
        ("nor", True),  # three letters that begin a name
        ("no", False),  # two letters are a word of a sentence
        ("north africa first", True),
        ("n eur", True),
        ("n a n w", False),  # more words than the names have that begin so
        ("ur", True),
        ("ur holds", True),
        ("quebeck", True),  # a slip of the pen
        ("norhtern europe", True),
        ("quebxx", False),
        ("pexu", True),
        ("pers and then", True),  # a word of four letters that begins one name
        ("nort and then", False),  # that begins two
        ("que and then", False),  # of three
        ("hello there", False),
        ("...", False),
    ],
)
def test_whether_a_line_probably_begins_with_a_name(typed: str, *, likely: bool) -> None:
    assert BOOK.is_likely(typed) is likely


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, ""),
        (1, "Peru"),
        (2, "Peru or Persia"),
        (3, "Peru, Persia or Northern Europe"),
        (6, "Peru, Persia, Northern Europe, North Africa, New South Wales or Québec"),
        (8, "Peru, Persia, Northern Europe, North Africa, New South Wales, Québec or 2 more"),
    ],
)
def test_things_are_listed_up_to_six(count: int, said: str) -> None:
    assert listed(BOOK.things[:count]) == said


def test_so_many_are_listed_as_are_asked_for() -> None:
    assert listed(BOOK.things[:3], most=2) == "Peru, Persia or 1 more"
