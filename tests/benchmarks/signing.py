"""A ledger with many lines, in which something is claimed; and the floor: a line appended and flushed."""

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import HEAD, NONE, WITNESS, LedgerLine

LINES = 100_000
EACH = 1000
_GAME, _KEY = "f" * 64, "e" * 64


def ledger(folder: Path, lines: int) -> Ledger:
    """Make a ledger with so many lines of other games."""
    made = Ledger(str(folder / "ledger"))
    for game in range(lines // EACH):
        made.merge(LedgerLine(HEAD, f"{game:064x}", NONE, NONE, number, f"{number:064x}") for number in range(EACH))
    return made


def sign(book: Ledger) -> Callable[[], None]:
    """Claim the dice of one record after the other, in one game: of a new one every hundred records."""
    numbers = count()

    def work() -> None:
        number = next(numbers)
        game = f"{number // 100:08x}{_GAME[8:]}"
        book.claim(LedgerLine(WITNESS, game, f"{number:064x}", _KEY, number % 100, f"{number:064x}"))

    return work


def append(path: Path) -> Callable[[], None]:
    """Only append such a line to a file, and flush it."""

    def work() -> None:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.write(handle, b"x" * 280 + b"\n")
        os.fsync(handle)
        os.close(handle)

    return work
