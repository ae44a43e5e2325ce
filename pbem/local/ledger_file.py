"""One file of a ledger: only appended to, by one program at a time, and flushed before anybody hears of it."""

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager

from pbem.errors import BusyError, UnavailableError
from pbem.local import batch, files, locks
from pbem.local.ledger_lines import NONE, LedgerLine, damage_in, is_more_than_a_line, read_lines
from pbem.record import value

HEADER_OF_MANY = "pbem-ledger/2"
"""The first line where every game has a file of its own."""
_LIMIT = 512 * 1024 * 1024

_BUSY = "another program signs for this game now"

Choose = Callable[[list[LedgerLine]], Sequence[LedgerLine]]
"""Chooses what is added to lines."""


@value
class LedgerFile:
    """The file with the lines of one game, or with those of none. Every method may raise UnavailableError."""

    path: str
    game: str

    def text(self) -> str:
        """Return the lines that have an end."""
        if not files.exists(self.path):
            return ""
        data = files.read(self.path, _LIMIT)
        whole = data[: data.rfind(b"\n") + 1]
        if is_more_than_a_line(data[len(whole) :].decode("ascii", "replace")):
            raise damage_in(self.path, 1 + whole.count(b"\n"))
        if whole.partition(b"\n")[0].endswith(b"\r"):
            raise UnavailableError(
                f"{self.path} was saved by an editor with line ends of its own (CR LF); save it "
                "with LF, or put it aside and restore it from a backup"
            )
        return whole.decode("ascii", "replace")

    def lines(self) -> list[LedgerLine]:
        """Return the lines below the header."""
        return self._read(self.text())

    def begin(self, lines: Iterable[LedgerLine]) -> None:
        """Write the file anew; its folder is locked."""
        if files.exists(self.path):
            files.replace(self.path, _format(HEADER_OF_MANY, lines))
        else:
            files.append(self.path, 0, _format(HEADER_OF_MANY, lines))

    def extend(self, choose: Choose) -> int:
        """Choose new lines knowing the others, and write them before anybody else can; return how many."""
        with self._alone():
            text = self.text()
            added = choose(self._read(text))
            if added:
                # What follows the last complete line is half a line of a process that was killed.
                files.append(self.path, len(text), _format("" if text else HEADER_OF_MANY, added))
        return len(added)

    def _alone(self) -> AbstractContextManager[None]:
        """Keep others from writing; nobody waits for them who has a batch open, for they may wait for it."""
        if batch.batch_of(self.path):
            return batch.held(locks.held(f"{self.path}.lock", _BUSY), self.path)
        return locks.awaited(f"{self.path}.lock")

    def _read(self, text: str) -> list[LedgerLine]:
        lines = read_lines(text, self.path, HEADER_OF_MANY)
        if any(entry.game not in (self.game, NONE) for entry in lines):
            raise UnavailableError(
                f"{self.path} holds lines of another game; nothing is signed until they are where they belong"
            )
        return lines


def hold(lines: batch.Batch, others: batch.Changes) -> None:
    """
    Hold the files to which another batch appended lines, which are about to be taken into this one.

    Raises BusyError where somebody else writes now, or has written since.
    """
    for folder, names in others.folders.items():
        for name, change in names.items():
            path = os.path.join(folder, name)
            if change.private:  # as only appended lines are
                lines.hold(locks.held(f"{path}.lock", _BUSY), path)
                if len(LedgerFile(path, name).text()) != change.kept:
                    raise BusyError(_BUSY)


def _format(header: str, lines: Iterable[LedgerLine]) -> bytes:
    return "".join(f"{line}\n" for line in (header, *(entry.line for entry in lines)) if line).encode("ascii")
