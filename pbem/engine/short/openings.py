"""Which order a line begins with: its word, another verb that stands for it, or a heading that says which follow."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise

import attrs

from pbem.engine.short.bare_orders import bare_order
from pbem.engine.short.line import parted
from pbem.engine.short.names import SLIP, fold
from pbem.engine.short.speech import BACK, ENDINGS, HEADINGS, LABELS, MODALS, NUMBERS, behind_fillers, head_end
from pbem.engine.short.tokens import LISTED, Token, behind, is_toml, parts, trimmed, without_tail
from pbem.engine.short.typed_text import TypedText
from pbem.engine.short.verb_places import gain, last_verb, object_of, turned_round, way_between, way_of
from pbem.record import tool

END = "end"
_LEAST_BEGINNING = 3
_LONGEST_FILLING = 6
_LONGEST_HEADING = 3
_BEHIND_LABELS = frozenset(":-\u2013\u2014")
_LABELLING = HEADINGS | LABELS
_MOST_FILLING = 40
_LONGEST_WORD = 12
Opening = tuple[str, list[Token], bool]
"""The order word of a line, what follows it, and whether it was surely meant."""


@tool
class Openings:
    """Finds where orders begin in the lines of a text; `common` are the words of every game."""

    typed: TypedText
    common: Sequence[str]
    _known: dict[Sequence[Token], tuple[Opening, int]] = attrs.Factory(dict)

    def opening(self, tokens: Sequence[Token]) -> Opening:
        """
        Return the order word of a line ("" for none), what follows it, and whether it was surely meant.

        Fillers before the word are passed, other verbs stand for it; verbs of any chat are not sure.
        """
        if not self._may_open(tokens):
            self.typed.look(len(tokens))
            return "", [], False
        if known := self._known.get(key := (*tokens,)):
            (word, rest, sure), looks = known
            self.typed.look(looks)  # asked again they count again, or an endless line would never end
            return word, [*rest], sure
        before = self.typed.looks
        found = self._opening(tokens)
        self._known[key] = found, self.typed.looks - before
        return found

    def _may_open(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line has a word of which an order may be told: most sentences have none."""
        said = [fold(one.text) for one in (*tokens, *parted(tokens, self.typed.grammar.book))]
        return not (self.typed.grammar.telling.isdisjoint(said) and self._beginnings.keys().isdisjoint(said))

    def _opening(self, tokens: Sequence[Token]) -> Opening:
        first = behind_fillers([fold(token.text) for token in tokens[:_MOST_FILLING]])
        said, speech = tokens[first:], self.typed.grammar.speech
        folded = [fold(token.text) for token in said[:3]]
        head = folded[0] if folded else ""
        for order, bag in speech.bags.items():
            bagged = _in_bags(said)
            if bagged & bag[0] and bagged & bag[1] and bagged <= frozenset().union(*bag):
                return order, [one for one in said if fold(one.text) in bag[-1]], False
        if verb := last_verb(self.typed, said):
            typed = fold(said[verb].text)
            word, said = speech.last.get(typed) or speech.strong[typed], trimmed([*said[:verb], *said[verb + 1 :]])
            way = way_between(self.typed, said) or way_between(self.typed, said, MODALS)
            return word, way[1] if way and way[0] == word else without_tail(said), False
        named = head not in self._beginnings or head in self.typed.grammar.book.lengths
        if named and said and (way := way_of(self.typed, said)):
            return *way, False
        if named and said and (word := gain(self.typed, said)):
            return word, without_tail([*said]), False
        if (end := head_end(folded, speech.heads)) and (word := speech.heads[head, folded[end - 1]]):
            return word, without_tail(behind(said[end - 1 :])), False
        if len(said) > 2 and said[1].text in _BEHIND_LABELS and self.is_label(said[0]):
            own = self.opening(said[2:])
            if own[0] in self.typed.grammar.words:
                return own
            if word := speech.labels.get(head, ""):
                return word, without_tail(behind(said)), False
        if word := self.order_word(tokens):
            return word, object_of(self.typed, word, tokens), True
        if (word := self.order_word(said)) in self.typed.grammar.words:
            return word, object_of(self.typed, word, said), True
        if len(said) == 1 and speech.labels.get(head, "") not in ("", speech.weak.get(head, "")):
            return "", [*said], False  # set please!
        rest = object_of(self.typed, head, said)
        if word := turned_round(self.typed, speech.strong.get(head, ""), rest):
            return word, rest, True
        return turned_round(self.typed, speech.weak.get(head, ""), rest), rest, False

    def order_word(self, tokens: Sequence[Token]) -> str:
        """Return the order word that a line begins with, whole or by its beginning; "" for none."""
        typed = fold(tokens[0].text) if tokens[0].kind == "word" else ""
        word = self._beginnings.get(typed, "")
        return word if word == typed or typed not in self.typed.grammar.speech.strong else ""

    @cached_property
    def _beginnings(self) -> Mapping[str, str]:
        return _beginnings((*self.typed.grammar.words, *self.common))

    def heading(self, tokens: Sequence[Token]) -> str:
        """Return the order of which a line is a heading: "Attacks:", "My free move", "Attack phase"; "" for any other line."""
        speech = self.typed.grammar.speech
        said = [one for one in tokens if one.kind == "word" and fold(one.text) not in speech.beside_headings]
        if (
            len(said) > _LONGEST_HEADING
            or is_toml(tokens)
            or [one for one in tokens if one.kind == "arrow" or one.text == "?"]
            or [one for one in said if fold(one.text) in self.typed.grammar.book.lengths]
        ):
            return ""
        word, rest, _ = self.opening(said) if said else ("", [], False)
        label = speech.labels.get(fold(said[0].text), "") if len(said) == 1 else ""
        return word if word in self.typed.grammar.words and not rest else label

    def is_label(self, token: Token) -> bool:
        """Say whether a word before a colon says no more than that orders, and which, follow: "Cards:", not "Tomorrow:"."""
        said, speech = fold(token.text), self.typed.grammar.speech
        strong = said in speech.strong and said not in BACK
        known = (_LABELLING, speech.labels, speech.nouns, speech.units, self.typed.grammar.words)
        return token.kind == "number" or strong or any(said in words for words in known)

    def opened(self, tokens: Sequence[Token]) -> str:
        """Return the order of which a line has not the word, but a first word that belongs to no other; "" for none."""
        return self.typed.grammar.speech.opens.get(fold(tokens[0].text), "")

    def slip(self, tokens: Sequence[Token]) -> tuple[str, list[Token]]:
        """Return the order word for which the first of a line may be a slip of the pen ("" for none), and what follows."""
        said = [fold(token.text) for token in tokens]
        first = behind_fillers(said)
        known = self.typed.grammar.heads
        if tokens[first].kind != "word" or said[first] in known:
            return "", []
        return known.get(_nearest(said[first], known), ""), without_tail(behind(tokens[first:]))

    def near_word(self, typed: str) -> str:
        """Return the order word that somebody may have meant; "" for none."""
        return _nearest(fold(typed), self.typed.grammar.words)

    def ends(self, tokens: Sequence[Token]) -> bool:
        """Say whether a line says that there are no more orders, in words that mean it only below some."""
        said = [fold(token.text) for token in tokens]
        stops = [-1, *(at for at, one in enumerate(tokens) if one.kind in ("comma", "dash")), len(said)]
        parts = [said[begin + 1 : end] for begin, end in pairwise(stops)]
        return all(tuple(one[behind_fillers(one) :]) in ENDINGS for one in parts)

    def new_verbs(self, tokens: Sequence[Token]) -> Iterator[int]:
        """Yield the places within a line where another order may begin."""
        grammar = self.typed.grammar
        for place in range(1, len(tokens)):
            if parts(tokens[place - 1]) and self.ends(tokens[place:]):
                yield place
            said = [fold(token.text) for token in tokens[place : place + _LONGEST_FILLING]]
            first = behind_fillers(said)
            verb = said[first] in grammar.speech.verbs or said[first] in grammar.words or said[first] == END
            begun = parts(tokens[place - 1]) or (said[0] and verb)
            bare = parts(tokens[place - 1]) and bare_order(self.typed, tokens[place:])
            if bare or tokens[place - 1].text == LISTED or (begun and self.opening(tokens[place:])[0]):
                yield place


def _in_bags(tokens: Sequence[Token]) -> frozenset[str]:
    """Return the words of a line, and its numbers in digits, as bags have them."""
    said = [fold(one.text) for one in tokens if one.kind != "comma" and one.text not in "():.!"]
    return frozenset([str(NUMBERS[word]) if word in NUMBERS else word for word in said])


@lru_cache(64)
def _beginnings(known: Sequence[str]) -> Mapping[str, str]:
    """Return words by themselves, and by every beginning of some length that no other of them has."""
    begun: dict[str, list[str]] = {}
    for word in known:
        for end in range(_LEAST_BEGINNING, len(word)):
            begun.setdefault(word[:end], []).append(word)
    return {**{begin: words[0] for begin, words in begun.items() if len(words) == 1}, **{word: word for word in known}}


def _nearest(wanted: str, known: Collection[str]) -> str:
    return _near(wanted, tuple(known)) if _LEAST_BEGINNING < len(wanted) < _LONGEST_WORD else ""


@lru_cache(1024)
def _near(wanted: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches  # late: only for lines that are no orders

    return next(iter(get_close_matches(wanted, known, n=1, cutoff=SLIP)), "")
