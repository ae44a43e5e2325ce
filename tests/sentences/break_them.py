"""
Break the sentences on purpose, one after the other, and see that their tests fail.

    python tests/sentences/break_them.py                       all faults (some minutes)
    python tests/sentences/break_them.py host/deadlines        those whose name begins so
    python tests/sentences/break_them.py --sample 40           so many, always the same
    python tests/sentences/break_them.py --seconds 150         those that can be begun in time

Each fault is tried in a copy of the project. The command ends with 0 if faults were tried and a test of its
sentence saw each of them, and with 1 otherwise: on a slow machine time may be over early, and no fault
fails by that. First the tests run on the sound project: one that fails there sees nothing, and is not asked.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, NamedTuple

from faults import FAULTS
from heads import ROOT, sentences

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fault import Fault

_LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__", "mutants")
_FAILED, _PASSED = 1, 0
# A fault may make a test wait for ever; that is seen, too.
_LONGEST = 120
_SOUND = 1800
_SPREAD = 61


class Outcome(NamedTuple):
    """What the tests of a sentence said when it was broken; `tests` are those that were asked."""

    fault: Fault
    tests: tuple[str, ...]
    code: int
    said: str

    @property
    def seen(self) -> bool:
        """Whether a test failed."""
        return self.code == _FAILED


class Bench:
    """Copies of the project, one for each worker, in which one file at a time is wrong."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._free: SimpleQueue[Path] = SimpleQueue()
        self.blind: frozenset[str] = frozenset()
        for number in range(workers):
            copy = folder / str(number)
            shutil.copytree(ROOT, copy, ignore=_LEFT_OUT)
            self._free.put(copy)

    def try_sound(self, faults: Sequence[Fault], workers: int) -> None:
        """Find out which tests of these faults are blind: they fail although nothing is broken."""
        tests = sorted({test for fault in faults for test in fault.tests})
        copy = self._free.get()
        code, said = _tested(copy, tests, _SOUND, ["-n", str(workers)])
        self._free.put(copy)
        self.blind = frozenset(re.findall(r"(?m)^(?:FAILED|ERROR) (\S+?)(?:\[.*)?(?: - .*)?$", said))
        if code not in (_FAILED, _PASSED) or (code == _FAILED and not self.blind):
            raise SystemExit(f"the tests do not run on the sound project; pytest ended with {code}:\n{said[-2000:]}")

    def try_out(self, fault: Fault) -> Outcome:
        """Run the tests of a sentence while it is broken."""
        tests = tuple(test for test in fault.tests if test not in self.blind)
        copy = self._free.get()
        place = copy / fault.place
        right, times = place.read_text(encoding="utf-8"), place.stat()
        try:
            place.write_text(right.replace(fault.right, fault.wrong), encoding="utf-8")
            # Bytecode is known by second and size: a fault of the same length must look older.
            os.utime(place, (times.st_atime, times.st_mtime - 1 - hash(fault.wrong) % 10**6))
            return Outcome(fault, tests, *_tested(copy, tests, _LONGEST, ["-x"]))
        finally:
            place.write_text(right, encoding="utf-8")
            os.utime(place, (times.st_atime, times.st_mtime))
            self._free.put(copy)


def _tested(copy: Path, tests: Sequence[str], longest: float, more: Sequence[str]) -> tuple[int, str]:
    if not tests:
        return _PASSED, "no test names it"
    words = ["-q", "--everything", "-p", "no:cacheprovider", "--no-header", *more, *tests]
    with tempfile.TemporaryFile("w+") as said:
        run = subprocess.Popen(
            [sys.executable, "-m", "pytest", *words],
            cwd=copy,
            stdout=said,
            stderr=said,
            env={**os.environ, "PYTHONPATH": str(copy)},
            start_new_session=True,
        )
        try:
            code = run.wait(longest)
        except subprocess.TimeoutExpired:
            # With whatever the tests have started.
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
            code = _FAILED
        said.seek(0)
        return code, said.read()


def chosen(starts: Sequence[str]) -> list[Fault]:
    """Return the faults whose sentences begin so, in an order in which neighbours are far apart."""
    fitting = [one for one in FAULTS if not starts or one.sentence.startswith(tuple(starts))]
    return sorted(fitting, key=lambda one: FAULTS.index(one) * _SPREAD % 997)


def outcomes(faults: Sequence[Fault], workers: int, seconds: float) -> Iterator[Outcome]:
    """Try faults out, as many at once as there are workers; begin none when the time is over, counted from the first."""
    with (
        tempfile.TemporaryDirectory(prefix="pbem-faults-") as folder,
        ThreadPoolExecutor(workers) as pool,
    ):
        bench = Bench(Path(folder), workers)
        bench.try_sound(faults, workers)
        print(
            "".join(f"blind: it fails on the sound project: {test}\n" for test in sorted(bench.blind)),
            end="",
            flush=True,
        )
        end = time.monotonic() + seconds
        timely = pool.map(lambda one: bench.try_out(one) if time.monotonic() < end else None, faults)
        yield from filter(None, timely)


def tell(one: Outcome) -> None:
    """Print what came of a fault: a line, and more where nobody saw it."""
    fault = one.fault
    print(f"{'seen' if one.seen else 'NOT SEEN'}  {fault.sentence}", flush=True)
    if not one.seen:
        print(f"  {sentences().get(fault.sentence, '')}\n  {fault.place}")
        print(f"  - {fault.right}\n  + {fault.wrong}\n  by {', '.join(one.tests) or 'no test'}")
    if one.code not in (_FAILED, _PASSED):
        print(f"  pytest ended with {one.code}:\n{one.said[-2000:]}", flush=True)


def main() -> int:
    """Read the command line, and do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[1])
    parser.add_argument("starts", nargs="*", help="only sentences whose names begin so")
    parser.add_argument("--sample", type=int, metavar="COUNT", help="no more than so many faults")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no fault later")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    faults = chosen(asked.starts)[: asked.sample]
    seen = []
    for one in outcomes(faults, asked.workers, asked.seconds):
        tell(one)
        seen.append(one.seen)
    print(f"{sum(seen)} of {len(seen)} faults were seen by a test of their sentence; {len(faults)} were asked for")
    return int(not seen or not all(seen))


if __name__ == "__main__":
    raise SystemExit(main())
