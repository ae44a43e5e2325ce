"""
The language that a text is written in, and what its words are in the words that are read.

    Metto tutto in Brasile e poi attacco il Perù   ->   put all in Brasile and then attack the Perù

A word may mean two things in two languages (German `alle`, Italian `alle`; French `on`), so these words count only in a
text that is written in their language.

Rule 1. A text in a language is read word by word in it, long phrases before short ones and before words, names as they
        stand. A word that denies, supposes, or tells of others or the past is read as one that does; an unknown one stays.
Rule 2. A text is in the language of most of its words, a line of several such words in its own; English goes first.
        What may be of two languages is read where both say the same.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain

from pbem.engine.short.names import fold
from pbem.engine.short.phrases import Phrases
from pbem.engine.short.speech import words
from pbem.engine.short.tokens import Token
from pbem.record import tool

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019\u2018`\u00b4][^\W\d_]+)*")
_APOSTROPHE = re.compile("(?<=\\w)['\u2019\u2018`\u00b4](?=\\w)")
_LETTERS = re.compile("[\u00bf\u00a1\u00df-\u00f6\u00f8-\u00ff\u0153]")
_MOST_WORDS = 1000
_MOST_TONGUES = 2
ENGLISH = words(
    "a all am an and any are as at attack attacks be but by can cards cant do doesnt dont everything fall falls for from get gets go going has have he hi hello how i if in "
    "into is it keep left lose losses made max more most move moving my no not now of on one only or orders our out place put "
    "rest roll rolls she so stop take than thanks that the their them then there they this throws to trade troops turn two until us was we "
    "what when while who will win with would you your"
)
"""Words of English that are frequent in orders, some of which are words of other languages, too."""


@tool
class Tongue(Phrases):
    """The words of one language, besides phrases of all."""

    def parted(self, tokens: Sequence[Token], named: Collection[int]) -> list[Token]:
        """Return tokens with those words cut at an apostrophe that are several: j'arrête, dall'Alaska; no names, which are `named`."""
        return [piece for at, one in enumerate(tokens) for piece in ([one] if at in named else self._pieces(one))]

    def _pieces(self, token: Token) -> Iterator[Token]:
        begin = token.start
        known = token.kind != "word" or fold(token.text) in self.vocabulary
        for found in () if known else _APOSTROPHE.finditer(token.text):
            end = token.start + found.start()
            yield Token("word", token.text[begin - token.start : found.start()], begin, end)
            begin = end + 1
        yield token._replace(text=token.text[begin - token.start :], start=begin)


@tool
class Tongues:
    """
    `common` are phrases of all languages, `said` has those of each, `units` are what numbers count.

    `letters` are those of each language that English has not: another letter shows that a text is in another one.
    """

    common: Mapping[str, str]
    said: Sequence[Mapping[str, str]]
    units: Collection[str] = ()
    letters: Sequence[str] = ()

    @cached_property
    def _tongues(self) -> Sequence[Tongue]:
        return [
            Tongue(
                {
                    read: ", ".join(filter(None, (own.get(read), self.common.get(read))))
                    for read in {**own, **self.common}
                },
                self.units,
            )
            for own in self.said
        ]

    @cached_property
    def _languages(self) -> Mapping[str, Sequence[int]]:
        """The languages in which each word is known: 0 for English, then in their sequence."""
        languages: dict[str, list[int]] = {}
        for number, known in enumerate((ENGLISH, *(Phrases(own).vocabulary for own in self.said))):
            for word in known:
                languages.setdefault(word, []).append(number)
        return languages

    def spoken_in(self, text: str, least: int = 1) -> Sequence[Tongue]:
        """Return the languages of which a text has most words, and so many at least; none for English."""
        said = _WORD.findall(text)[:_MOST_WORDS]
        if len(said) < least:
            return ()
        hits = [0] * (1 + len(self.said))
        known = map(self._languages.get, map(fold, said))
        for number in chain.from_iterable(filter(None, known)):
            hits[number] += 1
        most = max(hits)
        if most < least or hits[0] == most or hits.count(most) > _MOST_TONGUES:
            return ()
        spoken = [at for at, hit in enumerate(hits[1:]) if hit == most]
        if len(spoken) > 1 and (foreign := _LETTERS.findall(text.lower())):
            spoken = [at for at in spoken if set(foreign) <= set(self.letters[at])] or spoken
        return [self._tongues[at] for at in spoken]


NO_TONGUES = Tongues({}, ())
