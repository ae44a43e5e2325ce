"""Players by program of the conquest game: sound orders everywhere, and a different strength."""

from itertools import islice

import pytest
from players.arena import Arena, wins
from thorough import all_but

from pbem.engine.bot import Bot
from pbem.engine.lots import Lots
from pbem.rulesets.options import offers
from pbem.rulesets.risk.bots.planner import BOLD, CAREFUL
from pbem.rulesets.risk.bots.random_player import RANDOM
from pbem.rulesets.risk.rules import Rules
from pbem.trust.dice import SeededDice

NEUTRAL = "two-player-neutral"
EXPERT = tuple(name for name in offers(Rules) if name != NEUTRAL)
STYLES = ("bold", "careful", "random", "careful")
PRESETS = ("risk-1959", "risk-1959-french", "risk-parker", "risk-1959-reprint")


def arenas() -> list[Arena]:
    """Every edition, every option alone and all together, and what else is decided in a set-up."""
    found = [Arena(preset, STYLES[:3]) for preset in PRESETS]
    found += [Arena("risk-1959", STYLES[:3], (option,)) for option in EXPERT]
    found += [Arena(preset, STYLES, EXPERT) for preset in PRESETS]
    found += [Arena(preset, STYLES[:2], (NEUTRAL,)) for preset in PRESETS]
    found += [
        Arena("risk-1959-reprint", STYLES[:2], tuple(offers(Rules))),
        Arena("risk-parker", STYLES[:3], (), {"initial_extra": 11}),
        Arena("risk-parker", STYLES[:3], ("capitals",), {"capitals_end": "only-holder"}),
    ]
    return found


QUICK = [Arena("risk-1959", STYLES, EXPERT), Arena("risk-1959-reprint", STYLES[:2], (NEUTRAL,))]


@pytest.mark.parametrize("arena", all_but(arenas(), QUICK.__contains__), ids=str)
def test_orders_of_bots_are_sound_and_their_games_end(arena: Arena) -> None:
    """The arena refuses orders that `pbem check` would refuse."""
    assert arena.winner(0)


@pytest.mark.parametrize("bot", [RANDOM, BOLD, CAREFUL])
def test_a_bot_decides_the_same_from_the_same_lots(bot: Bot) -> None:
    arena = Arena("risk-parker", ("bold", "bold", "bold"))
    for state, proposals in islice(arena.play(3), 4):
        for seat in proposals:
            first, second = (
                bot.decide(
                    arena.table(), state.copy(), seat, Lots(SeededDice(bytes(32)).stream("x"))
                )
                for _ in range(2)
            )
            assert first == second


def test_the_careful_beat_those_who_play_at_random() -> None:
    """Ten games; `tests/benchmarks/tournament.py` plays a thousand."""
    assert wins("risk-1959", "careful", "random", range(10)) >= 8
