"""
The ledger: what was signed with the user's keys, and which history was seen. Files that are only appended to.

    ledger           what is said of no game: that the ledger was brought back from a backup
    ledgers/GAMEID   all lines of one game, or of an invitation

So what a signature costs does not grow with other games, and of one that is over nobody opens the file.

Rule 1. A line is on the disk before the signature that it speaks of leaves the program. If it is
        killed in between, the same command makes the same signature again.
Rule 2. One slot, one content. A writer holds a lock that the system releases when its holder dies,
        so two programs never both find a slot free.
Rule 3. A last line without its line feed does not count: nothing was signed for it yet. Any other line
        that cannot be read stops all signing for its game. With each stands a check of what it says, so
        a line that has changed on the disk cannot be read.
Rule 4. What was signed after a backup was made is not in it, so a ledger that was brought back from one
        signs for a game again only when its user has said from which file the game goes on.
Rule 5. A ledger that is all in one file, as earlier versions kept it, is taken over before anything is
        written. Killed in between, it is taken over again, and nothing is there twice or missing.
"""

import os
import re
from collections.abc import Iterable, Sequence
from hashlib import sha256

from pbem.errors import ConflictError, UnavailableError
from pbem.local import batch, files, locks
from pbem.local.ledger_file import HEADER_OF_MANY, Choose, LedgerFile
from pbem.local.ledger_lines import (
    APPROVAL,
    HEAD,
    JOIN,
    NONE,
    ORDERS,
    RESTORED,
    RESUMED,
    START,
    WISH,
    WITNESS,
    LedgerLine,
    by_game,
    first_number,
    in_a_row,
    is_in_force,
    is_whole,
    newest,
    news,
    other_claim,
    read_lines,
)
from pbem.record import value

NAME = "ledger"
GAMES = "ledgers"
_NO_HEAD = "0" * 64
_GAME = re.compile(r"[0-9a-f]{64}")
_ANSWERS = (JOIN, START)
"""What is signed for an invitation, before there is a game."""
_ASKED = (ORDERS, WITNESS, APPROVAL, WISH, *_ANSWERS)
"""What somebody may have signed after the backup that is now the ledger was made."""
_TAKEN = "something else was already signed here"
_BROUGHT_BACK = (
    "this ledger was restored from a backup, and what you signed since the backup was made is "
    "not in it; signing again could look like cheating. Get the newest game file from the "
    "others; if you have signed nothing that is still on its way to them, pbem verify with "
    "--resume and the name of that file. Nothing was signed"
)
_ANSWERED_BEFORE = (
    "this ledger was restored from a backup, and what you signed since the backup was made is "
    "not in it; two answers to one invitation could look like cheating. If you have mailed files "
    "for this game, get them back from the others and go on from them; if you have not, or the "
    "files here hold what you mailed: the same command with --resume. Nothing was signed"
)


@value
class Ledger:
    """The ledger beside and below a file, which need not exist yet. Every method may raise UnavailableError."""

    path: str

    def entries(self, game: bytes | None = None) -> list[LedgerLine]:
        """Return the lines of one game, or of all in one row."""
        if game is None:
            return in_a_row(self._all_games())
        return [entry for entry in self._known(game.hex()) if entry.kind != RESTORED]

    def first_number(self, game: bytes, base: str) -> int:
        """Return the number with which orders for a head of a game begin (`ledger_lines.first_number`)."""
        return first_number(self._known(game.hex()), base)

    def claim(self, *claimed: LedgerLine, refusal: str = _TAKEN, resume: bool = False) -> None:
        """
        Write down what is about to be signed for one game; when this returns, it lasts.

        Raises ConflictError, with the sentence `refusal`, when something else was signed for one of
        the slots, and when this ledger was brought back from a backup and the game not resumed since
        (with `resume` it is resumed by this). The same content again changes nothing.
        """

        def choose(known: list[LedgerLine]) -> list[LedgerLine]:
            for entry in claimed:
                taken = other_claim(known, entry)
                if taken:
                    raise ConflictError(refusal, taken)
            fresh = [entry for entry in claimed if not is_in_force(known, entry)]
            asked = [one for one in fresh if one.kind in _ASKED]
            later = self._restored_since(known) if asked else []
            if not asked or is_whole([*known, *later]):
                return fresh
            if not resume:
                raise ConflictError(_ANSWERED_BEFORE if asked[0].kind in _ANSWERS else _BROUGHT_BACK)
            return [*later, LedgerLine(RESUMED, claimed[0].game, NONE, NONE, 0, _NO_HEAD), *fresh]

        self._extend(claimed[0].game, choose)

    def note(self, *entries: LedgerLine) -> None:
        """Write down a head that was seen of a game, unless it was noted last, and what else happened in it."""

        def choose(known: list[LedgerLine]) -> list[LedgerLine]:
            added = [one for one in entries if one.kind != HEAD or newest(known) != one]
            resumed = any(one.kind == RESUMED for one in added)
            return [*(self._restored_since(known) if resumed else ()), *added]

        if entries:
            self._extend(entries[0].game, choose)

    def merge(self, others: Iterable[LedgerLine], backup: bytes | None = None, *, lost: bool = False) -> int:
        """
        Take over what is not known here, and return how many lines that were.

        Nothing is lost on either side. Where two heads of a game are known, the later record counts.
        With `backup` the lines are from one: a game of which nothing else is known here was lost and is brought back,
        and with `lost` the whole ledger was; that is noted.
        """
        games = by_game(others)
        # Those with the number 0 are about the game in whose file they stand.
        restored = [one for one in games.pop(NONE) if one.number]
        mark = "" if backup is None else sha256(backup).hexdigest()

        def brought(known: list[LedgerLine]) -> list[LedgerLine]:
            fresh = news(known, restored)
            number = len(known) + len(fresh) + 1
            return [*fresh, *([LedgerLine(RESTORED, NONE, NONE, NONE, number, mark)] if lost else [])]

        alone = () if lost or not mark else (LedgerLine(RESTORED, NONE, NONE, NONE, 0, mark),)
        added = self._extend(NONE, brought) - lost
        return added + sum(self._take_in(game, lines, alone) for game, lines in games.items())

    # ── writing ──────────────────────────────────────────────────────────────────────────────────

    def _extend(self, game: str, choose: Choose) -> int:
        """Choose new lines of a game knowing the others, and write them before anybody else can."""
        self._divide()
        return self._file(game).extend(choose)

    def _divide(self) -> None:
        """Take over a ledger that is all in one file, game by game; that of somebody new is empty."""
        if self._in_one_file() is None:
            return
        files.make_folder(self._folder, private=True)
        files.flush_folder(os.path.dirname(self.path))
        with batch.aside(), locks.awaited(f"{self.path}.lock"):
            games = self._in_one_file()
            if games is None:
                return
            for game, lines in games.items():
                if game != NONE:
                    self._take_in(game, lines)
            self._file(NONE).begin(games[NONE])

    def _take_in(self, game: str, lines: Sequence[LedgerLine], mark: Sequence[LedgerLine] = ()) -> int:
        """Add what is not known of a game, and a mark below it if nothing was; return how many lines that were."""
        added = 0

        def choose(known: list[LedgerLine]) -> list[LedgerLine]:
            nonlocal added
            fresh = news(known, lines)
            added = len(fresh)
            return [*fresh, *(() if known else mark)]

        self._file(game).extend(choose)
        return added

    # ── reading ──────────────────────────────────────────────────────────────────────────────────

    @property
    def _folder(self) -> str:
        return os.path.join(os.path.dirname(self.path), GAMES)

    def _file(self, game: str) -> LedgerFile:
        return LedgerFile(self.path if game == NONE else os.path.join(self._folder, game), game)

    def _in_one_file(self) -> dict[str, list[LedgerLine]] | None:
        """
        Return the lines of all games where they are still in one file, or nowhere; None where each has its own.

        Raises UnavailableError where part of a ledger is missing.
        """
        text = self._file(NONE).text()
        divided = text.startswith(f"{HEADER_OF_MANY}\n")
        if divided and not files.exists(self._folder):
            raise UnavailableError(
                f"{self.path} was copied or moved without the folder {GAMES} beside it, which belongs to it; "
                "bring that here as well, or put the file aside and restore it from a backup. Nothing is signed"
            )
        if not text and self._names():
            raise UnavailableError(
                f"{self.path} is missing, which belongs to the folder {GAMES} beside it; bring it back, or put the "
                "folder aside and restore the ledger from a backup. Nothing is signed"
            )
        return None if divided else by_game(read_lines(text, self.path))

    def _names(self) -> list[str]:
        return [name for name in files.listing(self._folder) if _GAME.fullmatch(name)]

    def _known(self, game: str) -> list[LedgerLine]:
        # The one file first: when that has been taken over meanwhile, the other one is whole.
        before = (self._in_one_file() or {}).get(game, [])
        own = self._file(game).lines()
        return [*own, *news(own, before)]

    def _all_games(self) -> dict[str, list[LedgerLine]]:
        games = self._in_one_file()
        if games is None:
            games = {NONE: self._file(NONE).lines()}
        return {**games, **{name: self._known(name) for name in self._names()}}

    def _restored_since(self, known: Sequence[LedgerLine]) -> list[LedgerLine]:
        """Return the lines that say that the ledger was brought back, except those that a game has noted."""
        restored = self._file(NONE).lines()
        return [entry for entry in restored if entry not in known]
