"""
The games of a round tended, by several processes where that pays (`gathering`).

A turn of one game has nothing to do with that of another. What games came to is put together in their order, so a
round says and writes the same with any number of processes.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.tending import Tending

if TYPE_CHECKING:
    from pbem.host.games.gathering import Act

LEAST = 4
"""
Below so many games with something to play, workers would take longer to begin than the work takes.

They are wanted all the same where a game may be a stranger's, and after two rounds that did not end: a game that ends its
process must not end the round, or not all that follow.
"""


def tend_all(tending: Tending, folders: Iterable[GameFolder], act: "Act") -> None:
    """Tend games, by several processes where enough is to be played and there are processors for it."""
    wanted = list(folders)
    if not wanted:
        return
    from pbem.host.games.gathering import Gathering, tend_one  # late: in most rounds no game is opened
    from pbem.local import registry  # late, as above

    apart = registry.has_strangers() or tending.rota.index.is_doubted
    played = 0 if act == "note mail" else sum(folder.has_work() for folder in wanted)
    with Gathering(tending, act) as gathering:
        tasks = gathering.tasks(wanted)
        if played < LEAST and not apart:
            gathering.take(map(tend_one, tasks))
            return
        from pbem.local.crew import crew, free_cores  # late: in most rounds few turns are played

        with crew(max(1, min(free_cores(), played // 2)), apart=apart) as workers:
            gathering.take(workers.results(tend_one, tasks))
