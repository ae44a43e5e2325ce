"""Players by program of the conquest game: the same orders again, and a different strength."""

from itertools import islice

import pytest
from players.arena import Arena, wins

from pbem.engine.bots.bot import Bot
from pbem.engine.bots.lots import Lots
from pbem.rulesets.risk.bots.planner import BOLD, CAREFUL
from pbem.rulesets.risk.bots.random_player import RANDOM
from pbem.trust.dice import SeededDice


@pytest.mark.rule("engine/bots/bot 1.1")
@pytest.mark.parametrize("bot", [RANDOM, BOLD, CAREFUL])
def test_a_bot_decides_the_same_from_the_same_lots(bot: Bot) -> None:
    arena = Arena("risk-parker", ("bold", "bold", "bold"))
    for state, proposals in islice(arena.play(3), 4):
        for seat in proposals:
            first, second = (
                bot.decide(arena.table, state.copy(), seat, Lots(SeededDice(bytes(32)).stream("x")))
                for _ in range(2)
            )
            assert first == second


def test_the_armies_of_the_set_up_stand_where_they_can_march() -> None:
    """Eastern Australia is claimed first, and Indonesia gets the armies: it is the only door."""
    arena = Arena("risk-1959", ("careful", "bold"))
    _, proposals = next(arena.play(1))
    lists = proposals["anna"].orders["setup"]
    assert lists["claim"][:2] == ["Eastern Australia", "Indonesia"]
    assert lists["add"][0]["at"][:3] == ["Indonesia", "Venezuela", "Brazil"]


@pytest.mark.thorough
def test_the_careful_beat_those_who_play_at_random() -> None:
    """Ten games; `tests/benchmarks/tournament.py` plays a thousand."""
    assert wins("risk-1959", "careful", "random", range(10)) >= 8


def test_the_capital_is_where_the_armies_are() -> None:
    arena = Arena("risk-1959", ("careful", "bold"), ("capitals",))
    _, proposals = next(arena.play(1))
    lists = proposals["anna"].orders["setup"]
    assert lists["capital"][0] == lists["add"][0]["at"][0] == "Indonesia"
