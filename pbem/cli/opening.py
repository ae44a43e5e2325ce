"""Game files and order files as commands get them: read, or refused in one sentence."""

import os
from collections.abc import Iterator
from typing import NamedTuple

from pbem.cli import console
from pbem.engine.play import Game, open_table
from pbem.errors import ContentError, InputError, UnavailableError
from pbem.local import files, registry
from pbem.local.file_names import file_name, file_stem

__all__ = [
    "Opened", "file_name", "file_stem", "newer_files", "open_game", "read_game", "require_seat",
    "sentence",
]  # fmt: skip


class Opened(NamedTuple):
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


def read_game(path: str) -> bytes:
    """Return the bytes of a game file."""
    try:
        return files.read(path, files.GAME_LIMIT)
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None


def open_game(path: str) -> Opened:
    """Read a game file and lay its table."""
    data = read_game(path)
    try:
        return Opened(path, data, open_table(data, registry.load))
    except (ContentError, InputError, LookupError) as error:
        from pbem.cli.misfits import tell_misfit  # late: seldom needed

        misfit = tell_misfit(path, data)
        raise console.Refusal(f"{path}: {sentence(error)}{misfit and f'; {misfit}'}") from None


def sentence(error: Exception) -> str:
    """Return the words of an error; a KeyError would put them in quotes."""
    return str(error.args[0]) if error.args else error.__class__.__name__


def require_seat(opened: Opened, seat: str) -> str:
    """Return a seat's id as written in the game, whatever its case; refuse a stranger."""
    players = opened.game.file.genesis.players
    for player in players:
        if seat.casefold() in (player.id.casefold(), player.name.casefold()):
            return player.id
    known = ", ".join(player.id for player in players)
    raise console.Refusal(f"nobody called {seat!r} plays in {opened.path}; players: {known}")


def newer_files(opened: Opened) -> Iterator[tuple[int, str]]:
    """Yield the files beside this one that by their names hold later records of the game."""
    name, index = opened.game.file.genesis.name, opened.game.file.index
    stem = file_name(name, 0, "")[:-3]
    for other in files.listing(opened.folder):
        number = other.removeprefix(stem).removesuffix(".toml")
        if f"{stem}{number}.toml" == other and number.isdecimal() and int(number) > index:
            yield int(number), os.path.join(opened.folder, other)
