"""
The journal: all changes of a batch in one file, which is on the disk before any of them is made.

Rule 1. Nothing of a batch is under its name before the journal is on the disk; a batch without one never was.
Rule 2. A journal that is found is carried out from its beginning, however far somebody came with it.
Rule 3. It goes when everything is on the disk, and whoever relies on its files waits for that.
Rule 4. What cannot be put into the folder of a game, for that is damaged or away, is kept in a journal of its own until
        it can be; everything else goes on, also where that journal is damaged. If the folder comes back with other
        files than those that were to be continued, nothing is put into it.
Rule 5. A journal that was changed on the disk is not carried out, and that is said; where the change concerns a game
        alone, only that game waits.

Names given before their files were flushed could be empty after a power cut; written beside, flushed and renamed, each
file would be waited for, or all of them twice, and nothing could be read back in between. So the content comes first, in
one piece: a batch is waited for four times, however many files it has.

Its form, and what shows that it has not changed: `journal_file`.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from itertools import starmap
from typing import NamedTuple

from pbem.errors import UnavailableError
from pbem.local import files
from pbem.local.batch import Batch, aside
from pbem.local.beside import written_beside
from pbem.local.journal_file import NotedChange, entries_of, hash_of, read_journal, write_journal

KEPT_BACK = "kept-back"
"""The folder beside the journal that holds what could not be put into the folder of a game, by its name."""
_GAMES = "games"
_MOST_KEPT = 1024 * 1024 * 1024
_IN_A_GAME = 2


class KeptBack(NamedTuple):
    """A game into whose folder what was decided could not be put, and why."""

    game: str
    why: str


def commit(batch: Batch, path: str) -> list[KeptBack]:
    """
    Put a batch on the disk, by the journal `path`; then do what was to be done after it. Return what was kept back.

    Raises UnavailableError and OSError. If there is no journal then, nothing has happened; else all of it will.
    """
    kept_back: list[KeptBack] = []
    with aside():
        if batch.folders:
            entries = _entries(batch)
            files.replace(path, *write_journal(batch.root, entries))
            kept_back = _finish(batch.root, path, entries)
        for act in batch.later:
            act()
    return kept_back


def put_down(batch: Batch) -> None:
    """
    Put a batch on the disk without a journal, where any change may be there without the others.

    What is not appended gets its name once all of it is on the disk. Raises UnavailableError and OSError.
    """
    whole: list[tuple[str, str]] = []
    with aside(), ExitStack() as stack:
        for path, change in batch.changes():
            if change.data is None or change.kept:
                files.put(path, change)
            else:
                beside = written_beside(path, change.data, private=change.private, flushed=False)
                whole.append((stack.enter_context(beside), path))
        if batch.folders:
            _flush(
                batch.root, [*(path for path, change in batch.changes() if change.kept), *(half for half, _ in whole)]
            )
        for half, path in whole:
            os.replace(half, path)
        if whole:
            _flush(batch.root, [path for _, path in whole])


def recover(root: str, path: str, is_done: Callable[[str], bool]) -> list[KeptBack]:
    """
    Carry out the journal of somebody who was stopped, if there is one, and what was kept back; return what still is.

    `is_done` says of a path that is not there whether it was, and somebody has moved it on. Raises UnavailableError.
    """
    kept_back: list[KeptBack] = []
    if files.exists(path):
        entries = _read_whole(root, path)
        kept_back = _finish(root, path, [one for one in entries if files.exists(one.path) or not is_done(one.path)])
    folder = os.path.join(os.path.dirname(path), KEPT_BACK)
    for name in files.listing(folder):
        # One that is away may have been taken away for good.
        if name not in {one.game for one in kept_back} and os.path.lexists(os.path.join(root, _GAMES, name)):
            kept_back += _catch_up(root, os.path.join(folder, name), name)
    return kept_back


def _read_whole(root: str, path: str) -> list[NotedChange]:
    """Read the journal of a host; only what concerns games may be damaged (rule 5)."""
    try:
        entries = read_journal(root, path)
        fault = next((one.damage for one in entries if one.damage and not _game_of(root, one.path)), "")
    except UnavailableError as error:
        entries, fault = [], str(error)
    if fault:
        raise UnavailableError(f"{fault}; what was decided last stands there: put it aside to go on without that")
    return entries


def _catch_up(root: str, path: str, game: str) -> list[KeptBack]:
    """Carry out what was kept back of a game; return why that cannot be."""
    try:
        entries = read_journal(root, path)
    except UnavailableError as error:
        return [KeptBack(game, str(error))]
    if not entries or any(_game_of(root, one.path) != game for one in entries):
        return [KeptBack(game, f"{path}:2: says nothing of this game")]
    damaged = _carry_out(root, entries)
    if not damaged:
        _drop(path)
    return damaged


def _finish(root: str, path: str, entries: Sequence[NotedChange]) -> list[KeptBack]:
    """Carry out a journal. What is kept back has its own when this goes."""
    folder = os.path.join(os.path.dirname(path), KEPT_BACK)
    kept_back: list[KeptBack] = []
    for game, why in _carry_out(root, entries):
        own = [one for one in entries if _game_of(root, one.path) == game]
        files.make_folder(folder, private=True)
        files.flush_folder(os.path.dirname(path))
        files.replace(os.path.join(folder, game), *write_journal(root, own))
        kept_back.append(KeptBack(game, _damage_in(root, os.path.join(folder, game)) or why))
    _drop(path)
    return kept_back


def _damage_in(root: str, path: str) -> str:
    return next((one.damage for one in read_journal(root, path) if one.damage), "")


def _carry_out(root: str, entries: Sequence[NotedChange]) -> list[KeptBack]:
    """Make all changes, and wait for the disk; return the games whose folders cannot take theirs."""
    done: list[str] = []
    known = set[str]()
    damaged = {_game_of(root, one.path): one.damage for one in entries if one.damage}
    for entry in entries:
        game = _game_of(root, entry.path)
        if game in damaged:
            continue
        try:
            _put(root, game, entry, known)
        except (UnavailableError, OSError) as error:
            if not game:
                raise
            damaged[game] = files.reason(error) if isinstance(error, OSError) else str(error)
        else:
            done.append(entry.path)
    _flush(root, done)
    # A change was made to nothing if the folder has gone meanwhile.
    away = {game: _away(game) for game in (_game_of(root, path) for path in done) if game and not _is_there(root, game)}
    return list(starmap(KeptBack, (away | damaged).items()))


def _put(root: str, game: str, entry: NotedChange, known: set[str]) -> None:
    """Make a change; `known` are the folders that were there just now."""
    path, change = entry.path, entry.change
    folder = os.path.dirname(path)
    if game and folder not in known and not entry.made and not _is_there(root, game):
        raise UnavailableError(_away(game))
    if change.kept and hash_of(files.read(path, _MOST_KEPT)[: change.kept]) != entry.mark:
        raise UnavailableError(f"{path} is not the file that was to be continued")
    if folder not in known:
        files.make_folder(folder, private=True)
        known.add(folder)
    files.put(path, change)


def _is_there(root: str, game: str) -> bool:
    return os.path.isdir(os.path.join(root, _GAMES, game))


def _away(game: str) -> str:
    return f"there is no folder {os.path.join(_GAMES, game)}"


def _drop(path: str) -> None:
    os.unlink(path)
    files.flush_folder(os.path.dirname(path))


def _game_of(root: str, path: str) -> str:
    """Return the name of the game into whose folder a path leads; "" for none."""
    names = path.removeprefix(os.path.join(root, "")).split(os.sep)
    return names[1] if names[0] == _GAMES and len(names) > _IN_A_GAME else ""


def _entries(batch: Batch) -> list[NotedChange]:
    games = (os.path.join(batch.root, _GAMES, _game_of(batch.root, path)) for path, _ in batch.changes())
    return entries_of(batch, [game in batch.made for game in games])


# ── the disk ─────────────────────────────────────────────────────────────────────────────────────


def _flush(root: str, paths: list[str]) -> None:
    """Wait until files and their names are on the disk: once for a whole disk where the system can, else for each."""
    folders = dict.fromkeys(os.path.dirname(path) for path in paths)
    if not sync_disks([*folders, root]):
        for path in paths:
            _flush_file(path)
        for above in dict.fromkeys(above for folder in folders for above in _upwards(root, folder)):
            files.flush_folder(above)


def sync_disks(folders: Iterable[str]) -> bool:
    """Flush the file systems on which folders are, with `syncfs` of Linux; False where that cannot be."""
    if sys.platform != "linux":
        return False
    import ctypes  # late: only this needs it

    call = getattr(ctypes.CDLL(None), "syncfs", None)
    disks = {os.stat(folder).st_dev: folder for folder in folders if os.access(folder, os.R_OK)}
    return call is not None and all(_sync(call, folder) for folder in disks.values())


def _sync(call: Callable[[int], int], folder: str) -> bool:
    with files.opened(folder, os.O_RDONLY) as handle:
        return call(handle) == 0


def _flush_file(path: str) -> None:
    with suppress(FileNotFoundError), files.opened(path, os.O_RDWR) as handle:
        try:
            os.fsync(handle)
        except OSError as error:
            raise UnavailableError(f"{path} cannot be written: {files.reason(error)}") from None


def _upwards(root: str, folder: str) -> Iterator[str]:
    while len(folder) >= len(root):
        yield folder
        folder = os.path.dirname(folder)
