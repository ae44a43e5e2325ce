"""
The host's log: signed entries, one a line, each bound to the line before.

    {"at":"2026-11-21T02:18:40Z","by":"host","data":{...},"game":"<id>","kind":"extension",
     "number":4,"pbem":"notice/1","prev":"<hash>","sig":"<base64>","text":"..."}

Every line is canonical (docs/format.md 2) without blanks. What is signed (SSHSIG, namespace
pbem-notice-1) is the line without `sig`; `prev` is the SHA-256 of the line before, 64 zeros for the
first. So no line can be changed or left out without being noticed by anyone who knows a later one.

An entry is never a record: it makes nobody's orders stale and draws no dice.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from hashlib import sha256

import attrs

from pbem.engine.table.terms import Data
from pbem.engine.text.wrapping import visible
from pbem.errors import ContentError, InputError, LogError
from pbem.host.deadlines.moments import read_moment, write_moment
from pbem.record import value
from pbem.trust.canonical import canonical, format_base64, read_canonical, unwrap_base64
from pbem.trust.keys import PublicKey
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

NOTICE_NAMESPACE = "pbem-notice-1"
NO_LINE = "0" * 64
MOST_TEXT = 2000
_KEYS = {"at", "by", "data", "game", "kind", "number", "pbem", "prev", "sig", "text"}

SETTINGS, DEADLINE, REMINDER = "settings", "deadline", "reminder"
ABSENCE, RETURN = "absence", "return"
PAUSE, RESUME, EXTENSION = "pause", "resume", "extension"
OUTAGE, CLOCK, REFUSED = "outage", "clock", "refused"
MESSAGE, PREVIEW, MISSED, HELD = "message", "preview", "missed", "held"
DEPUTY, DECISION, RESOLVE, SUCCEEDED = "deputy", "decision", "resolve", "succeeded"
ACCEPTED, UNREACHED = "accepted", "unreached"
SILENCE, CONTACT, CONFIRMED = "silence", "contact", "confirmed"


@value
class LogEntry:
    """
    One line: when (in whole seconds), by whom, what kind, its data, and a sentence for people.

    `by` is "host", or the seat at whose request it was written.
    """

    number: int
    at: datetime
    by: str
    kind: str
    text: str
    data: Data = attrs.field(factory=dict)


@value
class Log:
    """The log entries of a game, and the hash of each line."""

    game_id: str
    entries: tuple[LogEntry, ...] = ()
    hashes: tuple[str, ...] = ()

    @property
    def tip(self) -> str:
        """The hash of the last line; 64 zeros before the first."""
        return self.hashes[-1] if self.hashes else NO_LINE

    def until(self, number: int) -> "Log":
        """Return the log as it was before the entry of this number."""
        return Log(self.game_id, self.entries[:number], self.hashes[:number])

    def of(self, *kinds: str) -> list[LogEntry]:
        """Return the entries of some kinds, the oldest first."""
        return [entry for entry in self.entries if entry.kind in kinds]


def plain_text(text: str) -> str:
    """Return a text as an entry may hold it: one line of visible characters, cut to length."""
    return " ".join(visible(text).replace("'''", "' ' '").split())[:MOST_TEXT]


def write_line(log: Log, entry: LogEntry, signer: Signer) -> str:
    """Write an entry as the next line of a log, without its end. Raises ContentError."""
    document: Data = {
        "pbem": "notice/1",
        "game": log.game_id,
        "number": len(log.entries),
        "prev": log.tip,
        "at": write_moment(entry.at),
        "by": entry.by,
        "kind": entry.kind,
        "text": entry.text,
        "data": entry.data,
    }
    try:
        raw = signer.sign(NOTICE_NAMESPACE, canonical(document))
        return canonical({**document, "sig": format_base64(raw)}).decode()
    except ContentError as error:
        raise ContentError(f"this log entry cannot be written: {error}") from None


def appended(log: Log, entry: LogEntry, line: str) -> Log:
    """Return the log with one more entry, whose line was just written."""
    return Log(log.game_id, (*log.entries, entry), (*log.hashes, line_hash(line)))


def line_hash(line: str) -> str:
    """Return what binds the next line to this one: its SHA-256, in hex."""
    return sha256(line.encode()).hexdigest()


def read_log(data: bytes, game_id: str, keys: Iterable[PublicKey]) -> Log:
    """
    Read a log and check numbers, hashes and signatures; each line is signed by one of `keys`.

    A last line without its end was never finished, and is left out. Raises LogError.
    """
    return _continue_log(Log(game_id), data, tuple(keys), every=True)


def read_on(log: Log, data: bytes, keys: Iterable[PublicKey]) -> Log:
    """
    Read the lines that follow those of a log, as their writer: only the last signature is checked.

    It vouches for the lines before it, whose hashes it covers. Raises LogError.
    """
    return _continue_log(log, data, tuple(keys), every=False)


def _continue_log(log: Log, data: bytes, keys: Sequence[PublicKey], *, every: bool) -> Log:
    lines = data.split(b"\n")[:-1]
    entries, hashes = list(log.entries), list(log.hashes)
    for at, line in enumerate(lines):
        prev = hashes[-1] if hashes else NO_LINE
        signers = keys if every or at == len(lines) - 1 else None
        entries.append(_entry(line, len(entries), (log.game_id, prev), signers))
        hashes.append(sha256(line).hexdigest())
    return Log(log.game_id, tuple(entries), tuple(hashes))


def _entry(line: bytes, number: int, place: tuple[str, str], keys: Sequence[PublicKey] | None) -> LogEntry:
    where = f"line {number + 1} of the host's log"
    try:
        document = read_canonical(line.decode())
        at = read_moment(document.get("at", ""))
        raw = unwrap_base64(document.pop("sig", None))
    except (ContentError, InputError, UnicodeDecodeError):
        raise LogError(f"{where} cannot be read") from None
    if {*document, "sig"} != _KEYS or document["pbem"] != "notice/1":
        raise LogError(f"{where} is not an entry")
    if (document["game"], document["prev"]) != place or document["number"] != number:
        raise LogError(f"{where} does not follow from the line before")
    if keys is not None and not _is_signed(document, raw, keys):
        raise LogError(f"{where} is not signed by the host")
    text, by, kind = document["text"], document["by"], document["kind"]
    if not all(type(word) is str for word in (text, by, kind)) or type(document["data"]) is not dict:
        raise LogError(f"{where} is not an entry")
    return LogEntry(number, at, by, kind, text, document["data"])


def _is_signed(document: Data, raw: bytes, keys: Sequence[PublicKey]) -> bool:
    message = canonical(document)
    return any(verify_ed25519(key, NOTICE_NAMESPACE, message, raw) for key in keys)
