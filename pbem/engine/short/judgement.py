"""
Whether a line is an order, a sentence, or the rest of the order above it.

A line that reads as an order is one. What all others were meant as is decided here: an order with a slip
is asked about, a sentence is left alone.
"""

from collections.abc import Sequence

from pbem.engine.short.bearing import COUNT, NAME, SpokenSentence, spelled
from pbem.engine.short.denials import denied
from pbem.engine.short.grammar import OrderWord
from pbem.engine.short.line import quoted
from pbem.engine.short.names import fold
from pbem.engine.short.openings import Openings
from pbem.engine.short.speech import AND, ONTO, words
from pbem.engine.short.telling_words import MINDED
from pbem.engine.short.tellings import tells
from pbem.engine.short.tokens import Token, is_toml
from pbem.engine.short.typed_text import TypedText
from pbem.errors import QuestionError
from pbem.record import tool

_ARROWS = frozenset({"arrow"})
_OPEN = frozenset({"arrow", "comma"})
_SUBJECTS = words("i we he she they it you everybody everyone nobody my")
_THINKING = words(
    "know keep keeps knew think thought felt bet guess believe forget miss always never still admit swear lost won"
)


@tool
class Judge:
    """Judges lines of a text that begin with no order."""

    typed: TypedText
    openings: Openings

    def carries_on(self, order: OrderWord, before: Sequence[Token], more: list[Token]) -> bool:
        """Say whether a line looks like the rest of the order above it."""
        if before and before[-1].kind in _OPEN:
            return True
        if more[0].kind in _OPEN:
            return not self.is_quoted(order, more)
        hangs = bool(before) and fold(before[-1].text) in order.joins | AND
        if not self.belongs(order, more) or self.is_words(more):
            return False
        return hangs or not (_begins_sentence(more) or self.sentence(more).is_talk)

    def is_quoted(self, order: OrderWord, more: Sequence[Token]) -> bool:
        """
        Say whether a line that begins with `>` is no rest of an order, but somebody else's, quoted.

        Such a rest begins with a name, however misspelt, or with what stands in conditions.
        """
        if more[0].text != ">" or len(more) == 1:
            return False
        line = self.typed.line(more[1:])
        if line.is_likely_name() or self.is_inside(order, more[1]):
            return False
        end = line.name_end()
        goes_on = [token.text for token in line.tokens[end : end + 1] if token.kind in ("comma", "sign")]
        too_long = end > self.typed.grammar.book.most_words
        return too_long or goes_on not in ([], ["("]) or is_toml(more[1:]) or self.begins_anew(more[1:])

    def begins_anew(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line cannot be the rest of the one above it: an order, or a comment."""
        return tokens[0].text == "#" or bool(self.openings.opening(tokens)[0])

    def belongs(self, order: OrderWord, more: list[Token]) -> bool:
        """Say whether a line has something in it of which orders are made."""
        first = fold(more[0].text)
        joined = (
            place
            for place, one in enumerate(more)
            if fold(one.text) in order.joins and self.joins_on(order, more[place:])
        )
        if any(self.is_inside(order, one) for one in more[next(joined, len(more)) :]):
            return True
        amount = more[0].kind == "number" or first in order.amounts
        if amount and self.typed.line(more[1:]).is_likely_name():
            return True
        return self.has_name_behind(more, _OPEN)

    def joins_on(self, order: OrderWord, rest: Sequence[Token]) -> bool:
        """Say whether a word with which more is said of an order says that here: "on capture", not "on Sunday"."""
        return fold(rest[0].text) not in ONTO or (len(rest) > 1 and self.is_inside(order, rest[1]))

    def is_inside(self, order: OrderWord, token: Token) -> bool:
        """Say whether a token belongs to orders rather than to sentences."""
        return token.kind in ("number", "arrow") or fold(token.text) in order.inside

    def is_meant(self, order: OrderWord, rest: list[Token]) -> bool:
        """Say whether a line that cannot be understood was meant as an order."""
        line = self.typed.line(rest)
        if line.take_number() or (rest and fold(rest[0].text) in order.opens):
            return True
        while line.next and fold(line.next.text) in order.amounts:
            line.at += 1
        return line.is_likely_name() or self.has_name_behind(rest, _ARROWS)

    def has_name_behind(self, tokens: Sequence[Token], kinds: frozenset[str]) -> bool:
        """Say whether the name of something on the board follows an arrow, or a comma."""
        line = self.typed.line(tokens)
        for place, token in enumerate(tokens):
            if token.kind in kinds:
                line.at = place + 1
                if line.is_likely_name():
                    return True
        return False

    def forgotten_word(self, tokens: Sequence[Token]) -> QuestionError | None:
        """Ask about a line that looks like an order, but for its first word."""
        if is_toml(tokens) or self.openings.order_word(tokens):
            return None
        first, rest = tokens[0], [*tokens[1:]]
        words = ", ".join(self.typed.grammar.words)
        if first.kind == "word" and (near := self.openings.near_word(first.text)):
            if self.is_meant(self.typed.grammar.words[near], rest):
                said = f"{quoted(first.text)} is not an order; did you mean {near}?"
                return QuestionError(first.start, said, f"orders begin with {words}")
            return None
        line = self.typed.line(tokens)
        line.take_number()
        if self.has_name_behind(tokens, _ARROWS) and line.is_likely_name():
            said = "this looks like an order, but it is not clear which one"
            return QuestionError(first.start, said, f"orders begin with {words}")
        return None

    def is_words(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line tells of something, or says what is not done, whatever it names."""
        line, speech = self.typed.line(tokens), self.typed.grammar.speech
        return bool(denied(line, speech)) or tells(line, speech, self.typed.players)

    def sentence(self, tokens: Sequence[Token]) -> SpokenSentence:
        """Return a line as a sentence, to be weighed; a heading says nothing."""
        said = spelled(self.typed.line(tokens), self.typed.players)
        counts = said.count(NAME) > 1 or (NAME in said and COUNT in said.split())
        sentence = SpokenSentence(said, counts_own=counts and any(map(self._is_own, self.typed.names_in(tokens))))
        return SpokenSentence("") if sentence.bears and self.openings.heading(tokens) else sentence

    def _is_own(self, name: Sequence[Token]) -> bool:
        """Say whether the name of a place is of one where orders begin."""
        found = self.typed.grammar.book.find(self.typed.line(name).text_between(0, len(name)))
        return not all(self.typed.grammar.is_goal(one.word) for one in found)


def _begins_sentence(tokens: Sequence[Token]) -> bool:
    """Say whether a line begins with somebody who knows, keeps or feels something: such a sentence is no rest of an order."""
    said = [fold(one.text) for one in tokens[:3]]
    known = _THINKING | MINDED
    return said[0] in _SUBJECTS and not known.isdisjoint(said[1:])
