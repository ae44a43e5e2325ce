"""Where in a text a key path stands: `("attack", 1, "to")` is line 12, column 8."""

import re
from bisect import bisect_right
from typing import Literal, NamedTuple

import attrs

from pbem.engine.problem import Path
from pbem.engine.text.toml_lexer import string_places
from pbem.engine.text.toml_tree import Node, Span, read_tree

_LINE_END = re.compile("\n")


class Place(NamedTuple):
    """Line and column, both from 1, and how many characters of the line are meant, 1 or more."""

    line: int
    column: int
    length: int


@attrs.define
class Locator:
    """
    The places of one TOML text with LF line ends. The text is read once, in linear time.

    What is not there is placed where it would have to be: at the header of its table, or at the
    beginning of the text. So there is an answer for every path, even in a broken text.
    """

    text: str
    _root: Node = attrs.field(init=False)
    _lines: list[int] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._root = read_tree(self.text).root
        self._lines = [0, *(match.end() for match in _LINE_END.finditer(self.text))]

    def place(
        self, path: Path, at: Literal["value", "key"] = "value", offset: int | None = None
    ) -> Place:
        """
        Return the place of a key or of its value.

        `offset` points at one character inside a string value, or of the text if the path is
        empty; past its end it means the end.
        """
        start, end = self.span(path, at)
        if offset is not None:
            start, end = self._inside(path, start, end, offset)
        return self._place(start, end)

    def span(self, path: Path, at: Literal["value", "key"] = "value") -> tuple[int, int]:
        """Return the same as offsets into the text: where it begins and where it has ended."""
        node = self._root
        for step in path:
            below = node.below(step)
            if below is None:
                return node.value
            node = below
        return node.key if at == "key" else node.value

    def _inside(self, path: Path, start: int, end: int, offset: int) -> Span:
        if not path:
            at = min(offset, len(self.text))
            return at, at + 1
        raw = self.text[start:end]
        if self._find(path) is None or raw[:1] not in {'"', "'"}:
            return start, end
        places = string_places(raw)
        at = start + places[min(offset, len(places) - 1)]
        return at, at + 1

    def _find(self, path: Path) -> Node | None:
        node: Node | None = self._root
        for step in path:
            node = node and node.below(step)
        return node

    def _place(self, start: int, end: int) -> Place:
        line = bisect_right(self._lines, start)
        first = self._lines[line - 1]
        stop = self._lines[line] - 1 if line < len(self._lines) else len(self.text)
        return Place(line, start - first + 1, max(1, min(end, stop) - start))
