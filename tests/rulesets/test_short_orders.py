"""Short orders of both games: written from what somebody orders and read again, they are the same data."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from players.match import contest, steps
from players.phone import RESERVED, broken, mangled
from thorough import all_but

from pbem.engine.bots.bot import Lots
from pbem.engine.short.header_lines import HeaderLines
from pbem.engine.short.reading import read_lines
from pbem.engine.table.terms import Seat
from pbem.local import map_files, registry
from pbem.trust.dice import SeededDice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pbem.engine.arena.contest import Contest
    from pbem.engine.short.grammar import Grammar
    from pbem.engine.short.names import NameBook
    from pbem.engine.table.terms import Data

pytestmark = pytest.mark.spelling

ARENAS = [
    contest("risk-1959", ("random",) * 3),
    contest("risk-1959", ("random", "random"), ("capitals",)),
    contest("risk-1959", ("random", "bold", "careful")),
    contest("risk-1959-french", ("random",) * 4),
    contest("risk-1959-reprint", ("random",) * 2),
    contest("risk-parker", ("random",) * 3, ("fortify-connected", "commander", "card-reroll")),
    contest("across-the-continent-1952", ("random",) * 3),
    contest("across-the-continent-1952", ("bold", "careful")),
]
ONLY_IN_FILES = ("on_elimination", "reroll", "commander", "defence", "capital_bonus")
HEADER = ("game", "player", "turn", "part")
MOST = 60
RACE = "across-the-continent-1952"
SEATS = [Seat(id_, id_.title()) for id_ in contest("risk-1959", ("random",) * 6).seats]


def sayable(orders: Data) -> Data:
    """What short orders can say of some orders below their header; a list of one place is that place."""
    said = {key: value for key, value in orders.items() if key not in (*HEADER, *ONLY_IN_FILES)}
    for entry in said.get("attack", []):
        if type(entry.get("dice")) is list:
            entry.pop("dice")
    if "setup" in said:
        lists = said["setup"]
        said["setup"] = {
            **lists,
            **{
                key: [{**one, "at": one["at"][0]} if len(one["at"]) == 1 else one for one in lists[key]]
                for key in ("add", "neutral")
                if key in lists
            },
        }
    return said


def decisions(arena: Contest, number: int) -> Iterator[tuple[Grammar, Data]]:
    """What was ordered at the beginning of a game, and how it can be said."""
    for applied, proposals in islice(steps(arena, number), MOST):
        for seat, proposal in proposals.items():
            grammar = applied.game.table.forms.short(applied.before, seat)
            assert grammar is not None
            yield grammar, sayable(proposal.orders)


def read(arena: Contest, grammar: Grammar, text: str) -> Any:
    found = read_lines(grammar, HeaderLines("match", SEATS[: len(arena.styles)]), f"{text}\nend", "typed")
    assert found is not None
    assert not found.problems, (text, found.problems)
    assert not found.prose, (text, found.prose)
    return found.data


@pytest.mark.rule("engine/short/reading 1.1")
@pytest.mark.parametrize("arena", all_but(ARENAS, lambda arena: arena in (ARENAS[1], ARENAS[7])), ids=str)
def test_random_legal_orders_are_read_as_they_were_written(arena: Contest) -> None:
    for grammar, orders in decisions(arena, 1):
        assert read(arena, grammar, "\n".join(grammar.write(orders))) == orders


@pytest.mark.parametrize("arena", all_but(ARENAS, lambda arena: arena is ARENAS[0]), ids=str)
def test_what_a_phone_makes_of_the_lines_does_not_change_them(arena: Contest) -> None:
    lots = Lots(SeededDice(b"phone" * 6 + b"..").stream("phone"))
    for grammar, orders in decisions(arena, 2):
        text = mangled(grammar.write(orders), lots, grammar.book)
        assert read(arena, grammar, text) == orders


@pytest.mark.rule("engine/short/reading 3.1")
@pytest.mark.parametrize("arena", all_but(ARENAS, lambda arena: arena is ARENAS[0]), ids=str)
def test_broken_lines_are_put_together_or_asked_about_and_never_lose_their_end(arena: Contest) -> None:
    for grammar, orders in decisions(arena, 3):
        text = "\n".join(grammar.write(orders))
        for width in (24, 40, 60, 72):
            found = read_lines(grammar, HeaderLines("match", SEATS[: len(arena.styles)]), broken(text, width), "typed")
            assert not text or found is not None
            assert found is None or found.problems or found.data == orders, (text, width)


@pytest.mark.thorough
@settings(max_examples=60)
@given(st.sampled_from(ARENAS), st.integers(10, 10_000), st.integers(0, 2**60))
def test_any_orders_of_any_game_come_back(arena: Contest, number: int, seed: int) -> None:
    lots = Lots(SeededDice(seed.to_bytes(32, "big")).stream("phone"))
    for grammar, orders in decisions(arena, number):
        lines = grammar.write(orders)
        assert read(arena, grammar, "\n".join(lines)) == orders
        assert read(arena, grammar, mangled(lines, lots, grammar.book)) == orders


@pytest.mark.parametrize(
    ("line", "claimed"),
    [
        ("claim ural, o, nort afric", ["Ural", "Ontario", "North Africa"]),
        ("claim ural, e un stat, peru", ["Ural", "Eastern United States", "Peru"]),
        ("claim Siam, o Peru o Egypt", ["Siam", "Peru", "Egypt"]),
        ("claim il Peru, la India", ["Peru", "India"]),
        ("claim per and Ukraine", ["Peru", "Ukraine"]),
    ],
)
def test_a_word_that_joins_or_counts_is_a_name_where_it_abbreviates_one(line: str, claimed: list[str]) -> None:
    arena = next(arena for arena in ARENAS if arena.rules == "risk-1959")
    grammar, _ = next(decisions(arena, 1))
    assert read(arena, grammar, line) == {"setup": {"claim": claimed}}


def cut_names(book: NameBook) -> Iterator[tuple[str, str, str]]:
    """Beginnings of all names that mean one thing, each with the order file's word for it and for another place."""
    places = [one for one in book.things if not one.word.startswith("@")]
    for at, one in enumerate(places):
        lengths = [sorted({1, 2, 3, len(word)}) for word in one.shown.split(" ")]
        for cut in product(*lengths):
            typed = " ".join(word[:length] for word, length in zip(one.shown.split(" "), cut, strict=True))
            if book.find(typed) == [one] and RESERVED.isdisjoint(typed.casefold().split()):
                yield typed, one.word, places[(at + 7) % len(places)].word


WAYS = (
    "place 3 {0}, 2 {1}",
    'place 2 "{1}" and 3 {0}',
    'attack {0} > "{1}" keep 3',
    'attack "{1}" > {0} keep 3 if mine > 5',
    'move 3 {0} > "{1}"',
    'move all "{1}" > {0}',
    'attack {0} from "{1}"',
    'claim {0}, "{1}"',
    'capital "{1}", {0}',
)


@pytest.mark.parametrize(
    "name", all_but(["skerries", "classic", "inland-sea", "far-shores", "rail"], lambda name: name == "rail")
)
def test_a_name_that_is_cut_is_read_as_itself_or_asked_about_whatever_word_it_looks_like(name: str) -> None:
    """In each kind of order, on each board: la, o, e, de and the like may begin a name."""
    board, ruleset = map_files.load(name), registry.load(RACE if name == "rail" else "risk-1959")
    table = ruleset.table(SEATS[:2], ruleset.terms(SEATS[:2], (), {}, board))
    grammar, headers = table.forms.short(table.blank(), SEATS[0].id), HeaderLines("match", SEATS[:2])
    assert grammar
    read_whole = asked = 0
    for typed, word, other in cut_names(grammar.book):
        for way in ("via {0}, {1}",) if name == "rail" else WAYS:
            said, plain = (
                read_lines(grammar, headers, way.format(one, other), "typed") for one in (typed, f'"{word}"')
            )
            assert said is None or said.problems or (plain and said.data == plain.data), way.format(typed, other)
            read_whole += bool(said and not said.problems)
            asked += not (said and not said.problems)
    assert asked * 200 <= read_whole, (read_whole, asked)


@pytest.mark.parametrize("name", ["Los An", "los angeles", "the Los Angeles", "L An"])
def test_an_article_is_part_of_a_name_that_begins_so(name: str) -> None:
    arena = next(arena for arena in ARENAS if arena.rules == "across-the-continent-1952")
    grammar = next(grammar for grammar, orders in decisions(arena, 7736) if "via" in orders.get("rail", {}))
    assert read(arena, grammar, f"via {name}") == {"rail": {"via": ["Los Angeles"]}}
