"""The suite of cases as a folder that others download: numbers, boards, version."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from conformance import versions
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
    return [case["number"] for path in paths for case in tomllib.loads(path.read_text("utf-8")).get("case", [])]


def test_no_number_is_used_twice() -> None:
    assert [number for number, times in Counter(used()).items() if times > 1] == []


def test_every_number_is_listed_once_and_every_listed_one_is_a_case_or_retired() -> None:
    lines = given()
    assert [number for number, times in Counter(line[0] for line in lines).items() if times > 1] == []
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
    cities = [[(one["id"], one["name"], one.get("start")) for one in map_["city"]] for map_ in (mine, ours)]
    assert cities[0] == cities[1]


def test_the_version_is_the_newest_of_the_change_log() -> None:
    changes = (SUITE / "CHANGES.md").read_text("utf-8").splitlines()
    heads = [line for line in changes if line.startswith("## ")]
    assert heads[0] in {
        f"## {versions.version()} ({versions.release_date()})",
        f"## {versions.version()} (not yet released)",
    }
    assert all(re.fullmatch(r"## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", head) for head in heads[1:])


def test_what_must_follow_changes_with_the_number_of_the_case_or_of_the_version() -> None:
    """While a version is not released, `python -m conformance make` keeps what it will promise."""
    if not versions.release_date():
        assert versions.FILE.read_text("utf-8") == versions.text()
    assert versions.broken_promises() == []


@pytest.mark.parametrize(("now", "broken"), [("2.0.0", 2), ("2.0.1", 2), ("2.1.0", 1), ("3.0.0", 0)])
def test_a_changed_answer_needs_the_first_number_and_a_new_case_the_second(
    now: str, broken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = {"R-001.1": "a", "R-002.1": "b"}
    monkeypatch.setattr(versions, "released", lambda: ("2.0.0", marks))
    monkeypatch.setattr(versions, "fingerprints", lambda: {"R-001.1": "c", "R-002.1": "b", "R-003.1": "d"})
    monkeypatch.setattr(versions, "version", lambda: now)
    assert len(versions.broken_promises()) == broken


def test_a_fingerprint_is_of_what_is_asked_and_of_what_must_follow() -> None:
    case = next(case for case in read_cases() if case.number == "R-043.5")
    titled = case._replace(data={**case.data, "title": "Another title."})
    asked = case._replace(data={**case.data, "seats": ["anna", "bob"]})
    followed = case._replace(data={**case.data, "after": {**case.data["after"], "turn": 9}})
    assert versions.fingerprint(titled) == versions.fingerprint(case)
    assert len({versions.fingerprint(one) for one in (case, asked, followed)}) == 3


def test_programs_are_under_our_licence_and_all_else_is_free() -> None:
    assert (SUITE / "LICENSES" / "MIT.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    said = (SUITE / "LICENSE").read_text("utf-8")
    for word in ("CC0 1.0 Universal", "LICENSES/CC0-1.0.txt", "LICENSES/MIT.txt"):
        assert word in said
    assert "CC0 1.0 Universal" in (SUITE / "LICENSES" / "CC0-1.0.txt").read_text("utf-8")
    suffixes = {path.suffix for path in SUITE.rglob("*") if path.is_file() and "cache" not in str(path)}
    assert suffixes - {".py", ".mjs"} <= {"", ".md", ".toml", ".txt", ".json", ".jsonl"}


def test_the_case_that_the_page_shows_is_one_of_the_suite() -> None:
    page = (SUITE / "README.md").read_text("utf-8")
    (shown,) = re.findall("^```toml\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    (case,) = tomllib.loads(shown)["case"]
    assert case in [one.data for one in read_cases()]


def test_the_case_that_the_page_tells_reads_as_on_its_own_page() -> None:
    quoted = [
        line.removeprefix("> ")
        for line in (SUITE / "README.md").read_text("utf-8").splitlines()
        if re.match(r"> \d\. ", line)
    ]
    told = (SUITE / "pages" / "conquest" / "capture.md").read_text("utf-8").splitlines()
    assert len(quoted) == 2
    assert set(quoted) <= set(told)
