"""
Games tended and put on the disk together.

    this process        holds the locks of games, and puts on the disk what was done in them: many at once
    it, or a worker     tends one game after the other; what changes stays in memory and goes back

Until a batch is on the disk, nothing has happened in its games; so a worker that dies leaves its game as it was.
"""

import os
import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, Self

import attrs

from pbem.errors import UnavailableError
from pbem.host.folder.game_folder import JOURNAL, GameFolder
from pbem.host.games.tending import Tending
from pbem.local import files, game_files, home, journal, ledger_file, registry
from pbem.local.batch import Batch, Changes, opened
from pbem.local.ledger import GAMES
from pbem.local.seen_files import SEEN
from pbem.record import mutable

if TYPE_CHECKING:
    from pbem.engine.play.game import Game
    from pbem.host.games.hosted_game import HostedGame
    from pbem.local.crew import Lost

MOST_GAMES = 100
MOST_BYTES = 32 * 1024 * 1024
"""So many games, and so much to be written about them, are put on the disk together."""

_BELOW_HOST, _BELOW_HOME = ("spool", "games"), (GAMES, SEEN)

Act = Literal["look after", "play", "note mail"]


class GameTask(NamedTuple):
    """A game to be tended, which is held meanwhile; what is to be done, and what must be known of the round."""

    folder: GameFolder
    act: Act
    work: Tending


class PlayedFile(NamedTuple):
    """A new file of a game, and the game; None where that cannot be handed to another process, as conditions cannot."""

    path: str
    data: bytes
    game: "Game | None"

    def __reduce__(self) -> tuple[Callable[..., "PlayedFile"], tuple[str, bytes, bytes]]:
        """Pack the game apart, so that one that cannot be packed takes nothing along."""
        packed = b""
        with suppress(AttributeError, TypeError, pickle.PicklingError):
            packed = pickle.dumps(self.game, pickle.HIGHEST_PROTOCOL)
        return _unpacked, (self.path, self.data, packed)


def _unpacked(path: str, data: bytes, packed: bytes) -> PlayedFile:
    # Our own worker packed it.
    return PlayedFile(path, data, pickle.loads(packed) if packed else None)  # noqa: S301


class Tended(NamedTuple):
    """
    What came of it, and what is to be written: below the folder of the host, and beside the ledger.

    `played` are its new files with the game in each: whoever notes its mails need not read it again.
    """

    work: Tending
    changes: Changes
    signed: Changes
    played: list[PlayedFile]


def tend_one(task: GameTask) -> Tended:
    """Tend one game, perhaps in a process of its own; nothing is written."""
    work, folder = task.work, task.folder
    with opened(work.host.path, *_BELOW_HOST) as own, opened(home.folder(), *_BELOW_HOME) as signed:
        acts: dict[Act, Callable[[HostedGame], list[str]]] = {
            "look after": partial(work.look_after, before=work.rota.stamps(folder)),
            "play": work.play,
            "note mail": work.note_mail,
        }
        with work.guarding(folder), work.host.blaming(folder):
            work.do(folder, acts[task.act])
        return Tended(work, own.outcome, signed.outcome, list(_played(own)))


def _played(own: Batch) -> Iterator[PlayedFile]:
    # Nothing of a stranger's game leaves the process that played it.
    for path, _ in () if registry.has_strangers() else own.changes():
        if played := game_files.taken_played(path):
            yield PlayedFile(path, *played)


@mutable
class Gathering:
    """
    What games came to, until it is on the disk: `done` is the work of those `names`, in their order.

    `begun` are the games that are held and tended now, and between them what became of those that could not be held.
    """

    tending: Tending
    act: Act
    work: Batch = attrs.Factory(lambda self: Batch(self.tending.host.path, _BELOW_HOST), takes_self=True)
    signed: Batch = attrs.Factory(lambda: Batch(home.folder(), _BELOW_HOME))
    done: list[Tending] = attrs.Factory(list)
    names: list[str] = attrs.Factory(list)
    begun: deque[tuple[GameFolder, Tending | None]] = attrs.Factory(deque)
    locks: dict[str, ExitStack] = attrs.Factory(dict)
    halted: bool = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._release(list(self.locks))

    def tasks(self, folders: Sequence[GameFolder]) -> Iterator[GameTask]:
        """Hold the games, each when its turn comes."""
        for folder in folders:
            if self.halted:
                return
            refused = self._hold(folder)
            self.begun.append((folder, refused))
            if refused is None:
                yield GameTask(folder, self.act, self.tending.apart())

    def take(self, results: "Iterable[Tended | Lost]") -> None:
        """Take in what the tasks came to, and put it on the disk, much at once."""
        for result in results:
            self._pass_refused()
            folder, _ = self.begun.popleft()
            work = self._taken_in(folder, result)
            self.names.append(folder.name)
            self.done.append(work)
            if len(self.names) >= MOST_GAMES or self.work.size > MOST_BYTES:
                self._commit()
        self._pass_refused()
        self._commit()

    def _hold(self, folder: GameFolder) -> Tending | None:
        """Hold a game; return why that cannot be."""
        refused = self.tending.apart()
        with refused.guarding(folder):
            lock = ExitStack()
            lock.enter_context(self.tending.host.working_on(folder))
            self.locks[folder.name] = lock
            return None
        return refused

    def _pass_refused(self) -> None:
        while self.begun and (refused := self.begun[0][1]) is not None:
            self.begun.popleft()
            self.done.append(refused)

    def _taken_in(self, folder: GameFolder, result: "Tended | Lost") -> Tending:
        """Return what became of a game; what it changed waits to be written."""
        refused = self.tending.apart()
        if not isinstance(result, Tended):
            refused.failed += 1
            self.tending.rota.index.lost = True
            refused.troubles.append(f"{folder.name}: {result.why}")
            return refused
        if self._crosses(result):
            self._commit()
            result = tend_one(GameTask(folder, self.act, self.tending.apart()))
        with refused.guarding(folder):
            ledger_file.hold(self.signed, result.signed)
            self.work.take_in(result.changes)
            self.signed.take_in(result.signed)
            for path, data, game in result.played:
                if game:
                    game_files.note_played(path, data, game)
            return result.work
        return refused

    def _crosses(self, result: Tended) -> bool:
        """Say whether a game met with a ledger of which lines wait here: that of a copy of it in another folder."""
        paths = (os.path.join(folder, name) for folder, names in result.signed.folders.items() for name in names)
        return bool(self.signed.held) and (result.work.busy > 0 or any(path in self.signed.held for path in paths))

    def _commit(self) -> None:
        """Put all of it on the disk, the ledger first; what cannot be written has not happened."""
        for one in self.done if not self.halted and self._is_written() else ():
            self.tending.take_over(one)
        self.signed.locks.close()
        self._release(self.names)
        self.work, self.signed = Batch(self.work.root, _BELOW_HOST), Batch(self.signed.root, _BELOW_HOME)
        self.done, self.names = [], []

    def _is_written(self) -> bool:
        path = self.tending.host.inside(*JOURNAL)
        try:
            journal.put_down(self.signed)
            self.tending.note_kept_back(journal.commit(self.work, path))
        except (UnavailableError, OSError) as error:
            self.halted = True
            self.tending.stop(error)
            # Once there is a journal, the next round carries it out.
            return files.exists(path)
        return True

    def _release(self, names: Sequence[str]) -> None:
        for name in names:
            self.locks.pop(name).close()
