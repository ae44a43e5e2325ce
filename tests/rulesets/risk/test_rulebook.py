"""The rule book: each game's own, whole, with its sources, and nothing of other games."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import wrap

import pytest

from pbem.engine.table.terms import DEALER, PRIVATE, Data
from pbem.engine.text.wrapping import WIDTH
from pbem.errors import FaultsError
from pbem.rulesets.choices import READINGS, words_of
from pbem.rulesets.options import changes_of, offers, switches
from pbem.rulesets.risk import RISK_1959, RISK_1959_FRENCH, RISK_1959_REPRINT, RISK_PARKER
from pbem.rulesets.risk.game import Risk
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.words.book.contents import CHAPTERS, CHOICES
from pbem.rulesets.risk.words.book.holding import IN_PLACE
from pbem.rulesets.risk.words.book.paragraph import Paragraph

EDITIONS = (RISK_1959, RISK_1959_FRENCH, RISK_PARKER, RISK_1959_REPRINT)
GOLDENS = Path(__file__).parent / "goldens"
BY_NAME = {edition.name: edition for edition in EDITIONS}

EVERY_OPTION: Data = {
    "dealer": "anna",
    "reroll_scope": "any",
    "capitals_end": "only-holder",
    "card_drawing": "optional",
}
BOOKS: dict[str, tuple[Risk, tuple[str, ...], Data]] = {
    **{edition.name: (edition, (), {}) for edition in EDITIONS},
    "risk-1959-reprint with everything": (RISK_1959_REPRINT, tuple(offers(Rules)), EVERY_OPTION),
}


def text(edition: Risk, *options: str, **choices: str | int) -> str:
    """Print a rule book on one line, so that sentences can be found in it."""
    return _printed(edition.name, options, tuple(choices.items()))


@cache
def _printed(name: str, options: tuple[str, ...], choices: tuple[tuple[str, str | int], ...]) -> str:
    return " ".join(" ".join(BY_NAME[name].rule_book(options, dict(choices))).split())


def cited(book: str) -> set[str]:
    """Collect the numbers of rules and readings that a book cites."""
    return set(re.findall(r"\b[RA]-\d+b?\b", book))


# ── the golden ───────────────────────────────────────────────────────────────────────────────────


def test_the_books_read_as_they_were_approved(golden: Callable[[Path, str], None]) -> None:
    """
    One book whole, of the others each paragraph that those before it do not have.

    After a wanted change: pytest --update-goldens, and read the difference.
    """
    golden(GOLDENS / "rule books.txt", "\n\n".join(new_paragraphs()) + "\n")


def new_paragraphs() -> Iterator[str]:
    seen: set[str] = set()
    for title, rows in all_books():
        paragraphs = "\n".join(rows).split("\n\n")
        yield f"===== {title} ====="
        yield from (one for one in paragraphs if one not in seen)
        seen.update(paragraphs)


def all_books() -> Iterator[tuple[str, Sequence[str]]]:
    for name, (edition, options, choices) in reversed(BOOKS.items()):
        yield name, edition.rule_book(options, choices)
    for cards in (DEALER, PRIVATE):
        options, choices = ("card-reroll", "capitals"), {"capital_cards": "conqueror"}
        yield f"hands: {cards}", RISK_1959_REPRINT.rule_book(options, choices, cards)


@pytest.mark.parametrize("name", BOOKS)
def test_lines_survive_mail(name: str) -> None:
    edition, options, choices = BOOKS[name]
    rows = edition.rule_book(options, choices)
    assert max(len(row) for row in rows) <= 79
    assert all(row == row.rstrip() and row.isascii() for row in rows)
    assert not any(a == b == "" for a, b in pairwise(rows))


# ── whole ────────────────────────────────────────────────────────────────────────────────────────

BY_SETUP = {
    "claim": {"R-010", "R-011", "R-012", "R-013", "R-014", "R-020"},
    "dealt": {"R-015", "R-016", "R-017", "R-018"},
    "neutral": {"R-069", "R-070", "R-071", "R-072", "R-073", "R-074", "R-075", "R-076"},
}
REGULAR = {f"R-{number:03}" for number in range(1, 69)} - {"R-006", "R-060", "R-066"}
REGULAR -= BY_SETUP["claim"] | BY_SETUP["dealt"]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_a_book_tells_every_rule_of_its_game(edition: Risk) -> None:
    rules: Rules = edition.preset.rules
    wanted = REGULAR | BY_SETUP[rules.setup]
    wanted |= {"R-060", "R-066"} if rules.card_territory_bonus else {"R-060b"}
    wanted |= {"R-006"} if rules.trademark_card else set()
    told = {number for number in cited(text(edition)) if number.startswith("R")}
    assert told == wanted


OPTION_RULES = {
    "two-player-neutral": BY_SETUP["neutral"],
    "set-values-plus-one": {"R-078"},
    "fortify-connected": {"R-079"},
    "army-cap-12": {"R-080", "R-081", "R-082", "R-083", "R-084"},
    "card-reroll": {"R-085", "R-086", "R-087", "R-088"},
    "commander": {"R-089", "R-090"},
    "capitals": {"R-091", "R-092", "R-093", "R-094", "R-095", "R-096"},
}


@pytest.mark.parametrize("option", OPTION_RULES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_an_option_adds_its_own_rules_and_no_others(edition: Risk, option: str) -> None:
    added = cited(text(edition, option)) - cited(text(edition))
    assert {number for number in added if number.startswith("R")} - {"R-015"} == OPTION_RULES[option]
    assert f"With {option}: {offers(Rules)[option][1].text}" in text(edition, option)


@pytest.mark.parametrize("option", offers(Rules))
def test_an_option_adds_rules_that_its_fields_cite(option: str) -> None:
    cites = {word for name in changes_of(Rules, option) for word in cited(words_of(Rules)[name].cites)}
    added = cited(text(RISK_1959, option)) - cited(text(RISK_1959))
    assert added & cites


@pytest.mark.parametrize("name", BOOKS)
def test_every_paragraph_names_booklet_section_and_rule(name: str) -> None:
    edition, options, choices = BOOKS[name]
    chapters = "\n".join(edition.rule_book(options, choices)).split("\n\n")[1:]
    chapters.remove("\n".join(wrap(READINGS, WIDTH)))
    for block in chapters:
        rows = block.splitlines()
        if re.match(r"\d+[.] ", rows[0]) and set(rows[1]) == {"-"}:
            rows = rows[2:]
        if rows[0].startswith("  ") or rows[0].startswith("With "):
            continue  # a table, or the choices
        note = " ".join(row.strip() for row in rows if row.startswith("    "))
        assert re.fullmatch(r"\[.+; [RA]-\d+b?(, [RA]-\d+b?)*\]", note), block
        assert "booklet" in note or "house rule" in note


SETTLED = {
    # The booklets say it themselves, in another place or another booklet (catalogue, 3).
    "A-03",
    "A-11",
    "A-12",
    "A-15",
    "A-16",
    "A-20",
    "A-36",
    "A-38",
    "A-40",
    "A-42",
    "A-44",
    "A-46",
    "A-47",
    "A-48",
    "A-51",
    "A-52",
    "A-53",
    "A-64",
    "A-72",
    "A-75",
    # Misprints and gaps that another booklet fills.
    "A-24",
    "A-29",
    "A-31",
    "A-33",
}
"""What paragraphs cite although nothing in them is only our reading."""


def every_paragraph() -> list[Paragraph]:
    parts = [part for _, _, parts in CHAPTERS for part in parts if isinstance(part, Paragraph)]
    chosen = [paragraph for paragraphs in CHOICES.values() for paragraph in paragraphs]
    return [*parts, *chosen, *(one for said in IN_PLACE.values() for one in said)]


@pytest.mark.parametrize("paragraph", every_paragraph(), ids=lambda one: one.cites)
def test_what_is_only_our_reading_says_so(paragraph: Paragraph) -> None:
    read = set(re.findall(r"A-\d+", paragraph.cites)) - SETTLED
    marked = "our reading" in paragraph.text
    house = paragraph.source in ("house rule", "playing by mail") or paragraph.source == "{dealing}"
    assert marked or not read or house
    assert read or not marked


@pytest.mark.parametrize("name", switches(Rules))
def test_a_reading_with_a_switch_names_it(name: str) -> None:
    for (field, _), paragraphs in CHOICES.items():
        if field == name and any("our reading" in one.text for one in paragraphs):
            assert any(f"(our reading; switch {name})" in one.text for one in paragraphs)


@pytest.mark.parametrize("name", words_of(Rules))
def test_a_field_with_a_place_in_the_book_has_it_in_its_own_chapter(name: str) -> None:
    """A field without a place is told at the end of its chapter."""
    places = [key for key, _, parts in CHAPTERS for part in parts if part == name]
    assert places in ([], [words_of(Rules)[name].chapter])


# ── its own differences, and nothing of others ───────────────────────────────────────────────────

DIFFERENCES: dict[str, tuple[Risk, ...]] = {
    "Two to six may play.": (RISK_1959, RISK_PARKER),
    "Three to six may play.": (RISK_1959_FRENCH, RISK_1959_REPRINT),
    "Two players play with a neutral army instead": (RISK_1959_REPRINT,),
    "counts out armies for the set-up": (RISK_1959,),
    "armies 50 35 30 25 20": (RISK_1959,),
    "any territory that is still free": (RISK_1959,),
    "takes out the two jokers": (RISK_1959_FRENCH, RISK_PARKER, RISK_1959_REPRINT),
    "no further armies are placed": (RISK_1959_FRENCH, RISK_PARKER, RISK_1959_REPRINT),
    "Choose a dealer by lot": (RISK_1959_FRENCH, RISK_PARKER, RISK_1959_REPRINT),
    "throws one die for the first turn": (RISK_1959, RISK_1959_FRENCH),
    "on the dealer's left takes the first turn": (RISK_PARKER, RISK_1959_REPRINT),
    "trade mark": (RISK_1959, RISK_1959_FRENCH),
    "three of them white and three coloured": (RISK_1959, RISK_1959_FRENCH),
    "three of them red and three ivory": (RISK_PARKER,),
    "three of them red and two white": (RISK_1959_REPRINT,),
    "those of a colour that nobody plays": (RISK_1959, RISK_1959_FRENCH),
    "and you put them on that very territory": (RISK_1959,),
    "the territories on the cards you turn in bring you nothing": (
        RISK_1959_FRENCH,
        RISK_PARKER,
        RISK_1959_REPRINT,
    ),
    "Madagascar (pink)": (RISK_1959, RISK_1959_FRENCH, RISK_PARKER),
    "Madagascar (orange)": (RISK_1959_REPRINT,),
    "Central America (yellow-brown)": (RISK_1959, RISK_1959_FRENCH, RISK_1959_REPRINT),
    "Central America (yellow)": (RISK_PARKER,),
    "you may make one free move": EDITIONS,
    "armies 4 6 8 10 12 15 20 25 30 35 40 45": EDITIONS,
    "you must turn in a set as well": EDITIONS,
}


@pytest.mark.parametrize("sentence", DIFFERENCES)
def test_each_book_tells_exactly_its_own_differences(sentence: str) -> None:
    assert tuple(e for e in EDITIONS if sentence in text(e)) == DIFFERENCES[sentence]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_a_plain_book_is_silent_about_what_is_not_played(edition: Risk) -> None:
    book = text(edition)
    for word in ("commander", "capital", "twelve armies", "fortify", "neutral army stands"):
        assert word not in book.lower()


CHANGED: dict[str, tuple[tuple[str, ...], Data, str, str]] = {
    "set-values-plus-one": (
        (),
        {},
        "armies 4 5 6 7 8 9 10 11 12 13 14 15",
        "armies 4 6 8 10",
    ),
    "fortify-connected": ((), {}, "you may fortify", "one free move"),
    "capitals": ((), {"capitals_end": "only-holder"}, "exactly one player holds", "as soon as one"),
    "card-reroll": ((), {"reroll_scope": "any"}, "may be the defender's too", "one of your own, never"),
    "army-cap-12": ((), {"five_after_elimination": "may-hold"}, "you may keep them", "as well, because"),
    "commander": ((), {"initial_extra": 5}, "places 5 more armies", "no further armies"),
}


@pytest.mark.parametrize("option", CHANGED)
def test_a_choice_replaces_what_it_changes(option: str) -> None:
    more, choices, there, gone = CHANGED[option]
    book = text(RISK_PARKER, option, *more, **choices)
    assert there in book
    assert gone not in book
    assert gone in text(
        RISK_PARKER,
        *(["capitals"] if option == "capitals" else []),
        *(["card-reroll"] if option == "card-reroll" else []),
    )


def test_every_paragraph_of_a_choice_stands_in_some_book() -> None:
    """Nothing is written that no game prints."""
    books = [
        text(edition, *options, **choices)
        for edition in EDITIONS
        for options, choices in (
            ((), {}),
            (("two-player-neutral",), {}),
            (tuple(offers(Rules))[1:], {"five_after_elimination": "may-hold"}),
            (
                ("capitals", "card-reroll"),
                {
                    "reroll_scope": "any",
                    "capitals_end": "only-holder",
                    "capital_cards": "conqueror",
                    "without_borders": "iceland/scandinavia",
                },
            ),
        )
    ]
    books.append(text(RISK_PARKER, dealer="anna", initial_extra=5, card_drawing="optional"))
    books.append(text(RISK_1959_REPRINT, "capitals", capitals_end="at-once"))
    for paragraphs in CHOICES.values():
        for paragraph in paragraphs:
            parts = paragraph.text.split("{n}")
            assert any(holds(book, parts) for book in books), paragraph.text


def holds(book: str, parts: list[str]) -> bool:
    """Say whether these parts stand in a book, one behind the other."""
    at = 0
    for part in parts:
        found = book.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return True


def test_choices_that_do_not_go_together_have_no_book() -> None:
    with pytest.raises(FaultsError, match="reroll_scope = any needs the option card-reroll"):
        RISK_PARKER.rule_book([], {"reroll_scope": "any"})
    with pytest.raises(FaultsError, match='there is no option "tanks"'):
        RISK_PARKER.rule_book(["tanks"], {})
