"""The table of engines holds what ours answer today, and what others would add."""

import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from test_answering_program import PROGRAM

from conformance.commands import main
from conformance.making import results
from conformance.reading import SUITE
from conformance.versions import version
from pbem import __version__

Golden = Callable[[Path, str], None]


def result_of(tmp_path: Path, engine: str, name: str) -> str:
    """Run the suite, and return what a table would hold of it."""
    path = tmp_path / "result.json"
    main(["run", "--engine", engine, "--name", name, "--result", str(path)])
    return path.read_text("utf-8")


def test_the_engines_in_javascript_stand_in_the_table(
    tmp_path: Path, program: Callable[[str], str], golden: Golden
) -> None:
    engine = shlex.join([program("node"), str(SUITE / "engines" / "readings.mjs")])
    said = result_of(tmp_path, engine, f"conquest.mjs and rail.mjs {version()}")
    golden(SUITE / "results" / "javascript.json", said)


@pytest.mark.thorough
def test_pbem_stands_in_the_table(tmp_path: Path, golden: Golden) -> None:
    golden(SUITE / "results" / "pbem.json", result_of(tmp_path, PROGRAM, f"pbem {__version__}"))


def test_the_table_has_a_line_for_each_engine() -> None:
    said = [line for line in results.page().splitlines() if line.startswith("| ")]
    assert len(said) == 1 + len(results.read())
    pbem = next(line for line in said if line.startswith("| pbem "))
    assert pbem.split("|")[6].strip() == "0"
    assert pbem.endswith("| as the suite |")


def test_a_reading_of_another_engine_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: Callable[[str], str]
) -> None:
    engine = [program("node"), str(SUITE / "engines" / "readings.mjs"), "A-24=highest-twice"]
    monkeypatch.setattr(results, "SUITE", tmp_path)
    (tmp_path / "results").mkdir()
    (tmp_path / "results" / "mine.json").write_text(result_of(tmp_path, shlex.join(engine), "mine 3"))
    assert results.page().splitlines()[-1].startswith("| mine | 3 |")
    assert results.page().splitlines()[-1].endswith("| A-24 highest-twice |")
