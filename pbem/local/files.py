"""
Files, read and written whole.

Rule 1. Nothing that exists is overwritten, except by `replace`, which the player asked for.
Rule 2. A file appears under its name only when every byte of it is on the disk: it is written
        beside, flushed, and then given its name. Only notes that nobody would miss are not flushed.
Rule 3. Several files appear in the order given, so the last one says that all are there. If that
        fails half way, nothing is left behind; after a crash the same call finishes the work.

Paths are plain strings and `os` does the work: `pathlib` alone would cost a twentieth of the
start of a command. Nothing here needs `fcntl`, and Windows' rules of renaming are kept.
"""

import contextlib
import os
import stat
import sys
from collections.abc import Iterator, Sequence

from pbem.errors import FileTakenError, UnavailableError
from pbem.local import pipes
from pbem.local.batch import Batch, Change, batch_of
from pbem.local.beside import give_name, is_half, written_beside

GAME_LIMIT = 32 * 1024 * 1024
ORDERS_LIMIT = 256 * 1024
KEY_LIMIT = 64 * 1024
MAP_LIMIT = 4 * 1024 * 1024
MAILBOX_LIMIT = 64 * 1024 * 1024

ARCHIVE = "archive"
"""The folder into which old files of a game are moved, inside its own."""
STDIN = "-"
_DAY = 24 * 60 * 60


def read(path: str, limit: int) -> bytes:
    """
    Return the content of a file, or of standard input for `-`.

    A file that is not there any more is read from the archive beside it. Raises UnavailableError when it is
    in neither, is a folder, cannot be read or is larger than `limit`.
    """
    if not path:
        raise UnavailableError("a file name is missing")
    try:
        try:
            data = _read_at_most(path, limit + 1)
        except FileNotFoundError:
            data = _read_at_most(found(path), limit + 1)
    except OSError as error:
        raise UnavailableError(_why_unread(path, error)) from None
    except ValueError:
        raise UnavailableError(f"{path!r} is not a file name") from None
    if len(data) > limit:
        raise UnavailableError(f"{path} is larger than {format_size(limit)}; no such file can be so long")
    return data


def found(path: str) -> str:
    """Return where a file lies: as it is called or, if it is only there, in the archive beside it."""
    folder, name = os.path.split(path)
    kept = os.path.join(folder, ARCHIVE, name)
    return kept if not exists(path) and exists(kept) else path


def put_away(folder: str, name: str) -> bool:
    """Move a file into the archive of its folder; return False where that cannot be, or another lies there."""
    path, kept = os.path.join(folder, name), os.path.join(folder, ARCHIVE, name)
    try:
        os.makedirs(os.path.dirname(kept), exist_ok=True)
        if os.path.lexists(kept) and read(kept, MAILBOX_LIMIT) != read(path, MAILBOX_LIMIT):
            return False
        os.replace(path, kept)
    except (OSError, UnavailableError):
        return False
    return True


def exists(path: str) -> bool:
    """Say whether anything has this name, a broken link included."""
    batch = batch_of(path)
    change = batch.change(path) if batch else None
    return os.path.lexists(path) if change is None else change.data is not None


def write_new(path: str, data: bytes, *, private: bool = False) -> None:
    """
    Write a file that does not exist yet, and sweep its folder.

    `private` keeps it from everybody else (mode 0600). Raises FileTakenError when the name is
    taken, UnavailableError when it cannot be written to the folder.
    """
    write_all([(path, data)], private=private)
    sweep(_folder_of(path), path)


def write_all(wanted: Sequence[tuple[str, bytes]], *, private: bool = False) -> bool:
    """
    Write new files, all or none, in this order. Return False when all of them were there already.

    A file that has exactly this content is left as it is. Raises FileTakenError, before anything
    is written, when one has another content, and UnavailableError when they cannot be written to the folder.
    """
    missing = [(path, data) for path, data in wanted if not _holds(path, data)]
    if not missing:
        return False
    if batch := batch_of(missing[0][0]):
        for path, data in missing:
            _put_off(batch, path, Change(data, private=private))
        return True
    done: list[str] = []
    try:
        with contextlib.ExitStack() as stack:
            beside = [stack.enter_context(written_beside(*item, private=private)) for item in missing]
            for (path, _), temporary in zip(missing, beside, strict=True):
                give_name(temporary, path)
                done.append(path)
    except BaseException as error:
        for path in reversed(done):
            with contextlib.suppress(OSError):
                os.unlink(path)
        if isinstance(error, OSError):
            raise UnavailableError(_why_unwritten(error, missing[-1][0])) from None
        raise
    for folder in dict.fromkeys(_folder_of(path) for path, _ in missing):
        flush_folder(folder)
    return True


def replace(path: str, *data: bytes, lasting: bool = True, private: bool = False) -> None:
    """
    Put new content, in one piece or several, under a name that the player asked to have rewritten; never half of it.

    With `lasting` false nobody waits for the disk, and a power cut may take what was written. `private` keeps a
    file that is not there yet from everybody else. Raises UnavailableError with the reason.
    """
    if batch := batch_of(path):
        _put_off(batch, path, Change(b"".join(data), private=private))
        return
    try:
        mode = stat.S_IMODE(os.stat(path).st_mode) if os.path.exists(path) else None
        with written_beside(path, *data, private=private, flushed=lasting) as temporary:
            if mode is not None:
                os.chmod(temporary, mode)
            # Links are followed, so that the file they point to is changed.
            os.replace(temporary, os.path.realpath(path) if os.path.islink(path) else path)
    except OSError as error:
        raise UnavailableError(_why_unwritten(error, path)) from None
    if lasting:
        flush_folder(_folder_of(path))


def append(path: str, kept: int, data: bytes, *, lasting: bool = True) -> None:
    """
    Put data behind the first `kept` bytes of a file of this user's alone, and cut off what else followed them.

    Raises UnavailableError with the reason.
    """
    if batch := batch_of(path):
        change = batch.change(path)
        before = read(path, MAILBOX_LIMIT)[:kept] if kept else b""
        _put_off(batch, path, Change(before + data, min(kept, change.kept) if change else kept, private=True))
        return
    fresh = not os.path.lexists(path)
    flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    try:
        with opened(path, flags) as handle:
            os.ftruncate(handle, kept)
            os.lseek(handle, kept, os.SEEK_SET)
            while data:
                data = data[os.write(handle, data) :]
            if lasting:
                os.fsync(handle)
    except OSError as error:
        raise UnavailableError(f"{path} cannot be written: {error.strerror}") from None
    if lasting and (fresh or not kept):
        flush_folder(_folder_of(path))


def remove(path: str) -> bool:
    """Take a file away; return False if it is not there. Nobody waits for the disk."""
    if not exists(path):
        return False
    if batch := batch_of(path):
        _put_off(batch, path, Change(None))
    else:
        os.unlink(path)
    return True


def rename(path: str, to: str) -> None:
    """Give a file another name, whatever had that before. Nobody waits for the disk. Raises OSError."""
    if batch := batch_of(path):
        replace(to, read(path, MAILBOX_LIMIT), private=True)
        batch.put(path, Change(None))
    else:
        os.replace(path, to)


def put(path: str, change: Change) -> None:
    """Make a change of a batch on the disk, whatever is there; nobody waits for it. Raises UnavailableError, OSError."""
    if change.data is None:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)
    elif change.kept:
        append(path, change.kept, change.data[change.kept :], lasting=False)
    else:
        replace(path, change.data, lasting=False, private=change.private)


def _put_off(batch: Batch, path: str, change: Change) -> None:
    """Let a change wait; raise at once what could be known to go wrong with it later."""
    if os.path.isdir(path):
        raise UnavailableError(_why_unwritten(IsADirectoryError(21, os.strerror(21)), path))
    if not os.access(_folder_of(path), os.W_OK | os.X_OK):
        raise UnavailableError(_why_unwritten(PermissionError(), path))
    batch.put(path, change)


def sweep(folder: str, newest: str) -> None:
    """
    Remove files left half written by writers that were killed, if a day older than the file `newest`.

    Only the clock of the disk counts, so that a wrong one here removes nothing; no writer takes a day.
    """
    with contextlib.suppress(OSError):
        before = os.stat(newest).st_mtime - _DAY
        for name in listing(folder):
            path = os.path.join(folder, name)
            if is_half(name) and os.lstat(path).st_mtime < before:
                os.unlink(path)


def make_folder(path: str, *, private: bool = False) -> None:
    """Make a folder and those above it, unless it is there."""
    if batch := batch_of(path):
        batch.note_made(path)
    try:
        os.makedirs(path, mode=0o700 if private else 0o777, exist_ok=True)
    except OSError as error:
        raise UnavailableError(f"the folder {path} cannot be made: {reason(error)}") from None


def listing(folder: str) -> list[str]:
    """Return the names in a folder in alphabetical order; nothing when it cannot be read."""
    try:
        names = sorted(os.listdir(folder or os.curdir))
    except OSError:
        names = []
    batch = batch_of(folder)
    return batch.names(folder, names) if batch else names


def _read_at_most(path: str, size: int) -> bytes:
    if path == STDIN:
        return sys.stdin.buffer.read(size)
    batch = batch_of(path)
    if batch and (change := batch.change(path)):
        if change.data is None:
            raise FileNotFoundError(2, os.strerror(2), path)
        return change.data[:size]
    if pipes.is_pipe(path):
        return pipes.read_pipe(path, size)
    with open(path, "rb") as file:
        # Room for the whole of `size` is taken at once, which takes longer than to read. What is no file has no size.
        is_small = 0 < os.fstat(file.fileno()).st_size < size
        return file.read() if is_small else file.read(size)


def _holds(path: str, data: bytes) -> bool:
    """Say whether a file is there with this content; raise FileTakenError for another one."""
    if not exists(path):
        return False
    try:
        same = not os.path.isdir(path) and read(path, len(data)) == data
    except UnavailableError:
        same = False
    if not same:
        raise FileTakenError(f"{path} already exists and holds something else; it was left alone")
    return True


def _folder_of(path: str) -> str:
    return os.path.dirname(path) or os.curdir


def flush_folder(folder: str) -> None:
    """Make the new names last through a power cut; not every system can."""
    with contextlib.suppress(OSError), opened(folder, os.O_RDONLY) as handle:
        os.fsync(handle)


@contextlib.contextmanager
def opened(path: str, flags: int) -> Iterator[int]:
    """Open a file or a folder as the system does, while a block lasts; a new file is this user's alone."""
    handle = os.open(path, flags, 0o600)
    try:
        yield handle
    finally:
        os.close(handle)


def _why_unread(path: str, error: OSError) -> str:
    name = "standard input" if path == STDIN else path
    if isinstance(error, IsADirectoryError) or os.path.isdir(path):
        return f"{name} is a folder, not a file"
    if isinstance(error, (FileNotFoundError, NotADirectoryError)):
        return f"there is no file {name}{_near_names(path)}"
    return f"{name} cannot be read: {reason(error)}"


def _why_unwritten(error: OSError, path: str) -> str:
    folder = _folder_of(path)
    if not os.path.isdir(folder):
        return f"{path} cannot be written: there is no folder {folder}"
    if isinstance(error, PermissionError):
        return f"{path} cannot be written: the folder {folder} does not allow it"
    return f"{path} cannot be written: {reason(error)}"


def _near_names(path: str) -> str:
    """Return the near names in the same folder as a clause."""
    from difflib import get_close_matches  # late: only after a typing error

    folder, name = os.path.split(path)
    close = get_close_matches(name, listing(folder), n=3, cutoff=0.7)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def reason(error: OSError) -> str:
    """Say in the system's words why something failed."""
    return (error.strerror or str(error) or error.__class__.__name__).lower()


def format_size(size: int) -> str:
    """Return a size in whole MiB, or KiB, rounded down: what is larger than it is larger than that."""
    return f"{size // 2**20} MiB" if size >= 2**20 else f"{size // 2**10} KiB"
