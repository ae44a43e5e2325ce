"""
The spool: received mails, each decided exactly once.

    in/new -> in/cur -> (decided/DIGEST.json: from here on it has happened) -> done or refused

Rule 1. A mail appears in `in/new` once every byte of it is on the disk.
Rule 2. A name in `in/cur` ends with the number of times that the mail was begun alone: `NAME~2`. After
        five times it is in `bad`, where a person looks.
Rule 3. Every step may be repeated; a mail whose digest is decided is only filed away.
Rule 4. Of the mails of a day so much is kept as host.toml allows; what is above that is decided, and gone.

Nothing that a mail says becomes part of a path.
"""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial
from hashlib import sha256
from typing import Any, Literal

from pbem.errors import BusyError, UnavailableError
from pbem.host.folder.host_folder import HostFolder
from pbem.local import batch, files
from pbem.record import value

MOST_TRIES = 5

Tray = Literal["done", "refused", "bad", "nowhere"]
"""Where a decided mail goes; of one that goes nowhere nothing is kept."""

_UNSAFE = re.compile(r"[^A-Za-z0-9._-]+")
_MARK = "~"
_BESIDE = 4096
"""So much its decision takes on the disk beside a mail."""
_LONG_AGO = b'{"shelf": "done"}'


@value
class ClaimedMail:
    """A mail in hand: its name, where it is now, and how often it was begun, this time included."""

    name: str
    path: str
    tries: int


# ── in ───────────────────────────────────────────────────────────────────────────────────────────


def deposit(host: HostFolder, raw: bytes, now: datetime, name: str | None = None) -> str:
    """
    Put a mail into `in/new`; when this returns it lasts. Return its name.

    `name` is what the sender would call the mail if it came again; it is made safe here. Raises
    BusyError when there is no room now, and UnavailableError.
    """
    require_room(host, len(raw))
    digest = sha256(raw).hexdigest()
    stamp = now.strftime("%Y%m%dT%H%M%S%f")
    wanted = _UNSAFE.sub("-", name).strip("-.")[:80] if name else ""
    safe = f"{wanted or stamp}-{digest[:16]}"
    files.write_all([(host.spool("in", "new", safe), raw)], private=True)
    return safe


def require_room(host: HostFolder, size: int) -> None:
    """Raise BusyError when the disk is nearly full: mails wait elsewhere and are brought again."""
    try:
        free = shutil.disk_usage(host.spool("in", "new")).free
    except OSError as error:
        raise BusyError(f"there is no spool in {host.path}: {error.strerror}") from None
    if free - 3 * size < host.settings.caps.free_bytes:
        raise BusyError(f"the disk of {host.path} is nearly full")


def decision_digest(raw: bytes) -> str:
    """Return the name of a mail's decision."""
    return sha256(raw).hexdigest()[:32]


def waiting(host: HostFolder) -> list[str]:
    """Return the names of the mails in `in/new`, in the order in which they came."""
    return _names(host.spool("in", "new"))


def begun(host: HostFolder) -> list[str]:
    """Return the names in `in/cur`: mails that a host was deciding when it was stopped."""
    return _names(host.spool("in", "cur"))


def claim(host: HostFolder, name: str, *, alone: bool = True) -> ClaimedMail | None:
    """Take a mail from `in/new` in hand, `alone` or with others; None if it is gone."""
    return _move_mail(host.spool("in", "new", name), host.spool("in", "cur"), name, int(alone))


def claim_again(host: HostFolder, begun_name: str) -> ClaimedMail | None:
    """Take a mail in hand that was begun before. After five times it is filed in `bad`."""
    name, _, number = begun_name.rpartition(_MARK)
    tries = int(number) if name and number.isdecimal() else 1
    path = host.spool("in", "cur", begun_name)
    if tries >= MOST_TRIES:
        _rename(path, os.path.join(host.spool("bad"), name or begun_name))
        return None
    return _move_mail(path, host.spool("in", "cur"), name or begun_name, tries + 1)


def count_alone(host: HostFolder, mail: ClaimedMail) -> None:
    """Count that a mail was begun, if that was with others: it is the one to blame."""
    if not mail.tries:
        claim_again(host, os.path.basename(mail.path))


def put_back(host: HostFolder, mail: ClaimedMail) -> None:
    """Give a mail back to `in/new`, as if it had not been begun."""
    _rename(mail.path, host.spool("in", "new", mail.name))


def file_away(host: HostFolder, mail: ClaimedMail, tray: Tray, now: datetime) -> str:
    """Put a decided mail into its tray; return where it is."""
    if tray == "nowhere":
        batch.afterwards(mail.path, partial(files.remove, mail.path))
        return ""
    folder = host.spool(tray)
    if tray == "done":
        folder = os.path.join(folder, now.strftime("%Y-%m"))
        files.make_folder(folder, private=True)
    target = os.path.join(folder, mail.name)
    batch.afterwards(mail.path, partial(_rename, mail.path, target))
    return target


def may_keep(host: HostFolder, mail: ClaimedMail, day: str) -> bool:
    """Count what is kept of the mails of a day (YYYY-MM-DD); say whether there is room for this one."""
    path, kept = host.spool("kept"), 0
    with suppress(ValueError):
        of, _, number = (
            files.read(path, files.KEY_LIMIT).decode().partition(" ") if files.exists(path) else ("", "", "")
        )
        kept = int(number) if of == day else 0
    kept += os.path.getsize(mail.path) + _BESIDE
    if kept > host.settings.caps.kept_bytes:
        return False
    files.replace(path, f"{day} {kept}\n".encode())
    return True


def in_tray(host: HostFolder, tray: Tray) -> list[str]:
    """Return the names of the mails in a tray that a person looks through."""
    return _names(host.spool(tray))


# ── the commit point ─────────────────────────────────────────────────────────────────────────────


def decision(host: HostFolder, digest: str) -> dict[str, Any] | None:
    """Return what was decided about a mail; None if nothing was. Of an old one, nothing else is known."""
    path = host.spool("decided", f"{digest}.json")
    if not files.exists(path):
        return None
    decided: dict[str, Any] = json.loads(files.read(path, files.ORDERS_LIMIT) or _LONG_AGO)
    return decided


def commit(host: HostFolder, digest: str, decided: dict[str, Any]) -> None:
    """Write down that a mail is decided: from this moment on it has happened."""
    text = json.dumps(decided, sort_keys=True, ensure_ascii=True) + "\n"
    files.replace(host.spool("decided", f"{digest}.json"), text.encode())


def decisions(host: HostFolder) -> Iterator[dict[str, Any]]:
    """Return everything that was decided and is remembered."""
    for name in _names(host.spool("decided")):
        with suppress(ValueError, UnavailableError):
            yield json.loads(files.read(host.spool("decided", name), files.ORDERS_LIMIT))


def retry(host: HostFolder, start: str) -> list[str]:
    """
    Put mails from `refused` and `bad` whose names begin like this back, to be decided anew.

    Outgoing mails that were given up go back to be sent. Returns the names.
    """
    found: list[str] = []
    for tray in ("refused", "bad"):
        for name in _names(host.spool(tray)):
            if not name.startswith(start):
                continue
            path = host.spool(tray, name)
            if name.endswith(".eml"):
                _rename(path, host.spool("out", "new", name))
            else:
                digest = decision_digest(files.read(path, files.GAME_LIMIT))
                with suppress(FileNotFoundError):
                    os.unlink(host.spool("decided", f"{digest}.json"))
                _rename(path, host.spool("in", "new", name))
            found.append(name)
    return found


def _names(folder: str) -> list[str]:
    return [name for name in files.listing(folder) if not name.startswith(".")]


def _move_mail(path: str, folder: str, name: str, tries: int) -> ClaimedMail | None:
    target = os.path.join(folder, f"{name}{_MARK}{tries}")
    return ClaimedMail(name, target, tries) if _rename(path, target) else None


def _rename(path: str, target: str) -> bool:
    # A rename lost in a power cut is simply done again: what counts is the decision.
    try:
        os.replace(path, target)
    except FileNotFoundError:
        return False
    return True
