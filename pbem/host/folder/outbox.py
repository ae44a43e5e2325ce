"""
The outbox: mails that leave at least once, each always with the same Message-ID.

    out/new/DIGEST.eml -> out/cur -> (the server said yes) -> sent/YYYY-MM

Rule 1. A mail has a digest, and is queued once: what is in out or in sent is not written again.
Rule 2. Killed between the server's yes and the move, it is sent again; the Message-ID is the same, so
        mail programs show it once.
Rule 3. A server that says "later" is asked again after 5, 15, 60 minutes and then every hour, for
        five days. One that says "never" is believed: the mail goes to `bad`, the address is counted.
"""

import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Literal, TypeVar

import attrs

from pbem.errors import ContentError, FileTakenError, RejectedError, StoppedError, UnavailableError
from pbem.host.folder.host_folder import HostFolder
from pbem.host.mails.outgoing import OutgoingMail, write_mail
from pbem.local import files
from pbem.settings import structure

T = TypeVar("T")

BACK_OFF = (timedelta(minutes=5), timedelta(minutes=15), timedelta(minutes=60))
PATIENCE = timedelta(days=5)
MOST_BOUNCES = 3

_DIGEST = re.compile(r"[A-Za-z0-9._-]{1,120}")
_ID = re.compile(rb"(?mi)^Message-ID:[ \t]*<([A-Za-z0-9._-]+)@")
_TO = re.compile(rb"(?mi)^To:[ \t]*([^\r\n]+)")

Carry = Callable[[bytes, str, str], None]
"""Hands a mail (CRLF) on: mail, envelope sender ("" is the empty one), recipient.

Raises UnavailableError; after a RejectedError the mail is not tried again, and a StoppedError ends the
sending of all.
"""


@attrs.frozen
class SendCounts:
    """How many mails left, how many wait, and how many were given up."""

    sent: int = 0
    waiting: int = 0
    failed: int = 0


@attrs.frozen
class Bounce:
    """An address that refused mails: how many, the last one when (seconds, UTC) and why."""

    address: str
    count: int
    last: float
    why: str


@attrs.define
class _Tries:
    """How often a mail was tried, since when, and when again; times in seconds (UTC)."""

    count: int = 0
    first: float = 0.0
    again: float = 0.0


def queue(host: HostFolder, mail: bytes, digest: str) -> bool:
    """
    Queue a mail (CRLF, one recipient in To) under a digest; False if it was queued before.

    When this returns, the mail lasts. Raises UnavailableError.
    """
    if not _DIGEST.fullmatch(digest):
        raise ValueError(f"{digest!a} is no digest")
    if is_queued(host, digest):
        return False
    # Another writer of the same digest wrote the same mail, or one that counts as the same.
    with suppress(FileTakenError):
        files.write_all([(host.spool("out", "new", f"{digest}.eml"), mail)], private=True)
    return True


def write_and_queue(host: HostFolder, mail: OutgoingMail, now: datetime) -> bool:
    """Write a mail and queue it; False if it was queued before."""
    if is_queued(host, mail.digest):
        return False
    return queue(host, write_mail(mail, host.settings, now), mail.digest)


def is_queued(host: HostFolder, digest: str) -> bool:
    """Say whether a mail of this digest waits or was sent."""
    name = f"{digest}.eml"
    places = [host.spool("out", "new", name), host.spool("out", "cur", name),
              host.spool("bad", name)]  # fmt: skip
    months = files.listing(host.spool("sent"))
    places += [host.spool("sent", month, name) for month in reversed(months)]
    return any(map(files.exists, places))


def waiting(host: HostFolder) -> list[str]:
    """Return the digests of the mails that are still to be sent, in the order of their names."""
    found = [*files.listing(host.spool("out", "cur")), *files.listing(host.spool("out", "new"))]
    return [name.removesuffix(".eml") for name in found if _is_mail(name)]


def send_all(host: HostFolder, now: datetime, carry: Carry) -> SendCounts:
    """Send what waits and is due. Never raises what a mail server says; then mails wait or fail."""
    for name in filter(_is_mail, files.listing(host.spool("out", "new"))):
        with suppress(FileNotFoundError):
            os.replace(host.spool("out", "new", name), host.spool("out", "cur", name))
    delivery = _Delivery(host, now, carry)
    names = filter(_is_mail, files.listing(host.spool("out", "cur")))
    counts = Counter(delivery.send(name) for name in names)
    return SendCounts(counts["sent"], counts["waiting"], counts["failed"])


def recipient_of(mail: bytes) -> str:
    """Return the one address in To of a mail that was written here; "" if there is none."""
    found = _TO.search(mail.partition(b"\r\n\r\n")[0])
    return found[1].decode("ascii", "replace").strip() if found else ""


def bounces(host: HostFolder) -> Iterator[Bounce]:
    """Return the addresses that refused mails. Raises ContentError for a file that says no such thing."""
    folder = host.spool("bouncing")
    for name in files.listing(folder):
        if name.endswith(".json"):
            path = os.path.join(folder, name)
            try:
                yield _read(path, Bounce)
            except ContentError as error:
                raise ContentError(f"{error}; delete it, and counting begins anew") from None


def to_folder(host: HostFolder) -> Carry:
    """Return the carrier of delivery "folder": a Maildir in the host's folder, `mail`."""

    def carry(mail: bytes, sender: str, recipient: str) -> None:
        del sender, recipient
        try:
            for one in ("new", "cur", "tmp"):
                files.make_folder(host.inside("mail", one), private=True)
        except UnavailableError as error:
            # No mail can leave, and no address is to blame.
            raise StoppedError(str(error)) from None
        digest = sha256(mail).hexdigest()[:32]
        found = _ID.search(mail.partition(b"\r\n\r\n")[0])
        name = found[1].decode("ascii")[:120] if found else digest
        _put(host.inside("mail", "new", name), digest, mail)

    return carry


def _put(path: str, digest: str, mail: bytes) -> None:
    """Write a mail under a name that people can read; the same mail is there once."""
    try:
        files.write_all([(f"{path}.eml", mail)], private=True)
    except FileTakenError:
        files.write_all([(f"{path}-{digest}.eml", mail)], private=True)


@attrs.frozen
class _Delivery:
    """The sending of mails at one moment."""

    host: HostFolder
    now: datetime
    carry: Carry

    def send(self, name: str) -> Literal["sent", "waiting", "failed"]:
        """Send one mail, if it is due."""
        host, path = self.host, self.host.spool("out", "cur", name)
        tries = _tries(path)
        if tries.again > self.now.timestamp():
            return "waiting"
        mail = files.read(path, files.GAME_LIMIT)
        to, envelope = recipient_of(mail), host.settings.envelope
        try:
            self.carry(mail, {"": host.settings.address, "<>": ""}.get(envelope, envelope), to)
        except StoppedError:
            raise
        except UnavailableError as error:
            return self._put_off(path, tries, to, error)
        folder = host.spool("sent", self.now.strftime("%Y-%m"))
        files.make_folder(folder, private=True)
        os.replace(path, os.path.join(folder, name))
        _forget(path)
        return "sent"

    def _put_off(
        self, path: str, tries: _Tries, to: str, error: UnavailableError
    ) -> Literal["waiting", "failed"]:
        moment = self.now.timestamp()
        tries.count, tries.first = tries.count + 1, tries.first or moment
        if isinstance(error, RejectedError) or moment - tries.first > PATIENCE.total_seconds():
            self._count_bounce(to, str(error))
            os.replace(path, self.host.spool("bad", os.path.basename(path)))
            _forget(path)
            return "failed"
        pause = BACK_OFF[min(tries.count, len(BACK_OFF)) - 1]
        tries.again = moment + pause.total_seconds()
        files.replace(f"{path}.tries", json.dumps(attrs.asdict(tries)).encode())
        return "waiting"

    def _count_bounce(self, address: str, why: str) -> None:
        files.make_folder(self.host.spool("bouncing"), private=True)
        digest = sha256(address.encode()).hexdigest()[:32]
        path = self.host.spool("bouncing", f"{digest}.json")
        count = 0
        # A damaged note holds up no mail.
        with suppress(ContentError):
            count = _read(path, Bounce).count if files.exists(path) else 0
        noted = Bounce(address, count + 1, self.now.timestamp(), why)
        files.replace(path, json.dumps(attrs.asdict(noted)).encode())


def _tries(path: str) -> _Tries:
    if not files.exists(f"{path}.tries"):
        return _Tries()
    with suppress(ContentError):
        return _read(f"{path}.tries", _Tries)
    return _Tries()


def _read(path: str, kind: type[T]) -> T:
    """Read what the outbox noted. Raises ContentError."""
    try:
        said = json.loads(files.read(path, files.KEY_LIMIT))
    except (ValueError, RecursionError):
        raise ContentError(f"{path} is damaged") from None
    return structure(kind, said, path)


def _forget(path: str) -> None:
    with suppress(OSError):
        os.unlink(f"{path}.tries")


def _is_mail(name: str) -> bool:
    return name.endswith(".eml") and not name.startswith(".")
