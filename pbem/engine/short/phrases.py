"""
What people say in other languages, put into the words that are read.

A phrase is words as `names.fold` has them. `#` is a number, in digits or as a word, with what it counts behind it;
`( )` encloses what may be missing, `/` stands between words of which one is said. A name of the board is no part of
a phrase. Each piece keeps the place of what was typed, so that its author is shown that.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import NamedTuple

from pbem.engine.short.names import fold, spellings
from pbem.engine.short.speech import NUMBERS
from pbem.engine.short.tokens import Token
from pbem.record import tool

SLOT = "#"


class _Part(NamedTuple):
    """A part of a phrase: words of which one is said, or nothing if it may be missing."""

    words: AbstractSet[str]
    optional: bool


class _Phrase(NamedTuple):
    """A phrase, and what is read for it; a line that says it has a word of each of the `needed`."""

    parts: Sequence[_Part]
    read: Sequence[str]
    needed: Sequence[AbstractSet[str]]


@tool
class Phrases:
    """`said` has what is read, each with the phrases that say it, apart by commas; `units` are what numbers count."""

    said: Mapping[str, str]
    units: Collection[str] = ()

    @cached_property
    def _by_first(self) -> Mapping[str, list[_Phrase]]:
        book: dict[str, list[_Phrase]] = {}
        for read, phrases in self.said.items():
            for text in phrases.split(","):
                parts = [*_parts(text)]
                phrase = _Phrase(parts, read.split(), [one.words for one in parts if not one.optional])
                for word in _first_words(phrase.parts):
                    book.setdefault(word, []).append(phrase)
        return book

    @cached_property
    def _telling(self) -> frozenset[str]:
        """Words of which one stands in every line that says a phrase."""
        phrases = [one for known in self._by_first.values() for one in known]
        return frozenset(word for one in phrases for word in min(one.needed, key=lambda words: SLOT in words))

    def read(self, tokens: list[Token], named: Callable[[list[Token]], AbstractSet[int]]) -> list[Token]:
        """Return tokens with what is read for phrases, the longest first; `named` says at which places names stand."""
        known = self._known_in(tokens)
        if not any(known):
            return tokens
        names = named(tokens)
        read: list[Token] = []
        at = 0
        while at < len(tokens):
            near = known[at] if at not in names else ()
            found = [(one, ends) for one in near if (ends := self._match(one.parts, tokens, at))]
            phrase, ends = max(found, key=lambda one: one[1][-1], default=(None, [at + 1]))
            if phrase and names.isdisjoint(range(at, ends[-1])):
                read += _instead(phrase, tokens, [at, *ends])
            else:
                ends = [at + 1]
                read.append(tokens[at])
            at = ends[-1]
        return read

    def _known_in(self, tokens: Sequence[Token]) -> list[list[_Phrase]]:
        """Return for each token the phrases that may begin with it, by what else is said; nothing where there are none."""
        words = [*map(_word, tokens)]
        if self._telling.isdisjoint(words):
            return []
        firsts = [SLOT if _is_number(one) else word for one, word in zip(tokens, words, strict=True)]
        said = {*words, *firsts}
        return [
            [one for one in self._by_first.get(first, ()) if not any(map(said.isdisjoint, one.needed))]
            for first in firsts
        ]

    def _match(self, parts: Sequence[_Part], tokens: Sequence[Token], at: int) -> list[int]:
        """Return where each part of a phrase ends that begins here; nothing if it does not."""
        part, *more = parts
        end = self._number_end(tokens, at) if SLOT in part.words else _word_end(tokens, at, part.words)
        for stop in (end, at) if part.optional else (end,):
            if stop > at or part.optional:
                rest = self._match(more, tokens, stop) if more else []
                if rest or not more:
                    return [stop, *rest]
        return []

    def _number_end(self, tokens: Sequence[Token], at: int) -> int:
        if at >= len(tokens) or not _is_number(tokens[at]):
            return at
        return at + 1 + (at + 1 < len(tokens) and fold(tokens[at + 1].text) in self.units)


NO_PHRASES = Phrases({})


def _parts(text: str) -> Iterator[_Part]:
    optional = False
    for part in text.split():
        optional |= part.startswith("(")
        bare = part.strip("()")
        words = (SLOT,) if bare == SLOT else [name for one in bare.split("/") for name in spellings(one)]
        yield _Part(frozenset(words), optional)
        optional &= not part.endswith(")")


def _first_words(parts: Sequence[_Part]) -> Iterator[str]:
    """Yield the words that a phrase may begin with."""
    for part in parts:
        yield from part.words
        if not part.optional:
            return


def _word(token: Token) -> str:
    return fold(token.text).replace(" ", "")  # ce tour-ci


def _is_number(token: Token) -> bool:
    return token.kind == "number" or fold(token.text) in NUMBERS


def _word_end(tokens: Sequence[Token], at: int, words: Collection[str]) -> int:
    return at + (at < len(tokens) and tokens[at].kind == "word" and _word(tokens[at]) in words)


def _instead(phrase: _Phrase, tokens: Sequence[Token], places: Sequence[int]) -> Iterator[Token]:
    """Yield the words that are read, each where a word of the phrase stands, and its number where that stands."""
    slot = next((at for at, part in enumerate(phrase.parts) if SLOT in part.words), len(phrase.parts))
    number = phrase.read.index(SLOT) if SLOT in phrase.read else len(phrase.read)
    begin, middle = places[0], places[slot]
    for at, word in enumerate(phrase.read):
        if at == number:
            yield tokens[middle]
        else:
            place = min(begin + at, max(middle - 1, begin)) if at < number else places[-1] - 1
            yield Token("word", word, tokens[place].start, tokens[place].end)
