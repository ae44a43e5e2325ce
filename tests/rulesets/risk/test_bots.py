"""Players by program of the conquest game: the same orders again, and a different strength."""

import json
from fractions import Fraction
from itertools import islice, product

import attrs
import pytest
from players.match import board, contest, is_won, steps, wins

from pbem.engine.bots.bot import Bot, Lots
from pbem.engine.table.terms import Seat
from pbem.local import registry
from pbem.rulesets.risk.bots.goals import worths
from pbem.rulesets.risk.bots.march import MarchSearch, Quest
from pbem.rulesets.risk.bots.plain_player import PLAIN
from pbem.rulesets.risk.bots.planner import BOLD, CAREFUL
from pbem.rulesets.risk.bots.random_player import RANDOM
from pbem.rulesets.risk.bots.strong import STRONG
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.state import Phase
from pbem.trust.dice import SeededDice


@pytest.mark.rule("engine/bots/bot 1.1")
@pytest.mark.parametrize("bot", [RANDOM, PLAIN, BOLD, CAREFUL, pytest.param(STRONG, marks=pytest.mark.thorough)])
def test_a_bot_decides_the_same_from_the_same_lots(bot: Bot) -> None:
    for applied, proposals in islice(steps(contest("risk-parker", ("bold",) * 3), 3), 5):
        for seat in proposals:
            first, second = (
                bot.decide(applied.game.table, applied.before.copy(), seat, Lots(SeededDice(bytes(32)).stream("x")))
                for _ in range(2)
            )
            assert first == second


def test_the_armies_of_the_set_up_stand_where_they_can_march() -> None:
    """Eastern Australia is claimed first, and Indonesia gets the armies: it is the only door."""
    _, (_, proposals) = islice(steps(contest("risk-1959", ("careful", "bold")), 1), 2)
    lists = proposals["first"].orders["setup"]
    assert lists["claim"][:2] == ["Eastern Australia", "Indonesia"]
    assert lists["add"][0]["at"][:3] == ["Indonesia", "Venezuela", "Brazil"]


@pytest.mark.thorough
def test_the_careful_beat_those_who_play_at_random() -> None:
    assert wins("risk-1959", "careful", "random", 10) >= Fraction(8, 10)


def test_the_capital_is_where_the_armies_are() -> None:
    _, (_, proposals) = islice(steps(contest("risk-1959", ("careful", "bold"), ("capitals",)), 1), 2)
    lists = proposals["first"].orders["setup"]
    assert lists["capital"][0] == lists["add"][0]["at"][0] == "Indonesia"


SEATS = [Seat("anna", "Anna"), Seat("ben", "Ben"), Seat("cleo", "Cleo")]


def before_the_last_capital(end: str, alaska: str, china: str) -> BotView:
    """Anna stands before Brazil, Ben's capital; hers is Alaska, Cleo's is China."""
    ruleset = registry.load("risk-1959-reprint")
    terms = ruleset.terms(SEATS, ["capitals"], {"capitals_end": end}, board(ruleset.map_id))
    table = ruleset.table(SEATS, terms)
    assert isinstance(table, RiskTable)
    state = table.blank()
    state.phase, state.mover, state.turn = Phase.TURN, "anna", 7
    state.owners[:], state.armies[:] = ["cleo"] * 42, [1] * 42
    held = {"brazil": "ben", "alaska": alaska, "china": china, "peru": "anna", "venezuela": "anna"}
    for id_, owner in held.items():
        state.owners[table.setting.index[id_]] = owner
    state.armies[table.setting.index["peru"]] = 9
    state.capitals = {"anna": "alaska", "ben": "brazil", "cleo": "china"}
    return BotView(table, state, "anna")


@pytest.mark.parametrize(
    ("end", "alaska", "china", "least", "most"),
    [
        ("at-once", "anna", "ben", 40_000, 60_000),
        ("at-once", "ben", "cleo", -60_000, -40_000),
        ("at-once", "anna", "cleo", 0, 1_000),
        ("last-player", "anna", "ben", 0, 1_000),
        ("last-player", "ben", "cleo", 0, 1_000),
    ],
    ids=["Anna wins", "Cleo wins", "goes on", "goes on as always", "goes on without hers"],
)
def test_a_capital_that_ends_the_game_is_worth_it(end: str, alaska: str, china: str, least: int, most: int) -> None:
    view = before_the_last_capital(end, alaska, china)
    worth = worths(view)[view.table.setting.index["brazil"]]
    assert least <= worth <= most


@pytest.mark.parametrize(
    ("bot", "end"),
    # That Anna will be out in the end, whatever she does, is what `strong` foresees where the game goes on.
    [*product([BOLD, CAREFUL], ["at-once", "last-player"]), (STRONG, "at-once")],
)
def test_nobody_takes_the_capital_with_which_another_wins(bot: Bot, end: str) -> None:
    view = before_the_last_capital(end, "ben", "cleo")
    lots = Lots(SeededDice(bytes(32)).stream("x"))
    orders = bot.decide(view.table, view.state, "anna", lots).orders
    ways = [name for entry in orders.get("attack", []) for name in entry.get("path", [entry.get("to")])]
    assert ("Brazil" in ways) is (end == "last-player")


def before_an_army(own: int, other: int, third: int) -> BotView:
    """Anna stands in Ural before Ben's army in Siberia, Cleo's is in Brazil; each of these has half of the rest, an army on each."""
    ruleset = registry.load("risk-parker")
    table = ruleset.table(SEATS, ruleset.terms(SEATS, (), {}, board(ruleset.map_id)))
    assert isinstance(table, RiskTable)
    state = table.blank()
    state.phase, state.mover, state.turn = Phase.TURN, "anna", 300
    state.owners[:], state.armies[:] = ["ben", "cleo"] * 21, [1] * 42
    for id_, owner, armies in (("ural", "anna", own), ("siberia", "ben", other), ("brazil", "cleo", third)):
        state.owners[table.setting.index[id_]] = owner
        state.armies[table.setting.index[id_]] = armies
    return BotView(table, state, "anna")


@pytest.mark.parametrize(("own", "other", "third", "attacked"), [(250, 220, 200, False), (300, 270, 250, True)])
def test_the_careful_march_past_an_army_until_the_board_is_flooded(
    own: int, other: int, third: int, attacked: bool
) -> None:
    view = before_an_army(own, other, third)
    orders = CAREFUL.decide(view.table, view.state, "anna", Lots(SeededDice(bytes(32)).stream("x"))).orders
    first = orders["attack"][0]
    assert bool({"Siberia", "Brazil"} & {*first.get("path", [first.get("to")])}) is attacked


@pytest.mark.thorough
def test_the_careful_come_to_an_end_among_themselves_on_a_large_board() -> None:
    far_shores = attrs.evolve(contest("risk-parker", ("careful",) * 4), map=json.dumps(board("far-shores")))
    assert is_won(far_shores, 3)


def test_a_search_that_another_army_repeats_finds_what_it_would_find_itself() -> None:
    """What is kept of a search holds for exactly the armies that can pay for the same steps."""
    view = before_the_last_capital("last-player", "anna", "cleo")
    vantage, start = view.vantage, view.table.setting.index["peru"]
    vantage.state.armies[::3] = [2] * len(vantage.state.armies[::3])
    kept = vantage.quest(worths(view))
    for armies, floor in product((1, 9, 2, 30, 12, 3, 60, 11, 25), (200, 400, 100)):
        alone = Quest(vantage.roads, kept.worth, kept.foreign)
        found, own = (MarchSearch(quest, quest.open, floor).march(start, armies) for quest in (kept, alone))
        assert found == own
    [searched] = kept.known.values()
    assert 5 < len(searched) < 25


def test_a_search_that_another_goal_repeats_finds_what_it_would_find_itself() -> None:
    """What is kept of a search holds for other goals unless one of them raises a place that it has seen."""
    view = before_the_last_capital("last-player", "anna", "cleo")
    vantage, start = view.vantage, view.table.setting.index["peru"]
    vantage.state.armies[::3] = [2] * len(vantage.state.armies[::3])
    plain = worths(view)
    searches = 0
    for place, armies in product(range(len(plain)), (4, 9, 40)):
        raised = (*plain[:place], plain[place] + 900, *plain[place + 1 :])
        for worth in (plain, raised):
            kept = vantage.quest(worth)
            alone = Quest(vantage.roads, worth, kept.foreign)
            found, own = (MarchSearch(quest, quest.open, 200).march(start, armies) for quest in (kept, alone))
            assert found == own
            searches += 1
    assert 3 < sum(map(len, kept.known.values())) < searches // 2
