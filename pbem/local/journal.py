"""
The journal: all changes of a batch in one file, which is on the disk before any of them is made.

Rule 1. Nothing of a batch is under its name before the journal is on the disk; a batch without one never was.
Rule 2. A journal that is found is carried out from its beginning, however far somebody came with it. What belongs into
        a folder that was there before and has been taken away since is left out.
Rule 3. It goes when everything is on the disk, and whoever relies on its files waits for that.

Names given before their files were flushed could be empty after a power cut; written beside, flushed and renamed, each
file would be waited for, or all of them twice, and nothing could be read back in between. So the content comes first, in
one piece: a batch is waited for four times, however many files it has.

The file: a line of JSON, a list of [path below the folder, kept, size or null, private, whether its folder was made by
the batch], then all data in that order.
"""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress

from pbem.errors import UnavailableError
from pbem.local import files
from pbem.local.batch import Batch, Change, aside
from pbem.local.beside import written_beside

_LIMIT = 1024 * 1024 * 1024
_TOP = 2


def commit(batch: Batch, path: str) -> None:
    """
    Put a batch on the disk, by the journal `path`; then do what was to be done after it.

    Raises UnavailableError and OSError. If there is no journal then, nothing has happened; else all of it will.
    """
    with aside():
        if batch.folders:
            files.replace(path, _write(batch))
            _carry_out(batch.root, path, batch.changes())
        for act in batch.later:
            act()


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
                beside = written_beside(path, change.data, change.private, flushed=False)
                whole.append((stack.enter_context(beside), path))
        if batch.folders:
            _flush(
                batch.root, [*(path for path, change in batch.changes() if change.kept), *(half for half, _ in whole)]
            )
        for half, path in whole:
            os.replace(half, path)
        if whole:
            _flush(batch.root, [path for _, path in whole])


def recover(root: str, path: str, is_done: Callable[[str], bool]) -> None:
    """
    Carry out the journal of somebody who was stopped, if there is one.

    `is_done` says of a path that is not there whether it was, and somebody has moved it on. Raises UnavailableError.
    """
    if files.exists(path):
        entries = [
            (name, change)
            for name, change, made in _read(root, files.read(path, _LIMIT))
            if (made or os.path.isdir(_top(root, name))) and (files.exists(name) or not is_done(name))
        ]
        for name, _ in entries:
            files.make_folder(os.path.dirname(name), private=True)
        _carry_out(root, path, entries)


def _carry_out(root: str, path: str, changes: Iterable[tuple[str, Change]]) -> None:
    done = []
    for name, change in changes:
        files.put(name, change)
        done.append(name)
    _flush(root, done)
    os.unlink(path)
    files.flush_folder(os.path.dirname(path))


def _top(root: str, path: str) -> str:
    """Return the folder of a path that nobody but a person takes away: `games/NAME`, `spool/out`."""
    names = os.path.relpath(path, root).split(os.sep)
    return os.path.join(root, *names[:-1][:_TOP])


# ── the file ─────────────────────────────────────────────────────────────────────────────────────


def _write(batch: Batch) -> bytes:
    rows, data = [], []
    for path, change in batch.changes():
        name = os.path.relpath(path, batch.root).replace(os.sep, "/")
        size = None if change.data is None else len(change.data) - change.kept
        rows.append([name, change.kept, size, change.private, _top(batch.root, path) in batch.made])
        data.append((change.data or b"")[change.kept :])
    return json.dumps(rows).encode() + b"\n" + b"".join(data)


def _read(root: str, text: bytes) -> Iterator[tuple[str, Change, bool]]:
    head, _, data = text.partition(b"\n")
    try:
        rows = json.loads(head)
    except ValueError:
        raise UnavailableError(
            "the journal, in which stands what was decided last, is damaged; put it aside to go on without that"
        ) from None
    for name, kept, size, private, made in rows:
        path = os.path.join(root, *name.split("/"))
        if size is None:
            yield path, Change(None), made
            continue
        # What was there when the journal was written is there still; only its size counts.
        before = files.read(path, _LIMIT)[:kept] if kept and files.exists(path) else b""
        yield path, Change(before + data[:size], kept, private), made
        data = data[size:]


# ── the disk ─────────────────────────────────────────────────────────────────────────────────────


def _flush(root: str, paths: list[str]) -> None:
    """Wait until files and their names are on the disk: once for a whole disk where the system can, else for each."""
    folders = dict.fromkeys(os.path.dirname(path) for path in paths)
    if not sync_disks(folders):
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
    disks = {os.stat(folder).st_dev: folder for folder in folders}
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
