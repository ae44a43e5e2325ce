"""
Conditions and arithmetic in order files: what they mean (R-036, R-041).

A text is read once (`text.py`), its names are given a meaning, and what comes out is a
function of a `ConditionView`: the battle before a throw, or the turn before an entry. No text is ever run as
code. Everything is total: whatever the view answers, the result is a number or a truth.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

import attrs

from pbem.errors import TextError
from pbem.record import value
from pbem.rulesets.risk.conditions.hints import refuse, refuse_number, word_hint
from pbem.rulesets.risk.conditions.text import read
from pbem.rulesets.risk.conditions.tree import (
    FUNCTIONS,
    Call,
    Chain,
    Compare,
    Joined,
    Kind,
    Name,
    Node,
    Not,
    is_number,
)
from pbem.rulesets.risk.conditions.view import NOWHERE, ConditionView, number, truth
from pbem.rulesets.risk.names import Names, find

Resolve = Callable[[Kind, str], str | list[str]]
"""Finds what a quoted name means: its id, or the list of names that look like it."""


class Reference(NamedTuple):
    """A function and the id it asks about: ("captured", "egypt")."""

    function: str
    id: str


@value
class _Meaning:
    """What a text says. It equals another of the same text and tree."""

    text: str
    tree: Node

    @cached_property
    def references(self) -> tuple[Reference, ...]:
        """List what it asks about, in the order of the text, each once."""
        calls = (node for node in _walk(self.tree) if isinstance(node, Call))
        return tuple(dict.fromkeys(Reference(call.function, call.argument) for call in calls))

    @cached_property
    def words(self) -> frozenset[str]:
        """The bare words in it, such as mine."""
        return frozenset(node.word for node in _walk(self.tree) if isinstance(node, Name))


@value
class Condition(_Meaning):
    """
    A condition that can be asked; see `parse`.

    `holds` is the function itself, for hot loops. `constant` is its value if no view can change it,
    else None. `looks` says that it asks about the board, not only the numbers of the battle. `tree`
    holds ids in place of names.
    """

    holds: Callable[[ConditionView], bool] = attrs.field(eq=False)
    constant: bool | None = attrs.field(eq=False)
    looks: bool = attrs.field(eq=False)

    def __call__(self, view: ConditionView) -> bool:
        """Say whether it holds now."""
        return self.holds(view)

    @cached_property
    def needs(self) -> tuple[Reference, ...]:
        """List the tests without which it cannot hold: both of "a and b", none of "a or b"."""
        return _needs(self.tree, wanted=True)

    def named(self, function: str) -> tuple[str, ...]:
        """List the ids that it asks this function about: `condition.named("captured")`."""
        return tuple(ref.id for ref in self.references if ref.function == function)


@value
class Expression(_Meaning):
    """An arithmetic expression; the fields are those of `Condition`, `value` the function."""

    value: Callable[[ConditionView], int] = attrs.field(eq=False)
    constant: int | None = attrs.field(eq=False)

    def __call__(self, view: ConditionView) -> int:
        """Work it out now; may be below zero."""
        return self.value(view)


def parse(text: str, names: tuple[str, ...], resolve: Resolve) -> Condition:
    """
    Read a condition; raise TextError for anything else.

    `names` are the bare words that mean something at this place. At most 200 characters of ASCII
    and 10 nested parentheses; literals have up to 6 digits; `//` rounds down, and by zero gives 0.
    Asking takes at most 200 steps, one for each operand and sign; while the numbers of the view
    have up to 6 digits, none on the way has more than 300.
    """
    tree = _read(text)
    if '"' in text:
        return _condition(text, _bind(text, tree, names, resolve))
    return _plain_condition(text, names)


def parse_expression(text: str, names: tuple[str, ...], resolve: Resolve) -> Expression:
    """Read an arithmetic expression, within the same limits; raise TextError."""
    tree = _read(text)
    if not is_number(tree):
        refuse(text, tree.at, "a number is expected here, as in mine - 4")
    bound = _bind(text, tree, names, resolve)
    value = number(bound)
    constant = None if _depends(bound) else value(NOWHERE)
    return Expression(text, bound, value, constant)


_read = lru_cache(maxsize=512)(read)


@lru_cache(maxsize=512)
def _plain_condition(text: str, names: tuple[str, ...]) -> Condition:
    """Read a condition without quoted names: the same in every game."""
    return _condition(text, _bind(text, _read(text), names, lambda _kind, _name: []))


def _condition(text: str, tree: Node) -> Condition:
    if is_number(tree):
        refuse_number(text, tree)
    holds = truth(tree)
    constant = None if _depends(tree) else holds(NOWHERE)
    looks = any(isinstance(node, Call) for node in _walk(tree))
    return Condition(text, tree, holds, constant, looks)


# Meaning of names

_ASKING = (Name, Call)


def _bind(text: str, tree: Node, names: tuple[str, ...], resolve: Resolve) -> Node:
    """Put ids in place of quoted names, and refuse bare words that mean nothing here."""

    def bind(node: Node) -> Node:
        match node:
            case Name(at, word) if word not in names:
                refuse(text, at, word_hint(word, names))
            case Call():
                return _bind_call(node, resolve)
            case Chain(at, first, rest):
                return Chain(at, bind(first), tuple((sign, bind(part)) for sign, part in rest))
            case Compare(at, sign, left, right):
                return Compare(at, sign, bind(left), bind(right))
            case Not(at, inner):
                return Not(at, bind(inner))
            case Joined(at, word, parts):
                return Joined(at, word, tuple(bind(part) for part in parts))
        return node

    return bind(tree)


def _bind_call(call: Call, resolve: Resolve) -> Call:
    kind = FUNCTIONS[call.function]
    found = resolve(kind, call.argument)
    if isinstance(found, str):
        return call._replace(argument=found)
    said = "attack id" if kind == "attack" else kind
    near = f"nearest names: {', '.join(found)}" if found else ""
    message = f'there is no {said} "{call.argument}"'
    raise TextError(call.argument_at, message, near)


def _walk(node: Node) -> Iterator[Node]:
    yield node
    match node:
        case Chain(_, first, rest):
            below: Sequence[Node] = (first, *(part for _, part in rest))
        case Compare(_, _, left, right):
            below = (left, right)
        case Not(_, inner):
            below = (inner,)
        case Joined(_, _, parts):
            below = parts
        case _:
            below = ()
    for child in below:
        yield from _walk(child)


def _depends(tree: Node) -> bool:
    return any(node.__class__ in _ASKING for node in _walk(tree))


def _needs(node: Node, *, wanted: bool) -> tuple[Reference, ...]:
    """List the tests that must be true for the tree to be as wanted."""
    match node:
        case Call(_, function, argument):
            return (Reference(function, argument),) if wanted else ()
        case Not(_, inner):
            return _needs(inner, wanted=not wanted)
        case Joined(_, word, parts):
            needs = [_needs(part, wanted=wanted) for part in parts]
            found = tuple(dict.fromkeys(need for some in needs for need in some))
            if (word == "and") == wanted:
                return found
            return tuple(need for need in found if all(need in some for some in needs))
        case _:
            return ()


# ── Conditions of one game ────────────────────────────────────────────────────────────────────────
#
# A text means the same in the whole game, except that attack ids belong to one file: here any will do.

ReadT = TypeVar("ReadT", Condition, Expression)
Parser = Callable[[str, tuple[str, ...], Resolve], ReadT]


@lru_cache(maxsize=512)
def parse_text(names: Names, text: str, words: tuple[str, ...], parser: Parser[ReadT]) -> ReadT:
    """Parse a text; raise TextError. The same texts come in file after file."""
    return parser(text, words, lambda kind, word: meaning_of(names, kind, word) or [])


def read_kept(names: Names, text: str, words: tuple[str, ...]) -> Condition:
    """Read a condition as the state keeps it; raise TextError if it is not one."""
    condition: Condition = parse_text(names, text, words, parse)
    return condition


def meaning_of(names: Names, kind: Kind, word: str) -> str | None:
    """Return the id of what is named, None if there is nothing of this name."""
    match kind:
        case "territory":
            return find(names.territory, word)
        case "player":
            return find(names.seat, word)
        case "continent":
            return find(names.continent, word)
        case "attack":
            return word.casefold()
