"""`pbem luck`: what people and programs see."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import two_player_game

from pbem.cli.commands.luck import _doubts, _finding, _format_figures, _table, format_chance
from pbem.engine.foresight.luck import Luck, LuckFigures, PlayerRow
from pbem.engine.proof.playback import Playback
from pbem.rulesets.risk.odds.room import MEASURE

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

    from pbem.engine.file.history import Record

pytestmark = pytest.mark.spelling

HERE = Path(__file__).parent
WORLD = HERE.parent.parent / "examples" / "first-turn" / "world-007.toml"


def test_the_dice_of_a_game_are_weighed(pbem: Run, golden: Callable[[Path, str], None]) -> None:
    result = pbem("luck", WORLD)
    assert result.exit_code == 0, result.output
    golden(HERE / "luck.txt", result.stdout)
    assert max(map(len, result.stdout.splitlines())) <= 79


def test_programs_get_exact_numbers(pbem: Run) -> None:
    result = pbem("luck", WORLD, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)["facts"]
    assert (data["game"], data["mode"], data["record"]) == ("world", "open", 7)
    assert data["rows"] == len(data["players"]) + len(data["pairs"])
    assert data["rare_below_exact"] == f"1/{20 * data['rows']}"
    for row in data["players"] + data["pairs"]:
        chance = Fraction(row["chance_exact"])
        assert 0 < chance <= 1
        assert row["chance_in_words"] == format_chance(chance)
        both = Fraction(row["lost_expected_exact"]) + Fraction(row["killed_expected_exact"])
        assert both == row["lost"] + row["killed"]
    assert sum(row["throws"] for row in data["pairs"]) == data["throws"]
    assert all(row["witnesses"] == [] for row in data["pairs"])


def test_a_game_is_played_again_once_whether_it_was_verified_before_or_not(
    pbem: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    turn, in_place = Playback.turn, Playback.play_in_place

    def counted(act: Callable[..., Any]) -> Callable[..., Any]:
        def count(self: Playback, record: Record, *more: Any) -> Any:
            played.append(record.index)
            return act(self, record, *more)

        return count

    monkeypatch.setattr(Playback, "turn", counted(turn))
    monkeypatch.setattr(Playback, "play_in_place", counted(in_place))
    for _ in range(2):
        played.clear()
        assert pbem("luck", WORLD).exit_code == 0
        assert played == list(range(8))


@pytest.mark.rule("engine/foresight/luck 3.1")
def test_a_history_that_does_not_hold_is_not_weighed(pbem: Run, tmp_path: Path) -> None:
    """Another order in the past: the tip of the file is sound, only its history is not."""
    text = WORLD.read_text()
    at = text.index("mine > theirs + 1")
    spoilt = tmp_path / "spoilt.toml"
    spoilt.write_text(text[:at] + "mine > theirs + 2" + text[at + 17 :])
    result = pbem("luck", spoilt)
    assert result.exit_code == 1
    assert result.stdout == ""
    said = " ".join(result.stderr.split())
    assert "does not hold, so its dice say nothing: record 2: " in said


def test_a_game_without_a_throw_says_so(pbem: Run, tmp_path: Path) -> None:
    game = two_player_game.play(pbem, two_player_game.new(pbem, tmp_path))
    result = pbem("luck", game)
    assert result.exit_code == 0, result.output
    assert result.stdout.endswith("\nNobody has thrown dice yet.\n")
    assert json.loads(pbem("luck", game, "--json").stdout)["facts"]["rare_below"] is None


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(1, 40), "Nothing rare: the smallest of 2 chances is 25 in 1000"),
        (Fraction(1, 41), "Something rare: the smallest of 2 chances is 24 in 1000"),
    ],
)
def test_the_finding_comes_first(chance: Fraction, words: str) -> None:
    rows = tuple(
        PlayerRow("anna", "in all", LuckFigures(1, 1, 1, Fraction(1), Fraction(1), each))
        for each in (Fraction(1), chance)
    )
    assert _finding(Luck(1, rows, ())) == f"{words}; about 1 in 3 is usual, below 1 in 40 is rare."


def test_how_far_a_chance_may_be_too_high_is_printed() -> None:
    doubt = Fraction(1, 10**31)
    rows = tuple(
        PlayerRow("anna", "in all", LuckFigures(3000, 1, 1, Fraction(1), Fraction(1), each, doubt))
        for each in (Fraction(1, 7), doubt)
    )
    (said,) = _doubts(Luck(1, rows, ()))
    assert said == ("Exact up to 2000 throws; a chance of more may be too high, but by less than 1 in 10^31.")
    assert [_format_figures(row.figures) for row in rows] == ["143 in 1000", "<1 in 10^31"]
    exact = PlayerRow("anna", "in all", LuckFigures(1, 1, 1, Fraction(1), Fraction(1), Fraction(1)))
    assert list(_doubts(Luck(1, (exact,), ()))) == []


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(1), "1 in 1"),
        (Fraction(9995, 10_000), "1 in 1"),
        (Fraction(9994, 10_000), "999 in 1000"),
        (Fraction(1, 100), "10 in 1000"),
        (Fraction(1, 101), "1 in 101"),
        (Fraction(2, 999_999), "1 in 499999"),
        (Fraction(1, 999_999), "1 in 999999"),
        (Fraction(1, 1_000_000), "1 in 10^6"),
        (Fraction(1, 6**5000), "1 in 10^3890"),
    ],
)
def test_chances_are_spelled_so_that_they_can_be_compared(chance: Fraction, words: str) -> None:
    assert format_chance(chance) == words


def test_the_longest_names_and_numbers_fit_in_79_columns() -> None:
    figures = LuckFigures(9999, 9999, 9999, Fraction(99_991, 10), Fraction(-991, 10), Fraction(1, 7**999))
    names = ("a" * 16, "b" * 16)
    head, row = _table(("author", "witness"), MEASURE, [(*names, figures)])
    assert len(head) == len(row) == 79
    assert row.split() == [*names, "9999", "9999", "9999.1", "9999", "-99.1", "1", "in", "10^844"]
