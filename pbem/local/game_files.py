"""
A game file on a disk, opened: read, its rule set found, its table laid; or refused in one sentence.

    opened = open_game(path)

For the commands and for the host alike. Everything raised is a `PbemError` that names the file.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING

from pbem.engine.file.game_reader import open_game as read_file
from pbem.engine.file.genesis import Genesis
from pbem.engine.play.play import Game, load_game
from pbem.engine.text.file_names import file_name, file_number
from pbem.engine.text.order_file import UTF16
from pbem.errors import ContentError, InputError, PbemError, naming
from pbem.local import files, registry
from pbem.local.shell import format_command
from pbem.mail.file_kind import document_kind, looks_like_mail
from pbem.record import tool

if TYPE_CHECKING:
    from pbem.engine.proof.playback import Turn

_GAME = rb'format =(3D)? "pbem-game/'
# The first two lines of a report.
_REPORT_LINE = b"-" * 60
_REPORT = rb"[^\n]*  record \d+\r?\n" + _REPORT_LINE
# A quoted line, a line end and an equals sign as quoted-printable has them, a carriage return alone.
_MAILED = rb"(?m)^> ?\S|=\r?$|=3D|\r(?!\n)"
_STARTS = 4
"""How many earlier files and kept states are tried."""
Start = tuple[int, "Callable[[], Iterator[Turn] | None]"]
"""How a game is played again from behind a record, by its number."""
_LONG = 100
"""A signature alone takes a line so long; where there is none, the lines were wrapped."""


@tool
class OpenedGame:
    """A game file with its bytes, laid on the table."""

    path: str
    data: bytes
    game: Game

    @property
    def folder(self) -> str:
        """The folder it lies in; "" for the current one and for standard input."""
        return os.path.dirname(self.path)

    @property
    def seats(self) -> tuple[str, ...]:
        """The ids of all seats."""
        return self.game.file.genesis.seat_ids

    @property
    def index(self) -> int:
        """The record that this file ends with."""
        return self.game.file.index


def read_game(path: str) -> bytes:
    """Return the bytes of a game file. Raises UnavailableError."""
    return files.read(path, files.GAME_LIMIT)


def open_game(path: str) -> OpenedGame:
    """Read a game file and lay its table. Raises UnavailableError, and ContentError for what is no such file."""
    data = read_game(path)
    known, game = _PLAYED.pop(path, (b"", None))
    return OpenedGame(path, data, game) if game and known == data else opened_from(path, data)


def note_played(path: str, data: bytes, game: Game) -> None:
    """Note a game that was just played, whose file has these bytes: until that is opened, it need not be read."""
    if len(_PLAYED) < _MOST_PLAYED and sum(len(one) for one, _ in _PLAYED.values()) + len(data) < _MOST_BYTES:
        _PLAYED[path] = data, game


def taken_played(path: str) -> tuple[bytes, Game] | None:
    """Return what `note_played` noted of a file, for another process to note; it is known here no longer."""
    return _PLAYED.pop(path, None)


_PLAYED: dict[str, tuple[bytes, Game]] = {}
_MOST_PLAYED, _MOST_BYTES = 500, 64 * 2**20


def turns_of(opened: OpenedGame) -> "Iterator[Turn]":
    """Replay the turns of a game, from its set-up on. Raises ContentError where the history does not hold."""
    from pbem.engine.proof.playback import replay  # late: most commands need only the newest state

    with naming(opened.path):
        yield from replay(opened.data, registry.load)


def turns_from(opened: OpenedGame, first: int, last: int | None = None, *, keeping: bool = False) -> "Iterator[Turn]":
    """
    Play again the records from number `first` on, where a file of an earlier one lies beside this one, or it is known
    here how the game stood; else all.

    Those after number `last` are left out. With `keeping`, what is to be known after all was played again is kept here.

    Raises ContentError where the history does not hold.
    """
    end = opened.index if last is None else max(last, 0)
    starts = sorted([*_earlier_files(opened, first), *_kept_states(opened, first)], key=itemgetter(0), reverse=True)
    for _, play_on in starts[:_STARTS]:
        # Whatever is wrong with what is only to spare work, or with what follows it, the history tells.
        with suppress(PbemError, LookupError, ValueError):
            if turns := play_on():
                return iter([turn for turn in _until(turns, end) if first <= turn.record.index <= end])
    return _replayed(opened, end) if keeping else islice(turns_of(opened), end + 1)


def _replayed(opened: OpenedGame, last: int) -> "Iterator[Turn]":
    from pbem.engine.proof.playback import replay  # late: most commands need only the newest state
    from pbem.local import checkpoints

    gathered = checkpoints.Gathered()
    with naming(opened.path):
        yield from _until(replay(opened.data, registry.load, gathered), last)
    checkpoints.keep(opened.game.file, gathered.states)


def _until(turns: "Iterator[Turn]", last: int) -> "Iterator[Turn]":
    """Yield turns up to a record, and play none after it."""
    for turn in turns:
        yield turn
        if turn.record.index >= last:
            return


def turns_around(opened: OpenedGame, wanted: int) -> "Iterator[Turn]":
    """Play again the records of a turn, perhaps with some around them. Raises ContentError as `turns_from` does."""
    from pbem.engine.words.retelling import span_of_turn  # late: most commands need only the newest state

    return turns_from(opened, *span_of_turn(opened.game.file, wanted))


def _earlier_files(opened: OpenedGame, first: int) -> Iterator[Start]:
    """Yield files beside this one that by their names hold earlier records than `first`."""
    from pbem.engine.proof.playback import replay_after  # late: most commands need only the newest state

    def play_on(name: str) -> "Iterator[Turn] | None":
        older = read_file(read_game(os.path.join(opened.folder, name)))
        return replay_after(older, opened.game.file, registry.load) if older.index < first else None

    stem, _, _ = os.path.basename(opened.path).rpartition("-")
    for name in files.listing(opened.folder):
        if 0 <= (number := file_number(name, stem)) < first:
            yield number, partial(play_on, name)


def _kept_states(opened: OpenedGame, first: int) -> Iterator[Start]:
    """Yield what is known here of how the game stood before record `first`."""
    from pbem.engine.proof.playback import replay_on  # late: most commands need only the newest state
    from pbem.local import checkpoints

    def play_on(line: str) -> "Iterator[Turn] | None":
        then = checkpoints.standing(opened.game.file, line)
        return replay_on(then, opened.game.file, registry.load) if then else None

    for index, line in checkpoints.lines(opened.game.file):
        if index < first:
            yield index, partial(play_on, line)


def opened_from(path: str, data: bytes) -> OpenedGame:
    """Lay the table of a game file whose bytes are known. Raises ContentError."""
    try:
        return OpenedGame(path, data, load_game(data, registry.load))
    except PbemError as error:
        instead = what_it_is_instead(path, data)
        if is_report(data):
            raise ContentError(f"{path}: {instead}") from error
        raise ContentError(f"{path}: {error}{instead and f'; {instead}'}") from error


def require_seat(opened: OpenedGame, seat: str) -> str:
    """Return a seat's id as written in the game, whatever its case. Raises InputError for a stranger."""
    players = opened.game.file.genesis.players
    for player in players:
        if seat.casefold() in (player.id.casefold(), player.name.casefold()):
            return player.id
    known = ", ".join(player.id for player in players)
    raise InputError(f"nobody called {seat!r} plays in {opened.path}; players: {known}")


def names_at_table(genesis: Genesis) -> list[str]:
    """Return what the board calls the players, in seat order."""
    return [seat.name for seat in genesis.founding.seats]


def newer_files(opened: OpenedGame) -> Iterator[tuple[int, str]]:
    """Yield the files beside this one that by their names hold later records of the game."""
    stem = file_name(opened.game.file.genesis.name, 0, "")[:-3]
    for other in files.listing(opened.folder):
        number = other.removeprefix(stem).removesuffix(".toml")
        if f"{stem}{number}.toml" == other and number.isdecimal() and int(number) > opened.index:
            yield int(number), os.path.join(opened.folder, other)


def is_report(data: bytes) -> bool:
    """Say whether these are the words about a turn, which `apply` writes beside the game file."""
    # Few other files have such a line, so the pattern is seldom even compiled.
    return _REPORT_LINE in data and bool(re.match(_REPORT, data))


def what_it_is_instead(path: str, data: bytes) -> str:
    """Say what was given in place of a game file, and what to do then; "" where that is unclear."""
    if is_report(data):
        return "it is a report, which proves nothing; the game file has the same name, with .toml"
    if looks_like_mail(data):
        return f"it is a mail; this shows what is in it: {format_command('read', path)}"
    if kind := document_kind(data):
        return f"it holds {kind}"
    if data.startswith(UTF16):
        return ""
    if re.search(_GAME, data):
        changed = re.search(_MAILED, data) or max(map(len, data.splitlines())) < _LONG
        return _CHANGED_BY_MAIL if changed else ""
    return "name the game file first, then the orders"


_CHANGED_BY_MAIL = "mail programs change the lines of a text; have the file sent as an attachment, and save that"
