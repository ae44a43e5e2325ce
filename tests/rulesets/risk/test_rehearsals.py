"""Rehearsals of plans: what would come to the same is not played again."""

from itertools import islice, product
from zlib import crc32

import pytest
from players.match import contest, steps

from pbem.engine.bots.bot import Lots
from pbem.rulesets.risk.bots.course import course
from pbem.rulesets.risk.bots.goals import goals
from pbem.rulesets.risk.bots.rehearsal import Rehearsals, beside_attacks, draw_dice, read_plan, rehearse
from pbem.rulesets.risk.bots.shorter_plans import shorter
from pbem.rulesets.risk.bots.strong import TEMPERS
from pbem.rulesets.risk.bots.turn_plan import TurnPlan
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.events import (
    AttackStopped,
    BattleJoined,
    Event,
    OrderSkipped,
    PlayerEliminated,
    TerritoryCaptured,
)
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.orders import Attack, EliminationOrder, TurnOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.trust.dice import SeededDice


def digest(_: Setting, state: State, __: str) -> int:
    """An appraisal that tells any two positions apart."""
    return crc32(repr(state).encode())


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        pytest.param("risk-parker", (), marks=pytest.mark.thorough),
        ("risk-1959-reprint", ("card-reroll", "commander", "capitals")),
        pytest.param("risk-1959-french", ("fortify-connected",), marks=pytest.mark.thorough),
    ],
)
def test_a_plan_that_is_not_rehearsed_again_comes_to_what_a_rehearsal_shows(
    rules: str, options: tuple[str, ...]
) -> None:
    asked = played = 0
    for applied, proposals in islice(steps(contest(rules, ("bold",) * 3, options), 3), 4, 28, 6):
        table, [seat] = applied.game.table, proposals
        assert isinstance(table, RiskTable)
        view = BotView(table, applied.before, seat)
        known = Rehearsals(view, draw_dice(Lots(SeededDice(bytes(32)).stream("x"))), digest, rehearse)
        for goal, temper in product(goals(view), TEMPERS):
            whole = TurnPlan(table, view.state, seat, goal, temper, vantage=view.vantage).write()
            for plan in (whole, *shorter(whole)):
                orders = read_plan(view, plan)
                after, _ = rehearse(view, orders, known.dice)
                assert known.worth(orders, beside_attacks(plan)) == digest(table.setting, after, seat)
                asked += 1
        played += sum(map(len, known.courses.values()))
    assert 0 < played < asked // 2


TAKEN = [BattleJoined(1, "a", "b", "siam", "india", 9, 1), TerritoryCaptured("a", "b", "siam", "india", 7)]
HELD_UP = [*TAKEN, BattleJoined(1, "a", "b", "india", "china", 7, 9), AttackStopped(1, "india", "china", "keep", "2")]
LATER = [*TAKEN, BattleJoined(2, "a", "b", "peru", "brazil", 5, 9), AttackStopped(2, "peru", "brazil", "keep", "2")]
SKIPPED = [*TAKEN, OrderSkipped("attack", 2, "source", ("peru",))]
TO_INDIA, TO_CHINA, TO_URAL = (
    Attack(("siam", "india", "china", "ural")[:length], keep=2, move_in="max") for length in (2, 3, 4)
)
ELSEWHERE = Attack(("siam", "india", "afghanistan"), keep=2, move_in="max")
FROM_PERU, FROM_BRAZIL = Attack(("peru", "brazil", "congo"), keep=2), Attack(("peru", "brazil", "egypt"), keep=2)


@pytest.mark.parametrize(
    ("events", "orders", "others", "same"),
    [
        (TAKEN, [TO_INDIA], [TO_INDIA._replace(keep=7)], True),  # seven moved in, so eight were there
        (TAKEN, [TO_INDIA], [TO_INDIA._replace(keep=8)], False),
        (TAKEN, [TO_INDIA], [TO_CHINA], False),
        (TAKEN, [TO_INDIA], [TO_INDIA._replace(move_in="min")], False),
        (TAKEN, [TO_INDIA], [TO_INDIA, FROM_PERU], False),
        (HELD_UP, [TO_CHINA], [TO_URAL], True),
        (HELD_UP, [TO_CHINA], [ELSEWHERE], False),
        (HELD_UP, [TO_CHINA], [TO_URAL._replace(keep=1)], False),
        (LATER, [TO_INDIA, FROM_PERU], [TO_INDIA, FROM_BRAZIL], True),
        (SKIPPED, [TO_INDIA, FROM_PERU], [TO_INDIA, FROM_BRAZIL], True),
        (LATER, [TO_INDIA, FROM_PERU], [TO_INDIA, FROM_PERU._replace(path=("peru", "argentina"))], False),
    ],
)
def test_a_course_holds_for_whatever_differs_only_in_what_was_not_reached(
    events: list[Event], orders: list[Attack], others: list[Attack], same: bool
) -> None:
    mine, other = (TurnOrders(attacks=tuple(attacks)) for attacks in (orders, others))
    cards = other._replace(on_elimination=(EliminationOrder(),))
    assert course(mine, events, 0).holds_for(other) is same
    assert course(mine, events, 0).holds_for(cards) is same
    assert not course(mine, [*events, PlayerEliminated("b", "a", "territories")], 0).holds_for(cards)
