"""
The host's log as a file: `log.jsonl` in the folder of a game, only ever appended to.

Whoever appends holds the game's lock. When `append` returns, the notice lasts; what depends on it leaves
after that. A row without its end, left by a crash, is cut off before the next one is written.
"""

import json
import os
from datetime import datetime
from typing import Any

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.engine.ruleset import Data
from pbem.errors import ContentError, LogError, UnavailableError
from pbem.host.deadlines.missed import master_of
from pbem.host.games.notices import (
    SETTINGS,
    Log,
    Notice,
    appended,
    plain_text,
    read_log,
    read_on,
    write_row,
)
from pbem.host.house import GameFolder
from pbem.local import files
from pbem.trust.keys import PublicKey, parse_public
from pbem.trust.signers import Signer

NAME = "log.jsonl"
MOST_BYTES = 64 * 1024 * 1024

_READ: dict[str, tuple[bytes, Log]] = {}
"""The logs that this process has read, with their bytes: a round looks into each several times."""


@attrs.define
class Logbook:
    """The log of a game, open to be continued by its host."""

    path: str
    log: Log
    signer: Signer

    def append(
        self, kind: str, text: str, now: datetime, *, by: str = "host", data: Data | None = None
    ) -> Notice:
        """Write a notice down and return it. Raises LogError and UnavailableError."""
        at = now.replace(microsecond=0)
        notice = Notice(len(self.log.notices), at, by, kind, plain_text(text), data or {})
        row = write_row(self.log, notice, self.signer)
        _write(self.path, row.encode() + b"\n")
        self.log = appended(self.log, notice, row)
        return notice

    def row(self, number: int) -> bytes:
        """Return a row as it stands in the file, with its end: what a letter can carry."""
        return files.read(self.path, MOST_BYTES).split(b"\n")[number] + b"\n"


def open_log(folder: GameFolder, genesis: Genesis, signer: Signer) -> Logbook:
    """Open the log of a game, which need not exist. Raises LogError when it was tampered with."""
    path = folder.inside(NAME)
    data = files.read(path, MOST_BYTES) if files.exists(path) else b""
    known, log = _READ.get(path, (b"", Log(genesis.game_id.hex())))
    if not data.startswith(known):
        known, log = b"", Log(genesis.game_id.hex())
    log = read_on(log, data[len(known) :], {*log_keys(genesis, data), signer.public})
    _READ[path] = (data[: _end_of_rows(data)], log)
    return Logbook(path, log, signer)


def log_keys(genesis: Genesis, data: bytes) -> set[PublicKey]:
    """
    Return the keys that may sign a log: the host's, as in the game.

    A game without a host names no such key; there it is the one that the log's first row tells,
    and players compare it with that of earlier letters.
    """
    master = master_of(genesis)
    if master:
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


def _write(path: str, row: bytes) -> None:
    fresh = not files.exists(path)
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        with open(handle, "r+b") as file:
            file.seek(_end_of_rows(file.read()))
            file.truncate()
            file.write(row)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise UnavailableError(f"{path} cannot be written: {error.strerror}") from None
    if fresh:
        files.flush_folder(os.path.dirname(path))


def _end_of_rows(data: bytes) -> int:
    return data.rfind(b"\n") + 1
