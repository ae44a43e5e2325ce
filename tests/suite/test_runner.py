"""A runner for strangers: programs that hang, fall, or say odd things, and what a run leaves for other programs."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from plain_cases import CASES

from conformance.commands import main, parser
from conformance.making.attached import line
from conformance.reading import SUITE, Case, ways
from conformance.talking import Reply, ask_all, ask_one_by_one
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
Replies = Iterator[tuple[Case, Reply]]


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The lines of the chosen cases, so that a program starts fast."""
    path = tmp_path_factory.mktemp("known") / "cases.jsonl"
    path.write_text("".join(f"{json.dumps(line(case))}\n" for case in CASES[:12]))
    return path


@pytest.fixture
def engine(tmp_path: Path, known: Path) -> Write:
    """Write a program that knows the right answers, and return the command that starts it."""

    def write(text: str) -> str:
        path = tmp_path / "engine.py"
        path.write_text(HEAD + text)
        return shlex.join([sys.executable, "-IS", str(path), str(known)])  # all it needs is in the standard library

    return write


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Run]:
    def start(command: str, *more: str) -> Run:
        # Longer than any start on a busy computer; who waits for silence says less.
        arguments = ["run", "--engine", command, "--seconds", "100", *more, *CHOSEN]
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


@pytest.mark.thorough
def test_a_program_that_hangs_loses_the_case_at_which_it_hangs(engine: Write, run: Callable[..., Run]) -> None:
    hang = f"if question['number'] == '{SIXTH}': time.sleep(600)"
    code, said, _ = run(engine(ANSWERING.format(hang)), "--seconds", "10")
    assert (code, sums(said)) == (1, [11, 1, 0, 0, 0])
    assert f"no answer to {SIXTH}: silent for 10 seconds" in said


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


@pytest.mark.parametrize(
    ("said", "quoted"),
    [
        ("print('I know nothing')", "a line that is no table of JSON: I know nothing"),
        ("say([1])", "a line that is no table of JSON: [1]"),
        ("print('[' * 100_000 + ']' * 100_000)", f"a line that is no table of JSON: {'[' * 80} ..."),
        ("print('{\"a\": ' * 200 + '1' + '}' * 200)", 'a line that is no table of JSON: {"a": '),
        ("say({'number': 'R-000.1'})", 'an answer with a number that was not asked: {"number": "R-000.1"}'),
        ("say({'number': [1]})", 'an answer with a number that was not asked: {"number": [1]}'),
        ("say({})", "an answer without a number: {}"),
    ],
)
@pytest.mark.parametrize("ask", [ask_all, ask_one_by_one])
def test_what_is_no_answer_is_quoted(said: str, quoted: str, ask: Callable[..., Replies], engine: Write) -> None:
    for case, reply in ask(engine(said), CASES[:2], 2):
        if reply.answer is None:
            assert reply.why.startswith(f"nothing was answered, but {quoted}"), case.number
        else:  # who is asked one thing need not say its number
            assert (ask, said, reply.answer) == (ask_one_by_one, "say({})", {"number": case.number})


HALF = """
for question in map(json.loads, sys.stdin):
    if question["number"] == {number!r}:
        print('{{"number": "R-0', end="", flush=True)
        sys.exit()
    say(right(question))
"""


def test_a_program_that_ends_as_if_all_were_well_loses_the_case_at_which_it_ends(
    engine: Write, run: Callable[..., Run]
) -> None:
    code, said, _ = run(engine(HALF.format(number=SIXTH)))
    assert (code, sums(said)) == (1, [11, 1, 0, 0, 0])
    assert f'no answer to {SIXTH}: nothing was answered, but a line that is no table of JSON: {{"number": "R-0' in said


def test_what_is_left_out_is_not_taken_for_the_end(engine: Write, run: Callable[..., Run]) -> None:
    leaves = f"    if question['number'] in {CHOSEN[1:3]!r}: continue\n    if question"
    code, said, _ = run(engine(HALF.format(number=SIXTH).replace("    if question", leaves, 1)))
    assert (code, sums(said)) == (1, [9, 3, 0, 0, 0])
    assert f"no answer to {', '.join(CHOSEN[1:3])}: nothing was answered\n" in said


def test_a_program_that_reads_one_question_and_ends_is_started_again(engine: Write, run: Callable[..., Run]) -> None:
    assert sums(run(engine("say(right(json.loads(input())))\n"))[1]) == [12, 0, 0, 0, 0]


@pytest.mark.parametrize("ask", [ask_all, ask_one_by_one])
def test_who_answers_twice_says_the_same_twice(ask: Callable[..., Replies], engine: Write) -> None:
    three = CASES[:3]
    assert all(reply.answer for _, reply in ask(engine(ANSWERING.format("say(right(question))")), three, 2))
    for wrong in three[1:]:
        other = f"if question['number'] == '{wrong.number}': say({{'number': '{wrong.number}', 'unsupported': 'no'}})"
        replies = list(ask(engine(ANSWERING.format(other)), three, 2))
        assert [case for case, reply in replies if reply.answer is None] == [wrong]
        assert {reply.why for _, reply in replies} == {"", "it was answered twice, and not the same"}


@pytest.mark.parametrize(
    ("complaint", "told"),
    [
        ("x.mjs:3\n\nTypeError: no such city\n    at move\n\nNode.js v20.20.2", "TypeError: no such city"),
        ("  File x\nValueError: odd\n\nDuring this\nKeyError: 'a'", "KeyError: 'a'"),
        ("Exception in thread 'main' java.lang.Error: x\n\tat y", "Exception in thread 'main' java.lang.Error: x"),
        ("1\n2\n3\n4\n\n5\n6", "2 / 3 / 4 / 5 / 6"),
    ],
)
def test_a_fall_is_told_by_the_line_that_says_why(
    complaint: str, told: str, engine: Write, run: Callable[..., Run]
) -> None:
    fall = f"if question['number'] == '{SIXTH}': sys.exit({complaint!r})"
    assert f"{SIXTH}: the program ended with code 1: {told}\n" in run(engine(ANSWERING.format(fall)))[1]


def test_a_program_that_is_started_for_each_case_need_not_say_its_number(
    engine: Write, run: Callable[..., Run]
) -> None:
    text = "answer = right(json.loads(input()))\ndel answer['number']\nsay(answer)\n"
    assert sums(run(engine(text), "--one-by-one")[1]) == [12, 0, 0, 0, 0]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("chatter", "heard"),
    [
        ("print('still at it')", ", but a line that is no table of JSON: still at it"),
        ("say({'number': 'R-999.1'})", ', but an answer with a number that was not asked: {"number": "R-999.1"}'),
        ("print('0' * (1 << 20), end='')", f", but a line that is no table of JSON: {'0' * 80} ..."),
    ],
)
def test_a_program_that_talks_without_end_is_not_heard_for_ever(engine: Write, chatter: str, heard: str) -> None:
    ((_, reply),) = ask_one_by_one(engine(f"while True: {chatter}"), CASES[:1], 5)
    assert reply.why == f"no answer for 5 seconds{heard}"


@pytest.mark.thorough
def test_a_program_that_answers_one_case_without_end_has_answered_it(engine: Write) -> None:
    ((_, reply),) = ask_all(engine("answer = right(json.loads(input()))\nwhile True: say(answer)"), CASES[:1], 100)
    assert reply.answer is not None


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


def test_strict_is_who_reads_as_the_suite(run: Callable[..., Run], engine: Write) -> None:
    case = next(case for case in CASES if any(way.reading and way.answer for way in ways(case)))
    way = next(way for way in ways(case) if way.reading and way.answer)
    other = f"say({{'number': '{case.number}', **json.loads({json.dumps(way.answer)!r})}})\n"
    asked = ["run", "--engine", engine(other), case.number]
    assert main(asked) == 0
    assert main([*asked, "--strict"]) == 1


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--engine", ""], "--engine '' names no program"),
        (["--engine", "node 'x"], "--engine 'node '\"'\"'x' names no program"),
        (["--seconds", "0"], "--seconds 0: a program needs more than 0, and a day, 86400, is enough"),
        (["--seconds", "inf"], "--seconds inf: a program needs more than 0, and a day, 86400, is enough"),
        (["--seconds", "nan"], "--seconds nan: a program needs more than 0, and a day, 86400, is enough"),
        (["--result", "x.json"], '--result needs to know what the engine is called: --name "my-engine 1.2"'),
        (["--json", "no/dir/x"], "--json no/dir/x: there is no folder no/dir"),
        (["--junit", "."], "--junit .: this is a folder"),
        (["--result", "no/x", "--name", "mine 3"], "--result no/x: there is no folder no"),
    ],
)
def test_wrong_use_is_told_before_anything_is_asked(
    more: list[str], told: str, engine: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    started = tmp_path / "started"
    command = engine(f"open({str(started)!r}, 'w').close()")
    assert main(["run", "--engine", command, *more, "R-037.1"]) == 2
    assert capsys.readouterr() == ("", f"{told}\n")
    assert not started.exists()


def test_a_program_that_cannot_be_started_is_told_with_the_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--engine", "./no-such-engine", "R-037.1"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("./no-such-engine: this program cannot be started: no such file or directory. Name it as")
    assert "Errno" not in told


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_file_that_cannot_be_written_after_all_is_named(engine: Write, run: Callable[..., Run]) -> None:
    code, said, complaint = run(engine(ANSWERING.format("")), "--json", "/dev/full")
    assert (code, sums(said)) == (2, [12, 0, 0, 0, 0])
    assert complaint == "--json /dev/full: No space left on device\n"


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
    for command in shown:
        assert parser().parse_args(shlex.split(command.partition(" >")[0])[3:]), command
