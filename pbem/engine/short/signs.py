"""What in a line may show that it was meant as an order, or that it was not."""

from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import pairwise

from pbem.engine.short.denials import Denial, denied
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import SLIP, fold
from pbem.engine.short.speech import (
    ALONE,
    AMOUNTS,
    ARTICLES,
    ASKING,
    CASES,
    DENIALS,
    ENDINGS,
    FINISHED,
    FIRST_NAMES,
    FROM,
    FURTHER,
    GREETINGS,
    IS,
    MEANING,
    MORE,
    NAUGHT,
    NO,
    NUMBERS,
    ONTO,
    PASSING,
    PERSONS,
    POLITE,
    QUESTIONS,
    REVISING,
    REVISIONS,
    TAILS,
    THATS_ALL,
    THESE,
    TIMES,
    TO,
    WE,
    WISHES,
    Speech,
    behind_fillers,
    head_end,
    phrases,
    words,
)
from pbem.engine.short.telling_words import OF_LIFE, SPANS
from pbem.engine.short.tellings import tells
from pbem.record import tool

_ENDING = {*ENDINGS} - {*THATS_ALL}
_CLOSING = {*ENDINGS, *(tuple(one.split()) for one in phrases("nothing more, nothing else, nothing further, no more"))}
_OPENING = 6
_LONGEST_DENIAL = 5
_NO_DEEDS = (
    IS
    | PERSONS
    | QUESTIONS
    | words(
        "and but so if as like with to for of from by than because since when while that this these those poor old dear good nice bad sorry thanks lucky"
    )
)
"""Words that may stand before the name of somebody, and do nothing to them."""
_LONGEST_DEED = 12
_LONGEST_ALONE = 9
_LONGEST_REVISION = 9
_LONGEST_CORRECTION = 5
_LONGEST_QUESTION = 6
_BESIDE_NAME = 1
_LONGEST_AMOUNT = 4
_LONGEST_NUMBER = 3
_LONGEST_ORDER = 20
_FEW = 5
_LEAST_VERB = 5
_CASES = frozenset(("if", "when", "once"))

_TIME = OF_LIFE - {"turns", "tries", "friends", "people"}
"""What is counted beside armies and throws, and limits no order."""
_LONG = (SPANS - {"turn", "turns", "time", "times", "round"}) | {
    "edition",
    "map",
    "board",
    "letter",
    "report",
    "morning",
    "evening",
}
"""This game, this week: of more than one turn."""


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

    @cached_property
    def names(self) -> int:
        """How many names of the board are in it, written out."""
        return self._counted[0]

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

    @cached_property
    def has_number(self) -> bool:
        """Say whether there is a number, in digits or as a word."""
        behind = [*(fold(token.text) for token in self.line.tokens[1:]), ""]
        return any(
            (token.kind == "number" or fold(token.text) in NUMBERS) and after not in _TIME
            for token, after in zip(self.line.tokens, behind, strict=True)
        )

    @property
    def takes_back(self) -> bool:
        """Rule 10, for what may stand below an empty line."""
        typed = f" {' '.join(self.words)} "
        means = bool(self.names) and "mean" in self.words
        return len(self.words) <= _LONGEST_REVISION and (means or bool(REVISIONS.search(typed)))

    @property
    def asks_about_it(self) -> bool:
        """Rule 10, for a question about an order."""
        last, about = self.line.tokens[-1].text, THESE.intersection(self.line_words)
        if about and any(one in THESE and other in _LONG for one, other in pairwise(self.words)):
            return False
        return bool(last == "?" and about and (len(self.words) <= _LONGEST_QUESTION or self.words[-1] in about))

    @property
    def corrects(self) -> bool:
        """Rule 10, for what stands near an order."""
        if self.line.tokens[0].kind == "arrow" or len(self.words) > _LONGEST_CORRECTION:
            return False
        if self.head in REVISING or (self.head in NO and self.has_number):
            return True
        last = self.line.tokens[-1]
        stops = {":"} if self.words else {":", ".", ")"}
        label = not stops.isdisjoint((last.text, self.line.text[last.end : last.end + 1]))  # "1." and "Turn 15:"
        named = not FIRST_NAMES.isdisjoint(self.words) and self.line.tokens[0].text.istitle()
        number = self.has_number and len(self.line.tokens) <= _LONGEST_NUMBER and len(self.words) < 2 and not named
        if tuple(self.words) in DENIALS or (number and not label):
            return True
        return self.names == 1 and self._counted[1] <= _BESIDE_NAME and not self.is_greeting

    @property
    def orders_nothing(self) -> bool:
        """Rule 9: say whether the line says that its author does nothing, or is done, or is a mere number."""
        number = self.has_number and len(self.line.tokens) <= _LONGEST_NUMBER
        short = 0 < len(self.words) <= _LONGEST_ALONE
        return self.stands_alone or number or (short and (_ends(self._untailed) or self._says_no_more))

    @property
    def _says_no_more(self) -> bool:
        """Say whether it names nothing, and says that there is no more, or that its author passes or is done."""
        said = frozenset(self.words)
        more = not (NAUGHT.isdisjoint(said) or FURTHER.isdisjoint(said))
        done = tuple(self.words[-2:]) in FINISHED or (
            "nothing" in said and not FINISHED.isdisjoint(pairwise(self.words))
        )
        return not self.names and (more or done or not PASSING.isdisjoint(said))

    @property
    def _untailed(self) -> tuple[str, ...]:
        """Its words without thanks behind them."""
        said = tuple(self.words)
        said = next((said[: -len(one)] for one in POLITE if said[-len(one) :] == one), said)
        last = next((at for at in range(len(said), 0, -1) if said[at - 1] not in TAILS), 0)
        return said[:last]

    @property
    def stands_alone(self) -> bool:
        """Say whether the line is little more than one word: "pass", "nothing this turn"."""
        said = self._untailed if self.head in ALONE else ()
        return 0 < len(said) <= _LONGEST_DENIAL and TIMES.issuperset(said[1:])

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
    def sends_units(self) -> bool:
        """Rule 9, for armies that go somewhere: "new armies: all to the Afghans"."""
        counted = self.has_amount or self.has_number
        is_so = not (IS | {"be"}).isdisjoint(self.words)
        return counted and not is_so and not (self.speech.units.isdisjoint(self.words) or TO.isdisjoint(self.words))

    @property
    def holds_a_bag(self) -> bool:
        """Rule 5, for an order without names whose words stand in any sequence."""
        bags = self.speech.bags.values()
        return any(not any(part.isdisjoint(self.words) for part in bag[:2]) for bag in bags)

    @property
    def orders_between_names(self) -> bool:
        """Rule 5, for a sentence that says "if" or "sorry" but has two names beside its verb."""
        return self.names > 1 and (self.has_verb or self.has_weak_verb)

    @property
    def requests(self) -> bool:
        """Say whether something with a name is asked for: "could you put 6 in Brazil?"."""
        asked = len(self.words) > 1 and self.words[0] in ASKING and self.words[1] in WE
        return asked and bool(self.names) and not self.speech.verbs.isdisjoint(self.words)

    @property
    def orders_something(self) -> bool:
        """Say whether there is a verb, a number, or what somebody means to do, beside a name."""
        means = not MEANING.isdisjoint(self.words) or tuple(self.words[:2]) in CASES
        return bool(self.names) and (
            self.has_verb
            or self.has_weak_verb
            or self.has_number
            or means
            or (self.names > 1 and not (FROM.isdisjoint(self.words) and AMOUNTS.isdisjoint(self.words[:1])))
        )

    @property
    def goes_on_with_a_name(self) -> bool:
        """Say whether the line is a name behind fillers: "then India"."""
        words = sum(token.kind == "word" for token in self.line.tokens)
        return not self._counted[1] - (words - len(self.words)) and len(self.words) < words

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
    def is_to_somebody(self) -> bool:
        """Rule 1, for "to Ben: ..." and what is quoted."""
        first, opening = self.line.tokens[0], [token.text for token in self.line.tokens[:_OPENING]]
        return (fold(first.text) == "to" and ":" in opening) or first.kind == "arrow"

    @property
    def is_greeting(self) -> bool:
        """Rule 1."""
        wishes = tuple(self.words[:2]) in WISHES and not self.names and not self.has_number
        return wishes or (self.head in GREETINGS and not self.orders_between_names) or self.is_to_somebody

    @property
    def is_chat(self) -> bool:
        """Rules 2 and 3."""
        asks = self.line.tokens[-1].text == "?" and self.head not in self.speech.strong and not self.requests
        asks &= not self.allots or self.head in QUESTIONS
        person = any(one in self.speech.verbs and other in PERSONS for one, other in pairwise(self.words))
        about = self.has_number or self.has_amount or self.names > 1 or self.head in self.speech.modifiers
        return not self.has_arrow and (asks or (person and not about))

    @property
    def is_headed(self) -> bool:
        """Say whether a strong verb, or two words that are one, come first."""
        return self.head in self.speech.strong or bool(head_end(self.words, self.speech.heads))

    @property
    def is_like_an_order(self) -> bool:
        """Rule 4, but for what stands near."""
        directed = any(word in FROM or word in TO for word in self.words[1:])
        short = len(self.words) <= 2 or self.says_nouns or bool(head_end(self.words, self.speech.heads))
        tells = not IS.isdisjoint(self.words[1:2])
        return bool(self.names) or self.has_arrow or (not tells and (self.has_number or directed or short))

    @property
    def names_an_order(self) -> bool:
        """Rules 5 and 6."""
        if self.is_nearly_an_order or self.has_cut_way or self.misspells_names:
            return True
        if not self.names:
            return (
                self.holds_a_bag
                or self.counts_for_a_name
                or self.labels_numbers
                or (self.has_verb and self.says_nouns and (self.has_number or self.has_amount))
            )
        if self.names > 1 or self.has_number or self.has_verb or self.has_arrow or self.goes_on_with_a_name:
            return True
        begins = self.head in self.speech.weak or self.head in self.speech.modifiers or tuple(self.words[:2]) in CASES
        return (
            begins
            or not AMOUNTS.isdisjoint(self.words[:2])
            or (self.has_weak_verb and self.has_amount)
            or self.allots
            or self.amounts_to_an_order
            or self.does_something
            or self.does_it_to_somebody
        )

    @property
    def does_something(self) -> bool:
        """Rule 6, for a verb of any chat right before a name: "in case Bob is away, hit China"."""
        line, found = self.line, False
        for at, token in enumerate(line.tokens[:-1]):
            line.at = at + 1
            found |= fold(token.text) in self.speech.weak and line.is_whole_name()
        line.at = 0
        return found

    @property
    def does_it_to_somebody(self) -> bool:
        """Rule 6, for a word before the name of another player: "finish Cleo in India", "wipe Bob out from Siam"."""
        said = self.words
        does = bool(said) and said[0].isalpha() and said[0] not in self.players and said[0] not in _NO_DEEDS
        pairs = pairwise(fold(one.text) for one in self.line.tokens)  # not: well played, Bob
        to_somebody = any(one == said[0] and other in self.players for one, other in pairs) if does else False
        return to_somebody and len(said) <= _LONGEST_DEED

    @property
    def amounts_to_an_order(self) -> bool:
        """Rule 6, for what stands for a number in a short line: "load up Alaska with all of them"."""
        short = len(self.words) <= _LONGEST_ALONE
        is_so = not (IS | {"be"}).isdisjoint(self.words)
        return short and not is_so and not (AMOUNTS | {"most"}).isdisjoint(self.words)

    @property
    def has_cut_way(self) -> bool:
        """Rule 6, for an arrow between the beginnings of names: "KAM > YAK"."""
        tokens, book = self.line.tokens, self.line.book
        return any(
            arrow.kind == "arrow"
            and all(one.kind == "word" and book.has_word_from(fold(one.text)) for one in (here, there))
            for here, arrow, there in zip(tokens, tokens[1:], tokens[2:], strict=False)
        )

    @cached_property
    def misspells_names(self) -> bool:
        """Rule 6, for names that are misspelt: two, or one with a name or a verb."""
        if len(self.words) > _LONGEST_ALONE:
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

    @property
    def adds_to_orders(self) -> bool:
        """Rule 7."""
        return self.head in self.speech.modifiers or (self.has_number and self.says_nouns) or self.moves_some

    @property
    def moves_some(self) -> bool:
        """Rule 7, for a verb of any chat with a number: "march all of them in if it works", "once it's mine, 3 should move in"."""
        counts = self.has_number or self.has_amount
        speech = self.speech
        goes = speech.weak.get(self.head, "-") in (speech.way, speech.shift, speech.bare)
        return counts and (goes or (self.has_verb and self.head in _CASES))

    @property
    def limits_orders(self) -> bool:
        """Rule 7, for what may stand below an empty line."""
        verb = self.has_verb or self.has_weak_verb
        if self.head in self.speech.modifiers:
            return self.has_number or verb
        counts = self.line.tokens[0].kind == "number" and self.head in MORE
        return counts or self.stands_alone or (self.head in NO | {"never"} and self.has_number and verb)


def _ends(words: tuple[str, ...]) -> bool:
    """Say whether words are nothing but what ends a turn, and what says that there is no more: "nothing more, im done"."""
    if words in _ENDING:
        return True
    parts = ((words[:at], words[at:]) for at in range(1, len(words)))
    return any((first in _CLOSING and _ends(last)) or (first in _ENDING and last in _CLOSING) for first, last in parts)
