"""A runner for strangers: programs that hang, fall, or say odd things, and what a run leaves for other programs."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from plain_cases import CASES

from conformance.commands import main, parser
from conformance.reading import SUITE
from conformance.talking import ask_all
from conformance.versions import version

HEAD = """\
import json, os, sys, time
KNOWN = {line["question"]["number"]: line["ways"][0]["answer"] for line in map(json.loads, open(sys.argv[1]))}
def right(question):
    return {"number": question["number"], **KNOWN[question["number"]]}
def say(answer):
    print(json.dumps(answer), flush=True)
"""
CHOSEN = [case.number for case in CASES[:12]]
SIXTH = CHOSEN[5]

Write = Callable[[str], str]
Run = tuple[int, str, str]


@pytest.fixture
def engine(tmp_path: Path) -> Write:
    """Write a program, and return the command that starts it."""

    def write(text: str) -> str:
        path = tmp_path / "engine.py"
        path.write_text(HEAD + text)
        return shlex.join([sys.executable, str(path), str(SUITE / "cases.jsonl")])

    return write


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Run]:
    def start(command: str, *more: str) -> Run:
        arguments = ["run", "--engine", command, "--seconds", "2", *more, *CHOSEN]
        code = main(arguments)
        said = capsys.readouterr()
        return code, said.out, said.err

    return start


def sums(said: str) -> list[int]:
    (line,) = [line for line in said.splitlines() if line.startswith("all ")]
    return [int(word) for word in line.split()[1:]]


ANSWERING = "for question in map(json.loads, sys.stdin):\n    {}\n    say(right(question))\n"


def test_the_version_of_the_suite_stands_in_every_run(engine: Write, run: Callable[..., Run]) -> None:
    code, said, _ = run(engine(ANSWERING.format("")))
    assert (code, sums(said)) == (0, [12, 0, 0, 0, 0])
    assert said.startswith(f"cases {version()}, profile rules: ")


def test_a_program_that_hangs_loses_the_case_at_which_it_hangs(engine: Write, run: Callable[..., Run]) -> None:
    hang = f"if question['number'] == '{SIXTH}': time.sleep(60)"
    code, said, _ = run(engine(ANSWERING.format(hang)))
    assert (code, sums(said)) == (1, [11, 1, 0, 0, 0])
    assert f"no answer to {SIXTH}: silent for 2 seconds" in said


def test_a_program_that_falls_loses_the_case_at_which_it_falls_and_says_how(
    engine: Write, run: Callable[..., Run]
) -> None:
    fall = f"if question['number'] == '{SIXTH}': sys.exit('out of memory, dear stranger')"
    code, said, complaint = run(engine(ANSWERING.format(fall)))
    assert (code, sums(said)) == (1, [11, 1, 0, 0, 0])
    assert f"no answer to {SIXTH}: the program ended with code 1: out of memory, dear stranger" in said
    assert "out of memory, dear stranger" in complaint


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_program_that_the_system_ends_says_by_which_signal(engine: Write, run: Callable[..., Run]) -> None:
    fall = f"if question['number'] == '{SIXTH}': os.kill(os.getpid(), 11)"
    _, said, _ = run(engine(ANSWERING.format(fall)))
    assert f"no answer to {SIXTH}: the program ended with SIGSEGV" in said


def test_answers_that_a_falling_program_had_not_sent_yet_are_asked_for_again(
    engine: Write, run: Callable[..., Run]
) -> None:
    text = f"""
answers = []
for question in map(json.loads, sys.stdin):
    if question["number"] == "{SIXTH}":
        os._exit(3)
    answers.append(right(question))
for answer in answers:
    say(answer)
"""
    code, said, _ = run(engine(text))
    assert (code, sums(said)) == (1, [11, 1, 0, 0, 0])
    assert f"no answer to {SIXTH}: the program ended with code 3" in said


def test_a_program_that_always_falls_is_given_up(
    engine: Write, run: Callable[..., Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("conformance.talking.TIMES", 3)
    code, said, _ = run(engine("raise SystemExit(9)"))
    assert (code, sums(said)) == (1, [0, 12, 0, 0, 0])
    three, nine = (line for line in said.splitlines() if line.startswith("no answer to "))
    assert three == f"no answer to {', '.join(CHOSEN[:3])}: the program ended with code 9"
    assert nine.endswith(f"{CHOSEN[11]}: not asked, after 3 cases in a row that ended badly")


def test_a_program_may_answer_all_at_its_end_and_in_any_order(engine: Write, run: Callable[..., Run]) -> None:
    text = "for answer in reversed([right(q) for q in map(json.loads, sys.stdin)]):\n    say(answer)\n"
    assert sums(run(engine(text))[1]) == [12, 0, 0, 0, 0]


def test_lines_that_are_no_answers_are_passed_over(engine: Write, run: Callable[..., Run]) -> None:
    text = ANSWERING.format("print('thinking ...', flush=True)")
    assert sums(run(engine(text))[1]) == [12, 0, 0, 0, 0]
    _, said, _ = run(engine("print('I know nothing')"), "--one-by-one")
    assert "nothing was answered, but a line that is no table of JSON: I know nothing" in said


def test_a_program_that_is_started_for_each_case_need_not_say_its_number(
    engine: Write, run: Callable[..., Run]
) -> None:
    text = "answer = right(json.loads(input()))\ndel answer['number']\nsay(answer)\n"
    assert sums(run(engine(text), "--one-by-one")[1]) == [12, 0, 0, 0, 0]


def test_what_a_program_started_ends_with_it(engine: Write, tmp_path: Path) -> None:
    note = tmp_path / "note"
    child = f"import time; time.sleep(4); open({str(note)!r}, 'w').close()"
    text = f"import subprocess\nsubprocess.Popen([sys.executable, '-c', {child!r}])\ntime.sleep(60)\n"
    ((_, reply),) = ask_all(engine(text), CASES[:1], 1)
    assert reply.why == "silent for 1 seconds"
    assert not note.exists()


# ── exit codes ───────────────────────────────────────────────────────────────────────────────────


def test_a_program_that_supports_nothing_has_not_passed(engine: Write, run: Callable[..., Run]) -> None:
    lazy = "question = json.loads(input())\nsay({'unsupported': 'all of it'})\n"
    code, said, _ = run(engine(lazy), "--one-by-one")
    assert (code, sums(said)) == (1, [0, 0, 0, 0, 12])


def test_required_is_every_case(engine: Write, run: Callable[..., Run]) -> None:
    leaves = f"if question['number'] == '{SIXTH}': say({{'number': '{SIXTH}', 'unsupported': 'no'}}); continue"
    assert run(engine(ANSWERING.format(leaves)))[0] == 0
    assert run(engine(ANSWERING.format(leaves)), "--require")[0] == 1


def test_a_reading_that_nobody_knows_is_wrong_use(engine: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--engine", engine(""), "R-037.1", "--reads", "A-99"]) == 2
    assert capsys.readouterr().err == "no reading is called A-99\n"


# ── files for other programs ─────────────────────────────────────────────────────────────────────


@pytest.fixture
def wrong_once(engine: Write) -> str:
    wrong = f"if question['number'] == '{SIXTH}': say({{'number': '{SIXTH}', 'events': []}}); continue"
    return engine(ANSWERING.format(wrong))


def test_a_run_is_written_as_json(wrong_once: str, run: Callable[..., Run], tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    run(wrong_once, "--json", str(path), "--name", "mine 3")
    said = json.loads(path.read_text("utf-8"))
    assert (said["suite"], said["profile"], said["engine"]) == (version(), "rules", "mine 3")
    assert said["began"].endswith("+00:00")
    assert said["result"]["passed"] == 11
    assert [one["number"] for one in said["cases"]] == CHOSEN
    assert all(one["seconds"] >= 0 for one in said["cases"])
    (failed,) = [one for one in said["cases"] if one["result"] == "failed"]
    assert failed["number"] == SIXTH
    assert failed["why"]


def test_a_run_is_written_for_a_build_server(wrong_once: str, run: Callable[..., Run], tmp_path: Path) -> None:
    path = tmp_path / "run.xml"
    run(wrong_once, "--junit", str(path))
    every = ET.fromstring(path.read_text("utf-8"))
    assert every.tag == "testsuites"
    assert (every.get("tests"), every.get("failures")) == ("12", "1")
    cases = list(every.iter("testcase"))
    assert len(cases) == 12
    (failed,) = [case for case in cases if case.find("failure") is not None]
    assert str(failed.get("name")).startswith(f"{SIXTH} ")
    properties = {one.get("name"): one.get("value") for one in every.iter("property")}
    assert properties["suite"] == version()
    assert float(str(every.get("time"))) > 0


# ── wherever the folder lies ─────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the folder under another name, and nothing of pbem near it."""
    folder = tmp_path_factory.mktemp("a stranger's desk") / "rule cases 2"
    shutil.copytree(SUITE, folder, ignore=shutil.ignore_patterns("__pycache__", "cases.jsonl"))
    return folder


def started(*command: str, cwd: Path, **more: str) -> str:
    surroundings = {**os.environ, **more}
    done = subprocess.run(
        [sys.executable, *command], cwd=cwd, env=surroundings, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_folder_runs_under_any_name(elsewhere: Path, program: Callable[[str], str]) -> None:
    engine = shlex.join([program("node"), str(elsewhere / "engines" / "rail.mjs")])
    said = started("-I", elsewhere.name, "run", "--engine", engine, "R-107", cwd=elsewhere.parent)
    wanted = sum(case.data["rule"] == "R-107" for case in CASES)
    assert sums(said) == [wanted, 0, 0, 0, 0]


def test_the_folder_runs_as_a_module_of_any_name(elsewhere: Path) -> None:
    (elsewhere.parent / "elsewhere").symlink_to(elsewhere)
    said = started("-m", "elsewhere", "show", "R-043.5", cwd=elsewhere.parent)
    assert said.startswith("R-043.5 One die of two armies")


@pytest.mark.thorough
def test_the_folder_is_installed_as_a_package(elsewhere: Path, tmp_path: Path) -> None:
    pip = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    started(*pip, "--target", str(tmp_path), str(elsewhere), cwd=tmp_path)
    said = started("-m", "conformance", "show", "R-043.5", cwd=tmp_path.parent, PYTHONPATH=str(tmp_path))
    assert said.startswith("R-043.5 One die of two armies")
    assert (tmp_path / "bin" / "rule-cases").exists()


def test_every_command_that_the_page_shows_is_one() -> None:
    page = (SUITE / "README.md").read_text("utf-8")
    shown = [line.strip() for line in page.splitlines() if line.startswith("python -m conformance ")]
    assert len(shown) > 3
    for line in shown:
        assert parser().parse_args(shlex.split(line.partition(" >")[0])[3:]), line
