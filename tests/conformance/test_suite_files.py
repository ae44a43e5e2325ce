"""The suite of cases as a folder that others download: numbers, boards, version."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SUITE = ROOT / "conformance"


def given() -> list[list[str]]:
    """Return the lines of the list of all numbers ever given, as words."""
    return [line.split() for line in (SUITE / "numbers.txt").read_text("utf-8").splitlines()]


def used() -> list[str]:
    """Return the numbers of all cases."""
    paths = sorted((SUITE / "cases").rglob("*.toml"))
    return [
        case["number"]
        for path in paths
        for case in tomllib.loads(path.read_text("utf-8")).get("case", [])
    ]


def test_no_number_is_used_twice() -> None:
    assert [number for number, times in Counter(used()).items() if times > 1] == []


def test_every_number_is_listed_once_and_every_listed_one_is_a_case_or_retired() -> None:
    lines = given()
    assert [
        number for number, times in Counter(line[0] for line in lines).items() if times > 1
    ] == []
    assert sorted(used()) == sorted(line[0] for line in lines if line[1:] != ["retired"])


@pytest.mark.parametrize("name", ["classic", "rail"])
def test_the_boards_are_those_that_pbem_plays_on(name: str) -> None:
    mine = (SUITE / "boards" / f"{name}.toml").read_bytes()
    assert mine == (ROOT / "maps" / f"{name}.toml").read_bytes()
