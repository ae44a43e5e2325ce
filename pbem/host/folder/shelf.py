"""
The shelf: games that are over and wait for nothing, at which a round does not even look whether they have changed.

    spool/shelf/NAME    an empty file for each of them

Whoever works on a game takes it from the shelf, and it comes back when a round has looked at it and found nothing to
do. The shelf counts while it and the folder of the games are as they were at the end of the last round, which the mark
in the index says. Otherwise, and once a day, the games on it are looked at like all others, by their stamps. So it may
be thrown away at any time, or be an old one.
"""

import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256

from pbem.errors import BusyError, UnavailableError
from pbem.host.folder.game_folder import ON_SHELF
from pbem.host.folder.host_folder import HostFolder
from pbem.local import files

_DIGITS = 16


def names(host: HostFolder) -> set[str]:
    """Return the games on the shelf."""
    return {*files.listing(host.inside(*ON_SHELF))}


def mark_of(host: HostFolder, settled: int) -> str:
    """
    Return a mark of the shelf, of what lies among the games, and of where pages are published.

    "" if one was put there later than `settled`, in nanoseconds since 1970: the next change could look the same.
    """
    try:
        found = [os.stat(path) for path in (host.inside(*ON_SHELF), host.inside("games"))]
    except OSError:
        return ""
    if max(found[1].st_mtime_ns, found[1].st_ctime_ns) >= settled:
        return ""
    said = [[one.st_dev, one.st_ino, one.st_mtime_ns, one.st_ctime_ns] for one in found]
    return sha256(json.dumps([said, host.publish_folder]).encode()).hexdigest()[:_DIGITS]


def put(host: HostFolder, wanted: Iterable[str], still_rests: Callable[[str], bool]) -> set[str]:
    """Put games on the shelf, each while nobody else works on it and if it `still_rests` then; return those."""
    done: set[str] = set()
    for name in wanted:
        with suppress(BusyError, UnavailableError, OSError), host.game(name).lock():
            if still_rests(name):
                files.make_folder(host.inside(*ON_SHELF), private=True)
                with open(host.inside(*ON_SHELF, name), "wb"):
                    done.add(name)
    return done


def take(host: HostFolder, unwanted: Iterable[str]) -> None:
    """Take games from the shelf."""
    for name in unwanted:
        with suppress(OSError):
            os.unlink(host.inside(*ON_SHELF, name))
