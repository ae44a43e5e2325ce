"""
The outbox: mails that leave at least once, each always with the same Message-ID.

    out/new/DIGEST.eml -> (the server said yes) -> sent/YYYY-MM
    out/new/DIGEST.eml -> (the server said no) -> out/cur -> (a later yes) -> sent/YYYY-MM

Rule 1. A mail has a digest, and is queued once: what is in out or in sent is not written again.
Rule 2. Killed between the server's yes and the move, it is sent again; the Message-ID is the same, so
        mail programs show it once.

How it leaves, and what becomes of a mail that is not taken: `sending`.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING

from pbem.errors import BusyError, CannotSendError, FileTakenError, UnavailableError
from pbem.host.folder.game_folder import JOURNAL
from pbem.host.folder.host_folder import HostFolder
from pbem.local import batch, files, journal
from pbem.local.locks import held

if TYPE_CHECKING:
    from pbem.host.mails.outgoing import OutgoingMail

_NOT_SENT = (("bad",), ("out", "cur"), ("out", "new"))
_DIGEST = re.compile(r"[A-Za-z0-9._-]{1,120}")
_ID = re.compile(rb"(?mi)^Message-ID:[ \t]*<([A-Za-z0-9._-]+)@")
_TO = re.compile(rb"(?mi)^To:[ \t]*([^\r\n]+)")

Carry = Callable[[bytes, str, str], None]
"""Hands a mail (CRLF) on: mail, envelope sender ("" is the empty one), recipient.

Raises UnavailableError; after a RejectedError the mail is not tried again, and after a CannotSendError no
other mail is.
"""


def queue(host: HostFolder, mail: bytes, digest: str) -> bool:
    """
    Queue a mail (CRLF, one recipient in To) under a digest; False if it was queued before.

    When this returns, the mail lasts. Raises UnavailableError.
    """
    if is_queued(host, digest):
        return False
    _put(host, mail, digest)
    return True


def _put(host: HostFolder, mail: bytes, digest: str) -> None:
    if not _DIGEST.fullmatch(digest):
        raise ValueError(f"{digest!a} is not a digest")
    # Another writer of the same digest wrote the same mail, or one that counts as the same.
    with suppress(FileTakenError):
        files.write_all([(host.spool("out", "new", f"{digest}.eml"), mail)], private=True)


def write_and_queue(host: HostFolder, mail: "OutgoingMail", now: datetime) -> bool:
    """Write a mail and queue it; False if it was queued before."""
    if is_queued(host, mail.digest):
        return False
    write_and_put(host, mail, now)
    return True


def write_and_put(host: HostFolder, mail: "OutgoingMail", now: datetime) -> None:
    """Write a mail that is not queued yet, and queue it."""
    from pbem.host.mails.outgoing import write_mail  # late: in most rounds no mail is written

    _put(host, write_mail(mail, host.settings, now), mail.digest)


def is_queued(host: HostFolder, digest: str) -> bool:
    """Say whether a mail of this digest waits or was sent."""
    return any(map(files.exists, _places(host, digest)))


def _places(host: HostFolder, digest: str) -> Iterator[str]:
    """Yield where a mail of this digest may lie."""
    name = f"{digest}.eml"
    yield from (host.spool("out", "new", name), host.spool("out", "cur", name), host.spool("bad", name))
    for month in reversed(files.listing(host.spool("sent"))):
        yield host.spool("sent", month, name)


def recover(host: HostFolder) -> list[journal.KeptBack]:
    """
    Write what a host had decided when it was stopped, except mails that have moved on; return what is kept back.

    Raises UnavailableError.
    """
    waits = host.spool("out", "new", "")

    def has_left(path: str) -> bool:
        return path.startswith(waits) and is_queued(host, path.removeprefix(waits).removesuffix(".eml"))

    return journal.recover(host.path, host.inside(*JOURNAL), has_left)


def waiting(host: HostFolder) -> list[str]:
    """Return the digests of the mails that are still to be sent, in the order of their names."""
    found = [*files.listing(host.spool("out", "cur")), *files.listing(host.spool("out", "new"))]
    return [name.removesuffix(".eml") for name in found if is_mail(name)]


def recipient_of(mail: bytes) -> str:
    """Return the one address in To of a mail that was written here; "" if there is none."""
    found = _TO.search(_head(mail))
    return found[1].decode("ascii", "replace").strip() if found else ""


def _head(mail: bytes) -> bytes:
    """Return the header of a mail; the rest may be large and is not copied."""
    end = mail.find(b"\r\n\r\n")
    return mail if end < 0 else mail[:end]


def recipient(host: HostFolder, digest: str) -> str:
    """Return to whom a mail of this digest went, or will; "" if there is none, or it is too old."""
    if not _DIGEST.fullmatch(digest):
        return ""
    paths = (path for path in _places(host, digest) if files.exists(path))
    return next((recipient_of(files.read(path, files.GAME_LIMIT)) for path in paths), "")


def is_sent(host: HostFolder, digest: str) -> bool:
    """Say whether a mail of this digest was taken by the next server."""
    months = reversed(files.listing(host.spool("sent")))
    return any(files.exists(host.spool("sent", month, f"{digest}.eml")) for month in months)


def waits_for_another(host: HostFolder, digest: str, to: str) -> bool:
    """Say whether a mail that has not left, or was given up, bears another address."""
    paths = (host.spool(*folder, f"{digest}.eml") for folder in _NOT_SENT)
    return any(files.exists(path) and recipient_of(files.read(path, files.GAME_LIMIT)) != to for path in paths)


def readdress(host: HostFolder, digest: str, to: str) -> None:
    """
    Send a mail that has not left, or was given up, to an address that has changed since.

    While mails are being sent nothing happens; a later round does it.
    """
    # On the disk at once: until a batch is there, somebody else may send.
    with suppress(BusyError), batch.aside(), sending_alone(host):
        _readdress(host, f"{digest}.eml", to)


def sending_alone(host: HostFolder) -> AbstractContextManager[None]:
    """Hold the outbox: nobody else sends meanwhile. Raises BusyError."""
    return held(host.spool("out", "lock"), "another host is sending mails now")


def _readdress(host: HostFolder, name: str, to: str) -> None:
    for folder in _NOT_SENT:
        path = host.spool(*folder, name)
        if not files.exists(path):
            continue
        mail = files.read(path, files.GAME_LIMIT)
        if recipient_of(mail) != to:
            head, blank, body = mail.partition(b"\r\n\r\n")
            files.replace(path, _TO.sub(b"To: " + to.encode("ascii"), head, count=1) + blank + body)
            with suppress(FileNotFoundError):
                os.unlink(f"{path}.tries")
            os.replace(path, host.spool("out", "new", name))


def maildir(host: HostFolder) -> str:
    """Return the path of the Maildir into which mails are put with delivery "folder"."""
    return host.inside("mail")


def to_folder(host: HostFolder) -> Carry:
    """Return the carrier of delivery "folder": mails are put into a Maildir in the host's folder."""

    def carry(mail: bytes, _sender: str, _recipient: str) -> None:
        digest = sha256(mail).hexdigest()[:32]
        found = _ID.search(_head(mail))
        name = found[1].decode("ascii")[:120] if found else digest
        try:
            for one in ("new", "cur", "tmp"):
                files.make_folder(os.path.join(maildir(host), one), private=True)
            _put_mail(os.path.join(maildir(host), "new", name), digest, mail)
        except UnavailableError as error:
            raise CannotSendError(str(error)) from None

    return carry


def _put_mail(path: str, digest: str, mail: bytes) -> None:
    """Write a mail under a name that people can read; the same mail is there once."""
    try:
        files.write_all([(f"{path}.eml", mail)], private=True)
    except FileTakenError:
        files.write_all([(f"{path}-{digest}.eml", mail)], private=True)


def is_mail(name: str) -> bool:
    """Say whether a file in the outbox is a mail, by its name."""
    return name.endswith(".eml") and not name.startswith(".")
