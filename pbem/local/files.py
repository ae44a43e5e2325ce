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
import time
from collections.abc import Iterator, Sequence

from pbem.errors import FileTakenError, UnavailableError
from pbem.local.batch import Batch, Change, batch_of

GAME_LIMIT = 32 * 1024 * 1024
ORDERS_LIMIT = 256 * 1024
KEY_LIMIT = 64 * 1024
MAP_LIMIT = 4 * 1024 * 1024

MAILBOX_LIMIT = 64 * 1024 * 1024

ARCHIVE = "archive"
"""The folder into which old files of a game are moved, inside its own."""
STDIN = "-"
PIPE_SECONDS = 5
_PAUSE = 0.05
_NAME_TRIES = 100
_MARK_BYTES = 6
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
            beside = [stack.enter_context(_written_beside(*item, private)) for item in missing]
            for (path, _), temporary in zip(missing, beside, strict=True):
                _give_name(temporary, path)
                done.append(path)
    except BaseException as error:
        _take_back(done)
        if isinstance(error, OSError):
            raise UnavailableError(_why_unwritten(error, missing[-1][0])) from None
        raise
    for folder in dict.fromkeys(_folder_of(path) for path, _ in missing):
        flush_folder(folder)
    return True


def replace(path: str, data: bytes, *, lasting: bool = True, private: bool = False) -> None:
    """
    Put new content under a name that the player asked to have rewritten; never half of it.

    With `lasting` false nobody waits for the disk, and a power cut may take what was written. `private` keeps a
    file that is not there yet from everybody else. Raises UnavailableError with the reason.
    """
    if batch := batch_of(path):
        _put_off(batch, path, Change(data, private=private))
        return
    try:
        mode = stat.S_IMODE(os.stat(path).st_mode) if os.path.exists(path) else None
        with _written_beside(path, data, private=private, flushed=lasting) as temporary:
            if mode is not None:
                os.chmod(temporary, mode)
            # Links are followed, so that the file they point to is changed.
            os.replace(temporary, os.path.realpath(path))
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
        handle = os.open(path, flags, 0o600)
        try:
            os.ftruncate(handle, kept)
            os.lseek(handle, kept, os.SEEK_SET)
            while data:
                data = data[os.write(handle, data) :]
            if lasting:
                os.fsync(handle)
        finally:
            os.close(handle)
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
    folder = _folder_of(path)
    if not os.access(folder, os.W_OK | os.X_OK) or os.path.isdir(path):
        why: OSError = PermissionError() if os.path.isdir(folder) else FileNotFoundError()
        if os.path.isdir(path):
            why = IsADirectoryError(21, os.strerror(21))
        raise UnavailableError(_why_unwritten(why, path))
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
            if _is_half(name) and os.lstat(path).st_mtime < before:
                os.unlink(path)


def _is_half(name: str) -> bool:
    """Say whether a name is one of `_open_beside`."""
    _, _, mark = name.removesuffix(".part").rpartition(".")
    return (
        name.startswith(".")
        and name.endswith(".part")
        and len(mark) == 2 * _MARK_BYTES
        and set(mark) <= set("0123456789abcdef")
    )


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
    if _is_pipe(path):
        return _read_pipe(path, size)
    with open(path, "rb") as file:
        return file.read(size)


def _is_pipe(path: str) -> bool:
    try:
        return stat.S_ISFIFO(os.stat(path).st_mode)
    except OSError:
        return False


def _read_pipe(path: str, size: int) -> bytes:
    """Read a pipe with a name; raise UnavailableError when for some seconds nobody has it open to write."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    data, pauses = b"", 0
    try:
        while len(data) < size:
            try:
                piece = os.read(handle, size - len(data))
            except BlockingIOError:
                # Somebody has it open: from now on it is waited for, like any other file.
                os.set_blocking(handle, True)
                continue
            data += piece
            if not piece and (data or os.get_blocking(handle)):
                break
            if not piece:
                pauses += 1
                _require_patience(path, pauses)
    finally:
        os.close(handle)
    return data


def _require_patience(path: str, pauses: int) -> None:
    if pauses * _PAUSE > PIPE_SECONDS:
        raise UnavailableError(f"{path} is a pipe to which nobody has written anything for {PIPE_SECONDS} seconds")
    time.sleep(_PAUSE)


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


@contextlib.contextmanager
def _written_beside(path: str, data: bytes, private: bool, *, flushed: bool = True) -> Iterator[str]:
    """Write and flush the data under a hidden name in the same folder, removed at the end."""
    temporary, handle = _open_beside(path, 0o600 if private else 0o666)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            if flushed:
                os.fsync(file.fileno())
        yield temporary
    finally:
        with contextlib.suppress(OSError):
            os.unlink(temporary)


def _open_beside(path: str, mode: int) -> tuple[str, int]:
    folder, name = os.path.split(os.path.realpath(path) if os.path.islink(path) else path)
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
    for _ in range(_NAME_TRIES):
        temporary = os.path.join(folder, f".{name[:80]}.{os.urandom(_MARK_BYTES).hex()}.part")
        try:
            return temporary, os.open(temporary, flags, mode)
        except FileExistsError:
            continue
    raise FileExistsError(17, "no free name for a temporary file", path)


def _give_name(temporary: str, path: str) -> None:
    """
    Give a finished file its name; raise FileTakenError when the name is taken.

    A link never replaces, on any system. Where the disk knows no links (FAT, some shares), Windows'
    rename does not replace either; elsewhere a look before the rename has to do, which leaves a
    gap of microseconds to another program.
    """
    try:
        _link(temporary, path)
    except FileExistsError:
        raise _taken_meanwhile(path) from None
    except (OSError, NotImplementedError):
        _rename_new(temporary, path)


def _rename_new(temporary: str, path: str) -> None:
    if os.path.lexists(path):
        raise _taken_meanwhile(path)
    os.rename(temporary, path)


def _link(temporary: str, path: str) -> None:
    if not hasattr(os, "link"):
        raise NotImplementedError("this system has no links")
    os.link(temporary, path)


def _taken_meanwhile(path: str) -> FileTakenError:
    return FileTakenError(f"{path} has just been written by another program; it was left alone")


def _take_back(paths: Sequence[str]) -> None:
    for path in reversed(paths):
        with contextlib.suppress(OSError):
            os.unlink(path)


def _folder_of(path: str) -> str:
    return os.path.dirname(path) or os.curdir


def flush_folder(folder: str) -> None:
    """Make the new names last through a power cut; not every system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
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
    from difflib import get_close_matches

    folder, name = os.path.split(path)
    close = get_close_matches(name, listing(folder), n=3, cutoff=0.7)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def reason(error: OSError) -> str:
    """Say in the system's words why something failed."""
    return (error.strerror or str(error) or error.__class__.__name__).lower()


def format_size(size: int) -> str:
    """Return a size in whole MiB, or KiB, rounded down: what is larger than it is larger than that."""
    return f"{size // 2**20} MiB" if size >= 2**20 else f"{size // 2**10} KiB"
