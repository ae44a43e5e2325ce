"""
What a short line above orders says of them: that they are not given, not sure, of another time, or somebody else's.

    Next round attack        maybe        Plan B:        Cleo says        last turn I did        I was going to

Rule 1. A heading is short. One with an arrow or the name of a place, or that greets, asks somebody for something or says
        what is not done, is none, and so is a sentence of other words that ends with a full stop.
Rule 2. It turns what stands below it, with or without empty lines between, if its words are those of a heading and one
        of them, or two together, deny, suppose, put off, quote, take back, or tell of others or of the past.
Rule 3. So it does, whatever its other words are, with such a word or the name of a player before its colon.
Rule 4. Where it ends with such a word, or with one that leads on to the order right below it ("I was going to"), it turns
        that, unless its words are those with which anybody leads on to what he orders ("now I want to").
Rule 5. So do words in the line of an order, before it or behind a comma, a colon or a greeting before it, that tell
        another turn, ask, or say what is only to be done or should have been: "ok, next turn: ...", "shall I ...".
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import pairwise

from pbem.engine.short.denials import denied
from pbem.engine.short.heading_words import (
    AWAY,
    HOPING,
    LEADING_ON,
    LED,
    LED_BY,
    LIKED,
    LIKING,
    OF_TURNS,
    ORDINARY,
    OWNERS,
    SUSPECT,
    TO_SOMEBODY,
    TURNED_PAIRS,
    TURNING,
    TURNING_ENDS,
    WHENS,
    WHOLE,
)
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import (
    ASKING,
    BACK,
    ELSEWHERE,
    GREETINGS,
    OTHER_TURNS,
    QUESTIONING,
    SUPPOSING,
    THATS_ALL,
    WISHES,
    Speech,
)
from pbem.engine.short.telling_words import BEING, HELPERS, MINDED, SELVES, SPANS
from pbem.engine.short.tokens import Token
from pbem.record import tool

_LONGEST = 7
_MOST_TOKENS = 12
_MOST_BEFORE = 12
_BEHIND = 3
_LONGEST_TURNED = 5
_LONGEST_SENTENCE = 3
_ENDS = frozenset(".!?")


def may_be_heading(tokens: Sequence[Token]) -> bool:
    """Say whether a line is short and shows no way, and counts nothing but plans, as most orders do."""
    if len(tokens) > _MOST_TOKENS or tokens[0].kind == "number":
        return False
    for before, one in pairwise(tokens):
        if one.kind == "arrow" or (one.kind == "number" and fold(before.text) not in ELSEWHERE):
            return False
    return True


def _typed(line: TypedLine, tokens: Sequence[Token]) -> list[str]:
    """Return words as they were typed, folded; a number is 0."""
    said = [line.text[one.start : one.end] for one in tokens if one.kind in ("word", "number")]
    return ["0" if one.isdigit() else fold(one) for one in said]


@tool
class OrderHeading:
    """A line that may say something of orders below it; `players` are the folded names of others."""

    line: TypedLine
    speech: Speech
    players: AbstractSet[str] = frozenset()

    @cached_property
    def words(self) -> list[str]:
        """Its words as they were typed."""
        return _typed(self.line, self.line.tokens)

    @property
    def _is_sentence(self) -> bool:
        """Say whether it ends as sentences do; the tokens may have lost their last full stop."""
        end = self.line.tokens[-1].end
        return not _ENDS.isdisjoint(self.line.text[end - 1 : end + 1])

    @property
    def turns(self) -> bool:
        """Rule 2."""
        most = _LONGEST_SENTENCE * (self.words[:1] != ["i"]) if self._is_sentence else _LONGEST
        if not 0 < len(self.words) <= most or self.words[0] in HOPING:
            return False
        return self._turn(self.words) and self._is_ordinary and self._may_turn

    @property
    def announces(self) -> bool:
        """Rule 3."""
        if self.line.tokens[-1].text != ":" or not self.words:
            return False
        if not ELSEWHERE.isdisjoint(self.words) or self._puts_what_follows:
            return not self._requests
        owned = any(one.removesuffix("s") in self.players or one in OWNERS for one in self.words)
        verbs = self.speech.strong.keys() | self.speech.between.keys() | self.speech.last.keys()
        named = not self.players.isdisjoint(self.words) and all(
            one in self.players or one in TO_SOMEBODY for one in self.words
        )
        return named or (owned and not verbs.isdisjoint(self.words))

    @property
    def _puts_what_follows(self) -> bool:
        """Say whether what stands between the last comma and the colon turns what follows."""
        commas = [at for at, one in enumerate(self.line.tokens) if one.kind == "comma"]
        said = _typed(self.line, self.line.tokens[commas[-1] + 1 :] if commas else self.line.tokens)
        return len(said) <= _LONGEST and self._turn(said)

    @property
    def dangles(self) -> bool:
        """Rule 4, for a line that is no whole sentence."""
        if self._is_sentence or "0" in self.words or not self._may_turn or self.words[-1] not in LEADING_ON:
            return False
        pairs = pairwise([*self.words, ""])
        return not all(one in LED or (one in LIKED and other in LIKING) for one, other in pairs)

    @property
    def leads_on(self) -> bool:
        """Rule 4, for what is said of the line right below."""
        if self._is_sentence or "0" in self.words or not self._may_turn:
            return False
        first, last = self.words[0], self.words[-1]
        if first in self.speech.leads:
            return True
        if len(self.words) > _LONGEST_TURNED or (first in AWAY and last in WHENS):
            return False
        return last in TURNING_ENDS or tuple(self.words[-2:]) in TURNED_PAIRS

    @cached_property
    def _may_turn(self) -> bool:
        """Rule 1."""
        if len(self.words) > _LONGEST or not self.words or not may_be_heading(self.line.tokens):
            return False
        if self._greets or self._requests or tuple(self.words) in THATS_ALL:
            return False
        return not self.line.names_something() and not denied(self.line, self.speech)

    @property
    def _greets(self) -> bool:
        return self.words[0] in GREETINGS or tuple(self.words[:2]) in WISHES

    @property
    def _requests(self) -> bool:
        return self.words[0] in ASKING and self.words[1:2] == ["you"]

    def _turn(self, said: Sequence[str]) -> bool:
        """Say whether a word, or two together, turn what they are said of."""
        if SUSPECT.isdisjoint(said) and not any(one.removesuffix("s") in self.players for one in said):
            return False
        if tuple(said) in WHOLE:
            return True
        pairs = [*pairwise([*said, ""])]
        alone = any(one in TURNING and not (one in LIKED and other in LIKING) for one, other in pairs)
        return alone or any(self._are_turning(one, other) for one, other in pairs)

    def _are_turning(self, one: str, other: str) -> bool:
        """Say whether two words together turn: "next turn", "Bob will", "should I", "plan B"."""
        if (one, other) in TURNED_PAIRS or (one in OF_TURNS and other in SPANS):
            return True
        if one not in self.players and one.removesuffix("s") in self.players:
            return bool(other)  # Bob's
        if one in self.players or one == "you":
            return other in HELPERS or other in BEING or other in MINDED
        asks = one in QUESTIONING and one not in SUPPOSING and other in ("i", "we")
        return asks or (one == "plan" and len(other) == 1) or (one, other) == ("take", "back")

    @property
    def _is_ordinary(self) -> bool:
        """Say whether all of its words are those of headings."""
        known = (
            {f"{one}s" for one in self.players},
            ORDINARY,
            TURNING,
            ELSEWHERE,
            self.speech.verbs,
            self.speech.nouns,
            self.speech.units,
            self.players,
            MINDED,
        )
        return all(one == "0" or any(one in words for words in known) for one in self.words)


def puts_off(line: TypedLine, speech: Speech) -> bool:
    """
    Say whether words before an order turn it, or a question behind it: another turn, an example, what is not sure.

    They begin the line, or what follows a comma, a colon or a word that says nothing.
    """
    begins, last = True, _typed(line, line.tokens[-_BEHIND:])[-2:]
    for at, token in enumerate(line.tokens[:_MOST_BEFORE]):
        if token.kind in ("number", "arrow"):
            break
        said = [*_typed(line, line.tokens[at : at + 3]), "", "", ""] if begins else []
        if said and _turns_order(said, speech):
            return True
        word = fold(token.text)
        if word in speech.strong:
            break
        begins = token.kind != "word" or (begins and word in LED_BY)
    return _asks(last) and len(line.tokens) > _BEHIND


def _turns_order(said: Sequence[str], speech: Speech) -> bool:
    first, second, third = said[:3]
    if (first, second) in OTHER_TURNS or first == "like" or (_asks(said) and third not in ("have", "get")):
        return True
    if first in BACK or first == "todo":
        return second in speech.strong or (first == "todo" and second == "0")
    should = first in SELVES and second in SUPPOSING and third == "have"
    return should or ((first, second) == ("up", "to") and third != "0")


def _asks(said: Sequence[str]) -> bool:
    return said[:1] != [] and said[0] in QUESTIONING and said[1:2] in (["i"], ["we"])
