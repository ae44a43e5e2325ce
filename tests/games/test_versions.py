"""
Old games outlive a change of the rules: what was begun in version 1 is played and proved by its rules.

The files in `version-1` were recorded while it was the newest. `risk-1959-by-orders` has attacks in
which every value that version 1 fixes shows, the races likewise.
"""

from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Any, cast

import attrs
import pytest

from pbem.engine.file.game_reader import open_game
from pbem.engine.play.play import lay_table, load_game
from pbem.engine.proof import audit
from pbem.engine.table.ruleset import Ruleset, at_version
from pbem.errors import FaultsError, InputError
from pbem.local import map_files, registry
from pbem.rulesets.across_the_continent import rules as rail
from pbem.rulesets.choices import words_of
from pbem.rulesets.risk import presets
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.versions import Versions, newest

OLD = Path(__file__).parent / "version-1"
EXAMPLES = Path(__file__).parents[2] / "examples"
HEADS = {
    "rail-partners": "c88ab0b6307d1fe2af5d",
    "rail-two": "a3dd9e11f39108900506",
    "risk-1959-by-orders": "52efc74abb8229c3dff7",
    "risk-every-option": "97f7332fe818a248d37f",
}
TABLES: Mapping[str, tuple[Versions, type]] = {
    "risk": (presets.VERSIONS, Rules),
    "across-the-continent": (rail.VERSIONS, rail.Rules),
}
OURS = [shelf.names[0] for shelf in registry.listed() if shelf.package == "pbem"]


def in_version(name: str, version: int) -> Ruleset:
    ruleset = at_version(registry.load(name), version)
    assert ruleset is not None
    return ruleset


def printed(ruleset: Ruleset, choices: Mapping[str, Any] | None = None) -> str:
    return " ".join(" ".join(ruleset.rule_book([], dict(choices or {}))).split())


# ── files ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", HEADS)
def test_a_game_of_version_1_is_proved_to_its_head(name: str) -> None:
    data = (OLD / f"{name}.toml").read_bytes()
    verdict = audit.verify(data, registry.load)
    assert verdict.ok, verdict
    game = load_game(data, registry.load)
    assert (game.ruleset.version, game.file.head.hex()[:20]) == (1, HEADS[name])


def test_every_old_game_has_its_head_here() -> None:
    assert {path.stem for path in OLD.iterdir()} == set(HEADS)


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("risk-1959-by-orders", "max_losses"),
        ("risk-1959-by-orders", "path_move_in"),
        ("rail-two", "returned_tickets"),
        ("rail-partners", "return_ticket"),
    ],
)
def test_it_is_not_proved_by_the_newest_reading(
    name: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = presets.VERSIONS if name.startswith("risk") else rail.VERSIONS
    kept = {key: value for key, value in versions[1].items() if key != field}
    monkeypatch.setitem(cast("MutableMapping[int, Any]", versions), 1, kept)
    assert not audit.verify((OLD / f"{name}.toml").read_bytes(), registry.load).ok


def test_new_games_and_the_examples_are_of_the_newest_version() -> None:
    games = list(EXAMPLES.glob("*/*-[0-9][0-9][0-9].toml"))
    versions = {open_game(path.read_bytes()).genesis.ruleset[1] for path in games}
    assert versions == {newest(presets.VERSIONS)} == {newest(rail.VERSIONS)}
    assert {registry.load(name).version for name in OURS} == versions


def test_a_report_names_the_version_of_its_game(pbem: Any) -> None:
    old = pbem("replay", OLD / "rail-two.toml", "--turn", 1)
    assert "Rules   across-the-continent-1952, version 1\n" in old.output


# ── tables of versions ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", TABLES)
def test_a_version_fixes_legal_values_and_the_newest_nothing(kind: str) -> None:
    versions, rules = TABLES[kind]
    assert list(versions) == list(range(1, newest(versions) + 1))
    assert versions[newest(versions)] == {}
    for fixed in versions.values():
        for name, value in fixed.items():
            assert words_of(rules)[name].switch
            assert words_of(rules)[name].fault(value) == ""


@pytest.mark.parametrize("name", OURS)
def test_what_a_version_fixes_cannot_be_chosen_in_it(name: str) -> None:
    ruleset = registry.load(name)
    old = in_version(name, 1)
    (versions, _) = next(table for kind, table in TABLES.items() if name.startswith(kind))
    fixed = {option.name for option in ruleset.options()} - {one.name for one in old.options()}
    assert fixed == set(versions[1])
    for field, value in versions[1].items():
        with pytest.raises(FaultsError, match=f"no choice ['\"]{field}"):
            old.rule_book([], {field: value})


@pytest.mark.parametrize("name", OURS)
def test_the_rule_book_of_an_old_game_is_that_of_its_values(name: str) -> None:
    (versions, _) = next(table for kind, table in TABLES.items() if name.startswith(kind))
    old, new = printed(in_version(name, 1)), printed(registry.load(name))
    assert old != new
    chosen = printed(registry.load(name), versions[1])
    _, chapters = old.split(" 1. ", 1)
    assert chosen.endswith(chapters)


def test_there_is_no_version_before_the_first_or_after_the_newest() -> None:
    for name in OURS:
        for version in (0, newest(presets.VERSIONS) + 1):
            assert at_version(registry.load(name), version) is None


def test_a_game_of_a_later_version_is_refused() -> None:
    genesis = open_game((OLD / "rail-two.toml").read_bytes()).genesis
    later = attrs.evolve(genesis, rules="across-the-continent-1952/3")
    with pytest.raises(InputError, match="1952/3, but across-the-continent-1952/2 is installed"):
        lay_table(later, registry.load)


def test_old_terms_hold_no_new_choices() -> None:
    """A genesis of version 1 that chose what could not be chosen yet is none."""
    old = in_version("risk-parker", 1)
    seats = open_game((OLD / "risk-every-option.toml").read_bytes()).genesis.seats
    terms = old.terms(seats, [], {}, map_files.load("classic"))
    forged = terms._replace(choices={"max_losses": "never-more"})
    with pytest.raises(FaultsError, match="max_losses"):
        old.table(seats, forged)
