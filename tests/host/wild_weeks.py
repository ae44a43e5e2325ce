"""
Weeks at a host, wilder than life: its clock jumps by hours, days and years, its line and single servers die, it is
off, killed, started twice at once, and the game is paused meanwhile.
"""

from __future__ import annotations

import os
from datetime import timedelta
from typing import TYPE_CHECKING

import attrs
from referee import NEED, Referee
from sample_games.clocked_host import DAYS, HOURS, MINUTES, SEATS, START
from test_kills import die_at

from pbem.engine.file.decision import answered_head
from pbem.errors import CannotSendError, RejectedError, UnavailableError
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.timetable import timetable
from pbem.host.folder import outbox, silence
from pbem.host.games import game_master
from pbem.host.round import Round

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from datetime import datetime

    from sample_games.clocked_host import ClockedHost

OUTAGE = 5 * HOURS
RULES = '[deadline]\nhours = 72\noutage_hours = 5\n\n[missed]\npolicy = ["minimal"]\n'
_JUMPS = (6 * HOURS, 20 * HOURS, 2 * DAYS, 30 * DAYS, 400 * DAYS, 3650 * DAYS)
_LONGEST = 60 * DAYS
_NO_TIME = timedelta()


@attrs.define
class WildWeeks:
    """
    One story. The referee has the true time; `wrong` is how far the clock of the host is ahead of it.

    `overdue` counts the rounds in which nothing happened about a deadline that was over.
    """

    host: ClockedHost
    referee: Referee
    chance: random.Random
    wrong: timedelta = _NO_TIME
    widest: timedelta = _NO_TIME
    dead: bool = False
    tried: bool = False
    refusing: dict[str, UnavailableError] = attrs.Factory(dict)
    looked: datetime = START
    silent_since: datetime | None = None
    paused_since: datetime | None = None
    overdue: int = 0
    story: list[str] = attrs.Factory(list)

    # ── a round ──────────────────────────────────────────────────────────────────────────────────

    def go(self, long: timedelta, *, kills: int = 0, hosts: int = 1) -> None:
        """Let true time go by, then let a round happen, or several at once; perhaps they are killed in it."""
        self.referee.true += long
        true = self.referee.true
        self.host.now = true + self.wrong
        if true - self.looked > OUTAGE:
            self.referee.stood.append((self.looked, true))
        if kills or hosts > 1:
            children = [self._fork(kills) for _ in range(hosts)]
            died = [os.WIFSIGNALED(os.waitpid(child, 0)[1]) for child in children]
            self.referee.kills += sum(died)
            if all(died):
                return
        else:
            self._round()
        self.looked = true
        self._note_silence()
        self.referee.look()
        self._note_overdue()

    def carry(self, mail: bytes, _sender: str, to: str) -> None:
        """The next server."""
        if self.dead:
            self.tried = True
            raise CannotSendError("Connection refused")
        if error := self.refusing.get(to.partition("@")[0]):
            self.referee.refuse(mail)
            raise error
        self.referee.take(mail, os.getpid())

    def _round(self) -> None:
        self.tried = False
        done = Round(self.host.host_folder, self.host.now)
        done.run(self.carry, by_the_clock=True)
        if done.failed or done.stopped or done.troubles:
            self.referee.fault(f"troubles {done.troubles}")
        if self.tried and not done.silence:
            self.referee.fault("no mail leaves, and nobody says so")

    def _fork(self, kills: int) -> int:
        dies_at = self.chance.randint(0, kills) if kills else None
        child = os.fork()
        if child:
            return child
        try:
            if dies_at is not None:
                die_at(dies_at)
            Round(self.host.host_folder, self.host.now).run(self.carry, by_the_clock=True)
        finally:
            os._exit(0)

    def _note_silence(self) -> None:
        silent = silence.current_silence(self.host.host_folder) is not None
        if silent and self.silent_since is None:
            self.silent_since = self.referee.true
        elif not silent and self.silent_since is not None:
            self.referee.stood.append((self.silent_since, self.referee.true))
            self.silent_since = None

    def _note_overdue(self) -> None:
        due, log = self.due(), self.host.log
        stands = doubt(log) or self.silent_since or self.paused_since
        late = due and due < self.host.now and not stands
        self.overdue = self.overdue + 1 if late else 0
        if self.overdue == 3:
            self.referee.fault(f"orders were due {due}, and nothing happens")

    def due(self) -> datetime | None:
        table = timetable(self.host.log, answered_head(self.host.game.file))
        return table.due(self.host.mover) if table else None

    # ── what can happen ──────────────────────────────────────────────────────────────────────────

    def some_hours(self) -> None:
        for _ in range(self.chance.randint(1, 12)):
            self.go(self.chance.randint(5, 240) * MINUTES)

    def some_days(self) -> None:
        for _ in range(self.chance.randint(6, 30)):
            self.go(4 * HOURS)

    def jump(self) -> None:
        """The clock jumps ahead, or sometimes back, and stays there."""
        far = self.chance.choice(_JUMPS) * self.chance.choice((1, 1, 1, -1))
        if abs(self.wrong + far) < 4000 * DAYS:
            self.wrong += far
        self.widest = max(self.widest, abs(self.wrong))
        self._while(20)

    def put_right(self) -> None:
        self.wrong = _NO_TIME
        self._while(6)

    def dies(self) -> None:
        """The host's own line is dead for a while."""
        self.dead = True
        self._while(40)
        self.dead = False
        self._while(2)

    def refuses(self) -> None:
        """The server of one player refuses for a while."""
        error = self.chance.choice((UnavailableError("450 later"), RejectedError("550 never")))
        self.refusing = {self.chance.choice(SEATS): error}
        self._while(40)
        self.refusing = {}

    def off(self) -> None:
        self.go(self.chance.randint(6, 170) * HOURS)

    def killed(self) -> None:
        for _ in range(self.chance.randint(1, 4)):
            self.go(self.chance.randint(5, 100) * MINUTES, kills=self.chance.choice((40, 150, 400)))
        self.go(5 * MINUTES)

    def power_cut(self) -> None:
        self.go(self.chance.choice((HOURS, 8 * HOURS)), kills=150)
        self.off()

    def twice(self) -> None:
        """Two hosts at once, which may both die."""
        self.orders(tick=False)
        self.go(HOURS, hosts=2, kills=self.chance.choice((0, 200)))
        self.go(5 * MINUTES)

    def orders(self, *, tick: bool = True) -> None:
        self.host.mail(self.host.mover, orders=self.host.orders())
        if tick:
            self.go(self.chance.randint(5, 60) * MINUTES)

    def pause(self) -> None:
        """The game master pauses the game, or lets it go on."""
        self.go(5 * MINUTES)
        if self.paused_since is None:
            self.host.locked(lambda game: game_master.pause(game, ""))
            self.paused_since = self.referee.true
        else:
            self.host.locked(lambda game: game_master.resume(game, ""))
            self.referee.stood.append((self.paused_since, self.referee.true))
            self.paused_since = None

    def _while(self, most: int) -> None:
        """Some rounds, perhaps none, in which other things may happen too."""
        for _ in range(self.chance.randint(0, most)):
            rare = self.chance.random()
            if rare < 0.03:
                self.orders()
            elif rare < 0.06:
                self.killed()
            elif rare < 0.08:
                self.pause()
            else:
                self.go(self.chance.randint(5, 240) * MINUTES)

    # ── the story ────────────────────────────────────────────────────────────────────────────────

    def play(self, length: int) -> None:
        """Let so many things happen, and then calm weeks go by until somebody has missed a turn."""
        happenings: list[Callable[[], None]] = [
            self.some_hours,
            self.some_days,
            self.jump,
            self.jump,
            self.put_right,
            self.dies,
            self.refuses,
            self.off,
            self.killed,
            self.power_cut,
            self.twice,
            self.orders,
            self.pause,
        ]
        for _ in range(length):
            happening = self.chance.choice(happenings)
            self.story.append(f"{self.referee.true:%m-%d %H:%M} {happening.__name__} ({self.wrong})")
            happening()
        self.calm()

    def calm(self) -> None:
        """Put everything right, and wait until the mover of that moment has no more time."""
        if self.paused_since:
            self.pause()
        self.wrong = _NO_TIME
        self.go(HOURS)
        referee, index = self.referee, self.host.index
        least = referee.true + self.widest / 20 + 2 * HOURS + 5 * DAYS + NEED
        while self.host.index == index:
            told = [date for seat in SEATS for date, _ in referee.told(seat, index)]
            end = max([least, *told]) + DAYS
            due = self.due() or end
            if max(end, due) - referee.true > _LONGEST:
                return  # a clock that was far ahead for long told such a date, perhaps in a reminder
            if referee.true > end:
                referee.fault(f"the game stands still; orders are due {due}")
                return
            self.go(4 * HOURS)
        self.go(HOURS)
        if outbox.waiting(self.host.host_folder):
            referee.fault("mails wait although the line is good")
        referee.count_letters()
