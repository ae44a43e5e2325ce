"""
The grammar of conditions (R-036; the order file's own little language).

    cond  = and { "or" and } ;  and = not { "and" not } ;  not = [ "not" ] atom
    atom  = "true" | "false" | "(" cond ")" | expr [ sign expr ] | test
    expr  = term { ( "+" | "-" ) term } ;  term = num { ( "*" | "//" ) num }
    num   = INT | name | func | "(" expr ")"

What is accepted here is part of the rules: a record that was legal once is legal for ever. So the
language has a reader of its own and leans on nothing of Python's that may change. A text becomes a
tree of plain tuples; `pbem.rulesets.risk.conditions.language` gives the names in it a meaning.
"""

import re
from collections.abc import Callable
from typing import NamedTuple, NoReturn

from pbem.engine.sheet import nearest
from pbem.errors import TextError
from pbem.rulesets.risk.conditions.tree import (
    CHANGE_NAMES,
    FUNCTIONS,
    Call,
    Chain,
    Compare,
    Joined,
    Name,
    Node,
    Not,
    Number,
    Truth,
    is_number,
)

LIMIT = 200
"""Characters of a condition."""
DEPTH = 10
"""Parentheses inside each other; those of functions do not count."""
DIGITS = 6

WORDS = ("and", "or", "not", "true", "false")

_TOKEN = re.compile(
    r'([0-9]+(?![A-Za-z0-9_.]))|([A-Za-z_][A-Za-z0-9_]*)|("[ !#-~]*")|(//|[<>=!]=|[<>()+*-])'
)
_NUMBER, _WORD, _QUOTE, _SIGN = 1, 2, 3, 4
_COMPARISONS = ("<", "<=", "==", "!=", ">=", ">")
_SIGNS = f"comparison signs: {' '.join(_COMPARISONS)}"
_QUOTED = 'names stand in double quotes, as in captured("Egypt")'
_WANTED = "a number, a word or a test is wanted here"
_SLIPS = (
    (("=", "<>", "><", "~"), _SIGNS),
    (("&",), "write: and"),
    (("|",), "write: or"),
    (("!",), 'write: not, as in not own("Egypt")'),
    (("/", "%", "^", "**"), "arithmetic: + - * //"),
    (("'", "`"), _QUOTED),
    (('"',), 'a name has a " at its end and plain letters before it'),
    (("[", "{", "]", "}"), "only round parentheses are known"),
    ((";", ","), "tests are joined by and, or"),
)


class _Token(NamedTuple):
    at: int
    kind: int
    text: str


def read(text: str) -> Node:
    """Read a condition or an arithmetic expression as a tree; raise TextError."""
    if len(text) > LIMIT:
        raise TextError(
            LIMIT,
            f"{len(text)} characters; a condition has {LIMIT} at most",
            "two entries with an `if` each say more than one long condition",
        )
    return _Reader(text).read()


def refuse(text: str, at: int, hint: str) -> NoReturn:
    """Raise the TextError for this place of the text."""
    where = "its end" if at >= len(text) else f"character {at + 1}"
    raise TextError(at, f'cannot read "{text}" at {where}', hint)


def refuse_number(text: str, node: Node) -> NoReturn:
    """Raise the TextError for a number where something must be true or false."""
    if isinstance(node, Name) and node.word not in CHANGE_NAMES:
        refuse(text, node.at, word_hint(node.word, CHANGE_NAMES))
    refuse(text, node.at, "a number alone says nothing; compare it, as in mine > 3")


def word_hint(word: str, names: tuple[str, ...]) -> str:
    """Help with a bare word that means nothing where it stands."""
    if word.lower() in (*names, *WORDS):
        return f"small letters: {word.lower()}"
    if word in FUNCTIONS:
        return f'write {word}("...") with a {FUNCTIONS[word]} in double quotes'
    possible = f"words possible here: {', '.join(names)}" if names else "no bare word is known here"
    if word in CHANGE_NAMES:
        return f"{word} means nothing here; {possible}"
    close = nearest(word, names, 1)
    if close:
        return f"did you mean {close[0]}? {possible}"
    return possible if word.islower() else f"{_QUOTED}; {possible}"


class _Reader:
    """Reads one text; every method goes on at `self.next`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = _tokens(text)
        self.place = 0
        self.depth = 0

    @property
    def next(self) -> _Token:
        """The token to be read."""
        return self.tokens[self.place]

    def read(self) -> Node:
        node = self.read_or()
        if self.next.text:
            self.refuse_next("nothing more is expected here; and, or join two tests")
        return node

    def take(self, *texts: str) -> str:
        """Take the next token if it is one of these; else return "" and stay."""
        token = self.next
        if token.kind in {_WORD, _SIGN} and token.text in texts:
            self.place += 1
            return token.text
        return ""

    def refuse_next(self, otherwise: str) -> NoReturn:
        token = self.next
        before = self.tokens[self.place - 1] if self.place else None
        hint = (token.kind == 0 and _slip(token.text)) or otherwise
        if token.kind == _WORD and token.text.lower() in WORDS and token.text not in WORDS:
            hint = f"small letters: {token.text.lower()}"
        elif token.kind == _SIGN and token.text in _COMPARISONS:
            hint = "one comparison at a time; join two by and"
        elif token.kind == _WORD and before and before.kind == _WORD:
            known = {before.text, token.text} & {*CHANGE_NAMES, *FUNCTIONS, *WORDS}
            hint = "a sign is missing between these two words" if known else _QUOTED
        refuse(self.text, token.at, hint)

    def read_or(self) -> Node:
        return self.read_joined("or", self.read_and)

    def read_and(self) -> Node:
        return self.read_joined("and", self.read_not)

    def read_joined(self, word: str, read_part: Callable[[], Node]) -> Node:
        parts = [read_part()]
        while self.take(word):
            parts.append(read_part())
        if len(parts) == 1:
            return parts[0]
        for part in parts:
            self.want_truth(part)
        return Joined(parts[0].at, word, tuple(parts))

    def read_not(self) -> Node:
        at = self.next.at
        if not self.take("not"):
            return self.read_comparison()
        inner = self.read_comparison()
        self.want_truth(inner)
        return Not(at, inner)

    def read_comparison(self) -> Node:
        left = self.read_sum()
        sign = self.take(*_COMPARISONS)
        if not sign:
            return left
        right = self.read_sum()
        self.want_number(left)
        self.want_number(right)
        return Compare(left.at, sign, left, right)

    def read_sum(self) -> Node:
        return self.read_chain(("+", "-"), self.read_term)

    def read_term(self) -> Node:
        return self.read_chain(("*", "//"), self.read_operand)

    def read_chain(self, signs: tuple[str, ...], read_part: Callable[[], Node]) -> Node:
        first = read_part()
        rest = []
        while sign := self.take(*signs):
            rest.append((sign, read_part()))
        if not rest:
            return first
        for part in (first, *(operand for _, operand in rest)):
            self.want_number(part)
        return Chain(first.at, first, tuple(rest))

    def read_operand(self) -> Node:
        token = self.next
        if token.kind == _NUMBER:
            return self.read_digits()
        if self.take("("):
            return self.read_group(token.at)
        if self.take("true", "false"):
            return Truth(token.at, token.text == "true")
        if token.kind == _WORD and token.text not in WORDS:
            self.place += 1
            return self.read_call(token) if self.next.text == "(" else self.read_name(token)
        hint = _operand_hint(token)
        return refuse(self.text, token.at, hint)

    def read_name(self, token: _Token) -> Node:
        if token.text in FUNCTIONS:
            refuse(self.text, token.at, word_hint(token.text, ()))
        return Name(token.at, token.text)

    def read_digits(self) -> Node:
        token = self.next
        if len(token.text) > DIGITS:
            refuse(self.text, token.at, f"numbers have {DIGITS} digits at most")
        if token.text[0] == "0" and token.text != "0":
            refuse(self.text, token.at, "a number does not begin with 0")
        self.place += 1
        return Number(token.at, int(token.text))

    def read_group(self, at: int) -> Node:
        self.depth += 1
        if self.depth > DEPTH:
            refuse(self.text, at, f"at most {DEPTH} parentheses inside each other")
        node = self.read_or()
        if not self.take(")"):
            self.refuse_next("a ) is missing")
        self.depth -= 1
        return node

    def read_call(self, token: _Token) -> Node:
        if token.text not in FUNCTIONS:
            close = nearest(token.text, FUNCTIONS, 1)
            meant = f"did you mean {close[0]}? " if close else ""
            refuse(self.text, token.at, f"{meant}Known: {', '.join(FUNCTIONS)}")
        self.place += 1
        quote = self.next
        if quote.kind != _QUOTE:
            refuse(self.text, quote.at, _call_hint(token.text, quote))
        self.place += 1
        if not self.take(")"):
            self.refuse_next("a ) is missing")
        return Call(token.at, token.text, quote.text[1:-1], quote.at)

    def want_number(self, node: Node) -> None:
        if not is_number(node):
            refuse(self.text, node.at, "a number is wanted here, not something true or false")

    def want_truth(self, node: Node) -> None:
        if is_number(node):
            refuse_number(self.text, node)


def _tokens(text: str) -> list[_Token]:
    """Cut the text; what cannot be cut becomes a last token of kind 0."""
    tokens = []
    at = 0
    while True:
        while text.startswith(" ", at):
            at += 1
        match = _TOKEN.match(text, at)
        if match is None:
            tokens.append(_Token(at, 0, text[at:]))
            return tokens
        tokens.append(_Token(at, match.lastindex or 0, match[0]))
        at = match.end()


def _call_hint(function: str, token: _Token) -> str:
    if token.text.startswith('"'):
        return _slip(token.text)
    return f"names stand in double quotes, the whole in single ones: '{function}(\"...\")'"


def _slip(rest: str) -> str:
    if any(not " " <= char <= "~" for char in rest[:1]):
        return 'only blanks, plain letters and signs are read; the quotation mark is "'
    return next((hint for starts, hint in _SLIPS if rest.startswith(starts)), "")


def _operand_hint(token: _Token) -> str:
    if token.kind == _SIGN and token.text in {"+", "-"}:
        return "numbers have no sign of their own; write 0 - 3 for three below nothing"
    if token.kind == _QUOTE:
        return 'a name stands in the parentheses of a function, as in own("Egypt")'
    if token.kind == 0 and "0" <= token.text[:1] <= "9":
        return "whole numbers only; a space ends them"
    if token.kind == 0 and token.text:
        return _slip(token.text) or _WANTED
    if token.at == 0 and not token.text:
        return "for instance: mine > theirs; without the key it is always true"
    if token.kind == _SIGN and token.text in _COMPARISONS:
        return _SIGNS
    return _WANTED
