"""The report: pure, narrow, and told from events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.engine.file.genesis import Genesis, Host, Player
from pbem.engine.file.history import Record
from pbem.engine.file.phrases import format_awaited, format_clock, format_head
from pbem.engine.table.rooms import Pictures, Words
from pbem.engine.table.terms import Awaited, Clock
from pbem.engine.text.wrapping import fold, fold_line
from pbem.engine.words.report import authors, write_report

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

GENESIS = Genesis(
    "world",
    "toy/3",
    "open",
    "face-up",
    (),
    {},
    {},
    (Player("anna", "Anna"), Player("red", "Rosa Lund")),
    seed="00" * 32,
)


class Said(NamedTuple):
    rows: tuple[str, ...]


class ToyWords(Words):
    """A state is its turn."""

    def describe(self, event: Said, /) -> Sequence[str]:
        return event.rows

    def headline(self) -> Sequence[str]:
        return ["A toy"]

    def standing(self, state: int, /) -> Sequence[str]:
        return [f"turn {state}"]

    def show(self, state: int, seat: str | None, before: int | None = None, /) -> Sequence[str]:
        return self.standing(state)


class Toy:
    """The little of a table that a report asks for."""

    words: Words = ToyWords(None)
    pictures = Pictures(None)

    def __init__(self, *, over: bool = False) -> None:
        self.over = bool(over)

    def clock(self, state: int) -> Clock:
        return Clock(state)

    def live(self, state: int) -> None:
        return None

    def awaited(self, state: int) -> Awaited | None:
        return None if self.over else Awaited(("red",), "a move is due", ("anna",))


TOY: Any = Toy()


def record(**changes: Any) -> Record:
    plain = Record(4, ('{"player":"anna"}', '{"player":"red"}'), ("c2ln", ""), (), "0" * 64, "ab" * 32)
    return plain._replace(**changes)


def told(*events: Said, table: Any = TOY, **changes: Any) -> str:
    return write_report(GENESIS, table, record(**changes), 7, events, 8)


class SparingWords(ToyWords):
    def describe_all(self, events: Iterable[Said], /) -> Sequence[str]:
        return [f"Anna places {sum(1 for _ in events)} armies."]


class Sparing(Toy):
    words = SparingWords(None)


def test_a_table_may_sum_up_what_happened() -> None:
    report = told(Said(("Anna places 1.",)), Said(("Anna places 1.",)), table=Sparing())
    assert report.split("\n\n")[1] == "Anna places 2 armies."


def test_a_report_has_head_events_standing_and_the_next_player() -> None:
    assert told(Said(("Anna places 3 on Siam.",)), Said(()), Said(("Anna stops.",))) == (
        "world: turn 7                                                          record 4\n"
        "-------------------------------------------------------------------------------\n"
        "Rules   toy, version 3\n"
        "        A toy\n"
        "Mode    open: the seed of the dice lies in the file; fair among friends only\n"
        "Head    ababa babab ababa babab\n"
        "Orders  of Anna, signed\n"
        "Orders  of Rosa Lund (red), not signed\n"
        "\n"
        "Anna places 3 on Siam.\n"
        "Anna stops.\n"
        "\n"
        "-------------------------------------------------------------------------------\n"
        "turn 8\n"
        "-------------------------------------------------------------------------------\n"
        "Next: Rosa Lund (red) (Anna may), turn 8: a move is due\n"
    )


def test_a_record_without_orders_or_events_says_so() -> None:
    text = told(orders=(), sigs=())
    assert "Orders  none; left to chance\n" in text
    assert "\nNothing happened.\n" in text


def test_an_administrative_record_names_kind_and_reason() -> None:
    admin = '{"events":[],"kind":"resign","reason":"no time","seat":"anna"}'
    report = told(orders=(), sigs=(), admin=admin)
    assert "Orders  none; the group decided\nDecided resign, Anna: no time\n" in report


@pytest.mark.parametrize(
    ("signers", "who"), [(["host"], "Hugo (host)"), (["ben"], "Ben"), (["anna", "ben"], "the group")]
)
def test_what_one_alone_decided_is_not_called_a_decision_of_the_group(signers: list[str], who: str) -> None:
    admin = '{"events":[],"kind":"missed","reason":"","seat":"anna"}'
    approvals = tuple((signer, "AAAA") for signer in signers)
    players = (Player("anna", "Anna"), Player("ben", "Ben"))
    hosted = attrs.evolve(GENESIS, mode="host", players=players, host=Host("Hugo", "key", "dice"))
    done = record(orders=(), sigs=(), admin=admin, approvals=approvals)
    report = write_report(hosted, TOY, done, 3, [], 4)
    assert f"Orders  none; {who} decided\n" in report


def test_the_end_of_the_game_is_said() -> None:
    assert told(table=Toy(over=True)).endswith("Next: nobody; the game is over.\n")


@pytest.mark.parametrize(
    ("sigs", "signed"), [((), (False, False)), (("a", "b"), (True, True)), (("", "b"), (False, True))]
)
def test_who_signed_is_read_from_the_record(sigs: tuple[str, ...], signed: tuple[bool, bool]) -> None:
    assert authors(record(sigs=sigs)) == (("anna", signed[0]), ("red", signed[1]))


@pytest.mark.parametrize(
    ("clock", "spelt"), [(Clock(0), "set-up"), (Clock(3), "turn 3"), (Clock(3, 2), "turn 3, part 2")]
)
def test_where_a_game_stands_is_spelt(clock: Clock, spelt: str) -> None:
    assert format_clock(clock) == spelt


def test_what_earlier_parts_used_up_is_told_to_the_next_player() -> None:
    awaited = Awaited(("anna",), "the rest of the turn is due")
    assert format_awaited(GENESIS, awaited, Clock(3, 2, "the commander is used up")) == (
        "Anna, turn 3, part 2: the rest of the turn is due; the commander is used up"
    )


def test_the_short_head_is_four_groups_of_five_digits() -> None:
    assert format_head(bytes(range(32))) == "00010 20304 05060 70809"
    assert format_head(bytes(range(32)).hex()) == format_head(bytes(range(32)))


# ── folding ──────────────────────────────────────────────────────────────────────────────────────

WORDS = st.text(alphabet="ab ", max_size=300)


def test_a_long_line_is_indented_by_two_columns() -> None:
    first, second = fold(["  " + "word " * 20])
    assert first == "  " + " ".join(["word"] * 15)
    assert second == "    " + " ".join(["word"] * 5)


def test_a_word_wider_than_a_line_is_cut_or_stays_whole_as_wanted() -> None:
    assert list(fold(["x" * 100])) == ["x" * 79, "  " + "x" * 21]
    assert list(fold(["a " + "x" * 100 + " b"], split=False)) == ["a", "  " + "x" * 100, "  b"]


@given(WORDS)
def test_folding_loses_no_word_and_keeps_the_width(row: str) -> None:
    lines = list(fold([row]))
    assert all(len(line) <= 79 and line == line.rstrip() for line in lines)
    assert "".join("".join(lines).split()) == "".join(row.split())


@given(WORDS, st.text(alphabet=" ", max_size=200))
def test_words_that_stay_whole_are_the_same_words(row: str, hanging: str) -> None:
    lines = list(fold_line(row, hanging, split=False))
    assert " ".join(lines).split() == row.split()
    assert all(len(line) <= 79 or " " not in line.strip() for line in lines)
