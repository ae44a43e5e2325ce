"""
Words beside orders in one line: a greeting before them, a reason or a sentence behind.

    Hi Tom, hope all is well! Place 6 in Ural because Ben is weak there. Good luck!

A line is read without what stands before its orders or behind them, if that is words for sure; these are quoted. Whatever
may limit an order, take it back, or be one itself is no such word.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.short.doubt import doubt_of
from pbem.engine.short.names import fold
from pbem.engine.short.pieces import Pieces
from pbem.engine.short.speech import ELSEWHERE, GREETINGS, HEADINGS, NO, NUMBERS, REASONS, REVISING, SUPPOSING, words
from pbem.engine.short.tokens import Token, trimmed
from pbem.record import tool, value

_LEAST_SENTENCE = 3
_LEAST_END = 4
_LONGEST = 60
_MOST_CUTS = 8
_LIMITS = words("but if unless then once when while until till keep stop leave leaving not also plus")
_NO_WORDS = _LIMITS | SUPPOSING | REVISING | ELSEWHERE | NO | NUMBERS.keys()
_ENDS = frozenset(".!?:\u2026")


@value
class Parted:
    """The orders of a line, and the words before and behind them."""

    orders: list[Token]
    words: list[str]


@tool
class Asides:
    """Finds the orders of a line that says more."""

    pieces: Pieces

    def orders_in(self, tokens: list[Token]) -> Parted | None:
        """Return the orders of a line without the words beside them; None if there are none, or not surely words."""
        if len(tokens) > _LONGEST:
            return None
        fronts = [0, *(at for at in self._ends(tokens) if self._opens(tokens[:at]))]
        tails = [len(tokens), *(at for at in self._tails(tokens) if self._closes(tokens[at:]))]
        for begin in fronts[:_MOST_CUTS]:
            for end in tails[:_MOST_CUTS]:
                orders = trimmed(tokens[begin:end])
                while orders and orders[-1].text in _ENDS:
                    orders = trimmed(orders[:-1])
                if (begin or end < len(tokens)) and self._reads(orders):
                    beside = filter(None, (tokens[:begin], tokens[end:]))
                    return Parted(orders, [self.pieces.judge.text[one[0].start : one[-1].end] for one in beside])
        return None

    def _reads(self, orders: list[Token]) -> bool:
        if not orders or not self._names(orders):
            return False
        word, rest, _ = self.pieces.begin(orders)
        return word in self.pieces.judge.grammar.words and bool(self.pieces.parts(word, rest))

    def _ends(self, tokens: Sequence[Token]) -> Iterator[int]:
        """Yield where something may begin: behind a comma, or the end of a sentence."""
        for at in range(1, len(tokens)):
            before = tokens[at - 1]
            ended = before.text in _ENDS and (before.text != "." or len(tokens[at - 2].text) >= _LEAST_END)
            if before.kind in ("comma", "dash") or ended or before.text == "-":
                yield at

    def _tails(self, tokens: Sequence[Token]) -> Iterator[int]:
        """Yield where words may begin that close a line: a reason, thanks, or a sentence."""
        ends = {*self._ends(tokens)}
        for at in range(1, len(tokens)):
            said = fold(tokens[at].text)
            sentence = at in ends and tokens[at - 1].text in _ENDS
            if said in REASONS or sentence or (said in GREETINGS and at in ends):
                yield at

    def _opens(self, front: Sequence[Token]) -> bool:
        """Say whether words before an order greet, or are a sentence, or a heading; a mere name may be whom they tell to do it."""
        said = [fold(one.text) for one in front if one.kind == "word"]
        if front[-1].text == ":":
            return bool(said) and HEADINGS.issuperset(said)
        greets = bool(said) and said[0] in GREETINGS
        return (greets or (front[-1].text in _ENDS and len(said) >= _LEAST_SENTENCE)) and self._is_words(front)

    def _closes(self, tail: Sequence[Token]) -> bool:
        if fold(tail[0].text) not in REASONS:
            return self._is_words(tail)
        cut = next((at for at in self._ends(tail) if at > 1), len(tail))
        reason = {fold(one.text) for one in tail[:cut]}
        if not (_LIMITS | SUPPOSING).isdisjoint(reason) or any(
            True for _ in self.pieces.judge.new_verbs([*tail[:cut]])
        ):
            return False
        return cut == len(tail) or self._is_words(tail[cut:])

    def _is_words(self, tokens: Sequence[Token]) -> bool:
        """Say whether a sentence names nothing of the board, and may neither be an order nor limit one."""
        said = {fold(one.text) for one in tokens}
        if self._names(tokens) or any(one.kind in ("number", "arrow") for one in tokens):
            return False
        if not _NO_WORDS.isdisjoint(said) or any(True for _ in self.pieces.judge.new_verbs([*tokens])):
            return False
        return not doubt_of(self.pieces.judge.line(tokens), self.pieces.judge.grammar.speech, near=True)

    def _names(self, tokens: Sequence[Token]) -> bool:
        """Say whether the name of something on the board stands there."""
        return self.pieces.judge.line(tokens).names_something()
