"""Plans agree with what happens: the same orders played very often, in every edition and with every option."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from math import sqrt
from typing import TYPE_CHECKING, Any, cast

import pytest
from players.match import Match, Step
from thorough import all_but, one_in

from pbem.engine.foresight import look_ahead as ahead
from pbem.engine.foresight.forecast import Work
from pbem.engine.play.play import check
from pbem.engine.table.resolution import resolve
from pbem.errors import BeyondLimitError
from pbem.rulesets.risk.odds.plan import Plan
from pbem.rulesets.risk.odds.stage import Stage
from pbem.rulesets.risk.odds.tally import KILLED, LOST, Key, Tally, Weight
from pbem.rulesets.risk.orders import TurnOrders
from pbem.trust.dice import SeededDice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pbem.engine.foresight.forecast import Outlook
    from pbem.engine.play.play import Game
    from pbem.rulesets.risk.setting import Setting

MATCHES = [
    Match("risk-1959", 3, seed=1),
    Match("risk-1959", 6, seed=6, frills=60),
    Match("risk-1959", 2, ("capitals", "army-cap-12"), seed=2, frills=40),
    Match("risk-1959-french", 3, ("capitals", "fortify-connected"), seed=5, frills=40),
    Match("risk-1959-reprint", 2, ("two-player-neutral", "fortify-connected"), seed=3, frills=40),
    Match("risk-1959-reprint", 2, ("two-player-neutral", "army-cap-12"), seed=8, frills=40),
    Match("risk-1959-reprint", 3, ("commander", "card-reroll"), seed=9, frills=40),
    Match("risk-1959", 3, ("commander",), seed=11, frills=60),
    Match("risk-parker", 4, ("set-values-plus-one",), seed=4, frills=60),
    Match("risk-parker", 3, ("army-cap-12",), seed=7, frills=60),
]
QUICK, MOST_OFF = 200, 6
"""Plays of the quick test; standard errors by which a number may be off."""


def turns(match: Match, every: int, few: int) -> Iterator[tuple[Game, TurnOrders, dict[str, Any]]]:
    """Some turns of a match in which something is attacked, with their orders."""
    chance, found = match.chance, 0
    for number, step in enumerate(match.play()):
        game = step.game
        if game.awaited is None or found == few:
            return
        if number % every == 0:
            readings = check(game, match.documents(game, chance)).readings
            orders = {reading.seat: reading.orders for reading in readings}
            mine = orders.get(game.state.mover)
            if isinstance(mine, TurnOrders) and mine.attacks:
                yield game, mine, orders
                found += 1


def setting_of(game: Game) -> Setting:
    setting: Setting = game.table.setting  # type: ignore[attr-defined]  # these are conquest games
    return setting


def played(game: Game, mine: TurnOrders, orders: Mapping[str, Any], plays: int) -> Mapping[Key, Fraction]:
    tally = Tally(setting_of(game), mine)
    for number in range(plays):
        dice = SeededDice(sha256(f"play {number}".encode()).digest())
        after, events = resolve(game.table, game.state, orders, dice)
        tally.play(game.state, events, after, Weight(1, share=Fraction(1, plays)))
    return tally.chances()


def agree(exact: Mapping[Key, Fraction], seen: Mapping[Key, Fraction], plays: int, entries: int) -> None:
    """What never happens in a plan never happens; everything else is as often as planned."""
    for key in exact.keys() | seen.keys():
        if key[0] not in (LOST, KILLED):
            planned, found = float(exact.get(key, 0)), float(seen.get(key, 0))
            assert planned > 0, key
            error = max(sqrt(planned * max(1 - planned, 0) / plays), 1 / plays)
            assert abs(planned - found) <= MOST_OFF * error, (key, planned, found)
    for number in range(1, entries + 1):
        for word in (LOST, KILLED):
            planned, found = mean(exact, word, number), mean(seen, word, number)
            assert abs(planned - found) <= (1 + planned) * MOST_OFF / sqrt(plays)


def mean(chances: Mapping[Key, Fraction], word: str, number: int) -> float:
    return float(sum(key[2] * p for key, p in chances.items() if key[:2] == (word, number)))


def compare(match: Match, every: int, few: int, plays: int) -> int:
    followed = 0
    for game, mine, orders in turns(match, every, few):
        tally = Tally(setting_of(game), mine)
        plan = Plan(Stage(setting_of(game), game.state, mine, Work(150_000), tally))
        try:
            plan.follow()
        except BeyondLimitError:
            continue
        followed += 1
        agree(tally.chances(), played(game, mine, orders, plays), plays, len(mine.attacks))
    return followed


@pytest.mark.rule("rulesets/risk/odds/plan 1.1", "rulesets/risk/odds/plan 2.1", "rulesets/risk/odds/plan 3.1")
@pytest.mark.parametrize("match", one_in(4, MATCHES[:7:2]), ids=str)
def test_a_plan_agrees_with_what_happens(match: Match) -> None:
    assert compare(match, 1, 3, QUICK)


@pytest.mark.thorough
@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_plans_agree_with_ten_thousand_plays(match: Match) -> None:
    assert compare(match, 2, 6, 10_000)


# ── Where a rule set does not follow branches ─────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "match",
    all_but(
        [Match("across-the-continent-1952", 2, seed=1), Match("across-the-continent-1952", 4, seed=2)],
        lambda match: match.players == 2,
    ),
    ids=str,
)
def test_a_race_is_summed_up_from_plays(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "SAMPLES", 50)
    game = Step.of(match.begin()).game
    documents = match.documents(game, match.chance)
    first, again = (ahead.look_ahead(game, check(game, documents).readings) for _ in range(2))
    assert first.outlook.data() == again.outlook.data()
    assert first.outlook.grids == again.outlook.grids
    assert first.samples in (0, 50)
    assert first.outlook.grids


RACES = [
    Match("across-the-continent-1952", 2, seed=1),
    Match("across-the-continent-1952", 3, seed=2),
    Match("across-the-continent-1952", 4, seed=2),
]
MOST_EVENTS = 8000


def race_chances(outlook: Outlook) -> Mapping[Key, Fraction]:
    """Every chance that the plan of a race names, by what it is about."""
    data = outlook.data()
    found: dict[Key, Fraction] = {("city", one["player"], one["city"]): one["chance"] for one in data["cities"]}
    for word in ("ends_of_tickets", "wins"):
        found |= {(word, who): one["chance"] for who, one in data[word].items()}
    for word in ("spaces_moved", "spaces_to_go"):
        for seat, spread in data[word].items():
            found |= {(word, seat, one["spaces"]): one["chance"] for one in spread}
    return found


def compare_race(match: Match, few: int, plays: int) -> int:
    """Compare records of a race that have few ways of chance with plays of the same orders."""
    chance, followed = match.chance, 0
    for step in match.play():
        game = step.game
        if game.awaited is None or followed == few:
            break
        readings = check(game, match.documents(game, chance)).readings
        orders, before, table = {one.seat: one.orders for one in readings}, game.state, game.table
        try:
            ways = list(ahead._all_plays(game.table, before, orders, Work(MOST_EVENTS)))
        except BeyondLimitError:
            continue
        assert sum(way.chance for way in ways) == 1
        followed += 1
        drawn = ahead._draw_plays(game.table, before, orders, f"{match} {followed}".encode(), plays)
        exact, seen = (
            race_chances(cast("Outlook", table.foresight.sum_up(before, orders, one))) for one in (ways, drawn)
        )
        agree(exact, seen, plays, 0)
    return followed


def test_the_plan_of_a_race_agrees_with_what_happens() -> None:
    assert compare_race(RACES[0], 1, QUICK)


@pytest.mark.thorough
@pytest.mark.parametrize("match", RACES, ids=str)
def test_plans_of_races_agree_with_thousands_of_plays(match: Match) -> None:
    assert compare_race(match, 3, 3000)
