"""
Commands are printed as they are typed: below every rule book stands one that begins such a game, and each is run.

What is to be filled in is at most a FILE whose name only its reader knows.
"""

from __future__ import annotations

import ast
import re
import shlex
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from click.testing import CliRunner
from thorough import one_in

import pbem
from pbem.cli.group import cli
from pbem.local import registry
from pbem.rulesets.across_the_continent.rules import Rules as RailRules
from pbem.rulesets.choices import (
    Free,
    OneOf,
    OneOfOrPlayers,
    WholeNumber,
    Wording,
    format_value,
    words_of,
)
from pbem.rulesets.options import offers, switches, with_options
from pbem.rulesets.risk.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conftest import Run

SOURCE = Path(pbem.__file__).parent
_DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef)
RAIL = "across-the-continent-1952"
RULES: dict[str, Any] = {preset.name: preset.rules for preset in PRESETS} | {RAIL: RailRules()}
NAMED = {
    "dealer": ("anna", "ben", "xaver", "hugo"),
    "first_partner": ("anna", "ben", "dora", "xaver"),
    "first": ("anna", "fay", "xaver"),
    "west": ("ben", "xaver", "ben, dora", "anna, ben", "xaver, yvonne"),
}
"""Players that a switch may name: the first, another, one with a host's name, and strangers."""
COUNTED = {"initial": ("2: 45, 3: 40, 4: 35", "5: 30")}
"""Armies in the set-up: where the example of the field leaves out two players."""


class Book(NamedTuple):
    """What is typed after `pbem rules`."""

    preset: str
    options: tuple[str, ...]
    switches: tuple[str, ...]
    cards: str

    @property
    def words(self) -> list[str]:
        """The words of the command."""
        chosen = [word for option in self.options for word in ("--option", option)]
        chosen += [word for switch in self.switches for word in ("--set", switch)]
        return ["rules", self.preset, *chosen, "--cards", self.cards]


def typed(name: str, words: Wording) -> Sequence[str]:
    """Return what people may type for a switch: every value, or the ends of a range."""
    match words.values:
        case OneOfOrPlayers(sentences=sentences):
            return (*map(format_value, sentences), *NAMED[name])
        case OneOf(sentences=sentences):
            return tuple(map(format_value, sentences))
        case WholeNumber(low=low, high=high):
            return (str(low), str(high))
        case Free(example=example):
            return NAMED.get(name) or COUNTED.get(name) or (example,)
        case values:
            raise AssertionError(values)


def needed(rules: Any, name: str, words: Wording) -> tuple[str, ...] | None:
    """Return the option without which a switch means nothing here; None if nothing helps."""
    if name == "first_partner":
        return ("partners",)
    ways: list[tuple[str, ...]] = [(), *((option,) for option in offers(rules))]
    return next((way for way in ways if words.applies(with_options(rules, way))), None)


def chosen(rules: Any) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield nothing, every option, and every value of every switch with what it needs."""
    yield (), ()
    for option in offers(rules):
        yield (option,), ()
    for name in switches(rules):
        words = words_of(rules)[name]
        options = needed(rules, name, words)
        for value in typed(name, words) if options is not None else ():
            # The game for two counts for two.
            if options == ("two-player-neutral",) and value == "5: 30":
                continue
            yield options or (), (f"{name}={value}",)


def books() -> Iterator[Book]:
    """Yield every rule book that one choice makes, and a few that several make."""
    for preset, rules in RULES.items():
        ways = registry.load(preset).cards
        for (options, set_), cards in product(chosen(rules), ways):
            yield Book(preset, options, set_, cards)
    several = (
        ("risk-1959", ("capitals", "commander"), ("initial=4: 35",), "private"),
        ("risk-1959", (), ("placings=in-turn", "initial=3: 40"), "dealer"),
        (RAIL, ("partners",), ("first_partner=zoe", "west=xaver, yvonne"), "face-up"),
        (RAIL, ("partners",), ("first_partner=ben", "west=ben, cleo"), "face-up"),
        (RAIL, ("partners",), ("first_partner=fay", "west=zoe,gil", "first=ida"), "face-up"),
        (RAIL, ("partners",), ("first_partner=anna", "first=dora"), "face-up"),
    )
    yield from (Book(*words) for words in several)


def told(book: Book) -> str:
    return " ".join(book.words[1:])


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home whose keys are made once: a key for dice takes a second or two."""
    return tmp_path_factory.mktemp("keys")


@pytest.mark.parametrize("book", one_in(61, list(books())), ids=told)
def test_the_command_below_a_rule_book_begins_such_a_game(
    book: Book, keys: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PBEM_HOME", str(keys))
    monkeypatch.chdir(tmp_path)
    printed = CliRunner().invoke(cli, book.words).stderr
    command = printed.partition("\npbem ")[2] or printed.partition(": pbem ")[2]
    words = shlex.split(command)
    assert words[:4] == ["new", "world", "--rules", book.preset], printed
    assert [word for word in book.words[2:] if word not in words] == []
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 0, result.output
    assert list(tmp_path.glob("world-*.toml"))


_IN_CAPITALS = re.compile(r"pbem[ \u00a0][a-z][^.;,]*?[ \u00a0](?!FILE\b)[A-Z]{3,}\b")
_FORMATTED = re.compile(r"""format_command\([^)]*["'](?!FILE["'])[A-Z]{3,}""")


def test_no_command_is_printed_with_a_word_that_its_reader_has_to_put_in() -> None:
    found = []
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found += [f"{path.name}: {one}" for one in _FORMATTED.findall(text)]
        if not _IN_CAPITALS.search(text):
            continue
        tree = ast.parse(text)
        told = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, _DESCRIBED)}
        said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        found += [f"{path.name}: {one}" for one in said if one not in told and _IN_CAPITALS.search(one)]
    assert found == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("risk-parker", "--set", "dealer=host"), "dealer = host: no player has this name"),
        (("risk-1959", "--set", "initial=2: 1"), "cannot occupy the 42 territories of this map"),
        ((RAIL, "--set", "first_partner=ben"), "first_partner needs the option partners"),
        ((RAIL, "--set", "west=ian,lan"), "nobody here is called"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_no_command_stands_below_rules_that_nobody_can_play(words: tuple[str, ...], why: str, pbem: Run) -> None:
    result = pbem("rules", *words)
    assert result.exit_code == 0
    assert "pbem new" not in result.stderr
    told = " ".join(result.stderr.split())
    assert told.startswith("Nobody can begin such a game on the usual map: ")
    assert why in told
