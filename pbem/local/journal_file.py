"""
The file of a journal: changes below a folder, and what shows that none of it has changed since.

    pbem-journal/1 HASH   the SHA-256 of the next line
    [...]                 a row of JSON for each file: its path below the folder, how much of it is kept, the size of
                          what follows (null for a file that goes), private, whether its folder was made by the batch,
                          a hash of what is kept, a hash of what follows
    ...                   what follows in each file, in that order

Rule 1. Where the rows have changed, nothing of the journal is believed.
Rule 2. Where what follows in a file has changed, or is not all there, that file is damaged and no other.
"""

import json
import os
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from pbem.errors import UnavailableError
from pbem.local import files
from pbem.local.batch import Batch, Change

FORMAT = b"pbem-journal/1"
_LIMIT = 1024 * 1024 * 1024
_ROWS_BEFORE = 2


class NotedChange(NamedTuple):
    """
    A change in a journal: `made` if the batch made its folder, `mark` is a hash of what is kept of the file.

    `digest` is a hash of what follows; `damage` says where that is not what stands there.
    """

    path: str
    change: Change
    made: bool
    mark: str
    digest: str
    damage: str = ""


def entries_of(batch: Batch, made: Sequence[bool]) -> list[NotedChange]:
    """Return the changes of a batch; `made` says of each whether the batch made the folder of its game."""
    return [
        NotedChange(path, change, new, hash_of((change.data or b"")[: change.kept]), hash_of(_following(change)))
        for (path, change), new in zip(batch.changes(), made, strict=True)
    ]


def write_journal(root: str, entries: Sequence[NotedChange]) -> list[bytes]:
    """Return the file of a journal in pieces, for it may be large; what is damaged stays so."""
    rows = []
    for path, change, made, mark, digest, _ in entries:
        name = os.path.relpath(path, root).replace(os.sep, "/")
        size = None if change.data is None else len(_following(change))
        rows.append([name, change.kept, size, change.private, made, mark, digest])
    text = json.dumps(rows).encode()
    return [_heading(text), b"\n", text, b"\n", *(_following(one.change) for one in entries)]


def read_journal(root: str, path: str) -> list[NotedChange]:
    """Read a journal. Raises UnavailableError, naming file and line, where its rows are damaged (rule 1)."""
    heading, _, rest = files.read(path, _LIMIT).partition(b"\n")
    text, _, data = rest.partition(b"\n")
    if heading != _heading(text):
        raise UnavailableError(f"{path}:1: is damaged")
    try:
        return list(_parse(root, path, json.loads(text), data))
    except (ValueError, TypeError, AttributeError):
        raise UnavailableError(f"{path}:2: is damaged") from None


def hash_of(data: bytes) -> str:
    """Return a hash of what is in a file, "" for nothing."""
    return sha256(data).hexdigest() if data else ""


def _parse(root: str, path: str, rows: Sequence[Any], data: bytes) -> Iterator[NotedChange]:
    """Raise ValueError, TypeError or AttributeError for what is no journal."""
    at = 0
    for name, kept, size, private, made, mark, digest in rows:
        following = data[at : at + (size or 0)]
        damage = ""
        if hash_of(following) != digest:
            line = 1 + _ROWS_BEFORE + data.count(b"\n", 0, at)
            damage = f"{path}:{line}: what was to be written into {name} is damaged"
        # What is kept of a file is not read: it is there, which the mark shows, and only its size counts.
        change = Change(None if size is None else bytes(kept) + following, kept, private)
        yield NotedChange(os.path.join(root, *name.split("/")), change, made, mark, digest, damage)
        at += size or 0


def _heading(rows: bytes) -> bytes:
    return FORMAT + b" " + sha256(rows).hexdigest().encode()


def _following(change: Change) -> bytes:
    return (change.data or b"")[change.kept :]
