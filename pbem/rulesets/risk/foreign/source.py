"""
A text file of another program while it is read: rows, the words in them, and every fault with its place.

Old files are Latin-1, newer ones UTF-8 with or without its mark; all line ends count, and blank lines mean nothing.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import attrs

from pbem.engine.table.sheet import Problem
from pbem.engine.text.order_file import normal_line_ends
from pbem.record import mutable

_WORD = re.compile(r"\S+")
_INTEGER = re.compile(r"[+-]?[0-9]{1,9}")
_MARK = b"\xef\xbb\xbf"
_LOST = "\ufffd"
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Word(NamedTuple):
    """A piece of a row, and where in the text it begins."""

    text: str
    at: int

    @property
    def number(self) -> int | None:
        """The whole number that it is; None if it is none."""
        return int(self.text) if _INTEGER.fullmatch(self.text) else None


class FileRow(NamedTuple):
    """A row without the blanks around it, where it begins, and the number of its line."""

    text: str
    at: int
    line: int

    def words(self) -> list[Word]:
        """Return what stands between blanks and tabs."""
        return [Word(match[0], self.at + match.start()) for match in _WORD.finditer(self.text)]

    def split(self, sign: str) -> list[Word]:
        """Return what stands between these signs, without blanks around it."""
        found, start = [], 0
        for piece in self.text.split(sign):
            found.append(Word(piece.strip(), self.at + start + len(piece) - len(piece.lstrip())))
            start += len(piece) + len(sign)
        return found


@mutable
class ForeignFile:
    """A file: its name, its text with LF line ends, and what is said about it."""

    name: str
    text: str
    problems: list[Problem] = attrs.Factory(list)
    notes: list[str] = attrs.Factory(list)

    def rows(self) -> Iterator[FileRow]:
        """Yield the rows that are not blank."""
        at = 0
        for number, line in enumerate(self.text.split("\n"), 1):
            if text := line.strip():
                yield FileRow(text, at + line.index(text), number)
            at += len(line) + 1

    def fault(self, at: int, message: str, hint: str = "") -> None:
        """Note something for which the file is refused."""
        self.problems.append(Problem("E-MAP", (), message, hint, offset=at))

    def warn(self, at: int, message: str, hint: str = "") -> None:
        """Note something that was changed or may surprise."""
        self.problems.append(Problem("W-MAP", (), f"warning: {message}", hint, offset=at))

    def line_of(self, at: int) -> int:
        """Return the number of the line in which a place is."""
        return self.text.count("\n", 0, at) + 1

    @property
    def refused(self) -> bool:
        """Say whether a fault was found."""
        return any(problem.is_error for problem in self.problems)


def decode(name: str, raw: bytes) -> ForeignFile:
    """Read bytes: UTF-8 with its mark, strict UTF-8, else Windows-1252; say which, unless all is ASCII."""
    text, encoding = _decoded(raw)
    source = ForeignFile(name, normal_line_ends(text))
    if any(byte > 0x7F for byte in raw.removeprefix(_MARK)):
        source.notes.append(f"{name} was read as {encoding}")
    for row in source.rows():
        if _LOST in row.text:
            source.warn(row.at + row.text.index(_LOST), "a letter was lost here when the file was saved")
        if found := _CONTROL.search(row.text.replace("\t", " ")):
            source.warn(row.at + found.start(), "a control character stands here; it is left out of names")
    return source


def _decoded(raw: bytes) -> tuple[str, str]:
    try:
        return raw.decode("utf-8-sig"), "UTF-8"
    except UnicodeDecodeError:
        pass
    if raw.startswith(_MARK):
        return raw.decode("utf-8-sig", "replace"), "UTF-8"
    try:
        return raw.decode("cp1252"), "Windows-1252"
    except UnicodeDecodeError:
        return raw.decode("latin-1"), "Latin-1"
