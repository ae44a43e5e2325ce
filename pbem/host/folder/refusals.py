"""
Mails that are not taken: what their recipients' servers said, how often, and which addresses bounced.

Beside a mail in `out/cur` lies NAME.tries once it was put off; an address that refused for good has a
note in `bouncing`.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from typing import TypeVar

import attrs

from pbem.errors import ContentError, UnavailableError
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.outbox import is_mail, recipient_of
from pbem.local import files
from pbem.local.settings import structure
from pbem.record import mutable, value

T = TypeVar("T")

MOST_BOUNCES = 3


@value
class Refusal:
    """A mail that its recipient's server does not take: to whom, since when, why, and whether for good."""

    address: str
    since: datetime
    why: str
    given_up: bool = False


@value
class Bounce:
    """An address that refused mails: how many, the last one when (seconds, UTC) and why."""

    address: str
    count: int
    last: float
    why: str


@mutable
class Tries:
    """
    How often a mail was tried, since when, and when again; times in seconds (UTC).

    `waited` is how long it was put off, by a clock that went on and a host that was at work.
    """

    count: int = 0
    first: float = 0.0
    again: float = 0.0
    why: str = ""
    waited: float = 0.0


def refusal(host: HostFolder, digest: str) -> Refusal | None:
    """Return why a mail of this digest is not taken; None if it was, or was not tried."""
    path = host.spool("out", "cur", f"{digest}.eml")
    tries = tries_of(path)
    if tries.count:
        return _refusal_of(path, tries)
    path = host.spool("bad", f"{digest}.eml")
    if not files.exists(path):
        return None
    to = recipient_of(files.read(path, files.GAME_LIMIT))
    with suppress(ContentError, UnavailableError):
        note = _read_note(_note_of(host, to), Bounce)
        return Refusal(to, datetime.fromtimestamp(note.last, UTC), note.why, given_up=True)
    written = datetime.fromtimestamp(os.stat(path).st_mtime, UTC)
    return Refusal(to, written, "it was given up", given_up=True)


def refusals(host: HostFolder) -> Iterator[Refusal]:
    """Return the mails that wait because their recipients' servers do not take them."""
    for name in filter(is_mail, files.listing(host.spool("out", "cur"))):
        path = host.spool("out", "cur", name)
        tries = tries_of(path)
        if tries.count:
            yield _refusal_of(path, tries)


def _refusal_of(path: str, tries: Tries) -> Refusal:
    to = recipient_of(files.read(path, files.GAME_LIMIT))
    return Refusal(to, datetime.fromtimestamp(tries.first, UTC), tries.why)


def bounces(host: HostFolder) -> Iterator[Bounce]:
    """Return the addresses that refused mails. Raises ContentError for a file that says no such thing."""
    folder = host.spool("bouncing")
    for name in files.listing(folder):
        if name.endswith(".json"):
            path = os.path.join(folder, name)
            try:
                yield _read_note(path, Bounce)
            except ContentError as error:
                raise ContentError(f"{error}; delete it, and counting starts again") from None


def count_bounce(host: HostFolder, address: str, now: datetime, why: str) -> None:
    """Count a mail that an address refused for good."""
    files.make_folder(host.spool("bouncing"), private=True)
    path, count = _note_of(host, address), 0
    # A damaged note must not hold up any mail.
    with suppress(ContentError):
        count = _read_note(path, Bounce).count if files.exists(path) else 0
    noted = Bounce(address, count + 1, now.timestamp(), why)
    files.replace(path, json.dumps(attrs.asdict(noted)).encode())


def has_bounced(host: HostFolder, address: str) -> bool:
    """Say whether an address refused so many mails that nobody need write there unasked."""
    path = _note_of(host, address)
    with suppress(ContentError):
        return files.exists(path) and _read_note(path, Bounce).count >= MOST_BOUNCES
    return False


def forget_bounces(host: HostFolder, address: str) -> None:
    """Forget what an address refused: a mail came from there."""
    files.remove(_note_of(host, address))


def _note_of(host: HostFolder, address: str) -> str:
    digest = sha256(address.encode()).hexdigest()[:32]
    return host.spool("bouncing", f"{digest}.json")


def tries_of(path: str) -> Tries:
    """Return how often a mail was put off."""
    if files.exists(f"{path}.tries"):
        with suppress(ContentError):
            return _read_note(f"{path}.tries", Tries)
    return Tries()


def keep_tries(path: str, tries: Tries) -> None:
    """Note how often a mail was put off."""
    files.replace(f"{path}.tries", json.dumps(attrs.asdict(tries)).encode())


def forget_tries(path: str) -> None:
    """Remove the note about a mail that waits no longer."""
    with suppress(OSError):
        os.unlink(f"{path}.tries")


def _read_note(path: str, kind: type[T]) -> T:
    """Read what the outbox noted. Raises ContentError."""
    try:
        said = json.loads(files.read(path, files.KEY_LIMIT))
    except (ValueError, RecursionError):
        raise ContentError(f"{path} is damaged") from None
    return structure(kind, said, path)
