"""The suite as a program that asks other programs, and pbem that answers it."""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from thorough import all_but

from conformance.commands import main
from conformance.comparing import FAILED, OTHER, PASSED, UNSUPPORTED, judge
from conformance.reading import SUITE, question, read_cases, ways

PROGRAM = f"{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).parent / 'answering_program.py'))}"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["run", *arguments])
    return code, capsys.readouterr().out


def total(said: str) -> list[int]:
    """Return the sums of a run: passed, failed, other reading, undecided, not supported."""
    (line,) = [line for line in said.splitlines() if line.startswith("all ")]
    return [int(word) for word in line.split()[1:]]


def test_pbem_passes_a_rule_as_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "--engine", PROGRAM, "R-043", "R-044")
    assert code == 0
    wanted = sum(case.data["rule"] in ("R-043", "R-044") for case in read_cases())
    assert total(said) == [wanted, 0, 0, 0, 0]


@pytest.mark.thorough
def test_pbem_passes_all_cases_as_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "--engine", PROGRAM, "--game", "conquest")
    assert (code, "failed:" in said) == (0, False)


@pytest.mark.thorough
def test_a_program_may_be_started_for_each_case(capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = run(capsys, "--engine", PROGRAM, "--one-by-one", "R-037", "R-089")
    assert code == 0


@pytest.mark.parametrize("game", ["conquest", "rail"])
def test_the_examples_in_javascript_pass_the_game_that_they_play(
    game: str, capsys: pytest.CaptureFixture[str], program: Callable[[str], str]
) -> None:
    engine = shlex.join([program("node"), str(SUITE / "engines" / f"{game}.mjs")])
    code, said = run(capsys, "--engine", engine, "--game", game, "--verbose")
    assert (code, total(said)[1:]) == (0, [0, 0, 0, 0])


def test_a_program_that_knows_nothing_fails_every_case(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "--engine", "true", "--verbose", "R-089.1")
    assert code == 1
    assert "failed: R-089.1" in said
    assert "nothing was answered" in said


def test_a_program_that_is_not_there_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--engine", "no-such-program", "R-089.1"]) == 2
    assert "no-such-program" in capsys.readouterr().err


def test_a_number_that_nobody_has_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "R-999.1"]) == 2
    assert capsys.readouterr().err == "no case has such a number\n"


def test_what_is_not_supported_is_not_failed() -> None:
    case = next(case for case in read_cases() if case.number == "R-089.1")
    assert judge(case, {"unsupported": "no options"}).word == UNSUPPORTED
    assert judge(case, ["no table"]).word == FAILED
    assert judge(case, ways(case)[0].answer).word == PASSED


def test_another_reading_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    readers = [case for case in read_cases() if case.data.get("other")]
    for case in readers:
        words = [judge(case, way.answer).word for way in ways(case) if way.answer]
        assert words == [PASSED, *[OTHER] * (len(words) - 1)], case.number


def test_the_suite_is_run_from_the_folder_that_holds_it() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "conformance", "export", "R-037.1"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
    )
    line = json.loads(shown.stdout)
    assert line["question"]["fact"] == "losses"


FILES = ["order-files", "pbem"]


@pytest.mark.parametrize("profile", FILES)
def test_cases_of_other_profiles_are_exported_with_what_must_follow(
    profile: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "--profile", profile]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    numbers = [line["question"]["number"] for line in lines]
    assert numbers == [case.number for case in read_cases(profile)]
    assert all(line.get("must") or line.get("ways") for line in lines)


def test_a_question_is_exported_just_as_a_program_gets_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heard = tmp_path / "heard"
    engine = shlex.join(["tee", str(heard)])
    main(["run", "--engine", engine, "R-043.5", "R-107.1"])
    capsys.readouterr()
    assert main(["export", "--question", "R-043.5", "R-107.1"]) == 0
    assert capsys.readouterr().out == heard.read_text("utf-8")


def test_a_question_of_order_files_does_not_hold_what_must_follow() -> None:
    for case in (case for profile in FILES for case in read_cases(profile)):
        asked = question(case)
        steps = [asked, *asked.get("steps", [])]
        assert not {key for step in steps for key in step} & {"then", "after", "refused", "with"}


@pytest.mark.parametrize("profile", all_but(FILES, lambda profile: profile == "pbem"))
def test_pbem_passes_the_other_profiles_as_a_program(profile: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "--engine", PROGRAM, "--profile", profile, "--verbose")
    assert code == 0
    assert total(said) == [len(read_cases(profile)), 0, 0, 0, 0]


def test_an_answer_in_another_form_fails_and_says_so() -> None:
    case = read_cases("order-files")[0]
    assert "not in the form" in judge(case, {"number": case.number, "steps": [3, 4]}).why
    assert judge(case, {"number": case.number, "steps": []}).word == FAILED


def test_show_finds_a_case_in_every_profile(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--json", "R-010.1", "until.1", "R-043.5"]) == 0
    plain, *by_files = json.loads(capsys.readouterr().out)
    assert [one["question"]["number"] for one in (plain, *by_files)] == ["R-043.5", "R-010.1", "until.1"]
    assert plain["ways"][0]["answer"]["events"]
    assert all(one.get("must") or one.get("ways") for one in by_files)
    assert main(["show", "R-010.1", "R-043.5"]) == 0
    said = capsys.readouterr().out
    assert 'number = "R-010.1"' in said  # as it is written
    assert "Siam (Anna 2) attacks India (Bob 1)" in said
