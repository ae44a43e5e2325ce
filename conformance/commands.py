"""The commands: ask a program, show cases, and print what is made of them."""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from conformance.comparing import FAILED, UNSUPPORTED, Verdict, decide, judge
from conformance.files import expected
from conformance.making import everything
from conformance.making.attached import line
from conformance.making.results import result
from conformance.making.telling.plain_text import plain_text
from conformance.other_readings import entries
from conformance.reading import PROFILES, Case, Data, load, question, read_cases, ways
from conformance.records import Run, as_json, as_junit
from conformance.talking import SECONDS, Reply, ask_all, ask_one_by_one
from conformance.tally import table
from conformance.versions import version

MUST = "what must follow"
EXAMPLES = """\
examples:
  python -m conformance run --engine "node conformance/engines/conquest.mjs"
  python -m conformance run --engine ./my-engine --verbose R-043 R-063.2
  python -m conformance show R-043.5
  python -m conformance export > cases.jsonl
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0: nothing failed, 1: something did or nothing was played, 2: wrong use."""
    wanted = parser().parse_args(arguments)
    if wanted.command == "make":
        everything.make()
        return 0
    profiles = PROFILES if wanted.command == "show" else (wanted.profile,)
    known = [case for profile in profiles for case in read_cases(profile)]
    cases = [case for case in known if _is_meant(case, wanted)]
    if not cases:
        sys.stderr.write("no case has such a number\n")
        return 2
    command: Callable[[argparse.Namespace, Sequence[Case]], int] = COMMANDS[wanted.command]
    try:
        return command(wanted, cases)
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        sys.stderr.write(f"{wanted.engine if 'engine' in wanted else ''}: {error}\n")
        return 2


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    reader = argparse.ArgumentParser(prog="python -m conformance", epilog=EXAMPLES)
    reader.description = f"The rules of two old board games as cases, version {version()}."
    reader.formatter_class = argparse.RawDescriptionHelpFormatter
    reader.add_argument("--version", action="version", version=version())
    commands = reader.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="ask a program all cases and print a table")
    show = commands.add_parser("show", help="print cases and what must follow")
    export = commands.add_parser("export", help="print a line of JSON for each case")
    readings = commands.add_parser("readings", help="print what follows by other readings")
    commands.add_parser("make", help="write the pages and files that are made of the cases anew")
    show.add_argument("--json", action="store_true", help="the question that a program gets")
    for command in (run, readings):
        command.add_argument("--engine", required=True, metavar="COMMAND", help="the program")
    _add_run(run)
    for command in (run, show, export, readings):
        command.add_argument("--profile", default="rules", choices=PROFILES, help="rules by default")
        command.add_argument("numbers", nargs="*", help="R-043.1, or R-043 for all of a rule")
        command.add_argument("--game", choices=("conquest", "rail"), help="one game alone")
    return reader


def _add_run(run: argparse.ArgumentParser) -> None:
    run.add_argument("--one-by-one", action="store_true", help="start the program for each case")
    run.add_argument("--verbose", action="store_true", help="say what differs")
    run.add_argument("--seconds", type=float, default=SECONDS, help=f"limit for a case, {SECONDS} by default")
    run.add_argument("--require", action="store_true", help="what is not supported counts as failed")
    run.add_argument(
        "--reads",
        nargs="+",
        default=[],
        metavar="A-nn",
        help="what the program reads otherwise: failures in cases about it are counted apart",
    )
    run.add_argument("--name", default="", help="name and version of the engine, for the files")
    run.add_argument("--json", metavar="FILE", type=Path, help="write the result as JSON")
    run.add_argument("--result", metavar="FILE", type=Path, help="write its line of RESULTS.md")
    run.add_argument("--junit", metavar="FILE", type=Path, help="write it for a build server")


def _is_meant(case: Case, wanted: argparse.Namespace) -> bool:
    rule = case.number.rpartition(".")[0]
    named = not wanted.numbers or case.number in wanted.numbers or rule in wanted.numbers
    return named and wanted.game in (None, case.game)


# ── asking a program ─────────────────────────────────────────────────────────────────────────────


def _run(wanted: argparse.Namespace, cases: Sequence[Case]) -> int:
    if unknown := [name for name in wanted.reads if name not in load("catalogue/readings.toml")]:
        sys.stderr.write(f"no reading is called {', '.join(unknown)}\n")
        return 2
    run = _asked(wanted, cases)
    sys.stdout.write(f"cases {run.suite}, profile {run.profile}: {run.engine}\n")
    sys.stdout.write("\n".join(table(run.verdicts)) + "\n")
    for verdict in run.verdicts if wanted.verbose else ():
        if verdict.why:
            sys.stdout.write(f"{verdict.number} {verdict.word}: {verdict.why}\n")
    if wanted.json:
        wanted.json.write_text(json.dumps(as_json(run), indent=1) + "\n", encoding="utf-8")
    if wanted.result:
        wanted.result.write_text(json.dumps(result(run), indent=1) + "\n", encoding="utf-8")
    if wanted.junit:
        wanted.junit.write_text(as_junit(run), encoding="utf-8")
    return _code(run.verdicts, wanted.require)


def _asked(wanted: argparse.Namespace, cases: Sequence[Case]) -> Run:
    ask = ask_one_by_one if wanted.one_by_one else ask_all
    began, since = datetime.now(UTC), time.monotonic()
    replies = ask(wanted.engine, cases, wanted.seconds)
    verdicts = decide([_judged(case, reply) for case, reply in replies], wanted.reads)
    return Run(
        suite=version(),
        profile=wanted.profile,
        engine=wanted.name or wanted.engine,
        began=began.isoformat(timespec="seconds"),
        seconds=time.monotonic() - since,
        verdicts=verdicts,
    )


def _judged(case: Case, reply: Reply) -> Verdict:
    if reply.answer is None:
        return Verdict(case, FAILED, why=reply.why, silent=True)
    return judge(case, reply.answer)._replace(seconds=reply.seconds)


def _code(verdicts: Sequence[Verdict], require: bool) -> int:
    """Return the exit code: 1 where a case failed, or none was played at all."""
    words = [verdict.word for verdict in verdicts]
    missing = UNSUPPORTED in words if require else set(words) == {UNSUPPORTED}
    return 1 if FAILED in words or missing else 0


# ── printing ─────────────────────────────────────────────────────────────────────────────────────


def _show(wanted: argparse.Namespace, cases: Sequence[Case]) -> int:
    for case in cases:
        if wanted.json:
            sys.stdout.write(json.dumps({"title": case.data["title"], **question(case)}, indent=1) + "\n")
            for name, must in _expected(case).items():
                sys.stdout.write(f"{name}: {json.dumps(must, indent=1)}\n")
        else:
            sys.stdout.write("\n".join(plain_text(case)) + "\n\n")
    return 0


def _expected(case: Case) -> Data:
    """Return what must follow, by its name: of the suite, and of other readings."""
    if case.by_files:
        return {MUST: expected(case)}
    return {f"{way.reading} {way.value}".strip() or MUST: way.answer for way in ways(case)}


def _export(_: argparse.Namespace, cases: Sequence[Case]) -> int:
    """Print a line for each case: its question and what may be answered."""
    for case in cases:
        one = _line_by_files(case) if case.by_files else line(case)
        sys.stdout.write(json.dumps(one) + "\n")
    return 0


def _line_by_files(case: Case) -> Data:
    return {"title": case.data["title"], "question": question(case), "must": expected(case)}


def _readings(wanted: argparse.Namespace, cases: Sequence[Case]) -> int:
    for entry in other_readings(wanted.engine, cases):
        sys.stdout.write(f"{entry}\n")
    return 0


def other_readings(engine: str, cases: Sequence[Case]) -> Iterator[str]:
    """Give the lines of `other-readings.jsonl`, of an engine with a switch for each reading."""
    for case, reply in ask_all(engine, cases, 600):
        if reply.answer is None:
            raise ValueError(f"{case.number}: {reply.why}")
        for entry in entries(case.data, question(case), reply.answer):
            yield json.dumps(entry, separators=(",", ":"))


COMMANDS: dict[str, Callable[[argparse.Namespace, Sequence[Case]], int]] = {
    "run": _run,
    "show": _show,
    "export": _export,
    "readings": _readings,
}
