"""
What people say in other languages, put into the words that are read.

A phrase is words as `names.fold` has them. `#` is a number, in digits or as a word, with what it counts behind it, and
`@` a name of the board, whose article is left out; `^` is the beginning of what is said together, `$` its end, `;` a
comma. `( )` encloses what may be missing, `/` stands between words of which one is said. Before a word that begins a
clause a comma need not be written: "aufhören, sobald ...". Each piece keeps the place of what was typed, so that its
author is shown that.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

from pbem.engine.short.names import fold, spellings
from pbem.engine.short.speech import ARTICLES, NUMBERS, words
from pbem.engine.short.tokens import Token
from pbem.engine.short.tokens import parts as separates
from pbem.record import tool

SLOT = "#"
NAME = "@"
BEGIN, END = "^", "$"
_BEFORE_NAMES = ARTICLES | {"l"}
_SLOTS = frozenset((SLOT, NAME))
_ENDS = frozenset((BEGIN, END))
_COMMA = ";"
_SIGNS = frozenset((BEGIN, END, ":", _COMMA))
_CLAUSES = words(
    "wenn sobald falls sofern bis was solange als zodra wanneer tot totdat wat zolang "
    "si sil quand des lorsque lorsquil jusqua jusqu cuando hasta se quando appena finche"
)
"""What begins a clause of its own, before which a comma may stand."""


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
                phrase = _Phrase(
                    parts, read.split(), [one.words for one in parts if not (one.optional or _ENDS & one.words)]
                )
                for word in _first_words(phrase.parts):
                    book.setdefault(word, []).append(phrase)
        return book

    @cached_property
    def vocabulary(self) -> AbstractSet[str]:
        """All the words of its phrases."""
        phrases = [one for known in self._by_first.values() for one in known]
        return {word for one in phrases for part in one.parts for word in part.words} - _SLOTS - _SIGNS

    @cached_property
    def _telling(self) -> frozenset[str]:
        """Words of which one stands in every line that says a phrase."""
        phrases = [one for known in self._by_first.values() for one in known]
        return frozenset(
            word
            for one in phrases
            for word in min(one.needed, key=lambda words: not (_SLOTS | _SIGNS).isdisjoint(words))
        )

    def read(self, tokens: list[Token], names_in: Callable[[list[Token]], Mapping[int, int]]) -> list[Token]:
        """Return tokens with what is read for phrases, the longest first; `names_in` says where names begin and end."""
        words = [_COMMA if one.text == "," else _glued(one.text) for one in tokens]
        if self._telling.isdisjoint(words):
            return tokens
        names = names_in(tokens)
        known = self._known_in(tokens, words, names)
        if not any(known):
            return tokens
        line = _Line(tokens, names, self.units)
        read: list[Token] = []
        at = 0
        while at < len(tokens):
            found = [(one, ends) for one in known[at] if (ends := line.match(one.parts, at))]
            phrase, ends = max(found, key=lambda one: one[1][-1], default=(None, [at]))
            if phrase and ends[-1] > at:
                read += _instead(phrase, tokens, [at, *ends])
                at = ends[-1]
            else:
                end = names.get(at, at + 1)
                read += tokens[at:end]
                at = end
        return read

    def _known_in(self, tokens: Sequence[Token], words: Sequence[str], names: Mapping[int, int]) -> list[list[_Phrase]]:
        """Return for each token, folded among `words`, the phrases that may begin with it, by what else is said."""
        firsts = [SLOT if _is_number(one) else word for one, word in zip(tokens, words, strict=True)]
        said = {*words, *firsts, *(one.text for one in tokens if one.kind == "sign"), *(NAME for _ in names)}
        return [
            [
                one
                for key in {first: 1, words[at]: 1, **({NAME: 1} if at in names else {})}
                for one in self._by_first.get(key, ())
                if not any(map(said.isdisjoint, one.needed))
            ]
            for at, first in enumerate(firsts)
        ]


@tool
class _Line:
    """Tokens against which phrases are held; `names` says where names of the board begin and end."""

    tokens: Sequence[Token]
    names: Mapping[int, int]
    units: Collection[str]

    def match(self, parts: Sequence[_Part], at: int) -> list[int]:
        """Return where each part of a phrase ends that begins here; nothing if it does not."""
        part, *more = parts
        for stop in self._ends(part, at):
            rest = self.match(more, stop) if more else []
            if rest or not more:
                return [stop, *rest]
        return []

    def _ends(self, part: _Part, at: int) -> Sequence[int]:
        """Return where a part may end that begins here, the longest first."""
        if BEGIN in part.words:
            return (at,) if not at or self.tokens[at - 1].kind in ("comma", "sign") else ()
        if END in part.words:
            return (at,) if part.optional or at == len(self.tokens) or separates(self.tokens[at]) else ()
        end = self._end(part.words, at)
        if end == at and self._is_comma(at) and (begins := part.words & _CLAUSES):
            behind = self._end(begins, at + 1)
            end = behind if behind > at + 1 else at
        return ((end,) if end > at else ()) + ((at,) if part.optional else ())

    def _end(self, words: AbstractSet[str], at: int) -> int:
        """Return where what is said by words or a slot ends that begins here; here, if nothing does."""
        if NAME in words:
            return self.names.get(at, at)
        if at in self._inside:
            return at
        return self._number_end(at) if SLOT in words else at + (at < len(self.tokens) and self._says(at, words))

    @cached_property
    def _inside(self) -> AbstractSet[int]:
        """The places of tokens that belong to names."""
        return {at for begin, end in self.names.items() for at in range(begin, end)}

    def _is_comma(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].kind == "comma" and self.tokens[at].text == ","

    def _says(self, at: int, words: AbstractSet[str]) -> bool:
        token = self.tokens[at]
        if self._is_comma(at):
            return _COMMA in words
        return (_glued(token.text) if token.kind == "word" else token.text if token.kind == "sign" else "") in words

    def _number_end(self, at: int) -> int:
        if at >= len(self.tokens) or not _is_number(self.tokens[at]):
            return at
        return at + 1 + (at + 1 < len(self.tokens) and fold(self.tokens[at + 1].text) in self.units)


NO_PHRASES = Phrases({})


def _parts(text: str) -> Iterator[_Part]:
    optional = False
    for part in text.split():
        optional |= part.startswith("(")
        bare = part.strip("()")
        words = (bare,) if bare in _SLOTS | _SIGNS else [name for one in bare.split("/") for name in spellings(one)]
        if bare == NAME:
            yield _Part(_BEFORE_NAMES, True)
        yield _Part(frozenset(words), optional)
        optional &= not part.endswith(")")


def _first_words(parts: Sequence[_Part]) -> Iterator[str]:
    """Yield the words that a phrase may begin with."""
    for part in parts:
        yield from part.words - {BEGIN}
        if not (part.optional or BEGIN in part.words):
            return


@lru_cache(4096)
def _glued(word: str) -> str:
    return fold(word).replace(" ", "")  # ce tour-ci


def _is_number(token: Token) -> bool:
    return token.kind == "number" or fold(token.text) in NUMBERS


def _instead(phrase: _Phrase, tokens: Sequence[Token], places: Sequence[int]) -> Iterator[Token]:
    """Yield the words that are read, each where a word of the phrase stands, and its numbers and names where they stand."""
    slots = [at for at, part in enumerate(phrase.parts) if not _SLOTS.isdisjoint(part.words)]
    begin, first = places[0], places[slots[0]] if slots else places[-1]
    last = _last_word(phrase.parts, places)
    for at, word in enumerate(phrase.read):
        if word in _SLOTS:
            slot = next(at for at in slots if word in phrase.parts[at].words)
            slots.remove(slot)
            yield from tokens[places[slot] : places[slot] + 1 if word == SLOT else places[slot + 1]]
            first = begin
        else:
            place = min(begin + at, max(first - 1, begin)) if first > begin or not at else last
            yield Token("comma" if word == "," else "word", word, tokens[place].start, tokens[place].end)


def _last_word(parts: Sequence[_Part], places: Sequence[int]) -> int:
    """Return where the last word of a phrase stands: no name, as part of which another word would be taken."""
    spoken = [
        end - 1
        for part, (begin, end) in zip(parts, pairwise(places), strict=True)
        if end > begin and _SLOTS.isdisjoint(part.words) and part.words is not _BEFORE_NAMES
    ]
    return spoken[-1] if spoken else places[-1] - 1
