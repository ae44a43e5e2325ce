"""
Who watches a host in tests: a referee knows the true time, what the next server took when, and what stood still,
and holds against it what the host told and did. Of the host's own arithmetic only the log check is used.
"""

from __future__ import annotations

import email
import email.policy
import re
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import attrs
from sample_games.clocked_host import DAYS, HOURS, SEATS, START, ClockedHost, text_of

from pbem.cli.commands.host_log import early_turns
from pbem.host.deadlines.host_log import DEADLINE, MISSED, RESUME, LogEntry
from pbem.host.folder import spool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NEED = 72 * HOURS
_DATE = re.compile(r"Orders of (\w+) are due \w{3} (\d{4}-\d\d-\d\d \d\d:\d\d) UTC")
_NO_TIME = timedelta()


@attrs.frozen
class Taken:
    """A mail that the next server took: when in truth, what the host's clock showed, what it is, to whom."""

    true: datetime
    shown: datetime
    mail: bytes
    kind: str
    number: int
    to: str
    text: str

    @classmethod
    def read(cls, path: Path) -> Taken:
        true, shown, *_ = (_moment(word) for word in path.name.split("-")[:2])
        mail = path.read_bytes()
        letter = email.message_from_bytes(mail, policy=email.policy.default)
        kind, _, *rest = str(letter["Message-ID"]).strip("<").split(".")
        number = int(rest[0]) if kind in ("turn", "notice") else -1
        return cls(true, shown, mail, kind, number, str(letter["To"]).partition("@")[0], text_of(letter))

    def is_letter(self, index: int, seat: str) -> bool:
        return (self.kind, self.number, self.to) == ("turn", index, seat)


@attrs.define
class Referee:
    """
    What is true about a host, and what it did wrong.

    `post` is the folder of what the next server took or refused, `stood` are times that could not run:
    the host was off or cut off, the game was paused.
    """

    host: ClockedHost
    post: Path
    true: datetime = START
    stood: list[tuple[datetime, datetime]] = attrs.Factory(list)
    kills: int = 0
    missed: set[int] = attrs.Factory(set)
    faults: list[str] = attrs.Factory(list)
    _read: dict[Path, Taken] = attrs.Factory(dict)

    def fault(self, what: str) -> None:
        self.faults.append(f"{self.true:%m-%d %H:%M}, shown {self.host.now:%Y-%m-%d %H:%M}: {what}")

    # ── the next server ──────────────────────────────────────────────────────────────────────────

    def take(self, mail: bytes, sign: int) -> None:
        """Keep a mail that the next server took, in a file: a host that is killed does not take it along."""
        number = sum(1 for _ in self.post.iterdir())
        name = f"{self.true:%Y%m%d%H%M%S}-{self.host.now:%Y%m%d%H%M%S}-{number:05d}-{sign}"
        (self.post / name).write_bytes(mail)

    def refuse(self, mail: bytes) -> None:
        """Keep when a mail was refused first."""
        note = self.post / f"refused {_id(mail)}"
        if not note.exists():
            note.write_text(self.true.isoformat())

    def taken(self) -> list[Taken]:
        """What the next server took, in order."""
        for path in set(self.post.glob("2*")) - set(self._read):
            self._read[path] = Taken.read(path)
        return [self._read[path] for path in sorted(self._read)]

    # ── a turn that is missed ────────────────────────────────────────────────────────────────────

    def look(self) -> None:
        """Look at the turns that were missed since the last time."""
        log = self.host.log
        fresh = [entry for entry in log.of(MISSED) if entry.number not in self.missed]
        for entry in fresh:
            self.missed.add(entry.number)
            self._judge(entry)
        if fresh:
            for said in early_turns(log):
                self.fault(said)

    def _judge(self, entry: LogEntry) -> None:
        seat, index = str(entry.data["seat"]), int(entry.data["index"])
        reached = [one.true for one in self.taken() if one.is_letter(index, seat)]
        notes = list(self.post.glob(f"refused <turn.world.{index:03d}.{seat}.*"))
        refused = [datetime.fromisoformat(note.read_text()) + 5 * DAYS for note in notes]
        if not reached and not refused:
            self.fault(f"{seat} missed turn {index} without a letter")
            return
        begun = min([*reached, *refused])
        ran = self.true - begun - self._standing(begun)
        if ran < NEED:
            self.fault(f"{seat} missed turn {index} after {ran}")
        told = list(self.told(seat, index))
        if not told and not refused:
            self.fault(f"{seat} missed turn {index}, and was told no date")
        for date, wrong in told:
            if date > self.host.now or (not wrong and date > self.true):
                self.fault(f"{seat} missed turn {index} before {date}, which was told")

    def _standing(self, since: datetime) -> timedelta:
        """How much time could not run since a moment."""
        total, until = _NO_TIME, since
        for start, end in sorted(self.stood):
            if end > until:
                total += end - max(start, until)
                until = end
        return total

    def told(self, seat: str, index: int) -> Iterator[tuple[datetime, timedelta]]:
        """Every date that a player was told for a turn, and how wrong the clock was then."""
        for one in self.taken():
            about = one.is_letter(index, seat) or (
                (one.kind, one.to) == ("notice", seat) and self._is_about(one.number, index)
            )
            for who, date in _DATE.findall(one.text) if about else ():
                if who.casefold() == seat:
                    moment = datetime.strptime(date, "%Y-%m-%d %H:%M").replace(tzinfo=UTC)
                    yield moment, one.shown - one.true

    def _is_about(self, number: int, index: int) -> bool:
        """Say whether a notice was written in the time of a turn."""
        opened = [one for one in self.host.log.of(DEADLINE) if one.number <= number]
        return bool(opened) and opened[-1].data["index"] == index

    # ── all letters ──────────────────────────────────────────────────────────────────────────────

    def count_letters(self) -> None:
        """Everybody has every letter of a turn, and nothing was told twice."""
        taken, bad = self.taken(), spool.in_tray(self.host.host_folder, "bad")
        ids = Counter(_id(one.mail) for one in taken)
        if len({one.mail for one in taken}) != len(ids):
            self.fault("a copy is another mail")
        if sum(ids.values()) - len(ids) > self.kills:
            self.fault("mails left twice without a kill")
        for index in range(self.host.index + 1):
            for seat in SEATS:
                given_up = any(one.startswith(f"turn.world.{index:03d}.{seat}.") for one in bad)
                if not given_up and not any(one.is_letter(index, seat) for one in taken):
                    self.fault(f"{seat} has no letter of turn {index}")
        self._count_dates(taken)

    def _count_dates(self, taken: list[Taken]) -> None:
        log = self.host.log
        notices = {(one.to, one.number, one.text) for one in taken if one.kind == "notice"}
        dates = Counter(
            (to, sentence)
            for to, number, text in notices
            if log.entries[number].kind != RESUME
            for sentence in re.findall(r"Orders of \w+ are due [^.]*", text)
        )
        for (to, sentence), count in dates.items():
            if count > 1:
                self.fault(f"{to} was told {count} times: {sentence}")


def _id(mail: bytes) -> str:
    return str(email.message_from_bytes(mail)["Message-ID"])


def _moment(text: str) -> datetime:
    return datetime.strptime(text, "%Y%m%d%H%M%S").replace(tzinfo=UTC)
