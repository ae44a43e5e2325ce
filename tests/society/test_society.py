"""
Games are begun and played with nothing but what pbem prints, and the mails that it wrote.

Thousands of them: `python tests/society/many.py 1000 2000`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from homes import Home
from society import PLANS, Plan, found
from typists import Typist

if TYPE_CHECKING:
    from pathlib import Path

BY_NAME = {plan.name: plan for plan in PLANS}


@pytest.mark.thorough
def test_a_game_begins_although_the_last_to_prove_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found(1, tmp_path, monkeypatch, BY_NAME["next"]).live(records=1)


@pytest.mark.thorough
def test_sealed_lists_are_opened_although_the_last_seal_came_with_its_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found(3, tmp_path, monkeypatch, BY_NAME["next, sealed lists"]).live(records=1)


@pytest.mark.thorough
def test_a_seal_that_came_only_inside_an_opened_list_is_taken_out_of_its_mail_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found(13, tmp_path, monkeypatch, kind=Typist).live(records=1)


@pytest.mark.thorough
def test_two_whose_lists_came_too_late_for_the_set_still_make_their_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five at the table: whoever must decide opens with the seals at hand, and all living players are witnesses."""
    found(1, tmp_path, monkeypatch, BY_NAME["next, sealed lists, five and six"]).live(records=2)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [2, 6], ids=["asked too late, and again", "signed, and mailed another day"])
def test_a_lost_key_is_replaced_in_the_end(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found(seed, tmp_path, monkeypatch, BY_NAME["next, one loses the keys"]).live()


@pytest.mark.parametrize(("name", "seed"), [("open, claimed", 1), pytest.param("next", 2, marks=pytest.mark.thorough)])
def test_every_command_that_is_printed_works_as_it_stands(
    name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has `pbem turn`: each types what `status`, `games` and the `next:` lines print, and mails what they say."""
    found(seed, tmp_path, monkeypatch, BY_NAME[name], Typist).live(records=1)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        (one, kind)
        for one in PLANS
        if max(one.people) < 5
        for kind in (Home, Typist)
        if kind is Home or not one.by_turns
    ],
    ids=lambda one: one.name if isinstance(one, Plan) else one.__name__,
)
@pytest.mark.parametrize("seed", range(10, 11))
def test_no_game_stands_still(
    plan: Plan, seed: int, kind: type[Home], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found(seed, tmp_path, monkeypatch, plan, kind).live()
