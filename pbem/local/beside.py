"""Files written beside their place under a hidden name, and given their own when every byte is on the disk."""

import contextlib
import os
from collections.abc import Iterator

from pbem.errors import FileTakenError

_NAME_TRIES = 100
_MARK_BYTES = 6


@contextlib.contextmanager
def written_beside(path: str, *data: bytes, private: bool, flushed: bool = True) -> Iterator[str]:
    """Write and flush data, in one piece or several, under a hidden name in the same folder, removed at the end."""
    temporary, handle = _open_beside(path, 0o600 if private else 0o666)
    try:
        with open(handle, "wb") as file:
            file.writelines(data)
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


def is_half(name: str) -> bool:
    """Say whether a name is one of `_open_beside`."""
    _, _, mark = name.removesuffix(".part").rpartition(".")
    hidden = name.startswith(".") and name.endswith(".part")
    return hidden and len(mark) == 2 * _MARK_BYTES and set(mark) <= set("0123456789abcdef")


def give_name(temporary: str, path: str) -> None:
    """
    Give a finished file its name; raise FileTakenError when the name is taken.

    A link never replaces, on any system. Where the disk knows no links (FAT, some shares), Windows'
    rename does not replace either; elsewhere a look before the rename has to do, which leaves a
    gap of microseconds to another program.
    """
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise _taken_meanwhile(path) from None
    except (OSError, NotImplementedError, AttributeError):  # not every system has links at all
        if os.path.lexists(path):
            raise _taken_meanwhile(path) from None
        os.rename(temporary, path)


def _taken_meanwhile(path: str) -> FileTakenError:
    return FileTakenError(f"{path} has just been written by another program; it was left alone")
