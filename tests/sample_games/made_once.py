"""What takes long to set up is set up once: its folders are kept, and laid down again for the next test."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from pbem.host.games import turn_pictures

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

MadeT = TypeVar("MadeT")


class Entry(NamedTuple):
    """A file, or a folder, which has no content."""

    name: str
    mode: int
    content: bytes | None


class Contents(NamedTuple):
    """All that lies in some folders. Where a file names one of them there stands a mark instead."""

    entries: tuple[tuple[Entry, ...], ...]

    @classmethod
    def of(cls, folders: Sequence[Path]) -> Contents:
        return cls(tuple(tuple(_entries(folder, folders)) for folder in folders))

    def lay_down(self, folders: Sequence[Path]) -> None:
        for folder, entries in zip(folders, self.entries, strict=True):
            for entry in entries:
                path = folder / entry.name
                if entry.content is None:
                    path.mkdir(exist_ok=True)
                else:
                    path.write_bytes(_named(entry.content, folders))
                path.chmod(entry.mode)


def _entries(folder: Path, folders: Sequence[Path]) -> list[Entry]:
    return [
        Entry(
            str(path.relative_to(folder)),
            path.stat().st_mode & 0o7777,
            _marked(path.read_bytes(), folders) if path.is_file() else None,
        )
        for path in sorted(folder.rglob("*"))
    ]


def _mark(number: int) -> bytes:
    return f"{{folder {number}}}".encode()


def _marked(content: bytes, folders: Sequence[Path]) -> bytes:
    for number, folder in enumerate(folders):
        content = content.replace(os.fsencode(folder), _mark(number))
    return content


def _named(content: bytes, folders: Sequence[Path]) -> bytes:
    for number, folder in enumerate(folders):
        content = content.replace(_mark(number), os.fsencode(folder))
    return content


_KEPT: dict[object, tuple[Contents, object]] = {}


def made_once(words: Sequence[str], folders: Sequence[Path], make: Callable[[], MadeT]) -> MadeT:
    """
    Fill folders by calling `make`, or as it did before from the same words and the same contents.

    What `make` returned is returned again, so it is not to be changed.
    """
    asked = tuple(_marked(word.encode(), folders) for word in words)
    # Most tests have blank sheets for boards in their letters; see conftest.
    key = (asked, vars(turn_pictures)["png_of"], Contents.of(folders))
    if key not in _KEPT:
        made = make()
        _KEPT[key] = (Contents.of(folders), made)
        return made
    contents, kept = _KEPT[key]
    contents.lay_down(folders)
    return kept  # type: ignore[return-value]  # the same words are only used by one kind of `make`
