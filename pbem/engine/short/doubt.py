"""
Whether a line that is no order may have been meant as one: then nobody may leave it out in silence.

    doubt_of(line, speech, near=True)    why, in words for its author; "" for a greeting, a message, chat

The head is the first word behind fillers ("and then I ..."). A strong verb means little else than an order;
a weak one is a word of any chat. Near means with no empty line between it and an order.

Rule 1. Greetings, lines to somebody ("to Ben: ...") and lines below a quote mark are words.
Rule 2. A question without an arrow, whose head is no strong verb, is words.
Rule 3. A verb whose object is a person, without arrow, number or "all", is words.
Rule 4. A strong head with a name, a number, an arrow, a word of direction, or at most one word more, is in
        doubt; near an order always. So are two words that are one head: "turn in", "cash in".
Rule 5. A strong verb anywhere is in doubt beside a name. What tells of others, or of another time, never is (`tellings`).
Rule 6. So are a weak head with a name or an arrow, an arrow with a name, two names, and a name with a number. In a few
        words so are a name misspelt or cut with a number ("Troops: BR 4"), or behind a word of direction ("Kamchatca +6", "GB to W Eur"), and
        one written out with what orders are about, before where from, or with a verb misspelt ("attck Siam").
Rule 7. Near an order a head that says more of orders (keep, while, until) is in doubt, and a number with what
        orders are about ("two sets"); anywhere in a mail with orders a word alone such as "pass", and such a
        head with a number ("stop when I have 3").
Rule 8. "No attacks" and the like are words, unless there is such an order; then they are in doubt.
Rule 9. Where nothing is an order, a line is in doubt only if it is short and names a place, or has a head beside what
        orders are about ("use my cards"). So are the first words but for greetings if they say that there is nothing
        to order ("pass", "done", "no attacks") or are a mere number.
Rule 10. In a mail with orders a short line is in doubt that may take something back or put it off ("scratch that",
        "not final"). So is one near an order that begins so ("wait", "or"), that is little more than the name of a
        place ("Siam instead", "sorry, I meant Siam"), or says that it is an order of another time, or of somebody
        else ("next turn:", "Anna said:", "what about this?").
"""

from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import pairwise

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import SLIP, fold
from pbem.engine.short.speech import (
    ALONE,
    AMOUNTS,
    APOLOGIES,
    ASKING,
    CASES,
    DENIALS,
    ELSEWHERE,
    ENDINGS,
    FROM,
    GREETINGS,
    IS,
    MEANING,
    NO,
    NOTHING,
    NUMBERS,
    ONTO,
    PERSONS,
    REVISING,
    REVISIONS,
    SUPPOSING,
    THESE,
    TIMES,
    TO,
    WE,
    Speech,
    behind_fillers,
    head_end,
)
from pbem.engine.short.tellings import tells
from pbem.record import tool

BEGINS = "it begins like an order"
NAMES = "it names places of the board"
BESIDE = "it stands beside orders"
ALL = "it is all that you wrote"
BACK = "it may take something back"
NOTHINGS = [[word] for word in NOTHING]
_OPENING = 6
_LONGEST_DENIAL = 5
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


def doubt_of(
    line: TypedLine, speech: Speech, *, near: bool, given: Collection[str] = (), players: Collection[str] = ()
) -> str:
    """
    Return why a line may have been meant as an order; "" if it is mere words.

    `given` are the order words that the same author used, `players` the folded names of others.
    """
    said = _Said(line, speech)
    if (given and said.takes_back) or (near and said.introduces):
        return BACK
    if denied := said.denied:
        return BEGINS if denied in given or denied in speech.weak else ""
    if (said.is_greeting and not (near and said.apologizes)) or said.is_chat:
        return ""
    doubt = said.reason(near=near, given=bool(given))
    return "" if doubt not in ("", BACK) and tells(line, speech, players) else doubt


def denied(line: TypedLine, speech: Speech) -> str:
    """Return the order word of what a line says there is none of: "no attacks"; "" for any other line."""
    return _Said(line, speech).denied


def doubt_alone(lines: Sequence[TypedLine], speech: Speech, players: Collection[str] = ()) -> list[str]:
    """Return the same of all lines of a text without orders."""
    doubts = []
    first = True
    for line in lines:
        said = _Said(line, speech)
        most = _LONGEST_ORDER if said.orders_something else _LONGEST_ALONE
        headed = said.is_headed or said.head in speech.weak or said.has_verb
        limits = said.head in speech.modifiers and said.has_number
        about = (
            said.names
            or said.counts_for_a_name
            or said.labels_numbers
            or said.is_nearly_an_order
            or said.holds_a_bag
            or (headed and said.says_nouns)
            or limits
        )
        bare = not said.names and (
            limits or (headed and said.says_nouns and not said.is_chat and not tells(line, speech, players))
        )
        revised = BACK if said.takes_back else BESIDE if bare else ""
        doubt = revised or (
            doubt_of(line, speech, near=False, players=players) if about and len(said.words) <= most else ""
        )
        doubts.append(ALL if first and said.orders_nothing else doubt)
        first &= said.is_greeting
    return doubts


@tool
class _Said:
    """What is to be seen in a line."""

    line: TypedLine
    speech: Speech

    @cached_property
    def words(self) -> Sequence[str]:
        """Its words, folded, behind the fillers."""
        said = [fold(token.text) for token in self.line.tokens if token.kind == "word"]
        return said[behind_fillers(said) :]

    @property
    def head(self) -> str:
        return self.words[0] if self.words else ""

    @cached_property
    def names(self) -> int:
        """How many names of the board are in it, written out."""
        return self._counted[0]

    @cached_property
    def _counted(self) -> tuple[int, int]:
        """How many names of the board are in it, and how many words beside them."""
        line, found, beside = self.line, 0, 0
        line.at = 0
        while line.next:
            whole = line.is_whole_name()
            found += whole
            beside += not whole and line.next.kind == "word"
            line.at = line.name_end() if whole else line.at + 1
        line.at = 0
        return found, beside

    @cached_property
    def has_arrow(self) -> bool:
        return any(token.kind == "arrow" for token in self.line.tokens)

    @cached_property
    def has_number(self) -> bool:
        return any(token.kind == "number" for token in self.line.tokens) or not NUMBERS.keys().isdisjoint(self.words)

    def reason(self, *, near: bool, given: bool) -> str:
        """Return why the line may have been meant as an order, but for what it tells; "" for words."""
        if self.is_headed and (near or self.is_like_an_order):
            return BEGINS
        if self.names_an_order:
            return NAMES
        if near and self.corrects:
            return BACK
        return BESIDE if (near and self.adds_to_orders) or (given and self.limits_orders) else ""

    @property
    def denied(self) -> str:
        """Rule 8: the order word of what the line says there is none of; "" for any other line."""
        said, denies = self.words, self.head in NO or [*self.words[1:]] in NOTHINGS
        if len(said) > _LONGEST_DENIAL or not denies or self.names:
            return ""
        own = [*self.speech.strong.values(), *(word for word, order in self.speech.weak.items() if not order)]
        known = {**self.speech.strong, **{word: word for word in own}}
        verbs = (known.get(word) or known.get(word.removesuffix("s"), "") for word in said[self.head in NO :][:3])
        return next(filter(None, verbs), "")

    @property
    def takes_back(self) -> bool:
        """Rule 10, for what may stand below an empty line."""
        typed = f" {' '.join(self.words)} "
        means = bool(self.names) and "mean" in self.words
        return len(self.words) <= _LONGEST_REVISION and (means or any(f" {phrase} " in typed for phrase in REVISIONS))

    @property
    def introduces(self) -> bool:
        """Rule 10, for a heading above an order, or a question about it."""
        last, about = self.line.tokens[-1].text, THESE.intersection(self.line_words)
        asks = last == "?" and about and (len(self.words) <= _LONGEST_QUESTION or self.words[-1] in about)
        return bool(asks) or (last == ":" and not ELSEWHERE.isdisjoint(self.line_words))

    @property
    def apologizes(self) -> bool:
        return self.head in APOLOGIES and bool(self.names)

    @property
    def corrects(self) -> bool:
        """Rule 10, for what stands near an order."""
        if self.line.tokens[0].kind == "arrow" or len(self.words) > _LONGEST_CORRECTION:
            return False
        if self.head in REVISING or self.apologizes or (self.head in NO and self.has_number):
            return True
        if tuple(self.words) in DENIALS:
            return True
        return self.names == 1 and self._counted[1] <= _BESIDE_NAME and not self.is_greeting

    @property
    def orders_nothing(self) -> bool:
        """Rule 9: say whether the line says that its author does nothing, or is done, or is a mere number."""
        number = self.has_number and len(self.line.tokens) <= _LONGEST_NUMBER
        return tuple(self.words) in ENDINGS or bool(self.denied) or self.stands_alone or number

    @property
    def stands_alone(self) -> bool:
        """Say whether the line is little more than one word: "pass", "nothing this turn"."""
        return self.head in ALONE and len(self.words) <= _LONGEST_DENIAL and TIMES.issuperset(self.words[1:])

    @property
    def has_verb(self) -> bool:
        """Say whether there is a strong verb, or an order word that no other stands for."""
        speech = self.speech
        return any(
            word in speech.strong or word in speech.between or word in speech.last or speech.weak.get(word) == ""
            for word in self.words
        )

    @property
    def says_nouns(self) -> bool:
        return not self.speech.nouns.isdisjoint(self.words)

    @property
    def holds_a_bag(self) -> bool:
        """Rule 5, for an order without names whose words stand in any sequence."""
        bags = self.speech.bags.values()
        return any(not any(part.isdisjoint(self.words) for part in bag[:2]) for bag in bags)

    @property
    def orders_between_names(self) -> bool:
        """Rule 5, for a sentence that says "if" or "sorry" but has two names beside its verb."""
        verb = self.has_verb or not self.speech.weak.keys().isdisjoint(self.words)
        return self.names > 1 and verb

    @property
    def counts_names(self) -> bool:
        """Say whether there are two names and a number."""
        return self.names > 1 and self.has_number

    @property
    def requests(self) -> bool:
        """Say whether something with a name is asked for: "could you put 6 in Brazil?"."""
        asked = len(self.words) > 1 and self.words[0] in ASKING and self.words[1] in WE
        return asked and bool(self.names) and not {*self.speech.strong, *self.speech.weak}.isdisjoint(self.words)

    @property
    def orders_something(self) -> bool:
        """Say whether there is a verb, a number, or what somebody means to do, beside a name."""
        verb = self.has_verb or not self.speech.weak.keys().isdisjoint(self.words)
        means = not MEANING.isdisjoint(self.words) or tuple(self.words[:2]) in CASES
        return bool(self.names) and (verb or self.has_number or means or self.leads_from_one)

    @property
    def leads_from_one(self) -> bool:
        """Say whether a name stands behind a word that turns the direction, and another before it: "at Siam from India"."""
        line, before, found = self.line, False, False
        line.at = 0
        while line.next:
            turns = fold(line.next.text) in FROM and before
            before |= line.is_whole_name()
            line.at = line.name_end() if line.is_whole_name() else line.at + 1
            found |= turns and line.is_whole_name()
        line.at = 0
        return found

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
    def is_greeting(self) -> bool:
        """Rule 1."""
        first, opening = self.line.tokens[0], [token.text for token in self.line.tokens[:_OPENING]]
        to_somebody = fold(first.text) == "to" and ":" in opening
        return (self.head in GREETINGS and not self.orders_between_names) or to_somebody or first.kind == "arrow"

    @property
    def is_chat(self) -> bool:
        """Rules 2 and 3."""
        asks = self.line.tokens[-1].text == "?" and self.head not in self.speech.strong and not self.requests
        verbs = {*self.speech.strong, *self.speech.weak}
        pairs = pairwise(self.words)
        person = any(one in verbs and other in PERSONS for one, other in pairs)
        counts = self.has_number or not AMOUNTS.isdisjoint(self.words)
        return not self.has_arrow and (asks or (person and not counts and self.names < 2))

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
        if self.is_nearly_an_order:
            return True
        if not self.names:
            return (
                self.holds_a_bag
                or self.counts_for_a_name
                or self.labels_numbers
                or (self.has_verb and self.says_nouns and (self.has_number or not AMOUNTS.isdisjoint(self.words)))
            )
        supposes = tuple(self.words[:2]) in CASES or (self.has_verb and (self.head in SUPPOSING or self.has_number))
        alone = self.leads_from_one or self.goes_on_with_a_name or self.head in self.speech.modifiers
        if (
            self.has_arrow
            or self.head in self.speech.weak
            or self.orders_between_names
            or supposes
            or alone
            or self.counts_names
        ):
            return True
        weak = not self.speech.weak.keys().isdisjoint(self.words) and not AMOUNTS.isdisjoint(self.words)
        if (self.requests or not MEANING.isdisjoint(self.line_words)) and (self.has_number or self.has_verb or weak):
            return True
        counts = self.words[:2] and not {*NUMBERS, *AMOUNTS}.isdisjoint(self.words[:2])
        if counts or self.line.tokens[0].kind == "number":
            return True
        return self.names > 1 or self.has_number or self.has_verb

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
        from difflib import get_close_matches  # late: only for lines that cannot be understood

        strong = [verb for verb in self.speech.strong if len(verb) >= _LEAST_VERB]
        return len(self.head) >= _LEAST_VERB and bool(get_close_matches(self.head, strong, n=1, cutoff=SLIP))

    @property
    def adds_to_orders(self) -> bool:
        """Rule 7."""
        return self.head in self.speech.modifiers or (self.has_number and self.says_nouns)

    @property
    def limits_orders(self) -> bool:
        """Rule 7, for what may stand below an empty line."""
        if self.head in self.speech.modifiers and self.has_number:
            return True
        return self.stands_alone
