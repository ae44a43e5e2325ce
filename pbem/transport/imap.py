"""
Fetching: mails from an IMAP mailbox into a spool or a Maildir.

    size first -> the mail, unread as it was -> deposit -> the next batch -> moved or marked

Rule 1. A mail is moved or marked only when it is deposited, so a kill at any moment loses nothing.
        It may bring some mails again, under the same names: UIDVALIDITY.UID.
Rule 2. Nothing in a mail ever becomes part of a command: commands are made of numbers and of the
        user's own settings.
Rule 3. Memory is bounded: a batch has at most 100 mails and some megabytes.
"""

import imaplib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pbem.errors import ContentError, PbemError, UnavailableError
from pbem.record import mutable, value
from pbem.transport.accounts import Mailbox
from pbem.transport.imap_connection import opened, quoted, text_of
from pbem.transport.login import Server

BATCH = 100
BATCH_BYTES = 8 * 1024 * 1024
KEYWORD = "pbem-fetched"

_WINDOW = 1000
_NUMBER = re.compile(rb"[0-9]{1,10}")
_UID = re.compile(rb"\bUID ([0-9]{1,10})\b")
_SIZE = re.compile(rb"\bRFC822\.SIZE ([0-9]{1,12})\b")

Deposit = Callable[[bytes, str], object]
"""Takes a mail and its name for good; when it returns the mail lasts."""


@value
class Fetched:
    """How many mails were deposited, and the UIDs of those that were too large and left aside."""

    number: int = 0
    too_large: tuple[int, ...] = ()


def fetch(mailbox: Mailbox, deposit: Deposit, most_bytes: int, *, begin_large: bool = False) -> Fetched:
    """
    Deposit every mail of a mailbox that was not fetched yet.

    Mails larger than `most_bytes` are not downloaded, but moved or marked like the others; with
    `begin_large` their first `most_bytes` and one byte more are deposited, so that they can be
    answered. Raises ContentError for settings that cannot be used, UnavailableError, and what
    `deposit` raises.
    """
    with _visit(mailbox, deposit, most_bytes, begin_large=begin_large) as visit:
        return visit.run()


def await_one(mailbox: Mailbox, word: str, go_on: Callable[[], bool]) -> bytes | None:
    """
    Return the mail whose subject has this word, moved or marked as `fetch` does; None if none came.

    The folder is looked at again as long as `go_on` says so, which may take its time. `word` has letters
    and figures only. Raises as `fetch` does.
    """
    got: list[bytes] = []
    with _visit(mailbox, lambda mail, _: got.append(mail), BATCH_BYTES) as visit:
        while not visit.take(word) and go_on():
            pass
    return got[0] if got else None


@contextmanager
def _visit(mailbox: Mailbox, deposit: Deposit, most_bytes: int, *, begin_large: bool = False) -> Iterator["_Visit"]:
    """Be logged in, and say in an error of ours what goes wrong meanwhile."""
    server = Server.read(mailbox.imap, "imap")
    if not server.user:
        raise ContentError(f"{mailbox.imap} does not say whose mailbox; write imaps://USER@{server.host}")
    if mailbox.folder.casefold() == mailbox.moved_to.casefold():
        raise ContentError(f"mails cannot be moved from {mailbox.folder} to itself; change moved_to")
    try:
        with opened(mailbox, server) as imap:
            yield _Visit(imap, mailbox, deposit, most_bytes, begin_large)
    except PbemError:
        raise
    except (imaplib.IMAP4.error, OSError, ValueError) as error:
        # Files and TLS raise OSError too; no words of a mail are in any of them.
        raise UnavailableError(f"{server.host}: {_reason_of(error)}") from None


@mutable
class _Visit:
    """One visit to a mailbox."""

    imap: imaplib.IMAP4
    mailbox: Mailbox
    deposit: Deposit
    most_bytes: int
    begin_large: bool = False
    validity: int = 0
    keywords: bool = False

    def run(self) -> Fetched:
        exists = self._select()
        count = 0
        too_large: list[int] = []
        uids = self._find_unfetched(exists)
        for at in range(0, len(uids), BATCH):
            sizes = self._sizes(uids[at : at + BATCH])
            large = [uid for uid, size in sizes.items() if size > self.most_bytes]
            too_large += large
            for uid in large if self.begin_large else ():
                self._deposit([uid], f"<0.{self.most_bytes + 1}>")
            for batch in _by_bytes(sizes, self.most_bytes):
                count += self._deposit(batch)
            self._settle(list(sizes))
        return Fetched(count, tuple(too_large))

    def take(self, word: str) -> bool:
        """Deposit the mails whose subject has a word, and move or mark them; say whether there were any."""
        self._select()
        answers = self._uid("SEARCH", "UNDELETED", "SUBJECT", word)
        uids = [int(one[0]) for answer in answers if answer for one in _NUMBER.finditer(answer)]
        if uids:
            self._deposit(uids)
            self._settle(uids)
        return bool(uids)

    def _select(self) -> int:
        """Open the folder; return how many mails are in it."""
        exists = self._command("SELECT", quoted(self.mailbox.folder))
        self.validity = _first_number(self.imap.response("UIDVALIDITY")[1])
        flags = b" ".join(filter(None, self.imap.response("PERMANENTFLAGS")[1] or ()))
        self.keywords = b"\\*" in flags
        return _first_number(exists)

    def _find_unfetched(self, exists: int) -> list[int]:
        """Return the UIDs of mails that were not fetched, a window at a time: no line is endless."""
        uids: list[int] = []
        for low in range(1, exists + 1, _WINDOW):
            answers = self._uid("SEARCH", f"{low}:{low + _WINDOW - 1}", *self._search_keys())
            uids += [int(one[0]) for answer in answers if answer for one in _NUMBER.finditer(answer)]
        return uids

    def _search_keys(self) -> tuple[str, ...]:
        if self._moves:
            return ("UNDELETED",)
        return ("UNDELETED", "UNKEYWORD", KEYWORD) if self.keywords else ("UNDELETED", "UNSEEN")

    @property
    def _moves(self) -> bool:
        return bool(self.mailbox.moved_to) and "MOVE" in self.imap.capabilities

    def _sizes(self, uids: Sequence[int]) -> dict[int, int]:
        sizes: dict[int, int] = {}
        for about, _ in _answers(self._uid("FETCH", _uid_set(uids), "(UID RFC822.SIZE)")):
            uid, size = _UID.search(about), _SIZE.search(about)
            if uid and size and int(uid[1]) in uids:
                sizes[int(uid[1])] = int(size[1])
        return sizes

    def _deposit(self, uids: Sequence[int], span: str = "") -> int:
        """Deposit mails, or of each the `span` of bytes that is written as in RFC 3501, 6.4.5."""
        count = 0
        for about, mail in _answers(self._uid("FETCH", _uid_set(uids), f"(UID BODY.PEEK[]{span})")):
            uid = _UID.search(about)
            # A server may report other mails meanwhile; those come without a body.
            if uid and mail is not None and int(uid[1]) in uids:
                self.deposit(mail, f"{self.validity}.{int(uid[1])}")
                count += 1
        return count

    def _settle(self, uids: Sequence[int]) -> None:
        """Move mails out of the way, or mark them."""
        if not uids:
            return
        if self._moves:
            self._move(uids)
            return
        flag = KEYWORD if self.keywords else "\\Seen"
        self._uid("STORE", _uid_set(uids), "+FLAGS.SILENT", f"({flag})")

    def _move(self, uids: Sequence[int]) -> None:
        target = quoted(self.mailbox.moved_to)
        try:
            self._uid("MOVE", _uid_set(uids), target)
        except UnavailableError:
            # The folder is not there yet.
            self._command("CREATE", target)
            self._uid("MOVE", _uid_set(uids), target)

    def _uid(self, command: str, *arguments: str) -> list[Any]:
        kind, answers = self.imap.uid(command, *arguments)
        return _need_ok(command, kind, answers)

    def _command(self, command: str, argument: str) -> list[Any]:
        kind, answers = {"SELECT": self.imap.select, "CREATE": self.imap.create}[command](argument)
        return _need_ok(f"{command} {argument}", kind, answers)


def _need_ok(command: str, kind: str, answers: list[Any]) -> list[Any]:
    if kind != "OK":
        said = " ".join(text_of(answer) for answer in answers if isinstance(answer, bytes))
        raise UnavailableError(f"the server refused {command}: {said[:200]}")
    return answers


def _answers(answers: Sequence[Any]) -> Iterator[tuple[bytes, bytes | None]]:
    """Return the answers to FETCH: what is said about a mail, and its bytes if they are there."""
    for at, answer in enumerate(answers):
        if isinstance(answer, tuple):
            # The number of a mail may stand before its bytes or after them.
            behind = answers[at + 1] if at + 1 < len(answers) else b""
            yield answer[0] + b" " + (behind if isinstance(behind, bytes) else b""), answer[1]
        elif isinstance(answer, bytes) and (not at or not isinstance(answers[at - 1], tuple)):
            yield answer, None


def _by_bytes(sizes: dict[int, int], most: int) -> Iterator[list[int]]:
    """Divide mails so that no group has many bytes; too large ones are left out."""
    group: list[int] = []
    weight = 0
    for uid, size in sizes.items():
        if size > most:
            continue
        if group and weight + size > BATCH_BYTES:
            yield group
            group, weight = [], 0
        group.append(uid)
        weight += size
    if group:
        yield group


def _uid_set(uids: Sequence[int]) -> str:
    return ",".join(map(str, uids))


def _first_number(answers: Sequence[Any] | None) -> int:
    found = _NUMBER.search(answers[-1]) if answers and isinstance(answers[-1], bytes) else None
    if found is None:
        raise UnavailableError("the server did not say which mails are there")
    return int(found[0])


def _reason_of(error: Exception) -> str:
    said = error.args[0] if error.args and not isinstance(error, OSError) else str(error)
    return text_of(said)[:300] or error.__class__.__name__
