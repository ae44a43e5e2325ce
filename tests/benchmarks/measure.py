"""
Measuring side by side: what is compared takes turns, so that a busy machine slows all of it alike.

Times are medians. Work in this process is counted in processor time, other processes in time on the
clock, because `apply` also waits for the disk.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import attrs

Work = Callable[[], object]


@attrs.frozen
class Process:
    """A process that ran: seconds on the clock, seconds of processor, most memory in bytes."""

    wall: float
    cpu: float
    memory: int


def side_by_side(
    works: Mapping[str, Work], rounds: int, clock: Callable[[], float] = time.process_time
) -> dict[str, float]:
    """Do each of the works once a round; the median seconds of each, of the processor if not told."""
    times: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            start = clock()
            work()
            times[name].append(clock() - start)
    return {name: median(taken) for name, taken in times.items()}


def processes(
    commands: Mapping[str, Callable[[], Sequence[str]]], rounds: int, environment: Callable[[str], Mapping[str, str]]
) -> dict[str, Process]:
    """
    Run each command once a round; the medians of each. The first round is not counted.

    A command is made anew for each run; its environment is that of its name.
    """
    runs: dict[str, list[Process]] = {name: [] for name in commands}
    for number in range(rounds + 1):
        for name, command in commands.items():
            done = run(command(), environment(name))
            if number:
                runs[name].append(done)
    return {name: _median(done) for name, done in runs.items()}


def run(command: Sequence[str], environment: Mapping[str, str]) -> Process:
    """Run a command that must succeed."""
    start = time.perf_counter()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=said, env=dict(environment))
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            said.seek(0)
            raise RuntimeError(f"{' '.join(command)} failed: {said.read().decode()}")
    # Linux counts in kilobytes, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return Process(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


_ASK_A_CHILD = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def memory(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Run a command that must succeed; the most MiB that it held, which `run` cannot tell if this process holds more."""
    asked = [sys.executable, "-c", _ASK_A_CHILD, *command]
    said = subprocess.run(asked, env=dict(environment), check=True, capture_output=True).stdout
    return int(said) / (2**20 if sys.platform == "darwin" else 2**10)


def environment(folder: str, name: str) -> dict[str, str]:
    """A home for each game: a computer refuses to go back to an earlier turn of the same game."""
    own = {
        "PBEM_HOME": f"{folder}/{name}/home",
        "PYTHONPYCACHEPREFIX": f"{folder}/compiled",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    found = {**os.environ, **own}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def pin() -> None:
    """Stay on one processor from now on, where the system lets us."""
    use(1)


def use(processors: int) -> None:
    """Stay on so many processors of the machine from now on, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        # The system leaves out those that there are not.
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-processors:])


@contextmanager
def all_processors() -> Iterator[None]:
    """Use every processor of the machine for a while, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    # The system leaves out those that there are not.
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _median(runs: Sequence[Process]) -> Process:
    return Process(
        median(one.wall for one in runs), median(one.cpu for one in runs), int(median(one.memory for one in runs))
    )
