"""
What a host needs no longer: the texts of old mails, counts of answers, halves of files, what nobody said yes to.

Rule 1. Age is counted in days on which the host was at work, and not by the clock. A clock that shows
        another year for a while makes one day of work, and nothing old.
        Where nothing has come since what the last sweep cleared, nothing is looked for.
Rule 2. What makes a mail unique stays for ever: an old mail that was sent, or an old decision, becomes an
        empty file of its name. So nothing leaves again, and nothing is decided again.
"""

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime

from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.offered_seats import OFFERED
from pbem.host.folder.stored_orders import PENDING
from pbem.host.folder.waiting_games import ASKED, WAITING
from pbem.local import files

KEPT_HALVES = 3
KEPT = 30
KEPT_ASKED = 60
KEPT_DECISIONS = 400
"""How many days of work files are kept."""

_DAYS = "days"


def sweep(host: HostFolder, now: datetime) -> None:
    """Clear away what is old, on the first call of a day; the caller holds the spool."""
    today = f"{now:%Y-%m-%d}"
    known = _days_of_work(host)
    if today in known:
        return
    days = sorted([*known, today])[-KEPT_DECISIONS:]
    halves, held = _left_over(host, days)
    _clear(halves, days, KEPT_HALVES, os.unlink)
    _clear(_in_months(host, "done", days), days, KEPT, os.unlink)
    _clear(_in_months(host, "sent", days), days, KEPT, _empty)
    _clear(_paths_in(host, "decided"), days, KEPT_DECISIONS, _empty)
    _clear(_paths_in(host, "refused"), days, KEPT, os.unlink)
    _clear(held, days, KEPT, os.unlink)
    for tray in (ASKED, OFFERED):
        _clear(_paths_in(host, tray), days, KEPT_ASKED, os.unlink)
    # Games that can be read are given up before, by `slow_beginnings`.
    _clear(_paths_in(host, WAITING), days, KEPT_DECISIONS, os.unlink)
    for day in files.listing(host.spool("answers")):
        if len(days) >= KEPT_HALVES and day < days[-KEPT_HALVES]:
            shutil.rmtree(host.spool("answers", day), ignore_errors=True)
    files.replace(host.spool(_DAYS), "".join(f"{day}\n" for day in days).encode())


def days_since(host: HostFolder, paths: Iterable[str]) -> int:
    """Return on how many days the host was at work since any of these files was written."""
    newest = max((_day_of(path) for path in paths if files.exists(path)), default="")
    return sum(day > newest for day in _days_of_work(host))


def _days_of_work(host: HostFolder) -> set[str]:
    path = host.spool(_DAYS)
    data = files.read(path, files.KEY_LIMIT) if files.exists(path) else b""
    return set(data.decode("ascii", "replace").split())


def _left_over(host: HostFolder, days: list[str]) -> tuple[list[str], list[str]]:
    """Return halves of files, and what waits for the yes of a player."""
    halves, held = list[str](), list[str]()
    for folder, below, names in os.walk(host.path):
        if folder == host.inside("games"):
            # One deep in a game may stay there until the game goes on.
            below[:] = [one for one in below if _has_news(os.path.join(folder, one), days, KEPT_HALVES)]
        halves += [os.path.join(folder, name) for name in names if name.startswith(".") and name.endswith(".part")]
        held += [os.path.join(folder, name) for name in names if os.path.basename(folder) == PENDING]
    return halves, held


def _in_months(host: HostFolder, tray: str, days: list[str]) -> Iterator[str]:
    for month in files.listing(host.spool(tray)):
        if _has_news(host.spool(tray, month), days, KEPT):
            yield from _paths_in(host, tray, month)


def _has_news(folder: str, days: list[str], kept: int) -> bool:
    """Say whether a folder has changed since the days from which the last sweep kept everything."""
    with suppress(OSError):
        return len(days) <= kept or _day_of(folder) >= days[-kept - 1]
    return False


def _paths_in(host: HostFolder, *folder: str) -> Iterator[str]:
    for name in files.listing(host.spool(*folder)):
        yield host.spool(*folder, name)


def _clear(paths: Iterable[str], days: list[str], kept: int, clear: Callable[[str], object]) -> None:
    """Clear files that were written before the last so many days of work; what cannot be stays."""
    if len(days) < kept:
        return
    for path in paths:
        with suppress(OSError):
            if _day_of(path) < days[-kept]:
                clear(path)


def _day_of(path: str) -> str:
    """Return on which day something was written, by the clock of the disk. Raises OSError."""
    return f"{datetime.fromtimestamp(os.stat(path).st_mtime, UTC):%Y-%m-%d}"


def _empty(path: str) -> None:
    if os.path.getsize(path):
        os.truncate(path, 0)
