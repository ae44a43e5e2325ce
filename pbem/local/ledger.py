"""
The ledger: what was signed with the user's keys, and which history was seen. One file, only appended to.

Rule 1. A line is on the disk before the signature that it speaks of leaves the program. If it is
        killed in between, the same command makes the same signature again.
Rule 2. One slot, one content. A writer holds a lock that the system releases when its holder dies,
        so two programs never both find a slot free.
Rule 3. A last line without its line feed does not count: nothing was signed for it yet. Any other line
        that cannot be read stops all signing.
Rule 4. What was signed after a backup was made is not in it, so a ledger that was brought back from one
        signs for a game again only when its user has said from which file the game goes on.

A line has six words: kind, game, base, key, number, value. Kinds and slots stand in `docs/format.md`.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from pbem.errors import ConflictError, UnavailableError
from pbem.local import files, locks
from pbem.record import value
from pbem.trust.keys import PublicKey

HEADER = "pbem-ledger/1"
NAME = "ledger"
NONE = "-"

ORDERS, WITNESS, JOIN, START = "orders", "witness", "join", "start"
APPROVAL, WISH = "approval", "wish"
HEAD, ACCEPTED = "head", "accepted"
RESTORED, RESUMED = "restored", "resumed"
WITHDRAWN = "withdrawn"
_SLOTS = (ORDERS, WITNESS, JOIN, START, APPROVAL, WISH)
_NUMBERS_LOST = 1000
_NO_HEAD = "0" * 64
_LIMIT = 256 * 1024 * 1024
_ANSWERS = (JOIN, START)
"""What is signed for an invitation, before there is a game."""
_ASKED = (ORDERS, WITNESS, APPROVAL, WISH, *_ANSWERS)
"""What somebody may have signed after the backup that is now the ledger was made."""
_TAKEN = "something else was already signed here"
_BROUGHT_BACK = (
    "this ledger was restored from a backup, and what you signed since the backup was made is "
    "not in it; signing again could look like cheating. Get the newest game file from the "
    "others; if you have signed nothing that is still on its way to them: pbem verify GAME "
    "--resume. Nothing was signed"
)
_ANSWERED_BEFORE = (
    "this ledger was restored from a backup, and what you signed since the backup was made is "
    "not in it; two answers to one invitation could look like cheating. If you have mailed files "
    "for this game, get them back from the others and go on from them; if you have not, or the "
    "files here hold what you mailed: the same command with --resume. Nothing was signed"
)
_LINE = re.compile(
    r"(?:orders|witness|join|start|approval|wish|head|accepted|restored|resumed|withdrawn)"
    r"(?: (?:[0-9a-f]{64}|-)){3} [0-9]{1,10} [0-9a-f]{64}"
)


class LedgerLine(NamedTuple):
    """One line. Hashes are hex; `-` where a kind has none."""

    kind: str
    game: str
    base: str
    key: str
    number: int
    value: str

    @property
    def line(self) -> str:
        """The line without its end."""
        return " ".join(map(str, self))


def slot(kind: str, game: bytes, base: bytes, public: PublicKey, number: int, value: bytes) -> LedgerLine:
    """Make the entry that says: for this slot, this was signed with this key."""
    key = sha256(public.blob).hexdigest()
    return LedgerLine(kind, game.hex(), base.hex(), key, number, value.hex())


@value
class Ledger:
    """The ledger in a file, which need not exist yet."""

    path: str

    def entries(self, game: bytes | None = None) -> list[LedgerLine]:
        """Return the lines, of one game or of all. Raises UnavailableError for a damaged file."""
        return list(_read_lines(self._text(), "" if game is None else f" {game.hex()} "))

    def claim(self, *claimed: LedgerLine, refusal: str = _TAKEN, resume: bool = False) -> None:
        """
        Write down what is about to be signed; when this returns, it lasts.

        Raises ConflictError, with the sentence `refusal`, when something else was signed for one of
        the slots, and when this ledger was brought back from a backup and the game not resumed since
        (with `resume` it is resumed by this). The same content again changes nothing.
        """

        def wanted(known: list[LedgerLine]) -> list[LedgerLine]:
            for entry in claimed:
                taken = _other_claim(known, entry)
                if taken:
                    raise ConflictError(refusal, taken)
            fresh = [entry for entry in claimed if not _in_force(known, entry)]
            asked = [one for one in fresh if one.kind in _ASKED and not _is_whole(known, one.game)]
            if asked and not resume:
                answers = asked[0].kind in _ANSWERS
                raise ConflictError(_ANSWERED_BEFORE if answers else _BROUGHT_BACK)
            games = dict.fromkeys(entry.game for entry in asked)
            return [*(LedgerLine(RESUMED, game, NONE, NONE, 0, _NO_HEAD) for game in games), *fresh]

        self._extend(wanted)

    def note(self, *entries: LedgerLine) -> None:
        """Write down heads that were seen, unless the last one noted of the game, and what else happened."""

        def wanted(known: list[LedgerLine]) -> list[LedgerLine]:
            return [one for one in entries if one.kind != HEAD or newest(known, one.game) != one]

        self._extend(wanted)

    def note_restored(self, backup: bytes) -> None:
        """Write down that this ledger was brought back from a backup."""
        number = len([entry for entry in self.entries() if entry.kind == RESTORED]) + 1
        value = sha256(backup).hexdigest()
        self.note(LedgerLine(RESTORED, NONE, NONE, NONE, number, value))

    def merge(self, others: Iterable[LedgerLine]) -> int:
        """
        Take over what is not known here, and return how many lines that were.

        Nothing is lost on either side. Where two heads of a game are known, the later record counts.
        """
        lines = list(others)

        def wanted(known: list[LedgerLine]) -> list[LedgerLine]:
            added: list[LedgerLine] = []
            for entry in lines:
                last = newest([*known, *added], entry.game)
                seen = entry.kind in (HEAD, ACCEPTED)
                behind = seen and last is not None and entry.number <= last.number
                if not behind and entry not in known:
                    added.append(entry)
            return added

        return self._extend(wanted)

    def _extend(self, wanted: Callable[[list[LedgerLine]], list[LedgerLine]]) -> int:
        """Choose new lines knowing all others, and write them before anybody else can."""
        files.make_folder(os.path.dirname(self.path), private=True)
        with locks.awaited(f"{self.path}.lock"):
            text = self._text()
            added = wanted(list(_read_lines(text, "")))
            if added:
                fresh = "" if text else f"{HEADER}\n"
                self._append(len(text), fresh + "".join(f"{entry.line}\n" for entry in added))
        return len(added)

    def _text(self) -> str:
        """The complete lines."""
        if not files.exists(self.path):
            return ""
        data = files.read(self.path, _LIMIT)
        whole = data[: data.rfind(b"\n") + 1]
        if whole.startswith(f"{HEADER}\r\n".encode()):
            raise UnavailableError(
                f"{self.path} was saved by an editor with line ends of its own (CR LF); save it "
                "with LF, or put it aside and restore it from a backup"
            )
        if whole and not (whole.isascii() and whole.startswith(f"{HEADER}\n".encode())):
            raise UnavailableError(f"{self.path} is not a ledger of this version of pbem")
        return whole.decode("ascii", "replace")

    def _append(self, size: int, text: str) -> None:
        flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        try:
            handle = os.open(self.path, flags, 0o600)
            try:
                # What follows the last complete line is half a line of a process that was killed.
                os.ftruncate(handle, size)
                os.lseek(handle, size, os.SEEK_SET)
                _write_all(handle, text.encode("ascii"))
                os.fsync(handle)
            finally:
                os.close(handle)
        except OSError as error:
            raise UnavailableError(f"{self.path} cannot be written: {error.strerror}") from None
        if not size:
            files.flush_folder(os.path.dirname(self.path))


def newest(entries: Iterable[LedgerLine], game: str) -> LedgerLine | None:
    """Return the head last seen of a game."""
    heads = [entry for entry in entries if entry.kind in (HEAD, ACCEPTED) and entry.game == game]
    return heads[-1]._replace(kind=HEAD) if heads else None


def first_number(entries: Iterable[LedgerLine], game: str, base: str) -> int:
    """
    Return the number with which orders for a head begin: 1, or more where some may be forgotten.

    Orders that were signed for the head before the ledger was lost have small numbers; with another
    number nobody can take the new ones for a double signature.
    """
    lost = 0
    for entry in entries:
        lost += entry.kind == RESTORED
        if (entry.kind, entry.game, entry.value) == (RESUMED, game, base):
            return 1 + _NUMBERS_LOST * lost
    return 1


def read_lines(text: str) -> list[LedgerLine]:
    """Read lines from a backup. Raises UnavailableError for one that is none."""
    return list(_read_lines(text, ""))


def _read_lines(text: str, holding: str) -> Iterator[LedgerLine]:
    for number, line in enumerate(text.split("\n"), 1):
        if holding not in line or not line or line == HEADER:
            continue
        if not _LINE.fullmatch(line):
            raise UnavailableError(
                f"line {number} of the ledger is damaged; nothing is signed until it is mended, "
                "for example from a backup"
            )
        kind, game, base, key, count, value = line.split(" ")
        yield LedgerLine(kind, game, base, key, int(count), value)


def _is_whole(known: Sequence[LedgerLine], game: str) -> bool:
    """Say whether nothing that was signed for a game can be missing, or its user said so."""
    whole = True
    for entry in known:
        if entry.kind == RESTORED:
            whole = False
        elif entry.game == game and entry.kind == RESUMED:
            whole = True
    return whole


def _other_claim(known: list[LedgerLine], wanted: LedgerLine) -> LedgerLine | None:
    """Return what else is in force for the slot of an entry."""
    return next((one for one in _in_slot(known, wanted) if one.value != wanted.value), None)


def _in_force(known: list[LedgerLine], wanted: LedgerLine) -> bool:
    return any(one.value == wanted.value for one in _in_slot(known, wanted))


def _in_slot(known: list[LedgerLine], wanted: LedgerLine) -> Iterator[LedgerLine]:
    """
    Yield what was signed for the slot since the group last went back to its base.

    Going back is agreed upon and noted; then what was resolved before may come out otherwise.
    """
    since = 0
    if wanted.kind == WITNESS:
        backs = (
            place
            for place, one in enumerate(known)
            if one.kind == ACCEPTED and (one.game, one.value) == (wanted.game, wanted.base)
        )
        since = max(backs, default=0)
    for one in known[since:]:
        if one.kind in _SLOTS and one[:5] == wanted[:5]:
            yield one


def _write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]
