"""
A condition as a tree of plain tuples: what its reader makes and what gives it a meaning takes.

`at` is always the offset in the text, from 0, for pointing at faults.
"""

import re
from typing import Literal, NamedTuple

TURN_NAMES = ("cards", "sets")
"""Words that mean something anywhere in a turn."""
BATTLE_NAMES = ("mine", "theirs", "throws", "losses", "kills", "dice_now", "cards", "sets", "spare")
"""Words that mean something in a battle."""
CHANGE_NAMES = (*BATTLE_NAMES, "lost_now", "killed_now", "gain")
"""Words for a change of the dice on the table (R-085, R-089)."""

Kind = Literal["territory", "player", "continent", "attack"]

NUMBERS: dict[str, Kind] = {"armies": "territory", "territories": "player", "hand": "player"}
"""Functions that give a number, and what stands in their parentheses."""
TESTS: dict[str, Kind] = {
    "own": "territory",
    "captured": "territory",
    "eliminated": "player",
    "continent": "continent",
    "won": "attack",
    "tried": "attack",
}
"""Functions that are true or false."""
FUNCTIONS = NUMBERS | TESTS


class Number(NamedTuple):
    """A whole number, 0 to 999999."""

    at: int
    value: int


class Name(NamedTuple):
    """A bare word such as mine."""

    at: int
    word: str


class Call(NamedTuple):
    """A function of a quoted name; `argument` is what was written, later the id."""

    at: int
    function: str
    argument: str
    argument_at: int


class Chain(NamedTuple):
    """Terms or factors from left to right: the first, then (operator, operand) pairs."""

    at: int
    first: "Node"
    rest: "tuple[tuple[str, Node], ...]"


class Compare(NamedTuple):
    """Two numbers and the operator between them."""

    at: int
    sign: str
    left: "Node"
    right: "Node"


class Truth(NamedTuple):
    """The word true or false."""

    at: int
    value: bool


class Not(NamedTuple):
    """The opposite."""

    at: int
    inner: "Node"


class Joined(NamedTuple):
    """Two or more parts joined by the same word, and or or."""

    at: int
    word: str
    parts: "tuple[Node, ...]"


Node = Number | Name | Call | Chain | Compare | Truth | Not | Joined


def is_number(node: Node) -> bool:
    """Say whether the tree gives a number, not true or false."""
    if isinstance(node, Call):
        return node.function in NUMBERS
    return isinstance(node, (Number, Name, Chain))


# ── The tokens of a condition ─────────────────────────────────────────────────────────────────────

WORDS = ("and", "or", "not", "true", "false")
COMPARISONS = ("<", "<=", "==", "!=", ">=", ">")

_TOKEN = re.compile(r'([0-9]+(?![A-Za-z0-9_.]))|([A-Za-z_][A-Za-z0-9_]*)|("[ !#-~]*")|(//|[<>=!]=|[<>()+*-])')
NUMBER, WORD, QUOTE, SIGN = 1, 2, 3, 4
"""The kinds of tokens; 0 is what cannot be read, or the end."""


class Sign(NamedTuple):
    """A piece of the text that begins at `at`."""

    at: int
    kind: int
    text: str


def cut(text: str) -> list[Sign]:
    """Cut the text; what cannot be read becomes a last token of kind 0."""
    tokens = []
    at = 0
    while True:
        while text.startswith(" ", at):
            at += 1
        match = _TOKEN.match(text, at)
        if match is None:
            tokens.append(Sign(at, 0, text[at:]))
            return tokens
        tokens.append(Sign(at, match.lastindex or 0, match[0]))
        at = match.end()
