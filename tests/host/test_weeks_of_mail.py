"""
Weeks of a hosted game, as they come: the server is down, refuses somebody, the host is killed or off, its
clock runs ahead and is put right. A real SMTP server stands at the other end; the test knows the true time.
"""

from __future__ import annotations

import email
import os
import random
import re
import socket
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from aiosmtpd.controller import Controller
from click.testing import CliRunner
from sample_games.clocked_host import DAYS, HOURS, START, ClockedHost, open_clocked_host, text_of
from test_kills import die_at

from pbem.cli.group import cli
from pbem.host.deadlines.host_log import DEADLINE, MISSED, UNREACHED, LogEntry
from pbem.host.folder import outbox, refusals

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork"),
    pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning", "ignore::DeprecationWarning"),
]

RULES = '[deadline]\nhours = 72\noutage_hours = 5\n\n[missed]\npolicy = ["minimal"]\n'
NEED = 72 * HOURS
_DATE = re.compile(r"Orders of (\w+) are due \w{3} (\d{4}-\d\d-\d\d \d\d:\d\d) UTC")


@attrs.define
class Server:
    """An SMTP server that is up or down, and puts off mails for some. `now` is the true time."""

    port: int
    now: datetime = START
    puts_off: set[str] = attrs.Factory(set)
    taken: list[tuple[datetime, bytes]] = attrs.Factory(list)
    running: Any = None

    def start(self) -> None:
        self.running = Controller(self, hostname="127.0.0.1", port=self.port)
        self.running.start()

    def stop(self) -> None:
        if self.running:
            self.running.stop()
        self.running = None

    async def handle_RCPT(self, _s: Any, _e: Any, envelope: Any, to: str, _o: Any) -> str:  # noqa: N802 - aiosmtpd's name
        if to.partition("@")[0] in self.puts_off:
            return "450 4.2.0 greylisted, come back later"
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - as above
        self.taken.append((self.now, envelope.content))
        return "250 OK"


@pytest.fixture
def server() -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        made = Server(free.getsockname()[1])
    made.start()
    yield made
    made.stop()


@attrs.define
class Weeks:
    """The story: what is true, what the host's clock shows, how often the host was killed."""

    host: ClockedHost
    server: Server
    chance: random.Random
    wrong: timedelta = timedelta()
    kills: int = 0
    codes: Counter[int] = attrs.Factory(Counter)
    missed: dict[int, datetime] = attrs.Factory(dict)

    def go(self, long: timedelta, *, kill: bool = False) -> None:
        """Let true time go by, then let a tick happen that may be killed in it."""
        self.server.now += long
        self.host.now = self.server.now + self.wrong
        if kill:
            self.kills += self._tick(self.chance.randint(0, 150)) is None
        else:
            code = self._tick(None)
            assert code in (0, 69), code
            self.codes[code or 0] += 1
        for entry in self.host.log.of(MISSED):
            self.missed.setdefault(entry.number, self.server.now)

    def _tick(self, dies_at: int | None) -> int | None:
        """Let `pbem host tick` run in a child; None if it was killed."""
        child = os.fork()
        if child == 0:
            code = 99
            try:
                if dies_at is not None:
                    die_at(dies_at)
                words = ["host", "tick", "--host", self.host.host_folder.path]
                code = CliRunner().invoke(cli, [*words, "--now", self.host.now.isoformat()]).exit_code
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        return None if os.WIFSIGNALED(status) else os.waitstatus_to_exitcode(status)

    # ── what can happen ──────────────────────────────────────────────────────────────────────────

    def hours(self) -> None:
        for _ in range(self.chance.randint(1, 8)):
            self.go(self.chance.randint(1, 4) * HOURS)

    def killed(self) -> None:
        for _ in range(self.chance.randint(1, 4)):
            self.go(self.chance.randint(1, 2) * HOURS, kill=True)
        self.go(HOURS)

    def dead_line(self) -> None:
        self.server.stop()
        for _ in range(self.chance.randint(1, 40)):
            self.go(4 * HOURS, kill=self.chance.random() < 0.1)
        self.server.start()
        self.go(4 * HOURS)

    def refusal(self) -> None:
        self.server.puts_off = {self.chance.choice(("anna", "ben", "cleo"))}
        for _ in range(self.chance.randint(1, 30)):
            self.go(4 * HOURS)
        self.server.puts_off = set()
        self.go(HOURS)

    def off(self) -> None:
        self.go(self.chance.randint(6, 72) * HOURS)

    def ahead(self) -> None:
        self.wrong = self.chance.choice((6 * HOURS, 2 * DAYS, 30 * DAYS, 3650 * DAYS))
        for _ in range(self.chance.randint(1, 20)):
            self.go(self.chance.randint(1, 4) * HOURS)
        self.wrong = timedelta()
        self.go(HOURS)

    def orders(self) -> None:
        self.host.mail(self.host.mover, orders=self.host.orders())
        self.go(HOURS)

    # ── what must hold ───────────────────────────────────────────────────────────────────────────

    def check(self) -> None:
        """Nobody's turn was missed before 72 true hours, nor before any date that was told."""
        log = self.host.log
        for number, true in self.missed.items():
            entry = log.entries[number]
            opened = [one for one in log.of(DEADLINE) if one.data["base"] == entry.data["base"]][-1]
            first = self._reached(entry)
            assert first is not None, entry
            assert true - first >= NEED, (entry, first)
            told = [date for date in self._told(opened.number, entry) if date > entry.at]
            assert not told, (entry, told)

    def _reached(self, missed: LogEntry) -> datetime | None:
        """The true time at which the mail of a turn was taken, or when five days of refusal were over."""
        seat, index = missed.data["seat"], missed.data["index"]
        name = f"<turn.world.{index:03d}.{seat}."
        taken = [when for when, mail in self.server.taken if _id(mail).startswith(name)]
        refused = [
            one.at + 5 * DAYS - HOURS
            for one in self.host.log.of(UNREACHED)
            if (one.data["seat"], one.data["base"]) == (seat, missed.data["base"])
        ]
        return min([*taken, *refused], default=None)

    def _told(self, opened: int, missed: LogEntry) -> Iterator[datetime]:
        """Every date that a mail about this turn told the player who missed it."""
        seat, index = str(missed.data["seat"]), missed.data["index"]
        for _, mail in self.server.taken:
            letter = email.message_from_bytes(mail, policy=email.policy.default)
            kind, _, *rest = str(letter["Message-ID"]).strip("<").split(".")
            about = kind == "turn" and int(rest[0]) == index
            about |= kind == "notice" and opened < int(rest[0]) < missed.number
            if about and str(letter["To"]).startswith(seat):
                for who, date in _DATE.findall(text_of(letter)):
                    if who.casefold() == seat:
                        yield datetime.strptime(date, "%Y-%m-%d %H:%M").replace(tzinfo=UTC)


def _id(mail: bytes) -> str:
    return str(email.message_from_bytes(mail)["Message-ID"])


@pytest.fixture
def weeks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: Server) -> Weeks:
    host = open_clocked_host(tmp_path, monkeypatch, RULES, server=_dead)
    path = tmp_path / "host-folder" / "host.toml"
    path.write_text(
        f'address = "games@host.test"\ndelivery = "smtp"\n[mail]\nsmtp = "smtp://127.0.0.1:{server.port}"\n'
    )
    path.chmod(0o600)
    return Weeks(host, server, random.Random(1))


def _dead(_to: str) -> None:
    from pbem.errors import CannotSendError

    raise CannotSendError("not yet")


def test_a_week_without_a_server_and_everybody_has_all_the_time(weeks: Weeks) -> None:
    weeks.server.stop()
    for _ in range(42):
        weeks.go(4 * HOURS)
    assert (weeks.codes, weeks.host.index) == (Counter({69: 42}), 0)
    weeks.server.start()
    for _ in range(18):
        weeks.go(4 * HOURS)
    assert weeks.host.index == 0
    for _ in range(2):
        weeks.go(4 * HOURS)
    assert weeks.host.index == 1
    weeks.check()
    assert not list(refusals.bounces(weeks.host.host_folder))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_nobodys_time_is_cut_short_and_no_mail_is_lost(weeks: Weeks, seed: int) -> None:
    weeks.chance = random.Random(seed)
    happenings = [weeks.hours, weeks.killed, weeks.dead_line, weeks.refusal, weeks.off, weeks.ahead, weeks.orders]
    for _ in range(12):
        weeks.chance.choice(happenings)()
        weeks.check()
    for _ in range(30):
        weeks.go(4 * HOURS)
    weeks.check()
    assert weeks.missed, "somebody has missed a turn after all"
    assert not outbox.waiting(weeks.host.host_folder)
    ids = Counter(_id(mail) for _, mail in weeks.server.taken)
    assert sum(ids.values()) - len(ids) <= weeks.kills
    assert len({mail for _, mail in weeks.server.taken}) == len(ids), "a copy is the same mail"
