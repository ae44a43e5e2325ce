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

from collections.abc import Callable
from typing import NoReturn

from pbem.engine.table.sheet import nearest
from pbem.errors import TextError
from pbem.record import mutable
from pbem.rulesets.risk.conditions.hints import call_hint, next_hint, operand_hint, refuse, refuse_number, word_hint
from pbem.rulesets.risk.conditions.tree import (
    COMPARISONS,
    FUNCTIONS,
    NUMBER,
    QUOTE,
    SIGN,
    WORD,
    WORDS,
    Call,
    Chain,
    Compare,
    Joined,
    Name,
    Node,
    Not,
    Number,
    Sign,
    Truth,
    cut,
    is_number,
)

LIMIT = 200
"""Characters of a condition."""
DEPTH = 10
"""Parentheses inside each other; those of functions do not count."""
DIGITS = 6


def read(text: str) -> Node:
    """Read a condition or an arithmetic expression as a tree; raise TextError."""
    if len(text) > LIMIT:
        raise TextError(
            LIMIT,
            f"{len(text)} characters; a condition has at most {LIMIT}",
            "two entries with an `if` each say more than one long condition",
        )
    return _TextReader(text, cut(text)).read()


@mutable
class _TextReader:
    """Reads one text; every method goes on at `self.next`."""

    text: str
    tokens: list[Sign]
    place: int = 0
    depth: int = 0

    @property
    def next(self) -> Sign:
        """The token to be read."""
        return self.tokens[self.place]

    def read(self) -> Node:
        node = self.read_or()
        if self.next.text:
            self.refuse_next("nothing more is expected here; join two tests with: and, or")
        return node

    def take(self, *texts: str) -> str:
        """Take the next token if it is one of these; else return "" and stay."""
        token = self.next
        if token.kind in {WORD, SIGN} and token.text in texts:
            self.place += 1
            return token.text
        return ""

    def refuse_next(self, otherwise: str) -> NoReturn:
        before = self.tokens[self.place - 1] if self.place else None
        refuse(self.text, self.next.at, next_hint(self.next, before, otherwise))

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
        sign = self.take(*COMPARISONS)
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
        if token.kind == NUMBER:
            return self.read_digits()
        if self.take("("):
            return self.read_group(token.at)
        if self.take("true", "false"):
            return Truth(token.at, token.text == "true")
        if token.kind == WORD and token.text not in WORDS:
            self.place += 1
            return self.read_call(token) if self.next.text == "(" else self.read_name(token)
        hint = operand_hint(token)
        return refuse(self.text, token.at, hint)

    def read_name(self, token: Sign) -> Node:
        if token.text in FUNCTIONS:
            refuse(self.text, token.at, word_hint(token.text, ()))
        return Name(token.at, token.text)

    def read_digits(self) -> Node:
        token = self.next
        if len(token.text) > DIGITS:
            refuse(self.text, token.at, f"a number has at most {DIGITS} digits")
        if token.text[0] == "0" and token.text != "0":
            refuse(self.text, token.at, "a number does not begin with 0")
        self.place += 1
        return Number(token.at, int(token.text))

    def read_group(self, at: int) -> Node:
        self.depth += 1
        if self.depth > DEPTH:
            refuse(self.text, at, f"parentheses are nested at most {DEPTH} deep")
        node = self.read_or()
        if not self.take(")"):
            self.refuse_next("a ) is missing")
        self.depth -= 1
        return node

    def read_call(self, token: Sign) -> Node:
        if token.text not in FUNCTIONS:
            close = nearest(token.text, FUNCTIONS, 1)
            meant = f"did you mean {close[0]}? " if close else ""
            refuse(self.text, token.at, f"{meant}Known: {', '.join(FUNCTIONS)}")
        self.place += 1
        quote = self.next
        if quote.kind != QUOTE:
            refuse(self.text, quote.at, call_hint(token.text, quote))
        self.place += 1
        if not self.take(")"):
            self.refuse_next("a ) is missing")
        return Call(token.at, token.text, quote.text[1:-1], quote.at)

    def want_number(self, node: Node) -> None:
        if not is_number(node):
            refuse(self.text, node.at, "a number is expected here, not something true or false")

    def want_truth(self, node: Node) -> None:
        if is_number(node):
            refuse_number(self.text, node)
