"""Games of the arena, and what follows from them."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from fractions import Fraction
from itertools import islice, product
from typing import TYPE_CHECKING, Any

import pytest
from players.match import contest, steps

from pbem.engine.arena import answer
from pbem.engine.arena.bout import Bout, read_bout
from pbem.engine.arena.contest import Contest, Hall
from pbem.engine.arena.results import LEAST_DEALS, Question, Results, share_of
from pbem.engine.play.game import load_game
from pbem.errors import ContentError
from pbem.local import arena_games, patience, registry
from pbem.rulesets.risk.play.comparison import count_throws
from pbem.rulesets.risk.reading import attack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pbem.engine.bots.bot import Proposal

RACE = "across-the-continent-1952"
HALF = Fraction(1, 2)


def bouts(played: Contest, winners: Sequence[tuple[int, ...]], turns: int = 9) -> list[Bout]:
    """Games that ended so, one after the other."""
    return [Bout(number, *played.deal_of(number), won, turns, 9, "ab") for number, won in enumerate(winners, 1)]


@pytest.mark.parametrize(
    ("styles", "rotations"), [("ab", 2), ("aa", 1), ("aab", 3), ("abab", 2), ("aaab", 4), ("abcdef", 6)]
)
def test_each_different_rotation_is_played_once_in_a_deal(styles: str, rotations: int) -> None:
    played = Contest("any", tuple(styles))
    deal = [played.deal_of(number) for number in range(1, rotations + 1)]
    assert {number for number, _ in deal} == {1}
    assert len({seats for _, seats in deal}) == rotations
    assert played.deal_of(rotations + 1) == (2, tuple(styles))
    assert played.whole_deals(rotations + 1) == 2 * rotations
    for style in set(styles):
        # So no rotation counts more than another: each style plays each seat equally often.
        assert len({sum(seats[at] == style for _, seats in deal) for at in range(len(styles))}) == 1


def test_all_rotations_of_a_deal_have_one_set_up_and_other_deals_another() -> None:
    played = contest(RACE, ("bold", "random"))
    one, two, three = (next(steps(played, number)).game for number in (1, 2, 3))
    assert one.file.head == two.file.head
    assert one.state == two.state
    assert three.file.genesis.seed != one.file.genesis.seed
    assert "bold" not in str(one.file.genesis)


def test_a_game_is_the_same_wherever_it_is_played_and_its_line_comes_back() -> None:
    played = contest(RACE, ("bold", "random"))
    bout = arena_games.hall(played).bout(3)
    *_, last = steps(played, 3)
    assert bout.head == last.game.file.last.head[:20]
    assert bout.won == tuple(played.seats.index(seat) + 1 for seat in last.game.state.winners)
    assert read_bout(bout.line()) == bout
    with pytest.raises(ContentError, match="not a line"):
        read_bout(bout.line()[:-1])


class Spoilsport:
    """A bot that fails in its second turn, and changes what it is shown."""

    def __init__(self) -> None:
        self.turns = 0

    def decide(self, table: Any, state: Any, seat: str, lots: Any, /) -> Proposal:
        self.turns += 1
        if self.turns == 2:
            raise ZeroDivisionError("no more ideas")
        proposal = arena_games.hall(contest(RACE, ("bold", "bold"))).bots["bold"].decide(table, state, seat, lots)
        state.turn = 999
        return proposal


def test_a_game_whose_bot_fails_is_a_line_with_the_reason() -> None:
    played = contest(RACE, ("bold", "bold"))
    usual = arena_games.hall(played)
    spoilt = Hall(played, usual.ruleset, {"bold": Spoilsport()})
    bout = spoilt.bout(1)
    assert (bout.won, bout.fault) == ((), "ZeroDivisionError: no more ideas")
    *_, good = islice(usual.steps(1), 2)
    data, fault = Hall(played, usual.ruleset, {"bold": Spoilsport()}).file_of(1)
    assert (load_game(data, registry.load).file.history, fault) == (good.game.file.history, bout.fault)
    said = answer.answer(Results.of(played, [bout]))
    assert "1 game had no winner (game 1: ZeroDivisionError: no more ideas)." in said


class Quitter:
    """A bot that would end the program."""

    def decide(self, *_: Any) -> Proposal:
        raise SystemExit(3)


def test_a_bot_that_calls_for_the_end_of_the_program_ends_its_game_alone() -> None:
    played = contest(RACE, ("bold", "bold"))
    hall = Hall(played, arena_games.hall(played).ruleset, {"bold": Quitter()})
    assert hall.bout(1).fault == hall.file_of(1)[1] == "SystemExit: 3"


class Ponderer:
    """A bot that never comes to an end, and lets no error stop it."""

    def decide(self, *_: Any) -> Proposal:
        while True:
            with suppress(Exception):
                sum(range(99))


@pytest.mark.thorough
def test_a_game_whose_bot_thinks_for_ever_is_a_line_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MOST_SECONDS", 0.05)
    monkeypatch.setattr(patience, "_LOOKS", 0.05)
    played = contest(RACE, ("bold", "bold"))
    endless = Hall(played, arena_games.hall(played).ruleset, {"bold": patience.WatchedBot("bold", Ponderer())})
    assert "BeyondLimitError: the bot bold thought about a decision for more than" in endless.bout(1).fault


@pytest.mark.thorough
@pytest.mark.usefixtures("unwatched_turns")
def test_a_worker_keeps_nothing_of_the_games_that_it_has_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """But throws and entries, of which there are only so many; here they are all known from the beginning."""
    monkeypatch.setattr(attack, "_MOST_KNOWN", 0)
    for attackers, defenders in product((1, 2, 3), (1, 2)):
        count_throws(attackers, defenders)
    hall = arena_games.hall(contest("risk-parker", ("plain", "plain")))

    def kept_after(numbers: range) -> int:
        for number in numbers:
            hall.bout(number)
        gc.collect()
        return sys.getallocatedblocks()

    before = kept_after(range(1, 31))
    # A table, which is a few thousand blocks, would be enough to be seen.
    assert kept_after(range(31, 71)) - before < 400


def test_an_error_is_over_deals() -> None:
    """Each deal divided alike says for sure what games taken singly would leave open."""
    assert share_of([HALF] * 8) == share_of([HALF] * 4)
    assert share_of([HALF] * 8).low == share_of([HALF] * 8).high == HALF
    apart = share_of([Fraction(0), Fraction(1)] * 4)
    assert (apart.share, apart.low < Fraction(1, 10), apart.high > Fraction(9, 10)) == (HALF, True, True)
    more = share_of([Fraction(0), Fraction(1)] * 50)
    assert Fraction(40, 100) - Fraction(1, 100) < more.low < more.high < Fraction(61, 100)
    assert share_of([Fraction(0)] * 36).high == Fraction(384, 384 + 3600)
    assert share_of([HALF]).low == 0


def test_a_style_with_several_seats_is_measured_by_the_seat_and_partners_share() -> None:
    played = Contest("any", ("a", "a", "b"))
    results = Results.of(played, bouts(played, [(1,), (1,), (1,), (3,), (2,), (1,), (2,)]))
    # Game 7 begins a deal that is not whole. "a" won games 1 and 2.
    assert len(results.bouts) == 6
    assert [one.styles for one in results.bouts[:3]] == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]
    assert results.of_style("a").share == Fraction(1, 6)
    assert results.of_style("b").share == Fraction(4, 6)
    assert results.of_seat(1).share == Fraction(4, 6)
    assert results.in_seat("b", 1) == 1
    four = Contest("any", ("a", "b", "c", "d"))
    shared = Results.of(four, bouts(four, [(1, 3)] * 4))
    assert [shared.of_seat(seat).share for seat in (1, 2, 3, 4)] == [HALF, 0, HALF, 0]


def test_a_question_is_answered_either_way_and_stays_open_between() -> None:
    question = Question("a", Fraction(45, 100), Fraction(55, 100))
    one, none = Fraction(1), Fraction(0)
    assert not question.answered([one] * (LEAST_DEALS - 1))
    assert question.answered([one] * LEAST_DEALS)
    assert question.weight([one] * LEAST_DEALS) > 0
    assert question.answered([none] * LEAST_DEALS)
    assert question.weight([none] * LEAST_DEALS) < 0
    assert not question.answered([one, none] * 30)
    # Wald: with sixty of a hundred the logarithm of the ratio is 100 * 0.1 * (2 * 0.6 - 1) / (2 * 0.2425).
    assert question.weight([one] * 60 + [none] * 40) == Fraction(2) / (2 * Fraction(2425, 10_000))


def test_the_answer_is_a_sentence_first() -> None:
    played = Contest("any", ("mine", "yours"))
    games = bouts(played, [(1,), (2,)] * 20 + [(1,), (1,)] * 2)
    results = Results.of(played, games)
    said = answer.answer(results, Question("mine", Fraction(50, 100), Fraction(60, 100)))
    assert said.startswith("mine wins 95 % (89 to 100) and yours 4.5 % (0 to 11), where 50 % is par.")
    assert (
        "A game lasts 9 turns of all players together. No seat is shown to be better or worse than the others: " in said
    )
    assert "the first wins 55 % (48 to 61) and the second 45 % (39 to 52)." in said
    assert said.endswith("mine wins 60 % or more rather than 50 %, by a test that is wrong 5 times in 100.")
    table = list(answer.details(results))
    assert table[0] == "What a seat wins, of 44 games in 22 deals (in parentheses 19 cases of 20)"
    assert table[2].split() == ["mine", "100", "%", "91", "%", "95", "%", "(89", "to", "100)"]
    assert table[-1] == "9   100 %  ########################################"
