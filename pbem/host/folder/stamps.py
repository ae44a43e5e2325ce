"""
Stamps of a hosted game: what shows, without opening a file, that nothing in its folder has changed.

A change within the same tick of the clock of a disk shows in no stamp, so what changed a moment ago has none that could
be believed; who keeps stamps sees to that (`game_index`).
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress

from pbem.host.folder import game_folder
from pbem.host.folder.game_folder import GameFolder
from pbem.local import files

Stamps = dict[str, str]
"""The stamp of each path below the folder of a game; "" for one that is not to be believed."""


def stamps_of(folder: GameFolder, *, over: bool = False) -> Stamps:
    """Return the stamps of a game as it is now; of a game that is over only those of what can change."""
    found: Stamps = {}
    for name in watched(folder, over=over):
        with suppress(OSError):
            found[name] = stamp_of(os.stat(folder.inside(name)))
    return found


def watched(folder: GameFolder, *, over: bool = False) -> Iterator[str]:
    """
    Return the paths below the folder of a game whose change may call for something; "" is the folder.

    What is not there is watched by the folder that it would be in.
    """
    yield from ("", game_folder.SETTINGS, game_folder.ID)
    if over:
        return
    index = folder.newest_index()
    names = [
        game_folder.LOG,
        game_folder.ANNOUNCED,
        game_folder.DECISIONS,
        os.path.basename(folder.file(index, ".toml")),
    ]
    yield from (name for name in names if files.exists(folder.inside(name)))
    for name in ("orders", "lists"):
        if files.exists(folder.inside(name)):
            yield name
            yield from _below(folder.path, os.path.join(name, f"{index:03d}"))
    yield from _below(folder.path, game_folder.DEPUTIES)


def _below(folder: str, name: str) -> Iterator[str]:
    for place, _, names in os.walk(os.path.join(folder, name)):
        yield os.path.relpath(place, folder)
        yield from (os.path.relpath(os.path.join(place, one), folder) for one in names)


def is_as_stamped(folder: GameFolder, stamps: Mapping[str, str], but: str | None = None) -> bool:
    """Say whether all these paths below the folder of a game, `but` for one, have these stamps."""
    path = f"{folder.path}{os.sep}"
    try:
        return all(name == but or stamp_of(os.stat(f"{path}{name}")) == stamp for name, stamp in stamps.items())
    except OSError:
        return False


def stamp_of(found: os.stat_result) -> str:
    """Return what is different once a file or folder has changed: device, inode, size, both times."""
    return f"{found.st_dev} {found.st_ino} {found.st_size} {found.st_mtime_ns} {found.st_ctime_ns}"


def newest_time(stamp: str) -> int:
    """Return the later of the two times of a stamp."""
    return max(int(word) for word in stamp.split(" ")[-2:])
