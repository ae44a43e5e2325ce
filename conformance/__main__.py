"""
Run the suite, from the folder that holds it.

    python -m conformance run --engine "node conformance/engines/conquest.mjs"
    python -m conformance show R-043.1
    python -m conformance export > cases.jsonl
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence

from conformance.comparing import FAILED, OTHER, VERDICTS, Verdict, judge
from conformance.files import expected
from conformance.page import PROFILES, page
from conformance.reading import Case, Data, question, read_cases, ways
from conformance.talking import ask_all, ask_one_by_one

MUST = "what must follow"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0: nothing failed, 1: something did, 2: wrong use."""
    wanted = _parser().parse_args(arguments)
    if wanted.command == "catalogue":
        sys.stdout.write(page())
        return 0
    profiles = PROFILES if wanted.command == "show" else (wanted.profile,)
    known = [case for profile in profiles for case in read_cases(profile)]
    cases = [case for case in known if _is_meant(case, wanted)]
    if not cases:
        sys.stderr.write("no case has such a number\n")
        return 2
    match wanted.command:
        case "run":
            return _run(wanted, cases)
        case "show":
            _show(cases)
        case _:
            _export(cases)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m conformance", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="ask a program all cases and print a table")
    run.add_argument("--engine", required=True, metavar="COMMAND", help="the program to ask")
    run.add_argument("--one-by-one", action="store_true", help="start the program for each case")
    run.add_argument("--verbose", action="store_true", help="say what differs")
    show = commands.add_parser("show", help="print questions and what must follow")
    export = commands.add_parser("export", help="print a line of JSON for each case")
    commands.add_parser("catalogue", help="print the catalogue as a page")
    for command in (run, show, export):
        command.add_argument(
            "--profile", default="rules", choices=PROFILES, help="rules by default"
        )
        command.add_argument("numbers", nargs="*", help="R-043.1, or R-043 for all of a rule")
        command.add_argument("--game", choices=("conquest", "rail"), help="one game alone")
    return parser


def _is_meant(case: Case, wanted: argparse.Namespace) -> bool:
    rule = case.number.rpartition(".")[0]
    named = not wanted.numbers or case.number in wanted.numbers or rule in wanted.numbers
    return named and wanted.game in (None, case.game)


def _run(wanted: argparse.Namespace, cases: Sequence[Case]) -> int:
    ask = ask_one_by_one if wanted.one_by_one else ask_all
    try:
        verdicts = [judge(case, answer) for case, answer in ask(wanted.engine, cases)]
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        sys.stderr.write(f"{wanted.engine}: {error}\n")
        return 2
    sys.stdout.write("\n".join(table(verdicts)) + "\n")
    if wanted.verbose:
        for verdict in verdicts:
            if verdict.why:
                sys.stdout.write(f"{verdict.number} {verdict.word}: {verdict.why}\n")
    return 1 if any(verdict.word == FAILED for verdict in verdicts) else 0


def table(verdicts: Sequence[Verdict]) -> list[str]:
    """Return the lines of a table by chapter, then which cases failed and which readings were met."""
    chapters: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for verdict in verdicts:
        chapters[verdict.game, verdict.chapter][verdict.word] += 1
    lines = [_line("game", "chapter", VERDICTS)]
    for (game, chapter), found in chapters.items():
        lines.append(_line(game, chapter, [str(found[word] or ".") for word in VERDICTS]))
    total = Counter(verdict.word for verdict in verdicts)
    lines.append(_line("all", "", [str(total[word]) for word in VERDICTS]))
    failed = [verdict.number for verdict in verdicts if verdict.word == FAILED]
    lines += [f"failed: {', '.join(failed)}"] if failed else []
    return lines + readings(verdicts)


def _line(game: str, chapter: str, words: Sequence[str]) -> str:
    return f"{game:<10}{chapter:<16}{''.join(f'{word:>15}' for word in words)}".rstrip()


def readings(verdicts: Sequence[Verdict]) -> list[str]:
    """Say which reading the program follows wherever the cases can tell."""
    met: dict[str, Counter[str]] = defaultdict(Counter)
    for verdict in verdicts:
        for reading, value in verdict.readings:
            met[reading][value if verdict.word == OTHER else "that of the suite"] += 1
    said = [
        f"  {reading}: {', '.join(f'{value} ({times})' for value, times in found.items())}"
        for reading, found in sorted(met.items())
    ]
    return ["readings followed:", *said] if said else []


def _show(cases: Sequence[Case]) -> None:
    for case in cases:
        asked = question(case)
        asked["board"] = case.data.get("board", "the usual board")
        sys.stdout.write(json.dumps({"title": case.data["title"], **asked}, indent=2) + "\n")
        for name, must in _expected(case).items():
            sys.stdout.write(f"{name}: {json.dumps(must, indent=2)}\n")


def _expected(case: Case) -> Data:
    """Return what must follow, by its name: of the suite, and of other readings."""
    if case.by_files:
        return {MUST: expected(case)}
    return {f"{way.reading} {way.value}".strip() or MUST: way.answer for way in ways(case)}


def _export(cases: Sequence[Case]) -> None:
    """Print a line for each case: its question and what may be answered."""
    for case in cases:
        line: Data = {"title": case.data["title"], "question": question(case)}
        if case.by_files:
            line["must"] = expected(case)
        else:
            line["ways"] = [way._asdict() for way in ways(case)]
        sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
