"""What a plan says of single orders, in scenes."""

from __future__ import annotations

import pytest
from scenes import set_scene

from pbem.engine.foresight.forecast import Work
from pbem.errors import BeyondLimitError
from pbem.rulesets.risk.odds.plan import foresee
from pbem.rulesets.risk.orders import Attack, SetupLists, SetupOrders, TurnOrders


def test_a_set_up_list_without_a_capital_is_named() -> None:
    scene = set_scene("""
        rules: risk-1959 with capitals
        seats: anna ben
        board: others nobody 0
        phase: setup
        to place: anna 50, ben 50
        asked: anna ben
    """)
    orders = {
        "anna": SetupOrders(SetupLists(claim=("@rest",))),
        "ben": SetupOrders(SetupLists(capital=("siam",))),
    }
    outlook = foresee(scene.setting, scene.state, orders, Work(1))
    assert outlook.notes == ("anna: the lists name no capital; the game will ask for one",)


def test_many_branches_with_many_attacks_to_come_are_given_up_early() -> None:
    """A hundred armies end their first attack in a hundred ways; each would be played by all the others."""
    scene = set_scene("""
        rules: risk-1959
        seats: anna ben
        board: Siam anna 100, Brazil anna 3; others ben 2
        phase: attack
    """)
    siam, brazil = Attack(("siam", "india")), Attack(("brazil", "peru"))
    one, many = Work(100_000), Work(100_000)
    foresee(scene.setting, scene.state, {"anna": TurnOrders(attacks=(siam, brazil))}, one)
    with pytest.raises(BeyondLimitError, match="more than 100000"):
        foresee(scene.setting, scene.state, {"anna": TurnOrders(attacks=(siam, *[brazil] * 500))}, many)
    assert many.done < one.done < 100_000
