"""
The outbox: letters that go out at least once, each always with the same Message-ID.

    out/new/DIGEST.eml -> out/cur -> (the server said yes) -> sent/YYYY-MM

Rule 1. A letter has a digest, and is queued once: what lies in out or in sent is not written again.
Rule 2. Killed between the server's yes and the move, it is sent again; the Message-ID is the same, so
        mail programs show it once.
Rule 3. A server that says "later" is asked again after 5, 15, 60 minutes and then every hour, for
        five days. One that says "never" is believed: the letter goes to `bad`, the address is counted.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, NamedTuple

import attrs

from pbem.errors import FileTakenError, RejectedError, UnavailableError
from pbem.host.house import House
from pbem.host.letters.postmark import Letter, stamp
from pbem.local import files

BACK_OFF = (timedelta(minutes=5), timedelta(minutes=15), timedelta(minutes=60))
PATIENCE = timedelta(days=5)
MOST_BOUNCES = 3

_DIGEST = re.compile(r"[A-Za-z0-9._-]{1,120}")
_ID = re.compile(rb"(?mi)^Message-ID:[ \t]*<([A-Za-z0-9._-]+)@")
_TO = re.compile(rb"(?mi)^To:[ \t]*([^\r\n]+)")

Carry = Callable[[bytes, str, str], None]
"""Gives a letter (CRLF) to the post: letter, envelope sender ("" is the empty one), recipient.

Raises UnavailableError; after a RejectedError it is not tried again.
"""


class Sent(NamedTuple):
    """What a round of sending came to: letters that left, that wait, and that were given up."""

    sent: int = 0
    waiting: int = 0
    failed: int = 0


@attrs.define
class _Tries:
    """How often a letter was tried, since when, and when again; times in seconds (UTC)."""

    count: int = 0
    first: float = 0.0
    again: float = 0.0


def queue(house: House, letter: bytes, digest: str) -> bool:
    """
    Queue a letter (CRLF, one recipient in To) under a digest; False when it was queued before.

    When this returns, the letter lasts. Raises UnavailableError.
    """
    if not _DIGEST.fullmatch(digest):
        raise ValueError(f"{digest!a} is no digest")
    if is_queued(house, digest):
        return False
    # Another writer of the same digest wrote the same letter, or one that counts as the same.
    with suppress(FileTakenError):
        files.write_all([(house.spool("out", "new", f"{digest}.eml"), letter)], private=True)
    return True


def post(house: House, letter: Letter, now: datetime) -> bool:
    """Stamp a letter and queue it; False when it was queued before."""
    if is_queued(house, letter.digest):
        return False
    return queue(house, stamp(letter, house.settings, now), letter.digest)


def is_queued(house: House, digest: str) -> bool:
    """Say whether a letter of this digest waits or was sent."""
    name = f"{digest}.eml"
    places = [house.spool("out", "new", name), house.spool("out", "cur", name),
              house.spool("bad", name)]  # fmt: skip
    months = files.listing(house.spool("sent"))
    places += [house.spool("sent", month, name) for month in reversed(months)]
    return any(map(files.exists, places))


def waiting(house: House) -> list[str]:
    """Return the digests of the letters that are still to be sent, in the order of their names."""
    found = [*files.listing(house.spool("out", "cur")), *files.listing(house.spool("out", "new"))]
    return [name.removesuffix(".eml") for name in found if _is_letter(name)]


def send_all(house: House, now: datetime, carry: Carry) -> Sent:
    """Send what waits and is due. Never raises what the post says; the letters wait or fail."""
    counts = {"sent": 0, "waiting": 0, "failed": 0}
    for name in filter(_is_letter, files.listing(house.spool("out", "new"))):
        with suppress(FileNotFoundError):
            os.replace(house.spool("out", "new", name), house.spool("out", "cur", name))
    for name in filter(_is_letter, files.listing(house.spool("out", "cur"))):
        counts[_send(house, name, now, carry)] += 1
    return Sent(**counts)


def recipient_of(letter: bytes) -> str:
    """Return the one address in To of a letter that was made here; "" if there is none."""
    found = _TO.search(letter.partition(b"\r\n\r\n")[0])
    return found[1].decode("ascii", "replace").strip() if found else ""


def bounces(house: House) -> Iterator[dict[str, Any]]:
    """Return the addresses that refused letters: address, count, last (seconds, UTC), why."""
    folder = house.spool("bouncing")
    for name in files.listing(folder):
        if name.endswith(".json"):
            yield json.loads(files.read(os.path.join(folder, name), files.KEY_LIMIT))


def to_folder(house: House) -> Carry:
    """Return the carrier of delivery "folder": letters lie in a Maildir of the house, `mail`."""

    def carry(letter: bytes, sender: str, recipient: str) -> None:
        del sender, recipient
        for one in ("new", "cur", "tmp"):
            files.make_folder(house.inside("mail", one), private=True)
        digest = sha256(letter).hexdigest()[:32]
        found = _ID.search(letter.partition(b"\r\n\r\n")[0])
        name = found[1].decode("ascii")[:120] if found else digest
        try:
            _put(house.inside("mail", "new", name), digest, letter)
        except UnavailableError as error:
            raise UnavailableError(str(error)) from None

    return carry


def _put(path: str, digest: str, letter: bytes) -> None:
    """Write a letter under a name that people can read; the same letter is there once."""
    try:
        files.write_all([(f"{path}.eml", letter)], private=True)
    except FileTakenError:
        files.write_all([(f"{path}-{digest}.eml", letter)], private=True)


def _send(house: House, name: str, now: datetime, carry: Carry) -> str:
    path = house.spool("out", "cur", name)
    tries = _tries(path)
    if tries.again > now.timestamp():
        return "waiting"
    letter = files.read(path, files.GAME_LIMIT)
    to = recipient_of(letter)
    sender = {"": house.settings.address, "<>": ""}.get(
        house.settings.envelope, house.settings.envelope
    )
    try:
        carry(letter, sender, to)
    except UnavailableError as error:
        return _put_off(house, path, tries, now, to, error)
    folder = house.spool("sent", now.strftime("%Y-%m"))
    files.make_folder(folder, private=True)
    os.replace(path, os.path.join(folder, name))
    _forget(path)
    return "sent"


def _put_off(
    house: House, path: str, tries: _Tries, now: datetime, to: str, error: UnavailableError
) -> str:
    stamp = now.timestamp()
    tries.count, tries.first = tries.count + 1, tries.first or stamp
    permanent = isinstance(error, RejectedError)
    if permanent or stamp - tries.first > PATIENCE.total_seconds():
        _count_bounce(house, to, now, str(error))
        os.replace(path, house.spool("bad", os.path.basename(path)))
        _forget(path)
        return "failed"
    pause = BACK_OFF[min(tries.count, len(BACK_OFF)) - 1]
    tries.again = stamp + pause.total_seconds()
    files.replace(f"{path}.tries", json.dumps(attrs.asdict(tries)).encode())
    return "waiting"


def _tries(path: str) -> _Tries:
    if not files.exists(f"{path}.tries"):
        return _Tries()
    return _Tries(**json.loads(files.read(f"{path}.tries", files.KEY_LIMIT)))


def _forget(path: str) -> None:
    with suppress(OSError):
        os.unlink(f"{path}.tries")


def _count_bounce(house: House, address: str, now: datetime, why: str) -> None:
    files.make_folder(house.spool("bouncing"), private=True)
    path = _bounce_path(house, address)
    known = {"count": 0}
    if files.exists(path):
        known = json.loads(files.read(path, files.KEY_LIMIT))
    told = {"address": address, "count": known["count"] + 1, "last": now.timestamp(), "why": why}
    files.replace(path, json.dumps(told).encode())


def _bounce_path(house: House, address: str) -> str:
    return house.spool("bouncing", f"{sha256(address.encode()).hexdigest()[:32]}.json")


def _is_letter(name: str) -> bool:
    return name.endswith(".eml") and not name.startswith(".")
