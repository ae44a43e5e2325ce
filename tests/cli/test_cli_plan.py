"""`pbem plan`, and what `pbem check` says of sound orders."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from test_cli_odds import exact

from pbem.engine.foresight.forecast_text import format_share

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

pytestmark = pytest.mark.spelling

HERE = Path(__file__).parent
FIRST = HERE.parent.parent / "examples" / "first-turn"
WORLD = FIRST / "world-007.toml"
ANNA = FIRST / "anna.toml"

HEAD = 'game = "world"\nplayer = "anna"\nturn = 7\nplace = { Ukraine = "rest" }\n'


def orders(folder: Path, text: str) -> Path:
    path = folder / "orders.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    return path


@pytest.mark.rule("engine/foresight/look_ahead 1.1")
def test_a_plan_in_words(pbem: Run, golden: Callable[[Path, str], None]) -> None:
    result = pbem("plan", WORLD, ANNA)
    assert result.exit_code == 0, result.output
    golden(HERE / "plan.txt", result.stdout)
    assert max(map(len, result.stdout.splitlines())) <= 79
    assert result.stderr.startswith(
        "These chances are exact.\n"
        "A number such as 7 (3 to 11) is the median and the range of nine cases in ten.\n"
        "to do: "
    )


def test_a_plan_for_programs(pbem: Run) -> None:
    data = json.loads(pbem("plan", WORLD, ANNA, "--json").stdout)["facts"]
    assert (data["exact"], data["samples"]) == (True, 0)
    first, second = data["attacks"]
    assert exact(first["begins_exact"]) == 1
    assert exact(first["wins_exact"]) == exact(data["captured"]["western-europe"]["chance_exact"])
    assert exact(second["skipped"]["condition"]["chance_exact"]) == exact(
        data["captured"]["northern-europe"]["chance_exact"]
    )
    assert exact(second["begins_exact"]) == 1 - exact(data["captured"]["northern-europe"]["chance_exact"])
    for owners in data["territories"].values():
        assert sum(exact(p["chance_exact"]) for one in owners for p in one["armies"]) == 1
    left = [*first["left_if_won"], *first["left_if_not"]]
    assert sum((exact(one["chance_exact"]) for one in left), Fraction()) == 1


def test_a_plan_is_drawn_on_the_board(pbem: Run, tmp_path: Path) -> None:
    path = tmp_path / "plan.svg"
    assert pbem("plan", WORLD, ANNA, "-o", path).exit_code == 0
    drawn = path.read_text(encoding="utf-8")
    fallen = json.loads(pbem("plan", WORLD, ANNA, "--json").stdout)["facts"]["captured"]
    assert len(fallen) == 3
    for chance in fallen.values():
        assert f">{format_share(exact(chance['chance_exact']))}<" in drawn
    assert "world: plan" in drawn


def test_without_attacks_there_is_a_chart(pbem: Run, tmp_path: Path) -> None:
    path = tmp_path / "plan.svg"
    assert pbem("plan", WORLD, orders(tmp_path, ""), "-o", path).exit_code == 0
    assert "These orders throw no dice." in path.read_text(encoding="utf-8")


@pytest.mark.thorough
def test_where_there_are_too_many_branches_it_says_so(pbem: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = json.loads(pbem("plan", WORLD, ANNA, "--json").stdout)["facts"]
    monkeypatch.setattr("pbem.engine.foresight.look_ahead.MOST_WORK", 100)
    result = pbem("plan", WORLD, ANNA)
    assert "those of 2,000 plays drawn by lot: wrong by at most 2.2 percentage" in (result.stderr.replace("\n", " "))
    data = json.loads(pbem("plan", WORLD, ANNA, "--json").stdout)["facts"]
    assert (data["exact"], data["samples"]) == (False, 2000)
    found, known = (exact(one["attacks"][0]["wins_exact"]) for one in (data, counted))
    assert 0 < abs(found - known) < Fraction(22, 1000)
    assert data == json.loads(pbem("plan", WORLD, ANNA, "--json").stdout)["facts"]


def test_check_ends_with_what_is_known_before_any_die(pbem: Run, golden: Callable[[Path, str], None]) -> None:
    result = pbem("check", WORLD, ANNA)
    golden(HERE / "check_odds.txt", result.stdout.replace(f"{FIRST}/", ""))
    plain = pbem("check", WORLD, ANNA, "--no-odds")
    assert plain.stdout.startswith(f"{ANNA}: the orders of Anna can be played\n  You place 6 armies")
    assert plain.stdout.endswith("  Then your turn ends.\n")
    assert result.stdout.startswith(plain.stdout)


def test_what_can_never_begin_or_does_nothing_is_named(pbem: Run, tmp_path: Path) -> None:
    path = orders(
        tmp_path,
        """
        [[attack]]
        if = 'armies("Ukraine") < 3'
        from = "Ukraine"
        to = "Northern Europe"
        [[attack]]
        id = "big"
        from = "Ukraine"
        to = "Northern Europe"
        keep = 3
        [[attack]]
        if = 'tried("big") and not tried("big")'
        from = "Kamchatka"
        to = "Alaska"
        [[on_elimination]]
        victim = "ben"
        [[free_move]]
        if = 'armies("Ural") > 99'
        from = "Ural"
        to = "Ukraine"
        armies = 1
    """,
    )
    result = pbem("check", WORLD, path)
    assert result.exit_code == 0, result.output
    said = result.stdout
    assert "  attack 1 (Ukraine to Northern Europe): its condition is false already\n" in said
    assert "  attack 3 (Kamchatka to Alaska): never begins; its condition is not true\n" in said
    assert "  on_elimination 1: does nothing; nobody can be eliminated\n" in said
    assert "  free_move 1: does nothing; its condition is not true\n" in said


def test_warnings_stand_beside_what_is_for_programs(pbem: Run, tmp_path: Path) -> None:
    never = '[[attack]]\nif = "false"\nfrom = "Ukraine"\nto = "Northern Europe"\n'
    path = orders(tmp_path, never)
    told = pbem("plan", WORLD, path)
    assert "W-NEVER" in told.stdout
    data = pbem("plan", WORLD, path, "--json")
    assert json.loads(data.stdout)["facts"]["exact"]
    assert "W-NEVER" in data.stderr


def test_an_attack_that_begins_and_cannot_win_is_told(pbem: Run, tmp_path: Path) -> None:
    path = orders(
        tmp_path,
        """
        [[attack]]
        path = ["Kamchatka", "Alaska", "Northwest Territory", "Alberta"]
        max_throws = 1
        [[attack]]
        if = 'not captured("Alaska")'
        path = ["Kamchatka", "Alaska", "Alberta"]
        max_throws = 1
    """,
    )
    said = " ".join(pbem("check", WORLD, path).stdout.split())
    assert "and Alberta): cannot take Alberta; expected loss" in said
    assert "% of the time but cannot take Alberta; expected loss" in said
    plan = pbem("plan", WORLD, path)
    assert "attack 1 stops at Alaska: it has made all its throws" in plan.stdout
