"""What a person names on a command line, read: files, folders, Maildirs, standard input."""

import os
from collections.abc import Iterator, Sequence

from pbem.errors import InputError
from pbem.local import files
from pbem.mail.inbox import Item

_MAILDIR = ("new", "cur")
# Some systems add a .txt to what they do not know.
_ENDINGS = (".toml", ".toml.txt", ".eml", ".mbox", ".msg")


def read_items(paths: Sequence[str]) -> Iterator[Item]:
    """
    Read files, the files of folders, and standard input for a dash, which may be named once.

    Raises UnavailableError for what cannot be read, InputError for a second dash.
    """
    if list(paths).count(files.STDIN) > 1:
        raise InputError("standard input can be read only once")
    for path in paths:
        if path != files.STDIN and os.path.isdir(path):
            yield from map(read_item, files_in(path))
        else:
            yield read_item(path)


def read_item(path: str) -> Item:
    """Read a mail, a mailbox, or any other file that may be named. Raises UnavailableError."""
    return Item(shown_name(path), files.read(path, files.MAILBOX_LIMIT), path)


def shown_name(path: str) -> str:
    """Return what people call a file."""
    return "standard input" if path == files.STDIN else path


def is_maildir(path: str) -> bool:
    """Say whether a path is a folder in which mail programs keep mails, a file for each."""
    return any(os.path.isdir(os.path.join(path, box)) for box in _MAILDIR)


def files_in(folder: str) -> Iterator[str]:
    """Return the files of a folder: all of a Maildir, otherwise those that may be ours."""
    if is_maildir(folder):
        yield from _mails_in(folder)
        return
    for name in files.listing(folder):
        path = os.path.normpath(os.path.join(folder, name))
        if name.lower().endswith(_ENDINGS) and os.path.isfile(path):
            yield path


def _mails_in(folder: str) -> Iterator[str]:
    for box in _MAILDIR:
        below = os.path.join(folder, box)
        if os.path.isdir(below):
            # A leading dot marks a mail that is still being written.
            whole = (name for name in files.listing(below) if not name.startswith("."))
            yield from (os.path.join(below, name) for name in whole)
