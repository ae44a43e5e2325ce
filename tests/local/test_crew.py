"""Work for several processes: order, deaths of workers and of their parent."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import crew_work
import pytest

from pbem.local import registry
from pbem.local.crew import Crew, Here, Lost, crew
from pbem.local.spawned import Spawned, received

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

ITEMS = range(40)


def until(true: Callable[[], bool]) -> bool:
    """Wait for something that happens in another process."""
    for _ in range(1200):
        if true():
            return True
        time.sleep(0.05)
    return False


def is_alive(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_one_process_does_the_work_itself_and_says_what_is_wrong_when_it_is() -> None:
    with crew(1) as workers:
        results = workers.results(crew_work.double, iter([1, 2, -1, 3]))
        assert [next(results), next(results)] == [2, 4]
        with pytest.raises(ValueError, match="below nothing"):
            next(results)


@pytest.mark.parametrize(("seconds", "sizes"), [(0, [1, 3, 3, 1]), (1, [1] * 8), (0.3, [1, 2, 2, 2, 1])])
def test_the_size_of_a_chunk_follows_what_the_work_costs(
    seconds: float, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, done = [0.0], list[int]()

    def work(number: int) -> int:
        clock[0] += seconds
        done.append(number)
        return number

    monkeypatch.setattr("pbem.local.crew.perf_counter", lambda: clock[0])
    with crew(1) as workers:
        taken = [len(done) for _ in workers.results(work, range(8), most=3)]
    assert [taken.count(many) for many in dict.fromkeys(taken)] == sizes
    assert done == [*range(8)]


class Idle(Executor):
    """Workers that begin nothing but every third thing, and that at once."""

    def __init__(self) -> None:
        self.here, self.taken = Here(), 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.taken += 1
        return Future() if self.taken % 3 else self.here.submit(fn, *args, **kwargs)


def test_whoever_helps_does_what_no_worker_has_begun() -> None:
    idle = Idle()
    with Crew(lambda: idle, lambda: idle, 8, beside=1) as workers:
        assert list(workers.results(crew_work.double, ITEMS, most=3)) == [2 * number for number in ITEMS]
    assert 0 < idle.taken <= len(ITEMS)


class Greedy(Executor):
    """Workers that have everything in hand, and are done with it only when somebody waits for it."""

    def __init__(self) -> None:
        self.taken = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.taken += 1
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        future.result = lambda timeout=None: fn(*args, **kwargs)  # type: ignore[method-assign]
        return future


@pytest.mark.parametrize(("items", "sent"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (8, 6), (10, 6)])
def test_whoever_helps_keeps_two_and_leaves_one_to_each_worker(items: int, sent: int) -> None:
    greedy = Greedy()
    with Crew(lambda: greedy, lambda: greedy, 8, beside=1) as workers:
        assert list(workers.results(crew_work.double, range(items))) == [2 * number for number in range(items)]
    assert greedy.taken == sent


@pytest.mark.thorough
def test_whoever_helps_is_one_of_the_processes(tmp_path: Path) -> None:
    with crew(3) as workers:
        tasks = [(str(tmp_path), number) for number in range(30)]
        found = [one for one in workers.results(crew_work.together, tasks) if not isinstance(one, Lost)]
    assert [number for number, _ in found] == [*range(30)]
    processes = {process for _, process in found}
    assert os.getpid() in processes
    assert 1 < len(processes) <= 3


class Dead(Here):
    """An executor whose workers were killed before it got any work."""

    def submit(self, *_: Any, **__: Any) -> NoReturn:
        raise BrokenExecutor


def test_items_are_done_although_executors_break_before_they_get_any_work() -> None:
    waiting: list[Executor] = [Dead(), Dead(), Here(), Dead(), Dead()]
    alone: list[Executor] = [Dead(), Dead(), Dead(), Here(), Dead()]
    with Crew(waiting.pop, alone.pop, 1) as workers:
        results = list(workers.results(crew_work.double, range(3)))
    assert results == [0, 2, 4]
    assert (len(waiting), len(alone)) == (2, 3)


@pytest.mark.thorough
@pytest.mark.parametrize("jobs", [1, 2])
def test_with_strangers_here_what_killed_workers_left_is_done_again_and_what_kills_each_time_is_lost(
    jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "has_strangers", lambda: True)
    tasks = [(str(tmp_path), number) for number in ITEMS]
    with crew(jobs) as workers:
        results = list(workers.results(crew_work.deadly, tasks, most=3))
    assert [isinstance(one, Lost) for one in results] == [number == 7 for number in ITEMS]
    assert [one for one in results if not isinstance(one, Lost)] == [2 * number for number in ITEMS if number != 7]


@pytest.mark.thorough
def test_a_worker_that_dies_while_others_of_its_chunks_are_taken_back_says_nothing(tmp_path: Path) -> None:
    with crew(2) as workers:
        tasks = [(str(tmp_path), number, os.getpid()) for number in range(12)]
        assert list(workers.results(crew_work.abandoned, tasks)) == [2 * number for number in range(12)]
    assert (tmp_path / "killed").exists()


@pytest.mark.thorough
def test_what_work_raises_in_a_worker_is_raised_here() -> None:
    with crew(2) as workers, pytest.raises(ValueError, match="below nothing"):
        list(workers.results(crew_work.double, [1, -1, 2]))


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="there are no masks of signals")
def test_ctrl_c_reaches_whoever_asks_and_no_worker_even_while_it_begins() -> None:
    with Spawned(2) as pool:
        assert all(pool.submit(crew_work.held_back).result() for _ in range(4))
    assert not crew_work.held_back()


@pytest.mark.thorough
def test_much_comes_back_in_a_file_and_what_is_lost_with_it_broke(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with Spawned(1) as pool:
        little, much, lost = (pool.submit(bytes, size) for size in (100, 10**6, 10**6))
        assert len(str(lost.result())) < 1000
        assert [received(little), received(much)] == [bytes(100), bytes(10**6)]
        [file] = tmp_path.glob("*/*")
        file.unlink()
        with pytest.raises(BrokenExecutor):
            received(lost)
    assert not list(tmp_path.iterdir())


@pytest.mark.thorough
def test_there_is_no_folder_until_there_is_something_to_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with Spawned(1) as pool:
        assert received(pool.submit(bytes, 100)) == bytes(100)
        assert not list(tmp_path.iterdir())


@pytest.mark.thorough
def test_where_no_folder_can_be_made_everything_comes_through_the_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    with Spawned(1) as pool:
        assert received(pool.submit(bytes, 10**6)) == bytes(10**6)
    assert not list(tmp_path.iterdir())


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_workers_end_with_their_parent_in_the_middle_of_their_work(tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(__file__).parents[2]), str(Path(__file__).parent)])
    program = [sys.executable, "-m", "crew_work", str(tmp_path / "begun")]
    begun, beside = tmp_path / "begun", tmp_path / "beside"
    for folder in (begun, beside):
        folder.mkdir()
    environment = {**os.environ, "PYTHONPATH": path, "TMPDIR": str(beside)}
    with subprocess.Popen(program, env=environment, stderr=subprocess.DEVNULL) as parent:
        assert until(lambda: len(list(begun.iterdir())) == 2)
        assert until(lambda: bool(list(beside.glob("*/*"))))
        workers = [int(one.name) for one in begun.iterdir()]
        assert all(map(is_alive, workers))
        parent.kill()
    assert until(lambda: not any(map(is_alive, workers)))
    assert not list(beside.iterdir())
