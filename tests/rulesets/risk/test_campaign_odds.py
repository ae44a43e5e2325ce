"""The odds of a campaign are those of counting every fall of the dice, and those that others published."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from pbem.engine.foresight.forecast import Campaign, Work, mean, quantile
from pbem.errors import BeyondLimitError, FaultsError
from pbem.rulesets.risk.odds import campaign as campaigns
from pbem.rulesets.risk.presets import PRESETS, RISK_1959

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    Dice = Callable[[int, int], int]

CELLS = [(mine, theirs) for mine in range(2, 12) for theirs in range(1, 11)]
"""One to ten that may fight, against one to ten."""


def campaign(armies: int, *against: int, **limits: Any) -> Campaign:
    return campaigns.campaign(RISK_1959.rules, armies, against, limits)


# ── The same by counting, with nothing of the engine ─────────────────────────────────────────────


@cache
def throws(attackers: int, defenders: int) -> Counter[tuple[int, int]]:
    """Every fall of the dice, compared as the rule book says."""
    found: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=attackers + defenders):
        ours, theirs = sorted(dice[:attackers])[::-1], sorted(dice[attackers:])[::-1]
        won = sum(a > d for a, d in zip(ours, theirs, strict=False))
        found[min(attackers, defenders) - won, won] += 1
    return found


def counted(mine: int, theirs: int, attack: Dice, defence: Dice, keep: int = 1) -> dict[tuple[int, int], Fraction]:
    """What is left on both sides, from the rules alone; the attacker stops when nobody throws."""
    chances = {(mine, theirs): Fraction(1)}
    found: dict[tuple[int, int], Fraction] = {}
    while chances:
        place = max(chances)
        chance, (ours, others) = chances.pop(place), place
        dice = min(attack(*place), ours - 1, 3) if others and ours > keep else 0
        if not dice:
            found[place] = chance
            continue
        kinds = throws(dice, min(defence(*place), others, 2))
        for (lost, killed), ways in kinds.items():
            there = ours - lost, others - killed
            chances[there] = chances.get(there, Fraction()) + chance * ways / kinds.total()
    return found


def left(found: Campaign) -> dict[tuple[int, int], Fraction]:
    return {(one.own, one.others): Fraction(one.ways, found.ways) for one in found.endings}


def three(_: int, __: int) -> int:
    return 3


def two(_: int, __: int) -> int:
    return 2


def one(_: int, __: int) -> int:
    return 1


DICE: dict[str, tuple[dict[str, Any], Dice, Dice, int]] = {
    "as many as possible": ({}, three, three, 1),
    "three": ({"dice": 3}, three, three, 1),
    "two": ({"dice": 2}, two, three, 1),
    "one": ({"dice": 1}, one, three, 1),
    "the defender one": ({"defence": {"default": 1}}, three, one, 1),
    "both one": ({"dice": 1, "defence": {"default": 1}}, one, one, 1),
    "three kept": ({"keep": 3}, three, three, 3),
    "two against the last": (
        {"dice": [{"when": "theirs == 1", "use": 2}, {"use": "max"}]},
        lambda _, theirs: 2 if theirs == 1 else 3,
        three,
        1,
    ),
    "one when few are left": (
        {"dice": [{"when": "spare <= 4", "use": 1}]},
        lambda mine, _: 1 if mine <= 5 else 3,
        three,
        1,
    ),
    "the defender looks": (
        {"defence": {"rule": [{"if": "theirs > 4 and dice_now == 3", "dice": 1}]}},
        three,
        lambda mine, _: 1 if mine > 4 else 3,
        1,
    ),
    "only while there are more": (
        {"while": "mine > theirs"},
        lambda mine, theirs: 3 if mine > theirs else 0,
        three,
        1,
    ),
}


@pytest.mark.rule("rulesets/risk/odds/battle 2.1")
@pytest.mark.parametrize("name", DICE)
def test_every_cell_is_equal_to_counting_all_falls_of_the_dice(name: str) -> None:
    limits, attack, defence, keep = DICE[name]
    for mine, theirs in CELLS:
        found = campaign(mine, theirs, **limits)
        assert left(found) == counted(mine, theirs, attack, defence, keep), (mine, theirs)


def along(armies: int, against: Sequence[int]) -> Iterator[tuple[int, int, Fraction]]:
    """Endings of a campaign by counting: territories taken, armies left, chance."""
    front = {armies: Fraction(1)}
    for won, theirs in enumerate(against):
        after: dict[int, Fraction] = {}
        for mine, chance in front.items():
            for (ours, others), more in counted(mine, theirs, three, three).items():
                if others:
                    yield won, ours, chance * more
                elif won == len(against) - 1:
                    yield won + 1, ours, chance * more
                else:
                    after[ours - 1] = after.get(ours - 1, Fraction()) + chance * more
        front = after


@pytest.mark.parametrize(
    ("armies", "against"), [(6, (2, 1)), (9, (3, 2, 2)), (14, (1, 4, 1, 2)), (30, (4, 2, 7, 1)), (40, (33,))]
)
def test_a_path_is_one_battle_after_the_other(armies: int, against: tuple[int, ...]) -> None:
    found = campaign(armies, *against)
    chances: dict[tuple[int, int], Fraction] = {}
    for won, own, chance in along(armies, against):
        chances[won, own] = chances.get((won, own), Fraction()) + chance
    for place, chance in chances.items():
        same = sum(one.ways for one in found.endings if (one.won, one.own) == place)
        assert Fraction(same, found.ways) == chance
    assert sum(one.ways for one in found.endings) == found.ways


def test_a_published_campaign_of_fourteen_territories() -> None:
    """Norvig, The Unfinished Game of Risk: 72 stand there, and one stays behind everywhere."""
    found = campaign(72, 22, 8, 2, 2, 2, 7, 1, 1, 3, 1, 2, 3, 5, 1)
    assert round(found.chance(lambda one: one.won == 14) * 10**6) == 810549


@pytest.mark.parametrize(("attackers", "defenders", "chance"), [(1, 1, 417), (5, 5, 506), (10, 10, 568), (10, 5, 916)])
def test_a_published_table(attackers: int, defenders: int, chance: int) -> None:
    """Osborne, Markov Chains for the RISK Board Game Revisited, table 3, in thousandths."""
    found = campaign(attackers + 1, defenders)
    assert round(found.chance(lambda one: one.won == 1) * 1000) == chance


@pytest.mark.parametrize(("limits", "most"), [({"max_throws": 2}, 4), ({"max_throws": 1, "dice": 1}, 1)])
def test_a_limit_of_throws_bounds_what_is_lost(limits: dict[str, Any], most: int) -> None:
    found = campaign(12, 9, **limits)
    assert max(one.lost for one in found.endings) == most
    assert sum(one.ways for one in found.endings) == found.ways


@pytest.mark.rule("rulesets/risk/odds/battle 1.1")
def test_armies_that_stay_back_do_not_fight_on() -> None:
    """With `min` as many move in as there were dice, so the second battle has three at most."""
    moved = campaign(20, 1, 3, move_in="min")
    (all_in,) = {one.own for one in campaign(4, 3).endings if one.won and not one.lost} - {0}
    assert max(one.own for one in moved.endings if one.won == 2) == all_in - 1
    kept = campaign(20, 1, 3, move_in="mine - 10")
    assert max(one.own for one in kept.endings if one.won == 2) == 10


@pytest.mark.parametrize("preset", PRESETS, ids=lambda one: one.name)
def test_editions_have_the_same_dice(preset: Any) -> None:
    assert campaigns.campaign(preset.rules, 9, (5,), {}) == campaign(9, 5)


def test_what_cannot_be_ordered_is_refused_by_the_reader_of_orders() -> None:
    with pytest.raises(FaultsError) as caught:
        campaign(9, 5, dice=4, keep=0, defence={"default": 7})
    assert caught.value.faults == (
        "dice: 4 dice; an attacker throws 1, 2 or 3",
        "keep: 0 is not possible here",
        "defence: 7 dice; a defender throws 1 or 2",
    )


@pytest.mark.rule("rulesets/risk/odds/battle 3.1")
def test_work_is_counted_and_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "MOST_WORK", 100)
    campaign(10, 10)
    with pytest.raises(BeyondLimitError):
        campaign(11, 10)
    with pytest.raises(BeyondLimitError):
        campaign(30, 10, **{"while": "mine > 1"})


def test_work_may_be_used_up() -> None:
    work = Work(3)
    work.spend(3)
    with pytest.raises(BeyondLimitError):
        work.spend(1)


def test_a_distribution_has_a_mean_and_a_middle() -> None:
    spread = {1: Fraction(1, 8), 4: Fraction(1, 8), 6: Fraction(1, 4)}
    assert mean(spread) == Fraction(17, 4)
    assert [quantile(spread, Fraction(share, 4)) for share in (1, 2, 3, 4)] == [1, 4, 6, 6]
