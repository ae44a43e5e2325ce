"""
Work for several processes: one seam, with any `concurrent.futures.Executor` behind it.

What it promises to its users (audits, the arena, a host):

Order    There is one result for each item, in the order of the items, whatever is done first. What is
         ahead waits, and no more than `ahead` chunks are on their way.
Chunks   Items go out one by one; several together once they turn out to be done in no time. So a chunk
         costs about the same whatever the work is, and how many items are in it changes no result.
Again    A pool that breaks, because a worker was killed or had no memory left, is made anew. Only the
         chunks that were lost are done again, each item of them alone. So `work` may run twice for an
         item, and the first run may have ended anywhere.
Lost     An item whose worker dies each time it is alone, with no other worker beside it, is given back as
         `Lost`; the others go on. It is tried often enough that somebody who kills workers at random loses none.
Helping  The caller is one of the processes: while the result that is next is not there, it does what no worker
         has begun. So there is a worker less to start, and nobody waits for one that begins. What a pool has in
         hand cannot be taken back, begun or not: so the last chunks are kept from it, but one for each worker.
Strange  Where strangers' rule sets or bots are installed, the caller does nothing itself, if one process was asked
         for, either: what ends a process there costs a worker, and an item at most; so it is where the caller wants
         to stand apart. What cost a worker before is never done by the caller.
Faults   What `work` raises is raised where results are taken, and nothing more goes out.
Workers  They are spawned, not forked: they hold no lock, file or memory of their parent, ignore Ctrl-C,
         and end when the crew is left, half way through a chunk too, or when their parent dies in
         whatever way. `work` is a function of a module; items and results can be pickled.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from itertools import islice
from time import perf_counter
from types import TracebackType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from attrs import field

from pbem.local import registry
from pbem.local.spawned import Spawned, received
from pbem.record import mutable, value

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")

_TRIES = 4
_KEPT = 2
"""So many chunks a worker has before it at the end, of those that its pool has in hand: the caller keeps as many."""
_SECONDS = 0.5
"""What a chunk should take: much more than it takes to hand it out, and no time to wait for."""


@value
class Lost:
    """What takes the place of a result where the worker died each time."""

    why: str


@mutable
class _Chunk(Generic[ItemT, ResultT]):
    """Some items; who does them, unless they are kept; and what will come of that."""

    items: list[ItemT]
    executor: Executor | None = None
    future: "Future[_Done[ResultT]]" = field(factory=Future)

    @property
    def is_done(self) -> bool:
        return self.future.done()


@mutable
class Crew:
    """
    Workers for the time of a `with` block.

    `hire` makes an executor, when the block begins and after each break; at most `ahead` chunks are on their
    way. A caller who works, too, has so many workers `beside` it. `losses` are what a future raises when its
    worker died.
    """

    hire: Callable[[], Executor]
    hire_one: Callable[[], Executor]
    ahead: int
    beside: int = 0
    losses: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)
    executor: Executor | None = None
    apart: Executor | None = None

    def __enter__(self) -> Self:
        # Workers begin to load what they need while the first items are being made.
        self.executor = self.hire()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        _dismiss(self.executor)
        _dismiss(self.apart)

    def results(
        self, work: Callable[[ItemT], ResultT], items: Iterable[ItemT], most: int = 1
    ) -> Iterator[ResultT | Lost]:
        """Do the work for all items, in chunks of up to `most`; yield the results in the order of the items."""
        rest = iter(items)
        size = 1
        out: deque[_Chunk[ItemT, ResultT]] = deque()
        while True:
            self._hand_out(work, out)
            if len(out) < self.ahead and (some := list(islice(rest, size))):
                out.append(_Chunk(some))
                continue
            if not out:
                return
            if self.beside and not out[0].is_done and self._help(work, out):
                continue
            chunk = out.popleft()
            try:
                done = received(chunk.future)
            except self.losses:
                self._forget(chunk.executor)
                for item in chunk.items:
                    yield self._alone(work, item)
            else:
                size = min(most, 1 + int(_SECONDS * len(chunk.items) / done.seconds)) if done.seconds else most
                yield from done.results

    def _hand_out(self, work: Callable[[ItemT], ResultT], out: "deque[_Chunk[ItemT, ResultT]]") -> None:
        """Send what is not kept for a caller who helps, and what a worker would be without."""
        kept = [chunk for chunk in out if not chunk.executor]
        spare = len(kept) - (_KEPT if self.beside else 0)
        wanted = self.beside - sum(not chunk.is_done for chunk in out if chunk.executor)
        for chunk in kept[: max(spare, wanted, 0)]:
            chunk.executor, chunk.future = self._send(work, chunk.items)

    def _help(self, work: Callable[[ItemT], ResultT], out: "deque[_Chunk[ItemT, ResultT]]") -> bool:
        """Do a chunk here that no worker has begun; say whether there was one. One for each worker comes last."""
        undone = [chunk for chunk in out if not chunk.is_done]
        for chunk in (*undone[self.beside :], *undone[: self.beside]):
            if chunk.executor and not chunk.future.cancel():
                continue
            # Before Python 3.12 a pool that breaks stumbles over one that was taken back.
            chunk.future.set_exception = _hear_nothing  # type: ignore[method-assign]
            chunk.executor = Here()
            chunk.future = chunk.executor.submit(_do, work, chunk.items)
            return True
        return False

    def _send(
        self, work: Callable[[ItemT], ResultT], chunk: Sequence[ItemT]
    ) -> tuple[Executor, Future["_Done[ResultT]"]]:
        """Hand a chunk to the executor; one that turns out to be broken is replaced, or the chunk is lost."""
        executor = self.executor = self.executor or self.hire()
        try:
            return executor, executor.submit(_do, work, chunk)
        except self.losses:
            self._forget(executor)
        executor = self.executor = self.hire()
        try:
            return executor, executor.submit(_do, work, chunk)
        except self.losses as loss:
            lost: Future[_Done[ResultT]] = Future()
            lost.set_exception(loss)
            return executor, lost

    def _forget(self, broken: Executor | None) -> None:
        """Let a broken executor go; one that was hired since then stays."""
        if self.executor is broken:
            _dismiss(broken)
            self.executor = None

    def _alone(self, work: Callable[[ItemT], ResultT], item: ItemT) -> ResultT | Lost:
        """Do the work for an item of a lost chunk, with nothing beside it in its executor."""
        for _ in range(_TRIES):
            self.apart = self.apart or self.hire_one()
            try:
                return received(self.apart.submit(_do, work, [item])).results[0]
            except self.losses:
                _dismiss(self.apart)
                self.apart = None
        return Lost("each process that worked on it died")


def crew(jobs: int, *, apart: bool = False) -> Crew:
    """
    Return a crew of so many processes on this computer.

    That of the caller is one of them, unless it stands `apart`, or strangers' code is here.
    """
    if apart or registry.has_strangers():
        return Crew(lambda: Spawned(jobs), lambda: Spawned(1), 8 * jobs)
    if jobs == 1:
        return Crew(Here, Here, 1)
    return Crew(lambda: Spawned(jobs - 1), lambda: Spawned(1), 8 * jobs, beside=jobs - 1)


def free_cores() -> int:
    """Return how many processes can work at once here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not known on every system
        return os.cpu_count() or 1


class Here(Executor):
    """The process that asks: it does everything at once."""

    def submit(self, fn: Callable[..., ResultT], /, *args: Any, **kwargs: Any) -> Future[ResultT]:
        """Do it now."""
        done: Future[ResultT] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - raised again where the result is taken
            done.set_exception(error)
        return done


def _dismiss(executor: Executor | None) -> None:
    if executor is not None:
        executor.shutdown(wait=False)


class _Done(NamedTuple, Generic[ResultT]):
    """What came of a chunk, and how long it took."""

    results: list[ResultT]
    seconds: float


def _hear_nothing(exception: BaseException | None) -> None:
    pass


def _do(work: Callable[[ItemT], ResultT], chunk: Sequence[ItemT]) -> _Done[ResultT]:
    start = perf_counter()
    return _Done([work(item) for item in chunk], perf_counter() - start)
