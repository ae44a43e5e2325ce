"""
Games of one round tended by several processes: a turn of one game has nothing to do with that of another.

A worker opens the host folder by itself and holds no lock but that of its game. What it came to goes back and is
put together here, in the order of the games; so a round says the same with any number of processes. A worker that
dies leaves a game as a host does that was killed.
"""

from collections.abc import Iterable
from datetime import datetime
from functools import partial
from typing import NamedTuple

from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.game_index import GameIndex
from pbem.host.folder.host_folder import open_host
from pbem.host.folder.looks import HostLook
from pbem.host.games.rota import Rota
from pbem.host.games.tending import Tending

LEAST = 4
"""Below so many games with something to play, workers would take longer to begin than the work takes."""


class GameTask(NamedTuple):
    """A game to be tended: host folder and game by name, and what the worker must know of the round."""

    host: str
    name: str
    now: datetime
    look: HostLook
    begun: int
    alone: bool
    by_the_clock: bool


def tend_all(tending: Tending, folders: Iterable[GameFolder], *, by_the_clock: bool) -> None:
    """Tend games, by several processes where enough is to be played and there are processors for it."""
    wanted = list(folders)
    played = [folder for folder in wanted if folder.has_work()]
    if len(played) >= LEAST:
        _tend_together(tending, wanted, played, by_the_clock=by_the_clock)
        return
    for folder in wanted:
        _tend(tending, folder, by_the_clock=by_the_clock)


def _tend_together(tending: Tending, wanted: list[GameFolder], played: list[GameFolder], *, by_the_clock: bool) -> None:
    from pbem.local.crew import Lost, crew, free_cores  # late: in most rounds few turns are played

    names = {folder.name for folder in played}
    rota = tending.rota
    tasks = [
        GameTask(tending.host.path, folder.name, tending.now, rota.look, rota.index.begun, rota.alone, by_the_clock)
        for folder in played
    ]
    with crew(min(free_cores(), len(played) // 2)) as workers:
        results = workers.results(tend_one, tasks)
        for folder in wanted:
            if folder.name not in names:
                _tend(tending, folder, by_the_clock=by_the_clock)
                continue
            done = next(results)
            if isinstance(done, Lost):
                tending.failed += 1
                tending.troubles.append(f"{folder.name}: {done.why}")
            else:
                _add(tending, done)


def tend_one(task: GameTask) -> Tending:
    """Tend one game in a process of its own; return what became of it."""
    host = open_host(task.host)
    rota = Rota(host, task.now, GameIndex(host, {}, task.begun), task.look, task.alone)
    work = Tending(host, task.now, rota=rota)
    _tend(work, host.game(task.name), by_the_clock=task.by_the_clock)
    return work


def _tend(tending: Tending, folder: GameFolder, *, by_the_clock: bool) -> None:
    act = partial(tending.look_after, before=tending.rota.stamps(folder)) if by_the_clock else tending.play
    tending.tend(folder, act)


def _add(tending: Tending, done: Tending) -> None:
    tending.busy += done.busy
    tending.failed += done.failed
    tending.records += done.records
    tending.stopped |= done.stopped
    tending.blocked |= done.blocked
    tending.unreached |= done.unreached
    tending.stuck |= done.stuck
    tending.lines += done.lines
    tending.troubles += [one for one in done.troubles if one not in tending.troubles]
    tending.rota.take_over(done.rota)
