"""
Asking a program: a question is a line of JSON on its standard input, an answer a line of JSON.

What a program answered before it hangs or falls counts. The case at which that happened is asked once
more, alone; then the rest goes on.
"""

import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import IO, Any, NamedTuple, Self, cast

from conformance.reading import Case, Data, question

SECONDS = 10
"""How long a program may be silent before it counts as hanging."""

TIMES = 10
"""After so many cases in a row at which a program ended badly the rest is not asked."""

NOTHING = "nothing was answered"


class Reply(NamedTuple):
    """What came for a case: an answer, or why there is none, and after how many seconds."""

    answer: Any
    why: str = ""
    seconds: float = 0.0


def ask_all(command: str, cases: Sequence[Case], seconds: float = SECONDS) -> Iterator[tuple[Case, Reply]]:
    """Ask all cases, in as few starts as the program allows, and return each with its reply."""
    replies: dict[str, Reply] = {}
    waiting = list(cases)
    while waiting:
        badly = _ask_together(command, waiting, seconds, replies)
        left = [case for case in waiting if case.number not in replies]
        if not badly:
            break
        if len(left) == len(waiting):  # nothing came: perhaps it answers only at its end
            replies |= _ask_until_hopeless(command, left, seconds)
            break
        suspect, *waiting = left
        replies[suspect.number] = ask_alone(command, suspect, seconds)
    for case in cases:
        yield case, replies.get(case.number, Reply(None, NOTHING))


def ask_one_by_one(command: str, cases: Sequence[Case], seconds: float = SECONDS) -> Iterator[tuple[Case, Reply]]:
    """Start the program for each case anew."""
    for case in cases:
        yield case, ask_alone(command, case, seconds)


def ask_alone(command: str, case: Case, seconds: float) -> Reply:
    """Start the program for one case."""
    with Program(command, [case]) as program:
        for answer, took in program.answers(seconds):
            if answer.setdefault("number", case.number) == case.number:
                return Reply(answer, seconds=took)
        return Reply(None, program.end(seconds) or NOTHING + program.heard())


def _ask_together(command: str, cases: Sequence[Case], seconds: float, replies: dict[str, Reply]) -> str:
    """Start the program once, keep each reply as it comes, and say how the program ended badly."""
    asked = {case.number for case in cases}
    with Program(command, cases) as program:
        for answer, took in program.answers(seconds):
            if answer.get("number") in asked:
                replies.setdefault(answer["number"], Reply(answer, seconds=took))
            if asked <= replies.keys():
                return ""
        return program.end(seconds)


def _ask_until_hopeless(command: str, cases: Sequence[Case], seconds: float) -> dict[str, Reply]:
    """Ask each case alone, until the program ended badly so often in a row that it would go on so."""
    replies: dict[str, Reply] = {}
    bad = 0
    for case in cases:
        if bad < TIMES:
            reply = ask_alone(command, case, seconds)
            bad = bad + 1 if reply.why not in ("", NOTHING) else 0
        else:
            reply = Reply(None, f"not asked, after {TIMES} cases in a row that ended badly")
        replies[case.number] = reply
    return replies


class Program:
    """A program that was started and is being asked."""

    def __init__(self, command: str, cases: Sequence[Case]) -> None:
        self.process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # what it starts itself ends with it
        )
        self.said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.errors: deque[str] = deque(maxlen=1)
        self.hangs = self.strange = ""
        work = (partial(self._ask, cases), self._hear, self._complain)
        self.threads = [threading.Thread(target=one, daemon=True) for one in work]
        for thread in self.threads:
            thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the program and whatever it started."""
        if self.process.poll() is None:
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.kill()
            self.process.wait()
        for thread in self.threads:
            thread.join(timeout=1)

    def _ask(self, cases: Iterable[Case]) -> None:
        with suppress(OSError), cast("IO[str]", self.process.stdin) as stream:  # it may be gone
            for case in cases:
                stream.write(f"{json.dumps(question(case))}\n")

    def _hear(self) -> None:
        with cast("IO[str]", self.process.stdout) as stream:
            for line in stream:
                self.said.put(line)
        self.said.put(None)

    def _complain(self) -> None:
        with cast("IO[str]", self.process.stderr) as stream:
            for line in stream:
                sys.stderr.write(line)
                if line.strip():
                    self.errors.append(line.strip())

    def answers(self, seconds: float) -> Iterator[tuple[Data, float]]:
        """Give each answer with the seconds since the one before, until the end or a long silence."""
        since = time.monotonic()
        while True:
            try:
                line = self.said.get(timeout=seconds)
            except queue.Empty:
                self.hangs = f"silent for {seconds:g} seconds"
                return
            if line is None:
                return
            answer = _read(line)
            now = time.monotonic()
            if isinstance(answer, dict):
                yield answer, now - since
                since = now
            elif line.strip():
                self.strange = line.strip()

    def end(self, seconds: float) -> str:
        """Wait for the end of a program that says nothing more, and tell what was bad about it."""
        if self.hangs:
            return self.hangs
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return f"no end within {seconds:g} seconds"
        if code == 0:
            return ""
        self.threads[-1].join(timeout=1)  # what it complained of last
        how = f"code {code}" if code > 0 else signal.Signals(-code).name
        return ": ".join([f"the program ended with {how}", *self.errors])

    def heard(self) -> str:
        """Quote a line that was no answer."""
        return f", but a line that is no table of JSON: {self.strange[:80]}" if self.strange else ""


def _read(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
