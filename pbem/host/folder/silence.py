"""
A host that no mail leaves, or whose mailbox cannot be read: since when, and why.

A mail that one player's server refuses is no silence. Between two rounds this is kept in the
spool, a note for each way; as long as mails go their way there is none.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Literal

import attrs

from pbem.errors import ContentError
from pbem.host.deadlines.moments import format_moment, read_moment, write_moment
from pbem.host.folder.host_folder import HostFolder
from pbem.local import files
from pbem.local.settings import structure
from pbem.record import value

Way = Literal["out", "in"]

_NOTES = {"out": "silence.json", "in": "unread.json"}
_WORDS = {
    "out": "No mail has left this host",
    "in": "The mailbox of this host has not been read",
}
_MOST_WORDS = 300


@value
class Silence:
    """Since when mails do not leave or are not read, as a log entry writes moments, and why."""

    since: str
    why: str
    way: Way = "out"

    @property
    def start(self) -> datetime:
        """The moment at which it was noticed first."""
        return read_moment(self.since)

    @property
    def sentence(self) -> str:
        """What is wrong, for people."""
        return f"{_WORDS[self.way]} since {format_moment(self.start)}: {self.why}."


def current_silence(host: HostFolder) -> Silence | None:
    """Return the silence of a host; None if mails leave and come. Raises UnavailableError."""
    # Somebody who no longer uses `pbem fetch` has no table for it.
    return _read_note(host, "out") or (_read_note(host, "in") if host.settings.fetch else None)


def note_silence(host: HostFolder, now: datetime, why: str, way: Way = "out") -> None:
    """Note that no mail goes this way; the moment of the first time is kept, unless it has not come yet."""
    known = _read_note(host, way)
    since = min(known.start, now) if known else now
    noted = Silence(write_moment(since), why[:_MOST_WORDS], way)
    if noted != known:
        files.replace(host.spool(_NOTES[way]), json.dumps(attrs.asdict(noted)).encode())


def note_contact(host: HostFolder, way: Way = "out") -> None:
    """Note that mails go this way."""
    with suppress(FileNotFoundError):
        os.unlink(host.spool(_NOTES[way]))


def _read_note(host: HostFolder, way: Way) -> Silence | None:
    path = host.spool(_NOTES[way])
    if not files.exists(path):
        return None
    with suppress(ContentError, ValueError, RecursionError):
        noted = structure(Silence, json.loads(files.read(path, files.KEY_LIMIT)), path)
        read_moment(noted.since)
        return noted
    # While a note is damaged no clock runs; the next attempt rewrites or removes it.
    written = datetime.fromtimestamp(os.stat(path).st_mtime, UTC)
    return Silence(write_moment(written), "the note about it is damaged", way)


def silent_sentences(silence: Silence | None) -> Iterator[str]:
    """Say since when no mail leaves a host, or its mailbox cannot be read, and why."""
    if silence:
        waits = "; what waits leaves with the first round that can" if silence.way == "out" else ""
        yield f"{silence.sentence} All clocks are stopped{waits}."
