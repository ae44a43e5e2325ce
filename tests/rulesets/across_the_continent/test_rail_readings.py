"""The rule book of the race says what is only our reading, and names its switch if there is one."""

import re

import pytest

from pbem.rulesets.across_the_continent import ACROSS_THE_CONTINENT_1952 as RACE

SETTLED = {"A-90"}
"""What the booklet says itself, in another place (catalogue, 3.6)."""
SWITCHES = ("west", "first", "returned_tickets", "dice_choice", "rings")


def chapters(*options: str) -> list[str]:
    text = "\n".join(RACE.rule_book(options, {}))
    return [" ".join(one.split()) for one in re.split(r"\n\d+\. ", text)[1:]]


@pytest.mark.parametrize("options", [(), ("partners",)])
def test_a_chapter_with_a_reading_says_so(options: tuple[str, ...]) -> None:
    *told, _chosen = chapters(*options)
    for chapter in told:
        read = set(re.findall(r"A-\d+", chapter)) - SETTLED
        if options:
            read -= {"A-82"}  # of partners the booklet says it
        booklet = "not in the booklet" not in chapter
        assert "our reading" in chapter or not (read and booklet), chapter


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_reading_with_a_switch_names_it(switch: str) -> None:
    assert f"(our reading; switch {switch})" in " ".join(chapters())
    assert switch in {option.name for option in RACE.options()}


def test_whoever_plays_against_the_booklet_is_told_what_it_says() -> None:
    book = " ".join(" ".join(RACE.rule_book([], {"return_ticket": "arrival"})).split())
    assert "By the booklet partners draw on arrival, others in their next turn" in book
    assert "By the booklet partners" not in " ".join(chapters())
