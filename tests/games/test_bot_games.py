"""Whole games of bots: every edition, number of players, option, pair of options, switch and race."""

import pytest
from players.match import Match, contest, is_won
from test_whole_games import CONQUESTS, NEUTRAL, races
from thorough import all_but

from pbem.engine.arena.contest import Contest

STYLES = ("strong", "plain", "random", "bold", "careful", "plain")
RACERS = ("bold", "careful", "random", "careful")


def arena(match: Match, **choices: str) -> Contest:
    """Let bots of every style that there is play a match."""
    chosen = {**match.choices, **choices}
    styles = RACERS if match.rules.startswith("across") else STYLES
    return contest(match.rules, styles[: match.players], match.options, chosen)


IN_TURN = {"placings": "in-turn"}
SET_UPS = [
    arena(Match("risk-1959", 3), **IN_TURN),
    arena(Match("risk-1959", 2, (NEUTRAL, "capitals")), **IN_TURN),
    arena(Match("risk-parker", 3, (), {"initial_extra": 11}), **IN_TURN),
    arena(Match("risk-parker", 3, ("capitals",)), capitals_end="only-holder"),
    arena(Match("risk-1959-reprint", 4, ("capitals",)), capitals_end="at-once"),
]
GAMES = [*map(arena, [*CONQUESTS, *races()]), *SET_UPS]
QUICK = [arena(Match("risk-1959", 3, ("capitals",)))]


@pytest.mark.parametrize("played", all_but(GAMES, QUICK.__contains__), ids=str)
def test_orders_of_bots_are_sound_and_their_games_end(played: Contest) -> None:
    """Nothing that `pbem check` would refuse is written."""
    assert is_won(played, 1)
