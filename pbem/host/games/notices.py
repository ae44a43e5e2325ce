"""
The host's log: signed notices, one on a row, each bound to the row before.

    {"at":"2026-11-21T02:18:40Z","by":"host","data":{...},"game":"<id>","kind":"extension",
     "number":4,"pbem":"notice/1","prev":"<hash>","sig":"<base64>","text":"..."}

Every row is canonical (docs/format.md 2) without blanks. What is signed (SSHSIG, namespace
pbem-notice-1) is the row without `sig`; `prev` is the SHA-256 of the row before, 64 zeros for the first.
So rows can neither be changed nor left out unseen by who knows a later one.

A notice is never a record: it makes nobody's orders stale and draws no dice.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime  # noqa: TID251 - a value; nobody asks the clock
from hashlib import sha256

import attrs

from pbem.engine.ruleset import Data
from pbem.errors import ContentError, InputError, LogError
from pbem.host.deadlines.calendar import read_moment, write_moment
from pbem.trust.canonical import canonical, format_base64, read_canonical, unwrap_base64
from pbem.trust.keys import PublicKey
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

NOTICE_NAMESPACE = "pbem-notice-1"
NO_ROW = "0" * 64
MOST_TEXT = 2000
_KEYS = {"at", "by", "data", "game", "kind", "number", "pbem", "prev", "sig", "text"}

SETTINGS, DEADLINE, REMINDER = "settings", "deadline", "reminder"
ABSENCE, RETURN = "absence", "return"
PAUSE, RESUME, EXTENSION = "pause", "resume", "extension"
OUTAGE, CLOCK, REFUSED = "outage", "clock", "refused"
MESSAGE, PREVIEW, MISSED, HELD = "message", "preview", "missed", "held"
DEPUTY, STANDBY, DECISION, RESOLVE = "deputy", "standby", "decision", "resolve"


@attrs.frozen
class Notice:
    """
    One row: when (in whole seconds), by whom, what kind, its data, and a sentence for people.

    `by` is "host", or the seat at whose word it was written.
    """

    number: int
    at: datetime
    by: str
    kind: str
    text: str
    data: Data = attrs.field(factory=dict)


@attrs.frozen
class Log:
    """The notices of a game, and the hash of each row."""

    game_id: str
    notices: tuple[Notice, ...] = ()
    hashes: tuple[str, ...] = ()

    @property
    def tip(self) -> str:
        """The hash of the last row; 64 zeros before the first."""
        return self.hashes[-1] if self.hashes else NO_ROW

    def until(self, number: int) -> "Log":
        """Return the log as it was before the notice of this number."""
        return Log(self.game_id, self.notices[:number], self.hashes[:number])

    def of(self, *kinds: str) -> list[Notice]:
        """Return the notices of some kinds, the oldest first."""
        return [notice for notice in self.notices if notice.kind in kinds]


def visible(text: str) -> str:
    """Return a text with a blank for every sign that cannot be seen or may not stand in a notice."""
    return "".join(sign if sign.isprintable() and not _is_odd(sign) else " " for sign in text)


def _is_odd(sign: str) -> bool:
    # Of the signs that docs/format.md 2 forbids, these count as printable (section 2 has all).
    return "\ufff9" <= sign <= "\uffff" or "\U000e0000" <= sign <= "\U000e0fff"


def plain_text(text: str) -> str:
    """Return a text as a notice may hold it: one row of visible signs, cut where it is too long."""
    return " ".join(visible(text).replace("'''", "' ' '").split())[:MOST_TEXT]


def write_row(log: Log, notice: Notice, signer: Signer) -> str:
    """Write a notice as the next row of a log, without a line end. Raises LogError."""
    document: Data = {
        "pbem": "notice/1", "game": log.game_id, "number": len(log.notices), "prev": log.tip,
        "at": write_moment(notice.at), "by": notice.by, "kind": notice.kind, "text": notice.text,
        "data": notice.data,
    }  # fmt: skip
    try:
        raw = signer.sign(NOTICE_NAMESPACE, canonical(document))
        return canonical({**document, "sig": format_base64(raw)}).decode()
    except ContentError as error:
        raise LogError(f"this notice cannot be written: {error}") from None


def appended(log: Log, notice: Notice, row: str) -> Log:
    """Return the log with a notice more, whose row was just written."""
    return Log(log.game_id, (*log.notices, notice), (*log.hashes, row_hash(row)))


def row_hash(row: str) -> str:
    """Return what binds the next row to this one: the SHA-256 of the row, in hex."""
    return sha256(row.encode()).hexdigest()


def read_log(data: bytes, game_id: str, keys: Iterable[PublicKey]) -> Log:
    """
    Read a log and check numbers, hashes and signatures; each row is signed by one of `keys`.

    A last row without its end was never finished, and is left out. Raises LogError.
    """
    return _continued(Log(game_id), data, tuple(keys), every=True)


def read_on(log: Log, data: bytes, keys: Iterable[PublicKey]) -> Log:
    """
    Read the rows that stand behind those of a log, as their writer: the last signature is checked.

    It vouches for the rows before it, whose hashes it hangs on. Raises LogError.
    """
    return _continued(log, data, tuple(keys), every=False)


def _continued(log: Log, data: bytes, keys: Sequence[PublicKey], *, every: bool) -> Log:
    rows = data.split(b"\n")[:-1]
    notices, hashes = list(log.notices), list(log.hashes)
    for at, row in enumerate(rows):
        prev = hashes[-1] if hashes else NO_ROW
        asked = keys if every or at == len(rows) - 1 else None
        notices.append(_notice(row, len(notices), (log.game_id, prev), asked))
        hashes.append(sha256(row).hexdigest())
    return Log(log.game_id, tuple(notices), tuple(hashes))


def _notice(
    row: bytes, number: int, place: tuple[str, str], keys: Sequence[PublicKey] | None
) -> Notice:  # fmt: skip
    where = f"row {number + 1} of the host's log"
    try:
        document = read_canonical(row.decode())
        at = read_moment(document.get("at", ""))
        raw = unwrap_base64(document.pop("sig", None))
    except (ContentError, InputError, UnicodeDecodeError):
        raise LogError(f"{where} cannot be read") from None
    if {*document, "sig"} != _KEYS or document["pbem"] != "notice/1":
        raise LogError(f"{where} is no notice")
    if (document["game"], document["prev"]) != place or document["number"] != number:
        raise LogError(f"{where} does not continue the row before")
    if keys is not None and not _is_signed(document, raw, keys):
        raise LogError(f"{where} is not signed by the host")
    text, by, kind = document["text"], document["by"], document["kind"]
    if (
        not all(type(word) is str for word in (text, by, kind))
        or type(document["data"]) is not dict
    ):
        raise LogError(f"{where} is no notice")
    return Notice(number, at, by, kind, text, document["data"])


def _is_signed(document: Data, raw: bytes, keys: Sequence[PublicKey]) -> bool:
    message = canonical(document)
    return any(verify_ed25519(key, NOTICE_NAMESPACE, message, raw) for key in keys)
