"""
When a host last looked at the deadlines of its games: one look for all of them, and what is not covered by it.

    spool/look          the last look of the host: its number and moment, twice, each with a checksum
    spool/gaps.json     the last gaps between looks, in seconds, as long as all are longer than a host should be away
    spool/looks.json    of each game since which look it is covered, and the line of its log that was the last then

The look of the host counts for a game that it covers. One that was not looked at in a round (busy, blocked, taken
out of `games`) keeps the look before that, until it is looked at again. A game whose log does not go on from the
line known here (another game of its name, one brought back from a backup) is not covered: what its own folder
shows of a host at work counts.

What is not covered is on the disk before the next look is, and a look is written over the one before the last. So
after a power cut a look may be old, but it is never missing or torn.
"""

import json
import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from pbem.errors import InputError, UnavailableError
from pbem.host.deadlines.clock_guard import HABIT, USUAL
from pbem.host.deadlines.host_log import CLOCK, CONFIRMED, OUTAGE, Log
from pbem.host.deadlines.moments import read_moment, write_moment
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import HostFolder
from pbem.local import files
from pbem.record import value

_LOOK, _COVERED, _GAPS = "look", "looks.json", "gaps.json"
_SLOT = 4096
"""A slot to a page of the disk, so that a torn write of one leaves the other whole."""
_MOST_BYTES = 64 * 1024 * 1024


@value
class HostLook:
    """The so-many-th look of a host at its games; number 0 is none."""

    number: int = 0
    at: datetime | None = None


class Covered(NamedTuple):
    """
    Which look counts for a game: that of the host from number `since` on, and `last` before; 0 is never.

    `lines` and `mark` say how long the log of the game was, and which line was the last.
    """

    since: int
    lines: int
    mark: str
    last: str

    def counts_at(self, look: HostLook) -> bool:
        """Say whether this look of the host counts for the game."""
        return 0 < self.since <= look.number

    def goes_on_in(self, log: Log) -> bool:
        """Say whether a log goes on from the line that was the last."""
        return self.lines <= len(log.entries) and self.mark == _mark(log.until(self.lines))


def last_look(host: HostFolder, folder: GameFolder, log: Log) -> datetime | None:
    """Return when a host last looked at the deadlines of a game; None if it never did."""
    look, own, known = host_look(host), folder.own_look(), _covered(host).get(folder.name)
    if known is None or not known.goes_on_in(log):
        return _at_work(own.at, log) if own else None
    if own and own.after >= look.number:
        return own.at
    if known.counts_at(look):
        return look.at
    return read_moment(known.last) if known.last else None


def covered_games(host: HostFolder, look: HostLook) -> set[str]:
    """Return the games for which the last look of the host counts, if their logs are those known here."""
    return {name for name, known in _covered(host).items() if known.counts_at(look)}


def is_covered(host: HostFolder, name: str, look: HostLook) -> bool:
    """Say whether a game is one of them."""
    known = _covered(host).get(name)
    return known is not None and known.counts_at(look)


def note_round(
    host: HostFolder, now: datetime, seen: Collection[str], opened: Mapping[str, Log], shelved: Collection[str] = ()
) -> HostLook:
    """
    Write down and return a look of the host: at the games `seen`, of which `opened` have these logs.

    Nothing is kept of those on the shelf: with no deadline ahead, nobody asks when the host looked at them.

    Raises UnavailableError; then the look before it counts.
    """
    look, known = host_look(host), dict(_covered(host))
    number = look.number + 1
    for name, log in opened.items():
        known[name] = _now_covered(known.get(name), look, number, log)
    for name, one in known.items():
        if name not in seen and one.since:
            before = look.at if one.since <= look.number else None
            known[name] = one._replace(since=0, last=write_moment(before) if before else one.last)
    for name in shelved:
        known.pop(name, None)
    if known != _covered(host):
        files.replace(host.spool(_COVERED), json.dumps(known).encode())
    if look.at:
        _note_gap(host, now - look.at)
    noted = HostLook(number, now)
    _write_look(host.spool(_LOOK), noted)
    return noted


def long_gaps(host: HostFolder) -> tuple[timedelta, ...]:
    """Return the last gaps between looks of a host that is run seldom, oldest first; none where one was short."""
    path = host.spool(_GAPS)
    try:
        said = json.loads(files.read(path, files.KEY_LIMIT)) if files.exists(path) else []
        return tuple(timedelta(seconds=one) for one in said)
    except (ValueError, TypeError, OverflowError, RecursionError):
        return ()


def _note_gap(host: HostFolder, gap: timedelta) -> None:
    known = long_gaps(host)
    gaps = [*known, gap][-HABIT:] if gap > USUAL else []
    if gaps or known:
        files.replace(host.spool(_GAPS), json.dumps([one.total_seconds() for one in gaps]).encode())


def _now_covered(known: Covered | None, look: HostLook, number: int, log: Log) -> Covered:
    since, last = number, known.last if known else ""
    if known and known.counts_at(look):
        since = known.since
    return Covered(since, len(log.entries), _mark(log), last)


def _mark(log: Log) -> str:
    return (log.hashes[-1] if log.hashes else log.game_id)[:16]


def _at_work(at: datetime, log: Log) -> datetime:
    """Return when a folder shows the host at work last: by its own look, or by an entry that is no doubt of the clock."""
    plain = (entry.at for entry in reversed(log.entries) if entry.kind not in (OUTAGE, CLOCK, CONFIRMED))
    return max(at, next(plain, at))


# ── the two slots ────────────────────────────────────────────────────────────────────────────────


def host_look(host: HostFolder) -> HostLook:
    """Return the last look of a host; number 0 if there is none that can be read. Raises UnavailableError."""
    path = host.spool(_LOOK)
    data = files.read(path, 2 * _SLOT) if files.exists(path) else b""
    return max(_sound_slots(data), key=lambda one: one.number, default=HostLook())


def _sound_slots(data: bytes) -> Iterator[HostLook]:
    for start in (0, _SLOT):
        said, _, mark = data[start : start + _SLOT].partition(b"\n")[0].rpartition(b" ")
        with suppress(ValueError, InputError):
            number, moment = said.decode("ascii").split(" ")
            if mark == _checksum(said):
                yield HostLook(int(number), read_moment(moment))


def _checksum(said: bytes) -> bytes:
    return sha256(said).hexdigest().encode()


def _write_look(path: str, look: HostLook) -> None:
    fresh = not files.exists(path)
    said = f"{look.number} {write_moment(look.at)}".encode() if look.at else b""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        with open(handle, "r+b", buffering=0) as file:
            file.seek(look.number % 2 * _SLOT)
            file.write(said + b" " + _checksum(said) + b"\n")
            os.fsync(file.fileno())
    except OSError as error:
        raise UnavailableError(f"{path} cannot be written: {files.reason(error)}") from None
    if fresh:
        files.flush_folder(os.path.dirname(path))


# ── which games it covers ────────────────────────────────────────────────────────────────────────


def _covered(host: HostFolder) -> Mapping[str, Covered]:
    """Return what is known of games by name. Something damaged counts as nothing, as if nobody had looked."""
    path = host.spool(_COVERED)
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return {}
    return _read_covered(path, (found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns))


@lru_cache(maxsize=1)
def _read_covered(path: str, _stamp: tuple[int, ...]) -> Mapping[str, Covered]:
    # `replace` writes it, so a file with the same stamp is the same file.
    try:
        said: Any = json.loads(files.read(path, _MOST_BYTES))
        return {str(name): _covered_of(*one) for name, one in said.items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        return {}


def _covered_of(since: object, lines: object, mark: object, last: object) -> Covered:
    if type(since) is not int or type(lines) is not int or type(mark) is not str or type(last) is not str:
        raise TypeError
    if last:
        read_moment(last)
    return Covered(since, lines, mark, last)
