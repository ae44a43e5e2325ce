"""`pbem odds`: what people and programs see."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pbem.engine.foresight.forecast_text import format_percent, format_range, grouped
from pbem.engine.picture.chart import draw_chart

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

HERE = Path(__file__).parent


def exact(text: str) -> Fraction:
    return Fraction(text)


def test_a_path_in_words(pbem: Run, golden: Callable[[Path, str], None]) -> None:
    result = pbem("odds", "30", "4", "2", "7", "1")
    assert result.exit_code == 0, result.output
    golden(HERE / "odds.txt", result.stdout)
    assert max(map(len, result.stdout.splitlines())) <= 79


def test_programs_get_exact_numbers(pbem: Run) -> None:
    result = pbem("odds", "4", "2", "1", "--json")
    data = json.loads(result.stdout)["facts"]
    chances = [exact(one["chance_exact"]) for one in data["endings"]]
    assert sum(chances) == 1
    won = [chance for chance, one in zip(chances, data["endings"], strict=True) if one["won"] == 2]
    assert sum(won) == exact(data["chance_exact"]) == exact(data["falls"][1]["chance_exact"])
    lost = [chance * one["lost"] for chance, one in zip(chances, data["endings"], strict=True)]
    assert sum(lost) == exact(data["lost_expected_exact"])


def test_limits_are_written_as_in_an_order_file(pbem: Run) -> None:
    plain = pbem("odds", "12", "7", "--json").stdout
    rule = '[{when = "theirs == 1", use = 2}, {use = "max"}]'
    assert pbem("odds", "12", "7", "--dice", "max", "--defence", "max", "--json").stdout == plain
    for limits in (
        ["--dice", rule],
        ["--while", "mine > 3"],
        ["--defence", "1"],
        ["--defence", '[{if = "mine > 2", dice = 1}]'],
        ["--max-throws", "4"],
    ):
        result = pbem("odds", "12", "7", *limits, "--json")
        assert result.exit_code == 0, result.output
        assert result.stdout != plain


def test_all_slips_are_named_at_once(pbem: Run) -> None:
    result = pbem("odds", "12", "7", "--dice", "4", "--while", "mine >", "--keep", "few")
    assert result.exit_code == 1
    assert result.stderr == (
        "error: such an attack cannot be ordered:\n"
        "  --dice: 4 dice; an attacker throws 1, 2 or 3\n"
        '  --while: cannot read "mine >" at its end\n'
        "  --keep: a whole number is expected here, not a text in quotes\n"
    )


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (["--move-in", "foo"], '--move-in: "foo" is not a number of armies'),
        (["--defence", "[1]"], "--defence: a table [[rule]] is expected here"),
        (["--while", 'armies("1") > 3'], "armies(...): no game, so nothing has a name here"),
        (["--defence", """[{if = 'own("0")', dice = 1}]"""], "own(...): no game, so nothing has a name here"),
    ],
)
def test_a_slip_is_named_by_its_option(pbem: Run, limits: list[str], said: str) -> None:
    result = pbem("odds", "12", "7", *limits)
    assert result.stderr == f"error: such an attack cannot be ordered:\n  {said}\n"


def test_a_condition_may_be_always_true(pbem: Run) -> None:
    plain = pbem("odds", "12", "7").stdout
    assert pbem("odds", "12", "7", "--while", "true").stdout == plain


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["12", "7", "--rules", "across-the-continent-1952"], "does not say how an army fares"),
        (["5000", "5000"], "too large to count through"),
    ],
)
def test_what_is_not_counted_is_said(pbem: Run, words: list[str], said: str) -> None:
    result = pbem("odds", *words)
    assert result.exit_code == 1
    assert said in result.stderr.replace("\n", " ")


def test_numbers_that_no_army_has_are_wrong_use(pbem: Run) -> None:
    assert pbem("odds", "1", "7").exit_code == 2
    assert pbem("odds", "12").exit_code == 2


def test_a_chart_is_a_new_file(pbem: Run, tmp_path: Path) -> None:
    path = tmp_path / "odds.svg"
    assert pbem("odds", "12", "7", "-o", path).exit_code == 0
    drawn = path.read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    assert "All fall: 85.20%" in drawn
    other = pbem("odds", "12", "8", "-o", path)
    assert other.exit_code == 1
    assert path.read_text(encoding="utf-8") == drawn


# ── numbers and pictures ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "0.00%"),
        (Fraction(1, 10**9), "<0.01%"),
        (Fraction(1, 8), "12.50%"),
        (Fraction(810549, 10**6), "81.05%"),
        (1 - Fraction(1, 10**9), ">99.99%"),
        (Fraction(1), "100.00%"),
    ],
)
def test_what_may_happen_is_never_rounded_to_never(chance: Fraction, said: str) -> None:
    assert format_percent(chance) == said


def test_neighbours_are_put_together_without_losing_any() -> None:
    chances = {number: Fraction(1, 50) for number in range(3, 53)}
    found = grouped(chances)
    assert len(found) <= 16
    assert sum(chance for *_, chance in found) == 1
    assert (found[0][0], found[-1][1]) == (3, 52)
    assert format_range(chances) == "27 (5 to 50)"


def test_a_chart_shows_names_as_they_are() -> None:
    drawn = draw_chart("A <b> & C", [], [("left", {1: Fraction(1, 3), 2: Fraction(2, 3)})])
    assert "A &lt;b&gt; &amp; C" in drawn
    assert "33.33%" in drawn
    assert drawn == draw_chart("A <b> & C", [], [("left", {1: Fraction(1, 3), 2: Fraction(2, 3)})])
