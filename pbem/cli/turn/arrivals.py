"""What came in: the files and mails in the folders of the user's games, and those that were handed over."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from pbem.cli.orders.at_hand import FilesAtHand, files_at_hand
from pbem.cli.orders.early_documents import take_documents
from pbem.cli.say import console
from pbem.cli.turn.correspondents import mails_about
from pbem.errors import UnavailableError
from pbem.local import files, game_notes, input_files, known_games
from pbem.local.known_games import seen_genesis
from pbem.mail.file_kind import SEALED, START
from pbem.mail.inbox import GivenDocument, GivenGame, GivenMail, GivenOrders, Inbox, Item, read_inbox
from pbem.record import value
from pbem.transport import accounts

_DECISION = "a decision of the group"
_MOST_DOWNLOADS = 400
"""So many files of the folder of downloads are looked at, the newest."""


@value
class ArrivedGame:
    """One game of those that were found: its files, what lies there for it, and the mails in which that came."""

    files: FilesAtHand
    orders: tuple[GivenOrders, ...]
    seals: tuple[GivenDocument, ...]
    decisions: tuple[GivenDocument, ...]
    mails: tuple[GivenMail, ...] = ()

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.files.newest.game.genesis.name


def look_around(given: Sequence[str] = (), name: str = "") -> tuple[list[ArrivedGame], Inbox]:
    """
    Read all folders where games of the user lie, or one game, the downloads and what was handed over.

    Beside the games the inbox is returned, for what belongs to no game yet. Raises UnavailableError
    for a file that was handed over and cannot be read.
    """
    inbox = read_inbox([*_readable(_places(name)), *input_files.read_items(given)], look_up=seen_genesis)
    return games_in(inbox, name), inbox


def games_in(inbox: Inbox, name: str = "") -> list[ArrivedGame]:
    """Take the games out of what was found, or the one of a name."""
    games = []
    for files_of_game in inbox.games_by_id().values():
        genesis = files_of_game[0].game.genesis
        if name and genesis.name.casefold() != name.casefold():
            continue
        game_id = genesis.game_id.hex()
        games.append(
            ArrivedGame(
                files_at_hand(_believable(files_of_game)),
                tuple(inbox.orders_for(genesis)),
                tuple(take_documents(inbox, SEALED, game_id)),
                tuple(take_documents(inbox, _DECISION, game_id)),
                mails_about(inbox.mails, genesis),
            )
        )
    return games


def invitations(inbox: Inbox) -> list[GivenDocument]:
    """Take the files of games that have not begun out of what came in."""
    return take_documents(inbox, START)


def downloads() -> str:
    """Return the folder of downloads: the usual one, or that of the settings; "" for none."""
    chosen = accounts.own_arrivals().downloads
    return os.path.expanduser(chosen) if chosen else ""


def _places(name: str) -> Iterator[str]:
    """Yield the folders to look into, each of them once."""
    noted = [
        one.folder
        for one in game_notes.all_notes()
        if one.folder and (not name or one.name.casefold() == name.casefold())
    ]
    seen = set()
    for folder in [os.curdir, *noted, downloads()]:
        real = os.path.realpath(folder) if folder else ""
        if real and real not in seen and os.path.isdir(real):
            seen.add(real)
            yield os.curdir if real == os.path.realpath(os.curdir) else folder


def _readable(folders: Iterable[str]) -> Iterator[Item]:
    """Read what can be read in some folders: a stranger's file there stops nothing."""
    for folder in folders:
        for path in sorted(input_files.files_in(folder), key=lambda path: (-modified(path), path))[:_MOST_DOWNLOADS]:
            with suppress(UnavailableError, OSError):
                if os.path.getsize(path) <= files.GAME_LIMIT:
                    yield input_files.read_item(path)


def modified(path: str) -> int:
    """Return when a file was last written, in seconds; 0 for one that is not there."""
    try:
        return int(os.stat(path).st_mtime)
    except OSError:
        return 0


def _believable(given: Sequence[GivenGame]) -> Sequence[GivenGame]:
    """Leave out files of another history than the one that was seen here, if there are any of that."""
    last = known_games.last_seen(given[0].game)
    if last is None:
        return given
    same = [
        one for one in given if one.game.index >= last.number and one.game.all_records()[last.number].head == last.value
    ]
    kept = same + [one for one in given if same and one.game.index < last.number]
    for one in given if same else ():
        if one not in kept:
            console.warn(
                f"{one.name} has another record {last.number} than the one that was seen here; it "
                "is left aside. Compare the short heads with the others"
            )
    return kept or given
