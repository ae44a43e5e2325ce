"""What there is in a line that may show that it was meant as an order, or that it was not."""

from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import pairwise

from pbem.engine.short.denials import Denial, denied
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import SLIP, fold
from pbem.engine.short.speech import (
    AMOUNTS,
    ARTICLES,
    FROM,
    NUMBERS,
    ONTO,
    TO,
    Speech,
    behind_fillers,
    head_end,
    words,
)
from pbem.engine.short.telling_words import OF_LIFE
from pbem.engine.short.tellings import tells
from pbem.record import tool

_LONGEST_ALONE = 9
_LONGEST_NUMBER = 3
_LONGEST_AMOUNT = 4
_FEW = 5
_LEAST_VERB = 5
_COMMON = words("me we ne se ca na")
"""Words that may be the first letters of names: Middle East, Western Europe."""
_TIME = OF_LIFE - {"turns", "tries", "friends", "people"}
"""What is counted beside armies and throws, and limits no order."""


@tool
class OrderSigns:
    """The signs of one line; `players` are the folded names of others."""

    line: TypedLine
    speech: Speech
    players: Collection[str] = ()

    @cached_property
    def denials(self) -> Sequence[Denial]:
        """What it says is not done."""
        return denied(self.line, self.speech)

    @cached_property
    def tells(self) -> bool:
        """Say whether it tells of others, or of another time."""
        return tells(self.line, self.speech, self.players)

    @cached_property
    def words(self) -> Sequence[str]:
        """Its words, folded, behind the fillers."""
        said = [fold(token.text) for token in self.line.tokens if token.kind == "word"]
        return said[behind_fillers(said) :]

    @property
    def head(self) -> str:
        """Its first word."""
        return self.words[0] if self.words else ""

    @property
    def is_short(self) -> bool:
        """Say whether it has few words."""
        return len(self.words) <= _LONGEST_ALONE

    @property
    def names(self) -> int:
        """How many names of the board are in it, written out."""
        return self._counted[0]

    @property
    def beside(self) -> int:
        """How many words it has beside them."""
        return self._counted[1]

    @cached_property
    def _counted(self) -> tuple[int, int]:
        """How many names of the board are in it, and how many words beside them."""
        found = beside = 0
        for begin, _, named in self.line.pieces():
            token = self.line.tokens[begin]
            counts = named or self._is_owned(token.text)
            found += counts
            beside += not counts and token.kind == "word"
        return found, beside

    def _is_owned(self, typed: str) -> bool:
        """Say whether a name of one word has an s behind it: "India's getting 9"."""
        name, apostrophe, s = typed.replace("\u2019", "'").rpartition("'")
        return bool(apostrophe) and s.casefold() == "s" and fold(name) in self.line.book.spoken

    @cached_property
    def has_arrow(self) -> bool:
        """Say whether it shows a way."""
        return any(token.kind == "arrow" for token in self.line.tokens)

    @property
    def is_number(self) -> bool:
        """Say whether it is little more than a number."""
        return self.has_number and len(self.line.tokens) <= _LONGEST_NUMBER

    @cached_property
    def has_number(self) -> bool:
        """Say whether there is a number, in digits or as a word."""
        behind = [*(fold(token.text) for token in self.line.tokens[1:]), ""]
        return any(
            (token.kind == "number" or fold(token.text) in NUMBERS) and after not in _TIME
            for token, after in zip(self.line.tokens, behind, strict=True)
        )

    @property
    def has_verb(self) -> bool:
        """Say whether there is a strong verb, or an order word that no other stands for."""
        speech = self.speech
        known = any(
            word in speech.strong or word in speech.between or word in speech.last or speech.weak.get(word) == ""
            for word in self.words
        )
        return known or any(speech.heads.get(pair) for pair in pairwise(self.words))

    @property
    def has_weak_verb(self) -> bool:
        """Say whether there is a verb of any chat that may be an order."""
        return not self.speech.weak.keys().isdisjoint(self.words)

    @property
    def allots(self) -> bool:
        """Say whether a number, or what stands for one, comes before a name: "5 to Siam", "alles auf Brasilien"."""
        line, found = self.line, False
        for at, token in enumerate(line.tokens):
            if token.kind == "number" or fold(token.text) in NUMBERS or fold(token.text) in AMOUNTS:
                line.at = at + 1
                while line.take_one_of(ONTO) or line.take_one_of(ARTICLES):
                    pass
                found |= line.is_whole_name()
        line.at = 0
        return found

    @property
    def has_amount(self) -> bool:
        """Say whether a word stands for a number of armies."""
        return not AMOUNTS.isdisjoint(self.words)

    @property
    def says_nouns(self) -> bool:
        """Say whether there is what orders are about."""
        return not self.speech.nouns.isdisjoint(self.words)

    @property
    def holds_a_bag(self) -> bool:
        """Rule 5, for an order without names whose words stand in any sequence, or that counts up what it is about."""
        bags, several = self.speech.bags.values(), frozenset(self.words) if self.is_short else frozenset()
        return any(
            not any(part.isdisjoint(self.words) for part in bag[:2])
            or any(len(part & several) > 1 for part in bag[3:4])
            for bag in bags
        )

    @cached_property
    def line_words(self) -> frozenset[str]:
        """Its words, with those that say nothing."""
        return frozenset(fold(token.text) for token in self.line.tokens)

    @property
    def counts_for_a_name(self) -> bool:
        """Rule 6, for a number with what begins some names: "3 to Western"."""
        line, begin = self.line, self.line.at
        found = len(line.tokens) <= _LONGEST_AMOUNT and line.take_number()
        while line.take_one_of(ONTO):
            pass
        typed = " ".join(one.text for one in line.tokens[line.at :])
        line.at = begin
        return bool(found) and len(typed) >= _LONGEST_AMOUNT and bool(line.book.find(typed))

    @property
    def labels_numbers(self) -> bool:
        """Rule 6, for a heading with what numbers count: "Troops: BR 4 NA 5"."""
        first, *rest = self.line.tokens
        labelled = fold(first.text) in self.speech.units and bool(rest) and rest[0].text == ":"
        return labelled and self.has_number

    @property
    def is_headed(self) -> bool:
        """Say whether a strong verb, or two words that are one, come first."""
        return self.head in self.speech.strong or bool(head_end(self.words, self.speech.heads))

    @property
    def has_cut_way(self) -> bool:
        """Rule 6, for an arrow between the beginnings of names: "KAM > YAK"."""
        tokens, book = self.line.tokens, self.line.book
        return any(
            arrow.kind == "arrow"
            and all(one.kind == "word" and book.has_word_from(fold(one.text)) for one in (here, there))
            for here, arrow, there in zip(tokens, tokens[1:], tokens[2:], strict=False)
        )

    @property
    def has_initials(self) -> bool:
        """Rule 6, for the first letters of names: "10 sa to ea", "sa att Congo"."""
        said = [one.text for one in self.line.tokens if one.kind == "word"]
        found = [one for one in said if self.line.book.has_initials(fold(one))]
        sure = [one for one in found if one.isupper() or fold(one) not in _COMMON]
        return bool(sure) and len(said) <= _FEW and len(found) + self.names > 1

    @cached_property
    def misspells_names(self) -> bool:
        """Rule 6, for names that are misspelt: two, or one with a name or a verb."""
        if not self.is_short:
            return False
        near = [one for one in self.words if len(one) >= _LEAST_VERB and self._is_near(one)]
        return bool(near) and (len(near) + self.names > 1 or self.has_verb)

    def _is_near(self, word: str) -> bool:
        known = (self.speech.verbs, self.speech.units, NUMBERS, self.players)
        book = self.line.book
        return not any(word in words for words in known) and not book.has_word_from(word) and book.is_near_word(word)

    @cached_property
    def is_nearly_an_order(self) -> bool:
        """Rule 6, for a few words."""
        if len(self.line.tokens) > _FEW:
            return False
        if self.names and (self.says_nouns or self.leads_from_it or self.has_misspelt_verb):
            return True
        said = [one.text for one in self.line.tokens if one.kind == "word" and fold(one.text) not in self.speech.nouns]
        turns = max((at for at, word in enumerate(said) if fold(word) in TO), default=-1) + 1
        directed = turns > 1 and (not self.names or (said[0].isupper() and len(said[0]) > 1))
        return (directed or (self.has_number and not self.names)) and self.line.book.is_likely(" ".join(said[turns:]))

    @property
    def leads_from_it(self) -> bool:
        """Say whether a line begins with a name and goes on with where from: "Egypt from NA"."""
        line, end = self.line, self.line.name_end()
        return line.is_whole_name() and end + 1 < len(line.tokens) and fold(line.tokens[end].text) in FROM

    @property
    def has_misspelt_verb(self) -> bool:
        """Say whether its first word may be a strong verb misspelt."""
        from difflib import get_close_matches  # late: only for lines that cannot be understood

        strong = [verb for verb in self.speech.strong if len(verb) >= _LEAST_VERB]
        return len(self.head) >= _LEAST_VERB and bool(get_close_matches(self.head, strong, n=1, cutoff=SLIP))
