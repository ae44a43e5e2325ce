"""The tokens of a condition: what its reader takes one by one."""

import re
from typing import NamedTuple

WORDS = ("and", "or", "not", "true", "false")
COMPARISONS = ("<", "<=", "==", "!=", ">=", ">")

_TOKEN = re.compile(
    r'([0-9]+(?![A-Za-z0-9_.]))|([A-Za-z_][A-Za-z0-9_]*)|("[ !#-~]*")|(//|[<>=!]=|[<>()+*-])'
)
NUMBER, WORD, QUOTE, SIGN = 1, 2, 3, 4
"""The kinds of tokens; 0 is what cannot be read, or the end."""


class Token(NamedTuple):
    """A piece of the text that begins at `at`."""

    at: int
    kind: int
    text: str


def cut(text: str) -> list[Token]:
    """Cut the text; what cannot be read becomes a last token of kind 0."""
    tokens = []
    at = 0
    while True:
        while text.startswith(" ", at):
            at += 1
        match = _TOKEN.match(text, at)
        if match is None:
            tokens.append(Token(at, 0, text[at:]))
            return tokens
        tokens.append(Token(at, match.lastindex or 0, match[0]))
        at = match.end()
