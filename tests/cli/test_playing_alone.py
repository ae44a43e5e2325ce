"""`pbem new --bot`: somebody plays alone tonight, because seats that programs play need nobody."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

SEED = "5a11" * 16


def newest(folder: Path) -> Path:
    return max(folder.glob("alone-*.toml"))


def new(pbem: Run, folder: Path, *more: str) -> str:
    """Begin a game, and return what was said of it."""
    words = ("--players", "anna,ben,cleo", "--seed", SEED, *more)
    result = pbem("new", "alone", *words, "-o", folder)
    assert result.exit_code == 0, result.output
    return result.stdout + " ".join(result.stderr.split())


BOTS = ("--bot", "ben=careful", "--bot", "cleo=bold")


@pytest.mark.thorough
def test_a_game_alone_is_played_to_its_end_and_proved(pbem: Run, tmp_path: Path) -> None:
    new(pbem, tmp_path, "--rules", "risk-parker", *BOTS)
    for _ in range(60):
        game = newest(tmp_path)
        asked = pbem("bot", game, "--player", "anna", "--style", "random")
        if asked.exit_code:
            assert "the game is over" in asked.stderr
            break
        orders = tmp_path / f"anna-{game.stem}.toml"
        orders.write_text(asked.stdout)
        assert pbem("apply", game, orders).exit_code == 0
    verdict = " ".join(pbem("verify", newest(tmp_path)).stdout.split())
    assert ': yes. Game "alone", mode open: records 0 to ' in verdict
    assert " Played by programs: Ben (careful) and Cleo (bold). " in verdict


def test_one_report_tells_of_all_turns_until_a_person_must_decide(pbem: Run, tmp_path: Path) -> None:
    new(pbem, tmp_path, "--rules", "risk-parker", *BOTS)
    game = newest(tmp_path)
    orders = tmp_path / "anna.toml"
    orders.write_text(pbem("orders", game).stdout)
    result = pbem("apply", game, orders)
    after = newest(tmp_path)
    assert int(after.stem[-3:]) == int(game.stem[-3:]) + 3
    report = after.with_suffix(".txt").read_text()
    assert result.stdout == report
    for once in (
        "Rules   risk-parker",
        "North America (5)",
        "      territories  armies",
        "Next: Anna",
    ):
        assert report.count(once) == 1
    assert [line for line in report.splitlines() if line.startswith("Orders ")] == [
        "Orders  of Anna, not signed",
        "Orders  of Ben (bot, careful), not signed",
        "Orders  of Cleo (bot, bold), not signed",
    ]
    said = " ".join(result.stderr.split())
    assert "The orders of Anna are not signed" in said
    assert said.endswith("Anna writes the next orders: pbem turn alone")
    again = pbem("apply", game, orders)
    assert "Already done:" in again.stderr
    assert newest(tmp_path) == after


def test_bots_hand_in_their_lists_with_those_of_the_person(pbem: Run, tmp_path: Path) -> None:
    new(pbem, tmp_path, "--rules", "risk-1959", *BOTS)
    assert newest(tmp_path).name == "alone-000.toml"
    orders = tmp_path / "anna.toml"
    orders.write_text(pbem("bot", newest(tmp_path), "--player", "anna").stdout)
    result = pbem("apply", newest(tmp_path), orders)
    assert "Orders  of Anna, not signed\nOrders  of Ben (bot, careful), not signed\n" in result.stdout


@pytest.mark.thorough
def test_whoever_plays_alone_need_not_mail_or_wait(pbem: Run, tmp_path: Path) -> None:
    new(pbem, tmp_path, "--rules", "risk-1959", *BOTS)
    game, orders = newest(tmp_path), tmp_path / "anna.toml"
    orders.write_text(pbem("orders", game).stdout)
    said = " ".join(pbem("check", game, orders).stderr.split())
    assert "missing" not in said
    assert said.endswith(f"to do: play them: pbem apply {game} {orders}")
    planned = pbem("plan", game, orders)
    assert planned.exit_code == 1
    assert "nobody can foresee this without the orders of Ben and Cleo" in planned.stderr


def test_orders_with_a_fault_are_refused_before_any_bot_plays(pbem: Run, tmp_path: Path) -> None:
    new(pbem, tmp_path, "--rules", "risk-1959", *BOTS)
    orders = tmp_path / "anna.toml"
    orders.write_text('game = "alone"\nplayer = "anna"\nturn = 0\n[setup]\nclaim = ["Atlantis"]\n')
    result = pbem("apply", newest(tmp_path), orders)
    assert result.exit_code == 1
    assert "Atlantis" in result.stdout
    assert newest(tmp_path).name == "alone-000.toml"


def test_bots_alone_play_to_the_end(pbem: Run, tmp_path: Path) -> None:
    said = new(pbem, tmp_path, "--rules", "risk-parker", "--option", "capitals", "--bot", "anna=bold", *BOTS)
    assert said.endswith("the game is over")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("ben", "'ben'; write a player and a style, as in blue=careful"),
        ("dora=careful", "there is no player 'dora'"),
        ("ben=carefull", "no bot plays risk-parker in the style 'carefull'; there are: bold, "),
    ],
)
def test_a_wrong_bot_is_answered_before_anything_is_written(wrong: str, said: str, pbem: Run, tmp_path: Path) -> None:
    result = pbem("new", "alone", "--players", "anna,ben", "--bot", wrong, "-o", tmp_path / "new")
    assert result.exit_code in (1, 2)
    assert said in " ".join(result.stderr.split())
    assert not (tmp_path / "new").exists()


def test_everybody_is_told_whose_bot_it_is_where_everybody_signs(pbem: Run, tmp_path: Path) -> None:
    pbem("new", "alone", "--mode", "next", "--players", "cleo,anna,ben", "--bot", "cleo=careful", "-o", tmp_path)
    text = (tmp_path / "alone-start-anna.toml").read_text()
    assert 'name = "Anna\'s bot Cleo"' in text
    assert 'bot = "careful"' in text


def test_what_verify_says_to_programs(pbem: Run, tmp_path: Path) -> None:
    new(pbem, tmp_path, "--rules", "risk-1959", *BOTS)
    (entry,) = json.loads(pbem("verify", "--json", newest(tmp_path)).stdout)["facts"]["files"]
    assert entry["bots"] == {"ben": "careful", "cleo": "bold"}
