"""
The spool: mails that came, each decided exactly once.

    in/new -> in/cur -> (decided/DIGEST.json: from here on it has happened) -> done or refused

Rule 1. A mail appears in `in/new` when every byte of it is on the disk.
Rule 2. The name in `in/cur` ends with the number of times that the mail was begun: `NAME~2`. After
        five it lies in `bad`, where a person looks.
Rule 3. Every step may be repeated; a mail whose digest is decided is only filed away.

A mail's own words are never part of a path.
"""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from pbem.errors import UnavailableError
from pbem.host.house import House
from pbem.local import files

MOST_TRIES = 5
KEPT = timedelta(days=30)
KEPT_DECISIONS = timedelta(days=400)

Shelf = Literal["done", "refused", "bad"]

_UNSAFE = re.compile(r"[^A-Za-z0-9._-]+")
_MARK = "~"
_HALF = timedelta(hours=36)


class Claimed(NamedTuple):
    """A mail in hand: its name, where it lies now, and how often it was begun, this time included."""

    name: str
    path: str
    tries: int


# ── in ───────────────────────────────────────────────────────────────────────────────────────────


def deposit(house: House, raw: bytes, now: datetime, name: str | None = None) -> str:
    """
    Put a mail into `in/new`; when this returns it lasts. Return its name.

    `name` is a name that whoever brings the mail will use again for it (made safe here). Raises
    UnavailableError when there is no room, and UnavailableError.
    """
    require_room(house, len(raw))
    digest = sha256(raw).hexdigest()
    stamp = now.strftime("%Y%m%dT%H%M%S%f")
    wanted = _UNSAFE.sub("-", name).strip("-.")[:80] if name else ""
    safe = f"{wanted or stamp}-{digest[:16]}"
    files.write_all([(house.spool("in", "new", safe), raw)], private=True)
    return safe


def require_room(house: House, size: int) -> None:
    """Raise UnavailableError when the disk is nearly full: then a mail waits better elsewhere."""
    try:
        free = shutil.disk_usage(house.spool("in", "new")).free
    except OSError as error:
        raise UnavailableError(f"there is no spool in {house.path}: {error.strerror}") from None
    if free - 3 * size < house.settings.caps.free_bytes:
        raise UnavailableError(f"the disk of {house.path} is nearly full")


def digest_of(raw: bytes) -> str:
    """Return the name of a mail's decision."""
    return sha256(raw).hexdigest()[:32]


def waiting(house: House) -> list[str]:
    """Return the names of the mails in `in/new`, in the order in which they came."""
    return _names(house.spool("in", "new"))


def begun(house: House) -> list[str]:
    """Return the names in `in/cur`: mails that somebody was at when he was stopped."""
    return _names(house.spool("in", "cur"))


def claim(house: House, name: str) -> Claimed | None:
    """Take a mail from `in/new` in hand; None when it is gone."""
    return _moved(house.spool("in", "new", name), house.spool("in", "cur"), name, 1)


def claim_again(house: House, begun_name: str) -> Claimed | None:
    """Take a mail in hand that was begun before. After five times it is filed in `bad`."""
    name, _, number = begun_name.rpartition(_MARK)
    tries = int(number) if name and number.isdecimal() else 1
    path = house.spool("in", "cur", begun_name)
    if tries >= MOST_TRIES:
        _rename(path, os.path.join(house.spool("bad"), name or begun_name))
        return None
    return _moved(path, house.spool("in", "cur"), name or begun_name, tries + 1)


def put_back(house: House, mail: Claimed) -> None:
    """Give a mail back to `in/new`, as if it had not been begun."""
    _rename(mail.path, house.spool("in", "new", mail.name))


def file_away(house: House, mail: Claimed, shelf: Shelf, now: datetime) -> str:
    """Put a decided mail onto its shelf; return where it lies."""
    folder = house.spool(shelf)
    if shelf == "done":
        folder = os.path.join(folder, now.strftime("%Y-%m"))
        files.make_folder(folder, private=True)
    target = os.path.join(folder, mail.name)
    _rename(mail.path, target)
    return target


# ── the commit point ─────────────────────────────────────────────────────────────────────────────


def decision(house: House, digest: str) -> dict[str, Any] | None:
    """Return what was decided about a mail; None while nothing is."""
    path = house.spool("decided", f"{digest}.json")
    if not files.exists(path):
        return None
    decided: dict[str, Any] = json.loads(files.read(path, files.ORDERS_LIMIT))
    return decided


def commit(house: House, digest: str, told: dict[str, Any]) -> None:
    """Write down that a mail is decided: the moment from which on it has happened."""
    text = json.dumps(told, sort_keys=True, ensure_ascii=True) + "\n"
    files.replace(house.spool("decided", f"{digest}.json"), text.encode())


def decisions(house: House) -> Iterator[dict[str, Any]]:
    """Return everything that was decided and is remembered."""
    for name in _names(house.spool("decided")):
        with suppress(ValueError, UnavailableError):
            yield json.loads(files.read(house.spool("decided", name), files.ORDERS_LIMIT))


def retry(house: House, start: str) -> list[str]:
    """
    Put mails from `refused` and `bad` whose names begin so back to be decided anew.

    Letters that were given up go back to be sent. Returns the names.
    """
    found: list[str] = []
    for shelf in ("refused", "bad"):
        for name in _names(house.spool(shelf)):
            if not name.startswith(start):
                continue
            path = house.spool(shelf, name)
            if name.endswith(".eml"):
                _rename(path, house.spool("out", "new", name))
            else:
                digest = digest_of(files.read(path, files.GAME_LIMIT))
                with suppress(FileNotFoundError):
                    os.unlink(house.spool("decided", f"{digest}.json"))
                _rename(path, house.spool("in", "new", name))
            found.append(name)
    return found


# ── order ────────────────────────────────────────────────────────────────────────────────────────


def sweep(house: House, now: datetime) -> None:
    """Remove what is no longer needed: halves of files from a crash, old mails, old decisions."""
    folders = [house.spool(*one) for one in (("in", "new"), ("in", "cur"), ("out", "new"),
               ("out", "cur"), ("decided",), ("in", "tmp"), ("tmp",))]  # fmt: skip
    for folder in folders:
        for name in files.listing(folder):
            if name.startswith(".") and name.endswith(".part"):
                _remove_old(os.path.join(folder, name), now - _HALF)
    for shelf in ("done", "sent"):
        for month in files.listing(house.spool(shelf)):
            for name in files.listing(house.spool(shelf, month)):
                _remove_old(house.spool(shelf, month, name), now - KEPT)
    for day in files.listing(house.spool("answers")):
        if day < (now - _HALF).strftime("%Y-%m-%d"):
            shutil.rmtree(house.spool("answers", day), ignore_errors=True)
    for name in files.listing(house.spool("decided")):
        _remove_old(house.spool("decided", name), now - KEPT_DECISIONS)


def _names(folder: str) -> list[str]:
    return [name for name in files.listing(folder) if not name.startswith(".")]


def _moved(path: str, folder: str, name: str, tries: int) -> Claimed | None:
    target = os.path.join(folder, f"{name}{_MARK}{tries}")
    return Claimed(name, target, tries) if _rename(path, target) else None


def _rename(path: str, target: str) -> bool:
    # Lost in a power cut, a rename is only done again: what counts is the decision.
    try:
        os.replace(path, target)
    except FileNotFoundError:
        return False
    return True


def _remove_old(path: str, before: datetime) -> None:
    with suppress(OSError):
        if os.stat(path).st_mtime < before.timestamp():
            os.unlink(path)


def shelved(house: House, shelf: Shelf) -> Iterator[str]:
    """Return the names of the mails on a shelf that a person looks through."""
    yield from _names(house.spool(shelf))
