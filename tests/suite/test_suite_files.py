"""The suite of cases as a folder that others download: numbers, boards, version."""

import re
import tomllib
from collections import Counter
from pathlib import Path

from conformance.reading import read_cases
from pbem.local import map_files
from pbem.rulesets.risk.board_facts import board_facts

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


def test_the_classic_board_is_the_one_that_pbem_plays_on() -> None:
    mine = tomllib.loads((SUITE / "boards" / "classic.toml").read_text("utf-8"))
    for deck in ("classic", "domination", "modern"):
        closed = [f"{a}/{b}" for a, b in mine["editions"]["disputed"]]
        for without in ([], closed):
            ours = board_facts(map_files.load("classic"), deck, without)
            assert board_facts(mine, deck, without) == ours


def test_the_rail_board_is_the_one_that_pbem_plays_on() -> None:
    mine = tomllib.loads((SUITE / "boards" / "rail.toml").read_text("utf-8"))
    ours = map_files.load("rail")
    assert [mine[key] for key in ("line", "ticket")] == [ours[key] for key in ("line", "ticket")]
    cities = [
        [(one["id"], one["name"], one.get("start")) for one in map_["city"]]
        for map_ in (mine, ours)
    ]
    assert cities[0] == cities[1]


def test_the_version_is_the_newest_of_the_change_log() -> None:
    version = (SUITE / "VERSION").read_text("utf-8").strip()
    changes = (SUITE / "CHANGES.md").read_text("utf-8").splitlines()
    assert next(line for line in changes if line.startswith("## ")) == f"## {version}"


def test_the_licence_is_ours() -> None:
    assert (SUITE / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_the_case_that_the_page_shows_is_one_of_the_suite() -> None:
    page = (SUITE / "README.md").read_text("utf-8")
    (shown,) = re.findall("^```toml\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    (case,) = tomllib.loads(shown)["case"]
    assert case in [one.data for one in read_cases()]
