"""A program that is being asked: started with its questions, listened to, and ended with whatever it started."""

import json
import os
import queue
import re
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
from typing import IO, Any, Self, cast

from conformance.reading import Case, Data, question

DEEPEST = 100
"""So deep an answer may be nested: no true one is nearly as deep."""

LONGEST = 1 << 22
"""So many characters of a line are read at once: no true answer is nearly as long."""

UNREAD = 1000
"""So many lines may wait until they are looked at; a program that says more waits itself."""

COMPLAINTS = 40
"""So many of the last lines of what a program complains of are kept."""

ERROR = re.compile(r"(Uncaught |Exception in thread .*)?[\w.:]*(Error|Exception)\b")
"""How the line begins that says what went wrong, in most languages."""


def _started(command: str) -> "subprocess.Popen[str]":
    """Start a program; raises ValueError with the way out where that cannot be."""
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # what it starts itself ends with it
        )
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise ValueError(
            f"this program cannot be started: {why.lower()}. Name it as you would start it in a terminal: a program "
            'with its path, as in ./my-engine, or what runs it, as in "node my-engine.mjs"'
        ) from error


class Program:
    """A program that was started and is being asked."""

    def __init__(self, command: str, cases: Sequence[Case], patience: float) -> None:
        self.process = _started(command)
        self.said: queue.Queue[str | None] = queue.Queue(UNREAD)
        self.errors: deque[str] = deque(maxlen=COMPLAINTS)
        self.hangs = self.heard = ""
        self.ended = False
        self.wait_for(patience)
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
        self.ended = True
        with suppress(queue.Empty):  # whoever waits to put in one more line sees that nobody listens
            while True:
                self.said.get_nowait()
        for thread in self.threads:
            thread.join(timeout=1)

    def _ask(self, cases: Iterable[Case]) -> None:
        with suppress(OSError), cast("IO[str]", self.process.stdin) as stream:  # it may be gone
            for case in cases:
                stream.write(f"{json.dumps(question(case))}\n")

    def _hear(self) -> None:
        with cast("IO[str]", self.process.stdout) as stream:
            for line in iter(partial(stream.readline, LONGEST), ""):
                self.said.put(line)
                if self.ended:
                    return
        self.said.put(None)

    def _complain(self) -> None:
        with cast("IO[str]", self.process.stderr) as stream:
            for line in iter(partial(stream.readline, LONGEST), ""):
                sys.stderr.write(line)
                if line.strip():
                    self.errors.append(line.rstrip())

    def wait_for(self, seconds: float) -> None:
        """Listen for so long from now on, whatever is said that is no answer."""
        self.patience, self.until = seconds, time.monotonic() + seconds

    def answers(self) -> Iterator[tuple[Data, float]]:
        """Give each answer with the seconds since the one before, until the end or until nobody waits any more."""
        since = time.monotonic()
        while True:
            try:
                line = self.said.get(timeout=max(0, self.until - time.monotonic()))
            except queue.Empty:
                line = ""
            if line is None:
                return
            if time.monotonic() >= self.until:
                said_none = f"no answer for {self.patience:g} seconds{self.heard}"
                self.hangs = said_none if self.heard else f"silent for {self.patience:g} seconds"
                return
            answer = _read(line)
            now = time.monotonic()
            if isinstance(answer, dict):
                yield answer, now - since
                since = now
            elif line.strip():
                self.heard = f", but a line that is no table of JSON: {_short(line.strip())}"

    def wonder(self, answer: Data) -> None:
        """Keep an answer that belongs to no question, to be quoted."""
        what = "with a number that was not asked" if "number" in answer else "without a number"
        self.heard = f", but an answer {what}: {_short(json.dumps(answer))}"

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
        return ": ".join(filter(None, [f"the program ended with {how}", self._complaint()]))

    def _complaint(self) -> str:
        """Return the line that names the error, or the last five."""
        named = [line for line in self.errors if ERROR.match(line)]
        return named[-1] if named else " / ".join(line.strip() for line in [*self.errors][-5:])


def _read(line: str) -> Any:
    """Return what a line says, and nothing if it is no JSON, or nested so deep that nothing can read it."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return said if _is_shallow(said) else None


def _is_shallow(said: Any) -> bool:
    level = [said]
    for _ in range(DEEPEST):
        inside = (one.values() if isinstance(one, dict) else one for one in level if isinstance(one, (dict, list)))
        level = [value for values in inside for value in values]
    return not level


def _short(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:80]} ..."
