"""
What a rule set brings so that its orders can be typed: its names, and its order words.

A line is `WORD rest`; the engine finds such lines, and the reader of the word takes the rest of the line
and yields what it says, as parts of the data that an order file would give. So everything after the
reader is shared with order files: the check, the canonical text, play.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import chain
from typing import Any

from pbem.engine.short.items import Lexicon, LineItem
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook
from pbem.engine.short.phrases import NO_PHRASES, Phrases
from pbem.engine.short.speech import NUMBERS, SILENT, Speech
from pbem.engine.short.tokens import Token
from pbem.engine.short.tongues import NO_TONGUES, Tongues
from pbem.engine.table.terms import Data
from pbem.engine.text.toml_tree import Node, Span
from pbem.record import value

NEXT = "+"
"""The last step of a path: one more entry of a list."""

Steps = tuple[str, ...]


@value
class Said:
    """A value for a place of the data, such as ("place", "Ukraine") or ("attack", NEXT), and where it stands."""

    path: Steps
    value: Any
    node: Node


@value
class OrderWord:
    """
    A word with which an order begins.

    `read` yields what the rest of its line says, or raises `QuestionError`. Where that cannot be understood,
    it is taken for a sentence unless a number, the name of something on the board or one of `opens`
    follows the word (after one of `amounts`, if any). A broken line goes on with one of `joins`
    if something of `inside` is in it.
    """

    read: Callable[[TypedLine], Iterable[Said]]
    opens: frozenset[str] = frozenset()
    amounts: frozenset[str] = frozenset()
    joins: frozenset[str] = frozenset()
    inside: frozenset[str] = frozenset()
    there: Callable[[Sequence["Said"]], Span | None] = lambda _said: None
    """Say where the one place stands that "there" means behind this order; None if it may mean several."""


Order = tuple[str, list[Token]]
"""An order word, and the tokens behind it."""


@value
class Roles:
    """
    What the items of a line are to each other in the position of a seat.

    `orders` yields what items may mean, each time all of their orders, in the words of the grammar; it is given the rest
    of the line, too, which is no part of the items and may limit the one order that they are, the data of the
    orders above them, and the place that the last of these is about. `leading` returns how many words at the beginning
    of a line limit the order behind them; `taken` writes the condition that the one attack above has taken its goal, at
    the place of a word.
    """

    lexicon: Lexicon
    orders: Callable[[Sequence[LineItem], Sequence[Token], Data, Sequence[LineItem]], Iterable[list[Order]]]
    leading: Callable[[TypedLine], int] = lambda _line: 0
    taken: Callable[[Data, Token], Sequence[Token]] = lambda _given, _at: ()


@value
class Grammar:
    """The short orders of a seat in a state: what may be typed, and the same written."""

    book: NameBook
    words: Mapping[str, OrderWord]
    write: Callable[[Data], Sequence[str]]
    """Write orders (without header) as lines; raises InputError for what has no short form."""
    examples: Callable[[Data], Sequence[str]]
    """Write examples of orders that are possible beside these, which are those of the order file to fill in."""
    speech: Speech = SILENT
    """What people call these orders, beside their words."""
    is_goal: Callable[[str], bool] = lambda _word: False
    """Say of a place that an arrow to it can be no order but the `way` of the speech."""
    phrases: Phrases = NO_PHRASES
    """The same in other languages, put into these words."""
    tongues: Tongues = NO_TONGUES
    """Each of these languages word by word, for a text that is written in it."""
    onward: Callable[[str, "Said", "Said"], "Said | None"] = lambda _text, _before, _further: None
    """Return the one order that two of a typed text are, of which the second goes on in words where the first leads; None for two."""
    roles: Roles | None = None
    """What reads a line by its gist; None in a game whose lines are read by their words alone."""
    board: Callable[[], Sequence[str]] = tuple
    """Write the board around the player as comments."""

    @cached_property
    def joins(self) -> frozenset[str]:
        """The words with which something else is said of an order."""
        return frozenset(word for order in self.words.values() for word in order.joins)

    @cached_property
    def heads(self) -> Mapping[str, str]:
        """Its words and the strong verbs that stand for them, each with its order word."""
        return {**{word: word for word in self.words}, **self.speech.strong}

    @cached_property
    def telling(self) -> AbstractSet[str]:
        """Words of which one stands in every line that begins with an order, unless its order word is cut short."""
        speech = self.speech
        verbs = (speech.strong, speech.weak, speech.last, speech.between, speech.passive, speech.third, speech.gains)
        pairs, bags = (one for one, _ in speech.heads), (one for bag in speech.bags.values() for one in bag[0])
        return frozenset(chain(self.words, *verbs, speech.labels, pairs, bags, (speech.way,)))

    @cached_property
    def amounts(self) -> AbstractSet[str]:
        """The words that say how many, of numbers and of the order that a mere amount is."""
        return NUMBERS.keys() | self.words[self.speech.bare].amounts


def leaf(key: Span, value: Span) -> Node:
    """Return where a plain value stands, and what names it."""
    return Node("value", key, value)


def several(key: Span, values: Sequence[Span]) -> Node:
    """Return where a list stands."""
    whole = (values[0][0], values[-1][1]) if values else key
    return Node("value", key, whole, entries=[Node("value", one, one) for one in values])


def table(key: Span, value: Span, inside: Mapping[str, Node]) -> Node:
    """Return where a table stands, and its keys."""
    return Node("inline", key, value, table=dict(inside))
