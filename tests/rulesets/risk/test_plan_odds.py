"""What a plan says of single orders, in scenes."""

from __future__ import annotations

from scenes import set_scene

from pbem.engine.foresight.forecast import Work
from pbem.rulesets.risk.odds.plan import foresee
from pbem.rulesets.risk.orders import SetupLists, SetupOrders


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
