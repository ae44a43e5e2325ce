"""Looking ahead: all ways of chance where they are few, plays drawn by lot where they are many."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from players.match import Match

from pbem.engine.foresight import look_ahead as ahead
from pbem.engine.foresight.branching import BranchingDice, explore
from pbem.engine.foresight.forecast import Play, Work
from pbem.engine.play.play import check
from pbem.engine.table.rooms import Foresight
from pbem.errors import BeyondLimitError
from pbem.rulesets.across_the_continent.words.rooms import RailForesight

if TYPE_CHECKING:
    from pbem.engine.table.ruleset import Dice


def sum_until_six(dice: Dice) -> int:
    """Throw a die, and a second one after a six."""
    stream = dice.stream("throws")
    first = stream.d6()
    return first + stream.d6() if first == 6 else first


def test_every_way_of_chance_is_played_once() -> None:
    work = Work(100)
    ways = list(explore(sum_until_six, work))
    assert work.done == len(ways) == 11
    assert sum(chance for chance, _ in ways) == 1
    chances = {total: chance for chance, total in ways}
    assert chances == dict.fromkeys(range(1, 6), Fraction(1, 6)) | dict.fromkeys(range(7, 13), Fraction(1, 36))


def test_the_same_label_is_always_the_same_stream() -> None:
    def twice(dice: Dice) -> bool:
        return dice.stream("a").roll(2) == dice.stream("a").roll(2) and dice.stream("b").d6() > 0

    ways = list(explore(twice, Work(1000)))
    assert len(ways) == 6**3
    assert all(same for _, same in ways)


def test_a_shuffle_has_all_orders() -> None:
    def shuffle(dice: Dice) -> tuple[str, ...]:
        letters = list("abc")
        dice.stream("deal").shuffle(letters)
        return tuple(letters)

    ways = list(explore(shuffle, Work(10)))
    assert len({order for _, order in ways}) == len(ways) == 6
    assert {chance for chance, _ in ways} == {Fraction(1, 6)}


def test_work_ends_in_the_middle() -> None:
    with pytest.raises(BeyondLimitError):
        list(explore(sum_until_six, Work(10)))


@pytest.mark.rule("engine/foresight/look_ahead 4.1")
def test_cards_face_down_are_nobodys() -> None:
    dice = BranchingDice(())
    assert len(set(dice.lay_face_down([1, 2, 3]))) == 3
    assert dice.draw_face_down("anna", 44).startswith("private:")
    assert dice.chance == 1


def whole(forecast: ahead.Forecast, seat: str) -> Fraction:
    """Add up the chances of all numbers of spaces that a seat may move."""
    return sum((one["chance"] for one in forecast.outlook.data()["spaces_moved"][seat]), Fraction())


@pytest.mark.rule("engine/foresight/look_ahead 2.1", "engine/foresight/look_ahead 3.1")
def test_a_race_is_followed_or_sampled_and_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("across-the-continent-1952", 2, seed=1)
    game = match.begin().game
    readings = check(game, match.documents(game, match.chance)).readings
    seat = game.state.mover
    found = ahead.look_ahead(game, readings)
    assert found.samples == 0
    assert whole(found, seat) == 1
    monkeypatch.setattr(ahead, "MOST_EVENTS", 0)
    monkeypatch.setattr(ahead, "SAMPLES", 400)
    sampled = ahead.look_ahead(game, readings)
    assert sampled.samples == 400
    assert whole(sampled, seat) == 1
    assert sampled.outlook.data() == ahead.look_ahead(game, readings).outlook.data()
    assert set(sampled.outlook.data()["spaces_moved"]) == {"anna", "bob"}


@pytest.mark.thorough
@pytest.mark.rule("engine/foresight/look_ahead 5.1")
def test_what_would_hardly_come_to_an_end_is_given_up_early() -> None:
    """After a tenth of what is allowed, if so little is followed that the rest is out of reach."""
    work = Work(1000)
    work.spend(100)
    work.require_hope(Fraction(0), 4)
    work.spend(1)
    work.require_hope(Fraction(1, 20), 4)
    with pytest.raises(BeyondLimitError, match="far more than 1000"):
        work.require_hope(Fraction(1, 50), 4)
    with pytest.raises(BeyondLimitError, match="more than 1000"):
        work.require_room(1000 - work.done + 1)
    work.require_room(1000 - work.done)
    match = Match("across-the-continent-1952", 4, seed=2)
    steps = [step.game for step in match.play()][:6]
    works = []
    for game in steps:
        orders = (
            {one.seat: one.orders for one in check(game, match.documents(game, match.chance)).readings}
            if game.awaited
            else {}
        )
        work = Work(ahead.MOST_EVENTS)
        try:
            list(ahead._all_plays(game.table, game.state, orders, work))
        except BeyondLimitError:
            works.append(work.done)
    assert works
    assert max(works) < ahead.MOST_EVENTS // 4


def test_plays_that_nobody_asked_for_are_not_drawn_if_they_are_long() -> None:
    """`check` says so at once; `plan` draws them, and says how far it is."""
    heard: list[int] = []
    plays = [Play(Fraction(1, 4), ["event"] * 30, None)] * 4
    assert len(list(ahead._watched(plays, heard.append, 50, None))) == 4
    assert heard == [1, 2, 3, 4]
    with pytest.raises(BeyondLimitError):
        list(ahead._watched(plays, heard.append, 50, 29 * 50))
    assert len(list(ahead._watched(plays, heard.append, 50, 30 * 50))) == 4


def test_a_sampled_chance_says_how_wrong_it_may_be() -> None:
    """98 / sqrt(samples) percentage points, rounded up to tenths."""
    assert [ahead.margin(count) for count in (100, 500, 2000, 9604)] == [
        Fraction(98, 10),
        Fraction(44, 10),
        Fraction(22, 10),
        Fraction(1),
    ]


@pytest.mark.rule("engine/foresight/look_ahead 3.1")
def test_who_did_not_ask_for_odds_waits_for_less_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "FEWER", 10)
    monkeypatch.setattr(ahead, "MOST_UNASKED", 0)
    match = Match("risk-parker", seed=1)
    game = match.begin().game
    readings = check(game, match.documents(game, match.chance)).readings
    asked, unasked = (ahead.followed(game, readings, most=most) for most in (None, ahead.MOST_DRAWN))
    assert asked is not None
    assert unasked is not None
    assert (asked.samples, unasked.samples) == (0, 10)


@pytest.mark.rule("engine/foresight/look_ahead 2.1")
def test_a_rule_set_that_says_nothing_is_heard_by_its_report(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("across-the-continent-1952", 2, seed=1)
    game = match.begin().game
    readings = check(game, match.documents(game, match.chance)).readings
    monkeypatch.setattr(RailForesight, "sum_up", Foresight.sum_up)  # as if the race said nothing
    monkeypatch.setattr(ahead, "MOST_EVENTS", 0)
    monkeypatch.setattr(ahead, "SAMPLES", 100)
    (grid,) = ahead.look_ahead(game, readings).outlook.grids
    assert grid.lines[0][1] == "100.00%"
    assert all(len(line) == 2 for line in grid.lines)
