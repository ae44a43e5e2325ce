"""
Problems as people read them: the place, what is wrong, the line with a mark, the way out.

    orders.toml:12:8: attack[1].to: E-NOT-ADJACENT: Kamchatka and Brazil are not adjacent
      12 | to   = "Brazil"
         |        ^^^^^^^^
      hint: from Kamchatka: Alaska, Irkutsk, Japan, Mongolia, Yakutsk

A long first line goes on below, indented, so that an editor still finds the place at its beginning.
Texts of other people are shown without the characters that move a cursor or turn a line round.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import attrs

from pbem.engine.table.sheet import ABOVE_TABLES, Path, Problem, format_path
from pbem.engine.text.toml_lexer import string_places
from pbem.engine.text.toml_tree import Node, Span, first_header, read_tree
from pbem.engine.text.wrapping import WIDTH, columns, fold_line, harmless
from pbem.record import mutable

# ── Where in a text a key path stands ─────────────────────────────────────────────────────────────

_LINE_END = re.compile("\n")


class Place(NamedTuple):
    """Line and column, both from 1, and how many characters of the line are meant, 1 or more."""

    line: int
    column: int
    length: int


@mutable
class Locator:
    """
    The places of one TOML text with LF line ends. The text is read once, in linear time.

    What is not there is placed where it would have to be: at the header of its table, or at the
    beginning of the text. So there is an answer for every path, even in a broken text. Of short
    orders the places are handed in.
    """

    text: str
    places: Node | None = None
    _root: Node = attrs.field(init=False)
    _lines: list[int] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._root = read_tree(self.text).root if self.places is None else self.places
        self._lines = [0, *(match.end() for match in _LINE_END.finditer(self.text))]

    def place(self, path: Path, at: Literal["value", "key"] = "value", offset: int | None = None) -> Place:
        """
        Return the place of a key or of its value.

        `offset` points at one character inside a string value, or of the text if the path is
        empty; past its end it means the end.
        """
        start, end = self.span(path, at)
        if offset is not None:
            start, end = self._inside(path, start, end, offset)
        return self._place(start, end)

    def holds(self, path: Path) -> bool:
        """Say whether a path leads to something that stands in the text, or at least into a table that does."""
        return bool(path) and self._root.below(path[0]) is not None

    def span(self, path: Path, at: Literal["value", "key"] = "value") -> tuple[int, int]:
        """Return the same as offsets into the text: where it begins and where it has ended."""
        node = self._root
        for step in path:
            below = node.below(step)
            if below is None:
                return node.value
            node = below
        return node.key if at == "key" else node.value

    def above_tables(self) -> str:
        """Name the place where settings of the whole file stand."""
        at = first_header(self._root)
        return ABOVE_TABLES if at is None else f"above line {self._place(at, at).line}"

    def _inside(self, path: Path, start: int, end: int, offset: int) -> Span:
        if not path:
            at = min(offset, len(self.text))
            return at, at + 1
        raw = self.text[start:end]
        if self._root.at(path) is None or raw[:1] not in {'"', "'"}:
            return start, end
        places = string_places(raw)
        at = start + places[min(offset, len(places) - 1)]
        return at, at + 1

    def _place(self, start: int, end: int) -> Place:
        line = bisect_right(self._lines, start)
        first = self._lines[line - 1]
        stop = self._lines[line] - 1 if line < len(self._lines) else len(self.text)
        return Place(line, start - first + 1, max(1, min(end, stop) - start))


MOST = 100
"""How many problems are shown; these are to be put right first."""

_DOTS = "..."
_BELOW = " " * 4
_HINT = "  hint: "


def complain(problems: Iterable[Problem], name: str, text: str, places: Node | None = None) -> list[str]:
    """
    Print the problems of a file as lines, sorted by place.

    `name` is what the file is called, "" in a letter, where there is no file: there lines are counted, and neither keys
    nor codes are named, nor are they where orders were typed as lines. `text` is its text with LF line ends (empty if it
    has none); `places` as in `Locator`. At most 100 problems are shown, the first ones.
    """
    plain = not name or places is not None
    locator = Locator(text, places)
    lines = [line.rstrip() for line in text.split("\n")]
    placed = [(locator.place(one.path, one.at, one.offset), one) for one in problems]
    placed.sort(key=lambda pair: pair[0][:2])
    shown: list[str] = []
    for place, problem in placed[:MOST]:
        where = harmless(f"{name}:{place.line}:{place.column}:") if name else f"line {place.line}:"
        told = _with_line(problem, locator)
        shown += _head(where, harmless(told.message if plain else _sentence(told)))
        shown += [*_excerpt(lines[place.line - 1], place), *_hint(told)]
    if len(placed) > MOST:
        shown.append(f"{name or 'orders'}: and {len(placed) - MOST} more; put these right first")
    return shown


def _with_line(problem: Problem, locator: Locator) -> Problem:
    if ABOVE_TABLES not in problem.message + problem.hint:
        return problem
    above = locator.above_tables()
    message, hint = (part.replace(ABOVE_TABLES, above) for part in (problem.message, problem.hint))
    return problem._replace(message=message, hint=hint)


def _head(where: str, sentence: str) -> Iterator[str]:
    """The first line, folded; a long path keeps a line of its own, because it must not be broken."""
    if columns(where) <= WIDTH // 2 or columns(f"{where} {sentence}") <= WIDTH:
        yield from fold_line(f"{where} {sentence}", _BELOW)
    else:
        yield where
        yield from fold_line(_BELOW + sentence, _BELOW)


def _sentence(problem: Problem) -> str:
    path = format_path(problem.path)
    return f"{path}: {problem.code}: {problem.message}" if path else (f"{problem.code}: {problem.message}")


def _hint(problem: Problem) -> Iterator[str]:
    if problem.hint:
        yield from fold_line(_HINT + harmless(problem.hint), " " * len(_HINT))


def _excerpt(line: str, place: Place) -> list[str]:
    if not line:
        return []
    number = f"  {place.line} | "
    room = WIDTH - len(number)
    # Some characters are two columns wide, so fewer of them fit.
    tried = (_mark_line(line, place, characters) for characters in range(room, 2 * len(_DOTS), -1))
    shown, mark = next(pair for pair in tried if max(map(columns, pair)) <= room)
    return [(number + shown).rstrip(), f"{'|':>{len(number) - 1}} {mark}"]


def _mark_line(line: str, place: Place, room: int) -> tuple[str, str]:
    """Cut a line to so many characters; return it with the line of the mark below it."""
    cut, column, length = _cut_line(line, place, room)
    shown = harmless(cut)
    before, marked = shown[: column - 1], shown[column - 1 : column - 1 + length]
    mark = " " * (columns(before) + column - 1 - len(before))
    return shown, mark + "^" * (columns(marked) + length - len(marked))


def _cut_line(line: str, place: Place, room: int) -> tuple[str, int, int]:
    """Cut a long line round the mark; return it with the column and length of the mark in it."""
    column, length = place.column, min(place.length, room - 2 * len(_DOTS))
    width = max(len(line), column + length - 1)
    if width <= room:
        return line, column, length
    # As much before the mark as after it, but nothing beyond the ends of the line.
    start = min(max(0, column - 1 - (room - length) // 2), width - room)
    shown = line[start : start + room]
    if start:
        shown = _DOTS + shown[len(_DOTS) :]
    if start + room < len(line):
        shown = shown[: -len(_DOTS)] + _DOTS
    return shown, column - start, length
