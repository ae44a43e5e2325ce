"""Rows about audits: of one game against its floor, and of many games by one process and by two."""

import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from time import perf_counter

import kept_games
import measure
from rows import FULL, Plan, Row, milliseconds


def verify(plan: Plan) -> Iterator[Row]:
    """Compare verify with the floor of its signatures and hashes, and long games with short ones."""
    import work

    kinds = (("typical", ">= 0.30"), ("heavy", ">= 0.20"), ("witnessed", ">= 0.30"), ("unsigned", ""))
    for kind, goal in kinds:
        data = kept_games.game(kind, 1000).read_bytes()
        works = {"floor": work.floor(data), "verify": work.verify(data)}
        time = measure.side_by_side(works, plan.rounds)
        yield Row(
            f"verify, {kind} : floor",
            time["floor"] / time["verify"],
            goal,
            milliseconds(time["floor"], time["verify"]) + " for 1000 records",
        )
        if goal:
            with measure.all_processors():
                time = measure.side_by_side(works, plan.rounds, perf_counter)
            yield Row(
                "the same by the clock, on all processors",
                time["floor"] / time["verify"],
                "",
                milliseconds(time["floor"], time["verify"]),
            )
    short, long = (kept_games.game("typical", n) for n in (plan.records[1], plan.records[-1]))
    works = {str(path): work.verify(path.read_bytes()) for path in (short, long)}
    time = measure.side_by_side(works, max(1, plan.rounds // 2))
    growth = time[str(long)] * plan.records[1] / plan.records[-1] / time[str(short)]
    yield Row(f"verify, time a turn, {plan.records[-1]} turns : {plan.records[1]}", growth, "<= 1.10")


def audits(plan: Plan) -> Iterator[Row]:
    """
    Compare `pbem verify` of many games by one process and by two, on the clock; their start is counted.

    Two processors share caches and more. What they gain is what two programs come to that know nothing of each other.
    """
    # Files of one game are proved by one process, so these are of as many games.
    count = 80 if plan is FULL else 4
    paths = [str(path) for path in kept_games.several(count)]
    runs: list[tuple[measure.Process, measure.Process]] = []
    apart: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(plan.command_rounds):
            # The one stays on one processor: it would check signatures on the other meanwhile.
            one = _audited("1", paths, folder, "one")
            with measure.all_processors():
                runs.append((one, _audited("2", paths, folder, "two")))
            apart.append(_apart((paths[::2], paths[1::2]), folder))
    wall, cpu = (median(one.wall / two.wall for one, two in runs), median(one.cpu / two.cpu for one, two in runs))
    one, two = runs[-1]
    note = f"{milliseconds(one.wall, two.wall)} for {count} games in the last round"
    yield Row("pbem verify, one process : two", wall, ">= 1.90", note)
    gained = median(floor / two.wall for floor, (_, two) in zip(apart, runs, strict=True))
    yield Row("two programs with half of them each : it", gained, ">= 0.95", milliseconds(apart[-1], two.wall))
    # What others do on the machine meanwhile does not count in this.
    note = milliseconds(one.cpu, two.cpu)
    yield Row("the same by processor: half of what two take", 2 * cpu, "", note)


def _apart(halves: tuple[list[str], list[str]], folder: str) -> float:
    """Audit games by two programs, each on a processor of its own; return the seconds until both are done."""
    start = perf_counter()
    with ThreadPoolExecutor(2) as pair:
        list(pair.map(_audited_on, range(2), halves, (folder, folder)))
    return perf_counter() - start


def _audited_on(processor: int, paths: list[str], folder: str) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {processor})  # of this thread, and of what it starts
    _audited("1", paths, folder, f"apart-{processor}")


def _audited(jobs: str, paths: list[str], folder: str, home: str) -> measure.Process:
    command = [sys.executable, "-m", "pbem", "verify", "--full", "--jobs", jobs, *paths]
    return measure.run(command, measure.environment(folder, home))
