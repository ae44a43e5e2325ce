"""`pbem arena` whose workers are killed, here and at a Dask scheduler, or that is stopped itself: the same bytes."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from conftest import missing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
RACE = ("arena", "--rules", "across-the-continent-1952", "--players", "bold,random")
UNTIL = ("--games", "400", "--until", "bold=30:50")
"""Answered after ten deals."""


def play(output: Path, *words: str) -> bytes:
    """Play games in one process, disturbed by nobody; return the file."""
    command = [sys.executable, "-m", "pbem", *RACE, "--jobs", "1", *words, "-o", str(output)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return output.read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The lines of forty games."""
    return play(tmp_path_factory.mktemp("arena") / "whole.jsonl", "--games", "40")


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


class Arena:
    """An arena that plays into a file, in its own group of processes as at a terminal."""

    def __init__(self, output: Path, *words: str) -> None:
        self.output = output
        command = [sys.executable, "-m", "pbem", *RACE, *words, "-o", str(output)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def await_lines(self, many: int, further: float) -> bool:
        """Wait until so many lines stand in its file, and some seconds more; say whether it still plays."""
        while lines_in(self.output) < many and self.process.poll() is None:
            time.sleep(0.005)
        time.sleep(further)
        return self.process.poll() is None

    def workers(self) -> list[int]:
        """Return the processes that play for it."""
        found = ["pgrep", "-g", str(self.process.pid), "-f", "spawn_main"]
        return [*map(int, subprocess.run(found, check=False, capture_output=True, text=True).stdout.split())]

    def end(self) -> str:
        """Wait for its end, and return what it said beside the answer."""
        return " ".join(self.process.communicate()[1].split())


@pytest.fixture
def points(request: pytest.FixtureRequest) -> random.Random:
    """Where a test kills: the same points each time."""
    return random.Random(request.node.name)


@pytest.mark.skipif(shutil.which("pgrep") is None, reason="workers are looked up with pgrep")
@pytest.mark.parametrize("words", [("--games", "40"), UNTIL], ids=["games", "until"])
def test_workers_killed_at_random_points_change_no_byte(
    words: tuple[str, ...], points: random.Random, tmp_path: Path
) -> None:
    calm = play(tmp_path / "calm.jsonl", *words)
    arena = Arena(tmp_path / "killed.jsonl", *words, "--jobs", "2")
    killed = 0
    for many in (1, 4, 8, 12):
        if arena.await_lines(many, points.random() / 20):
            for worker in arena.workers()[:1]:
                killed += 1
                os.kill(worker, signal.SIGKILL)
    assert arena.end() == ""
    assert arena.output.read_bytes() == calm
    assert killed


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "killed"])
def test_an_arena_that_was_stopped_is_gone_on_with_and_more_games_are_asked_for(
    by: signal.Signals, jobs: str, whole: bytes, points: random.Random, tmp_path: Path
) -> None:
    output = tmp_path / "games.jsonl"
    for games in (20, 30, 40):
        arena = Arena(output, "--games", str(games), "--jobs", jobs)
        if arena.await_lines(games - points.randint(5, 8), points.random() / 20):
            os.killpg(arena.process.pid, by)
        said = arena.end()
        assert "Traceback" not in said
        assert whole.startswith(output.read_bytes())
        if by is signal.SIGINT and lines_in(output) <= games:
            assert f" of {games} in {output}; the same command goes on from there. Aborted!" in said
    assert play(output, "--games", "40") == whole


def test_a_question_is_answered_by_the_same_games_though_the_arena_was_stopped(
    points: random.Random, tmp_path: Path
) -> None:
    calm = play(tmp_path / "calm.jsonl", *UNTIL)
    arena = Arena(output := tmp_path / "stopped.jsonl", *UNTIL, "--jobs", "2")
    arena.await_lines(points.randint(3, 15), 0)
    os.killpg(arena.process.pid, signal.SIGINT)
    arena.end()
    assert play(output, *UNTIL) == calm


# ── The workers of a Dask scheduler ───────────────────────────────────────────────────────────────

LEFT_OUT = "these workers have another pbem or other packages installed and get no games: tcp://"


def until(holds: Callable[[], bool], tries: int = 60) -> bool:
    """Wait until something holds, or say that it does not."""
    for _ in range(tries):
        if holds():
            return True
        time.sleep(0.1)
    return False


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Dask]:
    """A scheduler without workers."""
    if find_spec("distributed") is None:
        missing("Dask is not installed")
    with ExitStack() as stack:
        yield Dask(stack, tmp_path / "scheduler.json")


class Dask:
    """A Dask scheduler of a test, on this computer alone, and its workers; all end with the test."""

    def __init__(self, stack: ExitStack, note: Path) -> None:
        self.stack = stack
        self.note = "--scheduler-file", str(note)
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", code=ROOT)
        assert until(lambda: note.exists() and bool(note.read_text()), 600)
        self.address: str = json.loads(note.read_text())["address"]

    def add_worker(self, name: str, code: Path = ROOT) -> subprocess.Popen[bytes]:
        """Start a worker that has the pbem in this folder."""
        return self._start("worker", "--nthreads", "1", "--no-nanny", "--name", name, code=code)

    def play(self, output: Path) -> str:
        """Play eight games once a worker is there; return what the command said beside its answer."""
        words = [*RACE, "--dask", self.address, "--games", "8", "-o", str(output)]
        command = [sys.executable, "-m", "pbem", *words]
        said = ""

        def played() -> bool:
            nonlocal said
            done = subprocess.run(command, env=self._env(ROOT), check=False, capture_output=True, text=True)
            said = " ".join(done.stderr.split())
            return done.returncode == 0

        assert until(played), said
        return said

    def _start(self, what: str, *words: str, code: Path) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", what, *self.note, "--no-dashboard", *words]
        process = subprocess.Popen(command, cwd=code, env=self._env(code), stderr=subprocess.DEVNULL)
        self.stack.callback(process.wait)
        self.stack.callback(process.kill)
        return process

    @staticmethod
    def _env(code: Path) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(code), os.environ["PYTHONPATH"]])}


def test_the_workers_of_a_dask_scheduler_write_the_same_bytes_and_those_with_other_code_none(
    dask: Dask, whole: bytes, tmp_path: Path
) -> None:
    eight = b"".join(whole.splitlines(keepends=True)[:9])
    dask.add_worker("same")
    alone = tmp_path / "alone.jsonl"
    assert LEFT_OUT not in dask.play(alone)
    assert alone.read_bytes() == eight
    # The same version, and a module in which somebody has changed something.
    shutil.copytree(ROOT / "pbem", tmp_path / "other" / "pbem", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "other" / "pbem" / "trust" / "dice.py").open("a") as module:
        module.write("# changed\n")
    dask.add_worker("changed", tmp_path / "other")
    mixed = tmp_path / "mixed.jsonl"

    def is_left_out() -> bool:
        mixed.unlink(missing_ok=True)
        return LEFT_OUT in dask.play(mixed)

    # Until it has joined, nobody is left out.
    assert until(is_left_out)
    assert mixed.read_bytes() == eight


def test_dask_workers_killed_at_random_points_change_no_byte(
    dask: Dask, whole: bytes, points: random.Random, tmp_path: Path
) -> None:
    workers = [dask.add_worker("first"), dask.add_worker("second")]
    assert LEFT_OUT not in dask.play(tmp_path / "eight.jsonl")
    arena = Arena(tmp_path / "killed.jsonl", "--dask", dask.address, "--games", "40")
    killed = 0
    for many in (2, 12, 25):
        if arena.await_lines(many, points.random() / 20):
            workers.pop(0).kill()
            workers.append(dask.add_worker(f"after {many}"))
            killed += 1
    assert "Traceback" not in arena.end()
    assert arena.output.read_bytes() == whole
    assert killed
