"""
The host's log as a file: `log.jsonl` in the folder of a game, only ever appended to.

The caller of `append` holds the game's lock. When it returns, the entry lasts; mails that depend on it
leave after that. A line without its end, left by a crash, is cut off before the next one is written.
"""

import json
from datetime import datetime
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, LogError
from pbem.host.deadlines.host_log import SETTINGS, Log, LogEntry, appended, plain_text, read_log, read_on, write_line
from pbem.host.folder.game_folder import LOG, GameFolder
from pbem.local import files
from pbem.record import mutable
from pbem.trust.keys import PublicKey, parse_public
from pbem.trust.signers import Signer

MOST_BYTES = 64 * 1024 * 1024

_READ: dict[str, tuple[bytes, Log]] = {}
"""The logs that this process has read, with their bytes: a round looks into each several times."""


@mutable
class LogFile:
    """The log of a game, open to be continued by its host."""

    path: str
    log: Log
    signer: Signer

    def append(self, kind: str, text: str, now: datetime, *, by: str = "host", data: Data | None = None) -> LogEntry:
        """Write an entry down and return it. Raises ContentError and UnavailableError."""
        at = now.replace(microsecond=0)
        entry = LogEntry(len(self.log.entries), at, by, kind, plain_text(text), data or {})
        line = write_line(self.log, entry, self.signer)
        before = files.read(self.path, MOST_BYTES) if files.exists(self.path) else b""
        files.append(self.path, _end_of_lines(before), line.encode() + b"\n")
        self.log = appended(self.log, entry, line)
        return entry

    def line(self, number: int) -> bytes:
        """Return a line as it is in the file, with its end: what a mail can carry."""
        return files.read(self.path, MOST_BYTES).split(b"\n")[number] + b"\n"


def open_log(folder: GameFolder, genesis: Genesis, signer: Signer) -> LogFile:
    """Open the log of a game, which need not exist. Raises LogError if somebody changed it."""
    path = folder.inside(LOG)
    data = files.read(path, MOST_BYTES) if files.exists(path) else b""
    known, log = _READ.get(path, (b"", Log(genesis.game_id.hex())))
    if not data.startswith(known):
        known, log = b"", Log(genesis.game_id.hex())
    log = read_on(log, data[len(known) :], {*log_keys(genesis, data), signer.public})
    _READ[path] = (data[: _end_of_lines(data)], log)
    return LogFile(path, log, signer)


def log_keys(genesis: Genesis, data: bytes) -> set[PublicKey]:
    """
    Return the keys that may sign a log: the host's, as in the game.

    A game without a host names no such key; there it is the key in the log's first line, which
    players compare with that of earlier mails.
    """
    if master := genesis.master:
        return {genesis.founding.identities[master], genesis.identities[master]}
    try:
        first: Any = json.loads(data.partition(b"\n")[0])
        return {parse_public(str(first["data"]["key"]))} if first["kind"] == SETTINGS else set()
    except (ValueError, KeyError, TypeError, ContentError):
        return set()


def read_file(path: str, genesis: Genesis) -> Log:
    """Read a log that is not to be continued. Raises LogError and UnavailableError."""
    data = files.read(path, MOST_BYTES)
    keys = log_keys(genesis, data)
    if not keys:
        raise LogError("the log does not begin with the host's key")
    return read_log(data, genesis.game_id.hex(), keys)


def _end_of_lines(data: bytes) -> int:
    return data.rfind(b"\n") + 1
