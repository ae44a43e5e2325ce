"""A text cut into lines, and lines into tokens: one alone, or several as if they were one."""

from collections.abc import Sequence

from pbem.engine.short.tokens import Token, cut
from pbem.record import value

MOST_LINES = 2000
MOST_SIGNS = 64 * 1024
MOST_LINE = 4000
_BULLETS = frozenset("-\u2013\u2014*\u2022\u00b7\u2023\u25e6\u25aa\u2043")


@value
class Lines:
    """Where the lines of a text stand, from the first one that is numbered 0."""

    text: str
    spans: tuple[tuple[int, int], ...]

    def __len__(self) -> int:
        return len(self.spans)

    @property
    def too_many(self) -> bool:
        """Say whether the text goes on below the last of them."""
        return len(self.text) > MOST_SIGNS or len(self) == MOST_LINES

    def start(self, at: int) -> int:
        """Return where in the text a line begins."""
        return self.spans[at][0]

    def shown(self, at: int) -> str:
        """Return a line as it was typed, without blanks at its ends."""
        start, end = self.spans[at]
        return self.text[start:end].strip()

    def tokens(self, first: int, last: int) -> list[Token]:
        """Cut lines as if they were one; a bullet, or the number of a list, is no part of it."""
        start, end = self.start(first), self.spans[last][1]
        return _without_bullet(cut(self.text, start, min(end, start + MOST_LINE)))


def lines_of(text: str) -> Lines:
    """Return the lines of a text with LF line ends, as many as are read."""
    start = 0
    spans: list[tuple[int, int]] = []
    for line in text[:MOST_SIGNS].split("\n")[:MOST_LINES]:
        spans.append((start, start + len(line)))
        start += len(line) + 1
    return Lines(text, tuple(spans))


def behind(tokens: Sequence[Token]) -> list[Token]:
    """Return what follows the order word; a colon between them says nothing."""
    rest = [*tokens[1:]]
    return rest[1:] if rest and rest[0].text == ":" else rest


def _without_bullet(tokens: list[Token]) -> list[Token]:
    while tokens and all(sign in _BULLETS for sign in tokens[0].text):
        tokens = tokens[1:]
    if [one.kind for one in tokens[:3]] == ["number", "sign", "word"] and tokens[1].text in ".)":
        return tokens[2:]
    return tokens
