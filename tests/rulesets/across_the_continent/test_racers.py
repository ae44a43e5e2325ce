"""Players by program of the rail race: exact counts, and a different strength."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from players.match import contest, is_won, steps, wins

from pbem.engine.bots.bot import Bot, Lots
from pbem.rulesets.across_the_continent.bots.prospects import Prospects
from pbem.rulesets.across_the_continent.bots.racer import CAREFUL, win_chances
from pbem.rulesets.across_the_continent.bots.random_player import RANDOM
from pbem.rulesets.across_the_continent.bots.travel_time import (
    HORIZON,
    ONE,
    both,
    leg_times,
    turns_from,
)
from pbem.rulesets.across_the_continent.play.race import next_city
from pbem.rulesets.across_the_continent.state import Phase
from pbem.trust.dice import SeededDice

RACE = "across-the-continent-1952"


def lots(seed: int = 0) -> Lots:
    return Lots(SeededDice(bytes([seed]) * 32).stream("bot"))


def put(table: Any, state: Any, seat: str, left: int) -> None:
    """Put a piece so many spaces before the next city of its ticket."""
    piece = state.travellers[seat]
    piece.place = table.board.layers(piece.place, next_city(table.board, piece))[-1 - left][0]


def begun(number: int = 1) -> tuple[Any, Any]:
    """A race that has just begun."""
    game = next(steps(contest(RACE, ("careful", "bold")), number)).game
    return game.table, game.state


def answer(bot: Bot, table: Any, state: Any, dice: tuple[int, int], seed: int = 0) -> int:
    """The number that a bot takes of these dice."""
    state = table.copy(state)
    state.dice, state.phase = dice, Phase.THROW
    orders = bot.decide(table, state, state.mover, lots(seed)).orders
    number = orders["rail"]["move"]
    assert isinstance(number, int)
    return number


def test_turns_to_a_city_are_counted_exactly() -> None:
    """One space away only a one helps: 11 throws of 36. From two a two does, and after a one a one."""
    assert turns_from(0, "free") == 0
    assert turns_from(1, "free") == Fraction(36, 11)
    # Eleven throws show a two, a double one goes all the way, eight bring one space nearer.
    assert turns_from(2, "free") == (36 + 8 * turns_from(1, "free")) / (11 + 1 + 8)


@pytest.mark.parametrize("choice", ["free", "sum-first"])
@pytest.mark.parametrize("distance", [1, 2, 7, 15, 25])
def test_the_chances_of_so_many_turns_add_up_and_have_this_mean(distance: int, choice: str) -> None:
    times = leg_times(distance, choice)
    rounded_down = ONE - sum(times)
    assert 0 <= rounded_down < ONE >> 30
    mean = Fraction(sum(turns * chance for turns, chance in enumerate(times)), ONE)
    assert abs(mean - turns_from(distance, choice)) < Fraction(1, 10**6)


def test_two_legs_take_the_turns_of_both() -> None:
    half = ONE // 2
    assert both((0, half, half), (0, 0, ONE)) == (0, 0, 0, half, half)


def test_who_has_one_turn_left_takes_the_number_that_may_still_win() -> None:
    """Seven away with 1 and 4: six are left as a rule; who must be there next turn leaves two or three."""
    last_turn = [ONE, ONE, ONE] + [0] * HORIZON
    chances = win_chances(7, last_turn, "free")[2]
    # In one throw: six with one of 17, three with one of 13, two with one of 12.
    assert chances[6] > chances[3] > chances[2]
    for left, ways in ((6, 17), (3, 14), (2, 12)):
        assert chances[left] * 36 // ONE in (ways - 1, ways, ways + 1)


def test_the_careful_leave_six_where_there_is_time() -> None:
    table, state = begun()
    put(table, state, state.mover, 7)
    assert answer(CAREFUL, table, state, (1, 4)) == 1


def test_the_chance_to_win_sinks_with_every_turn_and_with_the_lead_of_the_other() -> None:
    table, state = begun()
    rival = next(seat for seat in table.ids if seat != state.mover)
    early = Prospects(table, state, state.mover).wins
    assert all(first >= second for first, second in pairwise(early))
    state.travellers[rival].leg += 1
    put(table, state, rival, 6)
    near = Prospects(table, state, state.mover).wins
    assert sum(near) < sum(early)


def test_a_race_that_cannot_be_won_is_still_played() -> None:
    """A partner far behind, and both rivals home but for a step: any legal number will do."""
    game = next(steps(contest(RACE, ("careful",) * 4, ("partners",)), 1)).game
    state: Any = game.state
    table: Any = game.table
    for seat, piece in state.travellers.items():
        if seat != state.mover:
            piece.crossed = True
            piece.leg = len(table.board.deck[piece.ticket].stops) - 1
            put(table, state, seat, 1)
    assert answer(CAREFUL, table, state, (3, 5)) in (3, 5, 8)


def test_at_random_every_number_is_taken() -> None:
    table, state = begun()
    put(table, state, state.mover, 8)
    assert {answer(RANDOM, table, state, (3, 5), seed) for seed in range(30)} == {3, 5, 8}


@pytest.mark.thorough
@pytest.mark.parametrize(("other", "least"), [("random", 22), ("bold", 12)])
def test_the_careful_win_their_share_of_races(other: str, least: int) -> None:
    """
    Most against random, and half against bold, but for what 30 games scatter.

    The dice decide much: `tests/benchmarks/race_optimum.py` says what a perfect player wins.
    """
    assert 30 * wins(RACE, "careful", other, 30) >= least


@pytest.mark.parametrize("seats", [3, 4])
def test_a_race_of_bots_comes_to_its_end(seats: int) -> None:
    styles = ("careful", "random", "bold", "random")[:seats]
    assert is_won(contest(RACE, styles), 1)


def test_partners_by_program_come_home() -> None:
    assert is_won(contest(RACE, ("careful", "bold", "careful", "bold"), ("partners",)), 1)
