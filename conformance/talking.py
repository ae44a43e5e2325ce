"""Asking a program: a question is a line of JSON on its standard input, an answer a line of JSON."""

import json
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from typing import Any

from conformance.reading import Case, question

SECONDS = 60
"""How long a program may take, for one case alone or for each twenty of many."""


def ask_all(command: str, cases: Sequence[Case]) -> Iterator[tuple[Case, Any]]:
    """Start the program once, ask all cases, and return each with its answer."""
    said = _run(command, cases, SECONDS * (1 + len(cases) // 20))
    answers = {answer.get("number"): answer for answer in said if isinstance(answer, dict)}
    for case in cases:
        yield case, answers.get(case.number, "nothing was answered")


def ask_one_by_one(command: str, cases: Sequence[Case]) -> Iterator[tuple[Case, Any]]:
    """Start the program for each case anew."""
    for case in cases:
        said = _run(command, [case], SECONDS)
        yield case, said[0] if said else "nothing was answered"


def _run(command: str, cases: Sequence[Case], seconds: int) -> list[Any]:
    lines = "".join(f"{json.dumps(question(case))}\n" for case in cases)
    try:
        done = subprocess.run(
            shlex.split(command),
            input=lines,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return []
    return [_read(line) for line in done.stdout.splitlines() if line.strip()]


def _read(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return f"no JSON: {line[:100]}"
