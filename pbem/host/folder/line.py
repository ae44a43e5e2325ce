"""
The host's own line: since when mails do not leave at all, and why. As long as they do, nothing is noted.

A mail that one player's server refuses says nothing about it. Between two rounds this is kept in the spool.
"""

import json
import os
from contextlib import suppress
from datetime import UTC, datetime

import attrs

from pbem.errors import ContentError
from pbem.host.deadlines.calendar import read_moment, write_moment
from pbem.host.folder.host_folder import HostFolder
from pbem.local import files
from pbem.settings import structure

_NOTE = "silence.json"
_MOST_WORDS = 300


@attrs.frozen
class Silence:
    """Since when no mail leaves, as a log entry writes moments, and why."""

    since: str
    why: str

    @property
    def start(self) -> datetime:
        """The moment at which the first mail could not leave."""
        return read_moment(self.since)


def silence(host: HostFolder) -> Silence | None:
    """Return since when no mail leaves the host; None if mails leave. Raises UnavailableError."""
    path = host.spool(_NOTE)
    if not files.exists(path):
        return None
    with suppress(ContentError, ValueError, RecursionError):
        noted = structure(Silence, json.loads(files.read(path, files.KEY_LIMIT)), path)
        read_moment(noted.since)
        return noted
    # A damaged note lets no clock run; the next round with mails writes or removes it.
    written = datetime.fromtimestamp(os.stat(path).st_mtime, UTC)
    return Silence(write_moment(written), "the note about it is damaged")


def note_silence(host: HostFolder, now: datetime, why: str) -> None:
    """Note that no mail can leave; the moment of the first time is kept, unless it has not come yet."""
    known = silence(host)
    since = min(known.start, now) if known else now
    noted = Silence(write_moment(since), why[:_MOST_WORDS])
    if noted != known:
        files.replace(host.spool(_NOTE), json.dumps(attrs.asdict(noted)).encode())


def note_contact(host: HostFolder) -> None:
    """Note that mails leave."""
    with suppress(FileNotFoundError):
        os.unlink(host.spool(_NOTE))
