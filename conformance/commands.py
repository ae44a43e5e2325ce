"""The commands: ask a program, show cases, and print what is made of them."""

import argparse
import json
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime

from conformance import outputs
from conformance.comparing import FAILED, OTHER, UNDECIDED, UNSUPPORTED, Verdict, decide, judge
from conformance.files import expected
from conformance.making import everything
from conformance.making.attached import line
from conformance.making.telling.plain_text import plain_text
from conformance.other_readings import entries
from conformance.reading import PROFILES, Case, Data, load, question, read_cases
from conformance.records import Run
from conformance.talking import SECONDS, Reply, ask_all, ask_one_by_one
from conformance.tally import printable, table
from conformance.versions import version

LONGEST = 86_400
"""So many seconds, a day, a program may be let to be silent at most."""

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
    if wrong := _wrong_use(wanted):
        sys.stderr.write(f"{wrong}\n")
        return 2
    known = [case for profile in profiles for case in read_cases(profile)]
    cases = [case for case in known if _is_meant(case, wanted)]
    if not cases:
        sys.stderr.write("no case has such a number\n")
        return 2
    command: Callable[[argparse.Namespace, Sequence[Case]], int] = COMMANDS[wanted.command]
    try:
        return command(wanted, cases)
    except BrokenPipeError:  # the reader has seen enough
        raise
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        sys.stderr.write(f"{wanted.engine}: {error}\n" if "engine" in wanted else f"{error}\n")
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
    show.add_argument("--json", action="store_true", help="as one list in JSON: question, and what may be answered")
    export.add_argument("--question", action="store_true", help="the question alone, just as a program gets it")
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
    run.add_argument("--strict", action="store_true", help="another reading than the suite's counts as failed")
    run.add_argument(
        "--reads",
        nargs="+",
        default=[],
        metavar="A-nn",
        help="what the program reads otherwise: failures in cases about it are counted apart",
    )
    outputs.add(run)


def _wrong_use(wanted: argparse.Namespace) -> str:
    """Say what is wrong with a command before a program is asked anything, "" if nothing is."""
    if "engine" in wanted and not _words(wanted.engine):
        return f"--engine {shlex.quote(wanted.engine)} names no program"
    if wanted.command != "run":
        return ""
    if not 0 < wanted.seconds <= LONGEST:
        return f"--seconds {wanted.seconds:g}: a program needs more than 0, and a day, {LONGEST}, is enough"
    if unknown := [name for name in wanted.reads if name not in load("catalogue/readings.toml")]:
        return f"no reading is called {', '.join(unknown)}"
    return outputs.wrong_use(wanted)


def _words(command: str) -> list[str]:
    """Split a command into words; none if a quotation mark is missing."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def _is_meant(case: Case, wanted: argparse.Namespace) -> bool:
    rule = case.number.rpartition(".")[0]
    named = not wanted.numbers or case.number in wanted.numbers or rule in wanted.numbers
    return named and wanted.game in (None, case.game)


# ── asking a program ─────────────────────────────────────────────────────────────────────────────


def _run(wanted: argparse.Namespace, cases: Sequence[Case]) -> int:
    run = _asked(wanted, cases)
    sys.stdout.write(f"cases {run.suite}, profile {run.profile}: {run.engine}\n")
    sys.stdout.write("\n".join(table(run.verdicts)) + "\n")
    for verdict in run.verdicts if wanted.verbose else ():
        if verdict.why:
            sys.stdout.write(f"{verdict.number} {verdict.word}: {printable(verdict.why)}\n")
    if trouble := outputs.write(run, wanted):
        sys.stderr.write("".join(f"{line}\n" for line in trouble))
        return 2
    return _code(run.verdicts, wanted)


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


def _code(verdicts: Sequence[Verdict], wanted: argparse.Namespace) -> int:
    """Return the exit code: 1 where a case failed, or none was played at all."""
    words = {verdict.word for verdict in verdicts}
    bad = {FAILED}
    if wanted.require:
        bad |= {UNSUPPORTED}
    if wanted.strict:
        bad |= {OTHER, UNDECIDED}
    return 1 if words & bad or words == {UNSUPPORTED} else 0


# ── printing ─────────────────────────────────────────────────────────────────────────────────────


def _show(wanted: argparse.Namespace, cases: Sequence[Case]) -> int:
    if wanted.json:
        sys.stdout.write(json.dumps([_whole(case) for case in cases], indent=1) + "\n")
        return 0
    for case in cases:
        sys.stdout.write("\n".join(plain_text(case)) + "\n\n")
    return 0


def _export(wanted: argparse.Namespace, cases: Sequence[Case]) -> int:
    """Print a line for each case: the question that a program gets, alone or with what may be answered."""
    for case in cases:
        sys.stdout.write(json.dumps(question(case) if wanted.question else _whole(case)) + "\n")
    return 0


def _whole(case: Case) -> Data:
    """Return a case: its title, its question, and what may be answered."""
    if case.by_files:
        return {"title": case.data["title"], "question": question(case), "must": expected(case)}
    return line(case)


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
