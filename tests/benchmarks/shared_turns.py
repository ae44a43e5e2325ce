"""
Turns of many games played by one process and by two, and what each of them had to do.

Others may be at work on the machine, so time on the clock says little. What counts is the longest way through the work:
the processor time of what one process does while nobody else can do anything, and of whoever has most to do beside that.
Waiting for the disk is no part of it.
"""

import gc
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from unittest import mock

import attrs
import measure
from rows import QUICK, Plan, Row

from pbem.__main__ import NEW_THINGS
from pbem.host.folder import host_folder
from pbem.host.round import Round
from pbem.local import crew

TESTS = Path(__file__).parents[1]


@attrs.frozen
class Shares:
    """
    Seconds of processor of a round with so many turns: of its own process alone, of that beside workers, of these.

    `wall` is the time on the clock.
    """

    records: int
    wall: float
    alone: float
    beside: float
    workers: float

    def longest(self, processes: int) -> float:
        """Return the seconds of the longest way through the work, if each of so many processes has a processor."""
        return self.alone + max(self.beside, (self.beside + self.workers) / processes)

    def __str__(self) -> str:
        """Say who did how much."""
        return f"{self.alone:.1f} alone, {self.beside:.1f} beside {self.workers:.1f} s; {self.wall:.1f} on the clock"


def shared(plan: Plan) -> Iterator[Row]:
    """Play the turns of a crowd of games by one process and by two, each time from the same folder, and by turns."""
    import host_mails
    import hosted_games

    # What each process does but once, such as its first picture, weighs less the more there is to do.
    for games, rounds in ((120, 1),) if plan is QUICK else ((120, 3), (400, 3), (1000, 1)):
        with tempfile.TemporaryDirectory() as name:
            os.environ["PBEM_HOME"] = f"{name}/home"
            hosted_games.bring_orders(hosted_games.settle(Path(name) / "host-folder", games))
            now = host_mails.NOW.isoformat()
            # The first run writes the compiled modules.
            _played(Path(name), now, 2)
            runs = [[_played(Path(name), now, processors) for processors in (1, 2)] for _ in range(rounds)]
        one, two = sorted(runs, key=lambda run: run[0].longest(1) / run[1].longest(2))[rounds // 2]
        yield Row(
            f"{games} turns with pictures, two processes : one",
            one.longest(1) / two.longest(2),
            ">= 1.80",
            f"{games / two.longest(2):.1f}, {games / one.longest(1):.1f} a second; {two}; one {one}",
        )


def _played(place: Path, now: str, processors: int) -> Shares:
    """Play what is ready in a copy of the host and of its keys, in a process of its own."""
    with tempfile.TemporaryDirectory(dir=place) as copied:
        for one in ("home", "host-folder"):
            shutil.copytree(place / one, Path(copied, one))
        environment = measure.environment(str(place), "") | {"PBEM_HOME": f"{copied}/home"}
        # By -c, for workers begin with what the main module imports.
        paths = [str(TESTS.parent), str(Path(__file__).parent)]
        program = f"import sys; sys.path[:0] = {paths}; import shared_turns; shared_turns.main(*sys.argv[1:])"
        command = [sys.executable, "-c", program, f"{copied}/host-folder", now, str(processors), f"{copied}/said"]
        measure.run(command, environment)
        return Shares(**json.loads(Path(copied, "said").read_text()))


def main(host: str, now: str, processors: str, said: str) -> None:
    """Play what is ready in a host, on so many processors, and write down what it took."""
    measure.use(int(processors))
    gc.set_threshold(NEW_THINGS)  # as in the command
    Path(said).write_text(json.dumps(attrs.asdict(play(host, datetime.fromisoformat(now), int(processors)))))


def play(host: str, now: datetime, processors: int) -> Shares:
    """Play what is ready in a host, on so many processors."""
    marks: list[float] = []
    real = crew.crew

    @contextmanager
    def watched(jobs: int, **how: Any) -> Iterator[crew.Crew]:
        marks.append(time.process_time())
        with real(jobs, **how) as workers:
            yield workers
        marks.append(time.process_time())

    start = time.perf_counter()
    with mock.patch.object(crew, "crew", watched), mock.patch.object(crew, "free_cores", return_value=processors):
        done = Round(host_folder.open_host(host), now)
        done.tend_games()
        done.send(lambda *_: None)
    began, ended = marks
    children, own = os.times(), time.process_time()
    workers = children.children_user + children.children_system
    return Shares(done.records, time.perf_counter() - start, own - ended + began, ended - began, workers)
