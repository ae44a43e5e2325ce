"""
A new option is a field with its words and a function in its chapter; nothing else has to be touched.

Here one is added on the fly: `lean-supply`, under which a turn brings a third of the territories held,
be it fewer than three armies.
"""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import pytest

from pbem.engine.table.terms import Data, Seat
from pbem.errors import FaultsError
from pbem.local import registry
from pbem.rulesets.choices import Offer, choice
from pbem.rulesets.options import offers, switches
from pbem.rulesets.risk.game import Risk, RiskTable
from pbem.rulesets.risk.play import reinforce
from pbem.rulesets.risk.presets import RISK_PARKER
from pbem.rulesets.risk.rules import Rules

if TYPE_CHECKING:
    from conftest import Run

CLASSIC: Data = tomllib.loads((Path(__file__).parents[3] / "maps" / "classic.toml").read_text(encoding="utf-8"))
OPTION = "lean-supply"
SEATS = [Seat("anna", "Anna"), Seat("ben", "Ben"), Seat("cleo", "Cleo")]
SENTENCE = "A turn brings a third of your territories as armies, and none if you hold fewer than three."
SAID = "A turn may bring fewer than three armies."


@attrs.frozen(kw_only=True)
class LeanRules(Rules):
    """The rules with one field more."""

    lean_supply: bool = choice(
        "How many armies a turn brings at least.",
        "house rule of this test",
        "R-024",
        {False: "A turn brings three armies or more.", True: SENTENCE},
        "armies",
        default=False,
        offer=Offer(OPTION, True, SAID, "house rule of this test"),
        applies=lambda rules: not rules.capitals,
        needs="a game without capitals",
        replaces=("count",),
        steps={True: (1, "Count a third of your territories, and a set of cards.")},
    )


GAME = Risk.of(
    attrs.evolve(RISK_PARKER, name="risk-lean", rules=LeanRules(**attrs.asdict(RISK_PARKER.rules, recurse=False)))
)


@pytest.fixture(autouse=True)
def chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """The function of the chapter: armies due under this option."""
    least = reinforce.least_armies

    def lean(rules: Rules) -> int:
        return 0 if isinstance(rules, LeanRules) and rules.lean_supply else least(rules)

    monkeypatch.setattr(reinforce, "least_armies", lean)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry know the game, as if its package were installed."""
    entry = registry.EntryPoint(GAME.name, f"{__name__}:GAME", "a test")
    known = {**registry.entries(), GAME.name: entry}
    monkeypatch.setattr(registry, "entries", lambda: known)
    monkeypatch.setattr(registry, "first_entry", known.get)


def begin(*options: str, **choices: str) -> RiskTable:
    return GAME.table(SEATS, GAME.terms(SEATS, options, choices, CLASSIC))


def book(*options: str) -> str:
    return " ".join(" ".join(GAME.rule_book(options, {})).split())


def test_it_is_listed() -> None:
    listed = {option.name: option for option in GAME.options()}
    assert listed[OPTION].text == SAID
    assert [*listed] == [*offers(Rules), OPTION, *switches(LeanRules)], "after the options that there are"


def test_it_stands_in_the_genesis_and_comes_back() -> None:
    terms = GAME.terms(SEATS, [OPTION], {}, CLASSIC)
    assert terms.options == (OPTION,)
    assert terms.choices == {"lean_supply": True}
    rules = GAME.table(SEATS, terms).setting.rules
    assert isinstance(rules, LeanRules)
    assert rules.lean_supply
    plain = begin().setting.rules
    assert isinstance(plain, LeanRules)
    assert not plain.lean_supply


@pytest.mark.parametrize("choices", [{"lean_supply": "true"}, {"lean_supply": False}, {}])
def test_a_genesis_that_says_something_else_is_refused(choices: Data) -> None:
    terms = GAME.terms(SEATS, [OPTION], {}, CLASSIC)
    with pytest.raises(FaultsError):
        GAME.table(SEATS, terms._replace(choices=choices))


def test_it_is_reported_at_the_head_of_a_report() -> None:
    assert f"{OPTION}: {SAID}" in begin(OPTION, "commander").words.headline()
    assert f"{OPTION}: {SAID}" not in begin("commander").words.headline()


def test_the_rule_book_tells_it_in_place_of_what_it_changes() -> None:
    plain, lean = book(), book(OPTION)
    assert f"With {OPTION}: {SAID}" in lean
    assert "Fewer than nine still bring three." in plain
    assert "Fewer than nine still bring three." not in lean
    assert re.search(rf"[(]a[)] Armies due -+ {SENTENCE} \[house rule of this test; R-024\]", lean)
    assert "1. Count the armies due, for territories" in plain
    assert "1. Count a third of your territories, and a set of cards. 2. Place" in lean
    assert SENTENCE not in plain


def test_it_cannot_be_chosen_where_it_means_nothing() -> None:
    with pytest.raises(FaultsError, match="lean_supply = true needs a game without capitals"):
        begin(OPTION, "capitals")
    with pytest.raises(FaultsError, match="lean_supply = true needs a game without capitals"):
        GAME.rule_book([OPTION, "capitals"], {})
    with pytest.raises(FaultsError, match="not chosen by its value; use the option lean-supply"):
        begin(lean_supply="true")


def test_its_chapter_plays_it() -> None:
    due = []
    for table in (begin(), begin(OPTION)):
        state = table.blank()
        state.owners[:] = ["anna"] * 4 + ["ben"] * 38
        due.append(reinforce.armies_due(table.setting, state.owners, "anna").base)
    assert due == [3, 1]


@pytest.mark.usefixtures("registered")
def test_a_new_game_takes_it(pbem: "Run", tmp_path: Path) -> None:
    result = pbem("new", "lean", "--rules", GAME.name, "--option", OPTION, "--players", "anna,ben", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    genesis = tomllib.loads((tmp_path / "lean-000.toml").read_text())["genesis"]
    assert genesis["options"] == [OPTION]
    assert genesis["choices"] == {"lean_supply": True}
    assert f"{OPTION}\n      {SAID}" in pbem("rules", GAME.name, "--list").stdout
