"""The rules of doubt (`doubt`), each asked of the signs of a line: what they show that it was meant as."""

from itertools import pairwise

from pbem.engine.short.endings import stands_alone
from pbem.engine.short.names import fold
from pbem.engine.short.signs import OrderSigns
from pbem.engine.short.speech import (
    AMOUNTS,
    ASKING,
    CASES,
    DENIALS,
    FIRST_NAMES,
    FROM,
    GREETINGS,
    IS,
    MEANING,
    MORE,
    NO,
    ONTO,
    PARTINGS,
    PERSONS,
    PLEADING,
    QUESTIONS,
    REVISING,
    REVISIONS,
    THESE,
    TO,
    WE,
    WISHES,
    head_end,
    words,
)
from pbem.engine.short.telling_words import SPANS

_OPENING = 6
_NO_DEEDS = (
    IS
    | PERSONS
    | QUESTIONS
    | words(
        "and but so if as like with to for of from by than because since when while that this these those poor old dear good nice bad sorry thanks lucky"
    )
)
"""Words that may stand before the name of somebody, and do nothing to them."""
_BESIDE_GIFTS = PLEADING | words(
    "too also plus as well with here are is yes use id like want take first before auch aussi tambien anche ook"
)
"""What may stand beside the cards that somebody hands in."""
_LONGEST_DEED, _LEAST_ORDER = 12, 4
_LONGEST_REVISION = 9
_LONGEST_CORRECTION = 5
_LONGEST_QUESTION = 6
_BESIDE_NAME = 1
_CASES = frozenset(("if", "when", "once"))
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


def takes_back(said: OrderSigns) -> bool:
    """Rule 10, for what may stand below an empty line."""
    typed = f" {' '.join(said.words)} "
    means = bool(said.names) and "mean" in said.words
    return len(said.words) <= _LONGEST_REVISION and (means or bool(REVISIONS.search(typed)))


def asks_about_it(said: OrderSigns) -> bool:
    """Rule 10, for a question about an order."""
    last, about = said.line.tokens[-1].text, THESE.intersection(said.line_words)
    if about and any(one in THESE and other in _LONG for one, other in pairwise(said.words)):
        return False
    return bool(last == "?" and about and (len(said.words) <= _LONGEST_QUESTION or said.words[-1] in about))


def corrects(said: OrderSigns) -> bool:
    """Rule 10, for what stands near an order."""
    if said.line.tokens[0].kind == "arrow" or len(said.words) > _LONGEST_CORRECTION:
        return False
    if said.head in REVISING or (said.head in NO and said.has_number):
        return True
    last = said.line.tokens[-1]
    stops = {":"} if said.words else {":", ".", ")"}
    label = not stops.isdisjoint((last.text, said.line.text[last.end : last.end + 1]))  # "1." and "Turn 15:"
    named = not FIRST_NAMES.isdisjoint(said.words) and said.line.tokens[0].text.istitle()
    number = said.is_number and len(said.words) < 2 and not named
    if tuple(said.words) in DENIALS or (number and not label):
        return True
    return said.names == 1 and said.beside <= _BESIDE_NAME and not is_greeting(said)


def sends_units(said: OrderSigns) -> bool:
    """Rule 9, for armies that go somewhere: "new armies: all to the Afghans"."""
    counted = said.has_amount or said.has_number
    is_so = not (IS | {"be"}).isdisjoint(said.words)
    return counted and not is_so and not (said.speech.units.isdisjoint(said.words) or TO.isdisjoint(said.words))


def puts_some(said: OrderSigns) -> bool:
    """Rule 9, for a verb with a number and a way to what may be a name: "drop 9 on Eusa"."""
    first = [one.kind == "number" for one in said.line.tokens[1:2]] == [True]
    onto = [fold(one.text) in ONTO for one in said.line.tokens[2:3]] == [True]
    return first and onto and len(said.line.tokens) == _LEAST_ORDER and said.head in said.speech.verbs


def _orders_between_names(said: OrderSigns) -> bool:
    """Rule 5, for a sentence that says "if" or "sorry" but has two names beside its verb."""
    return said.names > 1 and (said.has_verb or said.has_weak_verb)


def _requests(said: OrderSigns) -> bool:
    """Say whether something with a name is asked for: "could you put 6 in Brazil?"."""
    asked = len(said.words) > 1 and said.words[0] in ASKING and said.words[1] in WE
    return asked and bool(said.names) and not said.speech.verbs.isdisjoint(said.words)


def orders_something(said: OrderSigns) -> bool:
    """Say whether there is a verb, a number, or what somebody means to do, beside a name."""
    means = not MEANING.isdisjoint(said.words) or tuple(said.words[:2]) in CASES
    return bool(said.names) and (
        said.has_verb
        or said.has_weak_verb
        or said.has_number
        or means
        or (said.names > 1 and not (FROM.isdisjoint(said.words) and AMOUNTS.isdisjoint(said.words[:1])))
    )


def _goes_on_with_a_name(said: OrderSigns) -> bool:
    """Say whether the line is a name behind fillers: "then India"."""
    words = sum(token.kind == "word" for token in said.line.tokens)
    return not said.beside - (words - len(said.words)) and len(said.words) < words


def is_to_somebody(said: OrderSigns) -> bool:
    """Rule 1, for "to Ben: ..." and what is quoted."""
    first, opening = said.line.tokens[0], [token.text for token in said.line.tokens[:_OPENING]]
    return (fold(first.text) == "to" and ":" in opening) or first.kind == "arrow"


def is_greeting(said: OrderSigns) -> bool:
    """Rule 1."""
    wishes = tuple(said.words[:2]) in WISHES and not said.names and not said.has_number
    wishes |= tuple(said.words) in PARTINGS
    return wishes or (said.head in GREETINGS and not _orders_between_names(said)) or is_to_somebody(said)


def is_chat(said: OrderSigns) -> bool:
    """Rules 2 and 3."""
    asks = said.line.tokens[-1].text == "?" and said.head not in said.speech.strong and not _requests(said)
    asks &= not said.allots or said.head in QUESTIONS
    person = any(one in said.speech.verbs and other in PERSONS for one, other in pairwise(said.words))
    about = said.has_number or said.has_amount or said.names > 1 or said.head in said.speech.modifiers
    return not said.has_arrow and (asks or (person and not about))


def is_like_an_order(said: OrderSigns) -> bool:
    """Rule 4, but for what stands near."""
    directed = any(word in FROM or word in TO for word in said.words[1:])
    short = len(said.words) <= 2 or said.says_nouns or bool(head_end(said.words, said.speech.heads))
    tells = not IS.isdisjoint(said.words[1:2])
    return bool(said.names) or said.has_arrow or (not tells and (said.has_number or directed or short))


def names_an_order(said: OrderSigns) -> bool:
    """Rules 5 and 6."""
    if said.is_nearly_an_order or said.has_cut_way or said.has_initials or said.misspells_names:
        return True
    if not said.names:
        return (
            said.holds_a_bag
            or said.counts_for_a_name
            or said.labels_numbers
            or (said.has_verb and said.says_nouns and (said.has_number or said.has_amount))
        )
    if said.names > 1 or said.has_number or said.has_verb or said.has_arrow or _goes_on_with_a_name(said):
        return True
    begins = said.head in said.speech.weak or said.head in said.speech.modifiers or tuple(said.words[:2]) in CASES
    return (
        begins
        or not AMOUNTS.isdisjoint(said.words[:2])
        or (said.has_weak_verb and said.has_amount)
        or said.allots
        or _amounts_to_an_order(said)
        or _does_something(said)
        or _does_it_to_somebody(said)
    )


def _does_something(said: OrderSigns) -> bool:
    """Rule 6, for a verb of any chat right before a name: "in case Bob is away, hit China"."""
    line, found = said.line, False
    for at, token in enumerate(line.tokens[:-1]):
        line.at = at + 1
        found |= fold(token.text) in said.speech.weak and line.is_whole_name()
    line.at = 0
    return found


def _does_it_to_somebody(said: OrderSigns) -> bool:
    """Rule 6, for a word before the name of another player: "finish Cleo in India", "wipe Bob out from Siam"."""
    head = said.head
    does = head.isalpha() and head not in said.players and head not in _NO_DEEDS
    pairs = pairwise(fold(one.text) for one in said.line.tokens)  # not: well played, Bob
    to_somebody = any(one == head and other in said.players for one, other in pairs) if does else False
    return to_somebody and len(said.words) <= _LONGEST_DEED


def _amounts_to_an_order(said: OrderSigns) -> bool:
    """Rule 6, for what stands for a number in a short line: "load up Alaska with all of them"."""
    is_so = not (IS | {"be"}).isdisjoint(said.words)
    return said.is_short and not is_so and not (AMOUNTS | {"most"}).isdisjoint(said.words)


def adds_to_orders(said: OrderSigns) -> bool:
    """Rule 7."""
    counts = said.has_number and said.says_nouns
    return said.head in said.speech.modifiers or counts or _moves_some(said)


def names_what_is_given(said: OrderSigns) -> bool:
    """Rule 7, for what an order without names is about, and little else: "set please", "the cards too"."""
    return any(
        not about.isdisjoint(said.words) and (about | beside | _BESIDE_GIFTS).issuperset(said.words)
        for _, about, beside, *_ in said.speech.bags.values()
    )


def _moves_some(said: OrderSigns) -> bool:
    """Rule 7, for a verb of any chat with a number: "march all of them in if it works", "once it's mine, 3 should move in"."""
    counts = said.has_number or said.has_amount
    speech = said.speech
    goes = speech.weak.get(said.head, "-") in (speech.way, speech.shift, speech.bare)
    return counts and (goes or (said.has_verb and said.head in _CASES))


def limits_orders(said: OrderSigns) -> bool:
    """Rule 7, for what may stand below an empty line."""
    verb = said.has_verb or said.has_weak_verb
    if said.head in said.speech.modifiers:
        return said.has_number or verb
    counts = said.line.tokens[0].kind == "number" and said.head in MORE
    return counts or stands_alone(said) or (said.head in NO | {"never"} and said.has_number and verb)
