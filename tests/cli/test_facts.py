"""Facts for programs: one envelope, described by a schema, whatever prints it."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import pytest

from pbem.cli.group import COMMANDS, cli
from pbem.cli.say import facts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from click.testing import Result
    from conftest import Run

ROOT = Path(__file__).parent.parent.parent
FIRST = ROOT / "examples" / "first-turn"
WORLD, ANNA = FIRST / "world-007.toml", FIRST / "anna.toml"
SCHEMA = json.loads((ROOT / "docs" / "facts.schema.json").read_text())
VALIDATOR = pytest.importorskip("jsonschema").Draft202012Validator(SCHEMA)

SPOKEN: list[list[str | Path]] = [
    ["games"],
    ["games", FIRST],
    ["status", FIRST],
    ["show", WORLD],
    ["show", WORLD, "--turn", "3"],
    ["check", WORLD, ANNA],
    ["plan", WORLD, ANNA],
    ["odds", "12", "7", "1"],
    ["verify", WORLD],
    ["luck", WORLD],
    ["replay", WORLD, "--turn", "6"],
    ["arena", "--from", ROOT / "docs" / "games" / "race.jsonl"],
]


def test_the_schema_is_one_by_json_schemas_own_rules() -> None:
    VALIDATOR.check_schema(SCHEMA)


def told(result: Result) -> dict[str, Any]:
    """What a command printed: nothing but an envelope as the schema has it."""
    envelope = json.loads(result.stdout)
    VALIDATOR.validate(envelope)
    assert envelope["format"] == facts.FORMAT
    found: dict[str, Any] = envelope["facts"]
    return found


@pytest.mark.parametrize("words", SPOKEN, ids=lambda words: " ".join(Path(word).name for word in words))
def test_what_is_printed_is_what_the_schema_says(pbem: Run, words: list[str | Path]) -> None:
    result = pbem(*words, "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["command"] == words[0]
    assert told(result)


def test_every_command_that_prints_facts_is_in_the_schema() -> None:
    spoken = {name for name in COMMANDS if takes_json(cli.get_command(click.Context(cli), name))}
    assert {*SCHEMA["properties"]["command"]["enum"]} == spoken | {"host status"}


def takes_json(command: Any) -> bool:
    return any("--json" in one.opts for one in command.params)


def pairs(value: Any) -> Iterator[tuple[float, str]]:
    """All numbers that stand beside their exact value."""
    if isinstance(value, dict):
        for key, one in value.items():
            if key.endswith("_exact"):
                yield value[key.removesuffix("_exact")], one
            yield from pairs(one)
    elif isinstance(value, list):
        for one in value:
            yield from pairs(one)


@pytest.mark.parametrize("words", [["odds", "12", "7", "1"], ["plan", WORLD, ANNA], ["luck", WORLD]])
def test_every_number_is_that_of_its_exact_text(pbem: Run, words: list[str | Path]) -> None:
    found = list(pairs(told(pbem(*words, "--json"))))
    assert len(found) > 10
    for number, text in found:
        assert re.fullmatch(r"-?\d+/\d+", text)
        assert number == pytest.approx(float(Fraction(text)), rel=1e-15)


def test_numbers_of_any_length_are_written_in_decimal_digits(capsys: pytest.CaptureFixture[str]) -> None:
    long = 7 * 10**9000 + 3
    facts.print_facts("odds", {"chance": Fraction(1, long)})
    text = json.loads(capsys.readouterr().out)["facts"]["chance_exact"]
    assert text == f"1/7{'0' * 8999}3"


def test_faults_are_facts_with_their_places_and_the_command_fails(pbem: Run, tmp_path: Path) -> None:
    bad = tmp_path / "anna.toml"
    bad.write_text(ANNA.read_text().replace('"Northern Europe", "Western', '"Brazil", "Western'))
    result = pbem("check", WORLD, bad, "--json")
    assert result.exit_code == 1
    (orders,) = told(result)["orders"]
    assert not orders["sound"]
    problem, _ = [one for one in orders["problems"] if one["error"]]
    assert (problem["code"], problem["path"]) == ("E-NOT-ADJACENT", "attack[1].path[2]")
    line = bad.read_text().splitlines()[problem["line"] - 1]
    assert line[problem["column"] - 1 :].startswith('"Brazil"')


def test_a_file_that_is_no_toml_is_a_fact_too(pbem: Run, tmp_path: Path) -> None:
    bad = tmp_path / "anna.toml"
    bad.write_text('game = "world"\nplayer = \n')
    result = pbem("check", WORLD, bad, "--json")
    assert result.exit_code == 1
    assert told(result)["orders"][0]["problems"][0]["line"] == 2


def test_an_invitation_is_among_the_facts(pbem: Run, tmp_path: Path) -> None:
    pbem("new", "duo", "--mode", "next", "--players", "anna,ben", "-o", tmp_path)
    (invited,) = told(pbem("games", tmp_path, "--json"))["invitations"]
    assert invited["game"] == "duo"
    assert "Ben" in invited["in_words"]


def test_a_host_tells_how_its_games_stand(pbem: Run, tmp_path: Path) -> None:
    host = tmp_path / "host"
    assert pbem("host", "init", host, "--address", "games@example.org").exit_code == 0
    pbem("new", "world", "--players", "anna,ben,cleo", "-o", tmp_path)
    people = [word for one in ("anna", "ben", "cleo") for word in ("--player", f"{one}={one}@example.org")]
    added = pbem("host", "add", tmp_path / "world-000.toml", *people, "--host", host)
    assert added.exit_code == 0, added.output
    found = told(pbem("host", "status", "--host", host, "--json"))
    assert found["address"] == "games@example.org"
    (game,) = found["games"]
    assert (game["game"], game["record"]) == ("world", 0)
    assert game["in_words"][0].startswith("world: record 0")
