"""
Which games a round opens, and what is written down so that the next one need not open them.

A game rests while nothing that it may wait with has changed, its next moment has not come, the clock goes on
steadily, and mails leave as they did. What is said here about a game must be all that a round asks of it
(`round.look_after`); a game about which nothing is said is opened.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from typing import TYPE_CHECKING

import attrs

from pbem.errors import StoppedError
from pbem.host.deadlines.clock_guard import TOLERANCE, longest_gap
from pbem.host.deadlines.host_log import Log
from pbem.host.folder import looks, shelf, silence
from pbem.host.folder.game_folder import GameFolder, OwnLook
from pbem.host.folder.game_index import GameIndex, IdleGame, IndexRow, read_index, work_on
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.looks import HostLook
from pbem.host.folder.stamps import Stamps, stamps_of
from pbem.host.games import host_key
from pbem.local.batch import batch_of
from pbem.record import mutable

if TYPE_CHECKING:
    from pbem.host.games.hosted_game import HostedGame


@mutable
class Rota:
    """
    The games of a host in one round. `seen` are those that were looked at, opened or not; `opened` has logs. `shelved`
    is what was on the shelf when it was first asked for, as long as that is believed.

    `look` is the last look of the host. `alone` says that no other round works on the index; only then anything
    is kept.
    """

    host: HostFolder
    now: datetime
    index: GameIndex
    look: HostLook
    alone: bool = False
    seen: set[str] = attrs.Factory(set)
    shelved: set[str] | None = None
    opened: dict[str, Log] = attrs.Factory(dict)

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Look at games by the clock; at the end the look is written down. Raises UnavailableError."""
        with work_on(self.index) as self.alone:
            yield
            if self.alone:
                shelved = self._fill_shelf()
                self.look = looks.note_round(self.host, self.now, self.seen, self.opened, shelved)
        self.alone = False

    def to_open(self) -> Iterator[GameFolder]:
        """Return the games that do not rest, by name. Those that do were looked at by this."""
        silent, sure = silence.current_silence(self.host) is not None, _has_key()
        is_gap = cache(partial(self._is_gap, looks.long_gaps(self.host)))
        covered = looks.covered_games(self.host, self.look) if sure else set[str]()
        shelved = (self._believed_shelf() if sure else None) or set()
        self.seen |= shelved
        for folder in self.host.game_folders(but=shelved):
            row = self.index.row(folder) if sure else None
            if row and not (row.over or folder.name in covered):
                row = None
            if row and row.waiting and self._rests(row.waiting, is_gap, silent=silent):
                self.seen.add(folder.name)
            elif folder.is_hosted():
                yield folder

    def _believed_shelf(self) -> set[str] | None:
        """Return what is on the shelf, if nobody has touched it or the games since the last round, which was today."""
        last = self.look.at
        today = last is not None and last.astimezone(UTC).date() == self.now.astimezone(UTC).date()
        if not (today and self.index.mark and self.index.mark == shelf.mark_of(self.host, sys.maxsize)):
            return None
        if self.shelved is None:
            self.shelved = shelf.names(self.host)
        return self.shelved

    def _fill_shelf(self) -> set[str]:
        """Put games on the shelf that are over and rest; return what is on it."""
        there, others = self._believed_shelf(), list[str]()
        if there is None:
            there = shelf.names(self.host)
            others = [*there, *(self.index.shelved or ())]
        rest = {name for name in (*self.index.rows, *others) if self._may_be_shelved(name)}
        if others:
            shelf.take(self.host, there - rest)
            there &= rest
        there |= shelf.put(self.host, sorted(rest - there), self._still_rests)
        if (mark := shelf.mark_of(self.host, self.index.settled)) != self.index.mark:
            self.index.mark, self.index.changed = mark, True
        return there

    def _still_rests(self, name: str) -> bool:
        return self.index.row(self.host.game(name)) is not None

    def _may_be_shelved(self, name: str) -> bool:
        row = self.index.known(name)
        return bool(row and row.may_be_shelved and row.waiting and row.waiting.published == self.host.publish_folder)

    def _rests(self, waiting: IdleGame, is_gap: Callable[[int], bool], *, silent: bool) -> bool:
        if waiting.until is not None and self.now.timestamp() >= waiting.until:
            return False
        return (
            waiting.silent in (None, silent)
            and waiting.published == self.host.publish_folder
            and not (waiting.outage is not None and is_gap(waiting.outage))
        )

    def _is_gap(self, gaps: Sequence[timedelta], outage: int) -> bool:
        last = self.look.at
        if not outage and longest_gap(0, gaps) != longest_gap(0, ()):
            return True  # a host that is run seldom says so when it opens a game
        return last is None or self.now < last - TOLERANCE or self.now - last > longest_gap(outage, gaps)

    def stamps(self, folder: GameFolder) -> Stamps:
        """Return the stamps of a game that is about to be opened, for `note_look`."""
        return stamps_of(folder) if self.alone else {}

    def note_look(self, game: "HostedGame", before: Stamps, *, rests: bool) -> None:
        """
        Note that a game was looked at, whose stamps were these `before`.

        `rests` says that another look at it as it is now would find nothing to do.
        """
        folder, log = game.folder, game.log().log
        if not self.alone or self._changed(folder, before) or not looks.is_covered(self.host, folder.name, self.look):
            # Killed before the end of the round, the host has looked at this game nevertheless.
            folder.note_look(OwnLook(self.now, self.look.number), lasting=not self.alone)
        self.seen.add(folder.name)
        self.opened[folder.name] = log
        if self.alone:
            from pbem.host.games.next_moment import waiting_of  # late: only a game that was opened needs it

            self._put(game, before, waiting_of(game) if rests else None)

    def apart(self) -> "Rota":
        """Return a rota for some of the games, to be taken over later."""
        return attrs.evolve(
            self, index=GameIndex(self.host, {}, self.index.begun, shelved={}), seen=set(), shelved=None, opened={}
        )

    def take_over(self, other: "Rota") -> None:
        """Note what was noted of some games."""
        self.seen |= other.seen
        self.opened |= other.opened
        self.index.changed |= not other.index.rows.items() <= self.index.rows.items()
        self.index.rows |= other.index.rows

    @staticmethod
    def _changed(folder: GameFolder, before: Stamps) -> bool:
        waits = batch_of(folder.path)
        return before != stamps_of(folder) or bool(waits and waits.has_changed(folder.path))

    def _put(self, game: "HostedGame", before: Stamps, waiting: IdleGame | None) -> None:
        players = game.read_settings().players.values()
        over = game.game.awaited is None and waiting is not None
        row = IndexRow(
            stamps_of(game.folder, over=over), game.genesis.game_id.hex(), tuple(dict.fromkeys(players)), waiting, over
        )
        self.index.put(game.folder, row, before)


def rota_of(host: HostFolder, now: datetime) -> Rota:
    """Return the rota of a round, with what the index knows."""
    return Rota(host, now, read_index(host), looks.host_look(host))


def _has_key() -> bool:
    """Say whether the host could sign: without its key it looks at no game."""
    try:
        host_key.signer()
    except StoppedError:
        return False
    return True
