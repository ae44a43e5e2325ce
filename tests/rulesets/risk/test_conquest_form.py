"""What a page is told to compose orders from: what is due and possible, and no card that lies face down."""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from scenes import set_scene

from pbem.local import registry
from pbem.rulesets.risk.forms.order_form import write_form
from pbem.rulesets.risk.odds.throws import WAYS, throws
from pbem.rulesets.risk.presets import RISK_1959

pytestmark = pytest.mark.spelling

TURN = """
    board:     Ukraine anna 3, Ural anna 2, Afghanistan ben 4; others cleo 1
    seats:     anna ben cleo
    hand anna: Alaska, Peru, Siam, India, joker
"""


def form_of(text: str) -> dict[str, Any]:
    scene = set_scene(text)
    return write_form(scene.setting, scene.state, scene.seat)


def test_a_turn_tells_what_is_due_and_which_sets_there_are() -> None:
    form = form_of(TURN)
    assert (form["kind"], form["phase"], form["due"]) == ("conquest", "turn", 3)
    assert form["reasons"] == [["2 territories", 3]]
    assert (form["sections"]["trade"]["least"], form["values"]) == (1, [4])
    hand = form["hand"]
    sets = [[hand[place]["name"] for place in places] for places in form["sets"]]
    assert all("joker" in trio or len({*trio}) == 3 for trio in sets)
    assert ["Peru", "India", "joker"] in sets
    ural = next(land for land in form["territories"] if land["id"] == "ural")
    assert ural["word"] == "Ural"
    assert (ural["owner"], ural["armies"]) == ("anna", 2)
    assert ural["near"] == ["ukraine", "siberia", "afghanistan", "china"]


def test_an_elimination_asks_for_what_was_left_over() -> None:
    form = form_of(f"{TURN}\nphase: elimination\ndue: 7")
    assert form["reasons"] == [["left over", 7]]
    assert "place" in form["sections"]


def test_a_later_part_places_nothing() -> None:
    form = form_of(f"{TURN}\nphase: attack\npart: 2")
    assert (form["due"], "place" in form["sections"]) == (0, False)


@pytest.mark.parametrize(
    ("rows", "needs", "left"),
    [
        ("board: Siam anna 1; others nobody 0\nasked: anna\nto place: anna 9", "claim", 9),
        ("board: Siam anna 1; others bob 1\nasked: anna\nto place: anna 9", "add", 9),
        ("board: Siam anna 1; others bob 1\nasked: anna", "capital", 0),
        ("board: Siam anna 1; others bob 1\nasked: bob\nto place: anna 9", "", 9),
    ],
)
def test_a_set_up_names_the_list_that_it_waits_for(rows: str, needs: str, left: int) -> None:
    form = form_of(f"rules: risk-1959 with capitals\nphase: setup\n{rows}\nseat: anna")
    lists = {one["key"]: one for one in form["lists"]}
    assert (form["needs"], "capital" in lists) == (needs, True)
    assert lists.get("add", {"armies": 0})["armies"] == left
    assert all("siam" in one["at"] for key, one in lists.items() if key != "claim")


def test_a_capital_bonus_names_where_it_may_go() -> None:
    form = form_of("rules: risk-parker with capitals\nphase: bonus\nbonus: anna 5 Peru, Brazil\nboard: others anna 1")
    assert (form["due"], form["sections"]["place"]["at"]) == (5, ["peru", "brazil"])


@pytest.mark.parametrize("cards", ["dealer", "private"])
def test_a_card_face_down_is_told_to_nobody_else(cards: str) -> None:
    scene = set_scene(f"{TURN.replace('India', '(India)').replace('Siam', '(Siam)')}\ncards: {cards}")
    blind = write_form(scene.setting, scene.state, "anna")
    assert [card["id"] for card in blind["hand"]] == ["alaska", "peru", "joker"]
    assert (blind["veiled"], blind["hidden"]) == (2, True)
    assert all(token not in json.dumps(blind) for token in scene.croupier.known)
    seen = scene.setting.reveal(scene.state, scene.seen_by_owner())
    assert len(write_form(scene.setting, seen, "anna")["hand"]) == 5


# ── The table of throws ───────────────────────────────────────────────────────────────────────────


@cache
def chance(mine: int, theirs: int, defence: int) -> Fraction:
    """Walk over the table, as a page does."""
    rows = throws(RISK_1959.rules, defence)[min(theirs, 2) - 1]
    _, after = rows[min(mine, len(rows) - 1)]
    return sum(
        (
            Fraction(ways, WAYS) * (1 if killed == theirs else chance(mine - lost, theirs - killed, defence))
            for lost, killed, ways in after
        ),
        Fraction(0),
    )


@pytest.mark.parametrize("defence", [1, 2])
@pytest.mark.parametrize(("mine", "theirs"), [(2, 1), (3, 2), (4, 3), (12, 7), (9, 14)])
def test_the_table_of_throws_gives_the_odds_of_pbem_odds(mine: int, theirs: int, defence: int) -> None:
    ruleset = registry.load("risk-1959")
    campaign = ruleset.campaign(mine, [theirs], {"defence": {"default": defence}})
    assert campaign
    assert chance(mine, theirs, defence) == campaign.chance(lambda ending: bool(ending.won))
